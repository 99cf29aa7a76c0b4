import { resources } from '../../../resources';
import type { Principal } from '../../access/principal';
import type { Resource } from '../../schema';
import { type Sight, sightOf } from '../records/changeSight';
import type { ChangeNotice } from '../records/notices';
import type { Services } from '../services';
import type { Listener } from './listener';

/** Something may have changed that is not told one by one: read anew what is on the screen. */
export const missed = 'event: missed\ndata: {}\n\n';
/** Of more changes at once, as a loaded file makes them, nobody is told one by one. */
const mostTold = 200;

const declared: Readonly<Record<string, Resource | undefined>> = resources;

/** Changes of one resource, and who may know of which. */
interface Seen {
  changes: readonly Said[];
  sees: Sight;
}
/** A change with the words that tell it. */
type Said = ChangeNotice & { text: string };

/**
 * Tells each listener of a firm what changed in what they may see at this moment (P18): by their rights as they were read just now,
 * and one look at the changed rows for all of them. What somebody may know is decided once for all their streams, and what is told
 * alike is the same bytes, written once to each stream.
 */
export async function deliver(
  { db, tenants }: Pick<Services, 'db' | 'tenants'>,
  tenantId: number,
  notices: readonly ChangeNotice[],
  listeners: readonly Listener[],
  people: ReadonlyMap<string, Principal>,
): Promise<void> {
  const tenant = tenants.all().find(({ id }) => id === tenantId);
  if (!tenant) return;
  const there = byPerson(listeners, people);
  const own = notices.filter(({ to }) => to !== undefined).map(said);
  const seen: Seen[] = [];
  for (const [name, changes] of grouped(notices.filter(({ to }) => to === undefined))) {
    const resource = Object.hasOwn(declared, name) ? declared[name] : undefined;
    if (!resource) continue;
    const sees = await sightOf(db, tenant, resource, [...new Set(changes.map(({ id }) => id))], [...there.keys()]);
    seen.push({ changes: changes.map(said), sees });
  }
  const bytesOf = new Map<string, Buffer>();
  for (const [who, theirs] of there) {
    const text = toldTo(who, own, seen);
    if (text === '') continue;
    const bytes = bytesOf.get(text) ?? Buffer.from(text);
    bytesOf.set(text, bytes);
    for (const { send } of theirs) send(bytes);
  }
}

/** The streams of each person; those whose session is over are of nobody. */
function byPerson(listeners: readonly Listener[], people: ReadonlyMap<string, Principal>): Map<Principal, Listener[]> {
  const found = new Map<Principal, Listener[]>();
  for (const listener of listeners) {
    const who = people.get(listener.sessionId);
    if (!who) continue;
    const theirs = found.get(who);
    if (theirs) theirs.push(listener);
    else found.set(who, [listener]);
  }
  return found;
}

/** What one person hears, nothing twice: what they began, which is told to them alone, and of changes those that they may know of. */
function toldTo(who: Principal, own: readonly Said[], seen: readonly Seen[]): string {
  const begun = new Set(own.flatMap(({ to, text }) => (to === who.id ? text : [])));
  const texts = new Set<string>();
  for (const { changes, sees } of seen)
    for (const { id, office, text } of changes) if ((who.isAdmin || !office) && sees(who, id)) texts.add(text);
  return [...begun, ...(texts.size > mostTold ? [missed] : texts)].join('');
}

/** By resource, without saying the same thing twice. */
function grouped(notices: readonly ChangeNotice[]): Map<string, ChangeNotice[]> {
  const byResource = new Map<string, Map<string, ChangeNotice>>();
  for (const notice of notices) {
    const known = byResource.get(notice.resource) ?? new Map<string, ChangeNotice>();
    byResource.set(notice.resource, known.set(`${notice.type} ${notice.id} ${notice.office}`, notice));
  }
  return new Map([...byResource].map(([resource, changes]) => [resource, [...changes.values()]]));
}

function said(notice: ChangeNotice): Said {
  const { resource, id, type } = notice;
  return { ...notice, text: `data: ${JSON.stringify({ resource, id, type })}\n\n` };
}
