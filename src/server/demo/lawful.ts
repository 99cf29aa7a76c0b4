import { lawEnd } from '../../domain/zus/schemes';
import { addDays, addMonths, monthOf } from '../../lib/dates';
import type { Chance } from './random';
import type { Company } from './record';
import type { Trade } from './trades';

type Taxation = Company['taxation_form'];
type Scheme = NonNullable<Company['zus_scheme']>;
type Weights<K extends string> = Partial<Record<K, number>>;

/** What goes together by law in the profile of a made-up company; each says how often something is met, and leaves out what may not be. */

/** Nobody has come to the tax card since 2022 (art. 25 ust. 1 of the lump-sum act as changed then). */
const CARD_CLOSED = '2021-12';

/** Taxations of a form that this trade may have. */
export function allowedTaxes(all: Weights<Taxation>, { lumpSum, card }: Trade): Weights<Taxation> {
  return Object.fromEntries(
    Object.entries(all).filter(([form]) => (form !== 'lump_sum' || lumpSum !== null) && (form !== 'tax_card' || card)),
  );
}

/** How a trade stands to VAT: exempt by what it is, or by its size, where its kind does not rule that out. */
export function vatOf({ vat }: Trade): Weights<Company['vat_status']> {
  if (vat === 'exempt') return { exempt_activity: 90, active: 10 };
  return vat === 'never_small' ? { active: 99, removed: 1 } : { active: 83, exempt_limit: 16, removed: 1 };
}

/** Contributions of a sole trader: a tax card is older than any relief, and mostly shuts Mały ZUS Plus out (art. 18c ust. 11 u.s.u.s.). */
export function stagesOf(taxation: Taxation): Weights<Scheme> {
  return taxation === 'tax_card'
    ? { full: 90, health_only: 10 }
    : { full: 62, maly_plus: 14, preferential: 12, start_relief: 6, health_only: 6 };
}

/** Whole months from the start of the business to today by the stage, from and to: six of relief, then twenty-four of preferential contributions. */
const since: Readonly<Record<Scheme, readonly [from: number, to: number]>> = {
  start_relief: [1, 6],
  preferential: [7, 29],
  // Preferential contributions were over before the year began, whatever month of it this is.
  maly_plus: [43, 120],
  full: [31, 365],
  health_only: [7, 300],
  krus: [7, 300],
  none: [7, 300],
};

/** When a business at that stage of its contributions was begun. */
export function startOf(luck: Chance, scheme: Scheme, taxation: Taxation, today: string): string {
  const [from, to] = since[scheme];
  const drawn = addMonths(monthOf(today), -luck.whole(from, to));
  const month = taxation === 'tax_card' && drawn > CARD_CLOSED ? addMonths(CARD_CLOSED, -luck.whole(0, 120)) : drawn;
  // A relief begun on the first of a month counts that month in, and would be over by now.
  return `${month}-${String(luck.whole(scheme === 'start_relief' ? 2 : 1, 28)).padStart(2, '0')}`;
}

/** Whether a business that is entered in CEIDG had begun by the end of a month; of others nobody knows better. */
export const isRunIn = ({ ceidg_start_date }: Pick<Company, 'ceidg_start_date'>, month: string): boolean =>
  ceidg_start_date === null || monthOf(ceidg_start_date) <= month;

/**
 * The first day of a stage that begins after the business did: preferential contributions after the start relief, Mały ZUS Plus on 1 January of
 * this year (art. 18c ust. 10 u.s.u.s.), so within its 36 months; null of other stages.
 */
export function stageSince(scheme: Scheme, start: string | null, today: string): string | null {
  if (scheme === 'maly_plus') return `${today.slice(0, 4)}-01-01`;
  const relief = scheme === 'preferential' && start ? lawEnd('start_relief', start) : null;
  return relief && addDays(relief, 1);
}

/** Who began in the last twelve months settles VAT each month (art. 99 ust. 3a VAT). */
export function vatPeriodOf(start: string | null, today: string, drawn: 'monthly' | 'quarterly'): 'monthly' | 'quarterly' {
  return start !== null && monthOf(start) >= addMonths(monthOf(today), -12) ? 'monthly' : drawn;
}

/** Simplified advances follow the income of a year before (art. 44 ust. 6b PIT, art. 25 ust. 6 CIT), and the lump sum has none. */
export function advancesOf(taxation: Taxation, isNew: boolean): Weights<NonNullable<Company['advance_mode']>> | null {
  if (taxation === 'lump_sum') return { monthly: 75, quarterly: 25 };
  if (!['pit_scale', 'pit_flat', 'cit_small', 'cit_standard'].includes(taxation)) return null;
  return isNew ? { monthly: 75, quarterly: 25 } : { monthly: 70, quarterly: 25, simplified: 5 };
}
