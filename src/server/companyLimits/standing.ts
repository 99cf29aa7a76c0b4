import type { EnteredValue } from '../../domain/limits/entered';
import { isPerhaps, RESULT_LIMITS } from '../../domain/limits/fromResults';
import type { LimitCertainty } from '../../domain/limits/limit';
import { type LimitKey, limitDefinition } from '../../domain/limits/lookup';
import { isCounted, type LimitPosition, positionByMonths, positionOf } from '../../domain/limits/position';
import { LIMITS } from '../../domain/limits/table';
import type { Tx } from '../db/database';
import { invalid } from '../errors';
import { limitedCompany, monthFigures } from './rows';
import { enteredValues } from './valueRows';

/** What a company's limit is counted from; `used_amount` null is "from the settlements". Amounts in grosze. */
export interface Counted {
  company_id: string;
  limit_code: string;
  year: number;
  used_amount: number | null;
  started_on: string | null;
  not_applicable: boolean;
}

/** Hundredths of a percent. */
const mostPercent = 1_000_000;

const keyOf = (code: string): LimitKey | null => LIMITS.find(({ key }) => key === code)?.key ?? null;

/** Where the company stands with its limit, as the record keeps it; throws 422 where nothing can be counted. Null without such a company. */
export async function standingOf(tx: Tx, tenantId: number, today: string, counted: Counted) {
  const { company_id, limit_code, year, used_amount, not_applicable } = counted;
  const key = keyOf(limit_code);
  if (key === null) return null;
  if (!isCounted(key, year)) throw invalid({ limit_code: 'W tym roku ten limit nie obowiązuje' });
  const company = await limitedCompany(tx, tenantId, company_id);
  if (!company) return null;
  const inYear = company.started_on?.startsWith(`${year}-`) ? company.started_on : null;
  const startedOn = counted.started_on ?? inYear;
  const entered = await enteredValues(tx, tenantId);
  const position =
    used_amount === null
      ? await fromSettlements(tx, tenantId, key, counted, startedOn, entered)
      : { ...positionOf(key, dayIn(year, today), used_amount, startedOn, entered), through: null, crossing: null, missing: null };
  return {
    used_amount: position.used,
    limit_amount: position.limit,
    limit_from: limitFrom(position.certainty),
    percent: not_applicable || position.percent === null ? null : within(position.percent),
    state: not_applicable ? ('not_applicable' as const) : position.state,
    forecast_date: not_applicable ? null : position.crossing,
    provisional: position.provisional,
    perhaps: isPerhaps(key, company),
    updated_from: used_amount === null ? ('settlement' as const) : ('manual' as const),
    counted_to: position.through,
    missing_months: position.missing,
  };
}

async function fromSettlements(
  tx: Tx,
  tenantId: number,
  key: LimitKey,
  { company_id, year }: Counted,
  startedOn: string | null,
  entered: readonly EnteredValue[],
): Promise<LimitPosition & { through: string; crossing: string | null; missing: number }> {
  const measure = RESULT_LIMITS.find((each) => each.key === key)?.measure;
  if (!measure) throw invalid({ used_amount: `Podaj kwotę: z rozliczeń nie da się jej policzyć (${limitDefinition(key).name})` });
  const figures = await monthFigures(tx, tenantId, company_id, year);
  const months = figures.map((each) => ({ month: each.month, amount: each[measure] }));
  const position = positionByMonths(key, year, months, startedOn, entered);
  if (!position) throw invalid({ used_amount: 'Podaj kwotę: rozliczeń z wynikiem za ten rok jeszcze nie ma' });
  return position;
}

/** Whose the limit is: the law's, a draft of it, or one that the office entered. */
export const limitFrom = (certainty: LimitCertainty) =>
  certainty === 'office' ? ('office' as const) : certainty === 'draft' ? ('draft' as const) : ('law' as const);

/** As far as percents are told: a hundred times the limit and more is all one. */
const within = (percent: number) => Math.max(-mostPercent, Math.min(mostPercent, percent));

/** Today, or the nearest day of the year asked about. */
function dayIn(year: number, today: string): string {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  if (today < first) return first;
  return today > last ? last : today;
}
