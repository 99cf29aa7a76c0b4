import type { EnteredValue } from '../../limits/entered';
import type { LimitCertainty } from '../../limits/limit';
import { limitDefinition, limitInHundredths, limitOn } from '../../limits/lookup';

/** How much of the health contribution who pays the flat tax may deduct, or count as a cost, in a year (art. 30c ust. 2 pkt 2 PIT). */
export interface LinearDeduction {
  year: number;
  /** Null while it is not announced. */
  limit: number | null;
  /** Contributions of the months from January to the one asked of, as counted. */
  used: number;
  left: number | null;
  basis: string;
  source: string;
  certainty: LimitCertainty;
}

/** `used`: what was due in the year's months so far, in grosze. */
export function linearDeduction(year: number, used: number, entered: readonly EnteredValue[] = []): LinearDeduction {
  const day = `${year}-01-01`;
  const row = limitOn('health_linear_deduction', day, entered);
  const limit = limitInHundredths('health_linear_deduction', day, entered);
  return {
    year,
    limit,
    used,
    left: limit === null ? null : Math.max(0, limit - used),
    basis: limitDefinition('health_linear_deduction').basis,
    source: row?.source ?? '',
    certainty: row?.certainty ?? 'unknown',
  };
}
