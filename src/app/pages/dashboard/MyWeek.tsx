import { useGetList } from 'ra-core';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import type { uptimes } from '../../../../resources/uptimes';
import { addDays, formatMinutes, formatWeekday, weekday } from '../../../lib/dates';
import { Panel } from '../../kit/Panel';
import { Pending } from '../../layout/Pending';
import type { Answered } from '../../records/answered';
import { useToday } from '../../records/useToday';
import { officePath } from '../../routing/officePath';
import { useUser } from '../../session/useSession';

type Entry = Answered<typeof uptimes, 'start_date'> & { minutes: number | null };

const shortNames = ['pon.', 'wt.', 'śr.', 'czw.', 'pt.', 'sob.', 'niedz.'];

/** My hours of this week, day by day from Monday. */
export function MyWeek() {
  const { id } = useUser();
  const today = useToday();
  const monday = addDays(today, 1 - weekday(today));
  const { data, error, refetch } = useGetList<Entry>('uptimes', {
    filter: { user_id: id, 'start_date>': `${addDays(monday, -1)} 23:59:59` },
    sort: { field: 'start_date', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });
  const days = Array.from({ length: 7 }, (_, at) => addDays(monday, at));
  const minutesOn = (day: string) =>
    (data ?? []).filter(({ start_date }) => start_date.startsWith(day)).reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);
  const worked = days.map((day) => ({ day, minutes: minutesOn(day) }));
  const longest = Math.max(8 * 60, ...worked.map(({ minutes }) => minutes));
  const total = worked.reduce((sum, { minutes }) => sum + minutes, 0);

  return (
    <Panel title="Mój tydzień" beside={data && <strong className="number">{formatMinutes(total)}</strong>}>
      <div className="panel-body">
        {!data ? (
          <Pending error={error} refetch={refetch} lines={3} />
        ) : (
          <ol className="week">
            {worked
              .filter(({ day, minutes }) => weekday(day) < 6 || minutes > 0)
              .map(({ day, minutes }) => (
                <li key={day} aria-current={day === today ? 'date' : undefined}>
                  <span className="week-bar" aria-hidden="true">
                    <span style={{ '--share': minutes / longest } as CSSProperties} />
                  </span>
                  <span className="week-time number">{minutes > 0 ? formatMinutes(minutes) : '–'}</span>
                  <span className="week-day">
                    <span aria-hidden="true">{shortNames[weekday(day) - 1]}</span>
                    <span className="unseen">{formatWeekday(day)}</span>
                  </span>
                </li>
              ))}
          </ol>
        )}
        <p className="panel-link">
          <Link className="more" to={officePath('uptimes.list')}>
            Mój czas pracy
          </Link>
        </p>
      </div>
    </Panel>
  );
}
