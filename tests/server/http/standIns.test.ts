import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type ResourceName, resources } from '../../../resources';
import type { Resource } from '../../../src/schema';
import { standInsDaily } from '../../../src/server/standIns/job';
import { type Added, openOffice } from '../../support/office';
import { runDaily } from '../../support/runDaily';

const office = openOffice();
const today = '2026-11-20';

/** What a person holds as their work: by record, every field of it that names somebody. */
async function held(): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const { name, work } of Object.values<Resource>(resources)) {
    if (!work) continue;
    const keys = [...work.of, ...Object.values(work.told ?? {})];
    // What the two are told of the stand-in itself is news.
    const news = name === 'notices' ? "and event not like 'stand_in_%'" : '';
    const text = `select id, ${keys.join(', ')} from "${name.replaceAll('-', '_')}" where tenant_id = 1 ${news} order by id`;
    const rows = await office.services.db.query<{ id: string }>({ text, values: [] });
    for (const { id, ...row } of rows) found[`${name} ${id}`] = row;
  }
  return found;
}

const ewa = () => office.idOf('ksiegowa');
const ola = () => office.idOf('kadry');
const add = async (name: ResourceName, values: Record<string, unknown>): Promise<Added> => office.add(name, values);

async function begin(more: Record<string, unknown> = {}): Promise<string> {
  const values = { person_id: ewa(), deputy_id: ola(), from: today, to: '2026-12-12', note: 'Leasing do dokończenia', ...more };
  const made = await office.as('ksiegowa').post('/api/stand-ins/', values);
  expect([made.status, made.body.errors]).toEqual([201, undefined]);
  return made.body.id;
}
const end = async (id: string) => {
  const ended = await office.as('ksiegowa').post(`/api/stand-ins/${id}/actions/end`);
  expect([ended.status, ended.body.error]).toEqual([200, undefined]);
  return ended.body;
};

afterEach(async () => {
  const { data } = await office.as('szef').get('/api/stand-ins/?filters=status:active');
  for (const { id } of data) await office.as('szef').post(`/api/stand-ins/${id}/actions/end`);
});

let company: Added;
beforeAll(async () => {
  company = await add('companies', { owner_id: ewa(), payroll_owner_id: ewa(), title: 'Piekarnia Kłos' });
  const company_id = company.id;
  await add('tasks', { company_id, assignee_id: ewa(), status: 'new' });
  await add('tasks', { company_id, assignee_id: ewa(), status: 'done' });
  await add('tasks', { company_id: null, assignee_id: ola(), reviewer_id: ewa(), status: 'review' });
  await add('tickets', { company_id, assignee_id: ewa(), status: 'open' });
  await add('tickets', { company_id, assignee_id: ewa(), status: 'closed' });
  await add('messages', { company_id, assignee_id: ewa(), status: 'waiting_office' });
  await add('settlements', { company_id, period: '2026-10', owner_id: ewa(), status: 'booking' });
  await add('settlements', { company_id, period: '2026-09', owner_id: ewa(), status: 'closed' });
  const about = { event: 'ticket_created', record_resource: 'companies', record_id: company_id };
  await add('notices', { user_id: ewa(), text: 'Nowa sprawa', ...about });
  await add('notices', { user_id: ewa(), text: 'Przeczytane', read_at: '2026-11-19 08:00:00', ...about });
  await add('notices', { user_id: ewa(), text: 'Kończą się kody zapasowe', event: 'backup_codes_low' });
});

