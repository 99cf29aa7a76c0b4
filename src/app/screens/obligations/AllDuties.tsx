import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useSearchParams } from 'react-router';
import { dutiesAPage, dutyMonths, dutyStates } from '../../../contract/obligations';
import { DUTY_AREAS } from '../../../domain/deadlines/dutyAreas';
import { addMonths, formatMonth, isMonth, monthOf } from '../../../lib/dates';
import { formatNumber } from '../../../lib/numbers';
import { countOf } from '../../../lib/text';
import { type Option, optionsOf, SelectBox } from '../../fields/SelectBox';
import { Empty } from '../../layout/Empty';
import { Page } from '../../layout/Page';
import { Pending } from '../../layout/Pending';
import { useToday } from '../../pages/dashboard/useToday';
import { KeeperBox } from '../../pages/reports/KeeperBox';
import { useUser } from '../../session/useSession';
import { DutyMonths } from './DutyMonths';
import { FilterBar } from './FilterBar';
import { ManyQuestions } from './ManyQuestions';
import { useMonthDuties } from './useDuties';

const areas = Object.entries(DUTY_AREAS);

/** What the law asks of all clients in a month, and what must be found out of any of them. */
export function AllDuties() {
  const thisMonth = monthOf(useToday());
  const [params, setParams] = useSearchParams();
  const said = (key: string) => params.get(key) ?? '';
  const month = isMonth(said('month')) ? said('month') : thisMonth;
  const { id: me } = useUser();
  // Whoever opens it looks at their own companies first.
  const keeper = params.has('keeper') ? said('keeper') : me;
  const page = Math.max(1, Number(said('page')) || 1);
  const { data, error, refetch, isFetching } = useMonthDuties({
    month,
    page,
    area: said('area'),
    state: said('state'),
    keeper,
  });
  const months = Array.from({ length: dutyMonths.back + 1 + dutyMonths.ahead }, (_, nth): Option => {
    const each = addMonths(thisMonth, nth - dutyMonths.back);
    return [each, formatMonth(each)];
  });
  const choose = (key: string) => (value: string) => {
    const next = new URLSearchParams(params);
    if (key !== 'page') next.delete('page');
    // No keeper at all is a choice of its own.
    if (value || key === 'keeper') next.set(key, value);
    else next.delete(key);
    setParams(next, { replace: key !== 'page' });
  };

  return (
    <Page lead="Co wynika z przepisów dla wszystkich klientów w wybranym miesiącu. Kliknij firmę, by zobaczyć jej czternaście miesięcy.">
      <ManyQuestions keeper={keeper} />
      <FilterBar>
        <SelectBox label="Termin w miesiącu" value={month} options={months} onChange={choose('month')} />
        <SelectBox label="Dziedzina" value={said('area')} empty="Wszystkie" options={areas} onChange={choose('area')} />
        <KeeperBox value={keeper} onChange={choose('keeper')} />
        <SelectBox label="Stan" value={said('state')} empty="Każdy" options={optionsOf(dutyStates)} onChange={choose('state')} />
        <p className="quiet" role="status">
          {data && countOf(data.total, 'obowiązek', 'obowiązki', 'obowiązków')}
        </p>
        <button type="button" className="quiet-button small" onClick={() => window.print()}>
          Drukuj
        </button>
      </FilterBar>
      {!data ? (
        <Pending error={error} refetch={refetch} lines={10} panel={true} />
      ) : (
        <div aria-busy={isFetching}>
          {data.duties.length === 0 && (
            <section className="panel">
              <Empty
                title="W tym miesiącu nic nie pasuje"
                action={
                  keeper && (
                    <Button variant="outlined" onClick={() => choose('keeper')('')}>
                      Pokaż wszystkich klientów
                    </Button>
                  )
                }
              >
                {keeper === me ? 'Widać tylko firmy, które prowadzisz.' : 'Wybierz inny miesiąc, dziedzinę, opiekuna albo stan.'}
              </Empty>
            </section>
          )}
          <DutyMonths duties={data.duties} withCompany={true} />
          {data.total > dutiesAPage && <Pages page={page} total={data.total} onTurn={(to) => choose('page')(String(to))} />}
        </div>
      )}
    </Page>
  );
}

function Pages({ page, total, onTurn }: { page: number; total: number; onTurn: (page: number) => void }) {
  const last = Math.ceil(total / dutiesAPage);
  const way = (label: string, to: number) => (
    <Button size="small" disabled={to < 1 || to > last} onClick={() => onTurn(to)}>
      {label}
    </Button>
  );
  return (
    <Stack component="nav" aria-label="Strony listy" direction="row" sx={{ gap: 1, my: 2, alignItems: 'center' }}>
      {way('Poprzednia', page - 1)}
      <span>
        Strona {page} z {formatNumber(last)}
      </span>
      {way('Następna', page + 1)}
    </Stack>
  );
}
