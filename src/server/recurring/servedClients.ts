import { resources } from '../../../resources';
import type { Database } from '../db/database';
import { onOwnSide } from '../records/ownSide';
import type { Scope } from '../scope';
import type { Client } from './client';
import { clientsAfter } from './rows';

/** Companies that are read at once. */
const atOnce = 200;

/** The clients that the office works for, on the asker's side of the walls between teams, some at a time; of a keeper those they keep. */
export async function* servedClients(db: Database, scope: Scope, keeper: string | null = null): AsyncGenerator<Client[]> {
  for (let after: string | null = null; ; ) {
    const clients: Client[] = await clientsAfter(db, scope.tenant.id, after, atOnce, keeper);
    yield await onOwnSide(db, scope, resources.companies, clients, ({ id }) => id);
    if (clients.length < atOnce) return;
    after = clients.at(-1)?.id ?? null;
  }
}
