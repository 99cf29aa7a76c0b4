import { beforeAll, describe, expect, test } from 'vitest';
import { type ResourceName, resources } from '../../../resources';
import type { Resource } from '../../../src/schema';
import { unknownKeys } from '../../../src/server/plugins/unknownFields';
import type { Method } from '../../support/caller';
import { openOffice } from '../../support/office';

const office = openOffice();
const nowhere = '0199c3a2-1b2c-7d3e-8f40-123456789abc';
const names = Object.keys(resources) as ResourceName[];
/** Written by the same routes: every third of them, in `npm test -- all` each. */
const written = names.filter((_, nth) => process.env.TEST_WHOLE === '1' || nth % 3 === 0);
const unknown = 'nieznane_pole';
const sent = { [unknown]: 1 };

let routes: [method: Method, path: string][] = [];
let all: [method: Method, path: string][] = [];
beforeAll(async () => {
  const { paths } = (await office.nobody().get('/api/openapi.json')).body;
  all = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => [method.toUpperCase() as Method, path] as [Method, string]),
  );
  routes = all.filter(([method]) => method !== 'GET');
});

/** A path with something in the place of its words in braces. */
const filled = (path: string) =>
  path
    .replace(
      /\{(register|campaign|year)\}/g,
      (_, key) => ({ register: 'krs', campaign: 'tax_form', year: '2027' })[key as 'year'],
    )
    .replaceAll(/\{[a-z]+\}/g, nowhere);

/** Who watches a server, follows a calendar or reports for a browser may put anything behind these. */
const open = ['/api/health', '/api/ready', '/api/openapi.json', '/api/calendar/{file}', '/api/csp-reports'];
/** A form with one file, as its bytes. */
const boundary = 'granica';
const form = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\nNIP;VAT\r\n--${boundary}--\r\n`;

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
      const answer = await office.as('super').call(method, filled(path), sent);
      const isNamed = queries.test(path) ? answer.status === 422 : answer.status === 422 && answer.body.errors?.[unknown];
      const isRefused = answer.status === 403 && resource;
      if (!isNamed && !isRefused) found.push(`${method} ${path}: ${answer.status} ${answer.text.slice(0, 120)}`);
    }
    expect(found).toEqual([]);
  }, 120_000);

  const part = (name: string, more = '') => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;
  const aFile = `${part('file', '; filename="a.csv"')}NIP;VAT\r\n`;
  const aField = `${part(unknown)}tak\r\n`;
  test.each([
    ['before its file', `${aField}${aFile}--${boundary}--\r\n`],
    ['after its file', `${aFile}${aField}--${boundary}--\r\n`],
    ['without a file', `${aField}--${boundary}--\r\n`],
  ])('in a form with files, %s', async (place, sentForm) => {
    const asked = routes.filter(([, path]) => files.test(path));
    expect(asked.length).toBeGreaterThan(20);
    const found: string[] = [];
    for (const [method, path] of asked) {
      const type = { 'content-type': `multipart/form-data; boundary=${boundary}` };
      const { status, body, text } = await office.as('super').call(method, filled(path), sentForm, type);
      const mayNot = status === 403 || status === 404;
      // A file that is none of theirs is told before what comes after it.
      const isFilesFault =
        place === 'after its file' && /amounts|statements/.test(path) && status === 422 && body.code === 'bad_body';
      if (!mayNot && !isFilesFault && !(status === 422 && body.errors?.[unknown] === 'Nieznane pole'))
        found.push(`${method} ${path}: ${status} ${text.slice(0, 120)}`);
    }
    expect(found).toEqual([]);
  });

  test.each(written)('in what is written of %s', async (name) => {
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

describe('a parameter that an address does not know is named, and nothing is answered', () => {
  test('in every address, whatever the method', async () => {
    const asked = all.filter(([, path]) => !open.includes(path));
    expect(asked.filter(([method]) => method === 'GET').length).toBeGreaterThan(200);
    const found: string[] = [];
    for (const [method, path] of asked) {
      const address = `${filled(path)}?${unknown}=1`;
      const answer =
        files.test(path) && method === 'POST'
          ? await office.as('super').call(method, address, form, { 'content-type': `multipart/form-data; boundary=${boundary}` })
          : await office.as('super').call(method, address, method === 'GET' ? undefined : {});
      const isNamed = answer.status === 422 && answer.body.code === 'bad_query' && answer.body.error.includes(unknown);
      if (!isNamed) found.push(`${method} ${path}: ${answer.status} ${answer.text.slice(0, 120)}`);
    }
    expect(found).toEqual([]);
  }, 120_000);

  test('but addresses that are open take any', async () => {
    expect((await office.nobody().get('/api/health?teraz=1')).status).toBe(200);
  });

  test('a filter under a wrong name does not tell of all', async () => {
    const of = (query: string) => office.as('kierownik').get(`/api/obligations?month=2026-11&${query}`);
    expect(await of(`opiekun=${nowhere}`)).toMatchObject({
      status: 422,
      body: { error: 'Ten adres nie zna parametru „opiekun”.' },
    });
    expect((await of(`keeper=${nowhere}`)).status).toBe(200);
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
