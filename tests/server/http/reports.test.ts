import { beforeAll, describe, expect, test } from 'vitest';
import { resources } from '../../../resources';
import type { Report, ReportRow } from '../../../src/contract/reports';
import { toWarsaw } from '../../../src/lib/dates';
import { blank } from '../../../src/schema/validate';
import { fill } from '../../../src/server/records/fill';
import { newId } from '../../../src/server/records/start';
import { inAll } from '../../support/inAll';
import { type Added, openOffice } from '../../support/office';
import type { PrincipalName } from '../../support/principals';
import { nip } from '../records/office';

const office = openOffice();
let bakery: Added;
let joinery: Added;
let florist: Added;

const entry = (who: PrincipalName, company: Added | null, day: string, from: string, to: string, more: object = {}) =>
  office.add('uptimes', {
    user_id: office.idOf(who),
    company_id: company?.id ?? null,
    start_date: `${day} ${from}:00`,
    end_date: `${day} ${to}:00`,
    source: 'timer',
    ...more,
  });

beforeAll(async () => {
  const company = (title: string, more: object = {}) =>
    office.add('companies', { title, owner_id: office.idOf('ksiegowa'), ...more });
  bakery = await company('Bednarz', { hours_included: 2, monthly_fee_amount: 40_000 });
  joinery = await company('Cieśla');
  florist = await company('Florystka', { owner_id: office.idOf('kadry') });
  await entry('ksiegowa', bakery, '2026-09-01', '08:00', '11:00', { kind: 'in_plan', activity: 'booking' });
  await entry('ksiegowa', bakery, '2026-10-01', '08:00', '10:30', { kind: 'billable', activity: 'vat' });
  await entry('ksiegowa', joinery, '2026-10-02', '08:00', '08:20', { activity: 'vat' });
  await entry('kadry', florist, '2026-10-31', '23:30', '23:59', { activity: 'payroll' });
  await entry('kadry', null, '2026-11-01', '00:00', '01:00');
  await entry('pracownik', bakery, '2026-10-05', '08:00', '09:00');
  await office.add('tasks', { title: 'Plan', company_id: joinery.id, period: '2026-10', estimate_minutes: 45 });
  const month = (company_id: string, period: string, more: object) =>
    office.add('settlements', { company_id, period, owner_id: office.idOf('ksiegowa'), ...more });
  await month(bakery.id, '2026-09', { status: 'published', published_at: '2026-10-20 15:00:00', superseded: true });
  await month(bakery.id, '2026-09', { status: 'correction', revision: 2, published_at: null });
  await month(joinery.id, '2026-09', { status: 'published', published_at: '2026-10-21 08:00:00' });
  await month(florist.id, '2026-09', { status: 'booking', published_at: null });
});

async function report(who: PrincipalName, address: string): Promise<Report> {
  const { status, body } = await office.as(who).get(`/api/reports/${address}`);
  expect([address, status]).toEqual([address, 200]);
  return body;
}
const cells = (rows: readonly ReportRow[], title: string) => rows.find((row) => row.cells.title === title)?.cells;

