/** What paying a position on another day would cost: amounts in whole grosze, days as `YYYY-MM-DD`. */
export interface PaidLater {
  due_on: string;
  on: string;
  /** What is left to pay. */
  amount: number;
  days: number;
  /** The days of each rate, percent a year; `exact` is the part's interest before the sum is rounded. */
  parts: { from: string; to: string; days: number; percent: number; exact: number; certainty: string; source: string }[];
  exact: number;
  /** What is to be paid, in full złote. */
  interest: number;
  /** Interest up to this is not charged. */
  floor: number;
  total: number;
  basis: string;
  /** A sentence to those who count on it: what the panel does not know for sure; null where all is known. */
  warning: string | null;
}

/** Kinds of accounts whose arrears bear the interest of tax arrears; others bear what a contract or the Civil Code says. */
export const interestBearing = ['micro_tax', 'local', 'zus_nrs'] as const;
export const bearsTaxInterest = (accountKind: string): boolean => interestBearing.some((each) => each === accountKind);
