import type { LimitDefinition } from './limit';

/** The euro that an act states on a date; null when it states none. */
export const euroAmount = ({ euro }: LimitDefinition, date: string) => euro?.findLast(({ from }) => from <= date) ?? null;

/**
 * Złote of a limit that its act states in euro, at the NBP rate given (złote for one euro), on a date; null when the limit
 * is not stated in euro. Rounded to 1000 złotych where the act says so, else to a grosz.
 */
export function euroLimit(limit: LimitDefinition, date: string, rate: number): number | null {
  const amount = euroAmount(limit, date);
  if (!amount) return null;
  const unit = amount.roundedTo ?? 0.01;
  const tenThousandths = amount.amount * Math.round(rate * 10_000);
  return (Math.round(tenThousandths / (unit * 10_000)) * Math.round(unit * 100)) / 100;
}