describe('a report', () => {
  test('of the staff has the four columns, a row for everybody and what each of them did', async () => {
    const [table] = (await report('kierownik', 'staff?year=2026&from=9&to=10')).tables;
    expect(table?.columns.map(({ label }) => label)).toEqual([
      'Imię i nazwisko',
      'Czas pracy',
      'Rozliczenia miesięczne',
      'Szczegółowy czas pracy',
    ]);
    const byId = new Map(table?.rows.map(({ id, cells }) => [id, [cells.report1, cells.report2, cells.report3]]));
    expect(byId.get(office.idOf('ksiegowa'))).toEqual([350, 3, 3]);
    expect(byId.get(office.idOf('kadry'))).toEqual([29, 0, 1]);
    expect(byId.get(office.idOf('szef'))).toEqual([0, 0, 0]);
    expect(byId.has(office.idOf('klient'))).toBe(false);
    expect(table?.total.report1).toBe(350 + 29 + 60);
  });
  test('of companies sets the time against the contract’s hours of each month, or the plans of tasks', async () => {
    const [table] = (await report('ksiegowa', 'companies?year=2026&from=9&to=10')).tables;
    expect(cells(table?.rows ?? [], 'Bednarz')).toEqual({
      title: 'Bednarz',
      keeper: expect.any(String),
      plan: 240,
      source: 'umowa',
      real: 390,
      over: 150,
      used: 163,
      billable: 150,
    });
    expect(cells(table?.rows ?? [], 'Cieśla')).toMatchObject({ plan: 45, source: 'zadania', real: 20, over: 0 });
    expect(cells(table?.rows ?? [], 'Florystka')).toMatchObject({ plan: null, real: 29, over: null });
    expect(table?.total).toMatchObject({ plan: 285, real: 439, over: 150, used: 144 });
  });
  test('of companies is narrowed to a keeper’s, and its months hold their last minute and no more', async () => {
    const kept = (await report('ksiegowa', `companies?year=2026&from=10&to=10&keeper=${office.idOf('kadry')}`)).tables[0];
    expect(kept?.rows.map(({ cells: { title, real } }) => [title, real])).toEqual([['Florystka', 29]]);
    const november = (await report('ksiegowa', 'companies?year=2026&from=11&to=11')).tables[0];
    expect(november?.rows.map(({ cells: { title, real } }) => [title, real])).toEqual([
      ['Bednarz', 0],
      ['Bez firmy', 60],
    ]);
  });
  test('of companies is told by pages: the order and the sums are of all rows, the office’s own work stands last', async () => {
    const asked = async (more: string) => {
      const [table] = (await report('kierownik', `companies?year=2026&from=9&to=11&${more}`)).tables;
      expect(table).toMatchObject({ count: 4, total: { plan: 405, real: 499, billable: 150 } });
      return table?.rows.map(({ cells: { title } }) => title);
    };
    expect(await asked('')).toEqual(['Bednarz', 'Florystka', 'Cieśla', 'Bez firmy']);
    expect(await asked('sort=title:desc')).toEqual(['Florystka', 'Cieśla', 'Bednarz', 'Bez firmy']);
    expect(await asked('sort=real:asc')).toEqual(['Cieśla', 'Florystka', 'Bednarz', 'Bez firmy']);
    expect(await asked('sort=plan:asc')).toEqual(['Florystka', 'Cieśla', 'Bednarz', 'Bez firmy']);
    expect(await asked('sort=keeper:asc&limit=3')).toHaveLength(3);
    expect((await asked('sort=hourly:desc&limit=2'))?.[0]).toBe('Bednarz');
    expect(await asked('sort=real:desc&limit=2&page=2')).toEqual(['Cieśla', 'Bez firmy']);
    expect(await asked('page=9')).toEqual([]);
  });
  test('P08: what a client brings is for who leads the office', async () => {
    const keys = async (who: PrincipalName) =>
      (await report(who, 'companies?year=2026&from=9&to=10&cost=6000')).tables[0]?.columns.map(({ key }) => key);
    for (const who of ['szef', 'super', 'kierownik'] as const)
      expect(await keys(who)).toEqual(expect.arrayContaining(['fee', 'hourly', 'profit']));
    expect(await keys('ksiegowa')).not.toEqual(expect.arrayContaining(['fee']));
    const [table] = (await report('kierownik', 'companies?year=2026&from=9&to=10&cost=6000')).tables;
    expect(cells(table?.rows ?? [], 'Bednarz')).toMatchObject({ fee: 80_000, hourly: 12_308, profit: 41_000 });
  });
  test('of a person has their hours by day, company, activity and kind', async () => {
    const { title, tables } = await report('kierownik', `person?year=2026&person=${office.idOf('ksiegowa')}`);
    expect(title).not.toBe('');
    expect(tables.map(({ key, total }) => [key, total.minutes])).toEqual([
      ['days', 350],
      ['companies', 350],
      ['activities', 350],
      ['kinds', 350],
    ]);
    expect(tables[0]?.rows.map(({ id, cells: { minutes } }) => [id, minutes])).toEqual([
      ['2026-09-01', 180],
      ['2026-10-01', 150],
      ['2026-10-02', 20],
    ]);
    const vat = await report('kierownik', `person?year=2026&person=${office.idOf('ksiegowa')}&activity=vat`);
    expect(vat.tables[0]?.total.minutes).toBe(170);
  });
  test('of a person’s settlements says how they stand', async () => {
    const { tables } = await report('kierownik', `person-settlements?year=2026&person=${office.idOf('ksiegowa')}`);
    expect(tables[0]?.rows.map(({ cells: { title, count } }) => [title, count]).sort()).toEqual([
      ['Korekta', 1],
      ['W trakcie księgowania', 1],
      ['Wysłane do klienta', 1],
    ]);
  });
  test('of settlements counts each state, what was sent in time and what was corrected', async () => {
    const [table] = (await report('kierownik', 'settlements?year=2026&from=9&to=9')).tables;
    expect(table?.rows).toEqual([
      {
        id: office.idOf('ksiegowa'),
        cells: {
          title: expect.any(String),
          all: 3,
          booking: 1,
          published: 1,
          correction: 1,
          sent: 2,
          in_time: 50,
          corrections: 1,
        },
      },
    ]);
  });
  test.each(['csv', 'xlsx', 'pdf'])('is taken away as %s, and that is written down', async (format) => {
    const { status, text, headers } = await office
      .as('kierownik')
      .get(`/api/reports/companies/export?format=${format}&year=2026&from=9&to=10`);
    expect(status).toBe(200);
    expect(String(headers['content-disposition'])).toContain(`.${format}"`);
    if (format === 'csv') {
      expect(text.split('\r\n')[0]).toBe(
        '\ufeffFirma;Opiekun;Plan (h);Skąd plan;Czas (h);Ponad plan (h);Wykorzystanie;W tym płatne (h);Abonament;Na godzinę',
      );
      expect(text).toMatch(/Bednarz;[^;]+;4;umowa;6,5;2,5;163%;2,5;800;123,08/);
      expect(text).toMatch(/Razem;;4,75;;7,32;2,5;144%/);
    }
    const [trail] = await office.services.db.query<{ n: number }>({
      text: "select count(*)::int as n from audit where entity = 'reports' and action = 'export'",
    });
    expect(trail?.n).toBeGreaterThan(0);
  });
});

