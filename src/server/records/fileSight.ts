import { permit } from '../../access/can';
import { isUuid } from '../../lib/uuid';
import { tableOf } from '../db/columns';
import type { Tx } from '../db/database';
import { notFound } from '../errors';
import type { Scope } from '../scope';
import { livingRows } from './conditions';
import { isPostSeen, postOfFile } from './conversation/attaching';
import { columnSql } from './expressions';
import { type FileRow, findFile } from './fileRows';
import { Params } from './params';
import { handlersOf, resourceNamed } from './start';
import { prepared } from './statements';
import { viewOf } from './view';

/**
 * The file, where the asker may know of it: one's own that no record took yet, else what hangs in a field of a living record that they
 * may see. Anything else is 404, the same as for what does not exist (P05).
 */
export async function seenFile(db: Pick<Tx, 'query'>, scope: Scope, id: string): Promise<FileRow> {
  const file = isUuid(id) ? await findFile(db, scope.tenant.id, id) : null;
  if (!file || !(await maySee(db, scope, file))) throw notFound();
  return file;
}

async function maySee(db: Pick<Tx, 'query'>, scope: Scope, file: FileRow): Promise<boolean> {
  const { entity, record_id, field: key, uploaded_by, released_at } = file;
  if (entity === null || record_id === null || key === null) return uploaded_by === scope.who.id;
  if (released_at !== null) return false;
  const resource = resourceNamed(entity);
  const allowed = permit(scope.who, 'show', resource, scope.tenant.config);
  if (allowed === 'absent' || allowed === 'forbidden') return false;
  const view = viewOf(scope, resource, 'show');
  const post = postOfFile(file);
  if (post !== null && !(await isPostSeen(db, scope, post))) return false;
  const field = Object.hasOwn(view.readable, key) ? view.readable[key] : undefined;
  const isHidden = !field && post === null;
  const params = new Params(scope.tenant.id);
  const living = livingRows(resource, 'r', view.rows, params);
  const held = field ? `${columnSql(view, 'r', field, key, params)} is not null` : 'true';
  const text = `select 1 from ${tableOf(resource)} r where ${living} and r.id = ${params.add(record_id)}::uuid and ${held}`;
  if ((await db.query(prepared(text, params.values))).length === 0) return false;
  return !isHidden || (await handlersOf(resource).opensFiles?.(record_id, scope, db)) === true;
}
