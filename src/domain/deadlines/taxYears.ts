import { addDays, addMonths, lastDayOf, monthOf } from '../../lib/dates';
import { type DueDate, dueOn } from './dueDates';
import { type Period, periodEnding } from './period';
import { type DeadlineRule, isInForce } from './rule';
import type { TaxProfile } from './taxProfile';

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
  const years = liquidation(rule, profile, last);
  if (!years) return ended;
  return [...ended.filter(({ period }) => period.firstMonth !== years.firstMonth), ...years.dates.filter(within)];
}

/** The tax year that a month lies in, by its last month. */
function yearEndOf(month: string, { fiscal_year_start_month }: TaxProfile): string {
  let end = month;
  while (!periodEnding('tax_year', end, fiscal_year_start_month ?? 1)) end = addMonths(end, 1);
  return end;
}

/**
 * Books are closed on the eve of a liquidation, and opened on its day: the tax year ends and a shorter one begins, each with its own returns and
 * statement (art. 8 ust. 6 CIT, art. 12 ust. 1 pkt 5 and ust. 2 pkt 6 UoR). Null where a year begins on that day anyway.
 */
function liquidation(
  rule: DeadlineRule,
  profile: TaxProfile,
  last: DueDate | null,
): { firstMonth: string; dates: DueDate[] } | null {
  const { liquidation_from, accounting_type, closed_at } = profile;
  if (!liquidation_from || accounting_type !== 'full_books' || rule.due.months <= 0) return null;
  if (closed_at && closed_at < liquidation_from) return null;
  const eve = addDays(liquidation_from, -1);
  const end = yearEndOf(monthOf(eve), profile);
  if (eve >= lastDayOf(end)) return null;
  const firstMonth = addMonths(end, -11);
  const lastMonth = last?.period.firstMonth === firstMonth ? last.period.lastMonth : end;
  const stretches = [
    [firstMonth, monthOf(eve)],
    [monthOf(liquidation_from), lastMonth],
  ] as const;
  const dates = stretches.flatMap(([first, month]) =>
    first <= month && isInForce(rule, month)
      ? [dueOn(rule, { label: `${first}/${month}`, firstMonth: first, lastMonth: month })]
      : [],
  );
  return { firstMonth, dates };
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
