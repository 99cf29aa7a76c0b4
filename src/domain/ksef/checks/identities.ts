import { checkKsefNumber } from '../../identifiers/ksefNumber';
import { checkNip } from '../../identifiers/nip';
import { checkNrb, parseNrb } from '../../identifiers/nrb';
import { isFlatRate } from '../codes';
import type { Invoice } from '../invoice';
import { error, type Finding, warning } from './finding';

/** NIPs, accounts and KSeF numbers that cannot be right. */
export function checkIdentities(invoice: Invoice): Finding[] {
  const { seller, buyer, third_parties, authorized_party, payment, correction } = invoice;
  // KSeF numbers begin with who issues: on VAT RR the buyer does, in the farmer's stead.
  const issuers = isFlatRate(invoice.kind) ? [seller.nip, buyer.nip] : [seller.nip];
  return [
    ...nip('Podmiot1/NIP', 'sprzedawca', seller.nip),
    ...nip('Podmiot2/NIP', 'nabywca', buyer.nip),
    ...third_parties.flatMap(({ role, nip: own, internal_id }) => [
      ...nip('Podmiot3/NIP', role ?? 'podmiot trzeci', own),
      ...nip('Podmiot3/IDWew', role ?? 'podmiot trzeci', internal_id?.split('-')[0]),
    ]),
    ...nip('PodmiotUpowazniony/NIP', 'podmiot upoważniony', authorized_party?.nip),
    ...payment.accounts.flatMap(({ number }) => account(number)),
    ...(correction?.of.flatMap(({ ksef_number }) => corrected(ksef_number, issuers)) ?? []),
  ];
}

function nip(field: string, who: string, value: string | null | undefined): Finding[] {
  const wrong = value ? checkNip(value) : null;
  return wrong ? [error('nip', field, `${who}: ${wrong}.`)] : [];
}

/** The schema also allows numbers that begin otherwise; nothing published says how they are checked. */
const NOT_BY_NIP = /^(?:M\d{9}|[A-Z]{3}\d{7})-/;

/** What looks like one: foreign accounts have other rules. */
export const isPolishAccount = (number: string): boolean => /^(?:PL.*|\d{20,})$/i.test(number);

function account(number: string): Finding[] {
  const wrong = isPolishAccount(number) ? checkNrb(parseNrb(number)) : null;
  return wrong ? [warning('account', 'RachunekBankowy/NrRB', `${wrong}.`)] : [];
}

function corrected(ksefNumber: string | null, issuers: (string | null)[]): Finding[] {
  if (ksefNumber === null || NOT_BY_NIP.test(ksefNumber)) return [];
  const field = 'DaneFaKorygowanej/NrKSeFFaKorygowanej';
  const wrong = checkKsefNumber(ksefNumber);
  if (wrong) return [error('ksef_number', field, `${wrong}.`)];
  if (issuers.some((nip) => ksefNumber.startsWith(`${nip}-`))) return [];
  return [warning('ksef_number', field, 'Korygowana faktura ma w numerze KSeF inny NIP niż sprzedawca.')];
}
