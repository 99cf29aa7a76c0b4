import type { ContributionFigure, SmallPlusBase } from '../../contract/contributions';
import { stretchAt } from '../../domain/deadlines/overTime';
import type { TaxProfile } from '../../domain/deadlines/taxProfile';
import type { EnteredValue } from '../../domain/limits/entered';
import { smallPlusBase } from '../../domain/zus/contributions';
import { businessDays } from '../../domain/zus/ladder/smallPlus';
import { formatMoney, proportion } from '../../lib/money';
import type { Client } from '../recurring/client';
import { lawFacts } from './lawFacts';

const BASIS = 'art. 18c ust. 2–6 u.s.u.s.';

/**
 * The base of Mały ZUS Plus by year: half of the average monthly income of the year before, which on the lump sum is half of its revenue
 * (art. 18c u.s.u.s.).
 */
export function smallPlusIn(
  client: Client,
  figure: (year: number) => ContributionFigure,
  stretches: readonly TaxProfile[],
  entered: readonly EnteredValue[],
): (year: number) => SmallPlusBase {
  return (year) => {
    const before = year - 1;
    const { income: own, revenue } = figure(before);
    const isLump = stretchAt(stretches, `${before}-12-31`).taxation_form === 'lump_sum';
    const income = isLump && revenue !== null ? proportion(revenue, 1, 2) : own;
    const facts = lawFacts(client);
    const days = facts ? businessDays(facts, before) : businessDays({ ...NO_FACTS, business_start: `${before}-01-01` }, before);
    const base = income === null ? null : smallPlusBase(income, days, year, entered);
    const formula =
      base === null || income === null
        ? null
        : `${isLump && revenue !== null ? `połowa przychodu ${formatMoney(revenue)}, czyli ` : ''}${formatMoney(income)} ÷ ${days} dni × 30 × ½, nie mniej niż 30% minimalnego wynagrodzenia i nie więcej niż pełna podstawa`;
    return { year, income, days, base, formula, basis: BASIS };
  };
}

const NO_FACTS = {
  earlier_business_end: null,
  former_employer: null,
  krus: null,
  start_relief_waived_on: null,
  suspensions: [],
  closed_at: null,
  small_plus_from: null,
  small_plus_excluded: null,
  revenue: {},
};
