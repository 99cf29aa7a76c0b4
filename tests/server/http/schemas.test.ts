import fastify from 'fastify';
import { expect, test } from 'vitest';
import { guard } from '../../../src/server/plugins/gate';
import { watchLoad } from '../../../src/server/plugins/load';
import { watchReadiness } from '../../../src/server/plugins/readiness';
import { checkOf } from '../../../src/server/plugins/validators';
import { registerRoutes } from '../../../src/server/routes';
import { openOffice } from '../../support/office';

const office = openOffice();

test('every schema that a route checks compiles, though a server waits with it for the first request', async () => {
  const compiled = new Set<string>();
  const ofHeaders: string[] = [];
  const buildValidator = () => (route: { schema: { properties?: object; required?: string[] }; httpPart?: string }) => {
    compiled.add(JSON.stringify(route.schema));
    const { properties = {}, required = [] } = route.schema;
    if (route.httpPart === 'headers') ofHeaders.push(...Object.keys(properties), ...required);
    return checkOf(route.schema);
  };
  const app = fastify({
    schemaController: {
      compilersFactory: { buildValidator: buildValidator as never, buildSerializer: () => () => JSON.stringify },
    },
  });
  const load = watchLoad(1_000);
  guard(app, office.services, load);
  await registerRoutes(app, office.services, watchReadiness(office.services, load));
  await app.ready();
  await app.close();
  load.close();
  expect(compiled.size).toBeGreaterThan(40);
  // Headers come in lower case, and nobody writes a schema's names so.
  expect(ofHeaders).toEqual(ofHeaders.map((name) => name.toLowerCase()));
});

test('a schema that is none is refused, and the check of another is made once and says each fault', () => {
  expect(() => checkOf({ type: 'text' })).toThrow('schema is invalid');
  const check = checkOf({ type: 'object', required: ['a', 'b'], properties: { a: { type: 'string' } } });
  expect(checkOf({ type: 'object', required: ['a', 'b'], properties: { a: { type: 'string' } } })).toBe(check);
  expect(check({ a: '1', b: 2 })).toBe(true);
  expect(check({ a: 1 })).toBe(false);
  expect((check.errors as { keyword: string }[]).map(({ keyword }) => keyword).sort()).toEqual(['required', 'type']);
  expect(check({ a: '1', b: 2, more: 3 })).toBe(true);
});
