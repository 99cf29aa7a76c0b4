import type { PersonRole } from '../domain/deadlines/taxProfile';
import type { LinearDeduction } from '../domain/zus/owner/deduction';
import type { HealthYear } from '../domain/zus/owner/healthYear';
import type { OwnerLadder } from '../domain/zus/owner/ladder';
import type { OwnerStep } from '../domain/zus/owner/ladderFacts';
import type { OwnerMonth } from '../domain/zus/owner/month';

/** A figure that contributions are counted from: entered by the office, or the settlement's of that month. Whole grosze. */
export interface ContributionFigure {
  /** The month or year it is of; a month's contribution by income is counted from the month before. */
  period: string;
  income: number | null;
  revenue: number | null;
  /** Paid to who was appointed; null also to who may not see pay. */
  pay: number | null;
  from: 'entered' | 'settlement' | null;
  /** The record that the office entered. */
  id: string | null;
  version: number | null;
}

/** One month of one person; nothing of the law where the person is not insured in it. */
export interface ContributionMonth {
  month: string;
  due: OwnerMonth | null;
  figure: ContributionFigure;
  /** The position of the month's settlement, with what stands in it; `alone` where it pays for nobody else. */
  item: { settlement_id: string; amount: number | null; alone: boolean } | null;
}

/** The base of Mały ZUS Plus in a year, by the income of the year before. */
export interface SmallPlusBase {
  year: number;
  income: number | null;
  days: number;
  base: number | null;
  formula: string | null;
  basis: string;
}

export interface OwnerContributions {
  /** Null is the owner of a company in which nobody is entered. */
  person_id: string | null;
  name: string;
  role: PersonRole;
  /** Appointed for pay, which the asker may not see: nor what is counted from it. */
  closed: boolean;
  now: OwnerStep | null;
  next: OwnerStep | null;
  ladder: OwnerLadder;
  months: ContributionMonth[];
  small_plus: SmallPlusBase | null;
  deduction: LinearDeduction | null;
  /** Settlements of the last year and of this one, of those who settle health by income or revenue. */
  years: (HealthYear & { figure: ContributionFigure & { health_due: number | null } })[];
}

/** What owners of a company pay for themselves, and a company for its appointed: the month before, this one and twelve ahead. */
export interface CompanyContributions {
  company: { id: string; title: string };
  from: string;
  to: string;
  owners: OwnerContributions[];
}
