import { addDays, addMonths, lastDayOf } from '../../lib/dates';
import { shiftDate } from '../calendar/workingDays';
import { eventDeadline } from '../deadlines/events';
import { CONTRACT_RULES, type ContractType } from './contracts';
import { fixedTermLimit, lastDayOfTerm, MOST_FIXED_TERM_CONTRACTS, type Span } from './fixedTerm';
import type { HrState } from './state';
import { describeTerm, REMINDER_STEPS, validityOn } from './validity';
import { type WatchCode, watchRule } from './watchRules';

/** What the dates of an employee are read from, under the keys of their record; null or absent is "none, or not known". */
export interface WatchFacts {
  contract_type: ContractType;
  start_date: string;
  end_date?: string | null;
  contract_signed_on?: string | null;
  /** Earlier fixed-term contracts with the same employer. */
  earlier_fixed_contracts?: readonly Span[];
  birth_date?: string | null;
  /** A pupil or student, until when the office knows otherwise. */
  student?: boolean | null;
  /** The day ZUA, ZZA or RUD was sent. */
  zus_registered_on?: string | null;
  /** The day ZWUA was sent. */
  zus_deregistered_on?: string | null;
  residence_valid_to?: string | null;
  work_permit_valid_to?: string | null;
  a1_valid_to?: string | null;
  sanitary_valid_to?: string | null;
  /** Of an examination beside the certificate for the post: of drivers, at heights. */
  other_exam_valid_to?: string | null;
  disability_valid_to?: string | null;
  id_document_valid_to?: string | null;
  /** Days of leave left from earlier years. */
  overdue_leave_days?: number | null;
  ppk_resigned?: boolean | null;
}

export interface WatchedDate extends HrState<'valid' | 'expiring' | 'expired'> {
  code: WatchCode;
  valid_to: string;
  days_left: number;
}

/** Every date to watch as it stands on a day, the most urgent first; `tone` other than `ok` is worth showing. */
export function watchedDates(facts: WatchFacts, today: string, steps: readonly number[] = REMINDER_STEPS): WatchedDate[] {
  return datesOf(facts, today)
    .map(([code, date]) => stateOf(code, date, today, steps))
    .sort((a, b) => a.days_left - b.days_left);
}

const STATUS_LABELS = { valid: 'Ważne', expiring: 'Zbliża się', expired: 'Po terminie' } as const;

function stateOf(code: WatchCode, date: string, today: string, steps: readonly number[]): WatchedDate {
  const { label, act, late = act, basis, certainty } = watchRule(code);
  const { status, tone, days_left, step } = validityOn(date, today, steps);
  const calm = status === 'valid';
  const says = calm ? null : `${label}: ${describeTerm(date, days_left)}.`;
  const todo = calm ? null : status === 'expired' ? late : act;
  return { code, status, label: STATUS_LABELS[status], tone, valid_to: date, days_left, step, says, act: todo, basis, certainty };
}

type Found = readonly [code: WatchCode, date: string | null | undefined];

function datesOf(facts: WatchFacts, today: string): (readonly [WatchCode, string])[] {
  const known = ([code, date]: Found, inForceOn: string | null | undefined) =>
    date && inForceOn && inForceOn >= watchRule(code).from ? [[code, date] as const] : [];
  return [
    ...written(facts).flatMap((found) => known(found, today)),
    ...computed(facts, today).flatMap((found) => known(found, found[1])),
  ];
}

/** Dates that stand on papers: the law of the day asked about says what follows from them, however old they are. */
const written = (facts: WatchFacts): Found[] => [
  ['contract_end', facts.end_date],
  ['residence', facts.residence_valid_to],
  ['work_permit', facts.work_permit_valid_to],
  ['a1', facts.a1_valid_to],
  ['sanitary', facts.sanitary_valid_to],
  ['other_exam', facts.other_exam_valid_to],
  ['disability', facts.disability_valid_to],
  ['id_document', facts.id_document_valid_to],
];

