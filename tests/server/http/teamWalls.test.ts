import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ResourceName, resources } from '../../../resources';
import { wallOf } from '../../../src/access/walls';
import type { Resource } from '../../../src/schema';
import { inOrderOfReferences } from '../../../src/schema/order';
import { principalOf } from '../../../src/server/auth/authenticate';
import { sightOf } from '../../../src/server/records/changeSight';
import { type Added, openOffice } from '../../support/office';
import { uploaded } from '../files/desk';

const office = openOffice();

const canary = 'Kanarek';
const nowhere = '0199c3a2-1b2c-7d3e-8f40-123456789abc';
const all = inOrderOfReferences(Object.values<Resource>(resources));
/** What hangs on a company, itself among it. */
const walled = all.filter((resource) => wallOf(nowhere, [nowhere])(resource).length > 0);
const names = walled.map(({ name }) => name as ResourceName);

const tenant = () => {
  const found = office.services.tenants.all().find(({ key }) => key === 'demo');
  if (!found) throw new Error('no firm');
  return found;
};
const switchTo = (teamWalls: boolean) => {
  tenant().config.switches.teamWalls = teamWalls;
};
beforeEach(() => switchTo(true));

/** The boss's company and one record of every kind that hangs on it, named so that it is known wherever it comes up. */
const behind = {} as Record<ResourceName, Added>;
let fileId = '';

beforeAll(async () => {
  const boss = office.idOf('szef');
  for (const resource of walled) {
    const values: Record<string, unknown> = {};
    for (const [key, field] of Object.entries(resource.fields)) {
      const target = field.resource as ResourceName | undefined;
      if (field.type === 'reference' && target === 'users' && field.where?.isAdmin === true) values[key] = boss;
      else if (field.type === 'reference' && target && behind[target] && (target === 'companies' || field.options.required))
        values[key] = behind[target].id;
      else if (['text', 'longText', 'richText'].includes(field.type) && !field.options.grant)
        values[key] = `${canary} ${key}`.slice(0, field.options.max ?? 200);
    }
    const other =
      resource.name === 'task-dependencies'
        ? { blocker_id: (await office.add('tasks', { company_id: behind.companies.id })).id }
        : {};
    const own = resource.name === 'uptimes' || resource.name === 'schedule-entries' ? { user_id: boss } : {};
    behind[resource.name as ResourceName] = await office.add(resource.name as ResourceName, {
      ...office.sample(resource.name as ResourceName),
      ...values,
      ...other,
      ...own,
    });
  }
  switchTo(false);
  const boss_ = office.as('szef');
  fileId = (await uploaded(office, boss_, 'kanarek.txt', canary)).id;
  const document = office.sample('documents', { company_id: behind.companies.id, file_id: fileId, title: `${canary} plik` });
  expect((await boss_.post('/api/documents/', document)).status).toBe(201);
  await office.add('notices', {
    user_id: office.idOf('kadry'),
    text: `${canary} w powiadomieniu`,
    event: 'ticket_created',
    record_resource: 'tickets',
    record_id: behind.tickets.id,
  });
}, 120_000);

const told = (answer: { status: number; body: object }) => ({ status: answer.status, ...answer.body, requestId: '' });

