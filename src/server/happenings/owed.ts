import { EARLIEST_EVENT, isToldEarlier } from '../../domain/deadlines/earlierTerm';
import { type EventTerm, LONGEST_TERM, OWN_TERM } from '../../domain/deadlines/happenings';
import type { Obligation } from '../../domain/deadlines/obligations';
import { addDays, monthOf } from '../../lib/dates';
import type { Database } from '../db/database';
import type { Client } from '../recurring/client';
import type { Scope } from '../scope';
import { raisedBy } from './raised';
import { happeningsOf } from './rows';

/** A term that something raised, as an obligation beside those of the calendar. */
export interface OwedByEvent {
  client: Client;
  stretches: readonly [];
  obligation: Obligation;
  event: EventTerm;
}

/** What events raise, and what of the calendar's is told by them earlier. */
export interface EventsOwed {
  owed: readonly OwedByEvent[];
  toldEarlier: (client: Client, obligation: Obligation) => boolean;
}

/** What of the clients' events is due from `from` to `to`, both included. A term of the office's own is not told to clients. */
export async function owedByEvents(
  db: Database,
  scope: Scope,
  clients: readonly Client[],
  { from, to }: { from: string; to: string },
): Promise<EventsOwed> {
  const terms = await termsSince(db, scope, clients, addDays(from, -Math.max(LONGEST_TERM, EARLIEST_EVENT)));
  const owed = clients.flatMap((client) =>
    (terms.get(client.id) ?? [])
      .filter(({ due, rule }) => from <= due && due <= to && (scope.who.isAdmin || rule !== OWN_TERM))
      .map((event): OwedByEvent => ({ client, stretches: [], obligation: obligationOf(event), event })),
  );
  return { owed, toldEarlier: earlierBy(terms) };
}

/** Which of the calendar's obligations from that day on the clients' events tell earlier. */
export async function toldEarlierFrom(
  db: Database,
  scope: Scope,
  clients: readonly Client[],
  from: string,
): Promise<EventsOwed['toldEarlier']> {
  return earlierBy(await termsSince(db, scope, clients, addDays(from, -EARLIEST_EVENT)));
}

async function termsSince(db: Database, scope: Scope, clients: readonly Client[], since: string) {
  const happenings = await happeningsOf(db, scope.tenant.id, clients, since);
  return new Map(clients.map((client) => [client.id, raisedBy(client, happenings.get(client.id) ?? [])]));
}

const earlierBy =
  (terms: ReadonlyMap<string, readonly EventTerm[]>): EventsOwed['toldEarlier'] =>
  ({ id }, obligation) =>
    isToldEarlier(obligation, terms.get(id) ?? []);

function obligationOf({ rule, name, nominal, due, condition, asks, note, certainty, basis, happening }: EventTerm): Obligation {
  const { person, day } = happening;
  return { rule, name, person, period: monthOf(day), nominal, due, condition, asks, note, certainty, basis };
}
