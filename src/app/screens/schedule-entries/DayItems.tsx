import { Link } from 'react-router';
import { resources } from '../../../../resources';
import type { CalendarEntry } from '../../../contract/calendar';
import { addDays } from '../../../lib/dates';
import { countOf } from '../../../lib/text';
import { listAddress } from '../../records/listAddress';
import { usePaths } from '../../records/paths';
import { useUser } from '../../session/useSession';
import { openStates } from '../tasks/openTasks';
import type { Day } from './days';

/** Of a crowded day, only so many lines stand in the grid; the rest are told by their number. */
const shownInGrid = 4;

/** What falls on a day: entries, own tasks, what the law asks for. In a grid it is short. */
export function DayItems({ day, short = false }: { day: Day; short?: boolean }) {
  const entries = usePaths(resources['schedule-entries']);
  const tasks = usePaths(resources.tasks);
  const { id } = useUser();
  const items = [
    ...day.entries.map((entry) => ({
      key: `${entry.id} ${entry.start}`,
      kind: entry.status === 'cancelled' ? 'cancelled' : entry.kind,
      text: `${timeOf(entry, day.date)}${entry.title}`,
      more: moreOf(entry),
      to: entry.open ? entries.show(entry.id) : null,
    })),
    ...(short && day.deadlines.length > 0
      ? [
          {
            key: 'law',
            kind: 'law',
            text: countOf(day.deadlines.length, 'termin ustawowy', 'terminy ustawowe', 'terminów ustawowych'),
            more: '',
            to: null,
          },
        ]
      : day.deadlines.map((name) => ({ key: name, kind: 'law', text: name, more: 'termin ustawowy', to: null }))),
    ...taskItems(day, short, tasks, id),
  ];
  const shown = short ? items.slice(0, shownInGrid) : items;
  return (
    <ul className="day-items">
      {shown.map(({ key, kind, text, more, to }) => (
        <li key={key} className={`day-item day-${kind}`}>
          {to ? <Link to={to}>{text}</Link> : <span>{text}</span>}
          {!short && more && <span className="quiet"> {more}</span>}
        </li>
      ))}
      {items.length > shown.length && <li className="quiet">i jeszcze {items.length - shown.length}</li>}
    </ul>
  );
}

/** Tasks of a day; many of them are one line that leads to their list. */
function taskItems({ date, tasks }: Day, short: boolean, paths: ReturnType<typeof usePaths>, me: string) {
  const most = short ? 1 : 8;
  const named = tasks.slice(0, tasks.length > most ? (short ? 0 : most) : most).map(({ id, title, company }) => ({
    key: id,
    kind: 'task',
    text: `Zadanie: ${title}`,
    more: company ?? '',
    to: paths.show(id),
  }));
  const list = paths.list();
  if (tasks.length <= most || !list) return named;
  const filter = { assignee_id: [me], status: openStates, 'due_date>': addDays(date, -1), 'due_date<': addDays(date, 1) };
  const count = countOf(tasks.length, 'zadanie', 'zadania', 'zadań');
  return [
    ...named,
    { key: 'tasks', kind: 'task', text: short ? count : `Wszystkie: ${count}`, more: '', to: listAddress(list, filter) },
  ];
}

function timeOf({ all_day, start, end }: CalendarEntry, date: string): string {
  if (all_day || start.slice(0, 10) !== date) return '';
  const from = start.slice(11, 16);
  return end && end.slice(0, 10) === date ? `${from}–${end.slice(11, 16)} ` : `${from} `;
}

function moreOf({ kind, user, deputy, location }: CalendarEntry): string {
  const label = resources['schedule-entries'].fields.kind.choices?.[kind]?.label ?? '';
  return [label, user.title, deputy && `zastępuje ${deputy}`, location].filter(Boolean).join(', ');
}
