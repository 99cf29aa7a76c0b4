import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ResourceName, resources } from '../../../resources';
import { type TimelineEntry, timelinePage } from '../../../src/contract/timeline';
import type { Resource } from '../../../src/schema';
import { type Added, openOffice } from '../../support/office';
import { type PrincipalName, principalNames } from '../../support/principals';

const office = openOffice();
const all = Object.values<Resource>(resources);
const minute = 60_000;

/** The company that everything of the file happens in: the clients' own. */
const company = () => office.base().company;
const address = (query: Record<string, string> = {}, id = company()) =>
  `/api/companies/${id}/timeline?${new URLSearchParams(query)}`;

async function told(who: PrincipalName, query: Record<string, string> = {}, id = company()): Promise<TimelineEntry[]> {
  const { status, data } = await office.as(who).get(address(query, id));
  expect(status, who).toBe(200);
  return data;
}

/** Every page after another. */
async function whole(who: PrincipalName, query: Record<string, string> = {}): Promise<TimelineEntry[]> {
  const found: TimelineEntry[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const { status, body } = await office.as(who).get(address({ ...query, ...(after ? { after } : {}) }));
    expect(status).toBe(200);
    found.push(...body.data);
    after = body.next;
  }
  return found;
}

const hanging = all.filter(({ moments }) => moments);
const momentsOf = ({ moments = [] }: Resource) => moments.filter((key) => key !== 'created_at');
const at = '2026-11-19 12:00:00';

/** Records of every kind that is told, all their moments reached, some of them closed to most people. */
beforeAll(async () => {
  for (const resource of hanging) {
    const moments = Object.fromEntries(momentsOf(resource).map((key) => [key, at]));
    await office.add(resource.name as ResourceName, {
      ...office.sample(resource.name as ResourceName),
      company_id: company(),
      ...moments,
    });
  }
  for (const visibility of ['owner_only', 'payroll_only', 'office_admin'])
    await office.add('documents', { title: `Poufne ${visibility}`, company_id: company(), visibility });
  await office.add('documents', { title: 'Notatka biura', company_id: company(), direction: 'internal' });
  await office.add('tasks', { title: 'Zadanie biura', company_id: company(), audience: 'office' });
  await office.add('tasks', { title: 'Zadanie klienta', company_id: company(), audience: 'client' });
});

describe('the timeline of a company', () => {
  test('tells what happened in words, the newest first, with where each stands now', async () => {
    const { id } = await office.add('companies', { title: 'Młyn Łęg' });
    await office.add('documents', { title: 'FV 7', company_id: id, status: 'accepted' });
    office.pass(minute);
    await office.add('tasks', { title: 'Deklaracja', company_id: id, status: 'done', completed_at: '2026-11-20 10:30:00' });
    const entries = await told('kierownik', {}, id);
    expect(entries.map(({ resource, what, title, state }) => [resource, what, title, state])).toEqual([
      ['tasks', 'Wykonano', 'Deklaracja', 'done'],
      ['tasks', 'Utworzono', 'Deklaracja', 'done'],
      ['documents', 'Utworzono', 'FV 7', 'accepted'],
    ]);
    expect(entries[0]?.at).toBe('2026-11-20 10:30:00');
  });

  test('tells of changes who made them and which fields, never their values', async () => {
    const { id } = (await office.as('kierownik').post('/api/companies/', office.sample('companies'))).body;
    office.pass(minute);
    await office.as('kierownik').put('/api/companies/', { id, version: 1, address_city: 'Gdynia', short_name: 'Kłos' });
    const [change, creation] = await told('ksiegowa', {}, id);
    expect(change).toMatchObject({ resource: 'companies', id, what: 'zmiana', title: null });
    expect(change?.actor?.title).toBe('kierownik Testowa');
    expect([...(change?.fields ?? [])].sort()).toEqual(['Miejscowość', 'Nazwa skrócona']);
    expect(creation).toMatchObject({ what: 'utworzenie', fields: [] });
    expect(JSON.stringify(change)).not.toContain('Gdynia');
  });

  test('is narrowed by kind, and of an unknown one says so', async () => {
    const kinds = new Set((await told('kierownik', { kinds: 'tasks,documents' })).map(({ resource }) => resource));
    expect([...kinds].sort()).toEqual(['documents', 'tasks']);
    expect((await office.as('kierownik').get(address({ kinds: 'tasks,smoki' }))).status).toBe(422);
  });

  test('comes in pages that leave nothing out and repeat nothing, also where much happened in one moment', async () => {
    const { id } = await office.add('companies', { title: 'Jednego dnia' });
    const many = timelinePage * 2 + 5;
    for (let nth = 0; nth < many; nth += 1)
      await office.add(nth % 2 ? 'tasks' : 'tickets', { company_id: id, ...(nth % 2 ? {} : { resolved_at: at }) });
    const found: TimelineEntry[] = [];
    const sizes: number[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const { body } = await office.as('kierownik').get(address(after ? { after } : {}, id));
      found.push(...body.data);
      sizes.push(body.data.length);
      after = body.next;
    }
    const keys = found.map(({ resource, id: record, what }) => `${resource} ${record} ${what}`);
    expect(keys).toHaveLength(many + Math.ceil(many / 2));
    expect(new Set(keys).size).toBe(keys.length);
    expect(sizes.slice(0, -1).every((size) => size === timelinePage)).toBe(true);
    expect(found.map((entry) => entry.at)).toEqual([...found.map((entry) => entry.at)].sort().reverse());
  });

  test('V02: a place that nobody was given is refused', async () => {
    for (const after of ['x', '2026-11-20T08:00:00.000Z_1', `2026-13-40T08:00:00.000Z_${company()}_tasks.created_at`, "' or 1=1"])
      expect((await office.as('kierownik').get(address({ after }))).status, after).toBe(422);
  });

  test('is there for other records whose declaration says so, and for no others', async () => {
    const employee = await office.add('employees', { company_id: company() });
    await office.add('documents', { title: 'Umowa', company_id: company(), employee_id: employee.id });
    const { data } = await office.as('kadry').get(`/api/employees/${employee.id}/timeline`);
    expect(data.map(({ title }: TimelineEntry) => title)).toContain('Umowa');
    const task = await office.add('tasks', { company_id: company() });
    expect((await office.as('kierownik').get(`/api/tasks/${task.id}/timeline`)).status).toBe(404);
  });
});

