import { isSure } from './certainty';
import type { LimitDefinition, LimitRow } from './limit';
import { withParts } from './parts';
import { yearEnd } from './year';

/** A value that an office entered for a year: in the limit's unit, from a day of that year to its end or to the next one entered. */
export interface EnteredValue {
  key: string;
  /** Which of its numbers, by name, where the limit has several. */
  part: string | null;
  year: number;
  from: string;
  value: number;
  source: string;
  /** Meant to stand even where the table's value is a sure one. */
  overLaw: boolean;
}

/**
 * How a value is kept: under its limit's key, with `.part` where it is one of several, in one of four fields: `pln_amount` in
 * grosze, `rate` in hundredths of a percent, `eur_rate` as NBP writes it (`4,2586`), `number` as people write one (`0,89`).
 */
export interface KeptValue {
  limit_code: string;
  year: number;
  pln_amount: number | null;
  rate: number | null;
  eur_rate: string | null;
  number: string | null;
  valid_from: string | null;
  source: string;
  over_law: boolean;
}

/** The limit's key, and the part of it, that a kept value's code says. */
export function readCode(code: string): { key: string; part: string | null } {
  const [key = '', part = null] = code.split('.');
  return { key, part };
}

/** The value as the table would have it; null where the record holds none. */
export function readEntered(kept: KeptValue): EnteredValue | null {
  const { limit_code, year, pln_amount, rate, eur_rate, number, valid_from, source, over_law } = kept;
  const typed = pln_amount ?? rate ?? eur_rate ?? number;
  if (typed === null) return null;
  const value = typeof typed === 'string' ? Number(typed.replace(',', '.')) : typed / 100;
  return { ...readCode(limit_code), year, from: valid_from ?? `${year}-01-01`, value, source, overLaw: over_law };
}

/**
 * Whether an entered value stands before the table's row: where the row is not known, or is not newer and either not sure or
 * meant to be replaced.
 */
export const standsBefore = (row: Pick<LimitRow, 'value' | 'certainty' | 'from'>, own: EnteredValue): boolean =>
  row.value === null || (row.from <= own.from && (own.overLaw || !isSure(row.certainty)));

/** The table's row with what was entered in its place on a date; null where nothing was that stands before it. */
export function enteredRow(
  limit: LimitDefinition,
  row: LimitRow,
  date: string,
  entered: readonly EnteredValue[],
): LimitRow | null {
  const own = entered
    .filter((each) => each.key === limit.key && each.from <= date && date <= yearEnd(limit, each.year) && standsBefore(row, each))
    .toSorted((one, other) => (one.from < other.from ? -1 : Number(one.from > other.from)));
  const last = own.at(-1);
  if (!last) return null;
  const parts = new Map(own.map(({ part, value }) => [part, value] as const));
  const used = own.filter((each) => own.findLast(({ part }) => part === each.part) === each);
  return {
    from: last.from,
    value: last.part === null ? last.value : withParts(limit, row.value, parts),
    certainty: 'office',
    source: [...new Set(used.map(({ source }) => source))].join('; '),
    note: row.value === null ? null : row.note,
  };
}
