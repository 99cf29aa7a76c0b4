import type { EnteredValue } from '../../domain/limits/entered';
import { limitOn } from '../../domain/limits/lookup';
import { type HolidayAdvice, holidayAdvice } from '../../domain/zus/holiday/advice';
import type { HolidayFacts, HolidayUse } from '../../domain/zus/holiday/facts';
import { EURO_AT_LEAST, HOLIDAY_MOST_REVENUE_EUR } from '../../domain/zus/holiday/rules';
import { monthOf } from '../../lib/dates';
import type { Payer } from './rows';

const decided: Readonly<Record<string, HolidayUse['status']>> = {
  accepted: 'planned',
  submitted: 'submitted',
  granted: 'granted',
  refused: 'refused',
  declined: 'declined',
};

/** What the office's records say about a payer's right; what they do not say stays unknown. */
export function factsOf(payer: Payer, today: string, entered: readonly EnteredValue[]): HolidayFacts {
  const { suspended_from, suspended_to, uses, former_employer, checked_on } = payer;
  // What was true last year is asked again: the law looks at this year and the one before.
  const isChecked = checked_on !== null && checked_on.slice(0, 4) === today.slice(0, 4);
  const deMinimis = uses.findLast(
    ({ year, de_minimis_eur }) => de_minimis_eur !== null && String(year) === today.slice(0, 4),
  )?.de_minimis_eur;
  return {
    company_type: payer.company_type,
    bailiff: false,
    zus_scheme: payer.zus_scheme,
    business_start: payer.business_start,
    insured_since: insuredMonth(payer, today),
    not_insured: suspended_from === null ? [] : [{ from: suspended_from, to: suspended_to }],
    closed_at: payer.closed_at,
    insured_count: { [monthOf(today)]: payer.insured_count ?? payer.employed + 1 },
    ...revenueOf(payer, entered),
    former_employer: isChecked && former_employer !== null ? former_employer === 'yes' : null,
    de_minimis_eur: deMinimis ?? (isChecked ? payer.de_minimis_eur : null),
    uses: uses.flatMap(({ status, month }) => {
      const use = decided[status];
      return use && month !== null ? [{ month, status: use }] : [];
    }),
  };
}

/** Stages without social insurance of the business. */
const uninsured: readonly unknown[] = ['start_relief', 'health_only', 'krus', 'none', null];

/** The month of the first day of insurance: as entered, else by the stages that follow each other without a gap, else by the card's own stage. */
function insuredMonth({ insured_since, zus_scheme_from, stages }: Payer, today: string): string | null {
  const begun = stages.filter(({ from }) => (from ?? '') <= today);
  const gap = begun.findLastIndex(({ scheme }) => uninsured.includes(scheme));
  const since = insured_since ?? begun[gap + 1]?.from ?? zus_scheme_from;
  return since === null ? null : monthOf(since);
}

/** The rate of a year's last day lies this near that of its October, by which limits are counted; a revenue nearer to the limit is asked. */
const RATE_MARGIN = 0.1;

/**
 * Revenue by year, what the office entered before what December's settlement says, with the euro rate where it decides. A partner's own is
 * at most the partnership's, so of a partnership it is known only while all of it is within the limit.
 */
function revenueOf({ company_type, entered_revenues, settled_revenues }: Payer, entered: readonly EnteredValue[]) {
  const typed = (entered_revenues ?? []).map(({ year, amount }) => [String(year), amount] as const);
  const all = Object.entries({ ...settled_revenues, ...Object.fromEntries(typed) });
  const revenue: Record<number, number> = {};
  const euro_rate: Record<number, number> = {};
  for (const [year, amount] of all) {
    const rate = octoberRate(Number(year), entered);
    const share = amount / (HOLIDAY_MOST_REVENUE_EUR * (rate ?? EURO_AT_LEAST));
    const isWithin = share <= (rate === null ? 1 : 1 - RATE_MARGIN) || amount <= HOLIDAY_MOST_REVENUE_EUR * EURO_AT_LEAST;
    if (company_type === 'jdg' || isWithin) revenue[Number(year)] = amount;
    if (rate !== null && Math.abs(share - 1) >= RATE_MARGIN) euro_rate[Number(year)] = rate;
  }
  return { revenue, euro_rate };
}

/** Grosze for a euro on the first working day of the year's October, from the table or as the office entered it. */
function octoberRate(year: number, entered: readonly EnteredValue[]): number | null {
  const rate = limitOn('eur_rate_limits', `${year + 1}-01-01`, entered)?.value;
  return typeof rate === 'number' ? rate * 100 : null;
}

/** What the law, with the office's own values, lets a payer still do about a year, seen today. */
export const adviceFor = (
  payer: Payer,
  { today, year, entered }: { today: string; year: number; entered: readonly EnteredValue[] },
): HolidayAdvice => holidayAdvice(factsOf(payer, today, entered), year, today, undefined, entered);

/** The advice in sentences: the answer, every reason for a no, what must be asked, what to do. */
export function adviceText({ label, reasons, questions, act, warnings }: HolidayAdvice): string {
  return [
    `${label.slice(0, 1).toUpperCase()}${label.slice(1)}.`,
    ...reasons.map(({ says, basis }) => `${says} (${basis})`),
    ...questions.map(({ asks }) => asks),
    ...warnings,
    ...(act ? [act] : []),
  ].join(' ');
}
