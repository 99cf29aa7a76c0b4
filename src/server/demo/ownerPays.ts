import type { contributionFigures } from '../../../resources/contributionFigures';
import { ownerMonth } from '../../domain/zus/owner/month';
import type { RecordOf } from '../../schema';
import { ownersOf } from '../contributions/owners';
import type { KeptContributions } from '../contributions/rows';
import { byCompany, type clientsIn } from './clients';
import type { Company } from './companies';
import type { Settlement } from './work';

/** The records of an office that contributions of owners are counted from. */
export interface PayingOffice {
  clientOf: ReturnType<typeof clientsIn>;
  settlements: readonly Settlement[];
  figures: readonly Omit<RecordOf<typeof contributionFigures>, 'version' | 'created_at' | 'updated_at'>[];
  holidays: readonly { company_id: string; person_id: string | null; month_chosen: string | null; status: string }[];
  today: string;
}

/** Social and health contributions of a sole trader for a month, in grosze; 0 of who owns no such business. */
export type OwnerPays = (company: Company, period: string) => number;

/** Counted as the page of contributions counts them, from the same records. */
export function ownersPay(office: PayingOffice): OwnerPays {
  const { clientOf, today } = office;
  const kept = keptIn(office);
  const known = new Map<string, ReturnType<typeof ownersOf>>();
  return (company, period) => {
    if (company.company_type !== 'jdg') return 0;
    const client = clientOf(company);
    const owners =
      known.get(company.id) ?? ownersOf(client, { ...kept(company), persons: client.persons }, { today, entered: [] });
    known.set(company.id, owners);
    return owners.reduce((sum, { facts }) => sum + (ownerMonth(facts, period)?.total ?? 0), 0);
  };
}

/** What will be kept of a company besides its people. */
function keptIn(office: PayingOffice): (company: Company) => Omit<KeptContributions, 'persons'> {
  const settlements = byCompany(office.settlements);
  const figures = byCompany(office.figures);
  const holidays = byCompany(office.holidays);
  return ({ id, accident_rate, works_for_former_employer, zus_scheme_from, monthly_fee_amount, yearly_revenues }) => ({
    accident_rate,
    works_for_former_employer,
    zus_scheme_from,
    monthly_fee_amount,
    yearly_revenues,
    figures: (figures.get(id) ?? []).map((figure) => ({ ...figure, version: 1 })),
    settled: (settlements.get(id) ?? [])
      .filter(({ revenue_amount }) => revenue_amount !== null)
      .map(({ period, profit_amount, revenue_amount }) => ({ period, profit: profit_amount, revenue: revenue_amount })),
    holidays: (holidays.get(id) ?? []).flatMap(({ person_id, month_chosen, status }) =>
      status === 'granted' && month_chosen ? [{ person_id, month: month_chosen }] : [],
    ),
  });
}
