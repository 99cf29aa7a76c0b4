// In npm test -- all: it draws at random what hostileText and contract ask one by one.
import { Agent, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ResourceName, resources } from '../../../resources';
import { type Chance, chanceOf } from '../../fuzz/random';
import { type Known, type Made, type Operation, operationsOf, requestOf } from '../../fuzz/requests';
import { headersOf } from '../../support/caller';
import { openOffice } from '../../support/office';
import type { PrincipalName } from '../../support/principals';

/** `npm run fuzz` sends many more, and may begin elsewhere. */
const count = Number(process.env.FUZZ_REQUESTS ?? 1_500);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122);
/** An answer that takes longer is no answer. */
const patience = 30_000;

const office = openOffice();
const people: readonly (PrincipalName | null)[] = [
  'super',
  'super',
  'kierownik',
  'ksiegowa',
  'kadry',
  'szef',
  'klient',
  'podglad',
  null,
];
/** A stream that does not end, and what would end the sessions of those who ask. */
const left = /^GET \/api\/events$|^DELETE \/api\/auth|^DELETE \/api\/users\/sessions|^GET \/api\/docs/;

const agent = new Agent({ keepAlive: true, maxSockets: 4 });
let port = 0;
let operations: Operation[] = [];
let known: Known;

beforeAll(async () => {
  await office.app.listen({ host: '127.0.0.1', port: 0 });
  port = (office.app.server.address() as AddressInfo).port;
  operations = operationsOf((await office.nobody().get('/api/openapi.json')).body).filter(
    ({ method, path }) => !left.test(`${method} ${path}`),
  );
  const ids = new Map<string, string[]>();
  for (const name of Object.keys(resources) as ResourceName[])
    ids.set(name, [(await office.add(name)).id, (await office.add(name, {}, 'kancelaria')).id]);
  known = {
    of: (resource) => ids.get(resource) ?? [],
    sample: (name) => (Object.hasOwn(resources, name) ? office.sample(name as ResourceName) : null),
    any: [...[...ids.values()].flat(), '0199c3a2-1b2c-7d3e-8f40-123456789abc', office.base().company],
  };
}, 120_000);

function ask({ method, url, headers, body }: Made, who: PrincipalName | null): Promise<number> {
  const token = who === null ? null : office.as(who).token;
  return new Promise((resolve, reject) => {
    const sent = send(
      {
        agent,
        host: '127.0.0.1',
        port,
        method,
        path: url,
        timeout: patience,
        headers: { ...headersOf('demo', token), ...headers },
      },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0)).on('error', reject);
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('No answer'))).on('error', reject);
    sent.end(body);
  });
}

/** By status, how many answers; and every request that the server had a fault with. */
async function fuzz(requests: number, chance: Chance) {
  const statuses = new Map<number, number>();
  const faults: string[] = [];
  const touched = new Set<string>();
  for (let nth = 0; nth < requests; nth += 1) {
    // Somebody may have been deactivated, or have lost a session, by a request that was right.
    if (nth % 500 === 0) await office.logInAgain();
    const operation = operations[nth < operations.length ? nth : chance.below(operations.length)] as Operation;
    const who = chance.one(people);
    const made = requestOf(operation, known, chance);
    const status = await ask(made, who).catch((error: Error) => error.message);
    statuses.set(Number(status) || 0, (statuses.get(Number(status) || 0) ?? 0) + 1);
    if (typeof status === 'string' || status >= 500)
      faults.push(`${status} ${who}: ${made.method} ${made.url.slice(0, 300)} ${(made.body ?? '').slice(0, 300)}`);
    else touched.add(`${operation.method} ${operation.path}`);
  }
  return { statuses: Object.fromEntries([...statuses].sort()), faults, touched: touched.size };
}

describe('requests made from the API’s own description, right, broken and hostile', () => {
  test(`V11, E03: ${count} of them find no fault`, { timeout: 60_000 + count * 200 }, async () => {
    const { statuses, faults, touched } = await fuzz(count, chanceOf(seed));
    if (count > 2_000) console.info(`${count} requests, seed ${seed}:`, statuses);
    expect(faults).toEqual([]);
    // They reach something: who only sent what nobody understands would find nothing.
    expect((statuses[200] ?? 0) + (statuses[201] ?? 0)).toBeGreaterThan(count / 20);
    expect(touched).toBe(Math.min(count, operations.length));
  });
});
