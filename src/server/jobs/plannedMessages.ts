import { resources } from '../../../resources';
import { Refusal } from '../errors';
import { type Planned, plannedJob } from '../handlers/planned';
import { trailOf } from '../records/audit';
import { lockRecord } from '../records/current';
import { patch } from '../records/patch';
import { transition } from '../records/transition';
import { defineJob } from './define';

/** How each of them waits, goes out, and what becomes of it when it can't. */
const ways = {
  messages: { waits: 'planned', send: 'send_now', otherwise: 'called_off' },
  announcements: { waits: 'scheduled', send: 'send', otherwise: 'draft' },
} as const;

/** Sends a planned message or announcement, once: together with its end, and only while it still waits for this very moment. */
export const plannedMessages = defineJob<Planned>({
  name: plannedJob,
  label: 'Wysyłka zaplanowanych wiadomości',
  async run({ resource: name, id, scheduled_at }, { tenant, scope, transaction, complete }) {
    const resource = resources[name];
    const { waits, send, otherwise } = ways[name];
    const isDue = (record: Readonly<Record<string, unknown>> | null) =>
      record?.status === waits && record.scheduled_at === scheduled_at;
    try {
      await complete(async (tx) => {
        if (isDue(await lockRecord(tx, tenant.id, resource, id, []))) await transition(tx, scope, resource, id, send);
      });
    } catch (error) {
      // Nobody to send to, or nothing to say any more: it is planned no longer, and whoever planned it sees it so.
      if (!(error instanceof Refusal)) throw error;
      await transaction(async (tx) => {
        if (isDue(await lockRecord(tx, tenant.id, resource, id, [])))
          await patch(tx, trailOf(scope), resource, id, { status: otherwise });
      });
    }
  },
});
