// On a PostgreSQL server: calls at once.

import { expect, test } from 'vitest';
import { companies } from '../../../resources/companies';
import { authLimits } from '../../../src/server/auth/limits';
import type { Statement } from '../../../src/server/db/database';
import { conflict } from '../../../src/server/errors';
import { claim, forgetAnswers, KEPT_MS, keepAnswer, type Repeatable } from '../../../src/server/records/idempotency';
import { openOffice, scopeOf, tenants } from './office';
import { looksAt, sent } from './planOf';

const office = openOffice();
const hash = (text: string) => new TextEncoder().encode(text.padEnd(32, '.'));
const request = (key: string, body = 'a'): Repeatable => ({ route: 'POST /api/companies', key, bodyHash: hash(body) });

/** A request that makes a company once. */
const post = (repeatable: Repeatable, scope = office().scope) =>
  office().db.transaction(async (tx) => {
    const held = await claim(tx, scope, repeatable);
    if (!held.fresh) return { status: held.status, body: held.body, repeated: true };
    const body = `${repeatable.key} for ${scope.who.first_name}`;
    await keepAnswer(tx, scope, repeatable, { status: 201, body });
    return { status: 201, body, repeated: false };
  });

test('I01: the same request again gets the first answer', async () => {
  expect(await post(request('k1'))).toEqual({ status: 201, body: 'k1 for Szef', repeated: false });
  expect(await post(request('k1'))).toEqual({ status: 201, body: 'k1 for Szef', repeated: true });
});

test('I01: the same key with another body is 422', async () => {
  await post(request('k2'));
  await expect(post(request('k2', 'b'))).rejects.toMatchObject({ status: 422, code: 'key_reused' });
});

test('I01: a key is one person’s, on one route, in one firm', async () => {
  await post(request('k3'));
  expect(await post(request('k3'), scopeOf(office().accountant))).toMatchObject({ repeated: false });
  expect(await post(request('k3'), scopeOf(office().head, tenants.other))).toMatchObject({ repeated: false });
  expect(await post({ ...request('k3'), route: 'POST /api/tasks' })).toMatchObject({ repeated: false });
});

test('I01: a refused request may be sent again under its key', async () => {
  const { db, scope } = office();
  const failing = db.transaction(async (tx) => {
    await claim(tx, scope, request('k4'));
    throw conflict('Nie teraz.');
  });
  await expect(failing).rejects.toMatchObject({ status: 409 });
  expect(await post(request('k4'))).toMatchObject({ repeated: false });
});

test('I01, S01: an answer outlives the session that asked: what a phone could repeat later was destroyed with that', () =>
  expect(KEPT_MS).toBeGreaterThan(authLimits.absoluteMs + authLimits.accessMs));

test('I01: an answer is kept for a day', async () => {
  const { db, head, scope } = office();
  await post(request('k5'));
  const later = (hours: number) => new Date(scope.now.getTime() + hours * 3_600_000);
  expect(await post(request('k5'), scopeOf(head, tenants.demo, later(23)))).toMatchObject({ repeated: true });
  expect(await post(request('k5', 'b'), scopeOf(head, tenants.demo, later(25)))).toMatchObject({ repeated: false });
  await forgetAnswers(db, scope.tenant.id, later(100));
  expect(await post(request('k5', 'c'))).toMatchObject({ repeated: false });
});

test('a firm’s answers are thrown away by their key, and no index by age is kept for it', async () => {
  const { db, scope } = office();
  const kept = await db.query<{ name: string }>({
    text: `select indexname as name from pg_indexes where tablename = 'idempotency' and schemaname = current_schema()`,
  });
  expect(kept).toEqual([{ name: 'idempotency_pkey' }]);
  await db.query({
    text: `insert into idempotency (tenant_id, user_id, route, key, body_hash, created_at)
      select case when n % 50 = 0 then $1 else 999 end, gen_random_uuid(), 'POST /api/tasks', n::text, '', now() from generate_series(1, 5000) n`,
    values: [scope.tenant.id],
  });
  await db.query({ text: 'analyze idempotency' });
  const [own = { count: 0 }] = await db.query<{ count: number }>({
    text: 'select count(*)::int as count from idempotency where tenant_id = $1',
    values: [scope.tenant.id],
  });
  const [statement] = await sent(db, (heard) => forgetAnswers(heard, scope.tenant.id, scope.now));
  const { rows } = await looksAt(db, statement as Statement, 'idempotency');
  expect(rows).toBeLessThanOrEqual(own.count);
});

test('I01: sent ten times at once, one company is made', async () => {
  const { db, scope, all } = office();
  const { create } = await import('../../../src/server/records/create');
  const { nip } = await import('./office');
  const body = {
    title: 'Jedna jedyna',
    company_type: 'jdg',
    vat_number: nip(8_888),
    address_postal_code: '90-001',
    address_city: 'Łódź',
    owner_id: office().head.id,
    taxation_form: 'pit_scale',
    vat_status: 'exempt_limit',
    accounting_type: 'kpir',
  };
  const once = () =>
    db.transaction(async (tx) => {
      const held = await claim(tx, scope, request('k6'));
      if (!held.fresh) return 'repeated';
      const { id } = await create(tx, scope, companies, body);
      await keepAnswer(tx, scope, request('k6'), { status: 201, body: id });
      return 'made';
    });
  const ends = await Promise.allSettled(Array.from({ length: 10 }, once));
  const told = ends.map((end) => (end.status === 'fulfilled' ? end.value : end.reason.code));
  expect(told.filter((end) => end === 'made')).toHaveLength(1);
  expect(told.every((end) => ['made', 'repeated', 'running'].includes(end))).toBe(true);
  expect(await all(companies, { search: 'jedna jedyna' })).toHaveLength(1);
});
