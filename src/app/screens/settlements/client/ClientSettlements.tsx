import { type RaRecord, useGetList } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatMonth } from '../../../../lib/dates';
import type { Resource } from '../../../../schema';
import { FieldValue } from '../../../fields/FieldValue';
import { Empty } from '../../../layout/Empty';
import { Page } from '../../../layout/Page';
import { Pending } from '../../../layout/Pending';
import { usePaths } from '../../../records/paths';
import type { ScreenProps } from '../../../routing/route';
import './client.css';

const atOnce = 12;

/** A client's months, the newest first. */
export default function ClientSettlements({ resource }: ScreenProps) {
  return resource ? <Months resource={resource} /> : null;
}

function Months({ resource }: { resource: Resource }) {
  const [shown, setShown] = useState(atOnce);
  const { data, total, error, refetch } = useGetList<RaRecord>(resource.name, {
    sort: { field: 'period', order: 'DESC' },
    pagination: { page: 1, perPage: Math.min(shown, 100) },
  });
  const companies = new Set((data ?? []).map(({ company_id }) => company_id));
  return (
    <Page lead="Co miesiąc: ile, do kiedy i na jakie konto.">
      {!data ? (
        <Pending error={error} refetch={refetch} lines={6} panel={true} />
      ) : data.length > 0 ? (
        <>
          <ul className="months">
            {data.map((month) => (
              <MonthCard key={month.id} resource={resource} month={month} named={companies.size > 1} />
            ))}
          </ul>
          {(total ?? 0) > data.length && shown < 100 && (
            <button type="button" className="quiet-button" onClick={() => setShown(shown + atOnce)}>
              Pokaż wcześniejsze miesiące
            </button>
          )}
        </>
      ) : (
        <Empty title="Brak rozliczeń">Gdy biuro wyśle pierwsze rozliczenie, zobaczysz je tutaj.</Empty>
      )}
    </Page>
  );
}

function MonthCard({ resource, month, named }: { resource: Resource; month: RaRecord; named: boolean }) {
  const path = usePaths(resource).show(String(month.id));
  const { status } = resource.fields;
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
      </div>
      {status && <FieldValue value={month.status} field={status} source="status" record={month} resource={resource} />}
    </li>
  );
}
