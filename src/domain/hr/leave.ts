import { addDays, addMonths, lastDayOf } from '../../lib/dates';
import { CONTRACT_RULES, type ContractType } from './contracts';
import { lastDayOfTerm } from './fixedTerm';
import {
  DISABILITY_LEAVE,
  type Education,
  LEAVE_DAY_HOURS,
  LEAVE_DAYS,
  LEAVE_RULES,
  otherSeniorityFrom,
  SCHOOL_YEARS,
} from './leaveRules';

/** What an employee's leave is counted from; dates `YYYY-MM-DD`, null is "not known", but for the end: "none". */
export interface LeaveFacts {
  contract_type: ContractType;
  start_date: string;
  end_date: string | null;
  /** Hundredths of a percent of full-time work: 5000 is a half. */
  fte: number | null;
  education: Education | null;
  /** Months of employment before this employer. */
  seniority_months: number | null;
  /** Months of mandates and of an own business, which count since 2026; null is "not known". */
  seniority_other_months?: number | null;
  /** Of a public employer they count sooner. */
  public_body?: boolean | null;
  /** Unpaid leaves that were taken; one without an end goes on. */
  unpaid?: readonly { from: string; to: string | null }[];
  /** A year's days as the office says; before what the law gives. */
  entitlement_days: number | null;
  /** Days left from before the first of January of `carried_year`. */
  carried_days: number | null;
  carried_year: number | null;
  disability_degree?: 'light' | 'moderate' | 'severe' | null;
  /** The day of the finding that it is of this degree; without it nothing more is counted. */
  disability_since?: string | null;
  disability_valid_to?: string | null;
}

/** Hours of leave by calendar year: taken, or planned. */
export type HoursByYear = Readonly<Record<string, number>>;

/** A year's leave in days, hundredths at most. */
export interface LeaveYear {
  year: number;
  entitled: number;
  carried: number;
  used: number;
  planned: number;
  /** What is left of all, before what is planned. */
  balance: number;
  /** Of earlier years and not taken yet; to be begun by the thirtieth of September. */
  overdue: number;
  overdue_by: string;
  basis: string;
  /** The first day with the higher entitlement, where ten years of stay are reached within the year. */
  more_from: string | null;
  /** What the office must still find out; where it is the stay, the lower entitlement stands. */
  unknown: readonly ('education' | 'seniority' | 'seniority_other' | 'carried')[];
}

/** A year's leave of an employee as it stands on a day; null for who has none by law. */
export function leaveYear(facts: LeaveFacts, today: string, taken: HoursByYear, planned: HoursByYear = {}): LeaveYear | null {
  if (!CONTRACT_RULES[facts.contract_type].worker) return null;
  const year = Number(today.slice(0, 4));
  const used = daysOf(taken[year]);
  const carried = carriedInto(facts, year, taken);
  const { days: entitled, basis } = entitlement(facts, year, today);
  return {
    year,
    entitled,
    carried: carried ?? 0,
    used,
    planned: daysOf(planned[year]),
    balance: round(entitled + (carried ?? 0) - used),
    overdue: round(Math.max(0, (carried ?? 0) - used)),
    overdue_by: `${year}-09-30`,
    basis,
    more_from: moreFrom(facts, year),
    unknown: unknowns(facts, year, carried),
  };
}

/** The days that the law gives in a year, as far as they are earned on a day, with the act that decided. */
export function entitlement(facts: LeaveFacts, year: number, today: string): { days: number; basis: string } {
  const { start_date, end_date, fte, entitlement_days } = facts;
  const first = later(start_date, `${year}-01-01`);
  const last = earlier(end_date ?? `${year}-12-31`, `${year}-12-31`);
  if (first > last) return { days: 0, basis: LEAVE_RULES.proportional.basis };
  const whole = (fte ?? 10_000) >= 10_000;
  const isLong = stayOn(facts, last) >= LEAVE_DAYS.months;
  const full = LEAVE_DAYS[isLong ? 'more' : 'less'];
  const partOf = (days: number) => ceil((days * (fte ?? 10_000)) / 10_000);
  const yearly = entitlement_days ?? partOf(full);
  const more = ofDisability(facts, earlier(last, today)) ? partOf(DISABILITY_LEAVE.days) : 0;
  const basis: string[] = [
    LEAVE_RULES.entitlement.basis,
    ...(isLong && stayOn({ ...facts, seniority_other_months: 0 }, last) < LEAVE_DAYS.months
      ? [LEAVE_RULES.other_seniority.basis]
      : []),
    ...(whole ? [] : [LEAVE_RULES.part_time.basis]),
    ...(more > 0 ? [LEAVE_RULES.disability.basis] : []),
  ];
  // Who works their first year has not worked one after any finding.
  if (facts.seniority_months === 0 && start_date.startsWith(`${year}-`))
    return {
      days: round((yearly * passedMonths(start_date, earlier(last, today))) / 12),
      basis: [...basis, LEAVE_RULES.first_year.basis].join(', '),
    };
  const started = startedMonths(first, last);
  const months = started - awayMonths(facts, first, last);
  if (months < started) basis.push(LEAVE_RULES.unpaid.basis);
  if (months === 12) return { days: yearly + more, basis: basis.join(', ') };
  const inPart = (days: number) => ceil((days * months) / 12);
  if (started < 12) basis.push(LEAVE_RULES.proportional.basis);
  return { days: inPart(yearly) + inPart(more), basis: basis.join(', ') };
}