describe('P24: behind the wall of another team', () => {
  test('stands every kind of record that hangs on a company', () => {
    const hanging = all.filter(({ fields }) => Object.values(fields).some((field) => field.resource === 'companies'));
    expect(names).toEqual(expect.arrayContaining(hanging.map(({ name }) => name)));
    expect(names).toEqual(expect.arrayContaining(['companies', 'task-dependencies', 'settlement-items']));
    expect(names).toEqual(expect.arrayContaining(['users', 'memberships']));
  });
  test.each(names)('%s are in no list, group, search or file of somebody outside it', async (name) => {
    const kadry = office.as('kadry');
    const record = behind[name];
    const list = await kadry.get(`/api/${name}/?limit=100`);
    if (list.status === 200) {
      expect(list.data.map(({ id }: { id: string }) => id)).not.toContain(record.id);
      expect(JSON.stringify(list.body)).not.toContain(canary);
      expect((await kadry.get(`/api/${name}/?filters=id:${record.id}`)).body.total).toBe(0);
      const groups = await kadry.get(`/api/${name}/groups`);
      expect([groups.status, groups.data[0]?.count ?? 0]).toEqual([200, list.body.total]);
      expect((await kadry.get(`/api/${name}/export?format=csv`)).text).not.toContain(canary);
    } else expect(list.status).toBe(403);
    const asked = async (id: string) => [
      told(await kadry.get(`/api/${name}/${id}`)),
      told(await kadry.get(`/api/${name}/${id}/history`)),
      told(await kadry.put(`/api/${name}/`, { id })),
      told(await kadry.delete(`/api/${name}/${id}`)),
      told(await kadry.post(`/api/${name}/${id}/restore`)),
      told(await kadry.post(`/api/${name}/${id}/actions/done`)),
      told(await kadry.get(`/api/${name}/${id}/posts`)),
    ];
    expect(await asked(record.id)).toEqual(await asked(nowhere));
  });
  test('nothing comes up in the search of everything, what waits, reports, notices, calendar or unread totals', async () => {
    const kadry = office.as('kadry');
    for (const url of [
      `/api/search?q=${canary}`,
      '/api/waiting',
      '/api/unread',
      '/api/notices/?limit=100',
      '/api/calendar?from=2026-11-01&to=2026-12-31',
      ...['staff', 'companies', 'settlements'].map((report) => `/api/reports/${report}?year=2026`),
      '/api/reports/companies/export?year=2026&format=csv',
      `/api/users/companies?id=${office.idOf('szef')}`,
    ]) {
      const answer = await kadry.get(url);
      expect([url, answer.status]).toEqual([url, 200]);
      expect(answer.text).not.toContain(canary);
      expect(answer.text).not.toContain(behind.companies.id);
    }
    expect((await office.as('szef').get(`/api/search?q=${canary}`)).text).toContain(canary);
  });
  test('a file of it does not exist', async () => {
    expect((await office.as('szef').get(`/api/files/${fileId}`)).status).toBe(200);
    expect(told(await office.as('kadry').get(`/api/files/${fileId}`))).toEqual(
      told(await office.as('kadry').get(`/api/files/${nowhere}`)),
    );
  });
  test('P05: a new record or a change that points to it is told what is told of one that points to nothing', async () => {
    const kadry = office.as('kadry');
    let asked = 0;
    for (const { name, fields } of all) {
      const links = Object.entries(fields).filter(
        ([, { type, resource, options }]) => type === 'reference' && behind[resource as ResourceName] && !options.readOnly,
      );
      const own = links.length > 0 ? await office.add(name as ResourceName, { owner_id: office.idOf('kadry') }) : null;
      for (const [key, { resource }] of links) {
        const pointing = async (id: string) => [
          told(await kadry.post(`/api/${name}/`, office.sample(name as ResourceName, { [key]: id }))),
          told(await kadry.put(`/api/${name}/`, { id: own?.id, [key]: id })),
        ];
        const hidden = await pointing(behind[resource as ResourceName].id);
        expect([name, key, hidden]).toEqual([name, key, await pointing(nowhere)]);
        asked += 1;
      }
    }
    expect(asked).toBeGreaterThan(40);
  }, 60_000);
  test('nobody may be pointed to it, charged for it or asked in it', async () => {
    const kadry = office.as('kadry');
    const company_id = behind.companies.id;
    for (const made of [
      await kadry.post('/api/tasks/', office.sample('tasks', { company_id })),
      await kadry.post('/api/tickets/', office.sample('tickets', { company_id })),
    ])
      expect([made.status, Object.keys(made.body.errors)]).toEqual([422, ['company_id']]);
    const ask = { company_ids: [company_id], period: '2026-10', due_date: '2026-12-01' };
    expect((await kadry.post('/api/document-requests/ask', ask)).status).toBe(404);
    expect((await kadry.post('/api/billable-events/worktime/preview', { company_id, period: '2026-10' })).status).toBe(404);
  });
  test('P18: the live news are of what the lists show, for every kind of record', async () => {
    const { db } = office.services;
    const id = office.idOf('kadry');
    const row = { session_id: '', id, first_name: '', roles: [], isAdmin: true, payroll: true, companies: null, team: [] };
    const who = principalOf(row);
    for (const name of names) {
      const { data = [] } = await office.as('kadry').get(`/api/${name}/?limit=100`);
      const listed: string[] = data.map((record: { id: string }) => record.id);
      const ids = [behind[name].id, ...listed];
      const sees = await sightOf(db, tenant(), resources[name], ids, [who]);
      expect([name, ids.filter((each) => sees(who, each))]).toEqual([name, listed]);
    }
  });
});

