import { formatMoney, proportion } from './money';

/** A VAT rate in percent, or the mark of a supply without tax, such as `zw`, `np` or `oo`. */
export type VatRate = number | string;

/** VAT in whole grosze on a net amount, half a grosz counting up (art. 106e ust. 11 ustawy o VAT). */
export function vatOnNet(net: number, rate: VatRate): number {
  return typeof rate === 'number' ? proportion(net, Math.round(rate * 100), 10_000) : 0;
}

/** Net with its tax, for a rate as price lists write it: `23`, or a mark such as `zw`. */
export function grossOf(net: number, rate: string): number {
  return net + vatOnNet(net, /^\d+$/.test(rate) ? Number(rate) : rate);
}

/** A price as whoever pays reads it: with its tax first, where that is known. */
export function priceWords(net: number, gross: number | null): string {
  return gross === null ? `${formatMoney(net)} netto` : `${formatMoney(gross)} brutto (${formatMoney(net)} netto)`;
}
