import { addDays, addMonths, lastDayOf } from '../../lib/dates';
import { shiftDate } from '../calendar/workingDays';
import { eventDeadline } from '../deadlines/events';
import { CONTRACT_RULES, type ContractType } from './contracts';
import { fixedTermLimit, MOST_FIXED_TERM_CONTRACTS, type Span } from './fixedTerm';
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
  /** The day ZUA, ZZA or RUD was sent. */
  zus_registered_on?: string | null;
  residence_valid_to?: string | null;
  work_permit_valid_to?: string | null;
  a1_valid_to?: string | null;
  sanitary_valid_to?: string | null;
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

function datesOf(facts: WatchFacts, today: string): (readonly [WatchCode, string])[] {
  const rule = CONTRACT_RULES[facts.contract_type];
  const dates: readonly (readonly [WatchCode, string | null | undefined])[] = [
    ['contract_end', facts.end_date],
    ['residence', facts.residence_valid_to],
    ['work_permit', facts.work_permit_valid_to],
    ['a1', facts.a1_valid_to],
    ['sanitary', facts.sanitary_valid_to],
    ['disability', facts.disability_valid_to],
    ['id_document', facts.id_document_valid_to],
    ['zus_registration', rule.insured && !facts.zus_registered_on ? (eventDeadline('zua', facts.start_date)?.due ?? null) : null],
    ['rud', facts.contract_type === 'specific_work' && !facts.zus_registered_on ? rudDue(facts) : null],
    ['trial_limit', trialLimit(facts)],
    ['fixed_term_limit', fixedTerm(facts)],
    ['fixed_term_count', fixedTermCount(facts)],
    ['young_relief', rule.youthRelief ? youngUntil(facts, today) : null],
    ['overdue_leave', rule.worker && (facts.overdue_leave_days ?? 0) > 0 ? `${today.slice(0, 4)}-09-30` : null],
    ['ppk_renewal', facts.ppk_resigned ? ppkRenewal(today) : null],
  ];
  return dates.flatMap(([code, date]) => (date && date >= watchRule(code).from ? [[code, date] as const] : []));
}

const rudDue = ({ contract_signed_on, start_date }: WatchFacts) =>
  shiftDate(addDays(contract_signed_on ?? start_date, 7), 'forward_saturday_works');

/** The day a trial ought to be over, when it is agreed for longer. */
function trialLimit({ contract_type, start_date, end_date }: WatchFacts): string | null {
  if (contract_type !== 'employment_trial') return null;
  const limit = addDays(addMonths(start_date, 3), -1);
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

/** The 26th birthday, until the month after it is over: then the relief is history. */
function youngUntil({ birth_date }: WatchFacts, today: string): string | null {
  if (!birth_date) return null;
  const birthday = addMonths(birth_date, YOUNG_YEARS * 12);
  return today <= lastDayOf(addMonths(birthday.slice(0, 7), 1)) ? birthday : null;
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