describe('a stand-in', () => {
  test('tells before what would go over, to oneself and to who leads, and to nobody else', async () => {
    const url = `/api/stand-ins/preview?person=${ewa()}&deputy=${ola()}`;
    const asked = await office.as('ksiegowa').get(url);
    expect(asked.status).toBe(200);
    const counts = Object.fromEntries(
      asked.data.map(({ resource, count }: { resource: string; count: number }) => [resource, count]),
    );
    expect(counts).toMatchObject({ notices: 1, messages: 1 });
    expect(asked.data.find(({ resource }: { resource: string }) => resource === 'notices').words).toBe('1\u00a0powiadomienie');
    expect((await office.as('kierownik').get(url)).data).toEqual(asked.data);
    expect((await office.as('kadry').get(url)).status).toBe(403);
    expect((await office.as('klient').get(url)).status).toBe(404);
  });
  test('goes there and back exactly', async () => {
    const before = await held();
    const id = await begin();
    const during = await held();
    const theirs = (all: Record<string, unknown>, who: string) =>
      Object.values(all).filter((row) => Object.values(row as object).includes(who)).length;
    expect(theirs(during, ewa())).toBeLessThan(theirs(before, ewa()));
    expect(during).not.toEqual(before);
    const ended = await end(id);
    expect(await held()).toEqual(before);
    expect(ended.returned).toBe(ended.handed);
    expect(ended.handed).toContain('powiadomienie');
  });
  test('leaves what is finished, what was read, what is one’s own account’s, and a check of the deputy’s own work', async () => {
    const id = await begin();
    const mine = async (name: string, more = '') => (await office.as('ksiegowa').get(`/api/${name}/?limit=100${more}`)).data;
    expect((await mine('notices')).map(({ text }: { text: string }) => text).sort()).toEqual(
      ['Kończą się kody zapasowe', 'Przeczytane'].sort(),
    );
    expect((await mine('tasks', `&filters=assignee_id:${ewa()}`)).map(({ status }: { status: string }) => status)).toEqual([
      'done',
    ]);
    expect((await mine('tasks', `&filters=reviewer_id:${ewa()}`)).length).toBe(0 + 1);
    expect((await mine('tickets', `&filters=assignee_id:${ewa()}`)).map(({ status }: { status: string }) => status)).toEqual([
      'closed',
    ]);
    await end(id);
  });
  test('what the deputy finished stays theirs, and what went to somebody else stays there', async () => {
    const id = await begin();
    const company_id = company.id;
    const [task] = (await office.as('kadry').get(`/api/tasks/?filters=company_id:${company_id},status:new`)).data;
    const [ticket] = (await office.as('kadry').get(`/api/tickets/?filters=company_id:${company_id},status:open`)).data;
    expect([task.assignee_id, ticket.assignee_id]).toEqual([ola(), ola()]);
    expect((await office.as('kadry').post(`/api/tasks/${task.id}/actions/done`)).status).toBe(200);
    await office.as('kierownik').put('/api/tickets/', { id: ticket.id, assignee_id: office.idOf('kierownik') });
    await end(id);
    const assignee = async (name: string, one: string) =>
      (await office.as('kierownik').get(`/api/${name}/${one}`)).body.assignee_id;
    expect([await assignee('tasks', task.id), await assignee('tickets', ticket.id)]).toEqual([ola(), office.idOf('kierownik')]);
    expect((await office.as('kierownik').get(`/api/companies/${company_id}`)).body.owner_id).toBe(ewa());
  });
  test('is told to clients where they see their keeper, as long as it lasts', async () => {
    const client = await office.client(company);
    const shown = async () => (await client.get(`/api/companies/${company.id}`)).body;
    expect((await shown()).owner_stand_in).toBeNull();
    const id = await begin();
    expect((await shown()).owner.id).toBe(ola());
    expect((await shown()).owner_stand_in).toEqual({ id, title: 'kadry Testowa do 12.12.2026' });
    expect((await client.get(`/api/stand-ins/${id}`)).status).toBe(404);
    const longer = await office.as('kadry').put('/api/stand-ins/', { id, to: '2026-12-24' });
    expect([longer.status, (await shown()).owner_stand_in.title]).toEqual([200, 'kadry Testowa do 24.12.2026']);
    await end(id);
    expect((await shown()).owner_stand_in).toBeNull();
    expect((await shown()).owner.id).toBe(ewa());
  });
  test('a company that is given to a third person meanwhile says nothing of it and stays there', async () => {
    const other = await add('companies', { owner_id: ewa() });
    const id = await begin();
    const given = await office.as('kierownik').put('/api/companies/', { id: other.id, owner_id: office.idOf('szef') });
    expect(given.body.owner_stand_in).toBeNull();
    await end(id);
    expect((await office.as('kierownik').get(`/api/companies/${other.id}`)).body.owner_id).toBe(office.idOf('szef'));
  });
  test('is in the trail of every record', async () => {
    const id = await begin();
    await end(id);
    const { data } = await office.as('kierownik').get(`/api/companies/${company.id}/history`);
    const [back, over] = data.flatMap(({ changes }: { changes: { field: string; to: { id: string } }[] }) =>
      changes.filter(({ field }) => field === 'owner_id'),
    );
    expect([back.to.id, over.to.id]).toEqual([ewa(), ola()]);
  });
});

describe('P18: while it lasts', () => {
  test('what the absent one would hear, the deputy hears', async () => {
    const id = await begin();
    const task = { company_id: company.id, assignee_id: ewa(), title: 'Pilny wniosek' };
    expect((await office.as('kierownik').post('/api/tasks/', office.sample('tasks', task))).status).toBe(201);
    const heard = async (who: 'ksiegowa' | 'kadry') =>
      (await office.as(who).get('/api/notices/?filters=event:task_assigned')).data
        .map(({ text }: { text: string }) => text)
        .join();
    expect(await heard('kadry')).toContain('Pilny wniosek');
    expect(await heard('ksiegowa')).not.toContain('Pilny wniosek');
    await end(id);
  });
  test('what came to the absent one goes to the deputy after midnight, and comes back too', async () => {
    const id = await begin();
    const late = await add('tasks', { company_id: company.id, assignee_id: ewa(), status: 'new' });
    await night('2026-11-21');
    const now = async () => (await office.as('kierownik').get(`/api/tasks/${late.id}`)).body.assignee_id;
    expect(await now()).toBe(ola());
    await end(id);
    expect(await now()).toBe(ewa());
  });
});

