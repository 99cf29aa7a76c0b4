import { beforeAll, describe, expect, test } from 'vitest';
import { type ResourceName, resources } from '../../../resources';
import type { Resource } from '../../../src/schema';
import { unknownKeys } from '../../../src/server/plugins/unknownFields';
import type { Method } from '../../support/caller';
import { openOffice } from '../../support/office';

const office = openOffice();
const nowhere = '0199c3a2-1b2c-7d3e-8f40-123456789abc';
const names = Object.keys(resources) as ResourceName[];
const unknown = 'nieznane_pole';
const sent = { [unknown]: 1 };

let routes: [method: Method, path: string][] = [];
beforeAll(async () => {
  const { paths } = (await office.nobody().get('/api/openapi.json')).body;
  routes = Object.entries<Record<string, { requestBody?: { content: object } }>>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).flatMap((method) =>
      method === 'get' ? [] : [[method.toUpperCase() as Method, path] as [Method, string]],
    ),
  );
});

/** Files travel as they are, or in a form. */
const files = /\/(import|import\/table|files|amounts\/read|statements\/plan)$/;
/** The list's query, which they say in a sentence is wrong. */
const queries = /\/(search|groups|export)$/;
/** A record's own writing is asked of each resource. */
const records = new RegExp(`^/api/(${names.join('|')})(/\\{id\\}(/(actions/.*|restore))?|/actions/\\{action\\}|)$`);

describe('a field that a route does not know is named, and nothing is done', () => {
  test('in every call that changes or asks something by its body', async () => {
    const asked = routes.filter(([, path]) => !files.test(path) && !records.test(path));
    expect(asked.length).toBeGreaterThan(120);
    const found: string[] = [];
    for (const [method, path] of asked) {
      const resource = names.find((name) => path.startsWith(`/api/${name}/`));
      const address = path
        .replace(
          /\{(register|campaign|year)\}/g,
          (_, key) => ({ register: 'krs', campaign: 'tax_form', year: '2027' })[key as 'year'],
        )
        .replaceAll(/\{[a-z]+\}/g, nowhere);
      const answer = await office.as('super').call(method, address, sent);
      const isNamed = queries.test(path) ? answer.status === 422 : answer.status === 422 && answer.body.errors?.[unknown];
      const isRefused = answer.status === 403 && resource;
      if (!isNamed && !isRefused) found.push(`${method} ${path}: ${answer.status} ${answer.text.slice(0, 120)}`);
    }
    expect(found).toEqual([]);
  }, 120_000);

  test.each(names)('in what is written of %s', async (name) => {
    const who = office.as('super');
    const resource: Resource = resources[name];
    const own = resource.area === 'own' ? { user_id: office.idOf('super') } : {};
    const { id } = await office.add(name, own);
    const steps = [
      ...Object.keys(resource.actions ?? {}),
      ...Object.values(resource.fields).flatMap(({ transitions = {} }) => Object.keys(transitions)),
    ];
    const calls = [
      who.post(`/api/${name}/`, sent),
      who.put(`/api/${name}/`, { id, ...sent }),
      who.put(`/api/${name}/${id}`, sent),
      who.post(`/api/${name}/actions/delete`, { ids: [id], ...sent }),
      who.post(`/api/${name}/actions/restore`, { ids: [id], ...sent }),
      who.post(`/api/${name}/actions/update`, { ids: [id], data: {}, ...sent }),
      ...steps.map((step) => who.post(`/api/${name}/${id}/actions/${step}`, sent)),
    ];
    for (const answer of await Promise.all(calls)) {
      expect([422, 403, 404, 409]).toContain(answer.status);
      if (answer.status === 422) expect(answer.body.errors).toHaveProperty(unknown);
    }
  });

  test('opening a month for some does not open it for all', async () => {
    const answer = await office
      .as('kierownik')
      .post('/api/settlements/open-month', { period: '2026-10', company_ids: [nowhere] });
    expect([answer.status, answer.body.errors]).toEqual([422, { company_ids: 'Nieznane pole' }]);
  });
});

describe('unknown keys', () => {
  const shape = {
    properties: { period: {}, items: { items: { properties: { amount: {} } } }, open: { additionalProperties: true } },
    anyOf: [{ properties: { kind: {} } }],
  };
  test('are told by their path, in lists and objects too, but not in an object that is open', () => {
    const body = { period: 1, kind: 2, zle: 3, items: [{ amount: 1 }, { amount: 2, kwota: 3 }], open: { any: 1 } };
    expect(unknownKeys(shape, body)).toEqual(['zle', 'items.1.kwota']);
  });
});
