import { addMonths, lastDayOf, monthOf } from '../../lib/dates';
import type { EnteredValue } from './entered';
import { forecastCrossing } from './forecast';
import type { LimitCertainty } from './limit';
import { type LimitKey, limitDefinition, limitOn } from './lookup';
import { isCountedOn, type LimitState, limitUse } from './use';

/** One month's part of what is counted, in grosze; null is a month whose figure is not known. */
export interface MonthResult {
  month: string;
  amount: number | null;
}

/** How a company stands with a yearly limit. Amounts in grosze. */
export interface LimitPosition {
  used: number;
  /** After a starter's share; null when not known. */
  limit: number | null;
  /** Hundredths of a percent, rounded down to a tenth of one. */
  percent: number | null;
  state: LimitState;
  provisional: boolean;
  certainty: LimitCertainty;
}

/** Limits that are counted over a year; all of them are in złote. */
export const isYearly = (key: LimitKey): boolean => limitDefinition(key).use?.period === 'year';

/** Whether the limit was law on some day of the year and counted then. */
export function isCounted(key: LimitKey, year: number): boolean {
  const { use } = limitDefinition(key);
  const last = `${year}-12-31`;
  return use?.period === 'year' && isCountedOn(use, last) && limitOn(key, last) !== null;
}

/** The position by one amount, counted up to a day of its year. */
export function positionOf(
  key: LimitKey,
  on: string,
  used: number,
  startedOn: string | null,
  values: readonly EnteredValue[] = [],
): LimitPosition {
  const { limit, percent, state, provisional, certainty } = limitUse(key, { on, used, startedOn, entered: values });
  const hundredths = percent === null ? null : Math.round(percent * 100);
  return { used, limit, percent: hundredths, state, provisional, certainty };
}

export interface CountedPosition extends LimitPosition {
  /** The last month that is counted. */
  through: string;
  /** The day on which the limit was or will be passed; null when it will not this year, or nothing can be said. */
  crossing: string | null;
  /** Months up to it whose figure is not known: without them the use is too low, and nothing is forecast. */
  missing: number;
}

/** The position by the months of a year; months before the start of the business do not count. Null when no month is known. */
export function positionByMonths(
  key: LimitKey,
  year: number,
  months: readonly MonthResult[],
  startedOn: string | null,
  values: readonly EnteredValue[] = [],
): CountedPosition | null {
  const first = startedOn !== null && startedOn > `${year}-01-01` ? monthOf(startedOn) : `${year}-01`;
  const known = months.flatMap(({ month, amount }) =>
    amount !== null && month >= first && month <= `${year}-12` ? [{ month, amount }] : [],
  );
  known.sort((a, b) => (a.month < b.month ? -1 : 1));
  const through = known.at(-1)?.month;
  if (through === undefined) return null;
  const on = lastDayOf(through);
  const position = positionOf(
    key,
    on,
    known.reduce((sum, { amount }) => sum + amount, 0),
    startedOn,
    values,
  );
  const missing = spanOf(first, through) - known.length;
  const series = missing === 0 && position.limit !== null ? forecastCrossing(position.limit, known, on) : null;
  return { ...position, crossing: series?.date ?? null, through, missing };
}

/** Months from the first to the last, both counted. */
function spanOf(first: string, last: string): number {
  let count = 1;
  for (let month = first; month < last; month = addMonths(month, 1)) count += 1;
  return count;
}
