import { addDays, addMonths, daysBetween, lastDayOf } from '../../lib/dates';
import { shiftDate } from '../calendar/workingDays';
import { eventDeadline } from '../deadlines/events';
import { CONTRACT_RULES, type ContractType } from './contracts';
import { fixedTermLimit, lastDayOfTerm, MOST_FIXED_TERM_CONTRACTS, type Span } from './fixedTerm';
import { otherSeniorityFrom, otherSeniorityPapers } from './leaveRules';
import { benefitPeriod, type SickEntry } from './sickPay';
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
  /** The tachograph card of a driver. */
  driver_card_valid_to?: string | null;
  /** The last day as a pupil or student. */
  student_until?: string | null;
  id_document_valid_to?: string | null;
  /** Months of mandates and of an own business before this employer; null where nobody said, left out where it is not asked. */
  seniority_other_months?: number | null;
  /** Of a public employer these count sooner. */
  public_body?: boolean | null;
  /** Days of leave left from earlier years. */
  overdue_leave_days?: number | null;
  ppk_resigned?: boolean | null;
  /** Nobody said whether they save in PPK, and the employer may have it. */
  ppk_open?: boolean | null;
  /** Marked as to be enrolled anew: the payments begin again with April of the year of renewal. */
  ppk_resumes?: boolean | null;
  /** The contract that is meant to follow a trial: for less than half a year, for less than a year, for longer or without an end. */
  trial_followed_by?: 'under_6' | 'under_12' | 'longer' | null;
  /** Certificates of sickness, without planned ones. */
  sick_leaves?: readonly SickEntry[];
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
  ['driver_card', facts.driver_card_valid_to],
  ['student', facts.student ? facts.student_until : null],
];

/** Dates that the law sets: there are none before it. */
function computed(facts: WatchFacts, today: string): Found[] {
  const { worker, youthRelief } = CONTRACT_RULES[facts.contract_type];
  const since = insuredSince(facts);
  const [fromStart, later] = since === facts.start_date ? [since, null] : [null, since];
  return [
    ['zus_registration', fromStart && !facts.zus_registered_on ? zusDue(fromStart) : null],
    ['student_zus', later && !facts.zus_registered_on ? zusDue(later) : null],
    ['zus_deregistration', since && !facts.zus_deregistered_on ? deregistration(facts, today) : null],
    ['rud', facts.contract_type === 'specific_work' && !facts.zus_registered_on ? rudDue(facts) : null],
    ['trial_limit', trialLimit(facts)],
    ['fixed_term_limit', fixedTerm(facts)],
    ['fixed_term_third', fixedTermThird(facts)],
    ['fixed_term_count', fixedTermCount(facts)],
    ['young_relief', youthRelief ? youngUntil(facts, today) : null],
    ['overdue_leave', worker && (facts.overdue_leave_days ?? 0) > 0 ? `${today.slice(0, 4)}-09-30` : null],
    ['seniority_papers', seniorityPapers(facts)],
    ['ppk_enrol', facts.ppk_open ? ppkEnrolment(facts, today) : null],
    ['ppk_renewal', facts.ppk_resigned || facts.ppk_resumes ? ppkRenewal(today) : null],
    ['ppk_resume', facts.ppk_resumes ? ppkResume(today) : null],
    ['rehabilitation', worker ? rehabilitation(facts, today) : null],
  ];
}

/**
 * The first day with insurance, null where there is none. Of a pupil or student by mandate it is the 26th birthday or the day after the status
 * is lost, where the contract still runs then (art. 6 ust. 4 u.s.u.s.).
 */
export function insuredSince({
  contract_type,
  start_date,
  end_date,
  birth_date,
  student,
  student_until,
}: Pick<WatchFacts, 'contract_type' | 'start_date' | 'end_date' | 'birth_date' | 'student' | 'student_until'>): string | null {
  const { insured, studentsFree } = CONTRACT_RULES[contract_type];
  if (!insured) return null;
  const isStudent = student || (student_until && student_until >= start_date);
  if (!studentsFree || !isStudent || !birth_date || start_date >= birthday(birth_date)) return start_date;
  const lost = student_until ? addDays(student_until, 1) : null;
  const since = lost !== null && lost < birthday(birth_date) ? lost : birthday(birth_date);
  if (since <= start_date) return start_date;
  return end_date && end_date < since ? null : since;
}

const zusDue = (event: string) => eventDeadline('zua', event)?.due ?? null;

/** From the contract's last day on; until then its end alone is watched. */
const deregistration = ({ end_date }: WatchFacts, today: string) => (end_date && end_date <= today ? zusDue(end_date) : null);

