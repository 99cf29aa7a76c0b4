import { beforeAll, describe, expect, test } from 'vitest';
import { type Added, openOffice } from '../../support/office';
import type { PrincipalName } from '../../support/principals';
import type { Values } from '../../support/samples';

const office = openOffice();
const ask = (who: PrincipalName, query: string) => office.as(who).get(`/api/${query}`);
const groupsOf = async (who: PrincipalName, query: string) => {
  const { status, body } = await ask(who, query);
  expect([query, status]).toEqual([query, 200]);
  return body.data as { key: unknown; title?: unknown; count: number; sums: Record<string, number> }[];
};

let bakery: Added;
let joinery: Added;
const entries: { user_id: string; company_id: string | null; start_date: string; end_date: string | null; activity: string }[] =
  [];

beforeAll(async () => {
  bakery = await office.add('companies', { title: 'Piekarnia', owner_id: office.idOf('kadry') });
  joinery = await office.add('companies', { title: 'Stolarnia', owner_id: office.idOf('kadry') });
  const people = (['ksiegowa', 'kadry', 'pracownik'] as const).map((name) => office.idOf(name));
  for (let nth = 0; nth < 60; nth++) {
    const day = String(1 + (nth % 28)).padStart(2, '0');
    entries.push({
      user_id: people[nth % 3] ?? '',
      company_id: [bakery.id, joinery.id, null][nth % 3 === 0 ? nth % 2 : 2] ?? null,
      start_date: `2026-${nth < 28 ? '09' : '10'}-${day} 08:00:${String(nth % 60).padStart(2, '0')}`,
      end_date: nth === 59 ? null : `2026-${nth < 28 ? '09' : '10'}-${day} 1${nth % 10}:${String(nth % 60).padStart(2, '0')}:31`,
      activity: ['booking', 'vat', 'payroll', 'contact'][nth % 4] ?? 'vat',
    });
  }
  for (const entry of entries) await office.add('uptimes', { ...entry, source: 'timer' });
  await office.add(
    'uptimes',
    { user_id: office.idOf('ksiegowa', 'kancelaria'), start_date: '2026-09-01 08:00:00', end_date: '2026-09-01 09:00:00' },
    'kancelaria',
  );
});

/** Minutes as each record answers them, added up one by one. */
const minutes = ({ start_date, end_date }: (typeof entries)[number]) =>
  end_date
    ? Math.round((Date.parse(`${end_date}Z`.replace(' ', 'T')) - Date.parse(`${start_date}Z`.replace(' ', 'T'))) / 60_000)
    : 0;
function recount(keyOf: (entry: (typeof entries)[number]) => string | null, of = entries) {
  const sums = new Map<string | null, [number, number]>();
  for (const entry of of) {
    const [count, sum] = sums.get(keyOf(entry)) ?? [0, 0];
    sums.set(keyOf(entry), [count + 1, sum + minutes(entry)]);
  }
  return sums;
}

