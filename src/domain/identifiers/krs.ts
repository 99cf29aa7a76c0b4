import { bare, digitsFault } from './digits';

/** Ten digits; a shorter number, as people write it (`28860`), gets its leading zeros. */
export function parseKrs(typed: string): string {
  const text = bare(typed).replace(/^KRS:?/i, '');
  return /^\d{1,10}$/.test(text) ? text.padStart(10, '0') : text;
}

/** Null when valid, else what is wrong; the number has no check digit (type TNrKRS of the Ministry of Finance). */
export function checkKrs(value: string): string | null {
  if (value === '0000000000') return 'KRS nie składa się z samych zer';
  return digitsFault(value, /^\d{10}$/, 'KRS', 'dziesięć cyfr');
}

export function formatKrs(value: string): string {
  return value;
}
