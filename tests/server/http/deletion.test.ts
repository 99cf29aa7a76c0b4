import { describe, expect, test } from 'vitest';
import { type ResourceName, resources } from '../../../resources';
import type { Resource } from '../../../src/schema';
import { companyKey, companyReferences } from '../../../src/schema/company';
import { onDeleteOf } from '../../../src/schema/deletion';
import { type Added, openOffice } from '../../support/office';
import type { Values } from '../../support/samples';

const office = openOffice();
const named = (name: string | undefined) => resources[name as ResourceName] as Resource | undefined;
const all = Object.values(resources) as Resource<ResourceName>[];
const caller = () => office.as('super');
const deletable = (name: string | undefined) => named(name)?.may?.includes('delete') !== false;

const pointing = all.flatMap((from) =>
  Object.entries(from.fields).flatMap(([key, field]) =>
    field.type === 'reference' && deletable(field.resource)
      ? [{ from: from.name, key, over: field.resource as ResourceName, does: onDeleteOf(from, key, named) }]
      : [],
  ),
);
const that = (does: string) =>
  pointing.filter((each) => each.does === does).map((each) => [`${each.from}.${each.key}`, each] as const);

/** A record over others, such as is deleted without further conditions. */
async function parent(name: ResourceName): Promise<Added> {
  if (name === 'users') return office.add(name, { isAdmin: true, roles: [] });
  if (name === 'companies') return office.add(name, {});
  const own = companyKey(resources[name] as Resource, named);
  return office.add(name, own ? { [own]: office.base().company } : {});
}
async function child({ from, key, over }: (typeof pointing)[number], to: Added): Promise<Added> {
  const resource = resources[from] as Resource;
  const own = companyKey(resource, named);
  const company = over === 'companies' ? to.id : office.base().company;
  const values: Values = own ? { [own]: company } : {};
  // What it must hang on besides is of the same company.
  for (const { key: other, target } of companyReferences(resource, named))
    if (other !== own && other !== key && resource.fields[other]?.options.required)
      values[other] = (await office.add(target.name as ResourceName, { [companyKey(target, named) ?? '']: company })).id;
  return office.add(from, { ...values, [key]: to.id });
}
const state = async ({ from }: { from: ResourceName }, { id }: Added) => {
  const rows = await office.services.db.query<{ gone: boolean }>({
    text: `select deleted_at is not null as gone from ${from.replaceAll('-', '_')} where id = $1`,
    values: [id],
  });
  return rows[0]?.gone ? 'gone' : 'there';
};

describe.each(that('hide'))('P21: %s', (_, pair) => {
  test('goes with the record that it hangs on, and comes back with it', async () => {
    const over = await parent(pair.over);
    const hung = await child(pair, over);
    const before = await child(pair, await parent(pair.over));
    expect((await caller().delete(`/api/${pair.over}/${over.id}`)).status).toBe(200);
    expect([await state(pair, hung), await state(pair, before)]).toEqual(['gone', 'there']);
    expect([403, 404]).toContain((await caller().get(`/api/${pair.from}/${hung.id}`)).status);
    expect((await caller().post(`/api/${pair.over}/${over.id}/restore`)).status).toBe(200);
    expect(await state(pair, hung)).toBe('there');
  });
});

describe.each(that('refuse'))('P21: %s', (_, pair) => {
  test('holds the record that it points to until it is gone itself', async () => {
    const over = await parent(pair.over);
    const hung = await child(pair, over);
    const remove = () => caller().delete(`/api/${pair.over}/${over.id}`);
    // An entity that tells more of why says it in its own words.
    expect(await remove()).toMatchObject({ status: 409, body: { error: expect.any(String) } });
    expect(await state(pair, hung)).toBe('there');
    if (!deletable(pair.from)) return;
    expect((await caller().delete(`/api/${pair.from}/${hung.id}`)).status).toBe(200);
    expect((await remove()).status).toBe(200);
    expect(await caller().post(`/api/${pair.from}/${hung.id}/restore`)).toMatchObject({
      status: 409,
      body: { code: 'parent_deleted' },
    });
  });
});

/** Time is charged no more once its payable event is gone. */
const letGo = ['uptimes.billable_event_id'];

