import { addDays, addMonths, lastDayOf, monthOf } from '../../lib/dates';
import { shiftDate } from '../calendar/workingDays';
import { type DueDate, dueOn } from './dueDates';
import { type Period, periodEnding } from './period';
import { type DeadlineRule, isInForce } from './rule';
import type { TaxProfile } from './taxProfile';

/** Told of the statement of books closed for an Estonian CIT. */
export const UNSETTLED =
  'Tylko jeśli sprawozdanie na dzień zamknięcia ksiąg przed estońskim CIT jest zatwierdzane i składane: ustawa wprost tego nie mówi (art. 28j ust. 5 CIT, art. 53 i 69 UoR).';
/** Reads after "Tylko", like the conditions of rules. */
export const NOT_JOINED = 'gdy pierwszego roku nie połączono z następnym';

/** Whose tax and financial year may be other than twelve months: who pays CIT or keeps books. */
const keepsYears = ({ accounting_type, taxation_form }: TaxProfile) =>
  accounting_type === 'full_books' || taxation_form.startsWith('cit_');

/**
 * The calendar year in whose second half the business began, when its first tax and financial year may be joined with the next one:
 * art. 8 ust. 2a CIT, art. 3 ust. 1 pkt 9 UoR. Null where it may not.
 */
function firstYear(profile: TaxProfile): string | null {
  const { ceidg_start_date, fiscal_year_start_month } = profile;
  if (!ceidg_start_date || ceidg_start_date.slice(5) < '07-01' || (fiscal_year_start_month ?? 1) !== 1) return null;
  return keepsYears(profile) ? ceidg_start_date.slice(0, 4) : null;
}

/** Whether this is the short first year, of which nobody has told yet whether it is joined with the next. */
export const mayBeJoined = (rule: DeadlineRule, profile: TaxProfile, { lastMonth }: Period): boolean =>
  rule.period === 'tax_year' && typeof profile.joins_first_years !== 'boolean' && lastMonth === `${firstYear(profile) ?? ''}-12`;

/**
 * Dates of a rule of tax years as the business has these: the first may be joined with the next, and the last one ends with the business
 * (art. 8 ust. 6 CIT, art. 12 ust. 2 UoR). Other dates stay as they are.
 */
export function inTaxYears(
  rule: DeadlineRule,
  profile: TaxProfile,
  dates: readonly DueDate[],
  [from, to]: readonly [from: string, to: string],
): readonly DueDate[] {
  if (rule.period !== 'tax_year' || !keepsYears(profile)) return dates;
  const whole = dates.flatMap((date) => joined(rule, profile, date));
  const last = lastYear(rule, profile);
  const within = (date: DueDate) => from <= date.due && date.due <= to;
  const before = last ? whole.filter(({ period }) => period.firstMonth !== last.period.firstMonth) : whole;
  const ended = last && within(last) ? [...before, last] : before;
  if (rule.due.months <= 0) {
    const chosen = chosenWithin(rule, profile);
    // Who chose it within the year did not choose it when the year began.
    const unchosen = ended.filter(({ period }) => !chosen.some((each) => each.period.lastMonth === period.lastMonth));
    return [...unchosen, ...chosen.filter(within)];
  }
  const years = cutYears(rule, profile, last);
  const uncut = ended.filter(({ period }) => !years.some(({ firstMonth }) => firstMonth === period.firstMonth));
  return [...uncut, ...years.flatMap((year) => year.dates.filter(within))];
}

/** The tax year that a month lies in, by its last month. */
function yearEndOf(month: string, { fiscal_year_start_month }: TaxProfile): string {
  let end = month;
  while (!periodEnding('tax_year', end, fiscal_year_start_month ?? 1)) end = addMonths(end, 1);
  return end;
}

/** The days within tax years on which another one begins; a year that begins on the day anyway is cut by none. */
const cutsOf = ({ accounting_type, closed_at, liquidation_from, estonian_days }: TaxProfile): string[] =>
  accounting_type !== 'full_books'
    ? []
    : [liquidation_from, ...(estonian_days ?? [])].flatMap((day) => (day && day <= (closed_at ?? day) ? [day] : [])).sort();

/** The tax year that a day cuts; null where it begins on the day. */
function yearCutBy(day: string, profile: TaxProfile): { firstMonth: string; end: string } | null {
  const eve = addDays(day, -1);
  const end = yearEndOf(monthOf(eve), profile);
  return eve >= lastDayOf(end) ? null : { firstMonth: addMonths(end, -11), end };
}

/**
 * Books are closed on the eve of a liquidation, and of an Estonian CIT chosen within a year, and opened on its day: the tax year ends and a
 * shorter one begins, each with its own returns and statement (art. 8 ust. 6 and art. 28j ust. 5 CIT, art. 12 ust. 1 pkt 5 and ust. 2 pkt 6
 * UoR). What is chosen for a year is chosen for the one that begins.
 */
