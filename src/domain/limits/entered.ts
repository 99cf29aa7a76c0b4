/** A value that an office entered for a year of which the table has none: in the limit's unit, from a day of that year. */
export interface EnteredValue {
  key: string;
  year: number;
  from: string;
  value: number;
  source: string;
}

/** How a value is kept: `pln_amount` in grosze, `rate` in hundredths of a percent, `eur_rate` as NBP writes it: `4,2586`. */
export interface KeptValue {
  limit_code: string;
  year: number;
  pln_amount: number | null;
  rate: number | null;
  eur_rate: string | null;
  valid_from: string | null;
  source: string;
}

export const enteredFields = ['pln_amount', 'rate', 'eur_rate'] as const;

/** In which of the fields the value of a limit is entered, by the limit's key. */
export function enteredIn(code: string): (typeof enteredFields)[number] {
  if (code === 'eur_rate_limits') return 'eur_rate';
  return code.startsWith('rate_') ? 'rate' : 'pln_amount';
}

/** The value as the table would have it; null where the record holds none in the limit's field. */
export function readEntered(kept: KeptValue): EnteredValue | null {
  const { limit_code: key, year, valid_from, source } = kept;
  const typed = kept[enteredIn(key)];
  if (typed === null) return null;
  const value = typeof typed === 'string' ? Number(typed.replace(',', '.')) : typed / 100;
  return { key, year, from: valid_from ?? `${year}-01-01`, value, source };
}
