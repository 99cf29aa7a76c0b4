import { formatDate } from '../../lib/dates';
import { CONTRACT_RULES, type ContractType } from './contracts';
import { MEDICAL_RULES } from './medicalRules';
import { longSickness, type SickLeave, type SickSpell } from './sickness';
import type { HrState } from './state';
import { describeTerm, REMINDER_STEPS, type Tone, validityOn } from './validity';

export const MEDICAL_STATUSES = {
  missing: 'Brak',
  valid: 'Ważne',
  expiring: 'Wygasa',
  expired: 'Po terminie',
  referred: 'Skierowany',
  control: 'Wymagane kontrolne',
  unfit: 'Przeciwwskazania',
  not_required: 'Nie wymagane',
} as const;

export type MedicalStatus = keyof typeof MEDICAL_STATUSES;

/**
 * A certificate (orzeczenie) of whether somebody may work at their post. Its next date is the doctor's and is never computed. `other` is
 * of something else (driving, heights, food), is no such certificate and has a date of its own to watch.
 */
export interface MedicalExam {
  kind: 'initial' | 'periodic' | 'control' | 'other';
  performed_on: string;
  valid_to: string | null;
  fit: boolean;
}

export interface MedicalFacts {
  contract_type: ContractType;
  start_date: string;
  end_date: string | null;
  exams: readonly MedicalExam[];
  sick_leaves: readonly SickLeave[];
  referred_on: string | null;
  /** Says otherwise than the kind of contract does (art. 304 KP lets an employer require it of a contractor). */
  required: boolean | null;
  /** Away for long: nobody is to be hurried before coming back. */
  on_long_leave: boolean;
}

/** How an employee's medical examinations stand on a day; `steps` are the reminders in days before the last day. */
export function medicalState(
  facts: MedicalFacts,
  today: string,
  steps: readonly number[] = REMINDER_STEPS,
): HrState<MedicalStatus> {
  const { end_date, start_date, contract_type, required } = facts;
  if (end_date !== null && end_date < today) return state('not_required', 'ok', 'Umowa jest zakończona.', null);
  if (!(required ?? CONTRACT_RULES[contract_type].worker)) return state('not_required', 'ok', null, null);

  const newest = newestExam(facts.exams, today);
  const sickness = awaitsControl(facts, today);
  if (newest && !newest.fit)
    return state(
      'unfit',
      'danger',
      'Ostatnie orzeczenie stwierdza przeciwwskazania.',
      'Nie dopuszczaj do tej pracy; sprawdź, czy możliwe jest inne stanowisko.',
    );
  if (sickness) return referred(control(facts, sickness, today), facts.referred_on, sickness.from, today);

  const found = newest?.valid_to ? valid(facts, newest.valid_to, today, steps) : missing(newest !== null, start_date > today);
  return hushed(referred(found, facts.referred_on, newest?.performed_on ?? '', today), facts.on_long_leave);
}

/** The certificate that counts on a day: the newest performed by then, whatever its date of validity; null when there is none. */
export function newestExam(exams: readonly MedicalExam[], today: string): MedicalExam | null {
  return (
    exams
      .filter(({ kind, performed_on }) => kind !== 'other' && performed_on <= today)
      .toSorted(byWeight)
      .at(-1) ?? null
  );
}

/** The newest last; of two of one day, the one that lets somebody work less. */
const byWeight = (a: MedicalExam, b: MedicalExam) =>
  compare(a.performed_on, b.performed_on) || Number(b.fit) - Number(a.fit) || compare(b.valid_to ?? '', a.valid_to ?? '');

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

function state(status: MedicalStatus, tone: Tone, says: string | null, act: string | null): HrState<MedicalStatus> {
  const label = MEDICAL_STATUSES[status];
  const { basis, certainty } =
    MEDICAL_RULES[status === 'control' ? 'control' : status === 'expiring' ? 'periodic' : 'certificate'];
  return { status, label, tone, valid_to: null, days_left: null, step: null, says, act, basis, certainty };
}

