import { expect, test } from 'vitest';
import { readySetKeys } from '../../../src/contract/readySets';
import { storedFields } from '../../../src/schema/columns';
import { blank, brokenRules, readFields } from '../../../src/schema/validate';
import { readySets } from '../../../src/server/readySets/sets';
import { openOffice } from '../../support/office';

const office = openOffice();
const firm = 'demo';
const asSuper = () => office.as('super', firm);
const sets = async () => (await asSuper().get('/api/ready-sets')).body.data;
const take = async (key: string) => (await asSuper().post(`/api/ready-sets/${key}`, {})).body.data.added;
const list = async (path: string) => (await asSuper().get(`${path}?limit=100`)).data;

test.each(readySetKeys)('every record of “%s” is one that a person could have typed', (key) => {
  for (const { resource, title, values, on } of readySets[key]) {
    const typed = Object.fromEntries(Object.entries(values).filter(([name]) => !resource.fields[name]?.options.readOnly));
    const { values: read, faults } = readFields(typed, resource.fields);
    expect([title, faults]).toEqual([title, {}]);
    // Read as it stands: nothing of it would be cut, cleaned or written otherwise.
    expect([title, read]).toEqual([title, typed]);
    const record: Record<string, unknown> = { ...blank(resource), ...values, ...(on ? { category_id: 'a shelf' } : {}) };
    const missing = storedFields(resource).filter(([name, { options }]) => options.required && (record[name] ?? null) === null);
    expect([title, missing.map(([name]) => name)]).toEqual([title, []]);
    expect([title, brokenRules(resource, record)]).toEqual([title, {}]);
  }
});

test('no two records of a set have one code or one title', () => {
  for (const key of readySetKeys) {
    const of = (what: 'code' | 'title') => new Set(readySets[key].map((each) => `${each.resource.name} ${each[what]}`)).size;
    expect([of('code'), of('title')]).toEqual([readySets[key].length, readySets[key].length]);
  }
});

test('what somebody renamed, changed or deleted stays so, and the office’s own of the same name takes the place of a ready one', async () => {
  await asSuper().post('/api/answer-templates/', { name: 'paragon BEZ nip', topic: 'vat', body: 'Po naszemu.', position: 5 });
  expect(await take('answers')).toBe(readySets.answers.length - 1);
  const [, first, second] = await list('/api/answer-templates/');
  await asSuper().put('/api/answer-templates/', { id: first.id, name: 'Nasza prośba' });
  await asSuper().delete(`/api/answer-templates/${second.id}`);
  expect(await take('answers')).toBe(0);
  const names = (await list('/api/answer-templates/')).map(({ name }: { name: string }) => name);
  expect(names).toHaveLength(readySets.answers.length - 1);
  expect(names).toContain('Nasza prośba');
  expect(names).not.toContain(second.name);
});

test('the office’s own is known in capital letters too, Polish ones as well', async () => {
  expect((await asSuper().post('/api/price-categories/', { name: 'KSIĘGOWOŚĆ' })).status).toBe(201);
  const { records } = (await sets()).find(({ key }: { key: string }) => key === 'prices');
  expect(records).toContainEqual({ title: 'Księgowość', is: true });
});

test('two presses at once add a set once, and the trail names who took it', async () => {
  const added = await Promise.all([take('requests'), take('requests')]);
  expect(added.toSorted((one, other) => one - other)).toEqual([0, readySets.requests.length]);
  const [one] = await list('/api/document-request-templates/');
  expect(one.items[0]).toMatchObject({ required: false, label: expect.any(String) });
  const lines = await office.services.db.query<{ actor_id: string; action: string }>({
    text: "select actor_id, action from audit where entity = 'document-request-templates'",
  });
  expect(lines).toHaveLength(readySets.requests.length);
  expect(new Set(lines.map(({ action }) => action))).toEqual(new Set(['create']));
  expect(new Set(lines.map(({ actor_id }) => actor_id))).toEqual(new Set([office.idOf('super', firm)]));
});

// Takes what the tests above have left.
test('a set comes whole by one press and doubles nothing by another; prices are hidden from clients, trainings are drafts', async () => {
  for (const key of readySetKeys) {
    const { records } = (await sets()).find((each: { key: string }) => each.key === key);
    expect(records).toHaveLength(readySets[key].length);
    expect(await take(key)).toBe(records.filter(({ is }: { is: boolean }) => !is).length);
    expect(await take(key)).toBe(0);
  }
  expect(
    (await sets()).flatMap(({ records }: { records: { is: boolean }[] }) => records).every(({ is }: { is: boolean }) => is),
  ).toBe(true);
  const prices: { name: string; visible_to_client: boolean }[] = await list('/api/price-items/');
  // One of that name stood in the office before, and stays as it was.
  expect(prices.filter((each) => each.visible_to_client).map(({ name }) => name)).toEqual(['Korekta deklaracji']);
  const trainings = await list('/api/trainings/');
  expect(new Set(trainings.map(({ status }: { status: string }) => status))).toEqual(new Set(['draft']));
  const shelves = await list('/api/price-categories/');
  expect(shelves.find(({ name }: { name: string }) => name === 'Kadry i płace')).toMatchObject({ items_count: 5 });
});

test('P05: who does not set the firm up, or may not make what a set holds, takes none', async () => {
  for (const who of ['ksiegowa', 'klient'] as const) {
    expect([403, 404]).toContain((await office.as(who, firm).get('/api/ready-sets')).status);
    expect([403, 404]).toContain((await office.as(who, firm).post('/api/ready-sets/prices', {})).status);
  }
  expect((await asSuper().post('/api/ready-sets/polls', {})).status).toBe(404);
});
