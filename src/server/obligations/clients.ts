import {
  type ClientDuties,
  type DutyFilters,
  type DutyStateCode,
  dutiesAPage,
  type MonthClients,
} from '../../contract/obligations';
import type { Database } from '../db/database';
import { todayOf } from '../records/present';
import { type Client, placeByName } from '../recurring/client';
import type { Scope } from '../scope';
import { countRows, dutyGroups, type Group, ofClients, perhapsOf, rowsOf } from './groups';
import type { Owed } from './owed';
import { standings } from './standing';

type Codes = ReadonlyMap<Owed, DutyStateCode | undefined>;

/** Nobody has done it yet, nor said that it is not asked. */
const toDo: readonly (DutyStateCode | undefined)[] = ['open', 'planned', 'without_task'];

/** A page of the clients who owe something in the month, by name, each with how much it is and how far. */
export async function monthClients(db: Database, scope: Scope, filters: DutyFilters): Promise<MonthClients> {
  const { month, page = 1 } = filters;
  const today = todayOf(scope);
  const groups = await dutyGroups(db, scope, filters, today);
  const clients = byName(groups);
  const shown = clients.slice((page - 1) * dutiesAPage, page * dutiesAPage);
  const owed = ofClients(groups, new Set(shown.map(({ id }) => id))).flatMap(rowsOf);
  const codes = await codesOf(db, scope, owed, today);
  return {
    month,
    clients: shown.map((client) => told(client, owed, codes, today)),
    total: clients.length,
    rows: countRows(groups),
    perhaps: countRows(groups.map(perhapsOf)),
  };
}

function byName(groups: readonly Group[]): Client[] {
  const clients = new Map<string, Client>();
  for (const { parts } of groups) for (const part of parts) for (const client of part.clients) clients.set(client.id, client);
  return [...clients.values()]
    .map((client) => [placeByName(client), client] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, client]) => client);
}

/** How far each is, but what only perhaps is to come: it can neither be late nor come next. */
async function codesOf(db: Database, scope: Scope, owed: readonly Owed[], today: string): Promise<Codes> {
  const asked = owed.filter(({ obligation: { due, condition } }) => due < today || condition === null);
  const standing = asked.length > 0 ? await standings(db, scope, asked, today) : [];
  return new Map(asked.map((each, nth) => [each, standing[nth]?.state.code]));
}

function told({ id, title }: Client, all: readonly Owed[], codes: Codes, today: string): ClientDuties {
  const own = all.filter(({ client }) => client.id === id);
  const next = own
    .filter((each) => each.obligation.due >= today && each.obligation.condition === null && toDo.includes(codes.get(each)))
    .toSorted((one, other) => (one.obligation.due < other.obligation.due ? -1 : 1))[0]?.obligation;
  return {
    company: { id, title },
    duties: own.length,
    perhaps: own.filter(({ obligation }) => obligation.condition !== null).length,
    late: own.filter((each) => codes.get(each) === 'late').length,
    untraced: own.filter((each) => codes.get(each) === 'untraced').length,
    next: next ? { name: next.name, due: next.due } : null,
  };
}
