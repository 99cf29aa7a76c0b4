import { proportion } from './money';

/** A VAT rate in percent, or the mark of a supply without tax, such as `zw`, `np` or `oo`. */
export type VatRate = number | string;

/** VAT in whole grosze on a net amount, half a grosz counting up (art. 106e ust. 11 ustawy o VAT). */
export function vatOnNet(net: number, rate: VatRate): number {
  return typeof rate === 'number' ? proportion(net, Math.round(rate * 100), 10_000) : 0;
}
