import type { StoredFile } from '../../contract/files';
import type { Tx } from '../db/database';

type Db = Pick<Tx, 'query'>;

/** A file as it is kept; who may see it is told by the record's field that holds it, or by its uploader. */
export interface FileRow {
  id: string;
  storage_key: string;
  name: string;
  mime: string;
  bytes: number;
  sha256: Buffer;
  pages: number | null;
  state: StoredFile['state'];
  uploaded_by: string | null;
  entity: string | null;
  record_id: string | null;
  field: string | null;
  released_at: Date | null;
  created_at: Date;
}
export interface NewFile extends Pick<FileRow, 'id' | 'storage_key' | 'name' | 'mime' | 'bytes' | 'sha256' | 'pages' | 'state'> {
  sent_sha256: Buffer;
  /** What an invoice in it says. */
  facts: object | null;
}

const columns =
  'id, storage_key, name, mime, bytes, sha256, pages, state, uploaded_by, entity, record_id, field, released_at, created_at';

export function asStored({
  id,
  name,
  mime,
  bytes,
  pages,
  state,
}: Omit<NewFile, 'sent_sha256' | 'storage_key' | 'sha256' | 'facts'>): StoredFile {
  return { id, name, mime, size: bytes, pages, state };
}

export async function findFile(db: Db, tenantId: number, id: string): Promise<FileRow | null> {
  const text = `select ${columns} from files where tenant_id = $1 and id = $2`;
  const [row] = await db.query<FileRow>({ name: 'files.find', text, values: [tenantId, id] });
  return row ?? null;
}

/** What was read in a file when it came; null of most. */
export async function factsOfFile(db: Db, tenantId: number, id: string): Promise<unknown> {
  const text = 'select facts from files where tenant_id = $1 and id = $2';
  const [row] = await db.query<{ facts: unknown }>({ name: 'files.facts', text, values: [tenantId, id] });
  return row?.facts ?? null;
}

/** All that one field of a record held and did not let go of, the newest first. */
export function versionsOf(db: Db, tenantId: number, { record_id, entity, field }: FileRow): Promise<FileRow[]> {
  const text = `select ${columns} from files
    where tenant_id = $1 and record_id = $2 and entity = $3 and field = $4 and released_at is null order by claimed_at desc, id desc`;
  return db.query<FileRow>({ text, values: [tenantId, record_id, entity, field] });
}

export async function insertFile(db: Db, tenantId: number, file: NewFile, uploader: string | null, at: Date): Promise<void> {
  const { id, storage_key, name, mime, bytes, sha256, sent_sha256, pages, state, facts } = file;
  await db.query({
    name: 'files.insert',
    text: `insert into files (tenant_id, id, storage_key, name, mime, bytes, sha256, sent_sha256, pages, state, uploaded_by, created_at, facts)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    values: [
      tenantId,
      id,
      storage_key,
      name,
      mime,
      bytes,
      sha256,
      sent_sha256,
      pages,
      state,
      uploader,
      at,
      facts === null ? null : JSON.stringify(facts),
    ],
  });
}

/** Files whose record let go of them, and those that no record took, before the given moments. */
export function expiredFiles(db: Db, tenantId: number, before: { unclaimed: Date; released: Date }): Promise<FileRow[]> {
  const text = `select ${columns} from files
    where tenant_id = $1 and ((record_id is null and created_at < $2) or released_at < $3) order by id limit 200`;
  return db.query<FileRow>({ text, values: [tenantId, before.unclaimed, before.released] });
}

/** All that records hold and did not let go of, older versions too. */
export function filesOfRecords(db: Db, tenantId: number, entity: string, ids: readonly string[]): Promise<FileRow[]> {
  const text = `select ${columns} from files
    where tenant_id = $1 and entity = $2 and record_id = any ($3::uuid[]) and released_at is null order by claimed_at, id`;
  return db.query<FileRow>({ text, values: [tenantId, entity, ids] });
}

/** Takes a row away unless a record took the file meanwhile; answers whether it went. */
export async function deleteFile(db: Db, tenantId: number, id: string): Promise<boolean> {
  const text = `delete from files where tenant_id = $1 and id = $2 and (record_id is null or released_at is not null) returning bytes`;
  const [gone] = await db.query<{ bytes: number }>({ text, values: [tenantId, id] });
  if (!gone) return false;
  await db.query({
    text: 'update file_usage set bytes = bytes - $2, files = files - 1 where tenant_id = $1',
    values: [tenantId, gone.bytes],
  });
  return true;
}

/** Which of these keys no row knows. */
export async function unknownKeys(db: Db, tenantId: number, keys: readonly string[]): Promise<string[]> {
  const text = `select storage_key from files where tenant_id = $1 and storage_key = any ($2::text[])
    union all select storage_key from packages where tenant_id = $1 and storage_key = any ($2::text[])`;
  const rows = await db.query<{ storage_key: string }>({ text, values: [tenantId, keys] });
  const known = new Set(rows.map(({ storage_key }) => storage_key));
  return keys.filter((key) => !known.has(key));
}

/** Some of the files that were not scanned yet, by chance, so that those that can't be never stand before the others. */
export function waitingForScan(db: Db, tenantId: number): Promise<FileRow[]> {
  const text = `select ${columns} from files where tenant_id = $1 and state = 'scanning' order by random() limit 50`;
  return db.query<FileRow>({ text, values: [tenantId] });
}

/** Writes what the scan said; answers whether nobody had written it before. */
export async function settleScan(db: Db, tenantId: number, id: string, state: 'ready' | 'infected'): Promise<boolean> {
  const text = `update files set state = $3 where tenant_id = $1 and id = $2 and state = 'scanning' returning id`;
  return (await db.query({ text, values: [tenantId, id, state] })).length > 0;
}
