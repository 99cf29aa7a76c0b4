import { defineFieldType } from '../field';
import { wholeNumberFault } from './number';

/** A share in hundredths of a percent: 1967 is 19,67%. */
export const percent = defineFieldType<'percent', number>('percent', {
  stored: 'integer',
  json: 'integer',
  filtering: 'range',
  parse: (typed) => {
    const text = typed.replace(/[\s\u00a0%]/g, '').replace(',', '.');
    return /^-?\d{1,5}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : typed;
  },
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

function show(value: number): string {
  return `${String(value / 100).replace('.', ',')}%`;
}
