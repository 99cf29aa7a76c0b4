import type { contributionFigures as resource } from '../../../resources/contributionFigures';
import { addMonths } from '../../lib/dates';
import type { RecordOf } from '../../schema';
import { byCompany, type clientsIn } from './clients';
import type { Company } from './companies';
import { payrollOf } from './payroll';
import { type Chance, idOf } from './random';
import type { Staff } from './settlements';
import { fitted } from './size';
import { drawnResult, type Settlement } from './work';

type Figure = Omit<RecordOf<typeof resource>, 'version' | 'created_at' | 'updated_at'>;
const WHOLE = 10_000;

interface Known {
  clientOf: ReturnType<typeof clientsIn>;
  settlements: readonly Settlement[];
  staff: Staff;
}

/**
 * What the office entered of partners who pay PIT on their part of the income: of the month before each that was reckoned, as their health
 * contribution hangs on it (art. 81 ust. 2 i 2c u.ś.o.z.).
 */
export function partnerFigures(
  luck: Chance,
  moment: number,
  reckoned: readonly (readonly [company: Company, period: string])[],
  { clientOf, settlements, staff }: Known,
): Figure[] {
  const settled = byCompany(settlements);
  const months = new Map(
    reckoned.map(([company, period]) => [`${company.id} ${period}`, [company, addMonths(period, -1)] as const]),
  );
  return [...months.values()].flatMap(([company, period]) => {
    const partners = clientOf(company).persons.filter(({ role, taxation_form }) => role === 'partner' && taxation_form);
    if (partners.length === 0) return [];
    const kept = settled.get(company.id)?.find((each) => each.period === period)?.profit_amount ?? null;
    const drawn = fitted(drawnResult(luck), company, payrollOf(staff.get(company.id) ?? [], period));
    const income = kept ?? drawn.revenue - drawn.cost;
    return partners.map(({ id, share_percent }) => ({
      id: idOf(luck, moment),
      company_id: company.id,
      person_id: id,
      period,
      income_amount: Math.round((income * (share_percent ?? WHOLE / partners.length)) / WHOLE),
      revenue_amount: null,
      pay_amount: null,
      health_due_amount: null,
      note: null,
      entered_by_id: company.owner_id,
    }));
  });
}
