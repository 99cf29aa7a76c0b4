import type { companyLimits } from '../../../resources/companyLimits';
import { companyLimits as resource } from '../../../resources/companyLimits';
import { RESULT_LIMITS } from '../../domain/limits/fromResults';
import type { LimitKey } from '../../domain/limits/lookup';
import { isCounted, type LimitPosition, positionByMonths, positionOf } from '../../domain/limits/position';
import { addMonths } from '../../lib/dates';
import type { RecordOf } from '../../schema';
import { blank } from '../../schema/validate';
import { limitFrom } from '../companyLimits/standing';
import type { Company } from './companies';
import { type Chance, idOf } from './random';
import { type Settlement, settlement } from './work';

export type CompanyLimit = RecordOf<typeof companyLimits>;

/** Small businesses earn less: hundredths of what a settlement is made with. */
const scale = ({ vat_status, company_type }: Company) => (vat_status === 'exempt_limit' ? 6 : company_type === 'jdg' ? 12 : 100);

/** Sole traders whose whole year so far is in the books. */
const whole = 12;

interface Furnished {
  companies: readonly Company[];
  /** Those with more of everything. */
  rich: readonly Company[];
  settlements: readonly Settlement[];
  today: string;
  month: string;
}

/** Settlements whose amounts fit the size of the business, a few companies with every month of the year, and how near all are to their limits. */
export function limits(
  luck: Chance,
  moment: number,
  { companies, rich, settlements, today, month }: Furnished,
): { settlements: Settlement[]; 'company-limits': CompanyLimit[] } {
  const year = Number(month.slice(0, 4));
  const byId = new Map(companies.map((company) => [company.id, company]));
  const kept = new Set(settlements.map(({ company_id, period }) => `${company_id} ${period}`));
  const earlier = rich
    .filter(({ company_type, status }) => company_type === 'jdg' && status === 'active')
    .slice(0, whole)
    .flatMap((company) =>
      Array.from({ length: 12 }, (_, back) => addMonths(month, -1 - back))
        .filter((period) => period >= `${year}-01` && !kept.has(`${company.id} ${period}`))
        .map((period) => settlement(luck, moment, company, period, false)),
    );
  const all = [...settlements, ...earlier].map((each) => sized(each, byId.get(each.company_id)));
  return {
    settlements: all,
    'company-limits': [...counted(luck, moment, all, byId, year), ...byHand(luck, moment, rich, today)],
  };
}

function sized(one: Settlement, company: Company | undefined): Settlement {
  // A month that tells its sum since January has figures that its positions follow from.
  if (!company || one.revenue_amount === null || one.cost_amount === null || one.revenue_ytd_amount !== null) return one;
  const part = (amount: number) => Math.round((amount * scale(company)) / 100);
  const [revenue_amount, cost_amount] = [part(one.revenue_amount), part(one.cost_amount)];
  return { ...one, revenue_amount, cost_amount, profit_amount: revenue_amount - cost_amount };
}

function counted(luck: Chance, moment: number, all: readonly Settlement[], byId: Map<string, Company>, year: number) {
  const months = new Map<string, Settlement[]>();
  for (const each of all)
    if (each.period.startsWith(`${year}-`) && each.revenue_amount !== null)
      months.set(each.company_id, [...(months.get(each.company_id) ?? []), each]);
  return [...months].flatMap(([id, figures]) => {
    const company = byId.get(id);
    if (!company) return [];
    const started_on = company.ceidg_start_date?.startsWith(`${year}-`) ? company.ceidg_start_date : null;
    return RESULT_LIMITS.filter(({ key, binds }) => isCounted(key, year) && binds(company)).flatMap(({ key, measure }) => {
      const amounts = figures.map((each) => ({
        month: each.period,
        amount: measure === 'revenue' ? each.revenue_amount : each.profit_amount,
      }));
      const position = positionByMonths(key, year, amounts, started_on);
      if (!position) return [];
      const { crossing, through, missing } = position;
      return [
        {
          ...kept(luck, moment, company, key, year, position),
          updated_from: 'settlement' as const,
          forecast_date: crossing,
          counted_to: through,
          missing_months: missing,
        },
      ];
    });
  });
}

/** What no settlement tells: sales to private persons on the cash register's limit. */
function byHand(luck: Chance, moment: number, rich: readonly Company[], today: string): CompanyLimit[] {
  const year = Number(today.slice(0, 4));
  return rich
    .filter(({ vat_status }) => vat_status === 'exempt_limit')
    .slice(0, 8)
    .map((company) => {
      const used = luck.whole(400, 2_150) * 1_000;
      const position = positionOf('cash_register', today, used, null);
      const note = position.state === 'ok' ? null : 'Klientka wie, że po przekroczeniu potrzebna będzie kasa.';
      return { ...kept(luck, moment, company, 'cash_register', year, position), handled_note: note };
    });
}

function kept(luck: Chance, moment: number, { id }: Company, key: LimitKey, year: number, position: LimitPosition): CompanyLimit {
  const { used, limit, percent, state, provisional, certainty } = position;
  return {
    ...(blank(resource) as unknown as CompanyLimit),
    id: idOf(luck, moment),
    version: 1,
    company_id: id,
    limit_code: key as CompanyLimit['limit_code'],
    year,
    used_amount: used,
    limit_amount: limit,
    limit_from: limitFrom(certainty),
    percent,
    state,
    provisional,
  };
}