describe('who may know what happened', () => {
  test.each(principalNames)(
    'P10: %s is told of all that their own lists show of the company, and of nothing else',
    async (who) => {
      const { status } = await office.as(who).get(`/api/companies/${company()}`);
      if (status !== 200) {
        expect((await office.as(who).get(address())).status).toBe(status);
        return;
      }
      const entries = await whole(who);
      for (const resource of hanging) {
        const ids = new Set(entries.filter((entry) => entry.resource === resource.name).map(({ id }) => id));
        const list = await office
          .as(who)
          .get(`/api/${resource.name}/?limit=100&filters=${encodeURIComponent(`company_id:${company()}`)}`);
        const rows: Record<string, unknown>[] = list.status === 200 ? list.data : [];
        const reached = rows.filter((row) => resource.moments?.some((key) => typeof row[key] === 'string'));
        expect([...ids].sort(), resource.name).toEqual(reached.map(({ id }) => String(id)).sort());
      }
    },
  );

  test('P02: clients are told of no changes of the record, and of nothing meant for the office alone', async () => {
    const entries = await whole('klient');
    expect(entries.some(({ resource }) => resource === 'companies')).toBe(false);
    const titles = entries.map(({ title }) => title);
    expect(titles).toContain('Zadanie klienta');
    expect(titles).not.toContain('Zadanie biura');
    expect(titles).not.toContain('Notatka biura');
    expect(titles).not.toContain('Poufne office_admin');
  });

  test('P05: of a company that is not theirs a client knows as little as of one that is not there', async () => {
    const other = await office.add('companies', { title: 'Cudza' });
    const [theirs, nobodys] = [other.id, '0190a000-0000-7000-8000-000000000000'].map((id) =>
      office.as('klient').get(address({}, id)),
    );
    expect((await theirs)?.status).toBe(404);
    expect((await theirs)?.body.error).toBe((await nobodys)?.body.error);
    expect((await office.as('kierownik').get(address({}, 'nie-id'))).status).toBe(404);
  });

  test('T01: another firm’s records are not told', async () => {
    expect((await office.as('kierownik', 'kancelaria').get(address())).status).toBe(404);
  });

  test('P08: that pay was changed is told to nobody, not even to those who may read it', async () => {
    const { id } = (await office.as('kadry').post('/api/employees/', office.sample('employees', { company_id: company() }))).body;
    office.pass(minute);
    expect((await office.as('kadry').put('/api/employees/', { id, version: 1, wage_amount: 765_400 })).status).toBe(200);
    office.pass(minute);
    expect(
      (await office.as('kadry').put('/api/employees/', { id, version: 2, wage_amount: 765_500, position: 'Kierowca' })).status,
    ).toBe(200);
    for (const who of ['kadry', 'kierownik'] as const) {
      const { data, text } = await office.as(who).get(`/api/employees/${id}/timeline`);
      const changes = (data as TimelineEntry[]).filter(({ what }) => what === 'zmiana');
      expect(changes.map(({ fields }) => fields)).toEqual([['Stanowisko']]);
      expect(text).not.toContain('Wynagrodzenie');
    }
  });

  test('U03: who looked at a record is no part of what happened with it', async () => {
    const { id } = await office.add('employees', { company_id: company(), wage_amount: 500_000 });
    await office.as('kadry').get(`/api/employees/${id}`);
    const looks = (await office.as('super').get(`/api/employees/${id}/history`)).data;
    expect(looks.map(({ action }: { action: string }) => action)).toEqual(['show']);
    const { data } = await office.as('super').get(`/api/employees/${id}/timeline?kinds=employees`);
    expect(data).toEqual([]);
  });
});

describe('P24: behind the walls between teams', () => {
  const tenant = () => {
    const found = office.services.tenants.all().find(({ key }) => key === 'demo');
    if (!found) throw new Error('no firm');
    return found;
  };
  let theirs: Added;
  beforeEach(() => {
    tenant().config.switches.teamWalls = false;
  });
  beforeAll(async () => {
    theirs = await office.add('companies', { title: 'Za murem', owner_id: office.idOf('szef') });
  });

  test('a company is as if it were not there, and nothing of it is told', async () => {
    await office.add('documents', { title: 'Za murem', company_id: theirs.id });
    expect((await office.as('ksiegowa').get(address({}, theirs.id))).status).toBe(200);
    tenant().config.switches.teamWalls = true;
    expect((await office.as('ksiegowa').get(address({}, theirs.id))).status).toBe(404);
  });
});
