import { withoutInvisible } from './invisible';
import { grouped } from './numbers';

export { formatNumber, formatPercent } from './numbers';

const CURRENCY = /(zł|zl|pln)\.?$/i;
const WHOLE_ONLY = /,[-–]$/;
const PLAIN = /^(-?) ?(\d{1,3}(?: \d{3})+|\d+)(?:[.,](\d{1,2}))?$/;
const DOTTED = /^(-?) ?(\d{1,3}(?:\.\d{3})+),(\d{1,2})$/;
const COMMAED = /^(-?) ?(\d{1,3}(?:,\d{3})+)\.(\d{1,2})$/;

/**
 * Whole grosze (12345 is 123,45 zł) from what people type or paste: `1 234,56 zł`, `1234.5`, `1.234,56`, `100,-`, `+5`.
 * Null when the text is no amount, is ambiguous (`1,234`) or is too large to be exact.
 */
export function parseMoney(typed: string): number | null {
  const amount = withoutInvisible(typed).trim().replace(CURRENCY, '').trim().replace(WHOLE_ONLY, '');
  const text = amount
    .replace(/[−–]/g, '-')
    .replace(/\s/g, ' ')
    .replace(/^\+(?=[ \d])/, '')
    .trim();
  const parts = PLAIN.exec(text) ?? DOTTED.exec(text) ?? COMMAED.exec(text);
  if (!parts) return null;
  const [, sign, whole, fraction = ''] = parts;
  const grosze = Number(`${whole}${fraction.padEnd(2, '0')}`.replace(/[ .,]/g, ''));
  if (!Number.isSafeInteger(grosze)) return null;
  return sign && grosze ? -grosze : grosze;
}

/** The amount itself when it is whole and exact (at most 2^53 - 1 grosze either way); anything else is a RangeError. */
export function exactMoney(grosze: number): number {
  if (!Number.isSafeInteger(grosze)) throw new RangeError(`${grosze} is not a whole, exact number of grosze`);
  return grosze;
}

/** `1 234,56 zł` for whole grosze, with non-breaking spaces; `unit` is the currency shown. */
export function formatMoney(grosze: number, unit = 'zł'): string {
  return `${formatGrosze(grosze)}\u00a0${unit}`;
}

/** The sign of a currency after an amount; what says none is in złoty. */
export const unitOf = (currency: string | null | undefined): string => (!currency || currency === 'PLN' ? 'zł' : currency);

/** `1 234,56` for whole grosze, where the heading names the currency. */
export function formatGrosze(grosze: number): string {
  const digits = String(Math.abs(exactMoney(grosze))).padStart(3, '0');
  return `${grosze < 0 ? '-' : ''}${grouped(digits.slice(0, -2))},${digits.slice(-2)}`;
}

/** `grosze * numerator / denominator` in whole grosze, half rounded away from zero; the denominator is positive. */
export function proportion(grosze: number, numerator: number, denominator: number): number {
  const product = BigInt(exactMoney(grosze)) * BigInt(numerator);
  const half = BigInt(denominator);
  return exactMoney(Number((product * 2n + (product < 0n ? -half : half)) / (half * 2n)));
}

/** Whole złote in grosze: 50 grosze and more count up (art. 63 § 1 Ordynacji podatkowej). */
export function toFullZloty(grosze: number): number {
  return exactMoney(proportion(grosze, 1, 100) * 100);
}