function missing(undated: boolean, beforeStart: boolean): HrState<MedicalStatus> {
  if (undated)
    return state(
      'missing',
      'danger',
      'Orzeczenie nie ma daty następnego badania.',
      'Przepisz datę następnego badania z orzeczenia.',
    );
  return beforeStart
    ? {
        ...state(
          'missing',
          'warning',
          'Brak orzeczenia przed rozpoczęciem pracy.',
          'Wystaw skierowanie na badanie wstępne; bez orzeczenia nie dopuszczaj do pracy.',
        ),
        basis: MEDICAL_RULES.initial.basis,
      }
    : state('missing', 'danger', 'Brak aktualnego orzeczenia.', 'Wystaw skierowanie i nie dopuszczaj do pracy bez orzeczenia.');
}

/** Somebody who leaves by the certificate's last day needs no reminding. */
function valid({ end_date }: MedicalFacts, validTo: string, today: string, steps: readonly number[]): HrState<MedicalStatus> {
  const { status, tone, days_left, step } = validityOn(validTo, today, steps);
  const dated = { valid_to: validTo, days_left };
  if (status === 'valid' || (end_date !== null && end_date <= validTo)) return { ...state('valid', 'ok', null, null), ...dated };
  const act =
    status === 'expired'
      ? 'Nie dopuszczaj do pracy bez nowego orzeczenia; wystaw skierowanie na badanie okresowe.'
      : 'Wystaw skierowanie na badanie okresowe, w miarę możliwości w godzinach pracy.';
  return { ...state(status, tone, `Badanie okresowe: ${describeTerm(validTo, days_left)}.`, act), ...dated, step };
}

/** A referral given since a day means that something is being done; the ban on working stays. */
function referred(found: HrState<MedicalStatus>, on: string | null, since: string, today: string): HrState<MedicalStatus> {
  if (on === null || on <= since || on > today || found.status === 'valid') return found;
  const act = found.tone === 'danger' ? 'Czekaj na orzeczenie; do tego czasu nie dopuszczaj do pracy.' : 'Czekaj na orzeczenie.';
  return {
    ...found,
    status: 'referred',
    label: MEDICAL_STATUSES.referred,
    says: `${found.says} Skierowanie z ${formatDate(on)}.`,
    act,
  };
}

function hushed(found: HrState<MedicalStatus>, onLongLeave: boolean): HrState<MedicalStatus> {
  if (!onLongLeave || found.tone === 'ok') return found;
  return { ...found, tone: 'info', act: 'Pracownik jest na dłuższej nieobecności: zajmij się badaniem przed jego powrotem.' };
}

/** The incapacity that no control examination has ended yet; null when there is none. */
export function awaitsControl(
  { exams, sick_leaves }: Pick<MedicalFacts, 'exams' | 'sick_leaves'>,
  today: string,
): SickSpell | null {
  const spell = longSickness(sick_leaves, today);
  const isControl = ({ kind, performed_on: on }: MedicalExam) =>
    kind === 'control' && spell !== null && spell.to !== null && spell.to <= on && on <= today;
  return exams.some(isControl) ? null : spell;
}

/** Somebody who is away for other reasons has not come back yet. */
function control({ on_long_leave }: MedicalFacts, { to, from, days }: SickSpell, today: string): HrState<MedicalStatus> {
  const over = to !== null && to < today && !on_long_leave;
  const since = to === null ? `trwająca od ${formatDate(from)}` : `od ${formatDate(from)} do ${formatDate(to)}`;
  const says = `Niezdolność do pracy ${since} (dni: ${days}) wymaga badania kontrolnego.`;
  return over
    ? state('control', 'danger', says, 'Wystaw skierowanie na badanie kontrolne; bez orzeczenia nie dopuszczaj do pracy.')
    : state('control', 'warning', says, 'Przygotuj skierowanie: badanie kontrolne musi poprzedzić powrót do pracy.');
}
