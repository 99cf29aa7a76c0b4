import { defineFieldType } from '../field';
import { characterFault, lengthFault } from '../text';

/** One line of text, at most 200 characters unless `max` says otherwise. */
export const text = defineFieldType<'text', string>('text', {
  sorting: 'text',
  parse: (typed) => typed.normalize('NFC').trim(),
  check: (value, field) => characterFault(value) ?? lengthFault(value, field?.options.max ?? 200),
  examples: {
    good: ['Piekarnia Kłos', 'Łódź'],
    bad: [
      ['a'.repeat(201), 'Najwyżej 200 znaków'],
      ['dwie\nlinie', 'Tekst zawiera niedozwolone znaki sterujące'],
      ['faktura\u202Efdp.exe', 'Tekst zawiera znaki odwracające kierunek pisma'],
    ],
  },
});
