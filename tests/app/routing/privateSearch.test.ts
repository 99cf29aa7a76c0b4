import fc from 'fast-check';
import { expect, test } from 'vitest';
import { putBack, takeOut } from '../../../src/app/routing/privateSearch';

const address = (filter: object) => `?${new URLSearchParams({ page: '2', filter: JSON.stringify(filter) })}`;
const location = (search: string, state?: unknown) => ({ pathname: '/dashboard/tasks', search, hash: '', state });

test('S11: what was searched for leaves the address and nothing else does', () => {
  const { search, q } = takeOut(address({ q: 'Kowalska', status: ['new'] }));
  expect(q).toBe('Kowalska');
  expect(decodeURIComponent(search)).toBe('?page=2&filter={"status":["new"]}');
});

test.each(['', '?page=2', '?filter=%7B', '?filter=null', address({ status: ['new'] }), address([])])(
  'an address without a search text stays as it is: %s',
  (search) => {
    expect(takeOut(search)).toEqual({ search });
    expect(putBack(location(search))).toEqual(location(search));
  },
);

test('react-admin reads the same filter as it wrote', () =>
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string()), fc.string(), (others, typed) => {
      const filter = { ...others, q: typed };
      const { search, q } = takeOut(address(filter));
      const back = new URLSearchParams(putBack(location(search, { q })).search);
      expect(JSON.parse(back.get('filter') ?? '')).toEqual(JSON.parse(JSON.stringify(filter)));
      expect(back.get('page')).toBe('2');
    }),
  ));
