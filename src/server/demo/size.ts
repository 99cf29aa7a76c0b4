import type { Company } from './companies';
import { partOf } from './means';
import type { Payroll } from './payroll';
import type { Settlement } from './work';

/** A month's figures with what its people cost: they are paid for out of sales, and something is left. */
export function withStaff(revenue: number, cost: number, { wages, zus }: Payroll): { revenue: number; cost: number } {
  // Some fifth of the wages is paid on top of them by the employer; the rest of the contributions is in them.
  const paid = Math.min(Math.round(wages * 1.2048), wages + zus);
  return { revenue: revenue + Math.round(paid * 1.2), cost: cost + paid };
}

/** Sales and costs that fit the size of the business and its people. */
export function fitted({ revenue, cost }: { revenue: number; cost: number }, company: Company, payroll: Payroll) {
  const part = (amount: number) => Math.round(amount * partOf(company));
  return withStaff(part(revenue), part(cost), payroll);
}

/** A month whose amounts fit the size of the business and its people, before anything is reckoned of them. */
export function sized(one: Settlement, company: Company, payroll: Payroll): Settlement {
  if (one.revenue_amount === null || one.cost_amount === null) return one;
  const { revenue, cost } = fitted({ revenue: one.revenue_amount, cost: one.cost_amount }, company, payroll);
  return { ...one, revenue_amount: revenue, cost_amount: cost, profit_amount: revenue - cost };
}
