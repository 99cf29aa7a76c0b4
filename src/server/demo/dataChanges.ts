import { completeNrb } from '../../domain/identifiers/nrb';
import { addDays } from '../../lib/dates';
import { type Chance, idOf } from './random';

const blank = {
  since: null,
  address_street: null,
  address_building: null,
  address_flat: null,
  address_postal_code: null,
  address_city: null,
  account_number: null,
  account_purpose: 'main',
  first_name: null,
  last_name: null,
  phone: null,
  email: null,
  note: null,
};

/** What clients asked to have changed on their cards: one waits for the office, one was refused with its reason. */
export function dataChanges(luck: Chance, moment: number, companies: readonly { id: string; owner_id: string }[], today: string) {
  return companies.slice(0, 2).map(({ id: company_id, owner_id }, nth) =>
    nth === 0
      ? {
          ...{ id: idOf(luck, moment), company_id, kind: 'account', ...blank, status: 'asked' },
          ...{ answer: null, decided_at: null, decided_by_id: null },
          account_number: completeNrb('11402004', '0000310212345678'),
          note: 'Od grudnia prosimy wpisywać ten rachunek.',
        }
      : {
          ...{ id: idOf(luck, moment), company_id, kind: 'contact', ...blank, status: 'refused' },
          ...{ first_name: 'Anna', last_name: 'Nowak', phone: '+48600100200' },
          answer: 'Prosimy o upoważnienie dla tej osoby.',
          decided_at: `${addDays(today, -1)} 08:15:00`,
          decided_by_id: owner_id,
        },
  );
}
