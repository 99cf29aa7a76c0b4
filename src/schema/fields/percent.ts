import { formatPercent } from '../../lib/numbers';
import { defineFieldType } from '../field';
import { readHundredths, wholeNumberFault } from './number';

const show = (value: number) => formatPercent(value / 100);

/** A share in hundredths of a percent: 1967 is 19,67%. */
export const percent = defineFieldType<'percent', number>('percent', {
  stored: 'integer',
  json: 'integer',
  filtering: 'range',
  parse: (typed) => readHundredths(typed.replace(/%\s*$/, '')),
  check: (value, field) =>
    Number.isSafeInteger(value)
      ? wholeNumberFault(value, { type: 'percent', label: '', options: { from: 0, to: 10_000, ...field?.options } }, show)
      : 'Podaj procent, na przykład 8,5',
  format: show,
  examples: {
    good: [0, 850, 10_000],
    bad: [
      [10_001, 'Najwyżej 100%'],
      ['dużo', 'Podaj procent, na przykład 8,5'],
    ],
  },
});
