import { proportion } from '../../lib/money';
import type { Certainty } from '../deadlines/rule';

/** Interest up to this is not charged: an amount in whole grosze, or a share of the minimum monthly wage in percent. */
export type InterestFloorRule = {
  of: 'tax' | 'zus';
  basis: string;
  certainty: Certainty;
  from: string;
  until?: string;
} & ({ amount: number } | { percent_of_minimum_wage: number });

export const INTEREST_FLOORS: readonly InterestFloorRule[] = [
  {
    of: 'tax',
    amount: 870,
    basis: 'art. 54 § 1 pkt 5 OP: trzykrotność opłaty pocztowej za traktowanie przesyłki jako poleconej',
    certainty: 'statute',
    from: '2020-01-01',
  },
  {
    of: 'zus',
    percent_of_minimum_wage: 1,
    basis: 'art. 23 ust. 1a u.s.u.s.',
    certainty: 'statute',
    from: '2022-01-01',
  },
];

/** Whole grosze that need not be paid as interest on the day; null when not known. `minimumWage` is in grosze, for ZUS alone. */
export function interestFloor(
  of: InterestFloorRule['of'],
  on: string,
  minimumWage: number | null = null,
  rules: readonly InterestFloorRule[] = INTEREST_FLOORS,
): number | null {
  const rule = rules.find((row) => row.of === of && row.from <= on && (row.until === undefined || on <= row.until));
  if (rule === undefined) return null;
  if ('amount' in rule) return rule.amount;
  return minimumWage === null ? null : proportion(minimumWage, rule.percent_of_minimum_wage, 100);
}
