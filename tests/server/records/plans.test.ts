import { beforeAll, describe, expect, test } from 'vitest';
import { resources } from '../../../resources';
import { companies } from '../../../resources/companies';
import { documents } from '../../../resources/documents';
import { tasks } from '../../../resources/tasks';
import { users } from '../../../resources/users';
import { readListQuery } from '../../../src/contract/listQuery';
import type { Resource } from '../../../src/schema';
import { columnOf } from '../../../src/schema/columns';
import { typeOf } from '../../../src/schema/fields';
import { blank } from '../../../src/schema/validate';
import { beside, hasSortKey } from '../../../src/server/db/columns';
import type { Statement } from '../../../src/server/db/database';
import { desiredTables } from '../../../src/server/db/differModel';
import { fill } from '../../../src/server/records/fill';
import { globalSearch } from '../../../src/server/records/globalSearch';
import { list } from '../../../src/server/records/list';
import { pageOf } from '../../../src/server/records/pages';
import { newId } from '../../../src/server/records/start';
import { viewOf } from '../../../src/server/records/view';
import { waitingFor } from '../../../src/server/records/waiting/read';
import { clientsAfter } from '../../../src/server/recurring/rows';
import { nip, now, openOffice, scopeOf } from './office';
import { looksAt, looksAtOnce, sent } from './planOf';

const office = openOffice();
const COUNT = 2_000;
const SHOWN = 25;
/** Companies with a task. */
const BUSY = 60;

/** Few types and states, and few companies kept by the accountant who asks. */
beforeAll(async () => {
  const { db, head, accountant } = office();
  const rows = Array.from({ length: COUNT }, (_, index) => ({
    ...blank(companies),
    id: newId(),
    title: `Firma ${(index * 7_919) % COUNT}`,
    company_type: ['jdg', 'llc', 'foundation'][index % 3],
    accounting_status: ['booking', 'review'][index % 7] ?? null,
    vat_number: nip(40_000 + index),
    address_city: 'Łódź',
    address_postal_code: '90-001',
    owner_id: index % 20 === 0 ? accountant.id : head.id,
    payroll_owner_id: index % 30 === 0 ? accountant.id : null,
    status: index % 4 === 0 ? 'notice' : 'active',
    taxation_form: 'pit_scale',
    vat_status: 'exempt_limit',
    accounting_type: 'kpir',
  }));
  await fill(db, { tenantId: 1, at: now }, companies, rows);
  const papers = rows.map(({ id }, index) => ({
    ...blank(documents),
    id: newId(),
    title: `Faktura ${index}`,
    company_id: id,
    direction: 'from_client',
    document_type: 'purchase_invoice',
    status: index % 5 === 0 ? 'new' : 'accepted',
  }));
  await fill(db, { tenantId: 1, at: now }, documents, papers);
  const work = rows.slice(0, BUSY).flatMap(({ id }, index) =>
    Array.from({ length: 1 + (index % 4) }, (_, nth) => ({
      ...blank(tasks),
      id: newId(),
      title: `Zadanie ${nth}`,
      company_id: id,
      due_date: '2026-11-25',
      status: 'new',
    })),
  );
  await fill(db, { tenantId: 1, at: now }, tasks, work);
  await db.query({ text: 'vacuum (analyze) companies' });
  await db.query({ text: 'vacuum (analyze) tasks' });
  await db.query({ text: 'vacuum (analyze) documents' });
});

function asked(text: string) {
  const query = readListQuery(Object.fromEntries(new URLSearchParams(text)));
  if ('unreadable' in query) throw new Error(text);
  return pageOf(viewOf(office().scope, companies, 'list'), query);
}

