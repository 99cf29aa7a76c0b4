import type { ConsentSource } from '../../contract/consents';
import type { Tx } from '../db/database';

type Db = Pick<Tx, 'query'>;

export interface ConsentRow {
  id: string;
  user_id: string;
  kind: string;
  version: string;
  given_at: Date;
  source: string;
  by_id: string | null;
  withdrawn_at: Date | null;
  withdrawn_source: string | null;
  withdrawn_by: string | null;
}

const columns = 'id, user_id, kind, version, given_at, source, by_id, withdrawn_at, withdrawn_source, withdrawn_by';

/** All that somebody agreed to or confirmed, the oldest first, withdrawn ones too. */
export function consentsOf(db: Db, tenantId: number, userId: string): Promise<ConsentRow[]> {
  const text = `select ${columns} from consents where tenant_id = $1 and user_id = $2 order by given_at, id`;
  return db.query<ConsentRow>({ text, values: [tenantId, userId] });
}

/** One that still holds, held until the transaction ends. */
export async function lockConsent(tx: Db, tenantId: number, id: string): Promise<ConsentRow | null> {
  const text = `select ${columns} from consents where tenant_id = $1 and id = $2 for update`;
  const [row] = await tx.query<ConsentRow>({ text, values: [tenantId, id] });
  return row ?? null;
}

export async function insertConsent(
  tx: Db,
  tenantId: number,
  given: Pick<ConsentRow, 'id' | 'user_id' | 'kind' | 'version' | 'given_at' | 'by_id'> & { source: ConsentSource },
): Promise<void> {
  const { id, user_id, kind, version, given_at, source, by_id } = given;
  await tx.query({
    text: `insert into consents (tenant_id, id, user_id, kind, version, given_at, source, by_id) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [tenantId, id, user_id, kind, version, given_at, source, by_id],
  });
}

/** Marks every standing consent of the kind as withdrawn: one may have been given twice. */
export async function withdrawConsents(
  tx: Db,
  tenantId: number,
  { userId, kind, at, source, by }: { userId: string; kind: string; at: Date; source: ConsentSource; by: string | null },
): Promise<void> {
  await tx.query({
    text: `update consents set withdrawn_at = $4, withdrawn_source = $5, withdrawn_by = $6
      where tenant_id = $1 and user_id = $2 and kind = $3 and withdrawn_at is null`,
    values: [tenantId, userId, kind, at, source, by],
  });
}
