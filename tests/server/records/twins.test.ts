import { beforeAll, describe, expect, test } from 'vitest';
import { resources } from '../../../resources';
import type { Resource } from '../../../src/schema';
import { exchange, openSession } from '../../../src/server/auth/sessions';
import { type Seeded, seedTwins, type Twin, twins } from '../../seed/twins';
import { type Caller, callerOf } from '../../support/caller';
import { openOffice } from '../../support/office';
import { principalNames } from '../../support/principals';

const office = openOffice();
const names = Object.values<Resource>(resources).map(({ name }) => name);
let firms: Seeded[] = [];
beforeAll(async () => {
  const { db, tenants, clock } = office.services;
  firms = await seedTwins(db, clock());
  await tenants.reload();
});

const seeded = (twin: Twin): Seeded => {
  const firm = firms.find(({ key }) => key === twin);
  if (!firm) throw new Error(`No firm ${twin}`);
  return firm;
};

/** Calls as one of a twin's people. */
async function as(twin: Twin, name: string): Promise<Caller> {
  const { auth, tenants } = office.services;
  const tenant = tenants.all().find(({ key }) => key === twin);
  const id = seeded(twin).people[name]?.id;
  if (!tenant || !id) throw new Error(`No ${name} of ${twin}`);
  const origin = { tenant, network: '10.1.2.0/24', userAgent: 'test', requestId: 'test', deviceToken: null };
  const exchanged = await exchange(auth, origin, (await openSession(auth, origin, id, null)).refresh);
  if (exchanged.kind !== 'fresh') throw new Error(`The session's token was ${exchanged.kind}`);
  return callerOf(office.app, twin, exchanged.pair.access);
}

describe('K05: the twin firms', () => {
  test('have everybody of the matrix and a record of every kind, alike but for ids and canaries', () => {
    const [one, other] = twins.map(seeded);
    expect(Object.keys(one?.people ?? {})).toEqual(principalNames);
    expect(Object.keys(one?.records ?? {}).sort()).toEqual([...names].sort());
    const places = ({ canaries }: Seeded) => Object.values(canaries).map(({ resource, column }) => `${resource} ${column}`);
    expect(places(one as Seeded)).toEqual(places(other as Seeded));
    expect(places(one as Seeded).length).toBeGreaterThan(100);
  });

  test('keep every canary in the column that it names, and in no other firm’s row', async () => {
    for (const twin of twins)
      for (const [text, { resource, column, id }] of Object.entries(seeded(twin).canaries)) {
        const rows = await office.services.db.query<{ id: string }>({
          text: `select id from "${resource.replaceAll('-', '_')}" where "${column}" in ($1, $2)`,
          values: [text, `<p>${text}</p>`],
        });
        expect(rows, text).toEqual([{ id }]);
      }
  });

  test.each(principalNames)('T01: show %s of one no word of the other, in any list, record, search or file', async (who) => {
    const [one, other] = twins;
    const caller = await as(one, who);
    const answers = await Promise.all(
      names.flatMap((name) => [
        caller.get(`/api/${name}/?limit=100`),
        caller.get(`/api/${name}/${seeded(one).records[name]}`),
        caller.get(`/api/${name}/${seeded(other).records[name]}`),
        caller.get(`/api/${name}/export?format=csv`),
      ]),
    );
    const found = await caller.get('/api/search?q=kanaryjka');
    const all = [...answers, found];
    expect(all.filter(({ status }) => status >= 500).map(({ text }) => text)).toEqual([]);
    expect(all.filter(({ text }) => text.includes(`KANARYJKA-${other}`))).toEqual([]);
    // Whoever sees anything at all sees their own firm's words, so that the silence above says something.
    expect(answers.some(({ text }) => text.includes(`KANARYJKA-${one}`))).toBe(true);
  });
});
