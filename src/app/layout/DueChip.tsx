import { daysBetween, formatDate, formatWeekday } from '../../lib/dates';
import { countOf } from '../../lib/text';
import { useToday } from '../records/useToday';
import { StatusChip } from './StatusChip';

/** How far a last day is, in words: late is red, today and tomorrow amber. */
export function DueChip({ due }: { due: string }) {
  const days = daysBetween(useToday(), due);
  if (days < 0)
    return <StatusChip label={`${formatDate(due)}, ${countOf(-days, 'dzień', 'dni', 'dni')} po terminie`} color="error" />;
  if (days === 0) return <StatusChip label="dzisiaj" color="warning" />;
  if (days === 1) return <StatusChip label="jutro" color="warning" />;
  return <StatusChip label={days < 7 ? `${formatWeekday(due)}, ${formatDate(due)}` : formatDate(due)} />;
}
