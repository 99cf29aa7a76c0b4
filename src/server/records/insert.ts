import type { Resource } from '../../schema';
import { columnsOf, tableOf, wholeSecond } from '../db/columns';
import type { Tx } from '../db/database';
import { ident } from '../db/ident';
import type { Trail } from './auditRecord';
import { holdFiles } from './files';
import type { Params } from './params';
import { presentAll } from './present';
import { type Answer, type Row, readingOf } from './reading';
import { searchText } from './searchColumn';
import { prepared } from './statements';
import { columnsFrom } from './stored';
import type { View } from './view';

type Values = Readonly<Record<string, unknown>>;

/** Writes a new row, whole, and ties its files to it; answers it as the view has it, read in the same statement. `record` holds every stored field. */
export async function insertRow(tx: Pick<Tx, 'query'>, view: View, trail: Trail, id: string, record: Values): Promise<Answer> {
  const { resource } = view;
  const { reading, params } = readingOf(view, 'one');
  const insert = insertSql(resource, params, trail, id, record);
  const text = `with r as (${insert} returning *) select ${reading.columns} from r ${reading.joins}`;
  const rows = await tx.query<Row>(prepared(text, params.values));
  const [answer] = presentAll(view, reading, rows);
  if (!answer) throw new Error(`The new row of ${resource.name} was not answered`);
  await holdFiles(tx, trail, resource, id, null, record);
  return answer;
}

function insertSql(resource: Resource, params: Params, { tenantId, at, actor }: Trail, id: string, record: Values): string {
  const row: Record<string, unknown> = {
    ...columnsFrom(resource, tenantId, record),
    id,
    search: searchText(resource, record),
    version: 1,
    created_at: wholeSecond(at),
    created_by: actor,
    updated_at: wholeSecond(at),
  };
  const names = columnsOf(resource)
    .map(({ name }) => name)
    .filter((name) => (row[name] ?? null) !== null);
  const places = names.map((name) => params.add(row[name]));
  return `insert into ${tableOf(resource)} (tenant_id, ${names.map(ident).join(', ')}) values ($1, ${places.join(', ')})`;
}
