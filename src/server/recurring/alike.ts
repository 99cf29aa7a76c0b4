import type { TaxProfile } from '../../domain/deadlines/taxProfile';
import { type Client, profilesOf } from './client';

/** What tells clients apart and no rule asks of; the rest of these is looked at below. */
const apart: ReadonlySet<string> = new Set([
  'id',
  'title',
  'owner_id',
  'payroll_owner_id',
  'persons',
  'lines',
  'krs',
  'ceidg_start_date',
]);

/** Years for which it matters when a business began: no rule's day comes that long after its period, nor joined first years end later. */
export const YEARS_BACK = 5;

/** A person of a company by their place among its people: -1 is the company itself, whose id its only owner bears; null is nobody. */
export function placeOf({ id, persons }: Client, person: string | null): number | null {
  if (person === null) return null;
  return person === id ? -1 : persons.findIndex((each) => each.id === person);
}

/** Who stands at a place. */
export const personAt = ({ id, persons }: Client, place: number | null): string | null =>
  place === null ? null : (persons[place]?.id ?? id);

/** All that the law may look at in a client's profile for days from `from` on; clients with the same one owe alike, but for whose people they are. */
export function likenessOf(client: Client, from: string): string {
  const { persons, lines, krs, ceidg_start_date: began } = client;
  const facts: unknown[] = [Boolean(krs), began && began >= `${Number(from.slice(0, 4)) - YEARS_BACK}-01-01` ? began : null];
  for (const [key, value] of Object.entries(client)) if (!apart.has(key)) facts.push(value);
  for (const { id: _, name: __, ...person } of persons) facts.push(person);
  for (const { person_id, ...line } of lines) facts.push({ ...line, id: null, person: placeOf(client, person_id) });
  return JSON.stringify(facts);
}

/** Likenesses that are kept at once: a few kilobytes each. */
export const MOST = 6_000;

type Asked = readonly [client: Client, from: string, to: string];

/**
 * Works something out of clients' profiles once for all who are alike, as thousands are asked about again and again. The law is of the
 * programme's version, so that what was worked out holds until it ends. `workOut` must tell of people by their places alone.
 */
export function onceForAlike<Found>(
  workOut: (stretches: readonly TaxProfile[], ...asked: Asked) => Found,
): (...asked: Asked) => Found {
  const known = new Map<string, { found: Found }>();
  /** What was found last of clients that are kept, for the days it was asked about. */
  const last = new WeakMap<Client, { days: string; found: Found }>();
  const foundFor = (client: Client, from: string, to: string): Found => {
    const key = `${from} ${to} ${likenessOf(client, from)}`;
    const kept = known.get(key);
    if (kept) return kept.found;
    const found = workOut(profilesOf(client), client, from, to);
    if (known.size >= MOST) known.clear();
    known.set(key, { found });
    return found;
  };
  return (client, from, to) => {
    const days = `${from} ${to}`;
    const before = last.get(client);
    if (before?.days === days) return before.found;
    const found = foundFor(client, from, to);
    last.set(client, { days, found });
    return found;
  };
}
