import type { DutyFilters } from '../../contract/obligations';
import { areaOf } from '../../domain/deadlines/area';
import { withDoubtsOnce } from '../../domain/deadlines/doubts';
import type { Obligation } from '../../domain/deadlines/obligations';
import { lastDayOf, monthOf } from '../../lib/dates';
import type { Database } from '../db/database';
import { owedByEvents } from '../happenings/owed';
import { occasionOf } from '../happenings/taskOf';
import { onceForAlike, personAt, placeOf } from '../recurring/alike';
import { type Client, profilesOf } from '../recurring/client';
import { servedClients } from '../recurring/servedClients';
import type { Scope } from '../scope';
import type { Owed } from './owed';
import { standings } from './standing';
import { mayBe } from './state';
import { areaOfOwed } from './tell';

/** Clients who owe a thing alike. */
interface Part {
  clients: readonly Client[];
  condition: string | null;
  of(client: Client): Owed;
}

/** What is due on a day by one rule for one period, or by what happened on one day: one line of a list over all clients. */
export interface Group {
  key: string;
  first: Owed;
  parts: Part[];
}

/** An obligation of clients who are alike, of the person at a place among their people. */
interface Owing {
  obligation: Obligation;
  place: number | null;
}

/** What is due in the month of `to`; `since` is where a doubt that comes again and again is looked for first. */
const owing = onceForAlike((stretches, client, since, to): readonly Owing[] =>
  withDoubtsOnce(stretches, since, `${monthOf(to)}-01`, to).map((each) => ({
    obligation: { ...each, person: null },
    place: placeOf(client, each.person),
  })),
);

const ofClient = (client: Client, { obligation, place }: Owing): Owed => ({
  client,
  stretches: profilesOf(client),
  obligation: { ...obligation, person: personAt(client, place) },
});

/** The same for all who owe it. */
const keyOf = ({ due, nominal, rule, period }: Obligation, occasion = period) => [due, nominal, rule, occasion].join('|');

/** The duties of a month in the order of their days, as far as the filters leave them. */
export async function dutyGroups(db: Database, scope: Scope, filters: DutyFilters, today: string): Promise<Group[]> {
  const { state, duty, client } = filters;
  const found = await lawGroups(db, scope, filters, today);
  const ofDuty = duty ? found.filter(({ key }) => key === duty) : found;
  const asked = client ? ofClients(ofDuty, new Set([client])) : ofDuty;
  if (!state) return asked;
  if (state === 'sure') return kept(asked, ({ condition }) => condition === null);
  // How far each is must be asked of its own task and settlement; what cannot be in the state at all is left out before.
  const possible = kept(asked, ({ condition }, { first }) => mayBe(state, { condition, due: first.obligation.due }, today));
  const rows = possible.flatMap((group) => rowsOf(group).map((owed) => ({ key: group.key, owed })));
  const standing = await standings(
    db,
    scope,
    rows.map(({ owed }) => owed),
    today,
  );
  const matching = new Map<string, Group>();
  for (const [nth, { key, owed }] of rows.entries())
    if (standing[nth]?.state.code === state) put(matching, key, owed, alone(owed));
  return [...matching.values()];
}

function kept(groups: readonly Group[], holds: (part: Part, group: Group) => boolean): Group[] {
  return groups
    .map((group) => ({ ...group, parts: group.parts.filter((part) => holds(part, group)) }))
    .filter(({ parts }) => parts.length > 0);
}

/** What these clients owe, and nobody else. */
export function ofClients(groups: readonly Group[], ids: ReadonlySet<string>): Group[] {
  const theirs = groups.map((group) => ({
    ...group,
    parts: group.parts.map((part) => ({ ...part, clients: part.clients.filter(({ id }) => ids.has(id)) })),
  }));
  return kept(theirs, ({ clients }) => clients.length > 0);
}

/** Of a duty what hangs on something unknown. */
export const perhapsOf = <Some extends Pick<Group, 'parts'>>(group: Some): Some => ({
  ...group,
  parts: group.parts.filter(({ condition }) => condition !== null),
});

/** What each of a duty's clients owes. */
export const rowsOf = ({ parts }: Pick<Group, 'parts'>): Owed[] => parts.flatMap(({ clients, of }) => clients.map(of));

/** How many obligations there are. */
export const countRows = (groups: readonly Group[]): number =>
  groups.reduce((total, { parts }) => total + parts.reduce((sum, { clients }) => sum + clients.length, 0), 0);

const alone = (owed: Owed): Part => ({ clients: [owed.client], condition: owed.obligation.condition, of: () => owed });

function put(groups: Map<string, Group>, key: string, first: Owed, part: Part): void {
  const known = groups.get(key);
  if (known) known.parts.push(part);
  else groups.set(key, { key, first, parts: [part] });
}

async function lawGroups(db: Database, scope: Scope, { month, area, keeper }: DutyFilters, today: string): Promise<Group[]> {
  const days = { from: `${month}-01`, to: lastDayOf(month) };
  const thisMonth = `${monthOf(today)}-01`;
  const since = days.from < thisMonth ? days.from : thisMonth;
  const alike = new Map<readonly Owing[], Client[]>();
  const groups = new Map<string, Group>();
  for await (const clients of servedClients(db, scope, keeper ?? null)) {
    const events = await owedByEvents(db, scope, clients, days);
    for (const client of clients) {
      const whole = owing(client, since, days.to);
      const isEarlier = ({ obligation, place }: Owing) =>
        events.toldEarlier(client, { ...obligation, person: personAt(client, place) });
      const found = whole.some(isEarlier) ? whole.filter((each) => !isEarlier(each)) : whole;
      const others = alike.get(found);
      if (others) others.push(client);
      else alike.set(found, [client]);
    }
    for (const owed of events.owed)
      if (!area || areaOfOwed(owed) === area) put(groups, keyOf(owed.obligation, occasionOf(owed.event)), owed, alone(owed));
  }
  for (const [found, clients] of alike)
    for (const each of found) {
      const { obligation } = each;
      const [first] = clients;
      if (!first || (area && areaOf(obligation.rule) !== area)) continue;
      const of = (client: Client) => ofClient(client, each);
      put(groups, keyOf(obligation), of(first), { clients, condition: obligation.condition, of });
    }
  return [...groups.values()].sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
}

const orderOf = ({ key, first: { obligation } }: Group) => `${obligation.due} ${obligation.name} ${key}`;
