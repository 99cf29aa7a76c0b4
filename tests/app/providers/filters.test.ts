import { removeEmpty } from 'ra-core';
import { expect, test } from 'vitest';
import { toTerms, toValues } from '../../../src/app/providers/filters';
import { type FilterTerm, readFilters, writeFilters } from '../../../src/contract/listQuery';
import fc from '../../support/properties';

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

test('whatever stored filter string is opened in a list, react-admin’s tidying included, it is the same when it is saved', () => {
  const term = fc.record<FilterTerm>({
    key: fc.stringMatching(/^[a-z][a-z_]{0,12}[a-z]$/).filter((key) => key !== 'created'),
    is: fc.constantFrom('any', 'is', 'below', 'above'),
    values: fc.array(fc.oneof(fc.constant(''), fc.stringMatching(/^[\wąćęł ,:<>=|%.-]{1,12}$/)), { minLength: 1, maxLength: 4 }),
  });
  const terms = fc.uniqueArray(term, { maxLength: 8, selector: ({ key, is }) => `${key} ${is}` });
  fc.assert(
    fc.property(terms, (each) => {
      const string = writeFilters(each);
      const held = removeEmpty({ ...toValues(readFilters(string) ?? []) });
      expect(writeFilters(toTerms(held))).toBe(string);
    }),
  );
});
