import { useSearchParams } from 'react-router';
import { type DutyFilters, dutiesAPage, dutyCuts, dutyMonths, type MonthGroups } from '../../../contract/obligations';
import { DUTY_AREAS } from '../../../domain/deadlines/dutyAreas';
import { addMonths, formatMonth, isMonth, monthOf } from '../../../lib/dates';
import { formatNumber } from '../../../lib/numbers';
import { countOf } from '../../../lib/text';
import { type Option, optionsOf, SelectBox } from '../../fields/SelectBox';
import { Page } from '../../layout/Page';
import { Pending } from '../../layout/Pending';
import { TurnPages } from '../../layout/TurnPages';
import { useToday } from '../../pages/dashboard/useToday';
import { KeeperBox } from '../../pages/reports/KeeperBox';
import { useUser } from '../../session/useSession';
import { EventWays } from '../events/EventWays';
import { DutyGroups } from './DutyGroups';
import { FilterBar } from './FilterBar';
import { ImpossibleStates } from './ImpossibleStates';
import { ManyQuestions } from './ManyQuestions';
import { NoClients } from './NoClients';
import { TakeAway } from './TakeAway';
import { queryOf, useMonthGroups } from './useDuties';

const areas = Object.entries(DUTY_AREAS);

/** What the law asks of all clients in a month, and what must be found out of any of them. */
export function AllDuties() {
  const thisMonth = monthOf(useToday());
  const [params, setParams] = useSearchParams();
  const said = (key: string) => params.get(key) ?? '';
  const month = isMonth(said('month')) ? said('month') : thisMonth;
  const { id: me, roles } = useUser();
  // Whoever keeps companies looks at their own first, who leads at the office's.
  const keeper = params.has('keeper') ? said('keeper') : roles.length === 0 ? me : '';
  // What is only perhaps due is asked of first, above; there is far more of it than of what is sure.
  const state = params.has('state') ? said('state') : 'sure';
  const page = Math.max(1, Number(said('page')) || 1);
  const filters: DutyFilters = { month, area: said('area'), state, keeper };
  const { data, error, refetch, isFetching } = useMonthGroups({ ...filters, page });
  const months = Array.from({ length: dutyMonths.back + 1 + dutyMonths.ahead }, (_, nth): Option => {
    const each = addMonths(thisMonth, nth - dutyMonths.back);
    return [each, formatMonth(each)];
  });
  const choose = (key: string) => (value: string) => {
    const next = new URLSearchParams(params);
    if (key !== 'page') next.delete('page');
    // No keeper at all and any state are choices of their own.
    if (value || key === 'keeper' || key === 'state') next.set(key, value);
    else next.delete(key);
    setParams(next, { replace: key !== 'page' });
  };

  return (
    <Page
      lead="Co wynika z przepisów dla klientów w wybranym miesiącu. Rozwiń obowiązek, by zobaczyć, których firm dotyczy i dlaczego."
      actions={
        <>
          <EventWays />
          <TakeAway from={`/api/obligations.ics?${queryOf(filters)}`} />
        </>
      }
    >
      <ImpossibleStates keeper={keeper} />
      <ManyQuestions keeper={keeper} />
      <FilterBar>
        <SelectBox label="Termin w miesiącu" value={month} options={months} onChange={choose('month')} />
        <SelectBox label="Dziedzina" value={said('area')} empty="Wszystkie" options={areas} onChange={choose('area')} />
        <KeeperBox value={keeper} onChange={choose('keeper')} />
        <SelectBox label="Stan" value={state} empty="Każdy" options={optionsOf(dutyCuts)} onChange={choose('state')} />
        <p className="quiet" role="status">
          {data && told(data)}
        </p>
      </FilterBar>
      {!data ? (
        <Pending error={error} refetch={refetch} lines={10} panel={true} />
      ) : (
        <div aria-busy={isFetching}>
          {data.groups.length === 0 && (
            <section className="panel">
              <NoClients title="W tym miesiącu nic nie pasuje" keeper={keeper} onAll={() => choose('keeper')('')}>
                Wybierz inny miesiąc, dziedzinę, opiekuna albo stan.
              </NoClients>
            </section>
          )}
          <DutyGroups groups={data.groups} filters={filters} />
          <TurnPages page={page} total={data.total} perPage={dutiesAPage} onTurn={(to) => choose('page')(String(to))} />
        </div>
      )}
    </Page>
  );
}

/** What is sure is counted apart from what hangs on an answer. */
const told = ({ total, rows, perhaps }: MonthGroups) =>
  [
    `${countOf(total - perhaps.duties, 'obowiązek', 'obowiązki', 'obowiązków')}, razem z powtórzeniami u klientów: ${formatNumber(rows - perhaps.rows)}`,
    ...(perhaps.rows > 0 ? [`być może: ${formatNumber(perhaps.rows)}`] : []),
  ].join('; ');
