/** What people paste, without the white space, dashes and invisible characters that come along. */
export function bare(typed: string): string {
  return typed.replace(/[\s\u00ad\u200b-\u200f\u2010-\u2015\u2060\u2212\ufeff-]/g, '');
}

/** The sum of digits times weights; digits beyond the weights do not count. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0);
}

/** The remainder of a number too long for arithmetic. */
export function remainder(digits: string, divisor: number): number {
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % divisor;
  return rest;
}

/** Whether the Gregorian calendar has the day, in any year (`lib/dates` ends at 2100, a PESEL does not). */
export function isRealDay(year: number, month: number, day: number): boolean {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return day >= 1 && day <= (lengths[month - 1] ?? 0);
}
