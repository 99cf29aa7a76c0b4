import { addDays, lastDayOf } from '../../lib/dates';
import { type DueDate, dueDates } from './dueDates';
import type { Period } from './period';
import type { Certainty, DeadlineRule } from './rule';
import { DEADLINE_RULES } from './rules';
import { company, type Subject, taxpayers, zusPayers } from './subject';
import type { TaxProfile } from './taxProfile';

export interface Obligation {
  rule: string;
  name: string;
  /** The person who owes it; null when the company does. */
  person: string | null;
  period: string;
  /** The day the statute names, and the day in effect when it is a day off. */
  nominal: string;
  due: string;
  /** Null when it surely binds; else a Polish sentence on what must first be found out. */
  condition: string | null;
  note: string | null;
  certainty: Certainty;
  basis: string;
}

/** Whom a rule asks, by its `of`. */
export const SUBJECTS = { company: (profile: TaxProfile) => [company(profile)], taxpayer: taxpayers, zus_payer: zusPayers };
const SUSPENDED = 'Działalność zawieszona przez cały okres: tylko jeśli mimo to powstał obowiązek.';

/** The profile decides by what holds on the last day of the period, or on the due day when that comes first. */
export function decidingDay({ period, nominal }: DueDate): string {
  const end = lastDayOf(period.lastMonth);
  return end < nominal ? end : nominal;
}

/** Whether the profile has a say about a rule's period. */
export type Deciding = (profile: TaxProfile, rule: DeadlineRule, date: DueDate) => boolean;

/** The day before a period begins. */
export const eveOf = ({ firstMonth }: Period) => addDays(`${firstMonth}-01`, -1);

/** One profile alone decides about the periods whose deciding day it holds on. */
const onItsDay: Deciding = ({ valid_from, valid_to }, { decidedOnEve }, date) => {
  const day = decidedOnEve ? eveOf(date.period) : decidingDay(date);
  return day >= (valid_from ?? day) && day <= (valid_to ?? day);
};

function inBusiness({ ceidg_start_date, closed_at }: TaxProfile, date: DueDate): boolean {
  const [first, day] = [`${date.period.firstMonth}-01`, decidingDay(date)];
  return day >= (ceidg_start_date ?? day) && first <= (closed_at ?? first);
}

/** Whether the business rested through all of the period that the profile holds in. */
function isSuspended({ suspended_from, suspended_to, valid_from, valid_to }: TaxProfile, period: Period): boolean {
  if (!suspended_from) return false;
  const [start, end] = [`${period.firstMonth}-01`, lastDayOf(period.lastMonth)];
  const first = valid_from && valid_from > start ? valid_from : start;
  const last = valid_to && valid_to < end ? valid_to : end;
  return first >= suspended_from && last <= (suspended_to ?? last);
}

/** The circumstance of the rule that the profile does not tell of. */
export function unknownOf({ onlyIf }: DeadlineRule, profile: TaxProfile): DeadlineRule['onlyIf'] | null {
  return onlyIf && profile[onlyIf.fact] !== true && !onlyIf.shownBy?.(profile) ? onlyIf : null;
}

function condition(rule: DeadlineRule, profile: TaxProfile, period: Period): string | null {
  const unknown = unknownOf(rule, profile);
  const paused = rule.pausable && isSuspended(profile, period) ? SUSPENDED : '';
  return [unknown ? `Tylko ${unknown.says}.` : '', paused].filter(Boolean).join(' ') || null;
}

/** The dates that the rule asks for in the business's life. */
export function datesOf(rule: DeadlineRule, profile: TaxProfile, from: string, to: string): readonly DueDate[] {
  const fiscalStart = profile.fiscal_year_start_month ?? 1;
  const inLife = (first: string, last: string) =>
    dueDates(rule, first, last, fiscalStart).filter((date) => inBusiness(profile, date));
  if (!rule.oncePerYear) return inLife(from, to);
  // Whole years, so that a year's last date does not hang on the days asked about; the first month's falls into the year before.
  const all = inLife(`${Number(from.slice(0, 4)) - 1}-12-01`, `${Number(to.slice(0, 4)) + 1}-12-31`);
  const lastOf = new Map(all.map((date) => [date.period.lastMonth.slice(0, 4), date]));
  return [...lastOf]
    .filter(([, { due }]) => from <= due && due <= to)
    .map(([year, date]) => ({ ...date, period: { label: year, firstMonth: `${year}-01`, lastMonth: `${year}-12` } }));
}

function obligationsUnder(
  rule: DeadlineRule,
  profile: TaxProfile,
  subjects: Subject[],
  [from, to]: readonly [from: string, to: string],
  decides: Deciding,
): Obligation[] {
  if (subjects.length === 0 || (rule.onlyIf && profile[rule.onlyIf.fact] === false)) return [];
  return datesOf(rule, profile, from, to)
    .filter((date) => decides(profile, rule, date))
    .flatMap(({ period, nominal, due }) =>
      subjects
        .filter((subject) => rule.who.every((who) => who.holds(subject, period)))
        .map(({ person }) => ({
          rule: rule.id,
          name: rule.name,
          person,
          period: period.label,
          nominal,
          due,
          condition: condition(rule, profile, period),
          note: rule.note ?? null,
          certainty: rule.certainty,
          basis: rule.basis,
        })),
    );
}

/** Order of obligations: by due date, then rule, person and period. */
export function obligationKey({ due, rule, person, period }: Obligation): string {
  return `${due} ${rule} ${person ?? ''} ${period}`;
}

/**
 * What a company with this profile has to do with a due date from `from` to `to`, both included. Rules are complete for
 * due dates from 2024 on. A circumstance the profile does not state gives the obligation with its condition. `rules` narrows the law asked.
 * Throws RangeError for bounds that are not dates.
 */
export function obligations(
  profile: TaxProfile,
  from: string,
  to: string,
  rules: readonly DeadlineRule[] = DEADLINE_RULES,
  decides: Deciding = onItsDay,
): Obligation[] {
  return rules
    .flatMap((rule) => obligationsUnder(rule, profile, SUBJECTS[rule.of](profile), [from, to], decides))
    .sort((a, b) => (obligationKey(a) < obligationKey(b) ? -1 : 1));
}