describe('groups', () => {
  test.each([
    ['activity', (entry: (typeof entries)[number]) => entry.activity],
    ['user_id', (entry: (typeof entries)[number]) => entry.user_id],
    ['company_id', (entry: (typeof entries)[number]) => entry.company_id],
    ['start_date:month', (entry: (typeof entries)[number]) => entry.start_date.slice(0, 7)],
    ['start_date:day', (entry: (typeof entries)[number]) => entry.start_date.slice(0, 10)],
    ['start_date:year', () => '2026'],
  ] as const)('by %s count and sum what a recount of all entries does', async (by, keyOf) => {
    const found = await groupsOf('kierownik', `uptimes/groups?by=${by}&sum=minutes`);
    expect(new Map(found.map(({ key, count, sums }) => [key, [count, sums.minutes]]))).toEqual(recount(keyOf));
  });
  test('add up minutes as the records themselves say them', async () => {
    const { body } = await ask('kierownik', 'uptimes?limit=100');
    const sum = (body.data as { minutes: number | null }[]).reduce((total, each) => total + (each.minutes ?? 0), 0);
    expect(await groupsOf('kierownik', 'uptimes/groups?sum=minutes')).toEqual([{ key: null, count: 60, sums: { minutes: sum } }]);
  });
  test('are called by their labels and titles, and nothing by nothing', async () => {
    const found = await groupsOf('kierownik', 'uptimes/groups?by=company_id');
    expect(found.map(({ title }) => title).sort()).toEqual(['Piekarnia', 'Stolarnia', null].sort());
    expect((await groupsOf('kierownik', 'uptimes/groups?by=activity')).map(({ title }) => title)).toContain('Księgowanie');
  });
  test('by several things have their values in the order that was asked for', async () => {
    const found = await groupsOf('kierownik', 'uptimes/groups?by=activity,start_date:month&sum=minutes');
    const expected = recount(({ activity, start_date }) => `${activity} ${start_date.slice(0, 7)}`);
    expect(new Map(found.map(({ key, count, sums }) => [(key as string[]).join(' '), [count, sums.minutes]]))).toEqual(expected);
    expect(found.find(({ key }) => (key as string[])[0] === 'vat')?.title).toEqual(['VAT', null]);
  });
  test('are narrowed like the list, and a stretch of a day is Warsaw’s', async () => {
    const found = await groupsOf('kierownik', `uptimes/groups?by=activity&filters=start_date>2026-09-30,company_id:${bakery.id}`);
    const of = entries.filter(({ start_date, company_id }) => start_date > '2026-10' && company_id === bakery.id);
    expect(new Map(found.map(({ key, count }) => [key, count]))).toEqual(
      new Map([...recount(({ activity }) => activity, of)].map(([key, [count]]) => [key, count])),
    );
    await office.add('tasks', { title: 'Nocne', due_date: '2026-11-30', period: '2026-08' });
    expect(await groupsOf('kierownik', 'tasks/groups?by=period:quarter,due_date:week&filters=title%3DNocne')).toEqual([
      { key: ['2026-Q3', '2026-11-30'], count: 1, sums: {} },
    ]);
  });
  test('P05: count only what the list shows: one’s own without reports, one’s firm’s always', async () => {
    const own = entries.filter(({ user_id }) => user_id === office.idOf('pracownik'));
    expect(await groupsOf('pracownik', 'uptimes/groups?by=user_id')).toEqual([
      { key: office.idOf('pracownik'), title: expect.any(String), count: own.length, sums: {} },
    ]);
    const foreign = await office.as('ksiegowa', 'kancelaria').get('/api/uptimes/groups?by=start_date:month&sum=minutes');
    expect(foreign.body.data).toEqual([{ key: '2026-09', count: 1, sums: { minutes: 60 } }]);
  });
  test('P02: are there for whom the list is, and for nobody else', async () => {
    expect((await ask('pracownik', 'companies/groups?by=status')).status).toBe(403);
    expect((await ask('klient', 'uptimes/groups?by=activity')).status).toBe(404);
    expect((await office.nobody().get('/api/companies/groups?by=status')).status).toBe(401);
  });
  test('amounts of several currencies are never added up: each is a sum of its own', async () => {
    for (const [currency, gross_amount] of [
      ['PLN', 10_000],
      ['EUR', 2_500],
      ['EUR', 500],
      [null, 100],
    ] as const)
      await office.add('documents', { company_id: bakery.id, document_type: 'sales_invoice', currency, gross_amount });
    await office.add('documents', { company_id: joinery.id, document_type: 'sales_invoice', currency: 'USD', gross_amount: 700 });
    const sales = 'filters=document_type:sales_invoice';
    for (const query of ['sum=gross_amount', 'by=company_id&sum=gross_amount']) {
      const { status, body } = await ask('kierownik', `documents/groups?${query}&${sales}`);
      expect([status, body.error]).toEqual([422, expect.stringMatching(/walut/)]);
    }
    const found = await groupsOf('kierownik', `documents/groups?by=company_id,currency&sum=gross_amount&${sales}`);
    expect(new Map(found.map(({ key, sums }) => [(key as (string | null)[])[1], sums.gross_amount]))).toEqual(
      new Map([
        ['PLN', 10_000],
        ['EUR', 3_000],
        [null, 100],
        ['USD', 700],
      ]),
    );
    const [euros] = await groupsOf('kierownik', `documents/groups?sum=gross_amount&${sales},company_id:${joinery.id}`);
    expect(euros?.sums).toEqual({ gross_amount: 700 });
  });
  test('P03: of a client are those of their companies', async () => {
    await office.add('tasks', { title: 'Dla klienta', audience: 'client', company_id: bakery.id });
    await office.add('tasks', { title: 'Dla innego', audience: 'client', company_id: joinery.id });
    const client = await office.client(bakery);
    expect((await client.get('/api/tasks/groups?by=company_id')).body.data).toEqual([
      { key: bakery.id, title: 'Piekarnia', count: 1, sums: {} },
    ]);
  });
  test.each([
    ['companies/groups?by=pesel', 'kierownik'],
    ['companies/groups?by=internal_note', 'kierownik'],
    ['companies/groups?by=title', 'kierownik'],
    ['companies/groups?by=nothing', 'kierownik'],
    ['companies/groups?by=tenant_id', 'kierownik'],
    ['companies/groups?by=constructor', 'kierownik'],
    ['companies/groups?sum=title', 'kierownik'],
    ['companies/groups?sum=tasks', 'kierownik'],
    ['companies/groups?sum=constructor', 'kierownik'],
    ['employees/groups?sum=wage_amount', 'ksiegowa'],
    ['employees/groups?by=pesel', 'super'],
    ['uptimes/groups?by=start_date:minute', 'kierownik'],
    ['uptimes/groups?by=start_date:month:day', 'kierownik'],
    ['uptimes/groups?by=activity:month', 'kierownik'],
    ['tasks/groups?by=period:week', 'kierownik'],
    ['tasks/groups?by=estimate_minutes', 'klient'],
    ['tasks/groups?sum=estimate_minutes', 'klient'],
    ['tasks/groups?by=status,priority,category,audience', 'kierownik'],
    ['tasks/groups?by=status&filters=nothing:1', 'kierownik'],
    ['tasks/groups?by=status&limit=2&order=1', 'kierownik'],
  ] as const)('P07, P10: %s of %s is refused in words', async (query, who) => {
    const { status, body } = await ask(who, query);
    expect([status, typeof body.error]).toEqual([422, 'string']);
  });
  test('S11: of what no address may hold are asked for in a body', async () => {
    const { status, body } = await office
      .as('kadry')
      .post('/api/companies/groups', { by: 'owner_id', filters: 'pesel:44051401359' });
    expect([status, body]).toEqual([200, { data: [] }]);
    expect((await ask('kadry', 'companies/groups?by=owner_id&filters=pesel:44051401359')).status).toBe(422);
  });
});

