import type { RaRecord } from 'ra-core';
import { dataChanges } from '../../../../../resources/dataChanges';
import { formatNrb } from '../../../../domain/identifiers/nrb';
import { formatDate } from '../../../../lib/dates';
import { asSentence } from '../../../../lib/text';
import { type FieldMap, type RecordOf, typeOf } from '../../../../schema';

/** A request for other company data as its client reads it. */
export type Change = RaRecord &
  Pick<RecordOf<typeof dataChanges>, 'kind' | 'status' | 'created_at'> &
  Partial<RecordOf<typeof dataChanges>> & { company?: { title: string } | null };

const fields: FieldMap = dataChanges.fields;

const inWords = (key: string, value: string | null | undefined): string | null => {
  const field = fields[key];
  return value && field ? typeOf(field).format(value, field) : null;
};
const joined = (parts: readonly (string | null | undefined)[], by: string): string => parts.filter(Boolean).join(by);

/** What was asked to stand on the card, in one line. */
export function askedFor(change: Change): string {
  const { kind, account_number, account_purpose } = change;
  if (kind === 'account') {
    const purpose = account_purpose === 'main' ? null : inWords('account_purpose', account_purpose);
    return joined([account_number && formatNrb(account_number), purpose], ', ');
  }
  if (kind === 'contact') {
    const { first_name, last_name, phone, email } = change;
    return joined([joined([first_name, last_name], ' '), inWords('phone', phone), email], ', ');
  }
  const { address_street, address_building, address_flat, address_postal_code, address_city } = change;
  const house = joined([address_building, address_flat], '/');
  return joined([joined([address_street, house], ' '), joined([address_postal_code, address_city], ' ')], ', ');
}

/** What became of it, and when. */
export function becameOf({ status, answer, decided_at }: Change): string {
  const on = decided_at ? ` ${formatDate(decided_at)}` : '';
  switch (status) {
    case 'asked':
      return 'Decyzję dostaniesz w powiadomieniu.';
    case 'accepted':
      return `Biuro wpisało te dane na kartę firmy${on}.`;
    case 'refused':
      return answer ? `Biuro odmówiło${on}: ${asSentence(answer)}` : `Biuro odmówiło${on}.`;
    case 'withdrawn':
      return 'Prośba jest wycofana, więc na karcie nic się nie zmieni.';
  }
}
