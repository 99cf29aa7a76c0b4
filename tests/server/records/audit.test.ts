import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { companies } from '../../../resources/companies';
import type { Database } from '../../../src/server/db/database';
import { conflict } from '../../../src/server/errors';
import { audit, trailOf } from '../../../src/server/records/audit';
import { verifyAudit } from '../../../src/server/records/auditVerify';
import { remove } from '../../../src/server/records/remove';
import { startRecords } from '../../../src/server/records/start';
import { update } from '../../../src/server/records/update';
import { testDatabase } from '../../support/database';
import { furnish, keys, type Office, tenants } from './office';

let db: Database;
let office: Office;
let other: Office;
beforeAll(async () => {
  startRecords({ keys });
  db = await testDatabase();
  office = await furnish(db);
  other = await furnish(db, tenants.other);
});
afterAll(() => db.close());

/** As somebody with the rights of the schema's owner would, past the triggers. */
async function tamper(text: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query({ text: 'alter table audit disable trigger all' });
    await tx.query({ text: 'alter table audit_values disable trigger all' });
    await tx.query({ text });
    await tx.query({ text: 'alter table audit enable trigger all' });
    await tx.query({ text: 'alter table audit_values enable trigger all' });
  });
}

beforeEach(async () => {
  await tamper('delete from audit_heads');
  await tamper('delete from audit');
  await tamper('delete from audit_values');
});

async function threeLines() {
  const made = await office.company({ title: 'Pierwsza' });
  await update(db, office.scope, companies, made.id, { title: 'Druga', internal_note: 'x' });
  await remove(db, office.scope, companies, made.id);
  return made;
}

test('U01: each write is one line: who, when, from where, what, from what to what', async () => {
  const made = await threeLines();
  const rows = await db.query<Record<string, unknown>>({
    text: `select seq, at, actor_id, ip_prefix, request_id, action, entity, entity_id, fields, changes from audit join audit_values using (tenant_id, seq) order by seq`,
  });
  expect(rows.map(({ seq, action, entity, entity_id }) => [seq, action, entity, entity_id])).toEqual([
    [1, 'create', 'companies', made.id],
    [2, 'update', 'companies', made.id],
    [3, 'delete', 'companies', made.id],
  ]);
  expect(rows[1]).toMatchObject({
    actor_id: office.head.id,
    ip_prefix: '192.0.2.0/24',
    request_id: 'test',
    at: office.scope.now,
  });
  expect(rows[1]?.fields).toEqual(['internal_note', 'title']);
  expect(JSON.parse(String(rows[1]?.changes))).toEqual({
    internal_note: { before: null, after: 'x' },
    title: { before: 'Pierwsza', after: 'Druga' },
  });
});

test('U01: what is refused or undone leaves no line', async () => {
  await expect(office.company({ title: '' })).rejects.toMatchObject({ status: 422 });
  await expect(
    db.transaction(async (tx) => {
      await audit(tx, { ...trailOf(office.scope), action: 'login', entity: 'users', id: null, changes: {} });
      throw conflict('Nie teraz.');
    }),
  ).rejects.toMatchObject({ status: 409 });
  expect(await verifyAudit(db, 1)).toEqual({ sound: true, lines: 0 });
});

test('U02: a chain that nobody touched holds, each firm’s its own', async () => {
  await threeLines();
  await other.company();
  expect(await verifyAudit(db, 1)).toEqual({ sound: true, lines: 3 });
  expect(await verifyAudit(db, 2)).toEqual({ sound: true, lines: 1 });
  expect(await verifyAudit(db, 3)).toEqual({ sound: true, lines: 0 });
});

test('U02: a longer chain is read to its end', async () => {
  await db.transaction(async (tx) => {
    for (let line = 0; line < 2_100; line++)
      await audit(tx, { ...trailOf(office.scope), action: 'login', entity: 'users', id: null, changes: {} });
  });
  expect(await verifyAudit(db, 1)).toEqual({ sound: true, lines: 2_100 });
});

test.each([
  [`update audit set actor_id = null where seq = 2`, { seq: 2, why: 'altered' }],
  [`update audit set at = at + interval '1 hour' where seq = 2`, { seq: 2, why: 'altered' }],
  [`update audit set fields = '{}' where seq = 1`, { seq: 1, why: 'altered' }],
  [`update audit set hash = sha256('x') where seq = 1`, { seq: 1, why: 'altered' }],
  [`update audit_values set changes = replace(changes, 'Druga', 'Inna') where seq = 2`, { seq: 2, why: 'values altered' }],
  [`update audit_values set salt = null where seq = 2`, { seq: 2, why: 'values altered' }],
  [`delete from audit_values where seq = 2`, { seq: 2, why: 'values missing' }],
  [`delete from audit where seq = 2`, { seq: 2, why: 'missing' }],
  [`delete from audit where seq = 1`, { seq: 1, why: 'missing' }],
  [`delete from audit where seq = 3`, { seq: 3, why: 'end cut off' }],
  [`update audit_heads set seq = 2`, { seq: 4, why: 'end cut off' }],
])('U02: after "%s" verifying tells the first bad line', async (text, found) => {
  await threeLines();
  await tamper(text);
  expect(await verifyAudit(db, 1)).toEqual({ sound: false, ...found });
});

test('a person’s values may be erased and the chain still holds', async () => {
  await threeLines();
  await db.query({ text: 'update audit_values set salt = null, changes = null where seq = 2' });
  expect(await verifyAudit(db, 1)).toEqual({ sound: true, lines: 3 });
});

test.each(['update audit set action = action', 'delete from audit', 'truncate audit', 'delete from audit_values'])(
  'U02: "%s" is refused by the table itself',
  async (text) => {
    await threeLines();
    await expect(db.query({ text })).rejects.toThrow(/only grows/);
  },
);

test('twenty writers of one firm at once leave one unbroken chain', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, index) => office.company({ title: `Równoległa ${index}` })));
  expect(await verifyAudit(db, 1)).toEqual({ sound: true, lines: 20 });
});
