import type { ListQuery } from '../../contract/listQuery';
import type { Resource } from '../../schema';
import { storageOf, tableOf } from '../db/columns';
import type { Tx } from '../db/database';
import { ident } from '../db/ident';
import { badQuery } from '../errors';
import type { Scope } from '../scope';
import { columnSql } from './expressions';
import { cannotFilter } from './filters';
import { listLimits } from './listLimits';
import { whereOf } from './pages';
import { Params } from './params';
import { prepared } from './statements';
import { viewOf } from './view';

/** A few stored fields of every record that the asker may list and the filters let through, in no order; 422 beyond 10 000. */
export async function pick<Row extends { id: string }>(
  db: Pick<Tx, 'query'>,
  scope: Scope,
  resource: Resource,
  keys: readonly (keyof Row & string)[],
  filters: ListQuery['filters'] = [],
): Promise<Row[]> {
  const view = viewOf(scope, resource, 'list');
  const params = new Params(scope.tenant.id);
  const where = whereOf(view, { page: 1, limit: 1, sort: [], search: '', filters }, params);
  const picked = keys
    .filter((key) => key !== 'id')
    .map((key) => {
      const field = view.readable[key];
      if (!field || field.options.encrypted) throw cannotFilter(key);
      return { key, field };
    });
  const columns = ['r.id', ...picked.map(({ key, field }) => `${columnSql(view, 'r', field, key, params)} as ${ident(key)}`)];
  const text = `select ${columns.join(', ')} from ${tableOf(resource)} r where ${where} limit ${listLimits.deepest + 1}`;
  const rows = await db.query<Record<string, unknown>>(prepared(text, params.values));
  if (rows.length > listLimits.deepest) throw badQuery('Rekordów jest zbyt wiele. Zawęź je filtrem.');
  for (const { key, field } of picked) {
    const { fromRow } = storageOf(field);
    if (fromRow) for (const row of rows) if (row[key] !== null) row[key] = fromRow(row[key] as never);
  }
  return rows as Row[];
}