const rudDue = ({ contract_signed_on, start_date }: WatchFacts) =>
  shiftDate(addDays(contract_signed_on ?? start_date, 7), 'forward_saturday_works');

/** Art. 25 § 2 and 2² KP: shorter before a shorter contract. Where nobody said what is to follow, the longest. */
const MOST_TRIAL_MONTHS = { under_6: 1, under_12: 2, longer: 3 } as const;

/** The day a trial ought to be over, when it is agreed for longer. */
function trialLimit({ contract_type, start_date, end_date, trial_followed_by }: WatchFacts): string | null {
  if (contract_type !== 'employment_trial') return null;
  const limit = lastDayOfTerm(start_date, MOST_TRIAL_MONTHS[trial_followed_by ?? 'longer']);
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

/** The end of the last contract that may be for a fixed term: until then the employer may still decide. */
function fixedTermThird({ contract_type, end_date, earlier_fixed_contracts = [] }: WatchFacts): string | null {
  const isThird = earlier_fixed_contracts.length === MOST_FIXED_TERM_CONTRACTS - 1;
  return contract_type === 'employment_fixed' && isThird ? (end_date ?? null) : null;
}

const YOUNG_YEARS = 26;

const birthday = (birthDate: string) => addMonths(birthDate, YOUNG_YEARS * 12);

/** The 26th birthday, until the month after it is over: then the relief is history. */
function youngUntil({ birth_date }: WatchFacts, today: string): string | null {
  if (!birth_date) return null;
  const day = birthday(birth_date);
  return today <= lastDayOf(addMonths(day.slice(0, 7), 1)) ? day : null;
}

/** Of who was employed when these months began to count and has not said how many there are. */
function seniorityPapers({ contract_type, start_date, seniority_other_months, public_body }: WatchFacts): string | null {
  const isPublic = public_body === true;
  const waits = CONTRACT_RULES[contract_type].worker && seniority_other_months === null;
  return waits && start_date <= otherSeniorityFrom(isPublic) ? otherSeniorityPapers(isPublic) : null;
}

/** Whom an employer enrols by themselves: of age and not 55 yet on the first day (art. 2 ust. 1 pkt 18 and art. 15 of the act on PPK). */
const PPK = { ages: [18, 55], days: 90, told: 62 } as const;
const inPpk: readonly ContractType[] = ['employment_trial', 'employment_fixed', 'employment_indefinite', 'mandate', 'agency'];

/**
 * The tenth of the month after that of the ninetieth day of work, with days of the year before counted in; until two months after it, as a card
 * that was never filled in tells nothing of people who came long ago.
 */
function ppkEnrolment(facts: WatchFacts, today: string): string | null {
  const since = inPpk.includes(facts.contract_type) ? insuredSince(facts) : null;
  const [youngest, oldest] = PPK.ages.map((years) => facts.birth_date && addMonths(facts.birth_date, years * 12));
  if (!since || (youngest && since < youngest) || (oldest && since >= oldest)) return null;
  const yearBefore = addMonths(since, -12);
  const worked = (facts.earlier_fixed_contracts ?? []).reduce(
    (sum, { from, to }) =>
      sum + Math.max(0, daysBetween(from > yearBefore ? from : yearBefore, to < since ? to : addDays(since, -1)) + 1),
    0,
  );
  const reached = addDays(since, Math.max(0, PPK.days - worked - 1));
  const due = `${addMonths(reached.slice(0, 7), 1)}-10`;
  const over = facts.end_date && facts.end_date < due;
  return over || today > addDays(due, PPK.told) ? null : due;
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

/** The first of April of the year of renewal: of this year, also once it has passed, else of the next such year. */
function ppkResume(today: string): string {
  const year = Number(today.slice(0, 4));
  const isRenewal = year >= PPK_FIRST_RENEWAL && (year - PPK_FIRST_RENEWAL) % PPK_EVERY_YEARS === 0;
  return `${isRenewal ? year : ppkRenewal(today).slice(0, 4)}-04-01`;
}

/** Days after the last one of the benefit period for which it is still asked about: later something else is paid. */
const REHABILITATION_TOLD = 30;

/** By when to apply for the rehabilitation benefit, of who is ill now. */
function rehabilitation({ sick_leaves = [] }: WatchFacts, today: string): string | null {
  const period = benefitPeriod(sick_leaves, today);
  return period && today <= addDays(period.last_day, REHABILITATION_TOLD) ? period.apply_by : null;
}
