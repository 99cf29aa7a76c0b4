import { defineFieldType } from '../field';
import { readWholeNumber, wholeNumberFault } from './number';

/** A whole number, between minus and plus two thousand million unless `from` and `to` are narrower. */
export const integer = defineFieldType<'integer', number>('integer', {
  stored: 'integer',
  json: 'integer',
  filtering: 'range',
  parse: readWholeNumber,
  check: (value, field) => wholeNumberFault(value, field) ?? (Math.abs(value) > 2_000_000_000 ? 'Liczba jest zbyt duża' : null),
  examples: {
    good: [0, 42, -7],
    bad: [
      [1.5, 'Podaj liczbę całkowitą'],
      ['abc', 'Podaj liczbę całkowitą'],
      [3_000_000_000, 'Liczba jest zbyt duża'],
    ],
  },
});
