import { expect, test } from 'vitest';
import { openOffice } from '../../support/office';
import type { PrincipalName } from '../../support/principals';

const office = openOffice();
const path = '/api/amount-profiles/';
const optima = [
  { heading: 'nip kontrahenta', key: 'nip' },
  { heading: 'razem', key: 'vat' },
];
const add = (name: string, columns: readonly object[] = optima, who: PrincipalName = 'ksiegowa') =>
  office.as(who).post(path, { name, columns });
const names = async (who: PrincipalName = 'kierownik') =>
  (await office.as(who).get(path)).data.map(({ name }: { name: string }) => name);

test('a firm keeps several profiles of one program by names, changes and deletes them, and another firm knows none', async () => {
  const { status, body } = await add('Optima – VAT');
  expect(status).toBe(201);
  await add('Optima – płace', [optima[0] as object, { heading: 'razem', key: 'pit4' }]);
  expect(await names()).toEqual(['Optima – płace', 'Optima – VAT']);
  expect((await add('Optima – VAT')).status).toBe(409);
  const changed = await office.as('kierownik').put(path, { id: body.id, name: 'Optima – JPK' });
  expect(changed.body).toMatchObject({ name: 'Optima – JPK', columns: optima });
  expect((await office.as('super', 'kancelaria').get(path)).data).toEqual([]);
  expect((await office.as('ksiegowa').delete(`${path}${body.id}`)).status).toBe(200);
  expect(await names()).toEqual(['Optima – płace']);
});

test.each([
  ['nobody’s NIP', [{ heading: 'razem', key: 'vat' }], /Wskaż kolumnę z NIP/],
  ['no amount', [{ heading: 'nip', key: 'nip' }], /Wskaż kolumnę z NIP/],
  ['one field twice', [...optima, { heading: 'inna', key: 'vat' }], /każde pole raz/],
  ['one heading twice', [...optima, { heading: 'razem', key: 'cit' }], /ten sam nagłówek/],
  ['somebody’s number for a heading', [...optima, { heading: 'konto 12345', key: 'cit' }], /pięcioma cyframi/],
  ['a heading as nobody keeps it', [...optima, { heading: 'Razem:', key: 'cit' }], /pięcioma cyframi/],
])('V01: a profile with %s is refused', async (_, columns, says) => {
  const { status, body } = await add('Zły', columns);
  expect(status).toBe(422);
  expect(JSON.stringify(body.errors)).toMatch(says);
});

test('V01: a field that is no position of a settlement is refused', async () => {
  expect((await add('Zły', [...optima, { heading: 'pesel', key: 'pesel' }])).status).toBe(422);
});

test('P05: clients and workers without settlements know of no profiles', async () => {
  for (const who of ['klient', 'pracownik'] as const) {
    expect([403, 404]).toContain((await office.as(who).get(path)).status);
    expect([403, 404]).toContain((await add('Cudzy', optima, who)).status);
  }
});
