import { checkKrs, formatKrs, parseKrs } from '../../domain/identifiers/krs';
import { defineFieldType } from '../field';

/** A number in the court register, ten digits. */
export const krs = defineFieldType<'krs', string>('krs', {
  parse: parseKrs,
  check: checkKrs,
  format: formatKrs,
  examples: {
    good: ['0000123456'],
    bad: [
      ['00001234567', 'KRS ma dziesięć cyfr'],
      ['000012345O', 'KRS składa się z samych cyfr, a jest w nim „O”'],
    ],
  },
});
