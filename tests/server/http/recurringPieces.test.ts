import { beforeEach, expect, test } from 'vitest';
import type { Statement, Tx } from '../../../src/server/db/database';
import { trailOf } from '../../../src/server/records/audit';
import { auditMany } from '../../../src/server/records/auditMany';
import { verifyAudit } from '../../../src/server/records/auditVerify';
import { newId } from '../../../src/server/records/start';
import { generate } from '../../../src/server/recurring/generate';
import { systemScope } from '../../../src/server/scope';
import { openOffice } from '../../support/office';

/** Names of the statements of each transaction since the test began. */
let transactions: string[][] = [];
const office = openOffice({
  database: (db) => ({
    ...db,
    transaction: (work) =>
      db.transaction((tx) => {
        const names: string[] = [];
        transactions.push(names);
        const named = (statement: Statement) => {
          names.push(statement.name ?? 'unnamed');
          return statement;
        };
        const heard: Tx = {
          query: (statement) => tx.query(named(statement)),
          later: (statement) => tx.later(named(statement)),
          notify: tx.notify,
        };
        return work(heard);
      }),
  }),
});
beforeEach(() => {
  transactions = [];
});

const scope = () => {
  const tenant = office.services.tenants.all().find(({ key }) => key === 'demo');
  if (!tenant) throw new Error('No firm demo');
  return systemScope(tenant, office.services.clock());
};

test('a month’s tasks are written in pieces of fifty and more, each of six statements, however slow the machine is', async () => {
  for (let nth = 0; nth < 40; nth += 1)
    await office.add('companies', {
      vat_status: 'active',
      vat_period: 'monthly',
      zus_scheme: 'full',
      taxation_form: 'pit_scale',
    });
  const { tasks } = await generate(office.services.db, scope(), { days: 31 });
  expect(tasks).toBeGreaterThan(100);
  const pieces = transactions.filter((names) => names.includes('recurring.living'));
  // The office’s own tasks and the clients’ each end with a smaller piece.
  expect(pieces.length).toBeLessThanOrEqual(Math.ceil(tasks / 50) + 1);
  for (const names of pieces)
    expect(names).toEqual(['turn.alone', 'recurring.living', 'unnamed', 'recurring.note', 'auditMany.head', 'auditMany.lines']);
  const { db, keys } = office.services;
  expect((await verifyAudit(db, keys, scope().tenant.id)).findings).toEqual([]);
});

test('lines of the trail that are written together follow one another, more than one statement takes of them too', async () => {
  const { db, keys } = office.services;
  const { id } = scope().tenant;
  const before = await verifyAudit(db, keys, id);
  const entries = Array.from({ length: 2_100 }, () => ({
    ...trailOf(scope()),
    action: 'create',
    entity: 'tasks',
    id: newId(),
    changes: { title: { before: null, after: 'Zażółć' } },
  }));
  transactions = [];
  await db.transaction((tx) => auditMany(tx, entries));
  expect(transactions).toEqual([['auditMany.head', 'auditMany.lines', 'auditMany.lines', 'auditMany.lines']]);
  expect(await verifyAudit(db, keys, id)).toEqual({ ...before, lines: before.lines + 2_100, findings: [] });
});

test('one line alone goes with the next statement, and lines of several firms are refused', async () => {
  const { db } = office.services;
  const entry = { ...trailOf(scope()), action: 'create', entity: 'tasks', id: newId(), changes: {} };
  transactions = [];
  await db.transaction((tx) => auditMany(tx, [entry]));
  expect(transactions).toEqual([['audit']]);
  const both = [entry, { ...entry, tenantId: entry.tenantId + 1 }];
  await expect(db.transaction((tx) => auditMany(tx, both))).rejects.toThrow('the trail of one firm');
});
