import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toTerms, toValues } from '../../../src/app/providers/filters';

test('a sign behind the key is the way it filters', () =>
  expect(
    toTerms({ 'due_date>': '2026-01-01', 'due_date<': '2026-02-01', 'title=': 'Kłos', status: ['new', 'done'], paid: false }),
  ).toEqual([
    { key: 'due_date', is: 'above', values: ['2026-01-01'] },
    { key: 'due_date', is: 'below', values: ['2026-02-01'] },
    { key: 'title', is: 'is', values: ['Kłos'] },
    { key: 'status', is: 'any', values: ['new', 'done'] },
    { key: 'paid', is: 'any', values: ['false'] },
  ]));

test('what is left empty filters nothing, null asks for records without a value', () =>
  expect(toTerms({ q: 'łódź', a: '', b: undefined, c: [], d: null })).toEqual([{ key: 'd', is: 'any', values: [''] }]));

test('terms survive the trip through a form', () => {
  const term = fc.record({
    key: fc.stringMatching(/^[a-z_]{1,12}$/).filter((key) => key !== 'q'),
    is: fc.constantFrom('any', 'is', 'below', 'above'),
    values: fc.array(fc.string(), { minLength: 1, maxLength: 3 }),
  });
  const terms = fc.uniqueArray(term, { maxLength: 5, selector: ({ key, is }) => `${key} ${is}` });
  fc.assert(
    fc.property(terms, (some) => {
      expect(toTerms(toValues(some))).toEqual(some);
    }),
  );
});