test('S10: thousands of entries are taken away only by who has just confirmed who they are', async () => {
  const { clock, db, tenants } = office.services;
  const tenant = tenants.all().find(({ key }) => key === 'demo');
  const begun = Date.UTC(2025, 0, 2, 7);
  const records = Array.from({ length: 1_001 }, (_, nth) => ({
    ...blank(resources.uptimes),
    id: newId(),
    user_id: office.idOf('szef'),
    start_date: toWarsaw(new Date(begun + nth * 120_000)),
    end_date: toWarsaw(new Date(begun + nth * 120_000 + 60_000)),
    source: 'manual',
  }));
  await db.transaction((tx) => fill(tx, { tenantId: tenant?.id ?? 0, at: clock() }, resources.uptimes, records));
  const ask = (format: string) =>
    office.as('kierownik').get(`/api/reports/person-entries/export?format=${format}&year=2025&person=${office.idOf('szef')}`);
  await db.query({ text: 'update sessions set step_up_until = null where user_id = $1', values: [office.idOf('kierownik')] });
  expect(await ask('csv')).toMatchObject({ status: 403, body: { code: 'step_up' } });
  expect(await ask('pdf')).toMatchObject({ status: 403, body: { code: 'step_up' } });
});

describe('who may have one', () => {
  test.each([
    ['szef', 200],
    ['ksiegowa', 200],
    ['pracownik', 403],
    ['klient', 404],
  ] as const)('P02: %s gets %i', async (who, expected) => {
    for (const address of [
      'staff',
      'companies',
      'settlements',
      `person?person=${office.idOf('kadry')}`,
      'staff/export?format=csv',
    ])
      expect([address, (await office.as(who).get(`/api/reports/${address}`)).status]).toEqual([address, expected]);
  });
  test('P04: of another firm it has nothing, and its people are not there', async () => {
    const stranger = office.as('kierownik', 'kancelaria');
    const { body } = await stranger.get('/api/reports/companies?year=2026');
    expect((body as Report).tables[0]?.rows).toEqual([]);
    expect((await stranger.get(`/api/reports/person?person=${office.idOf('ksiegowa')}`)).status).toBe(404);
  });
  test('P07: of a person is of one of the office, and of those whom the asker may know', async () => {
    for (const name of ['person', 'person-settlements', 'person-entries'])
      for (const who of ['klient', 'podglad'] as const) {
        const asked = await office.as('kierownik').get(`/api/reports/${name}?person=${office.idOf(who)}`);
        expect([name, who, asked.status]).toEqual([name, who, 404]);
      }
    const rules = office.services.tenants.all().find(({ key }) => key === 'demo')?.config;
    if (!rules) throw new Error('The firm has another name');
    const { deniedAreas } = rules;
    rules.deniedAreas = ['users'];
    try {
      const status = async (who: PrincipalName) =>
        (await office.as('ksiegowa').get(`/api/reports/person?year=2026&person=${office.idOf(who)}`)).status;
      expect([await status('ksiegowa'), await status('kadry'), await status('super')]).toEqual([200, 200, 404]);
    } finally {
      rules.deniedAreas = deniedAreas;
    }
  });
  test.each([
    'staff?year=199',
    'staff?from=10&to=9',
    'staff?from=0',
    'companies?keeper=1',
    'companies?activity=nothing',
    'companies?kind=constructor',
    'companies?other=1',
    'companies?cost=-1',
    'companies?page=0',
    'companies?limit=101',
    'companies?sort=real',
    'companies?sort=source:asc',
    'companies?sort=id:asc',
    'staff?page=2',
    'staff/export?format=doc',
    'staff/export?format=csv&table=none',
  ])('V02: %s is refused in words', async (address) => {
    const { status, body } = await office.as('kierownik').get(`/api/reports/${address}`);
    expect([status, typeof body.error]).toEqual([422, 'string']);
  });
  test('P08: nobody finds out by an order what a client brings', async () => {
    const asked = (who: PrincipalName) => office.as(who).get('/api/reports/companies?year=2026&sort=profit:desc');
    expect([(await asked('ksiegowa')).status, (await asked('kierownik')).status]).toEqual([422, 200]);
  });
  test('an unknown report is not there', async () => {
    expect((await office.as('kierownik').get('/api/reports/profits')).status).toBe(404);
    expect((await office.as('kierownik').get('/api/reports/person')).status).toBe(404);
  });
});

