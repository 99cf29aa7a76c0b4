import type { Tx } from '../db/database';
import type { Scope } from '../scope';
import { lineValues, trailOf } from './audit';
import { erasing } from './auditVerify';
import { writeRanges } from './seqRanges';

/** Whose values the trail shall no longer hold, and why; the reason stays in the trail, so it names nobody. */
export interface Erasure {
  entity: string;
  ids: readonly string[];
  reason: string;
  /** Only lines whose values match this regular expression of PostgreSQL's; left out, all. */
  holding?: string;
}

interface Standing {
  entity_id: string;
  seq: number;
}

const standing = `select a.entity_id, a.seq from audit a join audit_values v using (tenant_id, seq)
  where a.tenant_id = $1 and a.entity = $2 and a.entity_id = any ($3::uuid[]) and a.action <> $4 and v.changes is not null
    and ($5::text is null or v.changes ~ $5) order by a.seq`;
const erase = `select erase_trail_values($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17) as cleared`;

/**
 * Takes the values before and after out of all lines about these records, in the caller's transaction; who did what to which fields, and
 * when, stays, and so does the chain. Each record gets a line that tells which lines were cleared and why, written by the same function
 * of the database, so that nothing is cleared in silence (U04). Answers how many lines lost their values.
 */
export async function eraseTrailValues(
  tx: Pick<Tx, 'query'>,
  scope: Scope,
  { entity, ids, reason, holding }: Erasure,
): Promise<number> {
  const values = [scope.tenant.id, entity, ids, erasing, holding ?? null];
  const found = await tx.query<Standing>({ text: standing, values });
  let cleared = 0;
  for (const id of new Set(found.map(({ entity_id }) => entity_id))) {
    const erased = found.filter(({ entity_id }) => entity_id === id).map(({ seq }) => seq);
    const changes = { entries: told(writeRanges(erased)), reason: told(reason) };
    const [tenantId, ...line] = lineValues({ ...trailOf(scope), action: erasing, entity, id, changes });
    const [row] = await tx.query<{ cleared: number }>({ text: erase, values: [tenantId, erased, ...line] });
    cleared += row?.cleared ?? 0;
  }
  return cleared;
}

const told = (after: string) => ({ before: null, after });
