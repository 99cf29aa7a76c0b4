import type { Tx } from '../db/database';

type Db = Pick<Tx, 'query'>;

/** What stands of an erasure in the database; outside it, the first five. */
export interface ErasureRow {
  id: string;
  resource: string;
  /** Null where the terms of several were over; nobody is told of these one by one. */
  record_id: string | null;
  reason: string;
  at: Date;
  by_id: string | null;
  told: { records: number; files: number };
}

export async function insertErasure(db: Db, tenantId: number, row: ErasureRow): Promise<void> {
  const { id, resource, record_id, reason, at, by_id, told } = row;
  await db.query({
    text: `insert into erasures (tenant_id, id, resource, record_id, reason, at, by_id, told) values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb)
      on conflict (tenant_id, id) do nothing`,
    values: [tenantId, id, resource, record_id, reason, at, by_id, JSON.stringify(told)],
  });
}

export function erasuresOf(db: Db, tenantId: number, limit = 200): Promise<ErasureRow[]> {
  const text = `select id, resource, record_id, reason, at, by_id, told from erasures
    where tenant_id = $1 and record_id is not null order by at desc, id desc limit ${limit}`;
  return db.query<ErasureRow>({ text, values: [tenantId] });
}

export async function knownErasures(db: Db, tenantId: number): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>({ text: 'select id from erasures where tenant_id = $1', values: [tenantId] });
  return new Set(rows.map(({ id }) => id));
}

/** How often this record was erased: once, or never. */
export async function knownErasuresOf(db: Db, tenantId: number, recordId: string): Promise<number> {
  const text = 'select count(*)::int as many from erasures where tenant_id = $1 and record_id = $2';
  const [row] = await db.query<{ many: number }>({ text, values: [tenantId, recordId] });
  return row?.many ?? 0;
}

export interface Lock {
  resource: string;
  record_id: string;
  until: string;
  act: string;
}

/** Keeps records for the law; one that is kept already is for the longer time. */
export async function lockRecords(db: Db, tenantId: number, erasureId: string, locks: readonly Lock[]): Promise<void> {
  await db.query({
    text: `insert into locked_records (tenant_id, erasure_id, resource, record_id, until, act)
      select $1, $2, l.resource, l.record_id, l.until, l.act
      from json_to_recordset($3::json) l (resource text, record_id uuid, until date, act text)
      on conflict (tenant_id, resource, record_id) do update
        set until = greatest(locked_records.until, excluded.until), act = excluded.act, erasure_id = excluded.erasure_id`,
    values: [tenantId, erasureId, JSON.stringify(locks)],
  });
}

/** How many records each erasure left to the law, by kind, day and act. */
export function locksOf(
  db: Db,
  tenantId: number,
): Promise<{ erasure_id: string; resource: string; until: string; act: string; count: number }[]> {
  const text = `select erasure_id, resource, until::text as until, act, count(*)::int as count from locked_records
    where tenant_id = $1 group by erasure_id, resource, until, act order by until, resource`;
  return db.query({ text, values: [tenantId] });
}

/** Records that law kept until before this day. */
export function locksOver(db: Db, tenantId: number, today: string): Promise<{ resource: string; record_id: string }[]> {
  const text =
    'select resource, record_id from locked_records where tenant_id = $1 and until < $2::date order by resource, record_id';
  return db.query({ text, values: [tenantId, today] });
}

/** What hangs on records beside their own rows: what was written about them, bytes of their files, archives of them, answers kept for repeated requests. */
export async function forgetBeside(db: Db, tenantId: number, resource: string, ids: readonly string[]): Promise<void> {
  const values = [tenantId, resource, ids];
  await db.query({
    text: 'delete from conversation_posts where tenant_id = $1 and resource = $2 and record_id = any ($3::uuid[])',
    values,
  });
  await db.query({
    text: 'delete from conversation_reads where tenant_id = $1 and resource = $2 and record_id = any ($3::uuid[])',
    values,
  });
  await db.query({
    text: 'delete from notice_marks where tenant_id = $1 and record_id = any ($2::uuid[])',
    values: [tenantId, ids],
  });
  await db.query({
    text: 'delete from locked_records where tenant_id = $1 and resource = $2 and record_id = any ($3::uuid[])',
    values,
  });
}

export interface Bytes {
  id: string;
  storage_key: string;
}

/** Forgets every file of these records, versions and released ones too; answers where their bytes lie. */
export async function forgetFiles(db: Db, tenantId: number, resource: string, ids: readonly string[]): Promise<Bytes[]> {
  const text = `delete from files where tenant_id = $1 and entity = $2 and record_id = any ($3::uuid[]) returning id, storage_key, bytes`;
  const gone = await db.query<Bytes & { bytes: number }>({ text, values: [tenantId, resource, ids] });
  const bytes = gone.reduce((sum, file) => sum + Number(file.bytes), 0);
  await db.query({
    text: 'update file_usage set bytes = greatest(0, bytes - $2), files = greatest(0, files - $3) where tenant_id = $1',
    values: [tenantId, bytes, gone.length],
  });
  return gone;
}

/** Forgets archives of these people and companies, and the work that made them. */
export async function forgetArchives(db: Db, tenantId: number, ids: readonly string[]): Promise<string[]> {
  const text = 'delete from packages where tenant_id = $1 and record_id = any ($2::uuid[]) returning storage_key';
  const gone = await db.query<{ storage_key: string }>({ text, values: [tenantId, ids] });
  const of = `delete from jobs where tenant_id = $1 and ended_at is not null and result->>'of' = any ($2::text[])`;
  await db.query({ text: of, values: [tenantId, ids] });
  return gone.map(({ storage_key }) => storage_key);
}

/** Forgets repeated answers that name any of these records. */
export async function forgetRepeated(db: Db, tenantId: number, ids: readonly string[]): Promise<void> {
  const text = `delete from idempotency where tenant_id = $1 and exists (select 1 from unnest($2::text[]) named (id) where body like '%' || named.id || '%')`;
  await db.query({ text, values: [tenantId, ids] });
}

const ofAccounts = [
  'delete from spent_tokens t using sessions s where t.tenant_id = $1 and s.tenant_id = $1 and s.id = t.session_id and s.user_id = any ($2::uuid[])',
  ...[
    'sessions',
    'devices',
    'links',
    'login_attempts',
    'credentials',
    'passkeys',
    'passkey_challenges',
    'push_devices',
    'entry_views',
    'entry_grants',
    'notice_preferences',
    'notice_digests',
    'readings',
    'calendar_feeds',
    'idempotency',
    'conversation_reads',
    'file_days',
  ].map((table) => `delete from ${table} where tenant_id = $1 and user_id = any ($2::uuid[])`),
];

/** Ends accounts for good: logins, devices, secrets, choices. What was agreed to stays by id, as proof that it was. */
export async function forgetAccounts(db: Db, tenantId: number, ids: readonly string[]): Promise<void> {
  for (const text of ofAccounts) await db.query({ text, values: [tenantId, ids] });
}
