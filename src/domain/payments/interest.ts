import { addDays, daysBetween } from '../../lib/dates';
import { exactMoney } from '../../lib/money';

/** Percent a year (14.5 is 14,50%), at most two decimals, in force from the day until the next rate. */
export interface InterestRate {
  from: string;
  percent: number;
}

export interface Arrears {
  /** Whole grosze. */
  amount: number;
  /** The effective last day for payment; interest runs from the next day to the day of payment, that day included. */
  due_on: string;
  paid_on: string;
  rates: readonly InterestRate[];
  /** Interest of so many grosze or less is not charged; see `interestFloor`. */
  not_above: number;
}

/** Whole grosze; `interest` is what is to be paid, in full złote, `exact` what it was before rounding. */
export interface Interest {
  days: number;
  parts: { from: string; to: string; days: number; percent: number }[];
  exact: number;
  interest: number;
}

/**
 * Interest on tax and contribution arrears: amount × days × rate / 365 (art. 53 § 4 and 56 § 3 OP; § 2 of the Minister of Finance's
 * regulation of 22.08.2005), to full złote (art. 63 § 1 OP), none up to the floor (art. 54 § 1 pkt 5 OP), which is compared with
 * the interest before rounding. A day without a known rate, and what
 * is no date, is a RangeError.
 */
export function interestOn({ amount, due_on, paid_on, rates, not_above }: Arrears): Interest {
  const parts = daysBetween(due_on, paid_on) > 0 ? partsBetween(addDays(due_on, 1), paid_on, rates) : [];
  const hundredths = parts.reduce((sum, { days, percent }) => sum + BigInt(days) * BigInt(Math.round(percent * 100)), 0n);
  const product = BigInt(exactMoney(amount)) * hundredths;
  const charged = product > BigInt(exactMoney(not_above)) * YEAR;
  return {
    days: parts.reduce((sum, { days }) => sum + days, 0),
    parts,
    exact: Math.max(0, rounded(product, YEAR)),
    interest: charged ? exactMoney(rounded(product, YEAR * 100n) * 100) : 0,
  };
}

/** 365 days of every year, times hundredths of a percent in a whole. */
const YEAR = 365n * 10_000n;

const rounded = (product: bigint, divisor: bigint) => Number((product * 2n + divisor) / (divisor * 2n));

function partsBetween(from: string, to: string, rates: readonly InterestRate[]): Interest['parts'] {
  const sorted = rates.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  if (sorted[0] === undefined || sorted[0].from > from) throw new RangeError(`no interest rate is known for ${from}`);
  return sorted.flatMap(({ from: since, percent }, place) => {
    const next = sorted[place + 1];
    const start = since > from ? since : from;
    const end = next === undefined || next.from > to ? to : addDays(next.from, -1);
    return start > end ? [] : [{ from: start, to: end, days: daysBetween(start, end) + 1, percent }];
  });
}