describe('P24: who sees a company', () => {
  const seen = async (who: Parameters<typeof office.as>[0]) =>
    (await office.as(who).get(`/api/companies/${behind.companies.id}`)).status;

  test.each(['szef', 'super', 'kierownik'] as const)('%s leads and sees it', async (who) => expect(await seen(who)).toBe(200));
  test('everybody, where the firm has no walls', async () => {
    switchTo(false);
    expect(await seen('kadry')).toBe(200);
  });
  test('a colleague of the keeper’s team, as long as they are in it', async () => {
    const members = [{ user_id: office.idOf('szef') }, { user_id: office.idOf('kadry') }];
    const made = await office.as('kierownik').post('/api/teams/', { name: 'Piętro drugie', members });
    expect(made.status).toBe(201);
    for (const name of names.filter((each) => each !== 'schedule-entries')) {
      const answer = await office.as('kadry').get(`/api/${name}/${behind[name].id}`);
      expect([name, [200, 403].includes(answer.status)]).toEqual([name, true]);
    }
    expect(await seen('ksiegowa')).toBe(404);
    const { id, version } = made.body;
    await office.as('kierownik').put('/api/teams/', { id, version, members: members.slice(0, 1) });
    expect(await seen('kadry')).toBe(404);
    await office.as('kierownik').put('/api/teams/', { id, members });
    expect(await seen('kadry')).toBe(200);
    await office.as('kierownik').delete(`/api/teams/${id}`);
    expect(await seen('kadry')).toBe(404);
  });
  test('P19: joining a team asks who one is, and bringing one back too', async () => {
    const asked = office.as('super');
    const { body } = await asked.post('/api/teams/', office.sample('teams', { members: [] }));
    const values = [office.idOf('super')];
    await office.services.db.query({ text: 'update sessions set step_up_until = null where user_id = $1', values });
    const joined = await asked.put('/api/teams/', { id: body.id, members: [{ user_id: office.idOf('kadry') }] });
    expect([joined.status, joined.body.code]).toEqual([403, 'step_up']);
    expect((await asked.put('/api/teams/', { id: body.id, note: 'Bez zmian w składzie' })).status).toBe(200);
    expect((await asked.delete(`/api/teams/${body.id}`)).body.code).toBe('step_up');
  });
  test('its deputy, and whoever keeps its people', async () => {
    for (const key of ['deputy_id', 'payroll_owner_id'] as const) {
      const { id } = await office.add('companies', { owner_id: office.idOf('szef'), [key]: office.idOf('kadry') });
      expect((await office.as('kadry').get(`/api/companies/${id}`)).status).toBe(200);
      expect((await office.as('ksiegowa').get(`/api/companies/${id}`)).status).toBe(404);
    }
  });
  test('a keeper gives it away over the wall, and from then on does not', async () => {
    const { id } = await office.add('companies', { owner_id: office.idOf('kadry') });
    const given = await office.as('kadry').put('/api/companies/', { id, owner_id: office.idOf('ksiegowa') });
    expect([given.status, given.body.owner_id]).toEqual([200, office.idOf('ksiegowa')]);
    expect((await office.as('kadry').get(`/api/companies/${id}`)).status).toBe(404);
    expect((await office.as('ksiegowa').get(`/api/companies/${id}`)).status).toBe(200);
  });
});

