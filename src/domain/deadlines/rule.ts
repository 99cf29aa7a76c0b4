import type { Shift } from '../calendar/workingDays';
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

/** One row of law. A change of the law closes a row with `until` and adds the next one under the same id. */
export interface DeadlineRule {
  id: string;
  name: string;
  /** Whose obligation it is: the company's, each PIT payer's, or each ZUS payer's. */
  of: 'company' | 'taxpayer' | 'zus_payer';
  /** All must hold. */
  who: readonly Who[];
  /** A circumstance the office may not know of; `says` reads after "tylko", `shownBy` tells it of what else the profile states. */
  onlyIf?: { fact: Circumstance; says: string; shownBy?(profile: TaxProfile): boolean };
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
  /** A right that is used in one month of a calendar year: of its dates only the last of the year is an obligation, told once for the year. */
  oncePerYear?: boolean;
  /** No obligation, as a rule, for a period in which the business was suspended throughout. */
  pausable?: boolean;
  basis: string;
  certainty: Certainty;
  source: string;
  note?: string;
  /** Last months of the first and last period the row is right for. */
  from: string;
  until?: string;
}