/** The job of a night. */
const night = (today: string) => runDaily(office, standInsDaily, { today, now: new Date(`${today}T00:00:00Z`) });

describe('a stand-in of days to come', () => {
  test('begins on its day and ends the day after its last', async () => {
    const before = await held();
    const id = await begin({ from: '2026-11-23', to: '2026-11-24' });
    const state = async () => (await office.as('ksiegowa').get(`/api/stand-ins/${id}`)).body.status;
    expect([await state(), await held()]).toEqual(['planned', before]);
    await night('2026-11-23');
    expect(await state()).toBe('active');
    expect(await held()).not.toEqual(before);
    await night('2026-11-24');
    expect(await state()).toBe('active');
    await night('2026-11-25');
    expect([await state(), await held()]).toEqual(['ended', before]);
  });
  test('is called off before it begins', async () => {
    const id = await begin({ from: '2026-12-23', to: null });
    expect((await office.as('ksiegowa').post(`/api/stand-ins/${id}/actions/call_off`)).status).toBe(200);
    expect((await office.as('ksiegowa').post(`/api/stand-ins/${id}/actions/begin`)).status).toBe(409);
  });
});

describe('nobody', () => {
  test('hands over the work of a colleague without leading', async () => {
    const values = { person_id: ewa(), deputy_id: office.idOf('szef'), from: today };
    expect((await office.as('kadry').post('/api/stand-ins/', values)).status).toBe(403);
    const led = await office.as('szef').post('/api/stand-ins/', values);
    expect(led.status).toBe(201);
    expect((await office.as('kadry').post(`/api/stand-ins/${led.body.id}/actions/end`)).status).toBe(403);
    await end(led.body.id);
  });
  test('is stood in for twice at once, or by somebody who is away', async () => {
    const id = await begin();
    const asked = async (values: object) =>
      (await office.as('kierownik').post('/api/stand-ins/', { from: today, ...values })).body.errors;
    expect(Object.keys(await asked({ person_id: ewa(), deputy_id: office.idOf('szef') }))).toEqual(['person_id']);
    expect(Object.keys(await asked({ person_id: office.idOf('szef'), deputy_id: ewa() }))).toEqual(['deputy_id']);
    expect(Object.keys(await asked({ person_id: ola(), deputy_id: ola() }))).toEqual(['deputy_id']);
    await end(id);
  });
});

test('whoever stands in is stood in for: each end gives back to the one before, in any order', async () => {
  const before = await held();
  const first = await begin();
  const values = { person_id: ola(), deputy_id: office.idOf('szef'), from: today };
  const second = await office.as('kadry').post('/api/stand-ins/', values);
  expect(second.status).toBe(201);
  const owner = async () => (await office.as('szef').get(`/api/companies/${company.id}`)).body;
  expect((await owner()).owner_id).toBe(office.idOf('szef'));
  await end(first);
  expect((await owner()).owner_id).toBe(ewa());
  await office.as('szef').post(`/api/stand-ins/${second.body.id}/actions/end`);
  expect(await held()).toEqual(before);

  const again = await begin();
  const inner = await office.as('kadry').post('/api/stand-ins/', values);
  await office.as('szef').post(`/api/stand-ins/${inner.body.id}/actions/end`);
  expect((await owner()).owner_stand_in.id).toBe(again);
  await end(again);
  expect(await held()).toEqual(before);
});

test('P24: with walls between teams the deputy sees what they do for another, and the absent one still sees it', async () => {
  const tenant = office.services.tenants.all().find(({ key }) => key === 'demo');
  if (tenant) tenant.config.switches.teamWalls = true;
  const sees = async (who: 'ksiegowa' | 'kadry') => (await office.as(who).get(`/api/companies/${company.id}`)).status;
  expect([await sees('ksiegowa'), await sees('kadry')]).toEqual([200, 404]);
  const id = await begin();
  expect([await sees('ksiegowa'), await sees('kadry')]).toEqual([200, 200]);
  await end(id);
  expect([await sees('ksiegowa'), await sees('kadry')]).toEqual([200, 404]);
  if (tenant) tenant.config.switches.teamWalls = false;
});
