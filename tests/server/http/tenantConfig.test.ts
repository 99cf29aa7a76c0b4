import { describe, expect, test } from 'vitest';
import { openOffice } from '../../support/office';

const office = openOffice();
const config = async (caller = office.nobody()) => (await caller.get('/api/config')).body;
const columns = (body: { modules: Record<string, { columns: { key: string }[] }> }, module = 'company') =>
  body.modules[module]?.columns.map(({ key }) => key);

describe('the configuration', () => {
  test('P17: before login is the name, the look and the words of public pages', async () => {
    const body = await config(office.nobody('kancelaria'));
    expect(Object.keys(body).sort()).toEqual(['strings', 'tenant']);
    expect(body.tenant).toMatchObject({ id: 'kancelaria', name: 'Kancelaria Podatkowa Wierzba', locale: 'pl' });
  });
  test('with a token is each firm’s own', async () => {
    const [demo, other] = [await config(office.as('ksiegowa')), await config(office.as('ksiegowa', 'kancelaria'))];
    expect(columns(demo)).toEqual(['title', 'company_type', 'tasks', 'owner', 'vat_number', 'accounting_status', 'documents']);
    expect(columns(other)).toEqual(['title', 'vat_number', 'taxation_form', 'vat_status', 'owner', 'accounting_status']);
    expect([demo.modules.documents.enabled, other.modules.documents.enabled]).toEqual([true, false]);
    expect(other.deniedAreas).toEqual(['messages']);
  });
  test('P17: tells a client of no column that does not exist for them', async () => {
    const body = await config(office.as('klient'));
    expect(columns(body)).not.toContain('tasks');
    expect(columns(body)).toContain('title');
    expect(columns(body, 'uptime')).toEqual([]);
    expect(body.switches).toMatchObject({ fourEyes: false, teamWalls: false });
  });
  test('with a token that is not good is the stranger’s', async () => {
    expect(
      Object.keys((await office.nobody().get('/api/config', { authorization: `Bearer ${'a'.repeat(43)}` })).body).sort(),
    ).toEqual(['strings', 'tenant']);
  });
  test('changes for everybody as soon as the firm changed it, and drops what the product does not have', async () => {
    const { db, tenants } = office.services;
    await db.query({
      text: 'update tenants set changes = $1 where key = $2',
      values: [
        {
          tenant: { name: 'Nowa nazwa' },
          modules: {
            reports: { enabled: false },
            kosmos: { enabled: true },
            company: { columns: [{ key: 'title' }, { key: 'dawna' }] },
          },
        },
        'kancelaria',
      ],
    });
    await tenants.reload();
    const body = await config(office.as('ksiegowa', 'kancelaria'));
    expect([body.tenant.name, columns(body), Object.keys(body.modules).includes('kosmos')]).toEqual([
      'Nowa nazwa',
      ['title'],
      false,
    ]);
    const told = office.logged.filter(({ level }) => level === 'warn').map(({ message }) => message);
    expect(told).toEqual(
      expect.arrayContaining([expect.stringContaining('moduł kosmos'), expect.stringContaining('company.dawna')]),
    );
    expect((await office.as('super', 'kancelaria').get('/api/settlements/')).status).toBe(404);
    expect((await office.as('super').get('/api/settlements/')).status).toBe(200);
  });
});

describe('P03: a module that is off', () => {
  test.each(['szef', 'super', 'ksiegowa', 'pracownik', 'klient'] as const)('does not exist for %s, in any call', async (who) => {
    const document = await office.add('documents', {}, 'kancelaria');
    const { get, put, post } = office.as(who, 'kancelaria');
    const answers = [
      await get('/api/documents/'),
      await get(`/api/documents/${document.id}`),
      await post('/api/documents/', office.sample('documents', {}, 'kancelaria')),
      await put('/api/documents/', { id: document.id, number: '1' }),
      await post('/api/documents/search', {}),
      await post('/api/documents/actions/delete', { ids: [document.id] }),
      await get(`/api/documents/${document.id}/history`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404]);
  });
  test('is not counted, sorted or filtered by', async () => {
    const { get } = office.as('ksiegowa', 'kancelaria');
    expect((await get('/api/companies/')).data[0]).not.toHaveProperty('documents');
    expect((await get('/api/companies/?sort=documents:asc')).status).toBe(422);
  });
});

test('P17: the gateway’s profile is for those who set up the office', async () => {
  const statuses = [];
  for (const who of ['szef', 'super', 'kierownik', 'ksiegowa', 'pracownik', 'klient'] as const)
    statuses.push((await office.as(who).get('/api/modules/smsapi/profile')).status);
  expect(statuses).toEqual([403, 200, 200, 403, 403, 403]);
});
