import { type Field, withRules } from '../field';

function build(label = 'Nieprzeczytane'): Field<number, { readOnly: true; required: true }> {
  return { type: 'unread', label, options: { readOnly: true, required: true } };
}

/**
 * Posts of the record's conversation that the asking person has not read and did not write. A list ordered by it has records with
 * something unread first, and among these those where somebody wrote last.
 */
export const unread = withRules<'unread', number, typeof build>(build, 'unread', {
  stored: 'none',
  json: 'integer',
  filtering: 'none',
  check: (value) => (Number.isSafeInteger(value) && value >= 0 ? null : 'Podaj liczbę całkowitą'),
  examples: { good: [0, 3], bad: [[-1, 'Podaj liczbę całkowitą']] },
});
