import { type EnteredValue, enteredRow } from './entered';
import { followingRow } from './following';
import type { LimitCertainty, LimitDefinition, LimitRow } from './limit';
import { LIMITS } from './table';
import { yearOn, yearStart } from './year';

export type LimitKey = (typeof LIMITS)[number]['key'];

/** Last year the table was made for: later, an act's value goes on as "statute", a yearly one is not known. */
const TABLE_YEAR = 2027;

export function limitDefinition(key: LimitKey): LimitDefinition {
  const found = LIMITS.find((limit) => limit.key === key);
  if (!found) throw new RangeError(`"${key}" is not a limit`);
  return found;
}

function rowInTable(limit: LimitDefinition, date: string): LimitRow | null {
  const { values, until = '9999', standing } = limit;
  const row = values.findLast(({ from }) => from <= date);
  if (!row || date > until) return null;
  if (yearOn(limit, date) <= TABLE_YEAR) return row;
  return standing ? { ...row, certainty: 'statute' } : { ...row, value: null, certainty: 'unknown', source: '', note: null };
}

/** What the law says by the table: its row, or where that is not known or a forecast, what follows from other values. */
function rowOfLaw(limit: LimitDefinition, date: string, entered: readonly EnteredValue[]): LimitRow | null {
  const row = rowInTable(limit, date);
  if (row === null || (row.certainty !== 'unknown' && row.certainty !== 'draft')) return row;
  const find = (key: string, day: string) => limitOn(key as LimitKey, day, entered);
  return followingRow(limit, date, find) ?? row;
}

/** What was entered where it stands before what the law says, else that. */
function rowOn(limit: LimitDefinition, date: string, entered: readonly EnteredValue[]): LimitRow | null {
  const row = rowOfLaw(limit, date, entered);
  return row && (enteredRow(limit, row, date, entered) ?? row);
}

/**
 * The value of a limit on a date; null when no such limit was law then (a value not known is a row whose value is null).
 * `entered` stands before values that are not known or not sure, before verified and computed ones only where it says so.
 */
export function limitOn(key: LimitKey, date: string, entered: readonly EnteredValue[] = []): LimitRow | null {
  return rowOn(limitDefinition(key), date, entered);
}

/**
 * A limit or rate as an exact number of hundredths of its unit: grosze, euro cents, basis points. Null when it is not known
 * or not law; RangeError for one that has several values or finer parts than hundredths.
 */
export function limitInHundredths(key: LimitKey, date: string, entered: readonly EnteredValue[] = []): number | null {
  const value = limitOn(key, date, entered)?.value ?? null;
  if (value === null) return null;
  const hundredths = Math.round(Number(value) * 100);
  if (typeof value !== 'number' || Math.abs(value * 100 - hundredths) > 1e-6)
    throw new RangeError(`"${key}" is not one amount in hundredths`);
  return hundredths;
}

export interface LimitOfYear extends Omit<LimitRow, 'from'> {
  key: LimitKey;
  name: string;
  group: string;
  unit: LimitDefinition['unit'];
  basis: string;
  /** Values within the year where it has more than one, each from its day; the value itself is the last of them. */
  parts: { from: string; value: LimitRow['value']; certainty: LimitCertainty }[];
}

const sameRow = (one: LimitRow | undefined, other: LimitRow) =>
  one !== undefined && one.certainty === other.certainty && JSON.stringify(one.value) === JSON.stringify(other.value);

/** The limits whose values this one follows, each with those that it follows itself: it may change on any of their days. */
function followedBy({ follows }: LimitDefinition): LimitDefinition[] {
  if (!follows) return [];
  const keys = 'of' in follows ? [follows.of] : [follows.base, ...follows.rates];
  return keys.flatMap((key) => {
    const followed = limitDefinition(key as LimitKey);
    return [followed, ...followedBy(followed)];
  });
}

/** Every limit that was law in some part of the year, with what it was. */
export function limitsOf(year: number, entered: readonly EnteredValue[] = []): LimitOfYear[] {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  return LIMITS.flatMap((limit: LimitDefinition & { key: LimitKey }) => {
    const days = [...limit.values, ...followedBy(limit).flatMap(({ values }) => values), ...entered].map(({ from }) => from);
    const starts = new Set([first, yearStart(limit, year), ...days].filter((from) => first <= from && from <= last));
    const parts: LimitRow[] = [];
    for (const from of [...starts].toSorted()) {
      const row = rowOn(limit, from, entered);
      if (row && !sameRow(parts.at(-1), row)) parts.push({ ...row, from });
    }
    const current = parts.at(-1);
    if (!current) return [];
    const { key, name, group, unit, basis } = limit;
    const { value, certainty, source } = current;
    const note = [limit.note, current.note].filter(Boolean).join(' ') || null;
    const inYear =
      parts.length > 1 ? parts.map((part) => ({ from: part.from, value: part.value, certainty: part.certainty })) : [];
    return [{ key, name, group, unit, basis, value, certainty, source, note, parts: inYear }];
  });
}
