import { type Duty, type DutyStateCode, dutyStates, spanOf } from '../../../../contract/obligations';
import { plainWords } from '../../../../domain/deadlines/plainWords';
import { whoActs } from '../../../../domain/deadlines/whoActs';
import { formatDate, formatWeekday } from '../../../../lib/dates';
import { formatMoney } from '../../../../lib/money';
import { StatusChip } from '../../../layout/StatusChip';
import { furtherDays } from '../countedDuties';
import { WayThere } from '../WayThere';

/** States in words meant for the client, where the office's own say something else to them. */
const words: Partial<Record<DutyStateCode, string>> = {
  open: 'W rozliczeniu',
  untraced: 'Termin minął',
  perhaps: 'Być może',
  declared: 'Oznaczone jako zapłacone',
};

/** States in which somebody still has to do something. */
const waiting: readonly DutyStateCode[] = ['late', 'open', 'planned'];

/** One obligation as the client reads it: until when, what it means, and where to pay once the month is settled. */
export function ClientDuty({ duty }: { duty: Duty }) {
  const { rule, name, person, due, shifted, condition, why, state, item } = duty;
  const span = spanOf(duty);
  // What is past, done or not kept by the office has nobody left to act.
  const acts = duty.by_office && condition === null && waiting.includes(state.code) ? whoActs(rule, due) : null;
  // Its day says it.
  const isAhead = state.code === 'planned';
  const says = plainWords(rule, name, duty.by_event ? '' : span);
  return (
    <li>
      <div className="client-duty-day">
        <strong className="number">{formatDate(due)}</strong>
        <span className="quiet">{formatWeekday(due)}</span>
      </div>
      <div>
        <p>{says}</p>
        {acts && <p>{acts}</p>}
        <p className="quiet">
          {name}
          {!says.includes(span) && `${duty.by_event ? ': ' : ' '}${span}`}
          {person && ` – ${person.name}`}
        </p>
        {condition && (
          <p className="quiet">
            {condition}
            {furtherDays(duty)}
          </p>
        )}
        {shifted && <p className="quiet">{shifted}</p>}
        {why.length > 0 && <p className="quiet">{why.join(' ')}</p>}
        {(!isAhead || item) && (
          <p className="client-duty-state">
            {!isAhead && (
              <StatusChip label={words[state.code] ?? dutyStates[state.code].label} color={dutyStates[state.code].color} />
            )}
            {item && (
              <WayThere
                duty={duty}
                to={`/reports/monthly-settlements/${item.settlement_id}`}
                says={item.amount === null ? 'Rozliczenie' : `Rozliczenie: ${formatMoney(item.amount)}`}
              />
            )}
          </p>
        )}
      </div>
    </li>
  );
}