/** One rule for all of them: every third is tried, in `npm test -- all` each. */
const inTurn = (nth: number) => process.env.TEST_WHOLE === '1' || nth % 3 === 0;

describe.each(that('detach').filter(([name], nth) => !letGo.includes(name) && inTurn(nth)))('P21: %s', (_, pair) => {
  test('stays, and tells of the other record that it is deleted', async () => {
    const over = await parent(pair.over);
    const hung = await child(pair, over);
    expect((await caller().delete(`/api/${pair.over}/${over.id}`)).status).toBe(200);
    expect(await state(pair, hung)).toBe('there');
    const shown = await caller().get(`/api/${pair.from}/${hung.id}`);
    if (shown.status !== 200) return;
    expect(shown.body[pair.key.replace(/_id$/, '')]).toMatchObject({ id: over.id, deleted: true });
    expect((await caller().post(`/api/${pair.over}/${over.id}/restore`)).status).toBe(200);
    const back = (await caller().get(`/api/${pair.from}/${hung.id}`)).body[pair.key.replace(/_id$/, '')];
    expect(back).not.toHaveProperty('deleted');
  });
});

describe('P21: what hangs on two records that were deleted one after the other', () => {
  const remove = (name: string, { id }: Added) => caller().delete(`/api/${name}/${id}`);
  const bring = (name: string, { id }: Added) => caller().post(`/api/${name}/${id}/restore`);
  const gone = (name: string, { id }: Added) => caller().get(`/api/${name}/${id}`);

  test.each([
    ['the first one first', [0, 1]],
    ['the second one first', [1, 0]],
  ] as const)('comes back with the last of them, %s', async (_, order) => {
    const tasks = [await office.add('tasks', {}), await office.add('tasks', {})] as const;
    const waits = await office.add('task-dependencies', { task_id: tasks[0].id, blocker_id: tasks[1].id });
    for (const task of tasks) expect((await remove('tasks', task)).status).toBe(200);
    const [first, second] = order;
    expect((await bring('tasks', tasks[first])).status).toBe(200);
    expect((await gone('task-dependencies', waits)).status).toBe(404);
    expect((await bring('tasks', tasks[second])).status).toBe(200);
    expect((await gone('task-dependencies', waits)).status).toBe(200);
  });

  test('comes back with what the other of them went with', async () => {
    const company = await office.add('companies', {});
    const blocked = await office.add('tasks', { company_id: null });
    const blocker = await office.add('tasks', { company_id: company.id });
    const waits = await office.add('task-dependencies', { task_id: blocked.id, blocker_id: blocker.id });
    await remove('tasks', blocked);
    expect((await remove('companies', company)).status).toBe(200);
    expect((await bring('tasks', blocked)).status).toBe(200);
    expect((await gone('task-dependencies', waits)).status).toBe(404);
    expect((await bring('companies', company)).status).toBe(200);
    expect((await gone('task-dependencies', waits)).status).toBe(200);
  });
});

