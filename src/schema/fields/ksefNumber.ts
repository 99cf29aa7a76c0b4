import { checkKsefNumber, formatKsefNumber, parseKsefNumber } from '../../domain/identifiers/ksefNumber';
import { defineFieldType } from '../field';

/** The number that KSeF gave an invoice, `NIP-RRRRMMDD-XXXXXXXXXXXX-XX`; its check digits are verified. */
export const ksefNumber = defineFieldType<'ksefNumber', string>('ksefNumber', {
  sorting: 'text',
  parse: parseKsefNumber,
  check: checkKsefNumber,
  format: formatKsefNumber,
  examples: {
    good: ['5265877635-20250826-0100001AF629-AF'],
    bad: [
      ['5265877635-20250826-0100001AF629-B0', 'Numer KSeF ma błędną sumę kontrolną'],
      ['FV/2026/11/0007', 'Numer KSeF ma postać NIP-RRRRMMDD-XXXXXXXXXXXX-XX'],
    ],
  },
});
