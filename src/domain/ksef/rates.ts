import type { XmlNode } from '../xml/node';
import { amountAt } from '../xml/values';

/** Where an invoice FA(2) or FA(3) sums up its sales by rate; art. 106e ust. 1 pkt 12-14 and art. 106j VAT, schema FA. */
interface RateRow {
  /** As written in a line's P_12; `taxi`, `oss` and `marża` have no such code. */
  rate: string;
  label: string;
  net: string;
  vat: string | null;
  /** Percentages the rate may stand for, newest first; empty when the tax is not a percentage of the net. */
  percents: readonly number[];
  /** Further codes of lines that belong to this row. */
  lineRates: readonly string[];
}

export const RATE_ROWS: readonly RateRow[] = [
  { rate: '23', label: '23%', net: 'P_13_1', vat: 'P_14_1', percents: [23, 22], lineRates: ['23', '22'] },
  { rate: '8', label: '8%', net: 'P_13_2', vat: 'P_14_2', percents: [8, 7], lineRates: ['8', '7'] },
  { rate: '5', label: '5%', net: 'P_13_3', vat: 'P_14_3', percents: [5], lineRates: ['5'] },
  { rate: 'taxi', label: 'ryczałt taksówek', net: 'P_13_4', vat: 'P_14_4', percents: [4, 3], lineRates: ['4', '3'] },
  { rate: 'oss', label: 'procedura OSS', net: 'P_13_5', vat: 'P_14_5', percents: [], lineRates: [] },
  { rate: '0 KR', label: '0% w kraju', net: 'P_13_6_1', vat: null, percents: [0], lineRates: ['0 KR', '0'] },
  { rate: '0 WDT', label: '0% WDT', net: 'P_13_6_2', vat: null, percents: [0], lineRates: ['0 WDT'] },
  { rate: '0 EX', label: '0% eksport', net: 'P_13_6_3', vat: null, percents: [0], lineRates: ['0 EX'] },
  { rate: 'zw', label: 'zwolnione', net: 'P_13_7', vat: null, percents: [0], lineRates: ['zw'] },
  { rate: 'np I', label: 'poza krajem', net: 'P_13_8', vat: null, percents: [0], lineRates: ['np I', 'np'] },
  { rate: 'np II', label: 'usługi z art. 100 ust. 1 pkt 4', net: 'P_13_9', vat: null, percents: [0], lineRates: ['np II'] },
  { rate: 'oo', label: 'odwrotne obciążenie', net: 'P_13_10', vat: null, percents: [0], lineRates: ['oo'] },
  { rate: 'marża', label: 'procedura marży', net: 'P_13_11', vat: null, percents: [], lineRates: [] },
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
  return RATE_ROWS.flatMap(({ rate, label, net: netField, vat: vatField }) => {
    const net = amountAt(fa, netField);
    const vat = vatField ? amountAt(fa, vatField) : null;
    if (net === null && vat === null) return [];
    const vatPln = vatField ? amountAt(fa, `${vatField}W`) : null;
    return [{ rate, label, net: net ?? 0, vat: vat ?? 0, gross: (net ?? 0) + (vat ?? 0), vat_pln: vatPln }];
  });
}
