import type { OwnerContributions } from '../../contract/contributions';
import type { EnteredValue } from '../../domain/limits/entered';
import type { HealthForm } from '../../domain/zus/health/part';
import { monthsFrom } from '../../domain/zus/months';
import { type HealthYearFacts, healthYear, monthsSettled } from '../../domain/zus/owner/healthYear';
import type { OwnerMonths } from '../../domain/zus/owner/month';
import type { Owner } from './owners';

type Settled = HealthYearFacts['form'];
const isSettled = (form: HealthForm | null | undefined): form is Settled =>
  form === 'scale' || form === 'flat' || form === 'lump_sum';

/** The yearly settlements of health of the last year and of this one; a year with another form in the end has none. */
export function yearsOf(
  owner: Owner,
  year: number,
  dueIn: OwnerMonths,
  entered: readonly EnteredValue[],
): OwnerContributions['years'] {
  return [year - 1, year].flatMap((each) => {
    const months = monthsFrom(`${each}-01`, `${each}-12`).map(dueIn);
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
      due: figure.health_due ?? dueFor(dueIn, form, each),
    };
    return [{ ...healthYear(facts, entered), figure }];
  });
}

/** What the months came to, once all of them are exact. */
function dueFor(dueIn: OwnerMonths, form: Settled, year: number): number | null {
  const months = monthsSettled(form, year).flatMap((month) => dueIn(month) ?? []);
  const isWhole = months.every(({ health }) => health !== null && health.missing === null);
  return isWhole ? months.reduce((sum, { health }) => sum + (health?.amount ?? 0), 0) : null;
}
