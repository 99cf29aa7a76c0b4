import { addDays, addMonths, daysBetween } from '../../lib/dates';
import { type SickLeave, sickSpells } from './sickness';
import { BENEFIT_PERIOD, REHABILITATION_AHEAD, SICK_PAY } from './sicknessRules';

/** A leave with what makes its benefit period longer; null is any other illness. */
export interface SickEntry extends SickLeave {
  benefit_ground?: 'pregnancy' | 'tuberculosis' | null;
}

/** The employer's sick pay in the calendar year of a day. */
export interface SickPay {
  year: number;
  /** Days of the year that the employer pays. */
  limit: number;
  /** Those of them used by the day. */
  used: number;
  /** The day from which the sickness that lasts on this day has the benefit, also one to come if it goes on; null when nobody is ill. */
  benefit_from: string | null;
}

/** The benefit period that a sickness belongs to, if it goes on without a break. */
export interface BenefitPeriod {
  limit: number;
  /** Days of it used by the day asked about; more than the limit once it is over. */
  used: number;
  last_day: string;
  /** By when the rehabilitation benefit ought to be applied for. */
  apply_by: string;
}

interface Spell {
  from: string;
  to: string;
}

/** Days ahead within which the pay of any sickness ends. */
const AHEAD = 2 * SICK_PAY.days;

/** Days of sick pay in a year: fewer from the year after that of the 50th birthday on. */
export function sickPayDays(birthDate: string | null | undefined, year: number): number {
  const older = birthDate && Number(addMonths(birthDate, SICK_PAY.age * 12).slice(0, 4)) < year;
  return older ? SICK_PAY.older : SICK_PAY.days;
}

/**
 * Who pays: each spell takes the days of its year that are left, and once it has the benefit it keeps it over New Year. Days with another
 * employer in the year are not known here.
 */
export function sickPay(entries: readonly SickEntry[], birthDate: string | null | undefined, today: string): SickPay {
  const year = Number(today.slice(0, 4));
  const used: Record<number, number> = {};
  let benefitFrom: string | null = null;
  let usedByToday = 0;
  for (const { from, to } of spellsUntil(entries, today)) {
    const current = from <= today && to >= today;
    benefitFrom = null;
    for (let day = from; day <= (current ? addDays(today, AHEAD) : to); day = addDays(day, 1)) {
      const its = Number(day.slice(0, 4));
      if ((used[its] ?? 0) >= sickPayDays(birthDate, its)) {
        benefitFrom = day;
        break;
      }
      used[its] = (used[its] ?? 0) + 1;
      if (its === year && day <= today) usedByToday += 1;
    }
    if (!current) benefitFrom = null;
  }
  return { year, limit: sickPayDays(birthDate, year), used: usedByToday, benefit_from: benefitFrom };
}

/** The benefit period of the sickness that lasts on a day; null when nobody is ill then. */
export function benefitPeriod(entries: readonly SickEntry[], today: string): BenefitPeriod | null {
  const spells = spellsUntil(entries, today);
  const current = spells.at(-1);
  if (!current || current.to < today) return null;
  const grounds = entries.filter(({ benefit_ground }) => benefit_ground);
  const groundOn = (day: string) =>
    grounds.find(({ from, to }) => from <= day && (to === null || to >= day))?.benefit_ground ?? null;
  const chain = [current];
  for (const earlier of spells.slice(0, -1).toReversed()) {
    const next = chain[0] as Spell;
    if (daysBetween(earlier.to, next.from) - 1 > BENEFIT_PERIOD.mostBreak || groundOn(next.from) === 'pregnancy') break;
    chain.unshift(earlier);
  }
  const limit = groundOn(today) === null ? BENEFIT_PERIOD.days : BENEFIT_PERIOD.longer;
  const used = chain.reduce((sum, { from, to }) => sum + daysBetween(from, to < today ? to : today) + 1, 0);
  const last_day = lastDayOfPeriod(chain, limit);
  return { limit, used, last_day, apply_by: addDays(last_day, -REHABILITATION_AHEAD) };
}

/** The day on which the days of the chain reach the limit, its last spell taken as going on. */
function lastDayOfPeriod(chain: readonly Spell[], limit: number): string {
  let left = limit;
  for (const { from, to } of chain.slice(0, -1)) {
    const days = daysBetween(from, to) + 1;
    if (days >= left) return addDays(from, left - 1);
    left -= days;
  }
  return addDays(chain.at(-1)?.from ?? '', left - 1);
}

/** Uninterrupted spells that have begun by a day, in order; one without a known end lasts on that day. */
const spellsUntil = (entries: readonly SickEntry[], today: string): Spell[] =>
  sickSpells(
    entries.filter(({ from }) => from <= today),
    today,
  ).map(({ from, to }) => ({ from, to: to ?? today }));
