import { beforeAll, describe, expect, test } from 'vitest';
import { type ResourceName, resources } from '../../../resources';
import { csvLine } from '../../../src/lib/csv';
import type { Field, Resource } from '../../../src/schema';
import { type Added, openOffice } from '../../support/office';
import type { Values } from '../../support/samples';

const office = openOffice();
const marked = (Object.values(resources) as Resource<ResourceName>[]).filter(({ fields }) =>
  Object.values(fields).some(({ options }) => options.rights),
);
const asked = { status: 403, body: { code: 'step_up', error: 'Potwierdź swoją tożsamość, aby kontynuować.' } };

beforeAll(() => office.services.db.query({ text: 'update sessions set step_up_until = null' }));

/** A value that gives more than the default does. */
function raised({ type, choices = {}, options }: Field): unknown {
  if (type === 'boolean') return true;
  if (type === 'choices') return ['manager'];
  if (type === 'list') return [{ user_id: office.idOf('kadry') }];
  return Object.keys(choices).find((value) => value !== options.default);
}
const rightsOf = ({ fields }: Resource) => Object.entries(fields).filter(([, { options }]) => options.rights);

/** A record whose rights can be raised still. */
async function standing(name: ResourceName): Promise<Added> {
  if (name === 'users') return office.add('users', { isAdmin: true, roles: [] });
  if (name === 'teams') return office.add('teams', { members: [] });
  if (name === 'stand-ins') return office.add('stand-ins');
  const guest = await office.add('users', { isAdmin: false, roles: [] });
  return office.add(name, { user_id: guest.id });
}
async function fresh(name: ResourceName): Promise<Values> {
  if (name === 'users') return office.sample(name, { isAdmin: true, roles: [] });
  if (name === 'teams' || name === 'stand-ins') return office.sample(name);
  const guest = await office.add('users', { isAdmin: false, roles: [] });
  return office.sample(name, { user_id: guest.id });
}
const imported = async (name: ResourceName, rows: string[][], query = '') => {
  const answer = await office.app.inject({
    method: 'POST',
    url: `/api/${name}/import${query}`,
    headers: {
      'content-type': 'text/csv',
      'x-api-key': 'demo-api-key',
      'x-provider-scope': 'local',
      authorization: `Bearer ${office.as('super').token}`,
    },
    payload: rows.map((row) => csvLine(row)).join(''),
  });
  return { status: answer.statusCode, body: answer.json() };
};

describe.each(marked.map((resource) => [resource.name, resource] as const))('rights that %s give', (name, resource) => {
  test('P19: making such a record asks who it is, and leaves nothing behind', async () => {
    const values = await fresh(name);
    const before = (await office.as('super').get(`/api/${name}/?limit=1`)).body.total;
    expect(await office.as('super').post(`/api/${name}/`, values)).toMatchObject(asked);
    const head = Object.keys(values);
    const row = head.map((key) => (Array.isArray(values[key]) ? '' : String(values[key])));
    // A list has no place in a file's row, so a file can give no right by one.
    const queries = rightsOf(resource).every(([, field]) => field.type === 'list') ? [] : ['', '?dry_run=1'];
    for (const query of queries) expect(await imported(name, [head, row], query)).toMatchObject(asked);
    expect((await office.as('super').get(`/api/${name}/?limit=1`)).body.total).toBe(before);
  });

  const changeable = rightsOf(resource).filter(([, { options }]) => !options.fixed);
  test.each(changeable)('P19: changing %s asks, alone, in a selection and by a file', async (key, field) => {
    const { id } = await standing(name);
    const data = { [key]: raised(field) };
    expect(await office.as('super').put(`/api/${name}/`, { id, ...data })).toMatchObject(asked);
    expect(await office.as('super').put(`/api/${name}/${id}`, data)).toMatchObject(asked);
    expect(await office.as('super').post(`/api/${name}/actions/update`, { ids: [id], data })).toMatchObject(asked);
    const cell = field.type === 'boolean' ? 'tak' : String(data[key]);
    const rows = [
      ['id', key],
      [id, cell],
    ];
    const file = await imported(name, rows);
    if (field.type === 'list') expect(file.status).toBe(422);
    else expect(file).toMatchObject(asked);
  });

  // What is never deleted is ended, and that asks nobody: it gives no right.
  const deletable = resource.may?.includes('delete') ?? true;
  test.each(deletable ? ['delete'] : [])('P19: taking it away by %s asks too', async () => {
    const { id } = await standing(name);
    expect(await office.as('super').delete(`/api/${name}/${id}`)).toMatchObject(asked);
    expect(await office.as('super').post(`/api/${name}/actions/delete`, { ids: [id] })).toMatchObject(asked);
  });
});

test('P19: a file of more rows than a request takes asks before it is begun, and one without such columns does not', async () => {
  const people = Array.from({ length: 60 }, (_, nth) => ['Jan', `Nowak ${nth}`]);
  const giving = people.map((person) => [...person, 'tak']);
  for (const query of ['', '?dry_run=1'])
    expect(await imported('users', [['first_name', 'last_name', 'payroll'], ...giving], query)).toMatchObject(asked);
  expect((await imported('users', [['first_name', 'last_name'], ...people], '?dry_run=1')).status).toBe(202);
});

test('P19: an invitation asks as the record does, for each thing that it may give', async () => {
  const guest = (more: object) => ({ email: 'nowa@demo.test', first_name: 'Nowa', last_name: 'Osoba', ...more });
  const { company } = office.base();
  for (const giving of [{ isAdmin: true }, { isAdmin: true, payroll: true }, { companies: [company] }])
    expect(await office.as('kierownik').post('/api/users/invite', guest(giving))).toMatchObject(asked);
  expect((await office.as('kierownik').post('/api/users/invite', guest({}))).status).toBe(201);
});