function cutYears(rule: DeadlineRule, profile: TaxProfile, last: DueDate | null): { firstMonth: string; dates: DueDate[] }[] {
  const years = new Map<string, { end: string; days: string[] }>();
  for (const day of cutsOf(profile)) {
    const year = yearCutBy(day, profile);
    if (!year) continue;
    const { days } = years.get(year.firstMonth) ?? { days: [] };
    years.set(year.firstMonth, { end: year.end, days: [...days, day] });
  }
  return [...years].map(([firstMonth, { end, days }]) => {
    const lastMonth = last?.period.firstMonth === firstMonth ? last.period.lastMonth : end;
    const starts = [`${firstMonth}-01`, ...days];
    const dates = starts.flatMap((start, nth) => {
      const next = starts[nth + 1];
      const eve = next ? addDays(next, -1) : null;
      const period = { firstMonth: monthOf(start), lastMonth: eve ? monthOf(eve) : lastMonth };
      if (period.firstMonth > period.lastMonth || !isInForce(rule, period.lastMonth)) return [];
      const label = `${period.firstMonth}/${period.lastMonth}`;
      return [
        eve && next && profile.estonian_days?.includes(next)
          ? atClosing(rule, { ...period, label }, eve)
          : dueOn(rule, { ...period, label }),
      ];
    });
    return { firstMonth, dates };
  });
}

function atClosing(rule: DeadlineRule, period: Period, eve: string): DueDate {
  if (rule.atEstonianClosing !== 'counted') return dueOn(rule, period);
  const nominal = addMonths(eve, rule.due.months);
  return { period, nominal, due: shiftDate(nominal, rule.shift) };
}

/** The days within tax years on which an Estonian CIT begins, each with the year that it cuts. */
const estonianCuts = (profile: TaxProfile): { day: string; end: string }[] => {
  const cuts = cutsOf(profile);
  return (profile.estonian_days ?? []).flatMap((day) => {
    const year = cuts.includes(day) ? yearCutBy(day, profile) : null;
    return year ? [{ day, end: year.end }] : [];
  });
};

/** What is chosen for a year, for those that begin with an Estonian CIT: within their first month (art. 28j ust. 1 pkt 7 CIT). */
function chosenWithin({ chosen, ...rule }: DeadlineRule, profile: TaxProfile): DueDate[] {
  if (!chosen || rule.due.months >= 0) return [];
  return estonianCuts(profile).map(({ day, end }) => {
    const firstMonth = monthOf(day);
    const date = dueOn(rule, { label: '', firstMonth, lastMonth: addMonths(firstMonth, 11) });
    return { ...date, period: { label: `${firstMonth}/${end}`, firstMonth, lastMonth: end } };
  });
}

/** Whether the period ends with books closed for an Estonian CIT, and no act says that its statement is what the rule asks for. */
export const isUnsettled = (rule: DeadlineRule, profile: TaxProfile, { lastMonth }: Period): boolean =>
  rule.atEstonianClosing === 'unsettled' && estonianCuts(profile).some(({ day }) => lastMonth === monthOf(addDays(day, -1)));

/** The first days of an Estonian CIT that follows another CIT within a time line; not one that begins no month, as no such state is known to the law. */
function estonianDays(stretches: readonly TaxProfile[]): string[] {
  return stretches.flatMap(({ taxation_form, valid_from }, nth) => {
    const before = stretches[nth - 1]?.taxation_form;
    const isEntry = taxation_form === 'cit_estonian' && before?.startsWith('cit_') && before !== 'cit_estonian';
    return isEntry && valid_from?.endsWith('-01') ? [valid_from] : [];
  });
}

/** A time line of which each profile knows the days of its Estonian CIT; the same one where there are none. */
export function withEstonianDays(stretches: readonly TaxProfile[]): readonly TaxProfile[] {
  const estonian_days = estonianDays(stretches);
  return estonian_days.length === 0 ? stretches : stretches.map((each) => ({ ...each, estonian_days }));
}

function joined(rule: DeadlineRule, profile: TaxProfile, date: DueDate): DueDate[] {
  const first = profile.joins_first_years === true ? firstYear(profile) : null;
  const { lastMonth } = date.period;
  if (first === null || lastMonth > `${Number(first) + 1}-12` || lastMonth < `${first}-12`) return [date];
  // The short year is none of its own, and what is due when a year begins was due when the business did.
  if (lastMonth === `${first}-12` || rule.due.months < 0) return [];
  const firstMonth = profile.ceidg_start_date?.slice(0, 7) ?? date.period.firstMonth;
  return [{ ...date, period: { label: `${firstMonth}/${lastMonth}`, firstMonth, lastMonth } }];
}

/** The tax year that the business ended in, where it ended before the year did; null where it did not. */
function lastYear(rule: DeadlineRule, profile: TaxProfile): DueDate | null {
  const { closed_at } = profile;
  const month = closed_at?.slice(0, 7);
  if (!closed_at || !month || rule.due.months < 0 || !isInForce(rule, month)) return null;
  const end = yearEndOf(month, profile);
  if (closed_at >= lastDayOf(end)) return null;
  const firstMonth = addMonths(end, -11);
  return dueOn(rule, { label: `${firstMonth}/${month}`, firstMonth, lastMonth: month });
}
