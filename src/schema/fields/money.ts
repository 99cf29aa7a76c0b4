import { formatMoney, parseMoney } from '../../lib/money';
import { defineFieldType } from '../field';
import { wholeNumberFault } from './number';

/** An amount in whole grosze: 12345 is 123,45 zł. */
export const money = defineFieldType<'money', number>('money', {
  stored: 'bigint',
  json: 'integer',
  filtering: 'range',
  parse: (typed) => parseMoney(typed) ?? typed,
  check: (value, field) =>
    Number.isSafeInteger(value) ? wholeNumberFault(value, field, formatMoney) : 'Podaj kwotę, na przykład 1234,56',
  format: (grosze) => formatMoney(grosze),
  examples: {
    good: [0, 12_345, -100],
    bad: [
      [0.5, 'Podaj kwotę, na przykład 1234,56'],
      ['sto', 'Podaj kwotę, na przykład 1234,56'],
    ],
  },
});
