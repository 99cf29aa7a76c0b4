import { Link } from 'react-router';
import { resources } from '../../../../resources';
import type { CalendarEntry } from '../../../contract/calendar';
import { countOf } from '../../../lib/text';
import { usePaths } from '../../resource/paths';
import type { Day } from './days';

/** Of a crowded day, only so many lines stand in the grid; the rest are told by their number. */
const shownInGrid = 4;

/** What falls on a day: entries, own tasks, what the law asks for. In a grid it is short. */
export function DayItems({ day, short = false }: { day: Day; short?: boolean }) {
  const entries = usePaths(resources['schedule-entries']);
  const tasks = usePaths(resources.tasks);
  const items = [
    ...day.entries.map((entry) => ({
      key: `${entry.id} ${entry.start}`,
      kind: entry.status === 'cancelled' ? 'cancelled' : entry.kind,
      text: `${timeOf(entry, day.date)}${entry.title}`,
      more: moreOf(entry),
      to: entry.open ? entries.show(entry.id) : null,
    })),
    ...day.tasks.map(({ id, title, company }) => ({
      key: id,
      kind: 'task',
      text: `Zadanie: ${title}`,
      more: company ?? '',
      to: tasks.show(id),
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

function timeOf({ all_day, start, end }: CalendarEntry, date: string): string {
  if (all_day || start.slice(0, 10) !== date) return '';
  const from = start.slice(11, 16);
  return end && end.slice(0, 10) === date ? `${from}–${end.slice(11, 16)} ` : `${from} `;
}

function moreOf({ kind, user, deputy, location }: CalendarEntry): string {
  const label = resources['schedule-entries'].fields.kind.choices?.[kind]?.label ?? '';
  return [label, user.title, deputy && `zastępuje ${deputy}`, location].filter(Boolean).join(', ');
}
