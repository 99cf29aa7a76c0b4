import { can } from '../../access/can';
import { toWarsaw } from '../../lib/dates';
import { isUuid } from '../../lib/uuid';
import type { Field, Resource } from '../../schema';
import { isFileField } from '../../schema/embedded';
import { accountEvents } from '../auth/events';
import type { Tx } from '../db/database';
import { notFound } from '../errors';
import type { Scope } from '../scope';
import type { AuditChanges } from './auditRecord';
import { fileNames } from './files';
import { hiddenAmong, itemReference, itemsOf } from './listed';
import { readOne } from './one';
import { refuse } from './reach';
import { resourceNamed } from './start';
import { titleRows } from './titleSight';
import { titlesOf } from './titlesOf';
import { viewOf } from './view';

/** Something that was done with the record; moments on Warsaw's clock. */
export interface HistoryEntry {
  /** The line's number in the firm's trail; the next page asks for what is before it. */
  seq: number;
  at: string;
  action: string;
  /** Null for the server itself. */
  actor: { id: string; title: string } | null;
  changes: { field: string; label: string; from: unknown; to: unknown }[];
}

/** Whose accounts act. */
const people = 'users';
const PAGE = 100;
/** Who looked, not what changed: for a superuser alone (U03). */
const looking = ['show', 'reveal'];

const text = `select a.seq, a.at, a.action, a.actor_id, v.changes from audit a left join audit_values v using (tenant_id, seq)
  where a.tenant_id = $1 and a.entity = $2 and a.entity_id = $3 and a.seq < $4 and not a.action = any ($5) order by a.seq desc limit ${PAGE}`;

interface Line {
  seq: number;
  at: Date;
  action: string;
  actor_id: string | null;
  changes: string | null;
}

/** What happened to a record, newest first, in fields that the asker may read. For the office; a client is refused. */
export async function history(
  db: Pick<Tx, 'query'>,
  scope: Scope,
  resource: Resource,
  id: string,
  before: number = Number.MAX_SAFE_INTEGER,
): Promise<HistoryEntry[]> {
  const view = viewOf(scope, resource, 'show');
  if (!isUuid(id)) throw notFound();
  await readOne(db, view, id);
  if (!scope.who.isAdmin) await refuse(db, scope, resource, id);
  const { tenant, who } = scope;
  const unseen = [...(who.roles.includes('superuser') ? [] : looking), ...(mayKeep(scope, resource, id) ? [] : accountEvents)];
  const lines = await db.query<Line>({ text, values: [tenant.id, resource.name, id, before, unseen] });
  const names = await titlesOf(db, tenant.id, resourceNamed(people), distinct(lines.map(({ actor_id }) => actor_id)));
  const entries = lines.map((line) => ({
    seq: line.seq,
    at: toWarsaw(line.at),
    action: line.action,
    actor: line.actor_id === null ? null : { id: line.actor_id, title: names.get(line.actor_id) ?? '' },
    changes: changesOf(line, view.readable),
  }));
  await nameReferences(db, scope, resource, entries);
  return entries;
}

/** What happens to somebody's login is theirs to know, and of those who may change the record (A26). */
function mayKeep({ who, tenant }: Scope, resource: Resource, id: string): boolean {
  const verdict = can(who, 'edit', resource, tenant.config);
  return verdict === 'yes' || (verdict === 'own' && resource.self?.by === 'id' && id === who.id);
}

export function changesOf(
  { changes }: Pick<Line, 'changes'>,
  readable: Readonly<Record<string, Field>>,
): HistoryEntry['changes'] {
  const values = JSON.parse(changes ?? '{}') as AuditChanges;
  return Object.entries(values).flatMap(([field, { before, after }]) => {
    const known = Object.hasOwn(readable, field) ? readable[field] : undefined;
    return known ? [{ field, label: known.label, from: before, to: after }] : [];
  });
}

/** Ids of other records and of files become `{ id, title }`. */
export async function nameReferences(
  db: Pick<Tx, 'query'>,
  scope: Scope,
  resource: Resource,
  entries: readonly Pick<HistoryEntry, 'changes'>[],
): Promise<void> {
  for (const [key, field] of Object.entries(resource.fields)) {
    const mentioned = entries.flatMap(({ changes }) => changes.filter((change) => change.field === key));
    const inItems = itemReference(field);
    if (inItems) {
      const idOf = (item: Readonly<Record<string, unknown>>) => String(item[inItems.name]);
      const named = mentioned.flatMap(({ from, to }) => [...itemsOf(from), ...itemsOf(to)]).map(idOf);
      const hidden = await hiddenAmong(db, scope, inItems.target, named);
      const seen = (value: unknown) => (Array.isArray(value) ? itemsOf(value).filter((item) => !hidden.has(idOf(item))) : value);
      for (const change of mentioned) Object.assign(change, { from: seen(change.from), to: seen(change.to) });
    }
    if (field.type !== 'reference' && !isFileField(field)) continue;
    const ids = distinct(mentioned.flatMap(({ from, to }) => [from, to].flat()));
    const titles = isFileField(field)
      ? await fileNames(db, scope.tenant.id, ids)
      : await seenTitles(resourceNamed(field.resource), ids);
    const named = (id: unknown): unknown =>
      Array.isArray(id) ? id.map(named) : typeof id === 'string' ? { id, title: titles.get(id) ?? '' } : id;
    for (const change of mentioned) Object.assign(change, { from: named(change.from), to: named(change.to) });
  }

  function seenTitles(target: Resource, ids: readonly string[]): Promise<Map<string, string>> {
    return titlesOf(db, scope.tenant.id, target, ids, titleRows(scope, target));
  }
}

function distinct(ids: readonly unknown[]): string[] {
  return [...new Set(ids.filter((id) => typeof id === 'string'))];
}
