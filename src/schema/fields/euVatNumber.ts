import { checkEuVatNumber, plainEuVatNumber } from '../../domain/identifiers/euVatNumber';
import { defineFieldType } from '../field';

/** A number of VAT of another country of the Union, with its prefix: `DE123456789`. A Polish one is a NIP. */
export const euVatNumber = defineFieldType<'euVatNumber', string>('euVatNumber', {
  sorting: 'text',
  parse: plainEuVatNumber,
  check: checkEuVatNumber,
  examples: {
    good: ['DE123456789', 'ATU12345678', 'EL123456789'],
    bad: [
      ['PL5260250274', 'Polski numer wpisz jako NIP'],
      ['5260250274', 'Numer VAT UE zaczyna się od kodu państwa Unii, na przykład DE123456789'],
      ['US123456789', 'Numer VAT UE zaczyna się od kodu państwa Unii, na przykład DE123456789'],
      ['Deutschland', 'Numer VAT UE zaczyna się od kodu państwa Unii, na przykład DE123456789'],
      ['IT Services', 'Numer VAT UE zaczyna się od kodu państwa Unii, na przykład DE123456789'],
      ['Grupa ABC', 'Numer VAT UE zaczyna się od kodu państwa Unii, na przykład DE123456789'],
    ],
  },
});
