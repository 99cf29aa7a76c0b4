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
