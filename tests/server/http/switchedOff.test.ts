import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type ResourceName, resources } from '../../../resources';
import type { Resource } from '../../../src/schema';
import type { Method } from '../../support/caller';
import { openOffice } from '../../support/office';
import type { PrincipalName } from '../../support/principals';

const office = openOffice();
const declared = Object.values<Resource>(resources);
let routes: [method: Method, path: string][] = [];
const own = new Map<string, string>();

beforeAll(async () => {
  const { paths } = (await office.nobody().get('/api/openapi.json')).body;
  routes = Object.entries<Record<string, unknown>>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => [method.toUpperCase() as Method, path] as [Method, string]),
  );
  for (const { name } of declared) own.set(name, (await office.add(name as ResourceName)).id);
}, 120_000);

const firm = () => {
  const config = office.services.tenants.all().find(({ key }) => key === 'demo')?.config;
  if (!config) throw new Error('The firm has another name');
  return config;
};
/** What gets a request past its shape, so that the resource itself is what is asked about; files are refused before, by their kind. */
function sent(name: string, path: string): object {
  const company_id = own.get('companies');
  if (path.endsWith('/export')) return { format: 'csv' };
  if (path.endsWith('/actions/{action}')) return { ids: [own.get(name)] };
  if (path.includes('/worktime')) return { company_id, period: '2026-10' };
  if (path.endsWith('/open-month')) return { period: '2026-10' };
  if (path.endsWith('/predicted')) return { company_ids: [company_id], period: '2026-10' };
  if (path.endsWith('/recognize')) return { file_ids: [] };
  if (path.endsWith('/take')) return { documents: [] };
  if (path.endsWith('/send-many')) return { settlement_ids: [own.get(name)], checked: true };
  if (path.endsWith('/checklist')) return { index: 0, text: 'Punkt', done: true };
  return path.endsWith('/answer') ? { company_id, year: 2026, answer: 'no' } : {};
}

/** Routes that take a file as their body. */
const takesFile = /\/import(\/table)?$/;

/** What every route of the resource answers that does not say that it is not there. */
async function answering({ name }: Resource): Promise<string[]> {
  const found: string[] = [];
  const asked = routes.filter(([, each]) => each.startsWith(`/api/${name}/`) && !takesFile.test(each));
  for (const [method, path] of asked) {
    const address = path
      .replace('{id}', own.get(name) ?? '')
      .replaceAll(/\{\w+\}/g, 'rozliczenie')
      .replace(/\/groups$/, '/groups?by=created')
      .replace(/\/export$/, method === 'GET' ? '/export?format=csv' : '/export');
    const body = method === 'GET' || method === 'DELETE' ? undefined : sent(name, path);
    const { status } = await office.as('super').call(method, address, body);
    if (status !== 404) found.push(`${method} ${path}: ${status}`);
  }
  return found;
}

describe('what a firm has switched off', () => {
  let undo: () => void = () => undefined;
  afterEach(() => undo());
  test.each(declared.filter(({ module }) => module !== undefined).map((resource) => [resource.name, resource] as const))(
    'P03: %s without their module answer nothing but that they are not there',
    async (_, resource) => {
      const module = firm().modules[resource.module ?? ''];
      if (!module) throw new Error('The module has another name');
      undo = () => {
        module.enabled = true;
      };
      module.enabled = false;
      expect(await answering(resource)).toEqual([]);
    },
  );
  // One's own account stays one's own, whoever may look after other people's.
  test.each(
    declared.filter(({ area, name }) => area !== 'own' && name !== 'users').map((resource) => [resource.name, resource] as const),
  )('P03: %s in an area that nobody has answer nothing but that they are not there', async (_, resource) => {
    const config = firm();
    const { deniedAreas } = config;
    undo = () => {
      config.deniedAreas = deniedAreas;
    };
    if (resource.area !== 'own') config.deniedAreas = [resource.area];
    expect(await answering(resource)).toEqual([]);
  });

  test('P02: where the firm denies companies, tasks are for its workers alone, in lists, search and the person’s own areas', async () => {
    const config = firm();
    const { deniedAreas } = config;
    undo = () => {
      config.deniedAreas = deniedAreas;
    };
    config.deniedAreas = ['companies'];
    const asked = async (who: PrincipalName) => (await office.as(who).get('/api/tasks/')).status;
    expect([await asked('pracownik'), await asked('ksiegowa'), await asked('super'), await asked('klient')]).toEqual([
      200, 403, 403, 404,
    ]);
    const areasFor = async (who: PrincipalName) => (await office.as(who).get(`/api/users/${office.idOf(who)}`)).body.access;
    expect(await areasFor('pracownik')).toContain('tasks');
    expect(await areasFor('ksiegowa')).not.toContain('tasks');
    const found = (await office.as('ksiegowa').get('/api/search?q=vat')).data as { resource: string }[];
    expect(found.map(({ resource }) => resource)).not.toContain('tasks');
  });
});
