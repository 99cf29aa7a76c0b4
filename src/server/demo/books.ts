import type { Company } from './companies';
import { earlierMonths } from './companyLimits';
import { contributionFigures } from './contributionFigures';
import { ownersPay, type PayingOffice } from './ownerPays';
import { partnerFigures } from './partnerFigures';
import { payrollOf } from './payroll';
import type { Chance } from './random';
import { bookedYear, isReckoned, type Staff, settledYear, withPositions } from './settlements';
import { sized } from './size';
import type { Settlement } from './work';

interface Booked {
  /** Months that were begun, before their amounts fit the size of the business. */
  months: readonly Settlement[];
  /** The companies whose clients one can log in as. */
  pictured: readonly Company[];
  rich: readonly Company[];
  companies: ReadonlyMap<string, Company>;
  staff: Staff;
  clientOf: PayingOffice['clientOf'];
  holidays: PayingOffice['holidays'];
  today: string;
  /** The newest month that is over. */
  month: string;
}

/**
 * All settlements with their positions, and what the office entered for contributions. Results come first: contributions are counted from
 * the months that are settled and from the figures entered for the others, as the panel counts them.
 */
export function books(own: (section: number) => Chance, moment: number, booked: Booked) {
  const { pictured, rich, companies, staff, clientOf, holidays, today, month } = booked;
  const year = bookedYear(own(70), moment, pictured, month, staff);
  const begun = booked.months.flatMap((one) => {
    const company = companies.get(one.company_id);
    return company ? [sized(one, company, payrollOf(staff.get(company.id) ?? [], one.period))] : [];
  });
  const earlier = earlierMonths(own(105), moment, { rich, kept: [...begun, ...year], staff, month });
  const settlements = [...begun, ...year, ...earlier];

  const reckoned = [...begun.filter(isReckoned), ...year].flatMap(({ company_id, period }) => {
    const company = companies.get(company_id);
    return company ? [[company, period] as const] : [];
  });
  const figures = contributionFigures(own(101), moment, reckoned, { settlements, staff });
  const ownerPays = ownersPay({ clientOf, holidays, settlements, figures, today });
  const office = { companies, today, staff, ownerPays };
  const positions = withPositions(own(95), moment, begun, office);
  const yearly = settledYear(own(104), moment, year, office);
  return {
    settlements: [...positions.settlements, ...yearly.settlements, ...earlier],
    'settlement-items': [...yearly.items, ...positions.items],
    'contribution-figures': [...figures, ...partnerFigures(own(109), moment, reckoned, { clientOf, settlements, staff })],
  };
}
