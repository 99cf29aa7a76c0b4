import { formatPercent } from '../../lib/numbers';
import { fold } from '../../lib/text';
import { defineFieldType } from '../field';
import { readHundredths, wholeNumberFault } from './number';

const show = (value: number) => formatPercent(value / 100);

const words: Readonly<Record<string, number>> = {
  pelny: 1,
  pelen: 1,
  caly: 1,
  pol: 0.5,
  polowa: 0.5,
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
};

/** `1`, `0,5`, `3/4`, „pełny etat” as parts of a whole, in hundredths of a percent; null for what says percents, as `50` and `100%` do. */
function partOfWhole(typed: string): number | null {
  const text = fold(typed.trim()).replace(/\s*(?:etatu|etat|et\.?)$/, '');
  const [, part, whole] = /^(\d{1,3})\s*\/\s*(\d{1,3})$/.exec(text) ?? [];
  const share = whole
    ? Number(part) / Number(whole)
    : (words[text] ?? (/^[01](?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : null));
  return share !== null && share > 0 && share <= 1 ? Math.round(share * 10_000) : null;
}

/** More than a whole and no percent that anybody means, as `1,25`. */
const isBeyond = (typed: string): boolean => /^1[.,]\d*[1-9]\d*$/.test(typed.trim().replace(/\s*(?:etatu|etat|et\.?)$/i, ''));

/** A share in hundredths of a percent: 1967 is 19,67%. */
export const percent = defineFieldType<'percent', number>('percent', {
  stored: 'integer',
  json: 'integer',
  filtering: 'range',
  parse: (typed, field) => {
    if (field?.options.ofWhole && isBeyond(typed)) return typed;
    return (field?.options.ofWhole ? partOfWhole(typed) : null) ?? readHundredths(typed.replace(/%\s*$/, ''));
  },
  check: (value, field) =>
    Number.isSafeInteger(value)
      ? wholeNumberFault(value, { type: 'percent', label: '', options: { from: 0, to: 10_000, ...field?.options } }, show)
      : field?.options.ofWhole
        ? 'Podaj część całości, na przykład 1/2, albo procent, na przykład 50%'
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
