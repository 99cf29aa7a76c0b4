import { descend, emptyNode, textAt, type XmlNode } from '../xml/node';
import { amountAt, dateAt, decimalAt, markedAt, required, wholeAt } from '../xml/values';
import type { InvoiceKind } from './codes';
import type { InvoiceLine } from './lines';
import { type InvoicePayment, isCompensation, readAccounts, settledAmount } from './payment';
import type { RateTotal } from './rates';

/** What FA_RR (1) writes in places of its own: goods without VAT, and the flat-rate refund that the buyer pays on top (art. 115 VAT). */
export function readRefund(fa: XmlNode): RateTotal[] {
  const net = required(amountAt(fa, 'P_11_1'), 'FakturaRR/P_11_1');
  const vat = required(amountAt(fa, 'P_11_2'), 'FakturaRR/P_11_2');
  return [{ rate: 'RR', label: 'produkty rolne', net, vat, gross: net + vat, vat_pln: amountAt(fa, 'P_11_2W') }];
}

export function readFlatRateLine(node: XmlNode): InvoiceLine {
  const quality = textAt(node, 'P_6C');
  return {
    number: wholeAt(node, 'NrWierszaFa'),
    name: textAt(node, 'P_5'),
    unit: textAt(node, 'P_6A'),
    quantity: decimalAt(node, 'P_6B'),
    net_price: decimalAt(node, 'P_7'),
    gross_price: null,
    discount: null,
    net: amountAt(node, 'P_8'),
    gross: amountAt(node, 'P_11'),
    vat: amountAt(node, 'P_10'),
    rate: textAt(node, 'P_9'),
    delivery_date: dateAt(node, 'P_4AA'),
    exchange_rate: decimalAt(node, 'KursWaluty'),
    gtu: null,
    procedure: null,
    annex_15: false,
    ...(quality === null ? {} : { quality }),
    before_correction: markedAt(node, 'StanPrzed'),
  };
}

/**
 * The form has no terms, no parts and no mark of payment; documents of payment come without amounts. Only the farmer's account is one to pay
 * to: RachunekBankowy2 is the buyer's own.
 */
export function readFlatRatePayment(fa: XmlNode, _kind: InvoiceKind, gross: number): InvoicePayment {
  const node = descend(fa, 'Platnosc') ?? emptyNode('Platnosc');
  const form = textAt(node, 'FormaPlatnosci') === '1' ? 'przelew' : textAt(node, 'OpisPlatnosci');
  const settled = settledAmount(fa);
  const compensated = settled === null && gross !== 0 && isCompensation(form);
  const left = compensated ? 0 : (settled ?? gross);
  return {
    state: left === 0 ? 'paid' : 'unpaid',
    paid_on: null,
    due_date: null,
    due_dates: [],
    due_terms: [],
    form,
    ...(compensated ? { compensated } : {}),
    parts: [],
    accounts: readAccounts(node, 'RachunekBankowy1', 100, false),
    link: textAt(node, 'LinkDoPlatnosci'),
    ksef_payment_id: textAt(node, 'IPKSeF'),
    discount_terms: null,
    due_amount: left,
  };
}
