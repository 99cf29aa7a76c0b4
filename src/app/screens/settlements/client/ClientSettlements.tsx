import { useQuery } from '@tanstack/react-query';
import { type RaRecord, RecordContextProvider, useGetList } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import { settlementItems } from '../../../../../resources/settlementItems';
import type { PaidMonth } from '../../../../contract/paymentHistory';
import { formatDate, formatMonth } from '../../../../lib/dates';
import { formatMoney } from '../../../../lib/money';
import { RecordValue } from '../../../fields/RecordValue';
import { OtherButton } from '../../../kit/buttons';
import { Empty } from '../../../layout/Empty';
import { Page } from '../../../layout/Page';
import { Pending } from '../../../layout/Pending';
import { request } from '../../../providers/request';
import { usePaths } from '../../../records/paths';
import { useDeclared, useShown } from '../../../records/useDeclared';
import { useNarrowed } from '../../../records/useNarrowed';
import { useToday } from '../../../records/useToday';
import { useChosenCompany, useSeveral } from '../../../session/chosenCompany';
import { YearSum } from './YearSum';
import './client.css';

const atOnce = 12;

/** A client's months, the newest first. */
export default function ClientSettlements() {
  const resource = useDeclared();
  const [shown, setShown] = useState(atOnce);
  const narrowed = useNarrowed(resource);
  const { data, total, error, refetch } = useGetList<RaRecord>(resource.name, {
    filter: narrowed,
    sort: { field: 'period', order: 'DESC' },
    pagination: { page: 1, perPage: Math.min(shown, 100) },
  });
  const { data: all } = usePaidMonths();
  const chosen = useChosenCompany();
  const paid = all?.filter(({ company_id }) => chosen === null || company_id === chosen);
  const years = [...new Set((data ?? []).map(yearOf))];
  const several = useSeveral();
  return (
    <Page lead="Co miesiąc: ile i do kiedy. Konta są w każdym miesiącu, także w zapłaconych.">
      {!data ? (
        <Pending error={error} refetch={refetch} lines={6} panel={true} />
      ) : data.length > 0 ? (
        <>
          {years.map((year) => (
            <section key={year} aria-labelledby={`year-${year}`}>
              <h2 id={`year-${year}`} className="payments-title">
                {year}
              </h2>
              {paid && <YearSum year={year} months={paid.filter(({ period }) => period.startsWith(year))} />}
              <ul className="months">
                {data
                  .filter((month) => yearOf(month) === year)
                  .map((month) => (
                    <RecordContextProvider key={month.id} value={month}>
                      <MonthCard named={several} paid={paid?.find(({ settlement_id }) => settlement_id === month.id)} />
                    </RecordContextProvider>
                  ))}
              </ul>
            </section>
          ))}
          {(total ?? 0) > data.length && shown < 100 && (
            <OtherButton onClick={() => setShown(shown + atOnce)}>Pokaż wcześniejsze miesiące</OtherButton>
          )}
        </>
      ) : (
        <Empty title="Brak rozliczeń">Gdy biuro wyśle pierwsze rozliczenie, zobaczysz je tutaj.</Empty>
      )}
    </Page>
  );
}

const yearOf = ({ period }: RaRecord) => String(period).slice(0, 4);

interface MonthCardProps {
  /** Whether the months of several companies stand here. */
  named: boolean;
  /** What it came to; not there while it is asked for. */
  paid: PaidMonth | undefined;
}

function MonthCard({ named, paid }: MonthCardProps) {
  const { resource, record: month } = useShown();
  const path = usePaths(resource).show(String(month.id));
  const company = month.company as { title?: string } | null | undefined;
  const title = formatMonth(String(month.period));
  return (
    <li className="month">
      <div>
        {path ? (
          <Link className="month-title" to={path}>
            {title}
          </Link>
        ) : (
          <span className="month-title">{title}</span>
        )}
        {named && <p className="quiet">{company?.title}</p>}
        {paid && <MonthSum {...paid} />}
      </div>
      <RecordValue source="status" />
    </li>
  );
}

function MonthSum({ due, left, deferred, day }: PaidMonth) {
  const today = useToday();
  const late = day !== null && day < today;
  if (due === 0) return <p className="quiet">Nic do zapłaty</p>;
  const amount = <span className="number">{formatMoney(left || deferred || due)}</span>;
  const on = day && <span className="number">{formatDate(day)}</span>;
  if (left === 0 && deferred > 0)
    return (
      <p>
        {amount}
        <span className="quiet">, odroczone albo w ratach</span>
      </p>
    );
  if (left === 0)
    return (
      <p>
        {amount}
        <span className="quiet">, ostatni termin {on}</span>
      </p>
    );
  return (
    <p>
      <strong className={late ? 'month-late' : undefined}>
        Do zapłaty {amount}
        {late ? ', termin minął ' : ' do '}
        {on}
      </strong>
      {left < due && <span className="quiet"> z {formatMoney(due)}</span>}
    </p>
  );
}

/** What each month came to; asked anew when a payment is marked. */
const usePaidMonths = () =>
  useQuery({
    queryKey: [settlementItems.name, 'history'],
    queryFn: async ({ signal }) => (await request<{ data: PaidMonth[] }>('/api/settlements/history', { signal })).json.data,
    retry: false,
  });
