import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { resources } from '../../../resources';
import type { PackageAsked } from '../../../src/contract/packages';
import type { Resource } from '../../../src/schema';
import { blank } from '../../../src/schema/validate';
import { fill } from '../../../src/server/records/fill';
import { newId } from '../../../src/server/records/start';
import { headersOf } from '../../support/caller';
import { inAll } from '../../support/inAll';
import { type Added, openOffice } from '../../support/office';
import { type PrincipalName, principalNames } from '../../support/principals';
import { unzipped } from '../../support/unzipped';
import { uploaded } from '../files/desk';

const office = openOffice({ daily: ['privacy.packages'] });
const pesel = '44051401359';
const salary = 912_345;
let company: Added;
let other: Added;
let employee: Added;
let ticket: Added;

beforeAll(async () => {
  company = await office.add('companies', { title: 'Piekarnia <Kłos>', internal_note: 'Trudny klient' });
  other = await office.add('companies', { title: 'Obca spółka' });
  employee = await office.add('employees', {
    company_id: company.id,
    first_name: 'Zdzisław',
    last_name: 'Żak',
    wage_amount: salary,
  });
  await office.as('kadry').put('/api/employees/', { id: employee.id, pesel });
  await office.add('employees', { company_id: other.id, first_name: 'Obcy', last_name: 'Człowiek' });
  const keeper = office.as('ksiegowa');
  const file = await uploaded(office, keeper, 'wyciąg łódzki.txt', 'Zażółć gęślą jaźń');
  const values = office.sample('documents', {
    title: 'Wyciąg',
    company_id: company.id,
    file_id: file.id,
    employee_id: employee.id,
  });
  expect((await keeper.post('/api/documents/', values)).status).toBe(201);
  const month = { company_id: company.id, note_internal: 'Tylko dla nas', period: '2026-09' };
  await office.add('settlements', { ...month, status: 'published', superseded: false });
  await office.add('settlements', { ...month, period: '2026-05', status: 'calculated', superseded: false });
  await office.add('billable-events', { company_id: company.id, description: 'Uzgodniona korekta', status: 'accepted' });
  await office.add('company-prices', { company_id: company.id, reason: 'Aneks nr 3' });
  const survey = await office.add('surveys', { title: 'Dane do umowy', status: 'closed', purpose: 'onboarding' });
  await office.add('survey-questions', {
    survey_id: survey.id,
    key: 'pyt',
    label: 'Kto podpisuje umowę?',
    type: 'long_text',
    position: 1,
  });
  const answers = [{ key: 'pyt', value: '"Prezes z wiceprezesem"', by: null }];
  await office.add('survey-responses', { survey_id: survey.id, company_id: company.id, answers, note: 'Notatka o odpowiedzi' });
  ticket = await office.add('tickets', { company_id: company.id, subject: 'Sprawa o VAT', channel: 'portal', status: 'open' });
  const posts = `/api/tickets/${ticket.id}/posts`;
  expect((await keeper.post(posts, { body: '<p>Dzień dobry, wysyłam</p>' })).status).toBe(201);
  expect((await keeper.post(posts, { body: '<p>Uwaga na niego</p>', internal: true })).status).toBe(201);
});

/** Has an archive made and fetches it. */
async function packed(who: PrincipalName, asked: PackageAsked): Promise<Map<string, Buffer>> {
  const caller = office.as(who);
  const begun = await caller.post('/api/packages', asked);
  expect(begun.status).toBe(202);
  await office.services.jobs.drain();
  const job = (await caller.get(begun.data.address)).data;
  expect(job).toMatchObject({ state: 'done', result: { package: expect.any(String) } });
  const url = `/api/packages/${job.result.package}`;
  const answer = await office.app.inject({ method: 'GET', url, headers: headersOf('demo', caller.token) });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
  return unzipped(answer.rawPayload);
}

const whole = (files: Map<string, Buffer>) => [...files].map(([name, bytes]) => `${name}\n${bytes}`).join('\n');
const json = (files: Map<string, Buffer>, name: string) => JSON.parse(files.get(`dane/${name}.json`)?.toString() ?? 'null');
const asEmployee = (): PackageAsked => ({ kind: 'export', resource: 'employees', id: employee.id });
const asCompany = (kind: PackageAsked['kind'] = 'export'): PackageAsked => ({ kind, resource: 'companies', id: company.id });

async function givePayroll(to: PrincipalName, payroll: boolean): Promise<void> {
  const text = 'update users set payroll = $2 where tenant_id = 1 and id = $1';
  await office.services.db.query({ text, values: [office.idOf(to), payroll] });
}

