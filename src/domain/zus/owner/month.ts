import { addDays, addMonths, lastDayOf } from '../../../lib/dates';
import type { TaxProfile, ZusScheme } from '../../deadlines/taxProfile';
import { leastSure } from '../../limits/certainty';
import type { EnteredValue } from '../../limits/entered';
import type { LimitCertainty } from '../../limits/limit';
import { healthIn } from '../health/month';
import type { ContributionPart, HealthFigures, HealthForm, HealthPart, HealthStep } from '../health/part';
import { type StageDays, socialIn } from '../social';
import { type OwnerLack, remarksOn } from './missing';
import { type OwnerState, ownerOn } from './state';

/** What is known of one who pays contributions for themselves. Amounts in whole grosze, months `YYYY-MM`; what is left out is not known. */
export interface OwnerFacts {
  person: string;
  /** The company's profiles in the order of time. */
  stretches: readonly TaxProfile[];
  /** Null: not stated, taken as paid, as most do. */
  sickness: boolean | null;
  accident: number | null;
  step: HealthStep | null;
  /** Of Mały ZUS Plus, by year. */
  smallPlusBase: (year: number) => number | null;
  income: Readonly<Record<string, number>>;
  revenue: Readonly<Record<string, number>>;
  /** Paid for a function that the person was appointed to, by month. */
  pay?: Readonly<Record<string, number>>;
  /** Months that ZUS granted as a contribution holiday (art. 17a u.s.u.s.). */
  holidays: readonly string[];
  /** Stages that the law puts in the place of the stated one, which has ended or cannot be; first and last days. */
  lawful?: readonly LawfulStage[];
  /** The last day of a stated stage by the law, where that hangs on what nobody told: months after it are counted as stated, and say so. */
  assumed_end?: string | null;
  /** Whether the stated stage cannot be: what is counted in its place is told of with each month. */
  impossible?: boolean;
}

/** A stage that follows from the law and is not stated. */
export interface LawfulStage {
  scheme: ZusScheme;
  from: string;
  to: string | null;
}

/** A person's contributions for a month. */
export interface OwnerMonth {
  month: string;
  stages: StageDays[];
  form: HealthForm | null;
  social: ContributionPart[];
  health: HealthPart | null;
  social_amount: number | null;
  /** Social and health together; null where a part of it is not known. */
  total: number | null;
  holiday: boolean;
  /** What is missing, or was counted otherwise than it is entered, in Polish. */
  missing: string[];
  /** What of it the office has to enter: until then the total is the least that the law asks. */
  lacks: OwnerLack[];
  certainty: LimitCertainty;
  /** Why the amounts are a forecast, in Polish; null where what they are counted from is announced or entered by the office. */
  forecast: string | null;
}

const noHealth: readonly ZusScheme[] = ['none'];

/** The contributions of a month; null where the person is not insured on any day of it. */
export function ownerMonth(facts: OwnerFacts, month: string, entered: readonly EnteredValue[] = []): OwnerMonth | null {
  const { sickness, accident, step, smallPlusBase, holidays } = facts;
  const states = daysOf(facts, month);
  const last = states.findLast((state) => state !== null && !noHealth.includes(state.scheme ?? 'full'));
  if (!last) return null;
  const stages = stagesOf(states);
  const holiday = holidays.includes(month);
  const own = smallPlusBase(Number(month.slice(0, 4)));
  const isSmall = stages.some(({ scheme }) => scheme === 'maly_plus');
  const facts_ = { sickness: sickness ?? true, accident, smallPlusBase: own };
  const social = holiday ? [] : socialIn(month, states.length, stages, facts_, entered);
  const health = last.form === null ? null : healthIn(month, last.form, figuresOf(facts, month, last.form, step), entered);
  const social_amount = social === null ? null : social.reduce((sum, { amount }) => sum + amount, 0);
  const parts = [...(social ?? []), ...(health ? [health] : [])];
  // There is no lowest contribution that could stand in for what nobody told.
  const isUnpaid = last.form === 'appointed' && health?.base === null;
  const remarks = remarksOn(facts, {
    month,
    hasStage: stages.length > 0,
    smallPlusAtLeast: isSmall && !holiday && own === null,
    hasSocial: social !== null,
    form: last.form,
    health,
  });
  return {
    month,
    stages,
    form: last.form,
    social: social ?? [],
    health,
    social_amount,
    total: social_amount === null || health === null || stages.length === 0 || isUnpaid ? null : social_amount + health.amount,
    holiday,
    missing: remarks.map(({ says }) => says),
    lacks: remarks.flatMap(({ lack }) => lack ?? []),
    certainty: parts.length === 0 ? 'unknown' : leastSure(parts.map((part) => part.certainty)),
    forecast: parts.some((part) => part.certainty === 'draft')
      ? `prognoza: podstawa składek na ${month.slice(0, 4)} r. pochodzi z projektu i nie jest jeszcze ogłoszona`
      : null,
  };
}

