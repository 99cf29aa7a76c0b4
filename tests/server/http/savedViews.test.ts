import { expect, test } from 'vitest';
import { openOffice } from '../../support/office';
import type { PrincipalName } from '../../support/principals';

const office = openOffice();
const firms = { list: 'companies', query: 'limit=50&sort=title:desc&filters=status:active,created>2026-01-01' };
const columns = [{ key: 'title' }, { key: 'vat_number', width: 180 }, { key: 'owner', hidden: true }];

const save = (who: PrincipalName, name: string, more: Record<string, unknown> = {}) =>
  office.as(who).post('/api/saved-views/', { ...firms, name, ...more });
const names = async (who: PrincipalName): Promise<string[]> => {
  const { data } = await office.as(who).get('/api/saved-views/?filters=list:companies');
  return data.map(({ name }: { name: string }) => name);
};

test('a view keeps what narrows a list, its order and its columns, and is its person’s', async () => {
  const made = await save('ksiegowa', 'Aktywne', { columns });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ ...firms, name: 'Aktywne', shared: false, main: false });
  expect(made.body.user_id).toBe(office.idOf('ksiegowa'));
  expect(made.body.columns).toEqual([
    { key: 'title', hidden: null, width: null },
    { key: 'vat_number', hidden: null, width: 180 },
    { key: 'owner', hidden: true, width: null },
  ]);
  expect((await save('ksiegowa', 'Aktywne')).status).toBe(409);
  expect((await save('kadry', 'Aktywne')).status).toBe(201);
});

test('S11: a name with a PESEL in it is refused, new or changed, however it is written', async () => {
  for (const name of ['44051401359', 'Kowalski 440514 01359', 'klient:44-05-14-01359!']) {
    const { status, body } = await save('ksiegowa', name);
    expect([status, body.errors]).toEqual([422, { name: 'Nazwa zawiera PESEL: nazwij widok inaczej' }]);
  }
  const made = await save('ksiegowa', 'Bez numeru 44051401358');
  expect(made.status).toBe(201);
  const renamed = await office.as('ksiegowa').put('/api/saved-views/', { id: made.body.id, name: 'To 44051401359' });
  expect([renamed.status, renamed.body.errors]).toEqual([422, { name: expect.stringContaining('PESEL') }]);
});

test('P05: a stranger’s private view is not seen, also not by who leads; a shared one is seen by the office alone', async () => {
  const { id } = (await save('ksiegowa', 'Moje')).body;
  for (const who of ['super', 'kierownik', 'kadry', 'klient'] as const) {
    const caller = office.as(who);
    expect((await caller.get(`/api/saved-views/${id}`)).status).toBe(404);
    expect((await caller.put('/api/saved-views/', { id, name: 'Cudzy' })).status).toBe(404);
    expect((await caller.delete(`/api/saved-views/${id}`)).status).toBe(404);
  }
  expect(await names('super')).not.toContain('Moje');

  await office.as('ksiegowa').put('/api/saved-views/', { id, shared: true });
  expect(await names('kadry')).toContain('Moje');
  expect((await office.as('klient').get('/api/saved-views/')).status).toBe(404);
});

test('T04: another firm sees none of them', async () => {
  const { id } = (await save('ksiegowa', 'Dla biura', { shared: true })).body;
  expect((await office.as('super', 'kancelaria').get(`/api/saved-views/${id}`)).status).toBe(404);
});

test('P02: a shared view is changed by its author and by who has the settings, by nobody else', async () => {
  const { id } = (await save('ksiegowa', 'Wspólny', { shared: true })).body;
  expect((await office.as('kadry').put('/api/saved-views/', { id, name: 'Inny' })).status).toBe(403);
  expect((await office.as('kadry').delete(`/api/saved-views/${id}`)).status).toBe(403);
  expect((await office.as('ksiegowa').put('/api/saved-views/', { id, name: 'Nasz' })).status).toBe(200);
  expect((await office.as('kierownik').put('/api/saved-views/', { id, name: 'Biura' })).status).toBe(200);
  expect((await office.as('kierownik').delete(`/api/saved-views/${id}`)).status).toBe(200);
  expect((await office.as('ksiegowa').get(`/api/saved-views/${id}`)).status).toBe(404);
});

test('one view comes first for a person and one for the office, which who has the settings says', async () => {
  const first = (await save('ksiegowa', 'Pierwszy', { main: true })).body;
  const second = (await save('ksiegowa', 'Drugi', { main: true })).body;
  const others = (await save('kadry', 'Kadry', { main: true })).body;
  const main = async (who: PrincipalName, { id }: { id: string }) =>
    (await office.as(who).get(`/api/saved-views/${id}`)).body.main;
  expect(await main('ksiegowa', first)).toBe(false);
  expect(await main('ksiegowa', second)).toBe(true);
  expect(await main('kadry', others)).toBe(true);

  expect((await save('ksiegowa', 'Biuro', { main: true, shared: true })).status).toBe(403);
  const { id } = (await save('ksiegowa', 'Biuro', { shared: true })).body;
  expect((await office.as('ksiegowa').put('/api/saved-views/', { id, main: true })).status).toBe(403);
  expect((await office.as('kierownik').put('/api/saved-views/', { id, main: true })).status).toBe(200);
  expect((await office.as('ksiegowa').put('/api/saved-views/', { id, main: false })).status).toBe(403);
  expect((await office.as('ksiegowa').put('/api/saved-views/', { id, shared: false })).status).toBe(403);
  expect((await office.as('ksiegowa').put('/api/saved-views/', { id, name: 'Biuro 2' })).status).toBe(200);
  expect((await office.as('ksiegowa').delete(`/api/saved-views/${id}`)).status).toBe(403);
  expect(await main('ksiegowa', second)).toBe(true);
});

test.each([
  [{ list: 'nothing' }, 'list', 'Nie ma takiej listy'],
  [{ list: 'partners' }, 'list', 'Nie ma takiej listy'],
  [{ list: 'saved-views' }, 'list', 'Nie ma takiej listy'],
  [{ query: 'filters=status' }, 'query', 'Nie udało się odczytać filtrów i kolejności'],
  [{ query: 'filters=nothing:1' }, 'query', 'Nie udało się odczytać filtrów i kolejności'],
  [{ query: 'search=Kowalska' }, 'query', 'Nie udało się odczytać filtrów i kolejności'],
  [{ query: 'filters=pesel:44051401359' }, 'query', 'Nie udało się odczytać filtrów i kolejności'],
  [{ columns: [{ key: 'title' }, { key: 'nothing' }] }, 'columns.1.key', 'Nie ma takiej kolumny'],
  [{ columns: [{ key: 'title', width: 5 }] }, 'columns.0.width', 'Najmniej 40'],
])('S11, P07: of %j nothing is kept', async (values, field, says) => {
  const { status, body } = await save('ksiegowa', 'Zły', values);
  expect([status, body.errors]).toEqual([422, { [field]: expect.stringContaining(says.split(' ')[0] ?? '') }]);
  if (!field.endsWith('width')) expect(body.errors[field]).toBe(says);
});

test('who saved, shared and renamed a view is in the trail', async () => {
  const { id } = (await save('ksiegowa', 'Ślad')).body;
  await office.as('ksiegowa').put('/api/saved-views/', { id, shared: true });
  const { data } = await office.as('ksiegowa').get(`/api/saved-views/${id}/history`);
  expect(data.map(({ action }: { action: string }) => action)).toEqual(['update', 'create']);
});
