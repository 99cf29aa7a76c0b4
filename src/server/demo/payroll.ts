import { contributionsOn, ratesOn } from '../../domain/zus/contributions';
import { addMonths, lastDayOf } from '../../lib/dates';
import { proportion, toFullZloty } from '../../lib/money';
import type { Employee } from './employees';

/** What a company pays for the people it employs in a month; whole grosze. */
export interface Payroll {
  people: number;
  wages: number;
  /** Contributions of both sides and health, as one DRA sums them up. */
  zus: number;
  pit4: number;
  ppk: number;
}

/** FGŚP, basis points (art. 29 of its act and the yearly budget act). */
const FGSP = 10;
const HEALTH = 900;
/** Of a wage in basis points: pension 9.76, disability 1.5 and sickness 2.45 are the person's own (art. 16 u.s.u.s.). */
const ownPart = (sickness: boolean) => (sickness ? 1_371 : 1_126);

/** A month's payroll of those at work on a day of it. An approximation of the rules for most: one contract each, usual costs, no sickness. */
export function payrollOf(employees: readonly Employee[], month: string): Payroll {
  const present = employees.filter(
    ({ start_date, end_date }) => start_date <= lastDayOf(month) && (end_date === null || end_date >= `${month}-01`),
  );
  const sums = present.map((one) => costOf(one, month));
  const total = (key: keyof (typeof sums)[number]) => sums.reduce((sum, each) => sum + each[key], 0);
  return { people: present.length, wages: total('wage'), zus: total('zus'), pit4: toFullZloty(total('pit')), ppk: total('ppk') };
}

function costOf({ contract_type, wage_amount, birth_date, student, pit2, ppk_status }: Employee, month: string) {
  const wage = wage_amount ?? 0;
  const isYoung = addMonths(birth_date ?? '1900-01-01', 26 * 12) > `${month}-01`;
  // Students under 26 on a mandate, and whoever makes a work to order, are not insured (art. 6 ust. 4 u.s.u.s.).
  const insured = contract_type !== 'specific_work' && !(contract_type === 'mandate' && student && isYoung);
  const sickness = contract_type.startsWith('employment');
  const rates = ratesOn(`${month}-01`);
  const own = insured ? proportion(wage, ownPart(sickness), 10_000) : 0;
  const social =
    insured && rates ? contributionsOn(wage, rates, { sickness, labour_fund: true }).total + proportion(wage, FGSP, 10_000) : 0;
  const health = insured ? proportion(wage - own, HEALTH, 10_000) : 0;
  const base = wage - own - (sickness ? 25_000 : proportion(wage - own, 20, 100));
  // Nobody under 26 pays of a wage or mandate (art. 21 ust. 1 pkt 148 PIT).
  const free = isYoung && contract_type !== 'specific_work';
  const pit = free ? 0 : Math.max(0, proportion(base, 12, 100) - (pit2 ? 30_000 : 0));
  return { wage, zus: social + health, pit, ppk: insured && ppk_status === 'enrolled' ? proportion(wage, 350, 10_000) : 0 };
}
