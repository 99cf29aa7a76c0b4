import type { XmlNode } from '../xml/node';
import { amountAt } from '../xml/values';

/** Where an invoice FA(2) or FA(3) sums up its sales by rate; art. 106e ust. 1 pkt 12-14 and art. 106j VAT, schema FA. */
interface RateRow {
  /** As written in a line's P_12; `taxi`, `oss` and `marża` have no such code. */
  rate: string;
  label: string;
  net: string;
  /** Where the tax stands, and the percentages it may be of the net, newest first: none when it is no percentage. */
  tax?: { field: string; percents: readonly number[] };
  /** Further codes of lines that belong to this row. */
  codes?: readonly string[];
}

export const RATE_ROWS: readonly RateRow[] = [
  { rate: '23', label: '23%', net: 'P_13_1', tax: { field: 'P_14_1', percents: [23, 22] }, codes: ['22'] },
  { rate: '8', label: '8%', net: 'P_13_2', tax: { field: 'P_14_2', percents: [8, 7] }, codes: ['7'] },
  { rate: '5', label: '5%', net: 'P_13_3', tax: { field: 'P_14_3', percents: [5] } },
  { rate: 'taxi', label: 'ryczałt taksówek', net: 'P_13_4', tax: { field: 'P_14_4', percents: [4, 3] }, codes: ['4', '3'] },
  { rate: 'oss', label: 'procedura OSS', net: 'P_13_5', tax: { field: 'P_14_5', percents: [] } },
  { rate: '0 KR', label: '0% w kraju', net: 'P_13_6_1', codes: ['0'] },
  { rate: '0 WDT', label: '0% WDT', net: 'P_13_6_2' },
  { rate: '0 EX', label: '0% eksport', net: 'P_13_6_3' },
  { rate: 'zw', label: 'zwolnione', net: 'P_13_7' },
  { rate: 'np I', label: 'poza krajem', net: 'P_13_8', codes: ['np'] },
  { rate: 'np II', label: 'usługi z art. 100 ust. 1 pkt 4', net: 'P_13_9' },
  { rate: 'oo', label: 'odwrotne obciążenie', net: 'P_13_10' },
  { rate: 'marża', label: 'procedura marży', net: 'P_13_11' },
];

/** Hundredths of the invoice's currency, but for `vat_pln`, which is grosze and known only on invoices in other currencies. */
export interface RateTotal {
  rate: string;
  label: string;
  net: number;
  vat: number;
  gross: number;
  vat_pln: number | null;
}

/** The totals the invoice states, in the order of the schema. */
export function readRates(fa: XmlNode): RateTotal[] {
  return RATE_ROWS.flatMap(({ rate, label, net: netField, tax }) => {
    const net = amountAt(fa, netField);
    const vat = tax ? amountAt(fa, tax.field) : null;
    if (net === null && vat === null) return [];
    const vatPln = tax ? amountAt(fa, `${tax.field}W`) : null;
    return [{ rate, label, net: net ?? 0, vat: vat ?? 0, gross: (net ?? 0) + (vat ?? 0), vat_pln: vatPln }];
  });
}
