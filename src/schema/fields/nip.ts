import { checkNip, formatNip, parseNip } from '../../domain/identifiers/nip';
import { defineFieldType } from '../field';

/** The tax number NIP: ten digits as stored, dashed when shown; typed separators and the EU prefix PL are dropped. */
export const nip = defineFieldType<'nip', string>('nip', {
  parse: parseNip,
  check: checkNip,
  format: formatNip,
  examples: {
    good: ['5260250274'],
    bad: [
      ['526025027', 'NIP ma dziesięć cyfr'],
      ['5260250275', 'NIP ma błędną cyfrę kontrolną'],
    ],
  },
});