describe('a deleted company', () => {
  async function furnished() {
    const company = await office.add('companies', { title: 'Zniczanka' });
    const of = { company_id: company.id };
    const task = await office.add('tasks', { ...of, title: 'Zniczanka: bilans' });
    const blocker = await office.add('tasks', { ...of });
    const waits = await office.add('task-dependencies', { task_id: task.id, blocker_id: blocker.id });
    const settlement = await office.add('settlements', { ...of });
    const item = await office.add('settlement-items', { ...of, settlement_id: settlement.id });
    const ticket = await office.add('tickets', { ...of });
    return { company, task, blocker, waits, settlement, item, ticket };
  }
  const lists = ['tasks', 'settlements', 'settlement-items', 'tickets'] as const;
  const total = async (name: string, company: string) =>
    (await caller().get(`/api/${name}/?filters=company_id:${company}`)).body.total;

  test('P21: leaves nothing in lists, counts and searches, and brings exactly its own back', async () => {
    const { company, task, blocker, waits } = await furnished();
    expect((await caller().delete(`/api/tasks/${blocker.id}`)).status).toBe(200);
    expect((await caller().delete(`/api/companies/${company.id}`)).status).toBe(200);
    for (const name of lists) expect([name, await total(name, company.id)]).toEqual([name, 0]);
    expect((await caller().get('/api/search?q=zniczanka')).data).toEqual([]);
    expect((await caller().get(`/api/tasks/groups?by=status&filters=company_id:${company.id}`)).data).toEqual([]);
    expect((await caller().post(`/api/companies/${company.id}/restore`)).status).toBe(200);
    expect(await total('settlement-items', company.id)).toBe(1);
    expect((await caller().get(`/api/tasks/${task.id}`)).status).toBe(200);
    // Deleted before, it is none of the company's deletion.
    expect((await caller().get(`/api/tasks/${blocker.id}`)).status).toBe(404);
    expect((await caller().get(`/api/task-dependencies/${waits.id}`)).status).toBe(404);
    expect((await caller().post(`/api/tasks/${blocker.id}/restore`)).status).toBe(200);
    expect((await caller().get(`/api/task-dependencies/${waits.id}`)).status).toBe(200);
  });

  test('P21: nothing of it comes back alone', async () => {
    const { company, ticket, item } = await furnished();
    await caller().delete(`/api/companies/${company.id}`);
    for (const [name, { id }] of [
      ['tickets', ticket],
      ['settlement-items', item],
    ] as const)
      expect(await caller().post(`/api/${name}/${id}/restore`)).toMatchObject({ status: 409, body: { code: 'parent_deleted' } });
  });

  test('U01: each record that goes or comes back has its line in the trail', async () => {
    const { company, item } = await furnished();
    await caller().delete(`/api/companies/${company.id}`);
    await caller().post(`/api/companies/${company.id}/restore`);
    const lines = await office.services.db.query({
      text: 'select action, actor_id from audit where entity_id = $1 order by seq',
      values: [item.id],
    });
    expect(lines).toEqual(['delete', 'restore'].map((action) => ({ action, actor_id: office.idOf('super') })));
  });

  test('P21: what would go is told before, and nothing is done', async () => {
    const { company } = await furnished();
    const { status, data } = await caller().post('/api/companies/deletion', { ids: [company.id] });
    expect(status).toBe(200);
    expect(data.held).toBeNull();
    expect(data.along).toEqual(
      expect.arrayContaining([
        { resource: 'tasks', count: 2 },
        { resource: 'task-dependencies', count: 1 },
        { resource: 'settlements', count: 1 },
        { resource: 'settlement-items', count: 1 },
        { resource: 'tickets', count: 1 },
      ]),
    );
    expect((await caller().get(`/api/companies/${company.id}`)).status).toBe(200);
    const category = await office.add('ticket-categories', {});
    await office.add('tickets', { category_id: category.id });
    const held = await caller().post('/api/ticket-categories/deletion', { ids: [category.id] });
    expect(held.data).toEqual({ along: [], held: 'Nie można usunąć, bo korzystają z tego: sprawy (1).' });
    expect((await office.as('pracownik').post('/api/companies/deletion', { ids: [company.id] })).status).toBe(403);
    expect((await office.as('super', 'kancelaria').post('/api/companies/deletion', { ids: [company.id] })).status).toBe(404);
  });

  test('P19: with people’s access among what goes, it is confirmed, going and coming back', async () => {
    const { company } = await furnished();
    const guest = await office.add('users', { isAdmin: false, roles: [] });
    await office.add('memberships', { user_id: guest.id, company_id: company.id });
    const confirmed = (until: string) =>
      office.services.db.query({
        text: `update sessions set step_up_until = ${until} where user_id = $1`,
        values: [office.idOf('super')],
      });
    await confirmed('null');
    expect(await caller().delete(`/api/companies/${company.id}`)).toMatchObject({ status: 403, body: { code: 'step_up' } });
    await confirmed(`'2027-01-01'`);
    expect((await caller().delete(`/api/companies/${company.id}`)).status).toBe(200);
    await confirmed('null');
    expect((await caller().post(`/api/companies/${company.id}/restore`)).body.code).toBe('step_up');
    await confirmed(`'2027-01-01'`);
    expect((await caller().post(`/api/companies/${company.id}/restore`)).status).toBe(200);
  });
});
