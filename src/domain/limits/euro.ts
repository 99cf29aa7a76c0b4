import type { EuroAmount, LimitDefinition } from './limit';

/** The euro that an act states on a date; null when it states none. */
export const euroAmount = ({ euro }: LimitDefinition, date: string) => euro?.findLast(({ from }) => from <= date) ?? null;

/**
 * Złote of a limit that its act states in euro, at the NBP rate given (złote for one euro), on a date; null when the limit
 * is not stated in euro. Rounded to 1000 złotych where the act says so, else to a grosz.
 */
export function euroLimit(limit: LimitDefinition, date: string, rate: number): number | null {
  const stated = euroAmount(limit, date);
  return stated && inZlote(stated, rate);
}

/** An amount that an act states in euro, in złote at a rate. */
export function inZlote({ amount, roundedTo: unit = 0.01 }: EuroAmount, rate: number): number {
  const tenThousandths = amount * Math.round(rate * 10_000);
  return (Math.round(tenThousandths / (unit * 10_000)) * Math.round(unit * 100)) / 100;
}
