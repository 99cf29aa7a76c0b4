// In npm test -- all: a copy restored on a second machine; erasures tells what an erasure leaves.
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Config, readConfig } from '../../../src/server/config';
import { makeCopy } from '../../../src/server/copies/make';
import { passphraseOf } from '../../../src/server/copies/passphrase';
import { type CopyPlace, openPlace } from '../../../src/server/copies/place';
import { restoreCopy } from '../../../src/server/copies/restore';
import { applyDiff } from '../../../src/server/db/differApply';
import { openStore } from '../../../src/server/files/store/openStore';
import { openTenants } from '../../../src/server/firms/tenants';
import { createLog } from '../../../src/server/log';
import { reapplyErasures } from '../../../src/server/privacy/reapply';
import { type Added, openOffice } from '../../support/office';
import { openForTest } from '../../support/openForTest';
import { uploaded } from '../files/desk';

const root = mkdtempSync(join(tmpdir(), 'panel-erased-'));
const folder = join(root, 'place');
const copies: Config['copies'] = { target: { folder }, everyMs: 900_000, months: 2 };
const office = openOffice({ config: { copies } });
const passphrase = passphraseOf('osiem-zwykłych-słów-których-nikt-nie-zgadnie', 10);
const { workerFile } = inject('database');
const secret = 'Niezapomniana';
const over = 'Po terminie';
let place: CopyPlace;
let person: Added;

beforeAll(async () => {
  place = await openPlace({ folder }, root);
  person = await office.add('users', {
    first_name: 'Ewa',
    last_name: secret,
    email: 'ewa@klient.test',
    isAdmin: false,
    status: 'active',
  });
  await office.add('notices', { user_id: person.id, text: `Do: ${secret}` });
  await office.as('super').put('/api/users/', { id: person.id, position: `Prezes ${secret}` });
  const company = await office.add('companies', { title: 'Odchodząca' });
  const file = await uploaded(office, office.as('ksiegowa'), 'wyciag.txt', 'tajne saldo');
  const sample = office.sample('documents', { company_id: company.id, file_id: file.id, period: '2010-01' });
  expect((await office.as('ksiegowa').post('/api/documents/', sample)).status).toBe(201);
  await office.services.db.query({ text: `update documents set period = '2010-01' where company_id = $1`, values: [company.id] });
  await office.add('settlements', { period: '2011-03', note_to_client: over });
  const { db, files, keys, clock } = office.services;
  await makeCopy({ db, store: files.store, place, passphrase, keys, clock, months: 2 });
  for (const [resource, id] of [
    ['users', person.id],
    ['companies', company.id],
  ])
    expect((await office.as('super').post('/api/erasures', { resource, id, reason: 'request' })).status).toBe(202);
  await office.services.jobs.drain();
  expect((await office.as('super').post('/api/retention', { erase: true })).status).toBe(202);
  await office.services.jobs.drain();
}, 120_000);
afterAll(() => {
  place.close();
  rmSync(root, { recursive: true, force: true });
});

/** Restores the copy from before the erasures elsewhere, and answers what stood in it before and after a start. */
async function restored(name: string) {
  const config = { ...readConfig({ APP_ENV: 'test', DATA_DIR: join(root, name) }, 1000), copies };
  const { keys, clock } = office.services;
  const options = { config, place, passphrase, keys, name: null, replace: false, withoutKeys: false, now: clock(), workerFile };
  await restoreCopy({ ...options, say: () => undefined });
  const db = await openForTest({ workerFile, dataDir: config.dataDir });
  const log = createLog(() => undefined, clock);
  try {
    await applyDiff(db, { info: () => undefined, warn: () => undefined });
    const tenants = await openTenants(db, log);
    const store = await openStore(config);
    const holding = async () => {
      const [row] = await db.query<{ people: number; letters: number; trail: number; over: number }>({
        text: `select (select count(*)::int from users where last_name = $1) as people, (select count(*)::int from notices where text like '%' || $1) as letters,
          (select count(*)::int from audit_values where changes like '%' || $1 || '%') as trail,
          (select count(*)::int from settlements where note_to_client = $2) as over`,
        values: [secret, over],
      });
      const kept = join(config.dataDir, 'files', 'kept', '1');
      return { ...row, files: readdirSync(kept).length };
    };
    const line = { tenant: 'demo', id: person.id, resource: 'users', record: office.idOf('kierownik'), reason: 'request' };
    const forged = JSON.stringify({ ...line, at: '2026-11-20T08:00:00.000Z', signature: 't1.AAAA' });
    appendFileSync(join(config.dataDir, 'erasures.jsonl'), `${forged}\n`);
    const before = await holding();
    const parts = { db, config, keys, clock, tenants, log, files: { store } };
    const again = await reapplyErasures(parts);
    const after = await holding();
    const twice = await reapplyErasures(parts);
    const managers = (await db.query({ text: `select 1 from users where first_name = 'kierownik'` })).length;
    tenants.close();
    store.close();
    return { before, again, after, twice, managers };
  } finally {
    await db.close();
  }
}

test('R03: a copy from before an erasure, restored on another machine, has nothing of the erased after its first start', {
  timeout: 180_000,
}, async () => {
  const { before, again, after, twice, managers } = await restored('elsewhere');
  expect(before).toMatchObject({ people: 1, letters: 1, trail: 1, files: 1, over: 1 });
  // A person, a company, and what of months was over.
  expect(again).toBeGreaterThanOrEqual(3);
  expect(twice).toBe(0);
  expect(after).toMatchObject({ people: 0, letters: 0, trail: 0, files: 0, over: 0 });
  // A line that this server did not sign erases nobody.
  expect(managers).toBe(2);
});

test('R03: what stands beside the copies are ids and why, and no name', () => {
  const notes = readdirSync(join(folder, 'erasures')).map((name) =>
    JSON.parse(readFileSync(join(folder, 'erasures', name), 'utf8')),
  );
  expect(notes.map(({ reason }) => reason)).toEqual(expect.arrayContaining(['request', 'request', 'retention']));
  expect(JSON.stringify(notes)).not.toMatch(new RegExp(`${secret}|${over}`));
});
