import { addMonths, daysBetween, formatDate, formatMonth, monthOf } from '../../../lib/dates';
import { shiftDate } from '../../calendar/workingDays';
import { eventDeadline } from '../../deadlines/events';
import type { ZusScheme } from '../../deadlines/taxProfile';
import { describeLimitValue } from '../../limits/describe';
import type { EnteredValue } from '../../limits/entered';
import { limitOn } from '../../limits/lookup';
import { HOLIDAY_FIRST_AFTER_MONTHS } from '../holiday/rules';
import type { LadderFacts } from './facts';
import { type LadderStep, starterReliefs } from './ladder';

export interface LadderWarning {
  code: 'change' | 'check_revenue' | 'former_employer' | 'holiday_open' | 'no_sickness' | 'small_plus_apply' | 'suspension';
  /** The day it is about. */
  on: string;
  /** Last day to act, weekends and holidays counted in; null when there is nothing to send. */
  act_by: string | null;
  says: string;
  act: string;
  basis: string;
}

/** What to know and do about the stages, in order of date; the past is left out when `today` is given. `entered` as for the stages. */
export function ladderWarnings(
  steps: readonly LadderStep[],
  facts: LadderFacts,
  today: string | null = null,
  entered: readonly EnteredValue[] = [],
): LadderWarning[] {
  const changes = steps.flatMap((step, at) => change(step, steps[at - 1]));
  const years = steps.flatMap((step) => yearsToCheck(step, entered));
  const all = [...formerEmployer(facts), ...sickness(steps), ...changes, ...years, ...suspended(facts), ...holiday(steps)];
  return all
    .filter(({ on, act_by }) => today === null || (act_by ?? on) >= today)
    .sort((one, other) => daysBetween(other.on, one.on));
}

function change(step: LadderStep, before: LadderStep | undefined): LadderWarning[] {
  if (!before || step.scheme === 'none' || before.scheme === 'none') return [];
  if (step.scheme === 'maly_plus') return [application(step, before)];
  const codes = [before.title_code, step.title_code].map((code) => `${code} XX`);
  return [
    {
      code: 'change',
      on: step.from,
      act_by: registration(step.from),
      says: `${capital(before.label)}: do ${formatDate(before.to ?? step.from)}. Od ${formatDate(step.from)}: ${step.label}.`,
      act: `Wyrejestruj z kodem ${codes[0]} (ZWUA) i zgłoś z kodem ${codes[1]} (ZUA) w ciągu 7 dni.`,
      basis: step.basis,
    },
  ];
}

/** By 31 January when it begins with the year, else within seven days; a late application loses the whole year. */
function application(step: LadderStep, before: LadderStep): LadderWarning {
  const january = step.from.endsWith('-01-01');
  return {
    code: 'small_plus_apply',
    on: step.from,
    act_by: january ? shiftDate(`${step.from.slice(0, 4)}-01-31`, 'forward') : registration(step.from),
    says: `Od ${formatDate(step.from)} może przysługiwać ${step.label} zamiast: ${before.label}.`,
    act: 'Sprawdź przychód i dni działalności za poprzedni rok i zgłoś z kodem 05 90 XX (ZUA) w terminie: po nim ulga przepada na cały rok.',
    basis: step.basis,
  };
}

/** Every January on Mały ZUS Plus, the one stage that hangs on a revenue, asks again about the year that has just ended. */
function yearsToCheck(step: LadderStep, entered: readonly EnteredValue[]): LadderWarning[] {
  if (step.sure) return [];
  const first = Number(step.from.slice(0, 4)) + (step.from.endsWith('-01-01') ? 0 : 1);
  const last = Number((step.to ?? step.from).slice(0, 4));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at).map((year) => ({
    code: 'check_revenue',
    on: `${year}-01-01`,
    act_by: shiftDate(`${year}-01-31`, 'forward'),
    says: `Mały ZUS Plus w ${year} r. zależy od przychodu za ${year - 1} r. (${revenueLimit(year - 1, entered)}).`,
    act: `Sprawdź przychód za ${year - 1} r.; po przekroczeniu limitu zgłoś pełne składki (05 10 XX).`,
    basis: step.basis,
  }));
}

function revenueLimit(year: number, entered: readonly EnteredValue[]): string {
  const limit = describeLimitValue(limitOn('zus_mzp_limit', `${year}-12-31`, entered)?.value ?? null, 'PLN');
  return limit === null ? 'limit nie jest znany' : `limit ${limit.join()}, dla części roku proporcjonalnie`;
}

function formerEmployer({ former_employer, business_start }: LadderFacts): LadderWarning[] {
  if (former_employer === false) return [];
  const says = former_employer
    ? 'Praca dla byłego pracodawcy w tym samym zakresie wyłącza ulgę na start i składki preferencyjne.'
    : 'Nie wiadomo, czy działalność obejmuje pracę dla byłego pracodawcy; ulgi przyjęto, jakby jej nie było.';
  const act = former_employer ? 'Zgłoś do pełnych składek (05 10 XX).' : 'Zapytaj o umowy o pracę z tego i poprzedniego roku.';
  return [
    {
      code: 'former_employer',
      on: business_start,
      act_by: null,
      says,
      act,
      basis: 'art. 18 Prawa przedsiębiorców; art. 18a ust. 2 pkt 2 u.s.u.s.',
    },
  ];
}

function sickness(steps: readonly LadderStep[]): LadderWarning[] {
  const relief = steps.find(({ scheme }) => scheme === 'start_relief');
  if (!relief) return [];
  return [
    {
      code: 'no_sickness',
      on: relief.from,
      act_by: null,
      says: 'W czasie ulgi na start nie ma zasiłku chorobowego, macierzyńskiego ani opiekuńczego, a okres nie liczy się do emerytury.',
      act: 'Jeśli świadczenia będą potrzebne, zgłoś do ubezpieczeń wcześniej: ulga kończy się wtedy bezpowrotnie.',
      basis: relief.basis,
    },
  ];
}

function suspended(facts: LadderFacts): LadderWarning[] {
  const { relief, preferential } = starterReliefs(facts);
  const last = preferential?.[1] ?? relief?.[1] ?? '';
  return facts.suspensions
    .filter(({ from }) => from <= last)
    .map(({ from }) => ({
      code: 'suspension',
      on: from,
      act_by: null,
      says: `Zawieszenie od ${formatDate(from)} nie wydłuża ulg dla rozpoczynających: ich miesiące biegną dalej.`,
      act: 'Weź to pod uwagę, wybierając datę wznowienia.',
      basis: 'art. 18 Prawa przedsiębiorców; art. 18a u.s.u.s.',
    }));
}

const WITHOUT_INSURANCE: readonly ZusScheme[] = ['start_relief', 'none'];

function holiday(steps: readonly LadderStep[]): LadderWarning[] {
  const first = steps.find(({ scheme }) => !WITHOUT_INSURANCE.includes(scheme));
  if (!first) return [];
  const month = addMonths(monthOf(first.from), HOLIDAY_FIRST_AFTER_MONTHS);
  return [
    {
      code: 'holiday_open',
      on: `${month}-01`,
      act_by: null,
      says: `Pierwszy miesiąc, za który mogą przysługiwać wakacje składkowe: ${formatMonth(month)}.`,
      act: 'Wniosek RWS składa się w miesiącu poprzedzającym.',
      basis: 'art. 17a u.s.u.s.',
    },
  ];
}

const registration = (from: string) => eventDeadline('zua', from)?.due ?? null;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
