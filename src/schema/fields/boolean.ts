import { defineFieldType } from '../field';

/** Yes or no. */
export const boolean = defineFieldType<'boolean', boolean>('boolean', {
  stored: 'boolean',
  json: 'boolean',
  parse: (typed) => (/^(tak|t|1|true)$/i.test(typed.trim()) ? true : /^(nie|n|0|false)$/i.test(typed.trim()) ? false : typed),
  check: (value) => (typeof value === 'boolean' ? null : 'Odpowiedz: tak albo nie'),
  format: (value) => (value ? 'Tak' : 'Nie'),
  examples: { good: [true, false], bad: [['może', 'Odpowiedz: tak albo nie']] },
});
