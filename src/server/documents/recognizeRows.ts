import type { Tx } from '../db/database';
import type { FileFacts } from '../files/checks/invoice';
import type { Scope } from '../scope';

/** A file that its uploader has not put to any record. */
export interface OwnFile {
  id: string;
  name: string;
  facts: FileFacts | null;
  /** SHA-256 of what was sent, in hexadecimal. */
  mark: string;
}

/** The asker's own of these files, in the order of their upload. */
export function ownFiles(db: Pick<Tx, 'query'>, { tenant, who }: Scope, ids: readonly string[]): Promise<OwnFile[]> {
  const text = `select id, name, facts, encode(sent_sha256, 'hex') as mark from files
    where tenant_id = $1 and id = any ($2::uuid[]) and uploaded_by = $3 and record_id is null and released_at is null order by id`;
  return db.query<OwnFile>({ name: 'documents.ownFiles', text, values: [tenant.id, ids, who.id] });
}
