import { resources } from '../../../resources';
import { permit } from '../../access/can';
import { deedOf } from '../../contract/deeds';
import type { TrailEntry } from '../../contract/trail';
import { toWarsaw } from '../../lib/dates';
import type { Resource } from '../../schema';
import type { Tx } from '../db/database';
import { hidden } from '../records/audit';
import type { AuditChanges } from '../records/auditRecord';
import { trailEntity } from '../records/auditSeal';
import { fileNames } from '../records/files';
import { changesOf, type HistoryEntry, nameReferences } from '../records/history';
import { titleRows } from '../records/titleSight';
import { titlesOf } from '../records/titlesOf';
import type { Scope } from '../scope';
import type { Line } from './findRows';
import { detailsOf, resourceOf, subjectOf, textOf } from './words';

type Db = Pick<Tx, 'query'>;
type Names = ReadonlyMap<string, string>;

/** A line with what it tells taken out of its text. */
interface Read extends Line {
  values: AuditChanges;
}

/** Lines of the trail in words, for a superuser; values of fields that they may not read, and titles that are not theirs to know, are left out. */
export async function tellLines(db: Db, scope: Scope, lines: readonly Line[]): Promise<TrailEntry[]> {
  const all = lines.map((line): Read => ({ ...line, values: JSON.parse(line.changes ?? '{}') as AuditChanges }));
  const actors = distinct(all.flatMap((line) => [line.actor_id, askedOf(line, 'actor')]));
  const people = await titlesOf(db, scope.tenant.id, resources.users as Resource, actors);
  const changes = new Map<number, TrailEntry['changes']>();
  for (const entity of distinct(all.map((line) => line.entity))) {
    const own = all.filter((line) => line.entity === entity);
    for (const [seq, told] of await changesIn(db, scope, entity, own, people)) changes.set(seq, told);
  }
  const titles = await titlesByPlace(db, scope, all);
  return all.map((line) => {
    const { seq, at, actor_id, ip_prefix, device, action, entity } = line;
    const place = placeOf(line);
    return {
      seq,
      at: toWarsaw(at),
      actor: actor_id === null ? null : { id: actor_id, title: people.get(actor_id) ?? '' },
      deed: deedOf(resourceOf(entity), action),
      subject: subjectOf(entity),
      about: place && { ...place, title: titles.get(place.id) ?? '' },
      network: ip_prefix,
      device: device ?? '',
      changes: changes.get(seq) ?? [],
      erased: line.changes === null,
    };
  });
}

/** Which record a line is about; a look at the trail is about the one that was asked for. */
function placeOf(line: Read): { resource: string; id: string } | null {
  if (line.entity_id === null) return null;
  return { resource: askedOf(line, 'entity') ?? line.entity, id: line.entity_id };
}

/** What was asked for, of a line that tells of a look at the trail. */
function askedOf({ entity, values }: Read, key: string): string | null {
  const after = entity === trailEntity ? values[key]?.after : null;
  return typeof after === 'string' ? after : null;
}

/** Ids are the product's own and never two alike, whatever they name. */
async function titlesByPlace(db: Db, scope: Scope, lines: readonly Read[]): Promise<Names> {
  const places = lines.flatMap((line) => placeOf(line) ?? []);
  const found: (readonly [string, string])[] = [];
  for (const entity of distinct(places.map(({ resource }) => resource))) {
    const ids = distinct(places.flatMap(({ resource, id }) => (resource === entity ? id : [])));
    const resource = resourceOf(entity);
    if (entity === 'files') found.push(...(await fileNames(db, scope.tenant.id, ids)));
    if (resource) found.push(...(await titlesOf(db, scope.tenant.id, resource, ids, titleRows(scope, resource))));
  }
  return new Map(found);
}

/** By line what it changed: fields of the record by their labels, and what else it tells. */
async function changesIn(
  db: Db,
  scope: Scope,
  entity: string,
  lines: readonly Read[],
  people: Names,
): Promise<[seq: number, changes: TrailEntry['changes']][]> {
  const resource = resourceOf(entity);
  const allowed = resource && permit(scope.who, 'show', resource, scope.tenant.config);
  const readable = typeof allowed === 'object' ? allowed.readable : {};
  const known = lines.map((line): Pick<HistoryEntry, 'changes'> => ({ changes: changesOf(line, readable) }));
  if (resource) await nameReferences(db, scope, resource, known);
  return lines.map(({ seq, values }, at) => {
    const fields = (known[at]?.changes ?? []).map(({ field, label, from, to }) => ({
      label,
      from: textOf(readable[field], from),
      to: textOf(readable[field], to),
    }));
    return [seq, [...fields, ...closedFields(resource, readable, values), ...detailsOf(entity, values, people)]];
  });
}

/** That a field changed is told also to who may not read it; from what to what is not. */
function closedFields(resource: Resource | undefined, readable: object, values: AuditChanges): TrailEntry['changes'] {
  const told = (value: unknown) => (value === null || value === undefined ? null : hidden);
  return Object.entries(values).flatMap(([key, { before, after }]) => {
    const field = Object.hasOwn(readable, key) || !Object.hasOwn(resource?.fields ?? {}, key) ? undefined : resource?.fields[key];
    return field ? [{ label: field.label, from: told(before), to: told(after) }] : [];
  });
}

function distinct(ids: readonly (string | null)[]): string[] {
  return [...new Set(ids.filter((id) => id !== null))];
}
