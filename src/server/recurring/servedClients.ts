import { resources } from '../../../resources';
import type { Database } from '../db/database';
import { onOwnSide } from '../records/ownSide';
import type { Scope } from '../scope';
import type { Client } from './client';
import { clientsAfter, clientsStamp } from './rows';

/** Companies that are read at once. */
const atOnce = 200;
/** Kept ones that are looked at before others have their turn. */
const turn = 500;
/** Clients of all firms together that are kept, of one to two kilobytes each. */
const MOST = 10_000;

/** All clients of a firm, as they are until another stamp tells of a change. */
interface Kept {
  stamp: string;
  clients: readonly Client[];
}

/** By database and firm; the firm that was asked about last is the last. */
const known = new WeakMap<object, Map<number, Kept>>();

/**
 * The clients that the office works for, on the asker's side of the walls between teams, some at a time; of a keeper those they keep. They are
 * looked at page after page and filter after filter, so those of a firm are kept until something that they are read from was written: nobody
 * may change what they are given.
 */
export async function* servedClients(db: Database, scope: Scope, keeper: string | null = null): AsyncGenerator<Client[]> {
  for await (const clients of piecesOf(db, scope.tenant.id, keeper))
    yield await onOwnSide(db, scope, resources.companies, clients, ({ id }) => id);
}

async function* piecesOf(db: Database, tenantId: number, keeper: string | null): AsyncGenerator<readonly Client[]> {
  const firms = known.get(db) ?? new Map<number, Kept>();
  known.set(db, firms);
  // A keeper's alone are few, and read sooner than all are asked about.
  if (keeper !== null && !firms.has(tenantId)) return yield* readPieces(db, tenantId, keeper);
  // Asked before the clients are read: what is written meanwhile makes another one.
  const stamp = await clientsStamp(db, tenantId);
  const kept = firms.get(tenantId);
  if (kept?.stamp === stamp) {
    keep(firms, tenantId, kept);
    const asked = keeper === null ? kept.clients : kept.clients.filter((client) => isKeptBy(client, keeper));
    for (let at = 0; at < asked.length; at += turn) yield asked.slice(at, at + turn);
    return;
  }
  firms.delete(tenantId);
  if (keeper !== null) return yield* readPieces(db, tenantId, keeper);
  const all: Client[] = [];
  for await (const clients of readPieces(db, tenantId, null)) {
    if (all.length <= MOST) all.push(...clients);
    yield clients;
  }
  if (all.length <= MOST) keep(firms, tenantId, { stamp, clients: all });
}

const isKeptBy = ({ owner_id, payroll_owner_id }: Client, keeper: string) => owner_id === keeper || payroll_owner_id === keeper;

async function* readPieces(db: Database, tenantId: number, keeper: string | null): AsyncGenerator<readonly Client[]> {
  const read = (after: string | null) => clientsAfter(db, tenantId, after, atOnce, keeper);
  for (let coming: Promise<Client[]> | null = read(null); coming; ) {
    const clients: Client[] = await coming;
    coming = clients.length < atOnce ? null : read(clients.at(-1)?.id ?? null);
    // The next ones are read while these are looked at; whoever looks no further never hears of their fault.
    coming?.catch(() => undefined);
    yield clients;
  }
}

/** Those that were asked about longest ago make room. */
function keep(firms: Map<number, Kept>, tenantId: number, kept: Kept): void {
  firms.delete(tenantId);
  firms.set(tenantId, kept);
  let room = MOST;
  for (const [firm, { clients }] of [...firms].reverse()) {
    room -= clients.length;
    if (room < 0) firms.delete(firm);
  }
}
