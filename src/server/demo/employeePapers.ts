import { fixedTermLimit } from '../../domain/hr/fixedTerm';
import { entitlement } from '../../domain/hr/leave';
import { addDays, addMonths, daysBetween } from '../../lib/dates';
import type { Company } from './companies';
import type { Employee } from './employees';
import type { Chance } from './random';

/**
 * What else an office writes down of employees, in every state that the page of their dates shows: papers of foreigners, students, people with a
 * disability, sanitary certificates where one works with food, drivers' cards, leave from the year before, contracts before this one.
 */
export function withPapers(
  luck: Chance,
  employees: readonly Employee[],
  companies: readonly Company[],
  today: string,
): Employee[] {
  const trades = new Map(companies.map(({ id, pkd_main }) => [id, pkd_main ?? '']));
  const since = new Map(companies.map(({ id, ceidg_start_date }) => [id, ceidg_start_date ?? '']));
  const soon = () => addDays(today, luck.whole(-15, 500));
  return employees.map((one) => ({
    ...one,
    ...(luck.yes(0.08) ? foreign(luck, soon) : { id_document_valid_to: luck.yes(0.3) ? soon() : null }),
    ...(/^(10|56)/.test(trades.get(one.company_id) ?? '') ? { sanitary_valid_to: luck.yes(0.9) ? soon() : null } : {}),
    ...(one.position === 'Kierowca'
      ? { driver_card_valid_to: addDays(today, luck.whole(-15, 120)), other_exam_valid_to: soon() }
      : {}),
    ...(one.work_kind === 'hazardous' ? { other_exam_valid_to: soon() } : {}),
    ...(luck.yes(0.02) ? { a1_valid_to: soon() } : {}),
    ...(luck.yes(0.06) ? disabled(luck, soon, today) : {}),
    ...student(luck, one, today),
    ...(one.contract_type === 'employment_fixed' && luck.yes(0.4) ? earlier(one, since.get(one.company_id) ?? '') : {}),
    ...(one.contract_type.startsWith('employment') ? leave(luck, one, today) : {}),
  }));
}

const foreign = (luck: Chance, soon: () => string) => ({
  citizenship: luck.pick(['UA', 'BY', 'GE']),
  residence_valid_to: soon(),
  work_permit_valid_to: soon(),
});

const disabled = (luck: Chance, soon: () => string, today: string) => ({
  disability_degree: luck.pick(['light', 'moderate', 'severe'] as const),
  disability_since: addDays(today, -luck.whole(30, 2_000)),
  disability_valid_to: soon(),
});

/** Contractors under 26 study; until the end of a term that stands on their certificate. */
function student(luck: Chance, { contract_type, birth_date }: Employee, today: string) {
  if (contract_type !== 'mandate' || addMonths(birth_date, 26 * 12) <= today) return {};
  return { student: true, student_until: addDays(today, luck.whole(-10, 300)) };
}

/** One contract before this one, where both together keep to the 33 months and the business was there. */
function earlier({ start_date, end_date }: Employee, since: string) {
  const before = { from: addMonths(start_date, -3), to: addDays(start_date, -1) };
  return before.from >= since && end_date && end_date <= fixedTermLimit(start_date, [before])
    ? { earlier_fixed_contracts: [before] }
    : {};
}

/** Whole months between their eighteenth birthday and their first day here. */
const sinceOfAge = ({ birth_date, start_date }: Employee) =>
  Math.max(0, Math.floor(daysBetween(addMonths(birth_date, 18 * 12), start_date) / 31));

const schooling = <School extends string>(school: School, { birth_date, start_date }: Employee) =>
  school === 'higher' && addMonths(birth_date, 23 * 12) > start_date ? ('secondary_general' as const) : school;

/** By law, of who has worked before, as long as their age lets them; some have a few days left from the year before. */
function leave(luck: Chance, one: Employee, today: string) {
  const year = Number(today.slice(0, 4));
  const schools = ['basic_vocational', 'secondary_vocational', 'secondary_general', 'higher'] as const;
  const education = schooling(luck.pick(schools), one);
  const seniority_months = Math.min(luck.whole(1, 12) * 6, sinceOfAge(one));
  const facts = {
    education,
    seniority_months,
    // Every fifth had mandates or a business for two years at most.
    seniority_other_months: one.birth_date.slice(8) < '07' ? Math.min(24, sinceOfAge(one) - seniority_months) : 0,
    leave_carried_days: one.start_date < `${year}-01-01` ? luck.pick([0, 0, 0, 0, 3]) : 0,
  };
  const { days } = entitlement(
    { ...one, ...facts, entitlement_days: null, carried_days: null, carried_year: null, disability_degree: null },
    year,
    today,
  );
  const here = daysBetween([one.start_date, `${year}-01-01`].toSorted()[1] ?? today, today);
  const earned = Math.floor((here * 20) / 365) + facts.leave_carried_days;
  const used = Math.min(one.leave_used_days ?? 0, Math.floor(days), earned);
  return { ...facts, leave_carried_year: year, leave_entitlement_days: null, leave_used_days: used };
}
