import { checkNip, formatNip, parseNip } from '../../domain/identifiers/nip';
import { defineFieldType } from '../field';

/** A Polish tax number, kept as ten digits; people may type it with dashes, spaces or a leading PL. */
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
