import type { Tx } from '../db/database';
import { newId } from '../records/start';
import { tellOwner } from './owner';

/** Wakes every process that works. */
export const jobsChannel = 'jobs';

/** Sorts before every other time. */
export const atOnce = new Date(0);

export interface EnqueueOptions {
  /** The same key of the same job is work that is done once, however often it is asked for; 200 characters at most. */
  key?: string;
  /** Not before this instant. */
  at?: Date;
  /** Who sees how far it is, under which name, and what is counted, in the genitive. */
  shown?: { owner: string | null; title: string; unit: string; total: number };
}

/** Asks for work in the caller's transaction: it is done after the commit, and not at all after a rollback. Answers whether it is new. */
export async function enqueue(
  tx: Tx,
  tenantId: number,
  name: string,
  payload: unknown,
  { key, at = atOnce, shown }: EnqueueOptions = {},
): Promise<boolean> {
  const added = await tx.query<{ id: string }>({
    name: 'jobs.enqueue',
    text: `insert into jobs (tenant_id, id, name, key, payload, due_at, owner_id, title, unit, total)
      values ($1, $2, $3, $4, $5::jsonb, $6, $7, $8, $9, $10)
      on conflict (tenant_id, name, key) where key is not null do nothing returning id`,
    values: [
      tenantId,
      newId(),
      name,
      key ?? null,
      JSON.stringify(payload ?? null),
      at,
      shown?.owner ?? null,
      shown?.title ?? null,
      shown?.unit ?? null,
      shown?.total ?? null,
    ],
  });
  tx.notify(jobsChannel, '');
  const [fresh] = added;
  if (fresh && shown) tellOwner(tx, tenantId, fresh.id, shown.owner);
  return added.length > 0;
}

/** The same for many pieces of work of one kind at once, without keys. */
export async function enqueueAll(
  tx: Tx,
  tenantId: number,
  name: string,
  work: readonly { payload: unknown; at?: Date }[],
): Promise<void> {
  if (work.length === 0) return;
  await tx.query({
    text: `insert into jobs (tenant_id, id, name, payload, due_at)
      select $1, w.id, $2, w.payload, w.due_at from unnest($3::uuid[], $4::jsonb[], $5::timestamptz[]) w (id, payload, due_at)`,
    values: [
      tenantId,
      name,
      work.map(() => newId()),
      work.map(({ payload }) => JSON.stringify(payload)),
      work.map(({ at = atOnce }) => at),
    ],
  });
  tx.notify(jobsChannel, '');
}
