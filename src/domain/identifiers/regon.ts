import { bare, digitsFault, weightedSum } from './digits';

const WEIGHTS = [8, 9, 2, 3, 4, 5, 6, 7];
const LOCAL_WEIGHTS = [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8];

/** Nine or fourteen bare digits; the five zeros with which the court register pads nine digits to fourteen are dropped. */
export function parseRegon(typed: string): string {
  return bare(typed)
    .replace(/^REGON:?/i, '')
    .replace(/^(\d{9})00000$/, '$1');
}

/** Null when valid, else what is wrong; both check digits are modulo 11 with ten written as zero. */
export function checkRegon(value: string): string | null {
  const fault = digitsFault(value, /^(\d{9}|\d{14})$/, 'REGON', 'dziewięć albo czternaście cyfr');
  if (fault !== null) return fault;
  if (value.startsWith('000000000')) return 'REGON nie składa się z samych zer';
  const firstNine = controlDigit(value, WEIGHTS) === value[8];
  if (value.length === 9) return firstNine ? null : 'REGON ma błędną cyfrę kontrolną';
  if (!firstNine) return 'Pierwsze dziewięć cyfr REGON ma błędną cyfrę kontrolną';
  return controlDigit(value, LOCAL_WEIGHTS) === value[13] ? null : 'REGON jednostki lokalnej ma błędną ostatnią cyfrę';
}

/** Digits without separators, as the register writes them. */
export function formatRegon(value: string): string {
  return value;
}

/** The REGON that begins with these eight digits, or with these thirteen for a local unit; null when none does. */
export function completeRegon(first: string): string | null {
  const regon = first + controlDigit(first, first.length === 8 ? WEIGHTS : LOCAL_WEIGHTS);
  return checkRegon(regon) === null ? regon : null;
}

function controlDigit(digits: string, weights: number[]): string {
  return String((weightedSum(digits, weights) % 11) % 10);
}
