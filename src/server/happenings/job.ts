import { defineJob } from '../jobs/define';
import { clientsAfter } from '../recurring/rows';
import { raiseDue } from './follow';

/** Clients whose records are looked at together. */
const atOnce = 100;

/** Before the office opens: tasks of terms that time brought near, as of a contract that ends, and of records that came in past the forms. */
export const eventTerms = defineJob({
  name: 'event-terms',
  label: 'Zadania od zdarzeń u klientów',
  daily: '04:20',
  async run(_payload, { db, scope, signal, transaction }) {
    for (let after: string | null = null; ; ) {
      signal.throwIfAborted();
      const clients = await clientsAfter(db, scope.tenant.id, after, atOnce);
      if (clients.length > 0) await transaction((tx) => raiseDue(tx, scope, clients));
      if (clients.length < atOnce) return;
      after = clients.at(-1)?.id ?? null;
    }
  },
});
