import type { OwnerContributions } from '../../contract/contributions';
import type { EnteredValue } from '../../domain/limits/entered';
import type { HealthForm } from '../../domain/zus/health/part';
import { monthsFrom } from '../../domain/zus/months';
import { type HealthYearFacts, healthYear, monthsSettled } from '../../domain/zus/owner/healthYear';
import { ownerMonth } from '../../domain/zus/owner/month';
import type { Owner } from './owners';

type Settled = HealthYearFacts['form'];
const isSettled = (form: HealthForm | null | undefined): form is Settled =>
  form === 'scale' || form === 'flat' || form === 'lump_sum';

/** The yearly settlements of health of the last year and of this one; a year with another form in the end has none. */
export function yearsOf(owner: Owner, year: number, entered: readonly EnteredValue[]): OwnerContributions['years'] {
  return [year - 1, year].flatMap((each) => {
    const months = monthsFrom(`${each}-01`, `${each}-12`).map((month) => ownerMonth(owner.facts, month, entered));
    const insured = months.flatMap((month) => month ?? []);
    const form = insured.at(-1)?.form;
    if (!isSettled(form)) return [];
    const figure = owner.figure(String(each));
    const sum = (of: Readonly<Record<string, number>>) =>
      insured.every(({ month }) => of[month] !== undefined)
        ? insured.reduce((all, { month }) => all + (of[month] ?? 0), 0)
        : null;
    const facts: HealthYearFacts = {
      form,
      year: each,
      months: insured.length,
      income: figure.income ?? sum(owner.facts.income),
      revenue: figure.revenue ?? sum(owner.facts.revenue),
      due: figure.health_due ?? dueFor(owner, form, each, entered),
    };
    return [{ ...healthYear(facts, entered), figure }];
  });
}

/** What the months came to, once all of them are exact. */
function dueFor(owner: Owner, form: Settled, year: number, entered: readonly EnteredValue[]): number | null {
  const months = monthsSettled(form, year).flatMap((month) => ownerMonth(owner.facts, month, entered) ?? []);
  const isWhole = months.every(({ health }) => health !== null && health.missing === null);
  return isWhole ? months.reduce((sum, { health }) => sum + (health?.amount ?? 0), 0) : null;
}
