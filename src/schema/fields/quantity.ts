import { formatNumber } from '../../lib/numbers';
import { defineFieldType } from '../field';
import { readHundredths, wholeNumberFault } from './number';

const show = (value: number) => formatNumber(value / 100);
const fault = 'Podaj liczbę, na przykład 1,5';

/** How many, in hundredths: 150 is one and a half. */
export const quantity = defineFieldType<'quantity', number>('quantity', {
  stored: 'integer',
  json: 'integer',
  filtering: 'range',
  parse: readHundredths,
  check: (value, field) => {
    if (!Number.isSafeInteger(value)) return fault;
    return wholeNumberFault(value, field, show) ?? (Math.abs(value) > 1_000_000_000 ? 'Liczba jest zbyt duża' : null);
  },
  format: show,
  examples: {
    good: [0, 150, -100],
    bad: [
      [0.5, fault],
      ['dużo', fault],
      [1_000_000_100, 'Liczba jest zbyt duża'],
    ],
  },
});
