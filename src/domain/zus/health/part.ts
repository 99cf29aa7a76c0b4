import type { LimitCertainty } from '../../limits/limit';

/** What a person's health contribution is counted by: the tax form of the month, or how they take part in the business. */
export type HealthForm = 'scale' | 'flat' | 'lump_sum' | 'card' | 'partner' | 'helper' | 'appointed';

/** One contribution with the way it was counted; whole grosze, `rate` in basis points. */
export interface ContributionPart {
  code: 'pension' | 'disability' | 'sickness' | 'accident' | 'labour_fund' | 'health';
  name: string;
  /** Null where only the amount is announced. */
  base: number | null;
  rate: number;
  amount: number;
  /** `5 652,00 zł × 19,52%` */
  formula: string;
  basis: string;
  source: string;
  certainty: LimitCertainty;
}

export interface HealthPart extends ContributionPart {
  code: 'health';
  /** It is the lowest there is, because the income is low or not known. */
  least: boolean;
  /** What the office must enter for it to be exact; null when nothing is missing. */
  missing: string | null;
}

/** Income, revenue and pay that a month's contribution hangs on, in grosze; null is not known. */
export interface HealthFigures {
  /** The first month of the business, or of this tax form: there is no income before it. */
  first: boolean;
  /** Of the month before. */
  income: number | null;
  /** Since January, with this month. */
  revenue: number | null;
  /** The month itself is in `revenue`. */
  whole: boolean;
  /** The step that the card states; believed where no revenue says it. */
  step: HealthStep | null;
  /** Paid in the month for a function that one was appointed to. */
  pay: number | null;
}

export type HealthStep = 'up_to_60' | 'up_to_300' | 'over_300';

/** Acts and articles by form. Those of partners and helpers were not checked against a second source. */
export const HEALTH_BASIS: Readonly<Record<HealthForm, string>> = {
  scale: 'art. 79 ust. 1 i art. 81 ust. 2–2d u.ś.o.z.',
  flat: 'art. 79a i art. 81 ust. 2–2d u.ś.o.z.',
  lump_sum: 'art. 79 ust. 1 i art. 81 ust. 2e–2h u.ś.o.z.',
  card: 'art. 79 ust. 1 i art. 81 ust. 2za u.ś.o.z.',
  partner: 'art. 79 ust. 1 i art. 81 ust. 2z u.ś.o.z.',
  helper: 'art. 79 ust. 1 i art. 81 ust. 2z–2za u.ś.o.z.',
  appointed: 'art. 66 ust. 1 pkt 35a, art. 79 ust. 1 i art. 81 ust. 8 pkt 11a u.ś.o.z.',
};
