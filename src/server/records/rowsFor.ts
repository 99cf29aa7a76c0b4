import type { RowCondition } from '../../access/can';
import type { Resource } from '../../schema';
import { tableOf } from '../db/columns';
import type { Tx } from '../db/database';
import { ident } from '../db/ident';
import { pointedBy, pointingAt } from './conditions';
import { resourceNamed } from './start';

type Row = Record<string, unknown> & { id: string };

/** What `meets` must know of these records, deleted ones too, to answer the conditions; one statement for each record that one points to. */
export async function rowsFor(
  db: Pick<Tx, 'query'>,
  tenantId: number,
  resource: Resource,
  ids: readonly string[],
  conditions: readonly RowCondition[],
): Promise<Map<string, Row>> {
  const asked = flat(conditions);
  if (asked.length === 0 || ids.length === 0) return new Map();
  const columns = [...new Set(['id', ...asked.map(({ field }) => field)])].map((field) => `r.${ident(field)}`).join(', ');
  const text = `select ${columns} from ${tableOf(resource)} r where r.tenant_id = $1 and r.id = any ($2::uuid[])`;
  const rows = await db.query<Row>({ text, values: [tenantId, ids] });
  for (const [field, { target, inner }] of pointing(asked)) {
    const there = await rowsFor(db, tenantId, target, [...new Set(rows.flatMap((row) => idsIn(row[field])))], inner);
    for (const row of rows) row[pointedBy(field)] = there.get(String(row[field]));
  }
  for (const pointed of asked.flatMap((condition) => (condition.in?.by === undefined ? [] : [condition.in])))
    await addNaming(db, tenantId, rows, pointed);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Gives each of the rows those that name it. */
async function addNaming(
  db: Pick<Tx, 'query'>,
  tenantId: number,
  rows: readonly Row[],
  pointed: Extract<NonNullable<RowCondition['in']>, { by: string }>,
): Promise<void> {
  const target = resourceNamed(pointed.resource);
  const by = ident(pointed.by);
  const found = await db.query<{ id: string; named: string }>({
    text: `select n.id, n.${by} as named from ${tableOf(target)} n where n.tenant_id = $1 and n.${by} = any ($2::uuid[])`,
    values: [tenantId, rows.map(({ id }) => id)],
  });
  const ids = found.map(({ id }) => id);
  const there = await rowsFor(db, tenantId, target, ids, pointed.rows);
  for (const row of rows)
    row[pointingAt(pointed)] = found.flatMap(({ id, named }) => (named === row.id ? [there.get(id) ?? { id }] : []));
}

const idsIn = (value: unknown): string[] => (typeof value === 'string' ? [value] : []);

/** The conditions and their alternatives. */
function flat(conditions: readonly RowCondition[]): RowCondition[] {
  return conditions.flatMap((condition) => [condition, ...flat(condition.or ? [condition.or] : [])]);
}

/** By field, where it points to and all that is asked about it there. */
function pointing(conditions: readonly RowCondition[]): Map<string, { target: Resource; inner: RowCondition[] }> {
  const found = new Map<string, { target: Resource; inner: RowCondition[] }>();
  for (const { field, in: pointed } of conditions) {
    if (!pointed || pointed.by !== undefined) continue;
    const known = found.get(field) ?? { target: resourceNamed(pointed.resource), inner: [] };
    known.inner.push(...pointed.rows);
    found.set(field, known);
  }
  return found;
}