describe('P24: a client is seen by whoever sees one of their companies', () => {
  const client = async (...companies: string[]) => {
    const { id } = await office.add('users', { isAdmin: false, first_name: 'Klient', last_name: 'Zza Ściany' });
    for (const company_id of companies) await office.add('memberships', { user_id: id, company_id });
    return id;
  };
  const seen = async (id: string) => {
    const kadry = office.as('kadry');
    const { status } = await kadry.get(`/api/users/${id}`);
    const listed = (await kadry.get(`/api/users/?limit=100&filters=id:${id}`)).data.some(
      (each: { id: string }) => each.id === id,
    );
    expect(listed).toBe(status === 200);
    return status;
  };
  test('one of the other side’s company alone is not', async () =>
    expect(await seen(await client(behind.companies.id))).toBe(404));
  test('one who is in a company of each side is', async () => {
    const { id } = await office.add('companies', { owner_id: office.idOf('kadry') });
    expect(await seen(await client(behind.companies.id, id))).toBe(200);
  });
  test('one who is in none yet is', async () => expect(await seen(await client())).toBe(200));
  test('one who left the other side’s company is not', async () => {
    await office.logInAgain();
    const id = await client(behind.companies.id);
    const [membership] = (await office.as('szef').get(`/api/memberships/?filters=user_id:${id}`)).data;
    expect((await office.as('super').delete(`/api/memberships/${membership.id}`)).status).toBe(200);
    expect(await seen(id)).toBe(404);
  });
  test('everybody of the office is', async () => expect(await seen(office.idOf('szef'))).toBe(200));
});

describe('P24: work given to somebody over the wall', () => {
  test('can be done by them, with the company named and its card closed', async () => {
    const company_id = behind.companies.id;
    const task = await office.add('tasks', { company_id, assignee_id: office.idOf('kadry'), title: 'Umowa o pracę' });
    const kadry = office.as('kadry');
    const { body } = await kadry.get(`/api/tasks/${task.id}`);
    expect(body.company).toEqual({ id: company_id, title: behind.companies.title });
    expect((await kadry.post(`/api/tasks/${task.id}/actions/take`)).status).toBe(200);
    expect((await kadry.get(`/api/companies/${company_id}`)).status).toBe(404);
    expect((await kadry.get('/api/tasks/?search=Umowa o pracę')).body.total).toBe(1);
    expect((await office.as('ksiegowa').get(`/api/tasks/${task.id}`)).status).toBe(404);
    const given = await kadry.put('/api/tasks/', { id: task.id, assignee_id: office.idOf('szef') });
    expect(given.status).toBe(200);
    expect((await kadry.get(`/api/tasks/${task.id}`)).status).toBe(404);
  });
  test('goes with what belongs to it: the positions of one’s own month', async () => {
    const company_id = behind.companies.id;
    const month = await office.add('settlements', { company_id, period: '2025-03', owner_id: office.idOf('kadry') });
    const item = await office.add('settlement-items', { company_id, settlement_id: month.id, period: '2025-03' });
    expect((await office.as('kadry').get(`/api/settlement-items/${item.id}`)).status).toBe(200);
    expect((await office.as('ksiegowa').get(`/api/settlement-items/${item.id}`)).status).toBe(404);
  });
  test('a task that waits for one behind the wall does not tell what that is', async () => {
    const mine = await office.add('tasks', { company_id: null, assignee_id: office.idOf('kadry'), title: 'Moje' });
    await office.add('task-dependencies', { task_id: mine.id, blocker_id: behind.tasks.id });
    const kadry = office.as('kadry');
    expect((await kadry.get(`/api/tasks/${mine.id}`)).text).not.toContain(canary);
    const done = await kadry.post(`/api/tasks/${mine.id}/actions/done`);
    expect([done.status, done.body.error]).toEqual([409, 'To zadanie czeka na inne.']);
  });
});
