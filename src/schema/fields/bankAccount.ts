import { checkNrb, formatNrb, parseNrb } from '../../domain/identifiers/nrb';
import { defineFieldType } from '../field';

/** A Polish bank account number (NRB), twenty-six digits. A person's is declared `encrypted`. */
export const bankAccount = defineFieldType<'bankAccount', string>('bankAccount', {
  sorting: 'none',
  data: 'personal',
  parse: parseNrb,
  check: checkNrb,
  format: formatNrb,
  examples: {
    good: ['61109010140000071219812874'],
    bad: [['61109010140000071219812875', 'Numer rachunku ma błędną sumę kontrolną']],
  },
});
