import { beforeAll, describe, expect, test } from 'vitest';
import type { TrailEntry } from '../../../src/contract/trail';
import { eraseTrailValues } from '../../../src/server/records/auditErase';
import { systemScope } from '../../../src/server/scope';
import { type Added, openOffice } from '../../support/office';
import { principalNames } from '../../support/principals';

const office = openOffice();
const path = '/api/settings/trail';
const superuser = () => office.as('super');
let company: Added;
let employee: Added;

beforeAll(async () => {
  company = await office.add('companies', { title: 'Piekarnia Kłos' });
  employee = await office.add('employees', { company_id: company.id, first_name: 'Jan', last_name: 'Kowalski' });
});

const entries = async (query = ''): Promise<TrailEntry[]> => (await superuser().get(`${path}?${query}`)).data as never;
const about = (resource: string, { id }: { id: string }) => entries(`entity=${resource}&about=${id}`);

describe('U03: the trail of the office', () => {
  test.each(principalNames.filter((name) => name !== 'super'))('is closed to %s', async (name) => {
    for (const address of [path, `${path}/export?format=csv`])
      expect([403, 404]).toContain((await office.as(name).get(address)).status);
  });

  test('tells who changed what from what to what, when and from where, in words', async () => {
    const changed = await office.as('kierownik').put('/api/companies/', { id: company.id, title: 'Piekarnia Nowa' });
    expect(changed.body).toMatchObject({ title: 'Piekarnia Nowa' });
    const [line] = await about('companies', company);
    expect(line).toMatchObject({
      at: '2026-11-20 09:00:00',
      actor: { id: office.idOf('kierownik'), title: 'kierownik Testowa' },
      deed: 'zmiana',
      subject: 'Firma',
      about: { resource: 'companies', id: company.id, title: 'Piekarnia Nowa' },
      network: '127.0.0.0/24',
      device: expect.any(String),
      erased: false,
    });
    expect(line?.changes).toContainEqual({ label: 'Nazwa', from: 'Piekarnia Kłos', to: 'Piekarnia Nowa' });
  });

  test('tells that a closed value was opened or changed, and never what it is', async () => {
    await office.as('kadry').put('/api/employees/', { id: employee.id, pesel: '44051401359' });
    await office.as('kadry').post(`/api/employees/${employee.id}/reveal`, { field: 'pesel' });
    const found = await about('employees', employee);
    expect(found.map(({ deed }) => deed)).toEqual(expect.arrayContaining(['zmiana', 'odsłonięcie zastrzeżonych danych']));
    expect(found.flatMap(({ changes }) => changes)).toContainEqual({ label: 'PESEL', from: null, to: '[ukryte]' });
    expect(JSON.stringify(found)).not.toContain('44051401359');
  });

  test('answers who saw a person: exports of such lists, papers, and looks at the trail itself among them', async () => {
    await office.as('kadry').get('/api/employees/export?format=csv');
    await office.as('kadry').get(`/api/employees/${employee.id}/papers/skierowanie`);
    await about('employees', employee);
    const deeds = (await about('employees', employee)).map(({ deed, subject }) => `${deed} ${subject}`);
    expect(deeds).toEqual(
      expect.arrayContaining(['eksport do pliku Pracownik', 'pobranie wydruku Pracownik', 'podgląd Dziennik zdarzeń']),
    );
    const other = await office.add('employees', { company_id: company.id });
    expect((await about('employees', other)).map(({ deed }) => deed)).not.toContain('pobranie wydruku');
  });

  test('writes each look once, with what was asked, and not for further pages', async () => {
    const looks = async () =>
      (
        await office.services.db.query({
          text: `select 1 from audit where entity = 'audit' and action = 'show' and tenant_id = 1`,
        })
      ).length;
    const before = await looks();
    const [newest] = await entries('kind=logins');
    await entries(`before=${newest?.seq ?? 1}`);
    await entries('before=1');
    expect(await looks()).toBe(before + 1);
    const [look] = await entries('entity=audit');
    expect(look?.changes).toContainEqual({ label: 'Rodzaj', from: null, to: 'Logowanie i konto' });
  });

  test('is paged by the last line shown, without gaps or repeats', async () => {
    for (let nth = 0; nth < 60; nth++) await office.as('kierownik').post('/api/tasks/', office.sample('tasks'));
    const actor = `actor=${office.idOf('kierownik')}`;
    const first = await superuser().get(`${path}?${actor}`);
    expect(first.body).toMatchObject({ more: true });
    const seen = (first.data as unknown as TrailEntry[]).map(({ seq }) => seq);
    expect(seen).toHaveLength(50);
    const rest = (await entries(`${actor}&before=${seen.at(-1)}`)).map(({ seq }) => seq);
    const lines = await office.services.db.query<{ seq: number }>({
      text: 'select seq from audit where tenant_id = 1 and actor_id = $1 order by seq desc limit 100',
      values: [office.idOf('kierownik')],
    });
    expect([...seen, ...rest].slice(0, 100)).toEqual(lines.map(({ seq }) => seq).slice(0, seen.length + rest.length));
  });

  test('is narrowed by person, kind, subject and days', async () => {
    await superuser().post('/api/memberships/', { user_id: office.base().guest, company_id: company.id, role: 'owner' });
    const rights = await entries('kind=rights');
    expect(rights.map(({ subject }) => subject)).toContain('Dostęp do firmy');
    expect(rights.every(({ subject }) => subject !== 'Zadanie')).toBe(true);
    expect(
      (await entries('kind=changes&entity=tasks')).every(({ subject, deed }) => subject === 'Zadanie' && deed === 'utworzenie'),
    ).toBe(true);
    expect((await entries('kind=takes')).length).toBeGreaterThan(0);
    expect(await entries('from=2026-11-21')).toEqual([]);
    expect(await entries('to=2026-11-19')).toEqual([]);
    expect((await entries('from=2026-11-20&to=2026-11-20')).length).toBeGreaterThan(0);
  });

  test.each([
    'about=x&entity=users',
    `about=${'0'.repeat(8)}-0000-7000-8000-${'0'.repeat(12)}`,
    'entity=nic',
    'kind=nic',
    'from=wczoraj',
    'before=x',
    'sort=at',
  ])('refuses "%s" in words', async (query) => {
    const answer = await superuser().get(`${path}?${query}`);
    expect(answer.status).toBe(422);
    expect(answer.body.error).toMatch(/\.$/);
  });

  test('shows nothing of another firm', async () => {
    expect(await entries(`entity=companies&about=${office.base('kancelaria').company}`)).toEqual([]);
    const theirs = await office.as('super', 'kancelaria').get(path);
    expect(JSON.stringify(theirs.data)).not.toContain('Piekarnia');
  });

  test('says where values were erased, and that they were', async () => {
    const { db, tenants, clock } = office.services;
    const [tenant] = tenants.all().filter(({ key }) => key === 'demo');
    if (!tenant) throw new Error('no such firm');
    const added = await office.as('kierownik').post('/api/tasks/', { ...office.sample('tasks'), title: 'Do zapomnienia' });
    const id = String(added.body.id);
    await db.transaction((tx) =>
      eraseTrailValues(tx, systemScope(tenant, clock()), { entity: 'tasks', ids: [id], reason: 'Żądanie osoby' }),
    );
    const [told, made] = await about('tasks', { id });
    expect(made).toMatchObject({ deed: 'utworzenie', changes: [], erased: true });
    expect(told).toMatchObject({ deed: 'usunięcie wartości z dziennika', actor: null, erased: false });
    expect(told?.changes).toEqual([
      { label: 'Wpisy', from: null, to: String(made?.seq) },
      { label: 'Powód', from: null, to: 'Żądanie osoby' },
    ]);
  });
});

