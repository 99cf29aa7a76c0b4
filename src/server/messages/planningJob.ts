import { resources } from '../../../resources';
import type { Tx } from '../db/database';
import { Refusal } from '../errors';
import { defineJob } from '../jobs/define';
import { notify } from '../notices/notify';
import { trailOf } from '../records/audit';
import { lockRecord } from '../records/current';
import { patch } from '../records/patch';
import { transition } from '../records/transition';
import type { Scope } from '../scope';
import { type Planned, plannedJob } from './planned';
import { authorOf } from './rows';

/** How each of them waits, goes out, what becomes of it when it can't, and what it is called. */
const ways = {
  messages: { waits: 'planned', send: 'send_now', otherwise: 'called_off', titled: 'subject' },
  announcements: { waits: 'scheduled', send: 'send', otherwise: 'draft', titled: 'title' },
} as const;

/** Sends a planned message or announcement, once: together with its end, and only while it still waits for this very moment. */
export const plannedMessages = defineJob<Planned>({
  name: plannedJob,
  label: 'Wysyłka zaplanowanych wiadomości',
  async run({ resource: name, id, scheduled_at }, { tenant, scope, transaction, complete }) {
    const resource = resources[name];
    const { waits, send } = ways[name];
    const isDue = (record: Readonly<Record<string, unknown>> | null) =>
      record?.status === waits && record.scheduled_at === scheduled_at;
    try {
      await complete(async (tx) => {
        if (isDue(await lockRecord(tx, tenant.id, resource, id, []))) await transition(tx, scope, resource, id, send);
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await transaction(async (tx) => {
        if (isDue(await lockRecord(tx, tenant.id, resource, id, []))) await giveUp(tx, scope, { resource: name, id }, error);
      });
    }
  },
});

/** Nobody to send to, or nothing to say any more: it is planned no longer, and whoever planned it is told why. */
async function giveUp(tx: Tx, scope: Scope, record: Omit<Planned, 'scheduled_at'>, { message: powod }: Refusal): Promise<void> {
  const { otherwise, titled } = ways[record.resource];
  const left = await patch(tx, trailOf(scope), resources[record.resource], record.id, { status: otherwise });
  const planner = left?.sent_by_id ?? (await authorOf(tx, scope.tenant.id, record));
  const to = typeof planner === 'string' ? [planner] : [];
  await notify(tx, scope, { event: 'plan_failed', to, record, values: { tytul: String(left?.[titled] ?? ''), powod } });
}