/** The contributions of any month, each counted once: a year's settlement asks for months that stand beside it. */
export type OwnerMonths = (month: string) => OwnerMonth | null;

export function ownerMonths(facts: OwnerFacts, entered: readonly EnteredValue[] = []): OwnerMonths {
  const counted = new Map<string, OwnerMonth | null>();
  return (month) => {
    const found = counted.get(month);
    if (found !== undefined) return found;
    const due = ownerMonth(facts, month, entered);
    counted.set(month, due);
    return due;
  };
}

function daysOf({ stretches, person, lawful = [] }: OwnerFacts, month: string): (OwnerState | null)[] {
  const days: (OwnerState | null)[] = [];
  for (let day = `${month}-01`; day <= lastDayOf(month); day = addDays(day, 1)) {
    const state = ownerOn(stretches, person, day);
    const law = state?.scheme && lawful.find(({ from, to }) => from <= day && day <= (to ?? day));
    days.push(state && law ? { ...state, scheme: law.scheme } : state);
  }
  return days;
}

/** Whether the business is run on any day of a month, of which the first is mostly one. */
function isRunIn({ stretches, person }: OwnerFacts, month: string): boolean {
  for (let day = `${month}-01`; day <= lastDayOf(month); day = addDays(day, 1))
    if (ownerOn(stretches, person, day) !== null) return true;
  return false;
}

/** How many days each stage held; a stage not stated is none. */
function stagesOf(states: readonly (OwnerState | null)[]): StageDays[] {
  const days = new Map<ZusScheme, number>();
  for (const state of states) if (state?.scheme) days.set(state.scheme, (days.get(state.scheme) ?? 0) + 1);
  return [...days].filter(([scheme]) => scheme !== 'none').map(([scheme, held]) => ({ scheme, days: held }));
}

const byIncome = (form: HealthForm | null | undefined) => form === 'scale' || form === 'flat';

/** The month before counts where the business was run in it under a form with an income; the first month has none. */
function figuresOf(facts: OwnerFacts, month: string, form: HealthForm, step: HealthStep | null): HealthFigures {
  const { income, revenue } = facts;
  const before = addMonths(month, -1);
  const earlier = daysOf(facts, before).findLast((state) => state !== null);
  const year = month.slice(0, 4);
  const run = Array.from({ length: Number(month.slice(5, 7)) }, (_, at) => addMonths(`${year}-01`, at)).filter((each) =>
    isRunIn(facts, each),
  );
  const known = run.filter((each) => revenue[each] !== undefined);
  return {
    first: !earlier || (byIncome(form) && !byIncome(earlier.form)),
    income: income[before] ?? null,
    revenue: known.length === 0 ? null : known.reduce((sum, each) => sum + (revenue[each] ?? 0), 0),
    whole: known.length === run.length,
    step,
    pay: facts.pay?.[month] ?? null,
  };
}
