import { lastDayOf } from '../../lib/dates';
import type { Shift } from '../calendar/workingDays';
import type { MonthFact } from './monthFacts';
import type { PeriodKind } from './period';
import type { Circumstance, TaxProfile } from './taxProfile';
import type { Who } from './who';

/** How sure the rule is: seen in a named source, known from the statute only, or disputed (then the earlier date is given). */
export type Certainty = 'verified' | 'statute' | 'disputed';

/** A day so many months after the last month of the period (before it when negative). */
export interface DueDay {
  months: number;
  day: number | 'last';
}

/** What an obligation hangs on besides who it is asked of. */
export interface OnlyIf {
  fact: Circumstance;
  /** Another circumstance that binds as well: only who denies both is free. */
  or?: Circumstance;
  /** It binds who says no, as to an address that they do not have yet. */
  absent?: true;
  /** Reads after "tylko". */
  says: string;
  /** Tells it of what else the profile states, where nobody answered. */
  shownBy?(profile: TaxProfile): boolean;
  /** Binds whatever was answered, as a number that the act itself names does. */
  surely?(profile: TaxProfile): boolean;
}

/** One row of law. A change of the law closes a row with `until` and adds the next one under the same id. */
export interface DeadlineRule {
  id: string;
  name: string;
  /** Whose obligation it is: the company's, each PIT payer's, each ZUS payer's, or of each who may be insured as a farmer. */
  of: 'company' | 'taxpayer' | 'zus_payer' | 'krus_payer';
  /** All must hold. */
  who: readonly Who[];
  /** A circumstance the office may not know of. */
  onlyIf?: OnlyIf;
  /** What must have happened in the month itself: asked of each month, and no obligation where the answer is no. */
  onlyInMonth?: { fact: MonthFact; says: string };
  period: PeriodKind;
  due: DueDay & { except?: DueDay & { month: number } };
  shift: Shift;
  /**
   * The state at the end of the period decides alone, as for what is drawn up on its last day; left out, in a time line of profiles every
   * state of the period counts: who was a VAT payer, or employed, on one of its days owes its declaration.
   */
  decidedAtEnd?: boolean;
  /** The state on the day before the period decides, as for what somebody already is when the year begins. */
  decidedOnEve?: boolean;
  /** Of what the eve decides: who is so in the period has chosen it, and need not be asked whether they do. */
  chosen?: Who;
  /** A right that is used in one month of a calendar year: of its dates only the last of the year is an obligation, told once for the year. */
  oncePerYear?: boolean;
  /** Of yearly rules: comes in one of so many years, the first in the year of `from`. */
  everyYears?: number;
  /**
   * Of statements, for books that are closed on the eve of an Estonian CIT within a year: counted in months from that very day, as who is late
   * may lose the regime; or unsettled, as no act says whether that statement is approved and filed.
   */
  atEstonianClosing?: 'counted' | 'unsettled';
  /** No obligation, as a rule, for a period in which the business was suspended throughout. */
  pausable?: boolean;
  /** Of what is pausable: a rest frees the owner alone, and who insures others goes on. */
  bindsWithStaff?: true;
  basis: string;
  certainty: Certainty;
  source: string;
  note?: string;
  /** What is told of it instead in leap years: of a last day of February that some read as the 28th. */
  leap?: { certainty: Certainty; note: string };
  /** Last months of the first and last period the row is right for. */
  from: string;
  until?: string;
}

/** How sure the rule is of a day it names (`YYYY-MM-DD`), and what is to be known of that. */
export function surenessOn(
  { certainty, note, leap }: DeadlineRule,
  nominal: string,
): { certainty: Certainty; note: string | null } {
  const isLeap = lastDayOf(`${nominal.slice(0, 4)}-02`).endsWith('29');
  return leap && isLeap ? leap : { certainty, note: note ?? null };
}

/** Whom the rule concerns, in Polish. */
export const concerned = ({ who, onlyIf, onlyInMonth }: Pick<DeadlineRule, 'who' | 'onlyIf' | 'onlyInMonth'>): string =>
  [...who, ...[onlyIf, onlyInMonth].flatMap((each) => (each ? [{ says: `tylko ${each.says}` }] : []))]
    .map(({ says }) => says)
    .join('; ');

/** Whether a period that ends in the month is one of the rule's. */
export function isInForce({ from, until, everyYears = 1 }: DeadlineRule, month: string): boolean {
  const years = Number(month.slice(0, 4)) - Number(from.slice(0, 4));
  return month >= from && month <= (until ?? month) && years % everyYears === 0;
}

/** Whether the rule is of one day alone, as when a duty begins. */
export const comesOnce = ({ from, until }: DeadlineRule): boolean => from === until;
