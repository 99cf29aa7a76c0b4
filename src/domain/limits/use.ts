import { daysBetween, lastDayOf, monthOf } from '../../lib/dates';
import type { EnteredValue } from './entered';
import type { LimitCertainty, LimitUseRule } from './limit';
import { type LimitKey, limitDefinition, limitInHundredths, limitOn } from './lookup';

export type LimitState = 'ok' | 'watch' | 'warning' | 'critical' | 'exceeded' | 'unknown';

/** Percents of the limit from which it is watched, warned of and critical; above the limit itself it is exceeded. */
export const WARN_PERCENTS = [70, 85, 95] as const;

export interface LimitUse {
  /** Grosze (or euro cents) allowed, after a starter's share; null when not known or not law. */
  limit: number | null;
  used: number;
  /** What is left, negative when exceeded. */
  remaining: number | null;
  /** Percent used to one decimal place, rounded down, so that it says 100 only when all is used. */
  percent: number | null;
  state: LimitState;
  per: LimitUseRule['per'];
  effect: string;
  /** True when the limit of the year that decides is not known yet and this year's stands in for it. */
  provisional: boolean;
  certainty: LimitCertainty;
}

/** Months of the year from the day on; a first month of at least 30 days counts as whole, and there is never less than one. */
function wholeMonths(startedOn: string): number {
  const inFirst = daysBetween(startedOn, lastDayOf(monthOf(startedOn))) + 1;
  const first = startedOn.endsWith('-01') || inFirst >= 30 ? 1 : 0;
  return Math.max(1, 12 - Number(startedOn.slice(5, 7)) + first);
}

/** The part of a yearly limit left to one who starts on `startedOn`, in hundredths rounded down (so the warning comes early). */
export function startersShare(limit: number, proRata: LimitUseRule['proRata'], on: string, startedOn: string | null): number {
  const [first, last] = [`${on.slice(0, 4)}-01-01`, `${on.slice(0, 4)}-12-31`];
  if (!proRata || startedOn === null || startedOn <= first || startedOn > last) return limit;
  const [part, whole] =
    proRata === 'months' ? [wholeMonths(startedOn), 12] : [daysBetween(startedOn, last) + 1, daysBetween(first, last) + 1];
  return Number((BigInt(limit) * BigInt(part)) / BigInt(whole));
}

/** The state of a limit, both amounts in the same unit; at exactly the limit nothing is exceeded yet. */
export function stateOf(limit: number, used: number, warn: readonly [number, number, number] = WARN_PERCENTS): LimitState {
  if (used > limit) return 'exceeded';
  const reached = (percent: number) => used * 100 >= limit * percent;
  const [watch, warning, critical] = warn;
  return reached(critical) ? 'critical' : reached(warning) ? 'warning' : reached(watch) ? 'watch' : 'ok';
}

export interface LimitUseQuestion {
  on: string;
  /** Counted in the limit's period (month, quarter, year) up to that date, by the company or by one person as `per` says. */
  used: number;
  /** First day of the activity that counts, when it was this year (for the cash register: the first sale to a private person). */
  startedOn?: string | null;
  warn?: readonly [watch: number, warning: number, critical: number];
  /** What the office entered for years that the table does not know. */
  entered?: readonly EnteredValue[];
}

/** Whether the rule of counting was law on a date. */
export const isCountedOn = ({ from }: LimitUseRule, date: string): boolean => date >= (from ?? date);

/** How much of a limit is used on a date; RangeError for one that nothing is counted against. */
export function limitUse(key: LimitKey, question: LimitUseQuestion): LimitUse {
  const { on, used, startedOn = null, entered = [] } = question;
  const { use } = limitDefinition(key);
  if (!use || !isCountedOn(use, on)) throw new RangeError(`Nothing is counted against "${key}" on ${on}`);
  const { per, effect, decides, proRata, warn: own = WARN_PERCENTS } = use;
  const { warn = own } = question;
  const decisive = decides === 'next_year' ? `${Number(on.slice(0, 4)) + 1}-01-01` : on;
  const provisional = limitInHundredths(key, decisive, entered) === null && decisive !== on;
  const date = provisional ? on : decisive;
  const whole = limitInHundredths(key, date, entered);
  const certainty = limitOn(key, date, entered)?.certainty ?? 'unknown';
  const about = { used, per, effect, provisional, certainty };
  if (whole === null) return { ...about, limit: null, remaining: null, percent: null, state: 'unknown' };
  const limit = startersShare(whole, proRata, on, startedOn);
  const percent = Math.floor((used * 1000) / limit) / 10;
  return { ...about, limit, remaining: limit - used, percent, state: stateOf(limit, used, warn) };
}
