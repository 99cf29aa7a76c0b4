import { addDays, addMonths, daysBetween, monthOf } from '../../../lib/dates';
import type { ZusScheme } from '../../deadlines/taxProfile';
import type { EnteredValue } from '../../limits/entered';
import { type StageEnd, stageEnd } from '../ladder/currentStage';
import { contributionLadder } from '../ladder/ladder';
import { revenueChecks } from '../ladder/revenueChecks';
import type { LadderWarning } from '../ladder/warning';
import { ladderWarnings } from '../ladder/warnings';
import { isLawOn, lawEnd, lawSince, schemeRule } from '../schemes';
import { assumedEnd } from './assumedEnd';
import { endUnknown } from './endUnknown';
import { impossible } from './impossible';
import type { OwnerLadderFacts, OwnerStep } from './ladderFacts';

export interface OwnerLadder {
  steps: OwnerStep[];
  /** `days` to the day it is about, none once that has come; `near` is the reminder that has come. */
  warnings: (LadderWarning & { days: number; near: 60 | 30 | 7 | null })[];
}

const LABELS: Readonly<Partial<Record<ZusScheme, string>>> = { health_only: 'tylko zdrowotna (zbieg tytułów)', krus: 'KRUS' };
/** How far ahead stages are looked for. */
const AHEAD_MONTHS = 42;

/** The stages of one person: those that the profile states, then what follows of them; without any, those of the law by the start of the business. */
export function ownerLadder(facts: OwnerLadderFacts, today: string, entered: readonly EnteredValue[] = []): OwnerLadder {
  const horizon = addMonths(monthOf(today), AHEAD_MONTHS);
  const steps: OwnerStep[] =
    facts.stated.length > 0
      ? following(facts, today)
      : facts.law
        ? contributionLadder(facts.law, horizon, entered).map((step) => ({ ...step, stated: false }))
        : [];
  const warnings = facts.law
    ? ladderWarnings(steps, facts.law, today, entered)
    : steps.flatMap((step) => revenueChecks(step, null, today, entered)).filter(({ on, act_by }) => (act_by ?? on) >= today);
  const wrong = impossible(facts, steps, today);
  const unknown = wrong.length > 0 ? [] : endUnknown(facts, steps, today);
  return {
    steps,
    warnings: [...wrong, ...unknown, ...warnings].map((warning) => {
      const days = Math.max(0, daysBetween(today, warning.on));
      return { ...warning, days, near: nearOf(days) };
    }),
  };
}

/** The nearest of the reminders' days that has come. */
const nearOf = (days: number) => ([7, 30, 60] as const).find((each) => days <= each) ?? null;

/** A stated stage and what the law makes of it until the next one is stated. */
function following({ stated, typed_end, small_plus_used, law }: OwnerLadderFacts, today: string): OwnerStep[] {
  const steps = stated.flatMap(({ scheme, from }, at) => {
    const next = stated[at + 1]?.from ?? null;
    const typed = at === stated.length - 1 ? { typed_end, small_plus_used } : NOTHING_TYPED;
    return stretch(beginning(scheme, from), next && addDays(next, -1), typed, today);
  });
  return asAssumed(steps, law, today);
}

/** A last stage that has no end yet is given the one it would have by the law, while that is ahead; what follows hangs on the same. */
function asAssumed(steps: OwnerStep[], law: OwnerLadderFacts['law'], today: string): OwnerStep[] {
  const last = steps.at(-1);
  const end = last?.stated && last.to === null ? assumedEnd(last, law, today) : null;
  if (!last || !end || end.ends_on < today) return steps;
  const stage = { zus_scheme: last.scheme, zus_scheme_from: last.from };
  const { next } = stageEnd(stage, today);
  const ended = { ...last, to: end.ends_on, assumed: end.given };
  const rest = next ? stretch([step(next, addDays(end.ends_on, 1), null, false)], null, NOTHING_TYPED, today) : [];
  return [...steps.slice(0, -1), ended, ...rest.map((each) => ({ ...each, assumed: end.given }))];
}

const NOTHING_TYPED = { typed_end: null, small_plus_used: null };

/** The stage as stated; one that was no law yet on its day is what the law had instead of it. */
function beginning(scheme: ZusScheme, from: string | null): OwnerStep[] {
  if (from === null || isLawOn(scheme, from)) return [step(scheme, from, null, true)];
  // A starter's relief begins with the business or never; Mały ZUS Plus could be joined once it was there.
  const since = lawSince(scheme);
  if (scheme === 'maly_plus' && since !== null)
    return [step('full', from, addDays(since, -1), false), step(scheme, since, null, true)];
  const instead = scheme === 'start_relief' && isLawOn('preferential', from) ? 'preferential' : 'full';
  return [step(instead, from, null, false)];
}

function stretch(
  steps: OwnerStep[],
  until: string | null,
  { typed_end, small_plus_used }: Pick<OwnerLadderFacts, 'typed_end' | 'small_plus_used'>,
  today: string,
): OwnerStep[] {
  for (let last = steps.at(-1); last; last = steps.at(-1)) {
    const typed = last.stated ? { typed_end, small_plus_used } : NOTHING_TYPED;
    const { ends_on, next } = endOf(last, typed, today);
    if (ends_on === null || (until !== null && ends_on >= until)) {
      last.to = until;
      break;
    }
    last.to = ends_on;
    if (next === null) break;
    steps.push(step(next, addDays(ends_on, 1), null, false));
  }
  return steps;
}

/** The office's end is believed, but for one that is later than the law lets the stage last. */
function endOf(
  { scheme, from }: OwnerStep,
  { typed_end, small_plus_used }: Pick<OwnerLadderFacts, 'typed_end' | 'small_plus_used'>,
  today: string,
): StageEnd {
  const law = lawEnd(scheme, from);
  const zus_scheme_to = typed_end !== null && law !== null && typed_end > law ? law : typed_end;
  return stageEnd({ zus_scheme: scheme, zus_scheme_from: from, zus_scheme_to, maly_plus_months_used: small_plus_used }, today);
}

function step(scheme: ZusScheme, from: string | null, to: string | null, stated: boolean): OwnerStep {
  const rule = schemeRule(scheme, from ?? '2026-01-01');
  return {
    scheme,
    label: rule?.label ?? LABELS[scheme] ?? scheme,
    from,
    to,
    title_code: rule?.titleCode ?? null,
    basis: rule?.basis ?? '',
    certainty: rule?.certainty ?? 'statute',
    sure: stated,
    stated,
  };
}
