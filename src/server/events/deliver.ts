import { resources } from '../../../resources';
import type { Principal } from '../../access/principal';
import type { Resource } from '../../schema';
import { sightOf } from '../records/changeSight';
import type { ChangeNotice } from '../records/notices';
import type { Services } from '../services';
import type { Listener } from './listener';

const declared: Readonly<Record<string, Resource | undefined>> = resources;

/**
 * Tells each listener of a firm what changed in what they may see at this moment (P18): by their rights as they were read just now,
 * and one look at the changed rows for all of them.
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
  tellOwn(notices, listeners, people);
  for (const [name, changes] of grouped(notices.filter(({ to }) => to === undefined))) {
    const resource = Object.hasOwn(declared, name) ? declared[name] : undefined;
    if (!resource) continue;
    const sees = await sightOf(db, tenant, resource, [...new Set(changes.map(({ id }) => id))], [...people.values()]);
    for (const { sessionId, send } of listeners) {
      const who = people.get(sessionId);
      const told = who ? changes.filter(({ id, office }) => (who.isAdmin || !office) && sees(who, id)) : [];
      if (told.length > 0) send([...new Set(told.map(asEvent))].join(''));
    }
  }
}

/** What somebody began is told to them alone. */
function tellOwn(notices: readonly ChangeNotice[], listeners: readonly Listener[], people: ReadonlyMap<string, Principal>): void {
  for (const { sessionId, send } of listeners) {
    const own = notices.filter(({ to }) => to !== undefined && to === people.get(sessionId)?.id);
    if (own.length > 0) send([...new Set(own.map(asEvent))].join(''));
  }
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

function asEvent({ resource, id, type }: ChangeNotice): string {
  return `data: ${JSON.stringify({ resource, id, type })}\n\n`;
}
