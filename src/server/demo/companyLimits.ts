import type { companyLimits } from '../../../resources/companyLimits';
import { companyLimits as resource } from '../../../resources/companyLimits';
import { isPerhaps, RESULT_LIMITS } from '../../domain/limits/fromResults';
import type { LimitKey } from '../../domain/limits/lookup';
import { isCounted, type LimitPosition, positionByMonths, positionOf } from '../../domain/limits/position';
import { addMonths } from '../../lib/dates';
import type { RecordOf } from '../../schema';
import { limitFrom } from '../companyLimits/standing';
import type { Company } from './companies';
import { isRunIn } from './lawful';
import { payrollOf } from './payroll';
import type { Chance } from './random';
import { started } from './record';
import type { Staff } from './settlements';
import { sized } from './size';
import { type Settlement, settlement } from './work';

export type CompanyLimit = RecordOf<typeof companyLimits>;

/** Sole traders whose whole year so far is in the books. */
const whole = 12;

/** The months of the year that are over already of a few sole traders, besides those that are `kept`. */
export function earlierMonths(
  luck: Chance,
  moment: number,
  { rich, kept, staff, month }: { rich: readonly Company[]; kept: readonly Settlement[]; staff: Staff; month: string },
): Settlement[] {
  const known = new Set(kept.map(({ company_id, period }) => `${company_id} ${period}`));
  return rich
    .filter(({ company_type, status }) => company_type === 'jdg' && status === 'active')
    .slice(0, whole)
    .flatMap((company) =>
      Array.from({ length: 12 }, (_, back) => addMonths(month, -1 - back))
        .filter((period) => period >= `${month.slice(0, 4)}-01` && isRunIn(company, period))
        .filter((period) => !known.has(`${company.id} ${period}`))
        .map((period) =>
          sized(settlement(luck, moment, company, period, false), company, payrollOf(staff.get(company.id) ?? [], period)),
        ),
    );
}

interface Furnished {
  companies: readonly Company[];
  /** Those with more of everything. */
  rich: readonly Company[];
  settlements: readonly Settlement[];
  today: string;
  month: string;
}

/** How near companies are to their limits. */
export function limits(luck: Chance, moment: number, { companies, rich, settlements, today, month }: Furnished): CompanyLimit[] {
  const byId = new Map(companies.map((company) => [company.id, company]));
  return [...counted(luck, moment, settlements, byId, Number(month.slice(0, 4))), ...byHand(luck, moment, rich, today)];
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
      const note = position.state === 'ok' ? null : 'Klient wie, że po przekroczeniu potrzebna będzie kasa.';
      return { ...kept(luck, moment, company, 'cash_register', year, position), handled_note: note };
    });
}

function kept(
  luck: Chance,
  moment: number,
  company: Company,
  key: LimitKey,
  year: number,
  position: LimitPosition,
): CompanyLimit {
  const { used, limit, percent, state, provisional, certainty } = position;
  return {
    ...started(resource, luck, moment),
    company_id: company.id,
    limit_code: key as CompanyLimit['limit_code'],
    year,
    used_amount: used,
    limit_amount: limit,
    limit_from: limitFrom(certainty),
    percent,
    state,
    provisional,
    perhaps: isPerhaps(key, company),
  };
}
