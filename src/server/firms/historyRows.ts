import { toWarsaw } from '../../lib/dates';
import type { Tx } from '../db/database';
import type { AuditChanges } from '../records/auditRecord';
import { resourceNamed } from '../records/start';
import { titlesOf } from '../records/titlesOf';

/** What the trail calls a firm's configuration. */
export const configEntity = 'tenants';

/** One change of the configuration; `changes` by place, `modules.company.columns`. Moments on Warsaw's clock. */
export interface ConfigChange {
  seq: number;
  at: string;
  actor: { id: string; title: string } | null;
  changes: AuditChanges;
}

const most = 100;

/** Who changed the firm's configuration, when, and what; the newest first, at most a hundred. */
export async function configHistory(db: Pick<Tx, 'query'>, tenantId: number): Promise<ConfigChange[]> {
  const lines = await db.query<{ seq: number; at: Date; actor_id: string | null; changes: string | null }>({
    text: `select a.seq, a.at, a.actor_id, v.changes from audit a left join audit_values v using (tenant_id, seq)
      where a.tenant_id = $1 and a.entity = $2 and a.entity_id is null order by a.seq desc limit ${most}`,
    values: [tenantId, configEntity],
  });
  const ids = [...new Set(lines.flatMap(({ actor_id }) => actor_id ?? []))];
  const names = await titlesOf(db, tenantId, resourceNamed('users'), ids);
  return lines.map(({ seq, at, actor_id, changes }) => ({
    seq: Number(seq),
    at: toWarsaw(at),
    actor: actor_id === null ? null : { id: actor_id, title: names.get(actor_id) ?? '' },
    changes: JSON.parse(changes ?? '{}') as AuditChanges,
  }));
}
