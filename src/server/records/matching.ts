import type { FilterTerm } from '../../contract/listQuery';
import type { Resource } from '../../schema';
import { tableOf } from '../db/columns';
import type { Tx } from '../db/database';
import type { Scope } from '../scope';
import { listLimits } from './listLimits';
import { whereOf } from './pages';
import { Params } from './params';
import { viewOf } from './view';

/** Ids of all records that the asker may list and that meet the filters, oldest first; as many as any list reaches. Throws 422 for a key that they can't ask by. */
export async function matchingIds(
  db: Pick<Tx, 'query'>,
  scope: Scope,
  resource: Resource,
  filters: FilterTerm[],
): Promise<string[]> {
  const view = viewOf(scope, resource, 'list');
  const params = new Params(scope.tenant.id);
  const where = whereOf(view, { page: 1, limit: 1, sort: [], search: '', filters }, params);
  const text = `select r.id from ${tableOf(resource)} r where ${where} order by r.id limit ${listLimits.deepest}`;
  return (await db.query<{ id: string }>({ text, values: params.values })).map(({ id }) => id);
}
