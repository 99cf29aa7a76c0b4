import { beforeAll, describe, expect, test } from 'vitest';
import { type ResourceName, resources } from '../../../resources';
import { csvLine } from '../../../src/lib/csv';
import type { Resource } from '../../../src/schema';
import { storedFields } from '../../../src/schema/columns';
import { companyKey, companyReferences } from '../../../src/schema/company';
import { type Added, openOffice } from '../../support/office';
import type { Values } from '../../support/samples';

const office = openOffice();
const named = (name: string | undefined) => resources[name as ResourceName] as Resource | undefined;
const all = Object.values(resources) as Resource<ResourceName>[];
const caller = () => office.as('super');

/** References that may be written and whose record belongs to a company, beside the record's own company. */
const cases = all.flatMap((resource) => {
  const own = companyKey(resource, named);
  const written = storedFields(resource).flatMap(([key, { options }]) => (options.readOnly ? [] : [key]));
  const references = companyReferences(resource, named);
  return (
    references
      // Where the server takes the company over from what the record hangs on, they agree of themselves.
      .filter(({ key }) => key !== own && written.includes(key) && references.length > 1 && (!own || written.includes(own)))
      .map(({ key, target }) => ({
        name: resource.name,
        key,
        own,
        target: target.name as ResourceName,
        fixed: resource.fields[key]?.options.fixed === true,
      }))
  );
});

/** Time moved to another company's settlement becomes that company's. */
const takesOver = 'uptimes.settlement_id';

let other: Added;
beforeAll(async () => {
  other = await office.add('companies', {});
});

/** A record of the resource that belongs to that company. */
async function of(name: ResourceName, company: string): Promise<Added> {
  const own = companyKey(resources[name] as Resource, named) ?? '';
  const hung: Values = {};
  for (const { key, target } of companyReferences(resources[name] as Resource, named))
    if (key !== own && (resources[name] as Resource).fields[key]?.options.required)
      hung[key] = (await of(target.name as ResourceName, company)).id;
  return office.add(name, { ...hung, [own]: company });
}

/** A valid body of this company's, where the record has one of its own. */
async function body(name: ResourceName, own: string | null): Promise<Values> {
  const { company } = office.base();
  const values = office.sample(name, own ? { [own]: company } : {});
  if (name !== 'task-dependencies') return values;
  return { ...values, task_id: (await of('tasks', company)).id, blocker_id: (await of('tasks', company)).id };
}

const asFile = async (name: ResourceName, values: Values) => {
  const answer = await office.app.inject({
    method: 'POST',
    url: `/api/${name}/import?dry_run=1`,
    headers: {
      'content-type': 'text/csv',
      'x-api-key': 'demo-api-key',
      'x-provider-scope': 'local',
      authorization: `Bearer ${caller().token}`,
    },
    payload: [Object.keys(values), Object.values(values).map(String)].map((row) => csvLine(row)).join(''),
  });
  return answer.json().data?.[0];
};

test('P20: the battery tries resources that clients know and such as they do not', () => {
  expect(cases.map(({ name, key }) => `${name}.${key}`)).toEqual(
    expect.arrayContaining([
      'uptimes.task_id',
      'uptimes.ticket_id',
      'zus-vacations.person_id',
      'tasks.ticket_id',
      'messages.task_id',
    ]),
  );
});

describe.each(cases.map((each) => [`${each.name}, ${each.key}`, each] as const))(
  'P20: %s',
  (_, { name, key, own, target, fixed }) => {
    test('names no record of another company when one is made, by itself or by a file', async () => {
      const foreign = await of(target, other.id);
      const values = { ...(await body(name, own)), [key]: foreign.id };
      const refused = await caller().post(`/api/${name}/`, values);
      const [fault = '', ...more] = Object.keys(refused.body.errors ?? {});
      expect([refused.status, more]).toEqual([422, []]);
      // Without a company of its own either of two that disagree is as wrong as the other.
      expect(own ? [key] : ['task_id', 'blocker_id']).toContain(fault);
      const cells = Object.fromEntries(Object.entries(values).filter(([each]) => each in resources[name].fields));
      // A record that is made together with its first post is made by no file.
      if (
        !(resources[name] as Resource).conversation?.opening &&
        Object.values(cells).every((value) => typeof value !== 'object')
      )
        expect(await asFile(name, cells)).toMatchObject({ action: 'refuse', errors: { [fault]: expect.any(String) } });
    });

    // What is fixed is never changed.
    if (fixed) return;
    test('nor when it is changed, alone, in a selection or by a file', async () => {
      const foreign = await of(target, other.id);
      const owner = name === 'uptimes' ? { user_id: office.idOf('super') } : {};
      const { id } = await office.add(name, { ...(await body(name, own)), ...owner });
      const refused = await caller().put(`/api/${name}/`, { id, [key]: foreign.id });
      if (`${name}.${key}` === takesOver) return expect(refused.body.company_id).toBe(other.id);
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, [key]]);
      const many = await caller().post(`/api/${name}/actions/update`, { ids: [id], data: { [key]: foreign.id } });
      expect([many.status, Object.keys(many.body.errors ?? {})]).toEqual([422, [key]]);
      expect(await asFile(name, { id, [key]: foreign.id })).toMatchObject({
        action: 'refuse',
        errors: { [key]: expect.any(String) },
      });
    });
  },
);

describe('a record that takes another company', () => {
  test('P20: leaves nothing behind that it points to, and the field is named', async () => {
    const { company } = office.base();
    const ticket = await office.add('tickets', { company_id: company });
    const task = await office.add('tasks', { company_id: company, ticket_id: ticket.id });
    const refused = await caller().put('/api/tasks/', { id: task.id, company_id: other.id });
    expect(refused).toMatchObject({ status: 422, body: { errors: { company_id: 'Do innej firmy należy pole „Sprawa”' } } });
    expect((await caller().put('/api/tasks/', { id: task.id, company_id: other.id, ticket_id: null })).status).toBe(200);
  });

  test('P20: leaves nothing behind that points to it', async () => {
    const { company } = office.base();
    const task = await office.add('tasks', { company_id: company });
    const entry = await office.add('uptimes', { user_id: office.idOf('super'), company_id: company, task_id: task.id });
    const move = () => caller().put('/api/tasks/', { id: task.id, company_id: other.id });
    expect(await move()).toMatchObject({
      status: 422,
      body: { errors: { company_id: 'Z poprzednią firmą są związane: czas pracy' } },
    });
    expect((await caller().delete(`/api/uptimes/${entry.id}`)).status).toBe(200);
    expect((await move()).status).toBe(200);
    expect(await caller().post(`/api/uptimes/${entry.id}/restore`)).toMatchObject({
      status: 422,
      body: { errors: { task_id: expect.any(String) } },
    });
  });

  test('what belongs to no company goes with any', async () => {
    const ours = await office.add('tasks', { company_id: null });
    const made = await caller().post('/api/messages/', office.sample('messages', { task_id: ours.id }));
    expect(made.status).toBe(201);
  });
});