describe('R02: the export of a person', () => {
  test('R02: holds fields by their Polish names for people and by their keys for programs, and the files', async () => {
    const files = await packed('kierownik', asEmployee());
    const page = files.get('dane/pracownicy.html')?.toString() ?? '';
    expect(page).toContain('<dt>Data urodzenia</dt><dd>01.01.1990</dd>');
    expect(page).toContain('<dt>Rodzaj umowy</dt><dd>Umowa o pracę – czas nieokreślony</dd>');
    expect(json(files, 'pracownicy')).toMatchObject({
      resource: 'employees',
      fields: { birth_date: { label: 'Data urodzenia', type: 'date' } },
      records: [{ id: employee.id, birth_date: '1990-01-01', first_name: 'Zdzisław' }],
    });
    const index = files.get('index.html')?.toString() ?? '';
    expect(index).toContain('Eksport danych: Zdzisław Żak');
    expect(index).toContain('href="dane/pracownicy.html"');
    const [name = '', bytes] = [...files].find(([path]) => path.startsWith('pliki/')) ?? [];
    expect(name).toMatch(/^pliki\/dokumenty\/[0-9a-f]{8}-wyciąg łódzki\.txt$/);
    expect(bytes?.toString()).toBe('Zażółć gęślą jaźń');
    expect(files.get('dane/dokumenty.html')?.toString()).toContain(encodeURIComponent(name.split('/').at(-1) ?? ''));
    expect(whole(files)).not.toContain('Obcy');
  });

  test('R02, P08: opens PESEL and pay for the payroll grant alone, and says of whom in the trail', async () => {
    expect(whole(await packed('kierownik', asEmployee()))).not.toMatch(new RegExp(`${pesel}|${salary}|9\\s?123,45`));
    await givePayroll('super', true);
    const files = await packed('super', asEmployee());
    await givePayroll('super', false);
    expect(json(files, 'pracownicy').records[0]).toMatchObject({ pesel, wage_amount: salary });
    expect(files.get('dane/pracownicy.html')?.toString()).toContain('<dt>PESEL</dt>');
    const lines = (await office.as('super').get(`/api/settings/trail?entity=employees&about=${employee.id}`)).data;
    expect(lines[0]).toMatchObject({ deed: 'pobranie pliku', actor: { id: office.idOf('super') } });
    const opened = lines.filter(
      ({ deed, changes }: { deed: string; changes: unknown[] }) => deed === 'eksport do pliku' && changes.length > 0,
    );
    expect(JSON.stringify(opened[0])).toContain('PESEL');
    expect(JSON.stringify(lines)).not.toContain(pesel);
  });

  test('R02: of an account tells its logins, and in how many records somebody is only named', async () => {
    const files = await packed('super', { kind: 'export', resource: 'users', id: office.idOf('ksiegowa') });
    expect(files.get('dane/logowania.html')?.toString()).toContain('Logowanie');
    expect(files.get('index.html')?.toString()).toMatch(/Firmy, opiekun: [1-9]/);
    expect(whole(files)).not.toMatch(/password|totp|token_hash/);
  });

  test('R02: everybody may have their own, a client too, and nobody who does not lead anybody else’s', async () => {
    const me: PackageAsked = { kind: 'export', resource: 'users', id: office.idOf('klient') };
    const files = await packed('klient', me);
    expect(json(files, 'uzytkownicy').records).toMatchObject([{ id: office.idOf('klient') }]);
    expect(whole(files)).not.toContain('Uwaga na niego');
    for (const name of ['ksiegowa', 'kadry', 'pracownik'] as const)
      expect([403, 404]).toContain((await office.as(name).post('/api/packages', asEmployee())).status);
    for (const name of ['klient', 'podglad'] as const) {
      expect([403, 404]).toContain((await office.as(name).post('/api/packages', asCompany())).status);
      const somebody = { kind: 'export', resource: 'users', id: office.idOf('ksiegowa') };
      expect([403, 404]).toContain((await office.as(name).post('/api/packages', somebody)).status);
    }
  });
});

describe('R02: the export of a company', () => {
  test('R02: holds what hangs on it, the office’s notes and what is deleted too, and nothing of another company', async () => {
    const gone = await office.add('tasks', { company_id: company.id, title: 'Skasowane zadanie' });
    await office.as('kierownik').delete(`/api/tasks/${gone.id}`);
    const files = await packed('kierownik', asCompany());
    const text = whole(files);
    for (const said of [
      'Trudny klient',
      'Tylko dla nas',
      'Uwaga na niego',
      'Dzień dobry, wysyłam',
      'Skasowane zadanie',
      '(usunięto)',
    ])
      expect(text).toContain(said);
    expect(text).not.toContain('Obca spółka');
    expect(files.get('index.html')?.toString()).toContain('Eksport danych: Piekarnia &lt;Kłos&gt;');
  });

  test('R02: tells the trail to a superuser alone', async () => {
    expect((await packed('kierownik', asCompany())).has('dane/dziennik-zdarzen.html')).toBe(false);
    const trail = (await packed('super', asCompany())).get('dane/dziennik-zdarzen.html')?.toString();
    for (const deed of ['utworzenie', 'notatka wewnętrzna', 'wgranie pliku']) expect(trail).toContain(deed);
  });

  inAll(
    'R02: two thousand records take less than a minute',
    'server/privacy/packages.test.ts',
    async () => {
      const many = await office.add('companies', { title: 'Duża' });
      const tasks = Array.from({ length: 2_000 }, (_, nth) => ({
        ...blank(resources.tasks as Resource),
        ...office.sample('tasks', { company_id: many.id, title: `Zadanie ${nth}` }),
        id: newId(),
      }));
      const { db, clock } = office.services;
      await db.asOwner((tx) => fill(tx, { tenantId: 1, at: clock() }, resources.tasks as Resource, tasks));
      const began = performance.now();
      const files = await packed('kierownik', { kind: 'export', resource: 'companies', id: many.id });
      expect(performance.now() - began).toBeLessThan(60_000);
      expect(json(files, 'zadania').records).toHaveLength(2_000);
    },
    120_000,
  );
});

