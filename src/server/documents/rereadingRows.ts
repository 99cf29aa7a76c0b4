import type { Tx } from '../db/database';
import type { FileFacts } from '../files/checks/invoice';

type Db = Pick<Tx, 'query'>;

/** A document's XML file as an earlier version of the readers left it. */
export interface StaleFile {
  id: string;
  storage_key: string;
  name: string;
  sha256: Buffer;
  facts: FileFacts | null;
  document_id: string;
}

/** Files of documents that were read by readers before this version, by their ids, behind a given one. */
export function staleFiles(db: Db, tenantId: number, version: number, after: string | null, most: number): Promise<StaleFile[]> {
  const text = `select f.id, f.storage_key, f.name, f.sha256, f.facts, f.record_id as document_id from files f
    where f.tenant_id = $1 and f.entity = 'documents' and f.mime = 'application/xml' and f.state = 'ready' and f.released_at is null
      and coalesce((f.facts ->> 'read_by')::integer, 0) < $2 and ($3::uuid is null or f.id > $3)
    order by f.id limit $4`;
  return db.query<StaleFile>({ name: 'documents.stale', text, values: [tenantId, version, after, most] });
}

export async function keepFacts(db: Db, tenantId: number, id: string, facts: FileFacts): Promise<void> {
  const text = 'update files set facts = $3 where tenant_id = $1 and id = $2';
  await db.query({ name: 'documents.keepFacts', text, values: [tenantId, id, JSON.stringify(facts)] });
}
