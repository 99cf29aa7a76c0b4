import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { resources } from '../../../../resources';
import type { Resource } from '../../../../src/schema';
import { tableOf } from '../../../../src/server/db/columns';
import type { Database } from '../../../../src/server/db/database';
import { applyDiff } from '../../../../src/server/db/differApply';
import { testDatabase } from '../../../support/database';
import { NAME } from '../../../support/databaseSetup';
import { openForTest } from '../../../support/openForTest';

const silent = { info: () => undefined, warn: () => undefined };
const role = `panel-app-${crypto.randomUUID().slice(0, 8)}`;
let owner: Database;
let app: Database;

beforeAll(async () => {
  owner = await testDatabase();
  const { workerFile, saved } = inject('database');
  const [{ name } = { name: '' }] = await owner.query<{ name: string }>({ text: 'select current_database() as name' });
  await owner.query({ text: `create role "${role}" login` });
  const adminUrl = saved.replace(NAME, name);
  app = await openForTest({ workerFile, url: adminUrl.replace('user=postgres', `user=${role}`), adminUrl });
  await applyDiff(app, silent);
});
afterAll(async () => {
  await app.close();
  await owner.query({ text: `drop owned by "${role}"; drop role "${role}"` });
  await owner.close();
});

test('T04: the application’s role owns nothing, and reads and writes the records', async () => {
  const [who] = await app.query({ text: 'select current_user as name, usesuper from pg_user where usename = current_user' });
  expect(who).toEqual({ name: role, usesuper: false });
  for (const resource of Object.values<Resource>(resources))
    await app.query({ text: `select 1 from ${tableOf(resource)} limit 1` });
  await app.query({ text: 'delete from tasks' });
  await expect(app.query({ text: 'alter table tasks add column x int' })).rejects.toThrow(/must be owner/);
});

test.each([
  'update audit set action = action',
  'delete from audit',
  'truncate audit',
  'delete from audit_values',
  'delete from audit_heads',
  'update audit_values set changes = null, salt = null',
  'truncate audit_values',
  `insert into migrations (number, name) values (900, 'x')`,
])('U02: the application’s role may not "%s"', async (text) => {
  await expect(app.query({ text })).rejects.toThrow(/permission denied/);
});

test('U04: the application’s role clears values by the function alone, which leaves a line', async () => {
  await app.query({ text: `insert into audit_values (tenant_id, seq, salt, changes) values (9, 1, 'x', '{}')` });
  const erase = (action: string) =>
    app.query<{ cleared: number }>({
      text: `select erase_trail_values(9, '{1}', 'link', 'salt', '{}', now(), null, null, '', '', $1, 'x', null, '{}', 'hash', '', 'k') as cleared`,
      values: [action],
    });
  await expect(erase('update')).rejects.toThrow(/told as one/);
  await app.query({ text: `insert into audit_heads (tenant_id, seq, hash) values (9, 1, 'x')` });
  expect(await erase('erase')).toEqual([{ cleared: 1 }]);
  expect(await app.query({ text: 'select seq, changes from audit_values where tenant_id = 9 order by seq' })).toEqual([
    { seq: 1, changes: null },
    { seq: 2, changes: '{}' },
  ]);
  expect(await app.query({ text: 'select seq, action from audit where tenant_id = 9' })).toEqual([{ seq: 2, action: 'erase' }]);
});

test('a later start gives nothing anew, and a new role everything', async () => {
  expect((await applyDiff(app, silent)).statements).toEqual([]);
  await owner.query({ text: `drop owned by "${role}"` });
  await expect(app.query({ text: 'select 1 from tasks' })).rejects.toThrow(/permission denied/);
  await applyDiff(app, silent);
  await app.query({ text: 'select 1 from tasks' });
});
