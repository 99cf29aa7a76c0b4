import { defineFieldType } from '../field';
import { characterFault, lengthFault } from '../text';

/** Several lines of plain text, at most 4 000 characters. */
export const longText = defineFieldType<'longText', string>('longText', {
  sorting: 'none',
  filtering: 'none',
  parse: (typed) => typed.normalize('NFC').replace(/\r\n?/g, '\n').trim(),
  check: (value, field) => characterFault(value, true) ?? lengthFault(value, field?.options.max ?? 4_000),
  examples: {
    good: ['Pierwsza linia\nDruga linia'],
    bad: [
      ['a'.repeat(4_001), 'Najwyżej 4000 znaków'],
      ['dzwonek\u0007', 'Tekst zawiera niedozwolone znaki sterujące'],
    ],
  },
});
