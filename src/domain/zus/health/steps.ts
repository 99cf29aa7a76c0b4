import type { EnteredValue } from '../../limits/entered';
import type { LimitCertainty } from '../../limits/limit';
import { limitOn } from '../../limits/lookup';
import type { HealthStep } from './part';

interface StepRule {
  /** The last grosz of revenue since January; null for the highest. */
  upTo: number | null;
  /** Percents of the average wage. */
  share: number;
  /** Its name in the table of limits. */
  part: string;
  label: string;
}

/** The three steps of the lump sum, from the lowest (art. 81 ust. 2e u.ś.o.z.). */
export const HEALTH_STEPS: Readonly<Record<HealthStep, StepRule>> = {
  up_to_60: { upTo: 60_000_00, share: 60, part: 'do_60000', label: 'przychód do 60 000 zł' },
  up_to_300: { upTo: 300_000_00, share: 100, part: '60000_300000', label: 'przychód od 60 000 do 300 000 zł' },
  over_300: { upTo: null, share: 180, part: 'powyzej_300000', label: 'przychód powyżej 300 000 zł' },
};

/** The step of a revenue since January, in grosze: the limit itself still belongs to the lower one. */
export function stepOf(revenue: number): HealthStep {
  const steps = Object.entries(HEALTH_STEPS) as [HealthStep, StepRule][];
  return steps.find(([, { upTo }]) => upTo === null || revenue <= upTo)?.[0] ?? 'over_300';
}

/** A month's contribution of a step in a year, in grosze; null while the year's average wage is not announced. */
export function stepAmount(
  step: HealthStep,
  year: number,
  entered: readonly EnteredValue[] = [],
): { amount: number; certainty: LimitCertainty; source: string } | null {
  const row = limitOn('health_ryczalt', `${year}-01-01`, entered);
  const value = row?.value;
  if (!row || typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const amount = (value as Readonly<Record<string, number>>)[HEALTH_STEPS[step].part];
  return amount === undefined ? null : { amount: Math.round(amount * 100), certainty: row.certainty, source: row.source };
}
