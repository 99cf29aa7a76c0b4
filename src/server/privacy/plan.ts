import { type Duty, keptUntil } from '../../domain/privacy/retention';
import type { Resource } from '../../schema';
import { tieOf } from '../../schema/belonging';
import type { Tx } from '../db/database';
import { belongingsOf } from '../records/belonging';
import { type TermFacts, tellingOf, termFacts } from '../records/erasureFacts';
import { resourceNamed } from '../records/start';

type Db = Pick<Tx, 'query'>;

/** A record that law keeps, or that one which law keeps could not be understood without. */
export interface Kept extends Duty {
  resource: Resource;
  id: string;
}

/** What an erasure does to all that belongs to its subjects. */
export interface Plan {
  goes: { resource: Resource; ids: string[] }[];
  kept: Kept[];
}

/** Several plans as one; what one of them keeps goes in none. */
export function joined(plans: readonly Plan[]): Plan {
  const kept = [...new Map(plans.flatMap((plan) => plan.kept).map((each) => [each.id, each])).values()];
  const stays = new Set(kept.map(({ id }) => id));
  const going = new Map<Resource, Set<string>>();
  for (const { resource, ids } of plans.flatMap(({ goes }) => goes))
    going.set(resource, new Set([...(going.get(resource) ?? []), ...ids.filter((id) => !stays.has(id))]));
  const goes = [...going].map(([resource, ids]) => ({ resource, ids: [...ids] })).filter(({ ids }) => ids.length > 0);
  return { goes, kept };
}

/** The records among those that go by which people who go along are found. */
export function tiesOf(root: Resource, { goes }: Plan): string[] {
  return goes.flatMap(({ resource, ids }) => (resource.name === root.privacy.goesWith ? ids : []));
}

interface Item {
  resource: Resource;
  facts: TermFacts;
  duty: Duty | null;
}

/**
 * Judges whatever belongs to these records by the terms of the declarations on a day (`YYYY-MM-DD`): what law keeps stays, and so does the record
 * that it says whose it is. What has not ended runs from that day.
 */
export async function planOf(db: Db, tenantId: number, root: Resource, ids: readonly string[], today: string): Promise<Plan> {
  const items = new Map<string, Item>();
  for (const { resource, ids: among } of await belongingsOf(db, tenantId, root, ids, ['own']))
    for (const facts of await termFacts(db, tenantId, resource, among)) items.set(facts.id, { resource, facts, duty: null });
  const ended = endings(items, root, today);
  for (const item of items.values()) {
    const { facts, resource } = item;
    const duty = keptUntil(resource.privacy.retention, ended(item), facts.began);
    item.duty = laterOf(duty && duty.until >= today ? duty : null, facts.until, today);
  }
  keepOwners(items);
  const kept = [...items.values()].flatMap(({ resource, facts, duty }) => (duty ? [{ resource, id: facts.id, ...duty }] : []));
  return { goes: await goingOf(db, tenantId, items), kept };
}

/** When each record ended: its own day, else that of what it belongs to, else its deletion; what goes on ends today. */
function endings(items: ReadonlyMap<string, Item>, root: Resource, today: string): (item: Item) => string {
  const known = new Map<string, string>();
  const endedOn = (item: Item): string => {
    const found = known.get(item.facts.id);
    if (found !== undefined) return found;
    known.set(item.facts.id, today);
    const day = judged(item);
    known.set(item.facts.id, day);
    return day;
  };
  const judged = ({ resource, facts }: Item): string => {
    if (resource.privacy.counts !== undefined) return facts.counts ?? facts.deleted_on ?? today;
    const over =
      resource === root
        ? undefined
        : ownersOf(resource, facts)
            .map((id) => items.get(id))
            .find((each) => each);
    return over ? endedOn(over) : (facts.deleted_on ?? today);
  };
  return endedOn;
}

function ownersOf(resource: Resource, { points }: TermFacts): string[] {
  return Object.entries(points).flatMap(([key, id]) =>
    id !== null && tieOf(resource, key, resourceNamed) === 'own' ? [id] : [],
  );
}

/** A day that the record itself says, where it is later than what law asks. */
function laterOf(duty: Duty | null, until: string | null, today: string): Duty | null {
  if (until === null || until < today || (duty && duty.until >= until)) return duty;
  return { until, act: duty?.act ?? 'termin przechowywania wpisany w panelu' };
}

/** Whose a kept record is stays known for as long. */
function keepOwners(items: ReadonlyMap<string, Item>): void {
  const waiting = [...items.values()].filter(({ duty }) => duty !== null);
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    const { duty, resource, facts } = item;
    for (const id of ownersOf(resource, facts)) {
      const owner = items.get(id);
      if (!owner || !duty || (owner.duty && owner.duty.until >= duty.until)) continue;
      owner.duty = duty;
      waiting.push(owner);
    }
  }
}

/** What goes, by resource, and what tells of any of it by id alone. */
async function goingOf(db: Db, tenantId: number, items: ReadonlyMap<string, Item>): Promise<Plan['goes']> {
  const going = new Map<Resource, Set<string>>();
  const add = (resource: Resource, id: string) => going.set(resource, (going.get(resource) ?? new Set()).add(id));
  const all = new Map<Resource, string[]>();
  for (const { resource, facts, duty } of items.values()) {
    if (!duty) add(resource, facts.id);
    all.set(resource, [...(all.get(resource) ?? []), facts.id]);
  }
  for (const [resource, ids] of all)
    for (const telling of await tellingOf(db, tenantId, resource, ids)) for (const id of telling.ids) add(telling.resource, id);
  return [...going].map(([resource, ids]) => ({ resource, ids: [...ids] }));
}
