import { addMonths, daysBetween, formatDate, formatMonth, monthOf } from '../../../lib/dates';
import { shiftDate } from '../../calendar/workingDays';
import { eventDeadline } from '../../deadlines/events';
import type { ZusScheme } from '../../deadlines/taxProfile';
import type { EnteredValue } from '../../limits/entered';
import { HOLIDAY_FIRST_AFTER_MONTHS } from '../holiday/rules';
import type { LadderFacts } from './facts';
import { type SeenStep, starterReliefs } from './ladder';
import { revenueChecks } from './revenueChecks';
import type { LadderWarning } from './warning';

/** What to know and do about the stages, in order of date; the past is left out when `today` is given. `entered` as for the stages. */
export function ladderWarnings(
  steps: readonly SeenStep[],
  facts: LadderFacts,
  today: string | null = null,
  entered: readonly EnteredValue[] = [],
): LadderWarning[] {
  const changes = steps.flatMap((step, at) => change(step, steps[at - 1]));
  const years = steps.flatMap((step) => revenueChecks(step, facts, today, entered));
  const all = [...formerEmployer(facts), ...sickness(steps), ...changes, ...years, ...suspended(facts), ...holiday(steps)];
  return all
    .filter(({ on, act_by }) => today === null || (act_by ?? on) >= today)
    .sort((one, other) => daysBetween(other.on, one.on));
}

function change(step: SeenStep, before: SeenStep | undefined): LadderWarning[] {
  const { from } = step;
  if (from === null || !before || step.scheme === 'none' || before.scheme === 'none') return [];
  if (step.scheme === 'maly_plus') return [application(from, step, before)];
  const codes = [before.title_code, step.title_code].map((code) => `${code} XX`);
  return [
    {
      code: 'change',
      on: from,
      act_by: registration(from),
      says: `${capital(before.label)}: do ${formatDate(before.to ?? from)}. Od ${formatDate(from)}: ${step.label}.${
        before.assumed ? ` Tak z przepisów, ${before.assumed}.` : ''
      }`,
      act: `Wyrejestruj z kodem ${codes[0]} (ZWUA) i zgłoś z kodem ${codes[1]} (ZUA) w ciągu 7 dni.`,
      basis: step.basis,
    },
  ];
}

/** By 31 January when it begins with the year, else within seven days; a late application loses the whole year. */
function application(from: string, step: SeenStep, before: SeenStep): LadderWarning {
  const january = from.endsWith('-01-01');
  return {
    code: 'small_plus_apply',
    on: from,
    act_by: january ? shiftDate(`${from.slice(0, 4)}-01-31`, 'forward') : registration(from),
    says: `Od ${formatDate(from)} może przysługiwać ${step.label} zamiast: ${before.label}.`,
    act: 'Sprawdź przychód i dni działalności za poprzedni rok i zgłoś z kodem 05 90 XX (ZUA) w terminie: po nim ulga przepada na cały rok.',
    basis: step.basis,
  };
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

function sickness(steps: readonly SeenStep[]): LadderWarning[] {
  const relief = steps.find(({ scheme }) => scheme === 'start_relief');
  if (!relief?.from) return [];
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

function holiday(steps: readonly SeenStep[]): LadderWarning[] {
  const first = steps.find(({ scheme }) => !WITHOUT_INSURANCE.includes(scheme));
  if (!first?.from) return [];
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
