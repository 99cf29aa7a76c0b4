import { microAccountOwner } from '../../domain/identifiers/microAccount';
import { checkNrb, formatNrb, parseNrb } from '../../domain/identifiers/nrb';
import { defineFieldType } from '../field';

const holdsPesel = (account: string) => microAccountOwner(account)?.length === 11;

/**
 * A Polish bank account number (NRB), twenty-six digits. A person's is declared `encrypted`, and a tax micro-account that is made of a PESEL,
 * which stands in it to be read, goes into no other (P08, K03); one made of a NIP is open.
 */
export const bankAccount = defineFieldType<'bankAccount', string>('bankAccount', {
  sorting: 'none',
  data: 'personal',
  parse: parseNrb,
  check: (account, field) =>
    checkNrb(account) ??
    (field && !field.options.encrypted && holdsPesel(account)
      ? 'Ten mikrorachunek zawiera PESEL: wpisz go w polu, które go zakrywa'
      : null),
  format: formatNrb,
  examples: {
    good: ['61109010140000071219812874'],
    bad: [['61109010140000071219812875', 'Numer rachunku ma błędną sumę kontrolną']],
  },
});
