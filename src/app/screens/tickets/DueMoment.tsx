import { useState } from 'react';
import { addDays, daysBetween, formatDateTime, formatMinutes, formatWeekday, minutesBetween, toWarsaw } from '../../../lib/dates';
import { countOf } from '../../../lib/text';
import { StatusChip } from '../../layout/StatusChip';

/** Warsaw's moment when the screen was opened. */
export function useNow(): string {
  const [now] = useState(() => toWarsaw(new Date()));
  return now;
}

/** How far a clock's last moment is, in words: late is red, within four hours amber. */
export function DueMoment({ due }: { due: string }) {
  const now = useNow();
  const left = minutesBetween(now, due) ?? 0;
  const time = due.slice(11, 16);
  const late = daysBetween(due.slice(0, 10), now.slice(0, 10));
  if (left < 0)
    return (
      <StatusChip
        label={late > 0 ? `${countOf(late, 'dzień', 'dni', 'dni')} po terminie` : `po terminie od ${time}`}
        color="error"
      />
    );
  if (left < 4 * 60) return <StatusChip label={`za ${formatMinutes(left)}`} color="warning" />;
  if (due.slice(0, 10) === now.slice(0, 10)) return <StatusChip label={`dzisiaj, ${time}`} color="warning" />;
  const soon = due.slice(0, 10) < addDays(now.slice(0, 10), 7);
  return <StatusChip label={soon ? `${formatWeekday(due.slice(0, 10))}, ${time}` : formatDateTime(due)} />;
}
