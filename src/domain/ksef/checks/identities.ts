import { checkKsefNumber, ksefNumberParts } from '../../identifiers/ksefNumber';
import { checkNip } from '../../identifiers/nip';
import { checkNrb } from '../../identifiers/nrb';
import type { Invoice } from '../invoice';
import { error, type Finding, warning } from './finding';

/** NIPs, accounts and KSeF numbers that cannot be right. */
export function checkIdentities(invoice: Invoice): Finding[] {
  const { seller, buyer, third_parties, payment, correction } = invoice;
  return [
    ...nip('Podmiot1/NIP', 'sprzedawca', seller.nip),
    ...nip('Podmiot2/NIP', 'nabywca', buyer.nip),
    ...third_parties.flatMap((party) => nip('Podmiot3/NIP', party.role ?? 'podmiot trzeci', party.nip)),
    ...payment.accounts.flatMap(({ number }) => account(number)),
    ...(correction?.of ?? []).flatMap(({ ksef_number }) => corrected(ksef_number, seller.nip)),
  ];
}

function nip(field: string, who: string, value: string | null): Finding[] {
  const wrong = value === null ? null : checkNip(value);
  return wrong ? [error('nip', field, `${who}: ${wrong}.`)] : [];
}

/** Only what looks like a Polish account: foreign ones have other rules. */
function account(number: string): Finding[] {
  const wrong = /^\d{20,}$/.test(number) ? checkNrb(number) : null;
  return wrong ? [warning('account', 'RachunekBankowy/NrRB', `${wrong}.`)] : [];
}

function corrected(ksefNumber: string | null, sellerNip: string | null): Finding[] {
  if (ksefNumber === null) return [];
  const field = 'DaneFaKorygowanej/NrKSeFFaKorygowanej';
  const wrong = checkKsefNumber(ksefNumber);
  if (wrong) return [error('ksef_number', field, `${wrong}.`)];
  const other = ksefNumberParts(ksefNumber)?.nip !== sellerNip;
  return other ? [warning('ksef_number', field, 'Korygowana faktura ma w numerze KSeF inny NIP niż sprzedawca.')] : [];
}