describe('a page reads few rows, and never the whole table', () => {
  test.each([
    ['by name', 'sort=title:asc', 1],
    ['by the day of creation', 'sort=created:desc', 1],
    ['by type', 'sort=company_type:asc', 1],
    ['by status, the last first', 'sort=accounting_status:desc', 1],
    ['by number', 'sort=vat_number:asc', 1],
    ['of a type and a status, by name', 'sort=title:asc&filters=company_type:llc,status:notice', 5],
    ['of a type and a status, the newest first', 'sort=created:desc&filters=company_type:llc,status:notice', 13],
    ['of a keeper and a type, by name', 'sort=title:asc&filters=company_type:llc', 1],
  ])('%s', async (_, text, most) => {
    const page = await looksAt(office().db, asked(`${text}&fields=title,company_type`).plain(), 'companies');
    expect(page.ways).not.toContain('Seq Scan');
    // One more tells where what is alike ends.
    expect(page.rows).toBeLessThanOrEqual(most * SHOWN + 1);
  });

  test('what lies before a further page is walked in the index alone', async () => {
    const page = await looksAt(office().db, asked('sort=title:asc&page=60&fields=title').plain(), 'companies');
    expect(page.ways).toContain('Index Only Scan');
    expect(page.fetched).toBe(0);
  });

  test('by keeper, a page of each keeper’s first companies is looked at, never all of them', async () => {
    const { quick } = asked('sort=owner_id:asc&fields=title,owner');
    if (!quick) throw new Error('There is no quick way');
    const page = await looksAt(office().db, quick, 'companies');
    expect(page.ways).toEqual(['Index Scan']);
    expect(page.rows).toBeLessThanOrEqual(2 * SHOWN);
  });

  test('by number of tasks, those with the most are looked at alone', async () => {
    const { quick } = asked('sort=tasks:desc&fields=title,tasks');
    if (!quick) throw new Error('There is no quick way');
    const page = await looksAt(office().db, quick, 'companies');
    expect(page.rows).toBeLessThanOrEqual(BUSY);
  });

  test('by number of tasks, the fewest first, rows are looked at until a page of those without any is full', async () => {
    const { quick } = asked('sort=tasks:asc&fields=title,tasks');
    if (!quick) throw new Error('There is no quick way');
    const page = await looksAt(office().db, quick, 'companies');
    expect(page.ways).not.toContain('Seq Scan');
    expect(page.rows).toBeLessThanOrEqual(BUSY + SHOWN);
    expect((await looksAt(office().db, quick, 'tasks')).ways).not.toContain('Seq Scan');
  });

  test.each(['owner_id', 'payroll_owner_id'])('by %s, the last name first, few companies of each are looked at', async (key) => {
    const { quick } = asked(`sort=${key}:desc&fields=title`);
    if (!quick) throw new Error('There is no quick way');
    const page = await looksAt(office().db, quick, 'companies');
    expect(page.ways).toEqual(['Index Scan']);
    expect(page.rows).toBeLessThanOrEqual(4 * SHOWN);
  });

  test.each([
    'sort=owner_id:desc&fields=title',
    'sort=owner_id:desc&page=3&fields=title',
    'sort=payroll_owner_id:desc&fields=title',
    'sort=tasks:asc&fields=title',
    'sort=tasks:asc&page=2&fields=title',
    'sort=documents:asc&fields=title',
    'sort=owner_id:asc&fields=title',
    'sort=owner_id:asc&page=3&fields=title',
    'sort=tasks:desc&fields=title',
    'sort=tasks:desc&page=2&fields=title',
    'sort=tasks:desc&page=3&fields=title',
  ])('%s answers by the quick way what the whole order does', async (text) => {
    const page = asked(text);
    const { db, scope } = office();
    const whole = (await db.query<{ id: string }>(page.plain())).map(({ id }) => id);
    const quick = page.quick ? (await db.query<{ id: string }>(page.quick)).map(({ id }) => id) : [];
    expect(whole).toHaveLength(SHOWN);
    expect(quick).toEqual(whole.slice(0, quick.length));
    const query = readListQuery(Object.fromEntries(new URLSearchParams(text)));
    if ('unreadable' in query) throw new Error(text);
    const answer = await list(db, scope, companies, query);
    expect(answer.data.map(({ id }) => id)).toEqual(whole);
    expect(answer.total).toBe(COUNT);
  });
});

test('what a keeper who is gone kept stands with what nobody keeps, whole and by the quick way', async () => {
  const { db, accountant } = office();
  const gone = newId();
  const account = {
    id: gone,
    first_name: 'Zenon',
    last_name: 'Były',
    email: 'zenon@biuro.test',
    isAdmin: true,
    roles: [],
    status: 'active',
  };
  await fill(db, { tenantId: 1, at: now }, users, [account]);
  await db.query({ text: 'update users set deleted_at = now() where id = $1', values: [gone] });
  const moved = { text: 'update companies set payroll_owner_id = $1 where vat_number = any ($2::text[])' };
  await db.query({ ...moved, values: [gone, [nip(40_000), nip(40_001), nip(41_999)]] });
  const { quick, plain } = asked('sort=payroll_owner_id:desc&fields=title,payroll_owner');
  const ids = async (statement: Statement) => (await db.query<{ id: string }>(statement)).map(({ id }) => id);
  const whole = await ids(plain());
  expect(quick && (await ids(quick))).toEqual(whole);
  const kept = { text: 'select id from companies where payroll_owner_id = $1 order by id desc', values: [gone] };
  expect(whole).toContain((await ids(kept))[0]);
  await db.query({ ...moved, values: [accountant.id, [nip(40_000)]] });
});

