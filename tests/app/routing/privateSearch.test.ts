import { expect, test } from 'vitest';
import { putBack, takeOut, withoutSensitive } from '../../../src/app/routing/privateSearch';
import fc from '../../support/properties';

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

const nested = encodeURIComponent(`/dashboard/companies${address({ q: '44051401359' })}`);
test.each([
  ['?search=44051401359', ''],
  ['?search=440514%2001359&page=2', '?page=2'],
  ['?page=2&q=jan%40klient.test', '?page=2'],
  ['?konto=PL61109010140000071219812874', ''],
  [`?redirect=${nested}`, ''],
  [`?redirect=${encodeURIComponent('/dashboard/companies?search=44051401359')}`, ''],
])('P23: a PESEL, an account or an e-mail leaves the address that somebody typed: %s', (typed, left) =>
  expect(withoutSensitive(typed)).toBe(left),
);

test('P23: a filter loses what is sensitive and keeps the rest', () =>
  expect(decodeURIComponent(withoutSensitive(address({ q: '44051401359', status: ['new'] })))).toBe(
    '?page=2&filter={"status":["new"]}',
  ));

test.each([
  '',
  '?page=2',
  '?search=5260250274',
  '?redirect=%2Fdashboard%2Fcompanies%3Fpage%3D2',
  address({ company_id: '0199c3a2-1b2c-7d3e-8f40-123456789012', due_date: { from: '2026-11-01', to: '2026-11-30' } }),
  address({ q: 'Kowalska', vat_number: '526-025-02-74' }),
])('an address with nothing of the kind stays to the letter: %s', (typed) => expect(withoutSensitive(typed)).toBe(typed));