describe('R02: what a leaving client is given', () => {
  test('R02: months that were sent, documents, decisions and letters, as the owner may know them', async () => {
    const files = await packed('super', asCompany('handover'));
    const text = whole(files);
    for (const said of [
      'Uzgodniona korekta',
      '<dt>Kto podpisuje umowę?</dt><dd>Prezes z wiceprezesem</dd>',
      'Aneks nr 3',
      'Sprawa o VAT',
      'Dzień dobry, wysyłam',
      'Zażółć gęślą jaźń',
      'wrzesień 2026',
    ])
      expect(text).toContain(said);
    for (const secret of [
      'Tylko dla nas',
      'Uwaga na niego',
      'Trudny klient',
      'Notatka o odpowiedzi',
      'maj 2026',
      '[ukryte]',
      pesel,
    ])
      expect(text).not.toContain(secret);
    const index = files.get('index.html')?.toString() ?? '';
    for (const [, address = ''] of index.matchAll(/href="([^"]+)"/g))
      expect([...files.keys()]).toContain(decodeURIComponent(address));
    expect(index).not.toMatch(/https?:/);
    expect(files.get('dane/dziennik-zdarzen.html')?.toString()).toContain('utworzenie');
  });

  test('R02: closed pay goes only where who makes the package may know it', async () => {
    await givePayroll('super', true);
    const files = await packed('super', asCompany('handover'));
    await givePayroll('super', false);
    expect(json(files, 'pracownicy').records[0]).toMatchObject({ pesel, wage_amount: salary });
  });

  test('R02: is for companies alone', async () => {
    expect((await office.as('super').post('/api/packages', { ...asEmployee(), kind: 'handover' })).status).toBe(422);
  });
});

describe('R02: an archive that was made', () => {
  test('R02, S10: is begun and fetched only by one who has just confirmed who they are', async () => {
    const begun = await office.as('kierownik').post('/api/packages', asEmployee());
    await office.services.jobs.drain();
    const { result } = (await office.as('kierownik').get(begun.data.address)).data;
    await office.services.db.query({ text: 'update sessions set step_up_until = null' });
    for (const answer of [
      await office.as('kierownik').post('/api/packages', asEmployee()),
      await office.as('kierownik').get(`/api/packages/${result.package}`),
    ])
      expect([answer.status, answer.body.code]).toEqual([403, 'step_up']);
    await office.logInAgain();
    for (const name of principalNames.filter((each) => each !== 'kierownik'))
      expect((await office.as(name).get(`/api/packages/${result.package}`)).status).toBe(404);
    expect((await office.as('kierownik', 'kancelaria').get(`/api/packages/${result.package}`)).status).toBe(404);
  });

  test('R02: goes after a day, its bytes too, and no sweep takes them before', async () => {
    const { db, files } = office.services;
    await packed('kierownik', asEmployee());
    const [row] = await db.query<{ storage_key: string; sha256: Buffer }>({
      text: 'select storage_key, sha256 from packages order by made_at desc, id desc limit 1',
    });
    const key = row?.storage_key ?? '';
    const hash = await files.store.withLocal(key, async (path) => {
      const { readFile } = await import('node:fs/promises');
      return createHash('sha256')
        .update(await readFile(path))
        .digest('hex');
    });
    expect(hash).toBe(row?.sha256.toString('hex'));
    const { unknownKeys } = await import('../../../src/server/records/fileRows');
    expect(await unknownKeys(db, 1, [key])).toEqual([]);
    office.pass(25 * 3_600_000);
    await office.services.jobs.drain();
    expect((await db.query({ text: 'select 1 from packages where storage_key = $1', values: [key] })).length).toBe(0);
    await expect(files.store.withLocal(key, async () => 0)).rejects.toMatchObject({ name: 'FileMissing' });
  });
});
