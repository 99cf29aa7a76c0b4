import type { ListQuery } from '../../contract/listQuery';
import type { Resource } from '../../schema';
import { tableOf } from '../db/columns';
import type { Database } from '../db/database';
import type { Scope } from '../scope';
import { aboutSql } from './aboutSql';
import { audit, trailOf } from './audit';
import { closedAmong, keysAsked } from './closedAsking';
import { livingRows } from './conditions';
import { type ExportColumn, exportColumns } from './exportColumns';
import { whereOf } from './pages';
import { Params } from './params';
import { presentAll } from './present';
import { type Answer, type Row, readingOf } from './reading';
import { type Shown, shownOf } from './shown';
import { orderOf } from './sorting';
import { prepared } from './statements';
import { type View, viewOf } from './view';

/** Rows read at once; an export of any length holds twice as many at the most. */
const BATCH = 500;
const UUID_BYTES = 16;

/** All rows of a list, found and not yet read. */
export interface Export {
  total: number;
  columns: readonly ExportColumn[];
  /** The rows in the list's order, batch by batch; one that is gone or out of the asker's sight meanwhile is left out. */
  rows(): AsyncGenerator<Answer[]>;
  /** Writes who took what away (U01). */
  record(format: string): Promise<void>;
}

/**
 * Finds what a list query asks for, however much it is: the ids in their order are kept, 16 bytes a row, and read batch by batch, so that
 * no transaction is open while a slow browser downloads. Page and limit say nothing here.
 */
export async function openExport(db: Database, scope: Scope, resource: Resource, query: ListQuery): Promise<Export> {
  const view = viewOf(scope, resource, 'list');
  const ids = await findIds(db, view, query);
  const columns = exportColumns(view);
  const shown = shownOf(
    view,
    columns.flatMap(({ of, currency }) => (currency === null ? [of] : [of, currency])),
  );
  const total = ids.length / UUID_BYTES;
  return {
    total,
    columns,
    async *rows() {
      const step = BATCH * UUID_BYTES;
      const read = (at: number) => (at < ids.length ? readRows(db, view, shown, ids.subarray(at, at + step)) : null);
      for (let [at, coming] = [0, read(0)]; coming; ) {
        const rows = await coming;
        at += step;
        // The next ones are read while these are written; whoever goes away meanwhile never hears of their fault.
        coming = read(at);
        coming?.catch(() => undefined);
        yield rows;
      }
    },
    record: (format) => {
      const what = { format, rows: total, columns: columns.map(({ key }) => key).join(', ') };
      const closed = closedAmong(view, keysAsked(query));
      const said = [...Object.entries(what), ...closed.map((key) => [key, null] as const)];
      const changes = Object.fromEntries(said.map(([key, after]) => [key, { before: null, after }]));
      return db.transaction((tx) => audit(tx, { ...trailOf(scope), action: 'export', entity: resource.name, id: null, changes }));
    },
  };
}

async function findIds(db: Database, view: View, query: ListQuery): Promise<Buffer> {
  const params = new Params(view.scope.tenant.id);
  const where = whereOf(view, query, params);
  const { joins, inside } = orderOf(view, query.sort, params);
  const found = `select r.id from ${tableOf(view.resource)} r ${joins} where ${where} order by ${inside}`;
  const text = `select string_agg(uuid_send(f.id), ''::bytea) as ids from (${found}) f`;
  const [row] = await db.query<{ ids: Buffer | null }>({ text, values: params.values });
  return row?.ids ?? Buffer.alloc(0);
}

/** The rows by their ids, by the right to see them that the asker has at this moment of the database. */
async function readRows(db: Database, view: View, shown: Shown, packed: Buffer): Promise<Answer[]> {
  const ids = Array.from({ length: packed.length / UUID_BYTES }, (_, nth) => uuidAt(packed, nth * UUID_BYTES));
  const { reading, params } = readingOf(view, shown);
  const living = [livingRows(view.resource, 'r', view.rows, params), ...aboutSql(view, params)].join(' and ');
  const text = `select ${reading.columns} from ${tableOf(view.resource)} r ${reading.joins} where ${living} and r.id = any (${params.add(ids)}::uuid[])`;
  const rows = await db.query<Row>(prepared(text, params.values));
  const byId = new Map(presentAll(view, reading, rows).map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function uuidAt(packed: Buffer, at: number): string {
  const hex = packed.toString('hex', at, at + UUID_BYTES);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
