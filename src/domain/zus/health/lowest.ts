import { formatDate } from '../../../lib/dates';
import { proportion } from '../../../lib/money';
import type { EnteredValue } from '../../limits/entered';
import type { LimitCertainty } from '../../limits/limit';
import { limitDefinition, limitInHundredths, limitOn } from '../../limits/lookup';
import { yearOn, yearStart } from '../../limits/year';

/** The lowest contribution of those who pay by income, in a contribution year that begins on 1 February. */
export interface LowestHealth {
  amount: number;
  /** Null where an office entered the amount alone. */
  base: number | null;
  /** First day of its contribution year. */
  from: string;
  certainty: LimitCertainty;
  source: string;
}

/** In 2025 the lowest base was three quarters of the minimum wage. */
const SHARES = [100, 75];

/** The lowest contribution of scale and flat tax in a month (art. 81 ust. 2b u.ś.o.z.): January still belongs to the year before. */
export function lowestHealth(month: string, entered: readonly EnteredValue[] = []): LowestHealth | null {
  const day = `${month}-01`;
  const limit = limitDefinition('health_min');
  const row = limitOn('health_min', day, entered);
  const amount = limitInHundredths('health_min', day, entered);
  if (row === null || amount === null) return null;
  const year = yearOn(limit, day);
  const wage = limitInHundredths('minimum_wage', `${year}-01-01`, entered);
  const bases = wage === null ? [] : SHARES.map((share) => proportion(wage, share, 100));
  const base = bases.find((each) => proportion(each, 9, 100) === amount) ?? null;
  return { amount, base, from: yearStart(limit, year), certainty: row.certainty, source: row.source };
}

/** `rok składkowy od 1.02.2026` */
export const contributionYear = ({ from }: LowestHealth): string => `rok składkowy od ${formatDate(from)}`;
