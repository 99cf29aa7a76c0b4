import { formatDate, formatWeekday } from '../../../lib/dates';
import { Empty } from '../../layout/Empty';
import { DayItems } from './DayItems';
import type { Day } from './days';

/** Days on which there is something, one under another. */
export function Agenda({ days, today }: { days: readonly Day[]; today: string }) {
  const full = days.filter(
    ({ entries, tasks, deadlines, holiday }) => holiday || entries.length + tasks.length + deadlines.length > 0,
  );
  if (full.length === 0) return <Empty title="Nic tu nie ma">W tym czasie nie masz wpisów, zadań ani terminów.</Empty>;
  return (
    <ol className="agenda">
      {full.map((day) => (
        <li key={day.date}>
          <h3>
            <span className="number">{formatDate(day.date)}</span>, {formatWeekday(day.date)}
            {day.date === today && <span className="quiet"> – dzisiaj</span>}
            {day.holiday && <span className="day-holiday"> {day.holiday}</span>}
          </h3>
          <DayItems day={day} />
        </li>
      ))}
    </ol>
  );
}
