import { countOf } from '../../lib/text';

/** How far a day is, as notices say it: `za 14 dni`, `dzisiaj`, `3 dni po terminie`. */
export function daysLeft(days: number): string {
  if (days === 0) return 'dzisiaj';
  const count = countOf(Math.abs(days), 'dzień', 'dni', 'dni');
  return days > 0 ? `za ${count}` : `${count} po terminie`;
}
