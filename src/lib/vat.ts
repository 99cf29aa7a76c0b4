import { exactMoney, proportion } from './money';

/** A VAT rate in percent, or the mark of a supply without tax, such as `zw`, `np` or `oo`. */
export type VatRate = number | string;

/** Whole grosze. */
export interface VatLine {
  rate: VatRate;
  net: number;
}

export interface VatSum extends VatLine {
  vat: number;
  gross: number;
}

const hundredths = (rate: number) => Math.round(rate * 100);

/** VAT in whole grosze on a net amount, half a grosz counting up (art. 106e ust. 11 ustawy o VAT). */
export function vatOnNet(net: number, rate: VatRate): number {
  return typeof rate === 'number' ? proportion(net, hundredths(rate), 10_000) : 0;
}

/** VAT contained in a gross amount (art. 106e ust. 7 ustawy o VAT: gross × rate / (100 + rate)). */
export function vatInGross(gross: number, rate: VatRate): number {
  return typeof rate === 'number' ? proportion(gross, hundredths(rate), 10_000 + hundredths(rate)) : 0;
}

/** Sums by rate with VAT rounded on every line (art. 106e ust. 10 ustawy o VAT), rates in the order they first appear. */
export function vatByLine(lines: VatLine[]): VatSum[] {
  return sumsByRate(lines.map(({ rate, net }) => ({ rate, net, vat: vatOnNet(net, rate) })));
}

/** Sums by rate with VAT rounded once on each sum (art. 106e ust. 1 pkt 13-14 ustawy o VAT). */
export function vatByRate(lines: VatLine[]): VatSum[] {
  return sumsByRate(lines.map(({ rate, net }) => ({ rate, net, vat: 0 }))).map(({ rate, net }) => {
    const vat = vatOnNet(net, rate);
    return { rate, net, vat, gross: exactMoney(net + vat) };
  });
}

function sumsByRate(lines: (VatLine & { vat: number })[]): VatSum[] {
  const sums = new Map<VatRate, VatSum>();
  for (const { rate, net, vat } of lines) {
    const sum = sums.get(rate) ?? { rate, net: 0, vat: 0, gross: 0 };
    sum.net = exactMoney(sum.net + exactMoney(net));
    sum.vat = exactMoney(sum.vat + vat);
    sum.gross = exactMoney(sum.net + sum.vat);
    sums.set(rate, sum);
  }
  return [...sums.values()];
}