/**
 * Whether the ten days of art. 19 are owed by a day: after a year of work with this employer since the finding, which was in force on the first of
 * January or on the day they were earned. An office that gives the year's days itself gave these too.
 */
function ofDisability(facts: LeaveFacts, day: string): boolean {
  const { disability_degree, disability_since, disability_valid_to, start_date, entitlement_days } = facts;
  if (entitlement_days !== null || !disability_since || !DISABILITY_LEAVE.degrees.includes(disability_degree ?? '')) return false;
  const earned = lastDayOfTerm(later(start_date, disability_since), DISABILITY_LEAVE.months);
  return earned < day && (!disability_valid_to || disability_valid_to >= later(earned, `${day.slice(0, 4)}-01-01`));
}

/** Months of stay up to a day, with what a school gives; mandates and an own business since they count. */
function stayOn(
  { start_date, education, seniority_months, seniority_other_months, public_body }: LeaveFacts,
  day: string,
): number {
  const other = day >= otherSeniorityFrom(public_body === true) ? (seniority_other_months ?? 0) : 0;
  return passedMonths(start_date, day) + (seniority_months ?? 0) + other + SCHOOL_YEARS[education ?? 'none'] * 12;
}

/** The day from which a year's leave is the higher one, when that comes within the year; the office's own number has no such day. */
function moreFrom(facts: LeaveFacts, year: number): string | null {
  const first = later(facts.start_date, `${year}-01-01`);
  const last = earlier(facts.end_date ?? `${year}-12-31`, `${year}-12-31`);
  const isLong = (day: string) => stayOn(facts, day) >= LEAVE_DAYS.months;
  if (facts.entitlement_days !== null || first > last || isLong(first) || !isLong(last)) return null;
  let day = first;
  while (!isLong(day)) day = addDays(day, 1);
  return day;
}

/** Calendar months from one day to another of which no day was worked for an unpaid leave of at least a month. */
function awayMonths({ unpaid = [] }: LeaveFacts, first: string, last: string): number {
  const long = unpaid.filter(({ from, to }) => to === null || lastDayOfTerm(from, 1) <= to);
  let count = 0;
  for (let month = first.slice(0, 7); month <= last.slice(0, 7); month = addMonths(month, 1)) {
    const [from, to] = [later(first, `${month}-01`), earlier(last, lastDayOf(month))];
    if (long.some((leave) => leave.from <= from && (leave.to ?? to) >= to)) count += 1;
  }
  return count;
}

/** Months over by the end of a day; the one that ends on it among them. */
function passedMonths(from: string, to: string): number {
  const guess = (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7)) + 1;
  for (let months = guess; months > 0; months -= 1) if (lastDayOfTerm(from, months) <= to) return months;
  return 0;
}

/** Calendar months of which there is at least a day. */
const startedMonths = (from: string, to: string) => Number(to.slice(5, 7)) - Number(from.slice(5, 7)) + 1;

/** What is left from before a year: as the office said once, year by year since then; null where nobody said. */
function carriedInto(facts: LeaveFacts, year: number, taken: HoursByYear): number | null {
  const hired = Number(facts.start_date.slice(0, 4));
  let at = facts.carried_year ?? hired;
  let left = facts.carried_days ?? 0;
  if (facts.carried_year === null && hired < year) return null;
  for (; at < year; at += 1)
    left = Math.max(0, round(left + entitlement(facts, at, lastDayOf(`${at}-12`)).days - daysOf(taken[at])));
  return left;
}

function unknowns(facts: LeaveFacts, year: number, carried: number | null): LeaveYear['unknown'] {
  const enough = facts.entitlement_days !== null || stayOn(facts, `${year}-12-31`) >= LEAVE_DAYS.months;
  return [
    ...(facts.education === null && !enough ? (['education'] as const) : []),
    ...(facts.seniority_months === null && !enough ? (['seniority'] as const) : []),
    ...(facts.seniority_other_months === null && !enough && year >= 2026 ? (['seniority_other'] as const) : []),
    ...(carried === null ? (['carried'] as const) : []),
  ];
}

const daysOf = (hours = 0) => round(hours / LEAVE_DAY_HOURS);
const round = (days: number) => Math.round(days * 100) / 100;
/** A day begun is a whole one; what arithmetic leaves behind the comma is none. */
const ceil = (days: number) => Math.ceil(Math.round(days * 1_000_000) / 1_000_000);
const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string, other: string) => (one < other ? one : other);
