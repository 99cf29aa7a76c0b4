import { lastDayOf } from '../../lib/dates';
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

const SUBJECTS = { company: (profile: TaxProfile) => [company(profile)], taxpayer: taxpayers, zus_payer: zusPayers };
const SUSPENDED = 'Działalność zawieszona przez cały okres: tylko jeśli mimo to powstał obowiązek.';

/** The profile decides by what holds on the last day of the period, or on the due day when that comes first. */
function decidingDay({ period, nominal }: DueDate): string {
  const end = lastDayOf(period.lastMonth);
  return end < nominal ? end : nominal;
}

function inForce({ valid_from, valid_to }: TaxProfile, date: DueDate): boolean {
  const day = decidingDay(date);
  return day >= (valid_from ?? day) && day <= (valid_to ?? day);
}

function inBusiness({ ceidg_start_date, closed_at }: TaxProfile, date: DueDate): boolean {
  const [first, day] = [`${date.period.firstMonth}-01`, decidingDay(date)];
  return day >= (ceidg_start_date ?? day) && first <= (closed_at ?? first);
}

function isSuspended({ suspended_from, suspended_to }: TaxProfile, { firstMonth, lastMonth }: Period): boolean {
  if (!suspended_from) return false;
  const last = lastDayOf(lastMonth);
  return `${firstMonth}-01` >= suspended_from && last <= (suspended_to ?? last);
}

function condition({ onlyIf, pausable }: DeadlineRule, profile: TaxProfile, period: Period): string | null {
  const unknown = onlyIf && profile[onlyIf.fact] !== true && !onlyIf.shownBy?.(profile) ? `Tylko ${onlyIf.says}.` : '';
  const paused = pausable && isSuspended(profile, period) ? SUSPENDED : '';
  return [unknown, paused].filter(Boolean).join(' ') || null;
}

function obligationsUnder(rule: DeadlineRule, profile: TaxProfile, subjects: Subject[], from: string, to: string): Obligation[] {
  if (subjects.length === 0 || (rule.onlyIf && profile[rule.onlyIf.fact] === false)) return [];
  const dates = dueDates(rule, from, to, profile.fiscal_year_start_month ?? 1);
  return dates
    .filter((date) => inForce(profile, date) && inBusiness(profile, date))
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
function key({ due, rule, person, period }: Obligation): string {
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
): Obligation[] {
  return rules
    .flatMap((rule) => obligationsUnder(rule, profile, SUBJECTS[rule.of](profile), from, to))
    .sort((a, b) => (key(a) < key(b) ? -1 : 1));
}
