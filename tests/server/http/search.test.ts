import { describe, expect, test } from 'vitest';
import { openOffice } from '../../support/office';
import type { PrincipalName } from '../../support/principals';

const office = openOffice();

interface Group {
  resource: string;
  label: string;
  records: { id: string; title: string }[];
}
async function search(who: PrincipalName, q: string, firm: 'demo' | 'kancelaria' = 'demo'): Promise<Group[]> {
  const { status, data } = await office.as(who, firm).get(`/api/search?q=${encodeURIComponent(q)}`);
  expect(status).toBe(200);
  return data;
}
const titles = (groups: Group[]) => groups.flatMap(({ records }) => records.map(({ title }) => title));

describe('one search over everything', () => {
  test('finds records of every kind, grouped and called in Polish, whatever the diacritics', async () => {
    const company = await office.add('companies', { title: 'Młyn Wodny Łęg' });
    await office.add('tasks', { title: 'Faktura za młyn', company_id: company.id });
    await office.add('employees', { first_name: 'Ewa', last_name: 'Młynarska', company_id: company.id });
    const groups = await search('kierownik', 'mlyn');
    expect(groups.map(({ resource, label }) => [resource, label])).toEqual([
      ['companies', 'Firmy'],
      ['employees', 'Pracownicy'],
      ['tasks', 'Zadania'],
    ]);
    expect(groups[0]?.records).toEqual([{ id: company.id, title: 'Młyn Wodny Łęg' }]);
    expect(titles(groups)).toContain('Ewa Młynarska');
  });

  test.each([
    '526-104-08-28',
    '526 104 08 28',
    'PL5261040828',
    'PL 526.104.08.28',
    'pl-526 104\u00a008 28',
    '\u200b5261040828\u00ad',
  ])('finds a NIP however it is written: %s', async (typed) => {
    const known = (await office.as('kierownik').get('/api/companies/?filters=vat_number:5261040828')).data as { id: string }[];
    if (known.length === 0) await office.add('companies', { title: 'Z tym NIP', vat_number: '5261040828' });
    expect(titles((await office.as('kierownik').post('/api/search', { q: typed })).data)).toEqual(['Z tym NIP']);
    const list = await office.as('kierownik').post('/api/companies/search', { search: `tym ${typed}` });
    expect(list.data.map(({ title }: { title: string }) => title)).toEqual(['Z tym NIP']);
  });

  test('answers the best first, at most five of a kind', async () => {
    for (const title of ['Nasza Kuźnia', 'Kuźnia Róż', 'Podkuźniak', 'Kuźnia', 'Firma kuźniana', 'Zakuźnia', 'Skuźnia'])
      await office.add('companies', { title });
    const [group] = await search('kierownik', 'kuźnia');
    expect(group?.records).toHaveLength(5);
    expect(titles(group ? [group] : []).slice(0, 2)).toEqual(['Kuźnia', 'Kuźnia Róż']);
    expect(
      titles(group ? [group] : [])
        .slice(2, 4)
        .sort(),
    ).toEqual(['Firma kuźniana', 'Nasza Kuźnia']);
  });

  test('says nothing to one letter, and refuses what it can’t read', async () => {
    expect(await search('kierownik', 'k')).toEqual([]);
    expect(await search('kierownik', '')).toEqual([]);
    expect((await office.as('kierownik').get(`/api/search?q=${'a'.repeat(201)}`)).status).toBe(422);
    expect((await office.as('kierownik').get('/api/search?szukaj=a')).status).toBe(422);
    expect((await office.as('kierownik').get('/api/search?q=%25_')).data).toEqual([]);
  });

  test('S11: an e-mail or a long number is asked for in a body', async () => {
    const { status, data } = await office.as('kierownik').post('/api/search', { q: 'ksiegowa@demo.test' });
    expect(status).toBe(200);
    expect(data[0]).toMatchObject({ resource: 'users', records: [{ title: 'ksiegowa Testowa' }] });
    expect((await office.as('kierownik').post('/api/search', { q: 7 })).status).toBe(422);
  });
});

describe('P18: what one may not see is not found', () => {
  test('a worker finds tasks and nothing of companies', async () => {
    const company = await office.add('companies', { title: 'Huta Widmo' });
    await office.add('tasks', { title: 'Zadanie widmo', company_id: company.id });
    expect((await search('pracownik', 'widmo')).map(({ resource }) => resource)).toEqual(['tasks']);
  });

  test('a client finds what is theirs and meant for them', async () => {
    const mine = office.base().company;
    const other = await office.add('companies', { title: 'Cudza Sosna' });
    await office.add('tasks', { title: 'Sosna dla klienta', company_id: mine, audience: 'client' });
    await office.add('tasks', { title: 'Sosna dla biura', company_id: mine, audience: 'office' });
    await office.add('tasks', { title: 'Sosna cudza', company_id: other.id, audience: 'client' });
    expect(titles(await search('klient', 'sosna'))).toEqual(['Sosna dla klienta']);
    expect(titles(await search('klient', 'ksiegowa'))).toEqual([]);
  });

  test('another firm’s records, and modules that are off, are not there (T01)', async () => {
    await office.add('companies', { title: 'Obelisk' }, 'kancelaria');
    await office.add('documents', { title: 'Obelisk faktura' }, 'kancelaria');
    expect(await search('super', 'obelisk')).toEqual([]);
    expect((await search('super', 'obelisk', 'kancelaria')).map(({ resource }) => resource)).toEqual(['companies']);
  });

  test('deleted records are not found, and nobody finds anything without a session', async () => {
    const { id } = await office.add('companies', { title: 'Usunięta Topola' });
    await office.as('super').delete(`/api/companies/${id}`);
    expect(await search('super', 'topola')).toEqual([]);
    expect((await office.nobody().get('/api/search?q=topola')).status).toBe(401);
  });
});
