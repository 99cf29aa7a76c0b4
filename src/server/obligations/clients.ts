import {
  type ClientDuties,
  type DutyFilters,
  type DutyStateCode,
  dutiesAPage,
  type MonthClients,
} from '../../contract/obligations';
import { sortKey } from '../../lib/sortKey';
import type { Database } from '../db/database';
import { todayOf } from '../records/present';
import type { Client } from '../recurring/client';
import type { Scope } from '../scope';
import { countRows, dutyGroups, type Group, ofClients, perhapsOf, rowsOf } from './groups';
import type { Owed } from './owed';
import { standings } from './standing';

type Past = ReadonlyMap<Owed, DutyStateCode | undefined>;

/** A page of the clients who owe something in the month, by name, each with how much it is and how far. */
export async function monthClients(db: Database, scope: Scope, filters: DutyFilters): Promise<MonthClients> {
  const { month, page = 1 } = filters;
  const today = todayOf(scope);
  const groups = await dutyGroups(db, scope, filters, today);
  const clients = byName(groups);
  const shown = clients.slice((page - 1) * dutiesAPage, page * dutiesAPage);
  const owed = ofClients(groups, new Set(shown.map(({ id }) => id))).flatMap(rowsOf);
  const past = await pastAmong(db, scope, owed, today);
  return {
    month,
    clients: shown.map((client) => told(client, owed, past, today)),
    total: clients.length,
    rows: countRows(groups),
    perhaps: countRows(groups.map(perhapsOf)),
  };
}

function byName(groups: readonly Group[]): Client[] {
  const clients = new Map<string, Client>();
  for (const { parts } of groups) for (const part of parts) for (const client of part.clients) clients.set(client.id, client);
  return [...clients.values()]
    .map((client) => [`${sortKey(client.title)} ${client.id}`, client] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, client]) => client);
}

/** How far is what was due before today; nothing else can be late. */
async function pastAmong(db: Database, scope: Scope, owed: readonly Owed[], today: string): Promise<Past> {
  const past = owed.filter(({ obligation }) => obligation.due < today);
  const standing = past.length > 0 ? await standings(db, scope, past, today) : [];
  return new Map(past.map((each, nth) => [each, standing[nth]?.state.code]));
}

function told({ id, title }: Client, all: readonly Owed[], past: Past, today: string): ClientDuties {
  const own = all.filter(({ client }) => client.id === id);
  const next = own
    .filter(({ obligation: { due, condition } }) => due >= today && condition === null)
    .toSorted((one, other) => (one.obligation.due < other.obligation.due ? -1 : 1))[0]?.obligation;
  return {
    company: { id, title },
    duties: own.length,
    perhaps: own.filter(({ obligation }) => obligation.condition !== null).length,
    late: own.filter((each) => past.get(each) === 'late').length,
    untraced: own.filter((each) => past.get(each) === 'untraced').length,
    next: next ? { name: next.name, due: next.due } : null,
  };
}
