import { type Field, withRules } from '../field';

function build(label = 'Podgląd'): Field<string, { readOnly: true }> {
  return { type: 'lastWords', label, options: { readOnly: true } };
}

/** Who wrote last in the record's conversation and how that begins, of the posts that the asking person may read; null before the first. */
export const lastWords = withRules<'lastWords', string, typeof build>(build, 'lastWords', {
  stored: 'none',
  sorting: 'none',
  filtering: 'none',
  check: (value) => (value.trim() !== '' ? null : 'Podaj treść'),
  examples: { good: ['Anna Nowak: Dzień dobry, wysyłam faktury'], bad: [['  ', 'Podaj treść']] },
});
