import { type LimitKey, limitDefinition } from './lookup';

/**
 * Złote of a limit that its act states in euro, at the NBP rate given (złote for one euro), on a date; null when the limit
 * is not stated in euro. Rounded to 1000 złotych where the act says so, else to a grosz.
 */
export function euroLimit(key: LimitKey, date: string, rate: number): number | null {
  const amount = limitDefinition(key).euro?.findLast(({ from }) => from <= date);
  if (!amount) return null;
  const unit = amount.roundedTo ?? 0.01;
  const tenThousandths = amount.amount * Math.round(rate * 10_000);
  return (Math.round(tenThousandths / (unit * 10_000)) * Math.round(unit * 100)) / 100;
}
