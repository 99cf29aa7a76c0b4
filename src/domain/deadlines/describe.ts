import { formatDate, formatMonth, lastDayOf } from '../../lib/dates';
import { GENITIVE_MONTHS } from '../../lib/monthNames';
import { plural } from '../../lib/text';
import { reasonsBetween, type Shift } from '../calendar/workingDays';
import { nominalDate } from './dueDates';
import type { Term } from './eventRules';
import type { PeriodKind } from './period';
import { comesOnce, type DeadlineRule, type DueDay } from './rule';

/** How each shift reads in a table. */
export const SHIFT_NAMES: Record<Shift, string> = {
  forward: 'na następny dzień roboczy',
  forward_saturday_works: 'na następny dzień (sobota jest robocza)',
  backward: 'na poprzedni dzień roboczy',
  none: 'nie przesuwa się',
};

const ordinal = (day: DueDay['day']) => (day === 'last' ? 'ostatni dzień' : `${day}. dzień`);

/** A day counted from December, as a date: `31 stycznia następnego roku`. */
function inYear({ months, day }: DueDay): string {
  const month = ((months + 11) % 12) + 1;
  const name = GENITIVE_MONTHS[month - 1];
  const last = month === 2 ? 'ostatni dzień' : lastDayOf(`2027-${String(month).padStart(2, '0')}`).slice(8);
  return `${day === 'last' ? last : day} ${name} ${months > 0 ? 'następnego' : 'tego'} roku`;
}

function afterMonth({ months, day }: DueDay): string {
  return `${ordinal(day)} ${months > 0 ? 'następnego' : months < 0 ? 'poprzedniego' : 'tego'} miesiąca`;
}

function afterPeriod(period: PeriodKind, due: DueDay): string {
  if (typeof period === 'object') return period.instalments.map((month) => `${due.day} ${GENITIVE_MONTHS[month - 1]}`).join(', ');
  switch (period) {
    case 'year':
      return inYear(due);
    case 'tax_year':
      if (due.months <= 0) return `${ordinal(due.day)} ${due.months + 12}. miesiąca roku podatkowego`;
      return `${ordinal(due.day)} ${due.months}. miesiąca po roku podatkowym`;
    case 'quarter':
    case 'tax_quarter':
      if (due.months <= 0) return `${ordinal(due.day)} ${due.months + 3}. miesiąca kwartału`;
      return `${ordinal(due.day)} miesiąca po kwartale`;
    case 'month':
    case 'month_1_2_of_quarter':
      return afterMonth(due);
  }
}

/** The first years of a rule that comes once in several: `2023, 2027, 2031`. */
function firstYears({ from, everyYears = 1 }: DeadlineRule): string {
  return [0, 1, 2].map((nth) => Number(from.slice(0, 4)) + nth * everyYears).join(', ');
}

/** When a recurring obligation is due, in Polish: `20. dzień następnego miesiąca`. */
export function describeDue(rule: DeadlineRule): string {
  const { period, due } = rule;
  if (comesOnce(rule)) return formatDate(nominalDate(rule, { label: '', firstMonth: rule.from, lastMonth: rule.from }));
  if (rule.everyYears) return `co ${rule.everyYears} lata (${firstYears(rule)} …): ${afterPeriod(period, due)}`;
  const { except } = due;
  if (!except) return afterPeriod(period, due);
  const month = formatMonth(`2027-${String(except.month).padStart(2, '0')}`).replace(' 2027', '');
  return `${afterPeriod(period, due)}; za ${month}: ${afterPeriod(period, except)}`;
}

/** How long a term runs, in Polish: `14 dni`. */
export function describeTerm(term: Term): string {
  if ('days' in term) return term.days < 0 ? 'dzień wcześniej' : term.days === 0 ? 'tego samego dnia' : `${term.days} dni`;
  if ('months' in term) return `${term.months} ${plural(term.months, 'miesiąc', 'miesiące', 'miesięcy')}`;
  if ('workingDays' in term) return term.workingDays === 1 ? 'następny dzień roboczy' : `${term.workingDays} dni roboczych`;
  if ('afterMonths' in term) return `pierwszy dzień po ${term.afterMonths} miesiącach od końca miesiąca`;
  return `${'dayAfterMonth' in term ? term.dayAfterMonth : term.dayOfNextMonth}. dzień następnego miesiąca`;
}

/** Why the due day is not the nominal one, in Polish; null when it is. */
export function describeShift(nominal: string, due: string): string | null {
  if (nominal === due) return null;
  return `Termin przesunięty z ${formatDate(nominal)} na ${formatDate(due)}: ${reasonsBetween(nominal, due).join(', ')}.`;
}