describe('every list', () => {
  const tables = new Map(desiredTables(resources).map((table) => [table.name, table]));
  test.each(Object.values<Resource>(resources))('$name has an index for each order and filter that it offers', (resource) => {
    const indexes = (tables.get(resource.name.replaceAll('-', '_'))?.indexes ?? []).map(({ sql }) => sql);
    const leads = (column: string) => indexes.some((sql) => sql.includes(`("tenant_id", "${column}"`));
    for (const key of [...resource.list.columns, ...(resource.list.filters ?? [])]) {
      const column = columnOf(resource, key);
      if (column?.kind !== 'field' || column.field.options.encrypted) continue;
      const { sorting, stored } = typeOf(column.field);
      if (sorting === 'none' || stored === 'none' || stored === 'texts' || stored === 'json') continue;
      const isColumn = resource.list.columns.some((shown) => columnOf(resource, shown)?.key === column.key);
      const wanted =
        isColumn && column.field.type !== 'reference' && hasSortKey(column.field) ? beside.sort(column.key) : column.key;
      expect([column.key, leads(wanted) || leads(column.key)]).toEqual([column.key, true]);
    }
  });
});

test('no table has a plain index with whose columns another one of the same rows begins', () => {
  const parts = /^create (unique )?index "\w+" on "\w+" \(([^)]*)\)( include \([^)]*\))? (where .*)$/;
  for (const { name, indexes } of desiredTables(resources)) {
    const read = indexes.flatMap(({ sql }) => {
      const [, unique, columns = '', more, rows = ''] = parts.exec(sql) ?? [];
      return columns === '' ? [] : [{ isPlain: !unique && !more, columns: `${columns}, `.replaceAll('"', ''), rows }];
    });
    const repeats = read.filter(
      (one) =>
        one.isPlain && read.some((other) => other !== one && other.rows === one.rows && other.columns.startsWith(one.columns)),
    );
    expect([name, repeats]).toEqual([name, []]);
  }
});

test('what waits is found through the indexes of those whose it is', async () => {
  const scope = scopeOf(office().accountant);
  const [declared] = await sent(office().db, (db) => waitingFor(db, scope, Object.values<Resource>(resources)));
  if (!declared) throw new Error('Nothing was asked');
  expect(declared.plannedOnce).toBe(true);
  const seen = await looksAtOnce(office().db, declared, 'companies');
  expect(seen.ways).not.toContain('Seq Scan');
  expect(seen.rows).toBeLessThan(SHOWN * 10);
  expect((await looksAtOnce(office().db, declared, 'documents')).ways).not.toContain('Seq Scan');
});

test('clients that are read on and on are read from where the former ones ended', async () => {
  const { db, head } = office();
  const AT_ONCE = 100;
  const ids = await db.query<{ id: string }>({ text: 'select id from companies order by id' });
  const after = ids[COUNT - 2 * AT_ONCE]?.id ?? '';
  const [behind] = await sent(db, (heard) => clientsAfter(heard, 1, after, AT_ONCE));
  if (!behind) throw new Error('Nothing was asked');
  expect(behind.plannedOnce).toBe(true);
  const seen = await looksAtOnce(db, behind, 'companies');
  expect(seen.ways).toEqual(['Index Scan']);
  expect(seen.rows).toBeLessThanOrEqual(AT_ONCE);
  const known = ids.map(({ id }) => id);
  const found = async (from: string | null, keeper: string | null = null) =>
    (await clientsAfter(db, 1, from, AT_ONCE, keeper)).map(({ id }) => id);
  expect(await found(after)).toEqual(known.slice(-2 * AT_ONCE + 1, -AT_ONCE + 1));
  expect(await found(null)).toEqual(known.slice(0, AT_ONCE));
  expect(await found(known.at(-1) ?? '')).toEqual([]);
  expect(await found(null, head.id)).toHaveLength(AT_ONCE);
});

test('the palette asks once, by a statement that is planned once for all words', async () => {
  const search = (words: string) =>
    sent(office().db, (db) => globalSearch(db, office().scope, Object.values<Resource>(resources), words));
  const [first, ...more] = await search('firma');
  const [other] = await search('faktura');
  expect(more).toEqual([]);
  expect(first?.name).toBeDefined();
  expect(other?.name).toBe(first?.name);
  expect(first?.plannedOnce).toBe(true);
  if (first) expect((await looksAtOnce(office().db, first, 'companies')).ways).not.toContain('Seq Scan');
});
