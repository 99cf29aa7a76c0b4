import { describe, expect, test } from 'vitest';
import {
  type ListQuery,
  readFilters,
  readListQuery,
  readSort,
  writeFilters,
  writeListQuery,
  writeSort,
} from '../../src/contract/listQuery';
import fc from '../support/properties';

const key = fc
  .string({ minLength: 1, unit: 'grapheme' })
  .filter((text) => text.isWellFormed() && text !== 'created' && text !== 'created_at');
const sortKey = fc.stringMatching(/^[a-z][a-z_]{0,20}$/).filter((text) => text !== 'created');
const query: fc.Arbitrary<ListQuery> = fc.record({
  page: fc.integer({ min: 1, max: 10_000 }),
  limit: fc.integer({ min: 1, max: 100 }),
  sort: fc.array(fc.record({ key: sortKey, order: fc.constantFrom('asc' as const, 'desc' as const) }), { maxLength: 3 }),
  search: fc.string({ unit: 'grapheme' }).filter((text) => text.trim() !== '' || text === ''),
  filters: fc.array(
    fc.record({
      key,
      is: fc.constantFrom('any' as const, 'is' as const, 'below' as const, 'above' as const),
      values: fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 4 }),
    }),
    { maxLength: 5 },
  ),
});
const rowKeys = fc.array(
  fc.stringMatching(/^[a-z][a-z_]{0,20}$/).filter((text) => text !== 'created'),
  { minLength: 1, maxLength: 5 },
);
const asRecord = (text: string) => Object.fromEntries(new URLSearchParams(text));

test('what one side writes the other reads', () => {
  fc.assert(
    fc.property(query, (asked) => {
      expect(readListQuery(asRecord(writeListQuery(asked)))).toEqual(asked);
    }),
  );
});
test('what rows are to hold is read as it was written, and refused where it is no list of keys', () => {
  fc.assert(
    fc.property(query, rowKeys, (asked, fields) => {
      expect(readListQuery(asRecord(writeListQuery({ ...asked, fields })))).toEqual({ ...asked, fields });
    }),
  );
  expect(readListQuery({ fields: 'title,created,owner' })).toMatchObject({ fields: ['title', 'created_at', 'owner'] });
  for (const fields of ['', 'title,,owner', 'title owner', "title';--", 'a'.repeat(61), ['title'], { title: 1 }])
    expect(readListQuery({ fields })).toEqual({ unreadable: 'fields' });
});
test('what is read is written the same again', () => {
  fc.assert(
    fc.property(query, ({ filters, sort }) => {
      const [text, order] = [writeFilters(filters), writeSort(sort)];
      expect(writeFilters(readFilters(text) ?? [])).toBe(text);
      expect(writeSort(readSort(order) ?? [])).toBe(order);
    }),
  );
});
test('any text is read or refused, never thrown at', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      readFilters(text);
      readSort(text);
    }),
  );
});

describe('the grammar', () => {
  test('created_at travels as created', () => {
    expect(writeSort([{ key: 'created_at', order: 'desc' }])).toBe('created:desc');
    expect(readFilters('created>2026-01-01')).toEqual([{ key: 'created_at', is: 'above', values: ['2026-01-01'] }]);
  });
  test('separators inside a value come back as they were', () => {
    const filters = [{ key: 'title', is: 'any' as const, values: ['a,b:c|d', '100%=<>'] }];
    expect(writeFilters(filters)).toBe('title:a%2Cb%3Ac%7Cd|100%25%3D%3C%3E');
    expect(readFilters(writeFilters(filters))).toEqual(filters);
  });
  test('an empty value asks for records without one', () =>
    expect(readFilters('krs:')).toEqual([{ key: 'krs', is: 'any', values: [''] }]));
  test.each(['title', ':x', 'a:b:c', 'title:up:'])('a sort or filter that is none: %s', (text) => {
    expect(readSort(text) === null || readFilters(text) === null).toBe(true);
  });
  test.each([
    [{ page: '0' }, 'page'],
    [{ limit: 'all' }, 'limit'],
    [{ sort: 'title' }, 'sort'],
    [{ filters: 'title' }, 'filters'],
    [{ search: ['a', 'b'] }, 'search'],
  ])('%j is refused by its part', (asked, unreadable) => expect(readListQuery(asked)).toEqual({ unreadable }));
  test('nothing asked is the first page of twenty-five', () =>
    expect(readListQuery({})).toEqual({ page: 1, limit: 25, sort: [], search: '', filters: [] }));
});
