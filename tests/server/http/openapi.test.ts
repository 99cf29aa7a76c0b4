import fastify, { type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ResourceName, resources } from '../../../resources';
import { openOffice } from '../../support/office';

interface Operation {
  summary?: string;
  tags?: string[];
  security: object[];
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>;
}
type Schema = { properties?: Record<string, Schema>; items?: Schema; $ref?: string } & Record<string, unknown>;

const office = openOffice();
let paths: [method: string, path: string, operation: Operation][] = [];
let document: {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};
beforeAll(async () => {
  document = (await office.nobody().get('/api/openapi.json')).body;
  paths = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [method, path, operation] as const as never),
  );
});

/** Fastify's own checker of schemas, apart from the server that is tested. */
const judge = fastify({
  ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, allowUnionTypes: true } },
});
let compile: FastifyRequest['compileValidationSchema'];
judge.get('/', async (request) => {
  compile = request.compileValidationSchema.bind(request);
});
beforeAll(async () => {
  await judge.inject('/');
});
afterAll(() => judge.close());

function faults(schema: object, value: unknown): string[] {
  const check = compile(schema as never) as ReturnType<typeof compile> & {
    errors?: { instancePath: string; message?: string }[];
  };
  return check(value as never) ? [] : (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
const answerOf = (method: string, path: string, status = '200') =>
  document.paths[path]?.[method]?.responses[status]?.content?.['application/json']?.schema ?? {};

describe('the description', () => {
  test('is OpenAPI 3.1, and every operation says what it is for', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(paths.length).toBeGreaterThan(120);
    for (const [, , { summary, responses, security }] of paths) {
      expect(Object.keys(responses)).toContain('4XX');
      expect(Array.isArray(security)).toBe(true);
      expect(summary ?? 'Polskie zdanie').not.toBe('');
    }
  });
  test('names every parameter of its paths, and no other', () => {
    for (const [method, path, { parameters = [] }] of paths) {
      const named = [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]);
      const described = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
      expect({ method, path, described: described.sort() }).toEqual({ method, path, described: named.sort() });
    }
  });
  test('points nowhere that is not there, and each of its schemas is one', () => {
    const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    const meant = new Set([...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1]));
    expect([...meant].filter((name = '') => !known.includes(name))).toEqual([]);
    const seen = new Set<string>();
    for (const [, , { requestBody, responses }] of paths)
      for (const { content = {} } of [requestBody ?? {}, ...Object.values(responses)] as {
        content?: Record<string, { schema: Schema }>;
      }[])
        for (const { schema } of Object.values(content)) {
          if (schema.$ref || seen.has(JSON.stringify(schema))) continue;
          seen.add(JSON.stringify(schema));
          expect(() => compile(schema as never)).not.toThrow();
        }
  });
});

describe.each(Object.keys(resources) as ResourceName[])('%s', (name) => {
  test('answers lists and records as they are described, with no key besides', async () => {
    const own = resources[name].area === 'own' ? { user_id: office.idOf('super') } : {};
    const { id } = await office.add(name, own);
    const { get } = office.as('super');
    const [list, one] = [await get(`/api/${name}/`), await get(`/api/${name}/${id}`)];
    expect(faults(answerOf('get', `/api/${name}`), list.body)).toEqual([]);
    expect(faults(answerOf('get', `/api/${name}/{id}`), one.body)).toEqual([]);
    const described = Object.keys(answerOf('get', `/api/${name}/{id}`).properties ?? {});
    for (const record of [one.body, ...list.data]) for (const key of Object.keys(record)) expect(described).toContain(key);
  });
  test('describes refusals as they are answered', async () => {
    const { body } = await office.as('super').post(`/api/${name}/`, { nieznane: 1 });
    expect(faults(document.components.schemas.Error ?? {}, body)).toEqual([]);
  });
});

describe('who may read it', () => {
  test('everybody on a developer’s machine, without a key', async () => {
    const bare = { 'x-api-key': '', 'x-provider-scope': '' };
    expect((await office.nobody().get('/api/openapi.json', bare)).status).toBe(200);
    const page = await office.nobody().get('/api/docs/', bare);
    expect(page.status).toBe(200);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
    expect((await office.nobody().get('/api/docs', bare)).status).toBe(200);
    expect((await office.nobody().get('/api/docs/static/swagger-ui.css', bare)).headers['content-type']).toContain('text/css');
  });
});
