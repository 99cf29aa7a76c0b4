import { addMonths } from '../../lib/dates';
import { bhpRule, LOW_RISK_OFFICE, type WorkKind } from './bhpRules';
import { CONTRACT_RULES, type ContractType } from './contracts';
import type { HrState } from './state';
import { describeTerm, REMINDER_STEPS, type Tone, validityOn } from './validity';

export const BHP_STATUSES = {
  missing: 'Brak',
  valid: 'Ważne',
  expiring: 'Wygasa',
  expired: 'Po terminie',
  not_required: 'Nie wymagane',
  unknown: 'Brak danych',
} as const;

export type BhpStatus = keyof typeof BHP_STATUSES;

export interface BhpFacts {
  contract_type: ContractType;
  work_kind: WorkKind | null;
  start_date: string;
  end_date: string | null;
  /** Instruction before work: general and at the post. */
  bhp_initial_date: string | null;
  bhp_periodic_date: string | null;
  /** As the certificate says; believed before what is computed. */
  bhp_valid_to: string | null;
  /** An office post of an employer whose risk category is at most 3. */
  low_risk_office: boolean | null;
  required: boolean | null;
}

/** How an employee's BHP training stands on a day: the instruction before work first, then the periodic training; what is planned is not done. */
export function bhpState(recorded: BhpFacts, today: string, steps: readonly number[] = REMINDER_STEPS): HrState<BhpStatus> {
  const done = (date: string | null) => (date !== null && date <= today ? date : null);
  const bhp_initial_date = done(recorded.bhp_initial_date);
  const facts = { ...recorded, bhp_periodic_date: done(recorded.bhp_periodic_date) };
  const { contract_type, end_date, start_date, required } = facts;
  if (end_date !== null && end_date < today) return state('not_required', 'ok', 'Umowa jest zakończona.', null);
  if (!(required ?? CONTRACT_RULES[contract_type].worker)) return state('not_required', 'ok', null, null);
  if (bhp_initial_date === null && facts.bhp_periodic_date === null) {
    const act = 'Przeprowadź instruktaż ogólny i stanowiskowy przed dopuszczeniem do pracy.';
    return state('missing', start_date > today ? 'warning' : 'danger', 'Brak szkolenia wstępnego BHP.', act);
  }
  if (facts.bhp_valid_to === null && exempt(facts, today)) return { ...state('valid', 'ok', null, null), ...LOW_RISK };
  const due = facts.bhp_valid_to ?? nextPeriodic(facts);
  if (due === null)
    return state(
      'unknown',
      'info',
      'Nie wiadomo, do kiedy ważne jest szkolenie BHP.',
      'Uzupełnij rodzaj stanowiska i datę ostatniego szkolenia albo datę z zaświadczenia.',
    );
  return periodic(facts, due, today, steps);
}

const exempt = ({ work_kind, low_risk_office }: BhpFacts, today: string) =>
  work_kind === 'office' && low_risk_office === true && today >= LOW_RISK_OFFICE.from;
const LOW_RISK = { basis: LOW_RISK_OFFICE.basis, certainty: LOW_RISK_OFFICE.certainty };

/** Last day of the present training by the regulation: from the last periodic one, or from the start of work; null when not known. */
export function nextPeriodic({ work_kind, bhp_periodic_date, start_date }: BhpFacts): string | null {
  if (work_kind === null) return null;
  const from = bhp_periodic_date ?? start_date;
  const rule = bhpRule(work_kind, from);
  return rule && addMonths(from, bhp_periodic_date === null ? rule.firstMonths : rule.years * 12);
}

function periodic(
  { end_date, work_kind, low_risk_office, bhp_periodic_date }: BhpFacts,
  due: string,
  today: string,
  steps: readonly number[],
) {
  const { status, tone, days_left, step } = validityOn(due, today, steps);
  const dated = { valid_to: due, days_left };
  if (status === 'valid' || (end_date !== null && end_date <= due)) return { ...state('valid', 'ok', null, null), ...dated };
  const which = bhp_periodic_date === null ? 'Pierwsze szkolenie okresowe' : 'Szkolenie okresowe';
  const maybe =
    work_kind === 'office' && low_risk_office === null ? ' Nie jest wymagane, gdy kategoria ryzyka firmy nie przekracza 3.' : '';
  const act = `Skieruj na szkolenie okresowe BHP w godzinach pracy.${maybe}`;
  return { ...state(status, tone, `${which} BHP: ${describeTerm(due, days_left)}.`, act), ...dated, step };
}

function state(status: BhpStatus, tone: Tone, says: string | null, act: string | null): HrState<BhpStatus> {
  const basis = 'rozp. z 27.07.2004 (Dz.U. nr 180 poz. 1860), art. 237³ KP';
  return {
    status,
    label: BHP_STATUSES[status],
    tone,
    valid_to: null,
    days_left: null,
    step: null,
    says,
    act,
    basis,
    certainty: 'verified',
  };
}
