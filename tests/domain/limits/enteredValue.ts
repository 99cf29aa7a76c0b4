import type { EnteredValue } from '../../../src/domain/limits/entered';

/** A value that an office entered for a year, from its first day. */
export const entered = (key: string, year: number, value: number, more: Partial<EnteredValue> = {}): EnteredValue => ({
  key,
  part: null,
  year,
  from: `${year}-01-01`,
  value,
  source: 'Ogłoszenie',
  overLaw: false,
  ...more,
});

/** Rates of contributions as an office enters them for a year. */
export const enteredRates = (year: number, more: Partial<EnteredValue> = {}): EnteredValue[] =>
  (
    [
      ['rate_emerytalna', 19.52],
      ['rate_rentowa', 8],
      ['rate_chorobowa', 2.45],
      ['rate_wypadkowa', 1.67],
      ['rate_fp_fs', 2.45],
    ] as const
  ).map(([key, value]) => entered(key, year, value, more));