describe('what stands behind a grant', () => {
  const line = async (where: string) =>
    office.services.db.query<{ action: string; entity_id: string | null; fields: string[] }>({
      text: `select action, entity_id, fields from audit where ${where} order by seq`,
      values: [],
    });
  /** A company with so many people of that pay. */
  async function staff(many: number, values: Values = {}) {
    const company = await office.add('companies', {});
    const people = [];
    for (let nth = 0; nth < many; nth += 1)
      people.push(await office.add('employees', { company_id: company.id, wage_amount: 500_000 + nth, ...values }));
    return { company, people };
  }
  const refused = 'Dane kadrowe zestawia się tylko dla co najmniej pięciu osób naraz. Rozszerz filtr albo zestaw je inaczej.';

  test('P22: is no sum and no group of fewer than five, however it is asked', async () => {
    const { company, people } = await staff(4, { medical_exam_valid_to: '2027-01-31' });
    const id = people[0]?.id;
    for (const asked of [
      `sum=wage_amount&filters=id:${id}`,
      `sum=wage_amount&filters=company_id:${company.id}`,
      `by=medical_exam_valid_to&filters=company_id:${company.id}`,
      `by=medical_exam_valid_to:month&filters=company_id:${company.id}`,
      `by=status&filters=company_id:${company.id},wage_amount>400000`,
    ])
      for (const who of ['kadry', 'super'] as const) {
        const { status, body } = await office.as(who).get(`/api/employees/groups?${asked}`);
        if (who === 'kadry') expect([asked, status, body.error]).toEqual([asked, 422, refused]);
        else expect([asked, status]).toEqual([asked, 422]);
      }
    const owner = await office.client(company, 'owner');
    expect((await owner.get(`/api/employees/groups?sum=wage_amount&filters=id:${id}`)).body.error).toBe(refused);
    // Four without pay hide nobody's.
    for (let nth = 0; nth < 4; nth += 1) await office.add('employees', { company_id: company.id, wage_amount: null });
    const { company: mixed } = await staff(1);
    for (let nth = 0; nth < 6; nth += 1) await office.add('employees', { company_id: mixed.id, wage_amount: null });
    expect(
      (await office.as('kadry').get(`/api/employees/groups?sum=wage_amount&filters=company_id:${mixed.id}`)).body.error,
    ).toBe(refused);
  });

  test('P22: of five and more it is told, and the trail says who asked; other groups leave none', async () => {
    const { company } = await staff(5);
    const asked = await office.as('kadry').get(`/api/employees/groups?sum=wage_amount&filters=company_id:${company.id}`);
    expect(asked.data).toMatchObject([{ count: 5, sums: { wage_amount: 2_500_010 } }]);
    const lines = await line(`action = 'groups' and actor_id = '${office.idOf('kadry')}'`);
    expect(lines.at(-1)).toEqual({ action: 'groups', entity_id: null, fields: ['wage_amount'] });
    await office.as('kadry').get(`/api/employees/groups?by=status&filters=company_id:${company.id}`);
    expect(await line(`action = 'groups' and actor_id = '${office.idOf('kadry')}'`)).toHaveLength(lines.length);
    const none = await office.add('companies', {});
    expect((await office.as('kadry').get(`/api/employees/groups?sum=wage_amount&filters=company_id:${none.id}`)).status).toBe(
      200,
    );
  });

  test('P22: a list narrowed or ordered by it leaves the line of opening for each record that it shows; an export says by what', async () => {
    const { company, people } = await staff(2);
    await office.as('kadry').get(`/api/employees/?filters=company_id:${company.id},wage_amount:500001`);
    const shown = (id = '') => line(`action = 'show' and entity_id = '${id}'`);
    expect(await shown(people[0]?.id)).toEqual([]);
    expect(await shown(people[1]?.id)).toEqual([{ action: 'show', entity_id: people[1]?.id, fields: ['wage_amount'] }]);
    await office.as('kadry').get(`/api/employees/?sort=wage_amount:desc&filters=company_id:${company.id}`);
    expect(await shown(people[0]?.id)).toHaveLength(1);
    await office.as('kadry').get(`/api/employees/?filters=company_id:${company.id}`);
    expect(await shown(people[0]?.id)).toHaveLength(1);
    await office.as('kadry').get(`/api/employees/export?format=csv&filters=company_id:${company.id},wage_amount>1`);
    expect((await line(`action = 'export'`)).at(-1)?.fields).toContain('wage_amount');
  });
});
