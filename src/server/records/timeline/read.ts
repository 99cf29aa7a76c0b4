import { deedOf } from '../../../contract/deeds';
import { type TimelineEntry, type TimelinePage, timelinePage } from '../../../contract/timeline';
import { toWarsaw } from '../../../lib/dates';
import type { Resource } from '../../../schema';
import type { Tx } from '../../db/database';
import { badQuery, notFound } from '../../errors';
import type { Scope } from '../../scope';
import { readOne } from '../one';
import { Params } from '../params';
import { allResources, resourceNamed } from '../start';
import { prepared } from '../statements';
import { titleRows } from '../titleSight';
import { titlesOf } from '../titlesOf';
import { viewOf } from '../view';
import { type After, type Arm, type ArmRow, hangingArms } from './arms';
import { changesArm, toldFields } from './changesArm';

/** Whose accounts act. */
const people = 'users';

export interface TimelineQuery {
  /** Of which resources; left out, of all. */
  kinds?: string | undefined;
  /** The `next` of the page before. */
  after?: string | undefined;
}

/**
 * What happened with a record and with what hangs on it, the newest first, of rows that the asker's own lists would show. One statement,
 * whatever there is. Throws 404 for a record that the asker may not see, 422 for a query that can't be read.
 */
export async function timeline(
  db: Pick<Tx, 'query'>,
  scope: Scope,
  resource: Resource,
  id: string,
  query: TimelineQuery,
): Promise<TimelinePage> {
  const view = viewOf(scope, resource, 'show');
  if (!resource.timeline) throw notFound();
  await readOne(db, view, id);
  const kinds = readKinds(query.kinds);
  const after = readAfter(query.after);
  const arms = [...hangingArms(scope, resource, id), ...changesArm(view, id)].filter(
    (arm) => !kinds || kinds.includes(arm.resource.name),
  );
  if (arms.length === 0) return { data: [], next: null };
  const rows = await find(db, scope, arms, after);
  const told = rows.slice(0, timelinePage);
  const last = told.at(-1);
  const actors = await titlesOf(
    db,
    scope.tenant.id,
    resourceNamed(people),
    [...new Set(told.flatMap(({ actor_id }) => actor_id ?? []))],
    titleRows(scope, resourceNamed(people)),
  );
  const changed = new Set(toldFields(view));
  return {
    data: told.map((row) => entryOf(row, arms, actors, changed)),
    next: last && rows.length > timelinePage ? `${last.at.toISOString()}_${last.key}_${last.arm}` : null,
  };
}

function find(db: Pick<Tx, 'query'>, scope: Scope, arms: readonly Arm[], after: After | null): Promise<ArmRow[]> {
  const params = new Params(scope.tenant.id);
  const limit = timelinePage + 1;
  const parts = arms.map((arm) => arm.text({ after, limit }, params)).join(' union all ');
  return db.query<ArmRow>(
    prepared(`select * from (${parts}) t order by at desc, key desc, arm desc limit ${limit}`, params.values),
  );
}

function entryOf(
  row: ArmRow,
  arms: readonly Arm[],
  actors: ReadonlyMap<string, string>,
  changed: ReadonlySet<string>,
): TimelineEntry {
  const arm = arms.find(({ name }) => name === row.arm);
  if (!arm) throw new Error(`The timeline has no "${row.arm}"`);
  const { resource } = arm;
  return {
    key: `${row.arm} ${row.key}`,
    resource: resource.name,
    id: row.id,
    at: toWarsaw(row.at),
    what: arm.what ?? deedOf(resource, row.action ?? ''),
    title: row.title === null ? null : arm.title(row.title),
    state: row.state,
    actor: row.actor_id === null ? null : { id: row.actor_id, title: actors.get(row.actor_id) ?? '' },
    fields: row.action === 'update' ? labels(resource, row.fields ?? [], changed) : [],
  };
}

function labels({ fields }: Resource, keys: readonly string[], changed: ReadonlySet<string>): string[] {
  return keys.flatMap((key) => (changed.has(key) ? (fields[key]?.label ?? []) : []));
}

function readKinds(given: string | undefined): readonly string[] | null {
  if (!given) return null;
  const known = allResources().map(({ name }) => name);
  const kinds = given.split(',');
  if (!kinds.every((kind) => known.includes(kind))) throw badQuery('Nie ma takiego rodzaju wpisów.');
  return kinds;
}

function readAfter(given: string | undefined): After | null {
  if (given === undefined) return null;
  const [, moment = '', key = '', arm = ''] = /^([\dT:.-]{23}Z)_([0-9a-f-]{15,36})_([a-z-]+(?:\.[a-z_]+)?)$/.exec(given) ?? [];
  const at = new Date(moment);
  if (Number.isNaN(at.getTime())) throw badQuery('Nie udało się odczytać, od którego miejsca pokazać oś czasu.');
  return { at, key, arm };
}
