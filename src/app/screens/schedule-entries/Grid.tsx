import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { resources } from '../../../../resources';
import { addDays, formatDate, formatWeekday, monthOf, weekday } from '../../../lib/dates';
import { Pressed } from '../../kit/Pressed';
import { usePaths } from '../../records/paths';
import { Icon } from '../../theme/Icon';
import { DayItems } from './DayItems';
import type { Day } from './days';

const weekdays = ['pon.', 'wt.', 'śr.', 'czw.', 'pt.', 'sob.', 'niedz.'];
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

interface GridProps {
  days: readonly Day[];
  /** The month that is looked at; days of its neighbours stand back. Null for a week. */
  month: string | null;
  today: string;
  day: string;
  onDay: (day: string) => void;
}

/** Weeks from Monday. Arrows walk over the days, a press picks one, its plus begins an entry on it. */
export function Grid({ days, month, today, day, onDay }: GridProps) {
  const create = usePaths(resources['schedule-entries']).create();
  const navigate = useNavigate();
  const table = useRef<HTMLTableElement>(null);
  useCellPress(table, (date) => create && navigate(addressOf(create, date)));
  const weeks = Array.from({ length: days.length / 7 }, (_, at) => days.slice(at * 7, at * 7 + 7));

  function walk(event: KeyboardEvent, from: string): void {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = addDays(from, step);
    onDay(next);
    requestAnimationFrame(() => table.current?.querySelector<HTMLButtonElement>(`[data-day="${next}"]`)?.focus());
  }

  return (
    <table className={month ? 'calendar' : 'calendar calendar-week'} ref={table}>
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.date}>
            {week.map((each) => (
              <td key={each.date} className={classOf(each, { month, today, day })} data-cell={each.date}>
                <div className="day-head">
                  <Pressed
                    sx={{ fontWeight: 500, borderRadius: '6px' }}
                    className="day-number"
                    data-day={each.date}
                    tabIndex={each.date === day ? 0 : -1}
                    aria-pressed={each.date === day}
                    onClick={() => onDay(each.date)}
                    onKeyDown={(event) => walk(event, each.date)}
                  >
                    <span aria-hidden="true">{Number(each.date.slice(8))}</span>
                    <span className="unseen">
                      {formatWeekday(each.date)}, {formatDate(each.date)}
                      {each.date === today && ', dzisiaj'}
                    </span>
                  </Pressed>
                  {create && (
                    <Link className="day-add" to={addressOf(create, each.date)}>
                      <Icon name="plus" size={16} />
                      <span className="unseen">Dodaj wpis: {formatDate(each.date)}</span>
                    </Link>
                  )}
                </div>
                {each.holiday && <p className="day-holiday">{each.holiday}</p>}
                <DayItems day={each} short={true} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A press on the empty part of a day, a convenience for the pointer: the keyboard has the plus. */
function useCellPress(table: RefObject<HTMLElement | null>, onPress: (date: string) => void): void {
  const latest = useRef(onPress);
  latest.current = onPress;
  useEffect(() => {
    const node = table.current;
    const press = ({ target }: MouseEvent) => {
      const date = target instanceof HTMLElement ? target.dataset.cell : undefined;
      if (date) latest.current(date);
    };
    node?.addEventListener('click', press);
    return () => node?.removeEventListener('click', press);
  }, [table]);
}

/** The form of a new entry at nine on a day. */
export const addressOf = (create: string, date: string) => `${create}?start=${encodeURIComponent(`${date} 09:00:00`)}`;

function classOf({ date, holiday }: Day, { month, today, day }: Pick<GridProps, 'month' | 'today' | 'day'>): string {
  return [
    holiday || weekday(date) > 5 ? 'day-off' : '',
    month && monthOf(date) !== month ? 'day-beside' : '',
    date === today ? 'day-today' : '',
    date === day ? 'day-picked' : '',
  ]
    .filter(Boolean)
    .join(' ');
}
