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
  const read = (after: string | null) => clientsAfter(db, scope.tenant.id, after, atOnce, keeper);
  for (let coming: Promise<Client[]> | null = read(null); coming; ) {
    const clients: Client[] = await coming;
    coming = clients.length < atOnce ? null : read(clients.at(-1)?.id ?? null);
    // The next ones are read while these are looked at; whoever looks no further never hears of their fault.
    coming?.catch(() => undefined);
    yield await onOwnSide(db, scope, resources.companies, clients, ({ id }) => id);
  }
}