describe('U03, S10: taking the trail away', () => {
  const take = (format: string, query = '') => superuser().get(`${path}/export?format=${format}&${query}`);

  test('gives every line found as CSV, and writes that it was taken', async () => {
    const answer = await take('csv', `actor=${office.idOf('kierownik')}`);
    const lines = answer.text.trimEnd().split('\r\n');
    expect(lines[0]).toBe('\ufeffNr wpisu;Kiedy;Kto;Co;Zasób;Który;Zmiany;Sieć;Urządzenie');
    expect(lines.length).toBeGreaterThan(60);
    const [taken] = await entries('entity=audit&kind=takes');
    expect(taken).toMatchObject({ deed: 'eksport do pliku', subject: 'Dziennik zdarzeń' });
    expect(taken?.changes).toEqual(
      expect.arrayContaining([
        { label: 'Wierszy', from: null, to: String(lines.length - 1) },
        { label: 'Osoba', from: null, to: 'kierownik Testowa' },
      ]),
    );
  });

  test('names what was only looked at, and does not say that it was empty', async () => {
    const looked = (await take('csv', `entity=employees&about=${employee.id}&kind=looks`)).text;
    expect(looked).toContain(';PESEL;');
  });

  test('gives a workbook', async () =>
    expect((await take('xlsx')).headers['content-disposition']).toMatch(/dziennik-zdarzen-2026-11-20\.xlsx/));

  test('asks once more who takes it', async () => {
    await office.services.db.query({ text: 'update sessions set step_up_until = null' });
    const answer = await superuser().get(`${path}/export?format=csv`);
    expect([answer.status, answer.body.code]).toEqual([403, 'step_up']);
  });
});
