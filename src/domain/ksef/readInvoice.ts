import { childrenOf, descend, textAt, type XmlNode } from '../xml/node';
import { openXml } from '../xml/reader';
import { XmlRefused } from '../xml/refused';
import { amountAt, dateAt, decimalAt, markedAt, momentAt, required, wholeAt } from '../xml/values';
import { INVOICE_KINDS, type InvoiceKind, isCorrection, isInvoiceKind } from './codes';
import { readCorrection } from './correction';
import type { Invoice } from './invoice';
import { collectInvoice, type InvoiceParts } from './invoiceParts';
import { readAuthorizedParty, readBuyer, readParty, readThirdParty } from './parties';
import { readPayment } from './payment';
import { readRates } from './rates';

/** Reads an invoice FA piece by piece; `close` gives it. Both throw XmlRefused for what is hostile or is no invoice. */
export function openInvoice() {
  const collected = collectInvoice();
  const stream = openXml(collected.plan);
  return {
    write: stream.write,
    close(): Invoice {
      stream.close();
      return assemble(collected.parts());
    },
  };
}

export function readInvoice(source: string | Uint8Array): Invoice {
  const stream = openInvoice();
  stream.write(source);
  return stream.close();
}

function assemble({ namespace, header, seller, buyer, thirdParties, authorized, fa, lines, extras }: InvoiceParts): Invoice {
  const form = readForm(header);
  const kind = readKind(fa);
  const rates = readRates(fa);
  const gross = required(amountAt(fa, 'P_15'), 'Fa/P_15');
  const payment = readPayment(fa, kind, gross);
  return {
    form: form.system,
    variant: wholeAt(header, 'WariantFormularza'),
    namespace,
    schema_version: form.version,
    created_at: momentAt(header, 'DataWytworzeniaFa'),
    kind,
    kind_label: INVOICE_KINDS[kind],
    number: required(textAt(fa, 'P_2'), 'Fa/P_2'),
    issue_date: required(dateAt(fa, 'P_1'), 'Fa/P_1'),
    issue_place: textAt(fa, 'P_1M'),
    currency: readCurrency(fa),
    exchange_rate: decimalAt(fa, 'KursWalutyZ'),
    delivery_date: dateAt(fa, 'P_6'),
    period_from: dateAt(fa, 'OkresFa/P_6_Od'),
    period_to: dateAt(fa, 'OkresFa/P_6_Do'),
    seller: readSeller(seller),
    buyer: readBuyer(buyer),
    third_parties: thirdParties.map(readThirdParty),
    authorized_party: authorized && readAuthorizedParty(authorized),
    rates,
    net_amount: rates.reduce((sum, { net }) => sum + net, 0),
    vat_amount: rates.reduce((sum, { vat }) => sum + vat, 0),
    gross_amount: gross,
    exemption_basis: exemption(fa),
    cash_method: markedAt(fa, 'Adnotacje/P_16'),
    self_billing: markedAt(fa, 'Adnotacje/P_17'),
    reverse_charge: markedAt(fa, 'Adnotacje/P_18'),
    split_payment: markedAt(fa, 'Adnotacje/P_18A'),
    margin_scheme: markedAt(fa, 'Adnotacje/PMarzy/P_PMarzy'),
    correction: isCorrection(kind) ? readCorrection(fa) : null,
    advances: readAdvances(fa),
    lines,
    due_date: payment.due_date,
    payment,
    extras,
  };
}

function readForm(header: XmlNode) {
  const code = required(descend(header, 'KodFormularza'), 'Naglowek/KodFormularza');
  if (code.text !== 'FA')
    throw new XmlRefused('root', `To nie jest faktura FA (kod formularza ${code.text.slice(0, 40) || 'pusty'}).`);
  const system = required(code.attributes.get('kodSystemowy') ?? null, 'Naglowek/KodFormularza kodSystemowy');
  return { system, version: code.attributes.get('wersjaSchemy') ?? null };
}

function readKind(fa: XmlNode): InvoiceKind {
  const kind = required(textAt(fa, 'RodzajFaktury'), 'Fa/RodzajFaktury');
  if (!isInvoiceKind(kind)) throw new XmlRefused('content', `Pole Fa/RodzajFaktury: nieznany rodzaj „${kind.slice(0, 40)}”.`);
  return kind;
}

function readCurrency(fa: XmlNode): string {
  const currency = required(textAt(fa, 'KodWaluty'), 'Fa/KodWaluty');
  if (!/^[A-Z]{3}$/.test(currency))
    throw new XmlRefused('content', `Pole Fa/KodWaluty: „${currency.slice(0, 40)}” to nie kod waluty.`);
  return currency;
}

function readSeller(node: XmlNode) {
  const seller = readParty(node);
  required(seller.nip, 'Podmiot1/DaneIdentyfikacyjne/NIP');
  return seller;
}

function exemption(fa: XmlNode): string | null {
  const bases = ['P_19A', 'P_19B', 'P_19C'].map((field) => textAt(fa, `Adnotacje/Zwolnienie/${field}`));
  return bases.find(Boolean) ?? null;
}

function readAdvances(fa: XmlNode): string[] {
  return childrenOf(fa, 'FakturaZaliczkowa').flatMap(
    (node) => textAt(node, 'NrKSeFFaZaliczkowej') ?? textAt(node, 'NrFaZaliczkowej') ?? [],
  );
}
