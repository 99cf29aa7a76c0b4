import { beforeAll, expect, test } from 'vitest';
import { companies } from '../../../resources/companies';
import { blank } from '../../../src/schema/validate';
import type { Database } from '../../../src/server/db/database';
import { openExport } from '../../../src/server/records/export';
import { fill } from '../../../src/server/records/fill';
import { newId } from '../../../src/server/records/start';
import { nip, now, openOffice, query } from './office';

const office = openOffice();
const COUNT = 1_100;
/** Rows that are read at once. */
const BATCH = 500;
const titleOf = (nth: number) => `Firma ${String(nth).padStart(5, '0')}`;

beforeAll(async () => {
  const { db, head } = office();
  const rows = Array.from({ length: COUNT }, (_, nth) => ({
    ...blank(companies),
    id: newId(),
    title: titleOf(nth),
    company_type: 'jdg',
    vat_number: nip(70_000 + nth),
    address_city: 'Łódź',
    address_postal_code: '90-001',
    owner_id: head.id,
    taxation_form: 'pit_scale',
    vat_status: 'exempt_limit',
    accounting_type: 'kpir',
  }));
  await fill(db, { tenantId: 1, at: now }, companies, rows);
});

/** The database, and how often it was asked. */
function counting(db: Database): { db: Database; asked: () => number } {
  let asked = 0;
  const counted: Pick<Database, 'query'> = {
    query(statement) {
      asked += 1;
      return db.query(statement);
    },
  };
  return { db: { ...db, ...counted }, asked: () => asked };
}

test('an export reads the rows behind those that are written, no others, and tells all in their order', async () => {
  const { scope } = office();
  const { db, asked } = counting(office().db);
  const found = await openExport(db, scope, companies, query({ sort: [{ key: 'title', order: 'asc' }] }));
  expect(found.total).toBe(COUNT);
  const begun = asked();
  const rows = found.rows();
  const titles: unknown[] = [];
  const reads: number[] = [];
  for await (const batch of rows) {
    expect(batch.length).toBeLessThanOrEqual(BATCH);
    titles.push(...batch.map(({ title }) => title));
    reads.push(asked() - begun);
  }
  expect(reads).toEqual([2, 3, 3]);
  expect(titles).toEqual(Array.from({ length: COUNT }, (_, nth) => titleOf(nth)));
});