/** Dates that the law sets: there are none before it. */
function computed(facts: WatchFacts, today: string): Found[] {
  const { worker, youthRelief } = CONTRACT_RULES[facts.contract_type];
  return [
    ['zus_registration', insured(facts) && !facts.zus_registered_on ? zusDue(facts.start_date) : null],
    ['zus_deregistration', insured(facts) && !facts.zus_deregistered_on ? deregistration(facts, today) : null],
    ['rud', facts.contract_type === 'specific_work' && !facts.zus_registered_on ? rudDue(facts) : null],
    ['trial_limit', trialLimit(facts)],
    ['fixed_term_limit', fixedTerm(facts)],
    ['fixed_term_count', fixedTermCount(facts)],
    ['young_relief', youthRelief ? youngUntil(facts, today) : null],
    ['overdue_leave', worker && (facts.overdue_leave_days ?? 0) > 0 ? `${today.slice(0, 4)}-09-30` : null],
    ['ppk_renewal', facts.ppk_resigned ? ppkRenewal(today) : null],
  ];
}

function insured({ contract_type, start_date, birth_date, student }: WatchFacts): boolean {
  const rule = CONTRACT_RULES[contract_type];
  const young = birth_date && start_date < birthday(birth_date);
  return rule.insured && !(rule.studentsFree && student && young);
}

const zusDue = (event: string) => eventDeadline('zua', event)?.due ?? null;

/** From the contract's last day on; until then its end alone is watched. */
const deregistration = ({ end_date }: WatchFacts, today: string) => (end_date && end_date <= today ? zusDue(end_date) : null);

const rudDue = ({ contract_signed_on, start_date }: WatchFacts) =>
  shiftDate(addDays(contract_signed_on ?? start_date, 7), 'forward_saturday_works');

/** Art. 25 § 2 KP. */
const MOST_TRIAL_MONTHS = 3;

/** The day a trial ought to be over, when it is agreed for longer. */
function trialLimit({ contract_type, start_date, end_date }: WatchFacts): string | null {
  if (contract_type !== 'employment_trial') return null;
  const limit = lastDayOfTerm(start_date, MOST_TRIAL_MONTHS);
  return !end_date || end_date > limit ? limit : null;
}

function fixedTerm({ contract_type, start_date, end_date, earlier_fixed_contracts = [] }: WatchFacts): string | null {
  if (contract_type !== 'employment_fixed') return null;
  const limit = fixedTermLimit(start_date, earlier_fixed_contracts);
  return !end_date || end_date > limit ? limit : null;
}

function fixedTermCount({ contract_type, start_date, earlier_fixed_contracts = [] }: WatchFacts): string | null {
  return contract_type === 'employment_fixed' && earlier_fixed_contracts.length >= MOST_FIXED_TERM_CONTRACTS ? start_date : null;
}

const YOUNG_YEARS = 26;

const birthday = (birthDate: string) => addMonths(birthDate, YOUNG_YEARS * 12);

/** The 26th birthday, until the month after it is over: then the relief is history. */
function youngUntil({ birth_date }: WatchFacts, today: string): string | null {
  if (!birth_date) return null;
  const day = birthday(birth_date);
  return today <= lastDayOf(addMonths(day.slice(0, 7), 1)) ? day : null;
}

const PPK_FIRST_RENEWAL = 2023;
const PPK_EVERY_YEARS = 4;

/** The end of February of the next renewal year: 2027, 2031, … */
function ppkRenewal(today: string): string {
  const passed = Number(today.slice(0, 4)) - PPK_FIRST_RENEWAL;
  const year = PPK_FIRST_RENEWAL + Math.ceil(Math.max(0, passed) / PPK_EVERY_YEARS) * PPK_EVERY_YEARS;
  const due = lastDayOf(`${year}-02`);
  return due >= today ? due : lastDayOf(`${year + PPK_EVERY_YEARS}-02`);
}
