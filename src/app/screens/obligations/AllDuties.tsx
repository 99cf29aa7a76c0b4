import Stack from '@mui/material/Stack';
import { useSearchParams } from 'react-router';
import { type DutyFilters, dutyCuts, dutyMonths } from '../../../contract/obligations';
import { DUTY_AREAS } from '../../../domain/deadlines/dutyAreas';
import { addMonths, formatMonth, isMonth, monthOf } from '../../../lib/dates';
import { type Option, optionsOf, SelectBox } from '../../fields/SelectBox';
import { OtherButton } from '../../kit/buttons';
import { Page } from '../../layout/Page';
import { useToday } from '../../records/useToday';
import { useUser } from '../../session/useSession';
import { EventWays } from '../company-events/EventWays';
import { KeeperBox } from '../users/KeeperBox';
import { FilterBar } from './FilterBar';
import { ImpossibleStates } from './ImpossibleStates';
import { ManyQuestions } from './ManyQuestions';
import { MonthByClient } from './MonthByClient';
import { MonthByDuty } from './MonthByDuty';
import { TakeAway } from './TakeAway';
import { queryOf } from './useDuties';

const areas = Object.entries(DUTY_AREAS);

/** What the law asks of all clients in a month, by duty or by client, and below it what must be found out of any of them. */
export function AllDuties() {
  const thisMonth = monthOf(useToday());
  const [params, setParams] = useSearchParams();
  const said = (key: string) => params.get(key) ?? '';
  const month = isMonth(said('month')) ? said('month') : thisMonth;
  const { id: me, roles } = useUser();
  // It begins with the companies of a keeper, and for those who lead with the whole office's.
  const keeper = params.has('keeper') ? said('keeper') : roles.length === 0 ? me : '';
  // What is only perhaps due is asked of below; there is far more of it than of what is sure.
  const state = params.has('state') ? said('state') : 'sure';
  const page = Math.max(1, Number(said('page')) || 1);
  const byClient = said('by') === 'client';
  const filters: DutyFilters = { month, area: said('area'), state, keeper };
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
  const Month = byClient ? MonthByClient : MonthByDuty;

  return (
    <Page
      lead="Co wynika z przepisów dla klientów w wybranym miesiącu. Rozwiń obowiązek albo klienta, by zobaczyć, kogo dotyczy i na jakiej podstawie."
      actions={
        <>
          <EventWays />
          <TakeAway from={`/api/obligations.ics?${queryOf(filters)}`} />
        </>
      }
    >
      <FilterBar>
        <SelectBox label="Termin w miesiącu" value={month} options={months} onChange={choose('month')} />
        <SelectBox label="Dziedzina" value={said('area')} empty="Wszystkie" options={areas} onChange={choose('area')} />
        <KeeperBox value={keeper} onChange={choose('keeper')} />
        <SelectBox label="Stan" value={state} empty="Każdy" options={optionsOf(dutyCuts)} onChange={choose('state')} />
        <Stack role="group" aria-label="Układ" direction="row" sx={{ gap: 1 }}>
          <OtherButton aria-pressed={!byClient} onClick={() => choose('by')('')}>
            Według terminów
          </OtherButton>
          <OtherButton aria-pressed={byClient} onClick={() => choose('by')('client')}>
            Według klientów
          </OtherButton>
        </Stack>
      </FilterBar>
      <Month
        filters={filters}
        page={page}
        keeper={keeper}
        onTurn={(to) => choose('page')(String(to))}
        onAll={() => choose('keeper')('')}
      />
      <ImpossibleStates keeper={keeper} />
      <ManyQuestions keeper={keeper} />
    </Page>
  );
}
