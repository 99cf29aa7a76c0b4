import { exactMoney, proportion } from './money';

/** A price per unit from a quantity on; quantities in hundredths, prices in whole grosze net. */
export interface Tier {
  from: number;
  to: number | null;
  price: number;
}

/** The price of one unit when so many are bought: the tier that holds the quantity gives its price to all of it. */
export function unitPrice(base: number, tiers: readonly Tier[], quantity: number): number {
  return tiers.find(({ from, to }) => quantity >= from && (to === null || quantity <= to))?.price ?? base;
}

/** What a quantity in hundredths costs, in whole grosze, half a grosz counting up; never less than `least`. */
export function worth(unit: number, quantity: number, least = 0): number {
  return exactMoney(Math.max(proportion(unit, quantity, 100), least));
}
