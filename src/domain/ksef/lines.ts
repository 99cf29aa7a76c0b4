import { textAt, type XmlNode } from '../xml/node';
import { amountAt, dateAt, decimalAt, markedAt, wholeAt } from '../xml/values';

/** Totals are hundredths of the invoice's currency; quantity, prices and discount are decimals as written. */
export interface InvoiceLine {
  number: number | null;
  name: string | null;
  unit: string | null;
  quantity: string | null;
  net_price: string | null;
  gross_price: string | null;
  discount: string | null;
  net: number | null;
  gross: number | null;
  vat: number | null;
  rate: string | null;
  delivery_date: string | null;
  /** Zlotys for one unit of the invoice's currency, a decimal as written. */
  exchange_rate: string | null;
  gtu: string | null;
  procedure: string | null;
  /** Goods or services of annex 15 (obligatory split payment above 15 000 zł). */
  annex_15: boolean;
  /** The class or quality of a farmer's product. */
  quality?: string;
  /** On a correction: how the line stood before it. */
  before_correction: boolean;
}

export function readLine(node: XmlNode): InvoiceLine {
  return {
    number: wholeAt(node, 'NrWierszaFa'),
    name: textAt(node, 'P_7'),
    unit: textAt(node, 'P_8A'),
    quantity: decimalAt(node, 'P_8B'),
    net_price: decimalAt(node, 'P_9A'),
    gross_price: decimalAt(node, 'P_9B'),
    discount: decimalAt(node, 'P_10'),
    net: amountAt(node, 'P_11'),
    gross: amountAt(node, 'P_11A'),
    vat: amountAt(node, 'P_11Vat'),
    rate: textAt(node, 'P_12') ?? textAt(node, 'P_12_XII'),
    delivery_date: dateAt(node, 'P_6A'),
    exchange_rate: decimalAt(node, 'KursWaluty'),
    gtu: textAt(node, 'GTU'),
    procedure: textAt(node, 'Procedura'),
    annex_15: markedAt(node, 'P_12_Zal_15'),
    before_correction: markedAt(node, 'StanPrzed'),
  };
}