inAll(
  'more companies than a list counts are told all the same, on the screen by pages and whole in a file',
  'server/records/reportPlans.test.ts',
  async () => {
    const { clock, db, tenants } = office.services;
    const tenantId = tenants.all().find(({ key }) => key === 'demo')?.id ?? 0;
    const many = 10_001;
    const rows = Array.from({ length: many }, (_, nth) => ({
      ...blank(resources.companies),
      id: newId(),
      title: `Spółka ${String(nth).padStart(5, '0')}`,
      company_type: 'jdg',
      vat_number: nip(200_000 + nth),
      address_city: 'Łódź',
      address_postal_code: '90-001',
      owner_id: office.idOf('ksiegowa'),
      taxation_form: 'pit_scale',
      vat_status: 'exempt_limit',
      accounting_type: 'kpir',
      hours_included: 1,
    }));
    await db.transaction((tx) => fill(tx, { tenantId, at: clock() }, resources.companies, rows));
    const address = 'companies?year=2024&from=1&to=2&sort=title:desc';
    const [table] = (await report('szef', address)).tables;
    // Bednarz has two hours a month, the others one.
    expect(table).toMatchObject({ count: many + 1, total: { plan: (many + 2) * 120, real: 0 } });
    expect(table?.rows.map(({ cells: { title } }) => title).slice(0, 2)).toEqual(['Spółka 10000', 'Spółka 09999']);
    const last = (await report('szef', `${address}&page=201`)).tables[0];
    expect(last?.rows.map(({ cells: { title } }) => title)).toEqual(['Spółka 00000', 'Bednarz']);
    const { status, text } = await office.as('szef').get(`/api/reports/${address.replace('?', '/export?format=csv&')}`);
    expect([status, text.trim().split('\r\n').length]).toEqual([200, many + 3]);
  },
);
