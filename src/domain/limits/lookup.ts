import type { EnteredValue } from './entered';
import type { LimitCertainty, LimitDefinition, LimitRow } from './limit';
import { LIMITS } from './table';

export type LimitKey = (typeof LIMITS)[number]['key'];

/** Last day the table was made for: later, an act's value goes on as "statute", a yearly one is not known. */
const TABLE_UNTIL = '2027-12-31';

export function limitDefinition(key: LimitKey): LimitDefinition {
  const found = LIMITS.find((limit) => limit.key === key);
  if (!found) throw new RangeError(`"${key}" is not a limit`);
  return found;
}

function rowInTable({ values, until = '9999', standing }: LimitDefinition, date: string): LimitRow | null {
  const row = values.findLast(({ from }) => from <= date);
  if (!row || date > until) return null;
  if (date <= TABLE_UNTIL) return row;
  return standing ? { ...row, certainty: 'statute' } : { ...row, value: null, certainty: 'unknown', source: '', note: null };
}

/** The table's row; where it does not know the value, what was entered for that year from that day on. */
function rowOn(limit: LimitDefinition, date: string, entered: readonly EnteredValue[]): LimitRow | null {
  const row = rowInTable(limit, date);
  if (row?.value !== null) return row;
  const own = entered.find(({ key, year, from }) => key === limit.key && year === Number(date.slice(0, 4)) && from <= date);
  return own ? { from: own.from, value: own.value, certainty: 'office', source: own.source, note: row.note } : row;
}

/**
 * The value of a limit on a date; null when no such limit was law then (a value not known is a row whose value is null).
 * `entered` stands in for values that the table does not know, and never for one that it does.
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

/** Every limit that was law in some part of the year, with what it was. */
export function limitsOf(year: number, entered: readonly EnteredValue[] = []): LimitOfYear[] {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  return LIMITS.flatMap((limit: LimitDefinition & { key: LimitKey }) => {
    const own = entered.filter(({ key }) => key === limit.key);
    const days = [...new Set([...limit.values, ...own].map(({ from }) => from))];
    const starts = [first, ...days.filter((from) => first < from && from <= last).toSorted()];
    const parts = starts.flatMap((from) => {
      const row = rowOn(limit, from, entered);
      return row ? [{ ...row, from }] : [];
    });
    const current = parts.at(-1);
    if (!current) return [];
    const { key, name, group, unit, basis } = limit;
    const { value, certainty, source, note } = current;
    const inYear =
      parts.length > 1 ? parts.map((part) => ({ from: part.from, value: part.value, certainty: part.certainty })) : [];
    return [{ key, name, group, unit, basis, value, certainty, source, note, parts: inYear }];
  });
}
