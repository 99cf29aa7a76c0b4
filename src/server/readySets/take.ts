import { createHash } from 'node:crypto';
import { permit } from '../../access/can';
import { type ReadySet, type ReadySetKey, readySetKeys } from '../../contract/readySets';
import type { Resource } from '../../schema';
import { blank } from '../../schema/validate';
import type { Tx } from '../db/database';
import { takeTurn } from '../db/turns';
import { trailOf } from '../records/audit';
import { auditMany } from '../records/auditMany';
import { lineOfNew } from '../records/create';
import { fill } from '../records/fill';
import { announce } from '../records/notices';
import { actorOf, type Scope } from '../scope';
import { standingRows } from './rows';
import { type ReadyRecord, readySets } from './sets';

/** A record of a set beside what of it stands in the office. */
interface Placed extends ReadyRecord {
  id: string;
  is: boolean;
}

const resourcesOf = (key: ReadySetKey) => [...new Set(readySets[key].map(({ resource }) => resource))];

/** Whether the asker may make all that a set holds. */
export const mayTake = (scope: Scope, key: ReadySetKey): boolean =>
  resourcesOf(key).every((resource) => typeof permit(scope.who, 'create', resource, scope.tenant.config) === 'object');

/** The sets that the asker may take, with what of each stands already. */
export async function readySetsFor(db: Pick<Tx, 'query'>, scope: Scope): Promise<ReadySet[]> {
  const sets: ReadySet[] = [];
  for (const key of readySetKeys.filter((each) => mayTake(scope, each))) {
    const placed = await placedIn(db, scope.tenant.id, key);
    sets.push({ key, records: placed.map(({ title, is }) => ({ title, is })) });
  }
  return sets;
}

/** Makes what of a set does not stand yet, as the asker's own records; answers how many came. */
export async function takeSet(tx: Tx, scope: Scope, key: ReadySetKey): Promise<number> {
  await takeTurn(tx, scope.tenant.id, 'ready-sets');
  const missing = (await placedIn(tx, scope.tenant.id, key)).filter(({ is }) => !is);
  const actor = actorOf(scope);
  for (const resource of resourcesOf(key)) {
    const records = missing.filter((each) => each.resource === resource).map((each) => recordOf(each, actor));
    if (records.length === 0) continue;
    await fill(tx, { tenantId: scope.tenant.id, at: scope.now, actor }, resource, records);
    await auditMany(
      tx,
      records.map(({ id, ...record }) => lineOfNew(trailOf(scope), resource, id, record)),
    );
    for (const { id } of records) announce(tx, scope.tenant.id, resource, id, 'create');
  }
  return missing.length;
}

function recordOf({ resource, id, values }: Placed, actor: string | null): Record<string, unknown> & { id: string } {
  return { ...blank(resource), ...('author_id' in resource.fields ? { author_id: actor } : {}), ...values, id };
}

/**
 * Each record with its id: one that stands under the same title is the office's own and takes its place, and what somebody renamed or deleted is
 * known by its id. What stands on a shelf that was deleted is not missed.
 */
async function placedIn(db: Pick<Tx, 'query'>, tenantId: number, key: ReadySetKey): Promise<Placed[]> {
  const placed: Placed[] = [];
  const shelves = new Map<string, { id: string; gone: boolean }>();
  for (const resource of resourcesOf(key)) {
    const records = readySets[key].filter((each) => each.resource === resource);
    const idOf = ({ code }: ReadyRecord) => idIn(tenantId, key, resource, code);
    const rows = await standingRows(db, tenantId, resource, {
      ids: records.map(idOf),
      titles: records.map(({ title }) => title),
    });
    for (const record of records) {
      const row = rows.find(({ id }) => id === idOf(record)) ?? rows.find((each) => isTitled(each, record));
      const shelf = record.on === undefined ? undefined : shelves.get(record.on);
      const id = row?.id ?? idOf(record);
      shelves.set(record.code, { id, gone: row?.gone === true });
      const values = shelf ? { ...record.values, category_id: shelf.id } : record.values;
      placed.push({ ...record, values, id, is: row !== undefined || shelf?.gone === true });
    }
  }
  return placed;
}

const isTitled = ({ title, gone }: { title: string; gone: boolean }, record: ReadyRecord) =>
  !gone && title.toLowerCase() === record.title.toLowerCase();

/** The same for a firm and a record whenever it is asked, so that taking a set twice doubles nothing (UUID version 8). */
function idIn(tenantId: number, key: ReadySetKey, { name }: Resource, code: string): string {
  const hash = createHash('sha256').update(`ready ${tenantId} ${key} ${name} ${code}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
