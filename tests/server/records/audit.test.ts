// On a PostgreSQL server: the trail’s order.

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { companies } from '../../../resources/companies';
import type { Database } from '../../../src/server/db/database';
import { conflict } from '../../../src/server/errors';
import { audit, trailOf } from '../../../src/server/records/audit';
import { verifyAudit } from '../../../src/server/records/auditVerify';
import { remove } from '../../../src/server/records/remove';
import { startRecords } from '../../../src/server/records/start';
import { update } from '../../../src/server/records/update';
import { pastTriggers, testDatabase } from '../../support/database';
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
  await pastTriggers(db, [text]);
}

const verify = (tenantId = 1) => verifyAudit(db, keys, tenantId);

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
  expect(await verify()).toEqual({ lines: 0, findings: [] });
});

test('U02: a chain that nobody touched holds, each firm’s its own', async () => {
  await threeLines();
  await other.company();
  expect(await verify(1)).toEqual({ lines: 3, findings: [] });
  expect(await verify(2)).toEqual({ lines: 1, findings: [] });
  expect(await verify(3)).toEqual({ lines: 0, findings: [] });
});

test('U02: a longer chain is read to its end', async () => {
  await db.transaction(async (tx) => {
    for (let line = 0; line < 2_100; line++)
      await audit(tx, { ...trailOf(office.scope), action: 'login', entity: 'users', id: null, changes: {} });
  });
  expect(await verify()).toEqual({ lines: 2_100, findings: [] });
});

test.each([
  [`update audit set actor_id = null where seq = 2`, { seq: 2, why: 'altered' }],
  [`update audit set at = at + interval '1 hour' where seq = 2`, { seq: 2, why: 'altered' }],
  [`update audit set fields = '{}' where seq = 1`, { seq: 1, why: 'altered' }],
  [`update audit set hash = sha256('x') where seq = 1`, { seq: 1, to: 2, why: 'altered' }],
  [`update audit_values set changes = replace(changes, 'Druga', 'Inna') where seq = 2`, { seq: 2, why: 'values altered' }],
  [`update audit_values set salt = null where seq = 2`, { seq: 2, why: 'values altered' }],
  [`delete from audit_values where seq = 2`, { seq: 2, why: 'values missing' }],
  [`delete from audit where seq = 2`, { seq: 2, why: 'missing' }],
  [`delete from audit where seq = 1`, { seq: 1, why: 'missing' }],
  [`update audit set device = 'Firefox, Linux' where seq = 2`, { seq: 2, why: 'altered' }],
  [`update audit set key_id = 'k9' where seq = 2`, { seq: 2, why: 'unknown key' }],
  [`update audit_values set salt = null, changes = null where seq = 2`, { seq: 2, why: 'values erased' }],
  [`delete from audit where seq = 3`, { seq: 3, why: 'missing' }],
  [`delete from audit where seq > 1`, { seq: 2, to: 3, why: 'missing' }],
  [`delete from audit`, { seq: 1, to: 3, why: 'missing' }],
  [`update audit_heads set seq = 2`, { seq: 3, why: 'head moved' }],
  [`update audit_heads set hash = sha256('x')`, { seq: 3, why: 'head moved' }],
  [`delete from audit_heads`, { seq: 3, why: 'head moved' }],
])('U02: after "%s" verifying tells which lines are bad', async (text, { seq, why, ...end }) => {
  await threeLines();
  await tamper(text);
  expect((await verify()).findings).toEqual([{ why, from: seq, to: seq, ...end }]);
});

test.each([
  'update audit set action = action',
  'delete from audit',
  'truncate audit',
  'delete from audit_values',
  'truncate audit_values',
  `update audit_values set changes = '{}'`,
  'update audit_values set salt = null, changes = null',
  'delete from audit_heads',
  'truncate audit_heads',
  'update audit_heads set seq = seq - 1',
  `update audit_heads set hash = sha256('x')`,
])('U02: "%s" is refused by the table itself', async (text) => {
  await threeLines();
  await expect(db.query({ text })).rejects.toThrow(/only grows/);
});

test('twenty writers of one firm at once leave one unbroken chain', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, index) => office.company({ title: `Równoległa ${index}` })));
  expect(await verify()).toEqual({ lines: 20, findings: [] });
});
