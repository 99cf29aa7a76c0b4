import { cut } from '../../lib/text';
import { DOCUMENT_LIMITS } from '../xml/limits';
import { childrenOf, descend, textAt, type XmlNode } from '../xml/node';
import { openXml, type XmlReading } from '../xml/reader';
import { XmlRefused } from '../xml/refused';
import { amountAt, dateAt, decimalAt, markedAt, momentAt, required, wholeAt } from '../xml/values';
import { FORMS, type InvoiceKind, isCorrection, KINDS } from './codes';
import { readCorrection } from './correction';
import { readFlatRatePayment, readRefund } from './flatRate';
import type { Invoice } from './invoice';
import { collectInvoice, type InvoiceParts } from './invoiceParts';
import { readAuthorizedParty, readBuyer, readParty, readThirdParty } from './parties';
import { readPayment } from './payment';
import { readRates } from './rates';

/** Where each form writes what both have. */
const PLACES = {
  FA: { body: 'Fa', number: 'P_2', issued: 'P_1', delivered: 'P_6', gross: 'P_15', rates: readRates, payment: readPayment },
  FA_RR: {
    body: 'FakturaRR',
    number: 'P_4C',
    issued: 'P_4B',
    delivered: 'P_4A',
    gross: 'P_12_1',
    rates: readRefund,
    payment: readFlatRatePayment,
  },
} as const;

/** Reads an invoice FA or FA_RR piece by piece; `close` gives it. Both throw XmlRefused for what is hostile or is no invoice. */
export function openInvoice(reading: XmlReading = {}) {
  const collected = collectInvoice();
  const stream = openXml(collected.plan, DOCUMENT_LIMITS, reading);
  /** A form that came later may write things elsewhere: such a file is not read, and is none the worse for it. */
  function orUnknown<Result>(step: () => Result): Result {
    try {
      return step();
    } catch (error) {
      const form = unknownForm(collected.header());
      if (form === null || !(error instanceof XmlRefused) || error.code !== 'content') throw error;
      throw new XmlRefused('root', `Wzoru ${form} jeszcze nie odczytujemy.`);
    }
  }
  return {
    write: (chunk: string | Uint8Array): void => orUnknown(() => stream.write(chunk)),
    close: (): Invoice =>
      orUnknown(() => {
        stream.close();
        return assemble(collected.parts());
      }),
  };
}

/** What a header calls its form, where that is none of those known. */
function unknownForm(header: XmlNode | null): string | null {
  const said = header && descend(header, 'KodFormularza')?.attributes.get('kodSystemowy');
  if (!said) return null;
  const form = formName(said);
  return FORMS.has(form) ? null : cut(form, 40);
}

/** „FA_RR(1)”, as its first version wrote it, is FA_RR (1). */
const formName = (said: string): string => said.replace(/(?<=\S)\((?=\d+\)$)/, ' (');

export function readInvoice(source: string | Uint8Array): Invoice {
  const stream = openInvoice();
  stream.write(source);
  return stream.close();
}

function assemble({ namespace, header, seller, buyer, thirdParties, authorized, fa, lines, extras }: InvoiceParts): Invoice {
  const form = readForm(header);
  const at = PLACES[form.code];
  const { body } = at;
  if (fa.name !== body) throw new XmlRefused('content', `W pliku brakuje pola ${body}.`);
  const { kind, label } = readKind(fa, form.code);
  const rates = at.rates(fa);
  const gross = required(amountAt(fa, at.gross), `${body}/${at.gross}`);
  const payment = at.payment(fa, kind, gross);
  return {
    form: form.system,
    variant: wholeAt(header, 'WariantFormularza'),
    namespace,
    schema_version: form.version,
    created_at: momentAt(header, 'DataWytworzeniaFa'),
    kind,
    kind_label: label,
    number: required(textAt(fa, at.number), `${body}/${at.number}`),
    issue_date: required(dateAt(fa, at.issued), `${body}/${at.issued}`),
    issue_place: textAt(fa, 'P_1M'),
    currency: readCurrency(fa),
    exchange_rate: decimalAt(fa, 'KursWalutyZ'),
    delivery_date: dateAt(fa, at.delivered),
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
  const { text, attributes } = required(descend(header, 'KodFormularza'), 'Naglowek/KodFormularza');
  if (text !== 'FA' && text !== 'FA_RR')
    throw new XmlRefused('root', `To nie jest faktura FA (kod formularza ${cut(text, 40) || 'pusty'}).`);
  const code: keyof typeof PLACES = text;
  const system = formName(required(attributes.get('kodSystemowy') ?? null, 'Naglowek/KodFormularza kodSystemowy'));
  return { code, system, version: attributes.get('wersjaSchemy') ?? null };
}

function readKind(fa: XmlNode, form: keyof typeof KINDS): { kind: InvoiceKind; label: string } {
  const place = `${fa.name}/RodzajFaktury`;
  const code = required(textAt(fa, 'RodzajFaktury'), place);
  const label = Object.hasOwn(KINDS[form], code) ? KINDS[form][code as InvoiceKind] : undefined;
  if (label === undefined) throw new XmlRefused('content', `Pole ${place}: nieznany rodzaj „${cut(code, 40)}”.`);
  return { kind: code as InvoiceKind, label };
}

function readCurrency(fa: XmlNode): string {
  const place = `${fa.name}/KodWaluty`;
  const currency = required(textAt(fa, 'KodWaluty'), place);
  if (!/^[A-Z]{3}$/.test(currency)) throw new XmlRefused('content', `Pole ${place}: „${cut(currency, 40)}” to nie kod waluty.`);
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
