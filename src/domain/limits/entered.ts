/** A value that an office entered for a year of which the table has none: in the limit's unit, from a day of that year. */
export interface EnteredValue {
  key: string;
  year: number;
  from: string;
  value: number;
  source: string;
}

/** How a value is kept, in one of three fields: `pln_amount` in grosze, `rate` in hundredths of a percent, `eur_rate` as NBP writes it: `4,2586`. */
export interface KeptValue {
  limit_code: string;
  year: number;
  pln_amount: number | null;
  rate: number | null;
  eur_rate: string | null;
  valid_from: string | null;
  source: string;
}

/** The value as the table would have it; null where the record holds none. */
export function readEntered(kept: KeptValue): EnteredValue | null {
  const { limit_code: key, year, pln_amount, rate, eur_rate, valid_from, source } = kept;
  const typed = pln_amount ?? rate ?? eur_rate;
  if (typed === null) return null;
  const value = typeof typed === 'string' ? Number(typed.replace(',', '.')) : typed / 100;
  return { key, year, from: valid_from ?? `${year}-01-01`, value, source };
}
