// On a PostgreSQL server: what stands there is read from its catalogue, as from the embedded one’s, in half the time.
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { resources as declared } from '../../../resources';
import { choice, choices, defineResource, integer, longText, type Resource, reference, text } from '../../../src/schema';
import type { Database, Tx } from '../../../src/server/db/database';
import { applyDiff, previewDiff } from '../../../src/server/db/differApply';
import { ident } from '../../../src/server/db/ident';
import { type Migration, migrations } from '../../../src/server/db/migrations';
import { testDatabase } from '../../support/database';
import { NAME } from '../../support/databaseSetup';
import { openForTest } from '../../support/openForTest';

let db: Database;
const said: string[] = [];
const log = { info: () => undefined, warn: (line: string) => void said.push(line) };

beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());
const clear = () => db.query({ text: 'drop schema public cascade; create schema public; drop extension if exists pg_trgm' });
beforeEach(() => {
  said.length = 0;
});

const base = {
  labels: { one: 'Partner', few: 'Partnerzy', many: 'Partnerów' },
  area: 'partners',
  title: 'name',
  privacy: { purpose: 'Próba', retention: 'contract', data: 'internal' },
} as const;
const looks = { list: { columns: ['name'], sort: 'name:asc', search: ['name'] } } as const;
const fields = { name: text('Nazwa', { required: true, unique: true }), rank: choice('Ranga', { a: 'A', b: 'B' }) };
const first = defineResource('partners', { ...base, fields, ...looks }) as Resource;
const apply = (...resources: Resource[]) =>
  applyDiff(db, log, { resources: Object.fromEntries(resources.map((resource) => [resource.name, resource])) });

async function addRow(name = 'Żuraw', extra = ''): Promise<void> {
  await db.query({
    text: `insert into partners (tenant_id, id, name, version, created_at, updated_at${extra && ', rank'}) values (1, gen_random_uuid(), $1, 1, now(), now()${extra && `, '${extra}'`})`,
    values: [name],
  });
}

