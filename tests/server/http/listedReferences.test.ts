import { beforeEach, describe, expect, test } from 'vitest';
import { type ResourceName, resources } from '../../../resources';
import type { Resource } from '../../../src/schema';
import { type Added, openOffice } from '../../support/office';

const office = openOffice({ daily: [] });
const all = Object.values(resources) as Resource<ResourceName>[];

/** Lists whose items point to other records: whom a rule leaves out, who takes part, who watches. */
const lists = all.flatMap((from) =>
  Object.entries(from.fields).flatMap(([key, { of = {} }]) =>
    Object.entries(of).flatMap(([name, field]) =>
      field.type === 'reference' ? [{ from: from.name, key, name, to: field.resource as ResourceName }] : [],
    ),
  ),
);
const tenant = () => {
  const found = office.services.tenants.all().find(({ key }) => key === 'demo');
  if (!found) throw new Error('no firm');
  return found;
};
const switchTo = (teamWalls: boolean) => {
  tenant().config.switches.teamWalls = teamWalls;
};
beforeEach(() => switchTo(false));

describe.each(lists.map((each) => [`${each.from}.${each.key}`, each] as const))(
  'P21: items of %s',
  (_, { from, key, name, to }) => {
    const target = () => office.add(to, to === 'users' ? { isAdmin: true, roles: [], status: 'active' } : {});
    const gone = async () => {
      const made = await target();
      expect((await office.as('super').delete(`/api/${to}/${made.id}`)).status).toBe(200);
      return made;
    };
    const item = ({ id }: Added) => ({ [name]: id });
    const stored = async ({ id }: Added) =>
      (
        await office.services.db.query<{ items: unknown }>({
          text: `select "${key}" as items from "${from.replaceAll('-', '_')}" where id = $1 and deleted_at is null`,
          values: [id],
        })
      )[0]?.items;

    test('stay when what they point to is deleted, for when it comes back', async () => {
      const other = await target();
      const record = await office.add(from, { [key]: [item(other)] });
      expect((await office.as('super').delete(`/api/${to}/${other.id}`)).status).toBe(200);
      expect(await stored(record)).toEqual([item(other)]);
      if ((resources[from] as Resource).fields[key]?.options.readOnly) return;
      const added = await target();
      const both = [item(other), item(added)];
      expect(await office.as('super').put(`/api/${from}/`, { id: record.id, [key]: both })).toMatchObject({ status: 200 });
      expect(await stored(record)).toEqual(both);
      const anew = await office.as('super').put(`/api/${from}/`, { id: record.id, [key]: [...both, item(await gone())] });
      expect([anew.status, Object.keys(anew.body.errors)]).toEqual([422, [expect.stringMatching(`^${key}(.2.${name})?$`)]]);
    });
  },
);

describe('P24: companies that are left out', () => {
  /** One that `kadry` helps with, and one of another team. */
  async function companies() {
    const mine = await office.add('companies', { deputy_id: office.idOf('kadry'), short_name: 'Oba' });
    const theirs = await office.add('companies', {
      owner_id: office.idOf('szef'),
      deputy_id: null,
      payroll_owner_id: null,
      short_name: 'Oba',
    });
    return { mine, theirs, items: [mine, theirs].map(({ id }) => ({ company_id: id })) };
  }

  test.each([
    ['recurring-tasks', 'exclude_companies'],
    ['announcements', 'excluded'],
  ] as const)('%s name none that stands behind the wall: in no list, record or history', async (name, key) => {
    const { mine, theirs, items } = await companies();
    const record = await office.add(name, { [key]: items, created_by: office.idOf('kadry') });
    expect((await office.as('szef').get(`/api/${name}/${record.id}`)).body[key]).toEqual(items);
    switchTo(true);
    const kadry = office.as('kadry');
    const shown = await kadry.get(`/api/${name}/${record.id}`);
    if (shown.status === 200) expect(shown.body[key]).toEqual([{ company_id: mine.id }]);
    else expect(shown.status).toBe(403);
    for (const path of [`/api/${name}/?limit=100`, `/api/${name}/${record.id}/history`, `/api/${name}/export?format=csv`])
      expect((await kadry.get(path)).text).not.toContain(theirs.id);
    expect((await office.as('szef').get(`/api/${name}/${record.id}`)).body[key]).toEqual(items);
  });

  test('are not lost when somebody saves the list who can’t see them all', async () => {
    const { mine, theirs, items } = await companies();
    const draft = await office.add('announcements', { excluded: items });
    switchTo(true);
    const save = (excluded: object[]) =>
      office.as('kadry').post(`/api/announcements/${draft.id}/actions/recipients`, { audience: 'short_name:Oba', excluded });
    const stored = async () => (await office.as('szef').get(`/api/announcements/${draft.id}`)).body.excluded;
    expect((await save([{ company_id: mine.id }])).status).toBe(200);
    expect(await stored()).toEqual(items);
    expect((await save([])).status).toBe(200);
    expect(await stored()).toEqual([{ company_id: theirs.id }]);
    const stranger = await office.add('companies', { owner_id: office.idOf('szef'), deputy_id: null, payroll_owner_id: null });
    const pointed = await save([{ company_id: stranger.id }]);
    expect([pointed.status, pointed.body.errors]).toEqual([422, { 'excluded.0.company_id': expect.any(String) }]);
    const history = await office.as('kadry').get(`/api/announcements/${draft.id}/history`);
    expect(history.text).not.toContain(theirs.id);
  });

  test('and an announcement sent later goes to those whom its planner may see then', async () => {
    const { mine } = await companies();
    switchTo(true);
    const { id } = (await office.as('kadry').post('/api/announcements/', office.sample('announcements'))).body;
    await office.as('kadry').post(`/api/announcements/${id}/actions/recipients`, { audience: `short_name:Oba`, excluded: [] });
    const planned = await office
      .as('kadry')
      .post(`/api/announcements/${id}/actions/schedule`, { scheduled_at: '2026-11-21 08:00:00' });
    expect(planned.status).toBe(200);
    office.pass(2 * 86_400_000);
    await office.logInAgain();
    await office.services.jobs.drain();
    await office.services.jobs.drain();
    const reached = await office.services.db.query<{ owner: string; company_id: string }>({
      text: `select distinct coalesce(c.deputy_id, c.owner_id) as owner from messages m join companies c on c.id = m.company_id
        where m.announcement_id = $1`,
      values: [id],
    });
    expect(reached.map(({ owner }) => owner)).toEqual([office.idOf('kadry')]);
    expect((await office.as('szef').get(`/api/messages/?filters=company_id:${mine.id}`)).body.total).toBe(1);
  });
});
