import { beforeAll, describe, expect, test } from 'vitest';
import { type ResourceName, resources } from '../../../resources';
import type { Answer, Caller, Method } from '../../support/caller';
import { openOffice } from '../../support/office';

const office = openOffice();
const nowhere = '0199c3a2-1b2c-7d3e-8f40-123456789abc';
const names = Object.keys(resources) as ResourceName[];
let routes: [method: Method, path: string][] = [];
const own = new Map<ResourceName, string>();
const theirs = new Map<ResourceName, string>();

/** What is asked of records of every kind alike is asked in the battery of each resource. */
const plain = new RegExp(`^/api/(${names.join('|')})/\\{id\\}(/(restore|history|actions/.*))?$`);

/** A body that gets past the shapes, so that the record itself is what is asked about. */
const bodies: readonly (readonly [RegExp, object])[] = [
  [/\/posts$/, { body: '<p>Dzień dobry</p>' }],
  [/\/posts\/read$/, { to: nowhere }],
  [/\/posts\/\{post\}$/, { body: '<p>Poprawka</p>' }],
  [/\/reveal$/, { field: 'pesel' }],
  [/\/checklist$/, { index: 0, text: 'Punkt', done: true }],
  [/\/test$/, { channel: 'email' }],
  [/\/surveys\/mine\/\{id\}$/, { answers: {} }],
];

beforeAll(async () => {
  const { paths } = (await office.nobody().get('/api/openapi.json')).body;
  routes = Object.entries<Record<string, unknown>>(paths).flatMap(([path, methods]) =>
    path.includes('{id}') && !plain.test(path)
      ? Object.keys(methods).map((method) => [method.toUpperCase() as Method, path] as [Method, string])
      : [],
  );
  for (const name of names) {
    own.set(name, (await office.add(name, {}, 'demo')).id);
    theirs.set(name, (await office.add(name, {}, 'kancelaria')).id);
  }
}, 120_000);

async function ask(who: Caller, method: Method, path: string, id: string): Promise<Pick<Answer, 'status' | 'body'>> {
  const address = path
    .replace('{id}', id)
    .replaceAll(/\{(?:post|session)\}/g, nowhere)
    .replace('{name}', 'rozliczenie');
  const body = bodies.find(([form]) => form.test(path))?.[1] ?? {};
  const { status, body: told } = await who.call(method, address, method === 'GET' || method === 'DELETE' ? undefined : body);
  return { status, body: told && { ...told, requestId: '' } };
}

/** The resource that a path is about; where it names none, several stand for all. */
function about(path: string): readonly ResourceName[] {
  const named = names.filter((name) => path.startsWith(`/api/${name}/`));
  return named.length > 0 ? named : ['tasks', 'users', 'settlements'];
}

/** Routes whose answer to the id differs from that to an id of nothing. */
async function telling(who: Caller, ids: ReadonlyMap<ResourceName, string>): Promise<string[]> {
  const found: string[] = [];
  for (const [method, path] of routes) {
    const unknown = await ask(who, method, path, nowhere);
    for (const name of about(path)) {
      const told = await ask(who, method, path, ids.get(name) ?? '');
      if (JSON.stringify(told) !== JSON.stringify(unknown)) found.push(`${method} ${path} (${name}): ${told.status}`);
      else if (told.status < 400) found.push(`${method} ${path} answers ${told.status} to nothing`);
    }
  }
  return found;
}

describe('every route beside a record’s own', () => {
  test('is among those that are asked', () => {
    expect(routes.length).toBeGreaterThan(25);
    for (const path of ['/api/tickets/{id}/posts', '/api/files/{id}', '/api/surveys/{id}/answers', '/api/employees/{id}/reveal'])
      expect(routes.map(([, each]) => each)).toContain(path);
  });
  test.each(['super', 'kadry', 'pracownik', 'klient'] as const)(
    'T04, P05: to %s says of another firm’s record what it says of none',
    async (who) => {
      expect(await telling(office.as(who), theirs)).toEqual([]);
    },
    120_000,
  );
  test('P04, P05: to another company’s client says of a record what it says of none', async () => {
    const stranger = await office.client(await office.add('companies'));
    const shared: readonly ResourceName[] = ['polls', 'price-items', 'price-categories', 'ticket-categories'];
    const ids = new Map([...own].filter(([name]) => !shared.includes(name)));
    expect(await telling(stranger, ids)).toEqual([]);
  }, 120_000);
});