// Made once: nothing takes longer than all the tables.
describe('the whole of what is declared', () => {
  test('an empty database gets every table, and a second start has nothing to do', async () => {
    await clear();
    const done = await applyDiff(db, log);
    expect(done.migrations).toContain('001_system');
    expect(done.statements.filter((text) => text.startsWith('create table'))).toHaveLength(Object.keys(declared).length);
    const again = await applyDiff(db, log);
    expect(again).toEqual({ statements: [], rewrite: [], warnings: [], refusals: [], migrations: [] });
    expect(await previewDiff(db)).toEqual(again);
  });

  test('a start that has nothing to do asks a few questions, however many tables there are', async () => {
    const asked: string[] = [];
    const counted = <Rest extends Pick<Tx, 'query'>>(on: Rest): Rest => ({
      ...on,
      query: (statement: Parameters<Tx['query']>[0]) => {
        asked.push(statement.text);
        return on.query(statement);
      },
    });
    await applyDiff({ ...counted(db), asOwner: (work) => db.asOwner((tx) => work(counted(tx))) }, log);
    expect(asked.length).toBeLessThan(15);
    expect(asked.filter((text) => text.includes('limit 1'))).toEqual([]);
    // What stands in a comment is looked up once a table: there are thousands of columns.
    expect(asked.filter((text) => text.includes('obj_description') && text.includes('pg_attribute'))).toEqual([]);
  });

  test('every table leads its keys with the tenant', async () => {
    const names = Object.keys(declared).map((name) => name.replaceAll('-', '_'));
    const keys = await db.query<{ definition: string }>({
      text: `select pg_get_constraintdef(k.oid) as definition from pg_constraint k join pg_class c on c.oid = k.conrelid
        where c.relname = any ($1) and k.contype in ('p', 'f', 'u')`,
      values: [names],
    });
    expect(keys.length).toBeGreaterThan(names.length);
    expect(keys.filter(({ definition }) => !/^(PRIMARY|FOREIGN) KEY \(tenant_id, /.test(definition))).toEqual([]);
    const indexes = await db.query<{ indexdef: string }>({
      text: 'select indexdef from pg_indexes where tablename = any ($1)',
      values: [names],
    });
    const loose = indexes.filter(({ indexdef }) => !/ \(tenant_id, | USING gin \(search /.test(indexdef));
    expect(loose).toEqual([]);
    expect(
      indexes.filter(({ indexdef }) => !/_pkey| WHERE \(+deleted_(at IS (NOT )?NULL|with IS NOT NULL)\)/.test(indexdef)),
    ).toEqual([]);
  });

  test('of the server’s own keys these alone are led by no firm (docs/many-offices.md)', async () => {
    const keys = await db.query<{ key: string }>({
      text: `select c.relname || '.' || a.attname as key from pg_index i join pg_class c on c.oid = i.indrelid
          join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
        where n.nspname = 'public' and i.indisunique and a.attname <> 'tenant_id'`,
    });
    expect(keys.map(({ key }) => key).sort()).toEqual([
      'calendar_feeds.token_hash',
      'figures.name',
      'housekeeping.name',
      'key_seals.key_id',
      'migrations.number',
      'schema_changes.id',
      'tenants.api_key',
      'tenants.id',
      'tenants.key',
    ]);
    const pointing = await db.query({
      text: `select k.conname from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
        where k.contype = 'f' and a.attname <> 'tenant_id'`,
    });
    expect(pointing).toEqual([]);
  });

  test('O08: a database that a newer version worked with is refused in a sentence, told beforehand, and left as it is', async () => {
    await db.query({ text: `insert into migrations (number, name) values (9001, 'from_the_future')` });
    const before = await db.query({ text: 'select count(*)::int as n from schema_changes' });
    await expect(applyDiff(db, log)).rejects.toThrow(/nowsza wersja panelu.*9001_from_the_future.*\nUruchom nowszą wersję/);
    expect((await previewDiff(db)).refusals.join()).toContain('9001_from_the_future');
    expect(await db.query({ text: 'select count(*)::int as n from schema_changes' })).toEqual(before);
  });
});

// Migrated once: nothing takes longer than all the tables.
describe('what earlier versions left', () => {
  let done: Awaited<ReturnType<typeof applyDiff>>;
  beforeAll(async () => {
    await clear();
    const earlier = migrations.filter(({ number }) => number < 17);
    await applyDiff(db, log, { migrations: earlier });
    await db.query({ text: 'alter table document_request_items drop column open' });
    const keys = await db.query<{ table: string; name: string }>({
      text: `select conrelid::regclass::text as table, conname as name from pg_constraint
        where contype = 'f' and conrelid in ('document_requests'::regclass, 'document_request_items'::regclass)`,
    });
    for (const { table, name } of keys) await db.query({ text: `alter table ${ident(table)} drop constraint ${ident(name)}` });
    for (const status of ['draft', 'sent', 'partial', 'overdue', 'complete', 'cancelled'])
      await db.query({
        text: `with request as (
            insert into document_requests (tenant_id, id, version, created_at, updated_at, title, company_id, due_date, status, created_from)
            values (1, gen_random_uuid(), 1, now(), now(), $1, gen_random_uuid(), '2026-11-30', $1, 'manual') returning *)
          insert into document_request_items (tenant_id, id, version, created_at, updated_at, label, request_id, company_id, document_type,
            required, sent, status)
          select 1, gen_random_uuid(), 1, now(), now(), title, id, company_id, 'other', true, true, 'missing' from request`,
        values: [status],
      });
    await db.query({
      text: 'create unique index limit_values_limit_code_year_00000000 on limit_values (tenant_id, limit_code, year) where deleted_at is null',
    });
    done = await applyDiff(db, log);
  });

  test('items of requests that were sent before it was kept with them are counted as asked for', async () => {
    expect(done.migrations).toContain('017_open_requests');
    const asked = await db.query<{ label: string }>({
      text: 'select label from document_request_items where open order by label',
    });
    expect(asked.map(({ label }) => label)).toEqual(['overdue', 'partial', 'sent']);
    expect((await applyDiff(db, log)).statements).toEqual([]);
  });

  test('a limit that could have one value a year may have one from each day', async () => {
    expect(done.migrations).toContain('021_limit_value_days');
    const left = await db.query<{ name: string }>({
      text: `select indexdef as name from pg_indexes where tablename = 'limit_values' and indexdef like 'CREATE UNIQUE%limit_code%'`,
    });
    expect(left).toEqual([{ name: expect.stringContaining('(tenant_id, limit_code, valid_from)') }]);
  });
});

describe('a database of a few tables', () => {
  beforeEach(clear);

  test('new fields, choices, indexes and entities are added to rows that stay', async () => {
    await apply(first);
    await addRow('Żuraw', 'b');
    const wider = defineResource('partners', {
      ...base,
      fields: {
        ...fields,
        rank: choice('Ranga', { a: 'A', c: 'C' }),
        note: longText('Uwagi'),
        parent_id: reference('Nad nim', 'partners'),
      },
      ...looks,
    }) as Resource;
    const done = await apply(wider, defineResource('depots', { ...base, fields: { name: text('Nazwa') }, ...looks }) as Resource);
    expect(done.refusals).toEqual([]);
    expect(done.statements.map((statement) => statement.split(/[(\n]/, 1)[0]?.trim())).toEqual([
      'alter table "partners" add column "note" text collate "C"',
      'alter table "partners" add column "parent_id" uuid',
      'create table "depots"',
      expect.stringMatching(/^comment on table "depots"/),
      expect.stringMatching(/^create index "partners_parent_id/),
      expect.stringMatching(/^alter table "partners" drop constraint .* add constraint .* check$/),
      expect.stringMatching(/^create index "depots_name_sort/),
      expect.stringMatching(/^create index "depots_created_at/),
      expect.stringMatching(/^create index "depots_search/),
      expect.stringMatching(/^alter table "partners" add constraint "partners_parent_id_fk/),
    ]);
    await db.query({ text: `update partners set note = 'x' where rank = 'b'` });
    await expect(addRow('Czapla', 'd')).rejects.toThrow(/check/);
    await addRow('Czapla', 'c');
    expect((await apply(wider)).statements).toEqual([]);
  });

  test('an index whose definition changed gives way to the new one, and every other stays', async () => {
    const withFilters = (...filters: ('parent_id' | 'rank')[]) =>
      defineResource('partners', {
        ...base,
        fields: { ...fields, parent_id: reference('Nad nim', 'partners') },
        list: { ...looks.list, filters },
      }) as Resource;
    await apply(withFilters('parent_id'));
    await db.query({ text: 'create index by_hand on partners (tenant_id, rank)' });
    const of = async () => {
      const rows = await db.query<{ name: string }>({
        text: `select indexname as name from pg_indexes where tablename = 'partners'`,
      });
      return rows.map(({ name }) => name).sort();
    };
    const before = await of();
    const { statements } = await apply(withFilters('parent_id', 'rank'));
    expect(statements).toEqual([
      expect.stringMatching(
        /^create index "partners_rank_\w+" on "partners" \("tenant_id", "rank", "name_sort", "id"\) include \("parent_id"\)/,
      ),
      expect.stringMatching(
        /^create index "partners_parent_id_\w+" on "partners" \("tenant_id", "parent_id", "name_sort", "id"\) include \("rank"\)/,
      ),
      expect.stringMatching(/^drop index "partners_parent_id_\w+"$/),
    ]);
    const gone = before.filter((name) => statements.includes(`drop index "${name}"`));
    expect(gone).toHaveLength(1);
    expect((await of()).filter((name) => before.includes(name))).toEqual(before.filter((name) => !gone.includes(name)));
    expect((await apply(withFilters('parent_id', 'rank'))).statements).toEqual([]);
  });

  test('an index gives way to one that goes by the same first and does more', async () => {
    const withFilters = (...filters: 'rank'[]) =>
      defineResource('partners', { ...base, fields, list: { columns: ['name'], sort: 'rank:asc', filters } }) as Resource;
    const [plain = ''] = (await apply(withFilters())).statements.filter((statement) =>
      statement.includes('("tenant_id", "rank"'),
    );
    const { statements } = await apply(withFilters('rank'));
    const [, name] = /^create index ("partners_rank_id_\w+")/.exec(plain) ?? [];
    expect(statements).toEqual([expect.stringMatching(/^create index "partners_rank_\w+" on "partners" /), `drop index ${name}`]);
    expect((await apply(withFilters('rank'))).statements).toEqual([]);
  });

  test('a new required field takes its default, or stays empty with a warning until it is filled', async () => {
    await apply(first);
    await addRow();
    const more = {
      ...fields,
      level: integer('Poziom', { required: true, default: 3 }),
      tags: choices('Znaczniki', { x: 'X' }, { required: true, default: [] }),
      code: text('Kod', { required: true }),
    };
    const next = defineResource('partners', { ...base, fields: more, ...looks }) as Resource;
    const done = await apply(next);
    expect(done.warnings).toEqual([expect.stringContaining('partners.code jest nowym polem wymaganym')]);
    expect(said).toHaveLength(1);
    expect(await db.query({ text: 'select level, tags, code from partners' })).toEqual([{ level: 3, tags: [], code: null }]);
    expect((await apply(next)).warnings).toEqual([expect.stringContaining('część rekordów nie ma wartości')]);
    await db.query({ text: `update partners set code = 'K'` });
    expect((await apply(next)).statements).toEqual(['alter table "partners" alter column "code" set not null']);
  });

  test('a field that may be empty from now on is let be', async () => {
    await apply(first);
    const loose = defineResource('partners', {
      ...base,
      fields: { ...fields, name: text('Nazwa', { unique: true }) },
      ...looks,
    }) as Resource;
    expect((await apply(loose)).statements).toEqual(['alter table "partners" alter column "name" drop not null']);
  });

  test('nothing is ever dropped: a column without a declaration stays, told of, and stands in nobody’s way', async () => {
    await apply(
      defineResource('partners', {
        ...base,
        fields: { ...fields, fee: integer('Opłata', { required: true }) },
        ...looks,
      }) as Resource,
    );
    const done = await apply(first);
    expect(done.warnings).toEqual(['partners.fee nie ma już deklaracji; kolumna i jej dane zostają']);
    await addRow();
  });

  test('a change of type is refused with its place and the remedy, and nothing at all is changed', async () => {
    await apply(first);
    const typed = defineResource('partners', {
      ...base,
      fields: { ...fields, extra: text('Inne'), rank: integer('Ranga') },
      ...looks,
    }) as Resource;
    await expect(apply(typed)).rejects.toMatchObject({
      name: 'SchemaRefused',
      refusals: [
        expect.stringMatching(/partners\.rank jest w bazie typu text, a według deklaracji integer: dodaj plik .*migrations/),
      ],
    });
    expect((await apply(first)).statements).toEqual([]);
  });

  test('the search and the order are written anew when the declaration searches other fields', async () => {
    await apply(first);
    for (const name of ['Żuraw', 'Łabędź']) await addRow(name);
    const wider = defineResource('partners', { ...base, fields, list: { ...looks.list, search: ['name', 'rank'] } }) as Resource;
    await db.query({ text: `update partners set rank = 'a'` });
    expect((await apply(wider)).rewrite).toHaveLength(1);
    const rows = await db.query({ text: 'select name, search from partners order by name_sort' });
    expect(rows).toEqual([
      { name: 'Łabędź', search: 'labedz\na' },
      { name: 'Żuraw', search: 'zuraw\na' },
    ]);
    expect((await apply(wider)).rewrite).toEqual([]);
  });

  test('two processes that start at once: one does the work, the other finds it done', async () => {
    const { engine, workerFile, saved } = inject('database');
    const [{ name } = { name: '' }] = await db.query<{ name: string }>({ text: 'select current_database() as name' });
    // The embedded engine belongs to one process, so there both starts share it.
    const second = engine === 'server' ? await openForTest({ workerFile, url: saved.replace(NAME, name) }) : db;
    const start = (of: Database) => applyDiff(of, log, { resources: { partners: first } });
    const both = await Promise.all([start(db), start(second)]);
    if (second !== db) await second.close();
    expect(both.map(({ statements }) => statements.length > 0).sort()).toEqual([false, true]);
    expect((await start(db)).statements).toEqual([]);
  });

  test('migrations run once, in their order, before the declarations are compared', async () => {
    await apply(first);
    await addRow();
    const steps: Migration[] = [
      { number: 902, name: 'rename', sql: 'alter table partners rename column name to title', changes: ['partners'] },
      { number: 901, name: 'note', sql: `update partners set name = name || '!'`, changes: ['partners'] },
      { number: 903, name: 'later', sql: 'alter table depots rename column a to b', changes: ['depots'] },
    ];
    const renamed = defineResource('partners', {
      ...base,
      title: 'title',
      fields: { title: fields.name, rank: fields.rank },
      list: { columns: ['title'], sort: 'title:asc', search: ['title'] },
    }) as Resource;
    const run = () => applyDiff(db, log, { resources: { partners: renamed }, migrations: steps });
    expect((await run()).migrations).toEqual(['901_note', '902_rename', '903_later']);
    expect(await db.query({ text: 'select title, search from partners' })).toEqual([{ title: 'Żuraw!', search: 'zuraw!' }]);
    expect((await run()).migrations).toEqual([]);
  });

  test('a migration that fails undoes the whole start', async () => {
    const broken = [{ number: 1, name: 'broken', sql: 'create table kept (id int); select 1 / 0' }];
    await expect(applyDiff(db, log, { resources: {}, migrations: broken })).rejects.toThrow(/division/);
    expect(await db.query({ text: `select tablename from pg_tables where schemaname = 'public'` })).toEqual([]);
  });

  test.each(['Title', '1a', 'a-b', 'a"b', 'a b', '', 'x'.repeat(64)])('V06: %j names nothing in the database', (name) =>
    expect(() => ident(name)).toThrow(/can't name/),
  );
});
