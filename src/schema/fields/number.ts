import type { Field } from '../field';

/** Refuses what is not a whole number a computer counts exactly, or stands outside the field's `from` and `to`. */
export function wholeNumberFault(
  value: number,
  field: Field | undefined,
  show: (value: number) => string = String,
): string | null {
  if (!Number.isSafeInteger(value)) return 'Podaj liczbę całkowitą';
  const { from, to } = field?.options ?? {};
  if (from !== undefined && value < from) return `Najmniej ${show(from)}`;
  if (to !== undefined && value > to) return `Najwyżej ${show(to)}`;
  return null;
}

/** Reads a number with at most two decimals written by a person, into hundredths; anything else comes back as text. */
export function readHundredths(typed: string): number | string {
  const digits = typed.replace(/\s/g, '').replace(/^[−–]/, '-').replace(',', '.');
  return /^-?\d{1,7}(\.\d{1,2})?$/.test(digits) ? Math.round(Number(digits) * 100) : typed;
}

/** Reads a whole number written by a person; anything else comes back as text. */
export function readWholeNumber(typed: string): number | string {
  const digits = typed.replace(/\s/g, '');
  return /^-?\d{1,15}$/.test(digits) ? Number(digits) : typed;
}
