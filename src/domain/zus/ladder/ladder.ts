import { addDays, lastDayOf, monthOf } from '../../../lib/dates';
import type { Certainty } from '../../deadlines/rule';
import type { ZusScheme } from '../../deadlines/taxProfile';
import type { EnteredValue } from '../../limits/entered';
import { coversMonth, earlierOf, fullMonthsEnd, laterOf, monthsApart, monthsFrom } from '../months';
import { FRESH_START_MONTHS, schemeRule } from '../schemes';
import type { LadderFacts } from './facts';
import { smallPlusInYear } from './smallPlus';
import { countSmallPlus } from './window';

/** One stage, from its first day to its last; the last stage has no end when it goes on past the horizon. */
export interface LadderStep {
  scheme: ZusScheme;
  label: string;
  from: string;
  to: string | null;
  title_code: string | null;
  basis: string;
  certainty: Certainty;
  /** False when it hangs on a fact that is not known yet, such as the revenue of a year not over. */
  sure: boolean;
}

/** A stage of which the first day may not be known, and the last one hang on what nobody told: `assumed` says on what, in Polish. */
export type SeenStep = Omit<LadderStep, 'from'> & { from: string | null; assumed?: string | null };

/** Six months after the first, or sixty-one after an earlier business, the reliefs for starters are open. */
function startsFresh({ business_start, earlier_business_end, former_employer }: LadderFacts): boolean {
  if (former_employer) return false;
  return (
    earlier_business_end === null || monthsApart(monthOf(earlier_business_end), monthOf(business_start)) > FRESH_START_MONTHS
  );
}

/** First and last days of the start relief and of the preferential contributions; null when they are not open. */
export function starterReliefs(facts: LadderFacts): { relief: [string, string] | null; preferential: [string, string] | null } {
  const { business_start, start_relief_waived_on: waived } = facts;
  const rule = schemeRule('start_relief', business_start);
  const preferential = schemeRule('preferential', business_start);
  if (!startsFresh(facts)) return { relief: null, preferential: null };
  const reliefEnd = rule?.months ? fullMonthsEnd(business_start, rule.months) : addDays(business_start, -1);
  const end = waived !== null && waived <= reliefEnd ? addDays(waived, -1) : reliefEnd;
  const next = addDays(end, 1);
  return {
    relief: end < business_start ? null : [business_start, end],
    preferential: preferential?.months ? [next, fullMonthsEnd(next, preferential.months)] : null,
  };
}

/**
 * The stages of a person's contributions from the start of the business to the end of a month: start relief, preferential,
 * Mały ZUS Plus, full. Suspension stops no clock of the reliefs; months wholly suspended bear no contributions. `entered` is
 * what the office entered for limits that the table does not know or is not sure of.
 */
export function contributionLadder(facts: LadderFacts, until: string, entered: readonly EnteredValue[] = []): LadderStep[] {
  if (facts.krus) return [];
  const { business_start, closed_at, suspensions } = facts;
  const { relief, preferential } = starterReliefs(facts);
  const smallPlus = countSmallPlus();
  const steps: LadderStep[] = [];
  const last = earlierOf(closed_at && monthOf(closed_at), until);

  const begin = (scheme: ZusScheme, from: string, sure = true) => {
    const current = steps.at(-1);
    if (current?.scheme === scheme) {
      current.sure &&= sure;
      return;
    }
    if (current) current.to = addDays(from, -1);
    const { label, titleCode, basis, certainty } = schemeRule(scheme, from) ?? UNKNOWN_RULE;
    steps.push({ scheme, label, from, to: null, title_code: titleCode, basis, certainty, sure });
  };

  for (const month of monthsFrom(monthOf(business_start), last)) {
    const first = month === monthOf(business_start) ? business_start : `${month}-01`;
    if (coversMonth(suspensions, month, business_start, closed_at)) {
      begin('none', first);
      continue;
    }
    const small = smallPlusInYear(facts, Number(month.slice(0, 4)), entered);
    const past = preferential ?? relief;
    const starter = past !== null && first <= past[1];
    const wants = !starter && facts.small_plus_from !== null && month >= facts.small_plus_from && small.answer !== 'no';
    const takes = smallPlus.month(month, wants);
    if (relief && first <= relief[1]) begin('start_relief', first);
    else if (!starter) begin(takes ? 'maly_plus' : 'full', first, !takes || small.answer === 'yes');
    if (preferential && lastDayOf(month) >= preferential[0] && first <= preferential[1]) {
      begin('preferential', laterOf(preferential[0], first));
    }
  }
  const end = steps.at(-1);
  if (end && closed_at !== null && monthOf(closed_at) <= until) end.to = closed_at;
  return steps;
}

const UNKNOWN_RULE = { label: 'inny schemat', titleCode: null, basis: '', certainty: 'statute' as const };

export function stepOn(steps: readonly LadderStep[], date: string): LadderStep | null {
  return steps.find(({ from, to }) => from <= date && date <= (to ?? date)) ?? null;
}
