import { countOf } from '../../lib/text';
import type { Resource } from '../../schema';
import type { Database, Tx } from '../db/database';
import { invalid, Refusal } from '../errors';
import { inPieces } from '../jobs/pieces';
import type { Scope } from '../scope';
import { type Body, refuseFaults } from './body';
import { createOrFind } from './create';
import { importColumns } from './importColumns';
import type { ImportTable } from './importFile';
import { findByKeys, importKeys } from './importKeys';
import { type CellReader, cellReader } from './importValues';
import { readOne } from './one';
import { trial, trialOn } from './trial';
import { update } from './update';
import { type View, viewOf } from './view';
import { within } from './within';

/** What became, or would become, of one row; `row` is its place in the sheet, the headings being the first. */
export type ImportedRow =
  | { row: number; action: 'create' | 'update' | 'unchanged'; id: string }
  | { row: number; action: 'refuse'; error: string; errors?: Record<string, string> };

export interface ImportAnswer {
  data: ImportedRow[];
  created: number;
  updated: number;
  unchanged: number;
  refused: number;
  dry_run: boolean;
}

/**
 * Makes and changes records as a file says, by the same checks as one at a time: all rows or none (V08). An empty cell leaves what it stands
 * for as it is. `dryRun` does everything and keeps nothing; without it a refused row refuses the file, 422 with the faults by row.
 */
export async function importRows(
  on: Database | Tx,
  scope: Scope,
  resource: Resource,
  table: ImportTable,
  dryRun: boolean,
): Promise<ImportAnswer> {
  const { view, columns } = importOf(scope, resource, table);
  if (!dryRun) return within(on, async (tx) => kept(await everyRow(tx, view, columns, table.rows, new Known())));
  const rows = await trial(
    (work) => within(on, work),
    (tx) => everyRow(tx, view, columns, table.rows, new Known()),
  );
  return answerOf(rows, true);
}

/** What an import of the table writes, or 422 for headings that name nothing. */
export function importOf(
  scope: Scope,
  resource: Resource,
  { headings }: ImportTable,
): { view: View; columns: ReturnType<typeof importColumns> } {
  const view = viewOf(scope, resource, 'create');
  return { view, columns: importColumns(view, headings) };
}

/**
 * Tries every row, piece by piece and without a trace; rows of different pieces know of each other by what tells their records apart.
 * `between` may end it all by throwing.
 */
export async function tryImport(
  db: Database,
  scope: Scope,
  resource: Resource,
  table: ImportTable,
  between: (done: number) => Promise<void>,
): Promise<ImportAnswer> {
  const { view, columns } = importOf(scope, resource, table);
  const known = new Known();
  const rows: ImportedRow[] = [];
  await inPieces(table.rows, {
    transaction: (work) => trialOn(db, work),
    work: (tx, piece) => everyRow(tx, view, columns, piece, known),
    between(done, tried) {
      rows.push(...tried);
      return between(done);
    },
  });
  return answerOf(rows, true);
}

/** Throws where a row of a trial was refused, with the faults by row. */
export function refuseFaulty({ data }: ImportAnswer): void {
  if (data.some(({ action }) => action === 'refuse')) kept(data);
}

/**
 * Writes rows that a trial let through, all or none, in as few round trips as it takes: on the embedded engine everybody waits meanwhile
 * (O07). A row that is refused now, because something changed since, refuses the file by itself.
 */
export async function importTried(tx: Tx, scope: Scope, resource: Resource, table: ImportTable): Promise<ImportAnswer> {
  const { view, columns } = importOf(scope, resource, table);
  return kept(await everyRow(tx, view, columns, table.rows, new Known(), { goesOn: false }));
}

/** Rows that were read so far, by their records' ids and by what tells records apart. */
class Known {
  readonly #ids = new Map<string, number>();
  readonly #keys = new Map<string, number>();

  /** The row that names the same record by its keys, which a trial may have undone meanwhile. */
  before(keys: readonly string[] | null, body: Body, row: number): number | undefined {
    if (!keys || keys.some((key) => (body[key] ?? null) === null)) return undefined;
    const told = JSON.stringify(keys.map((key) => body[key]));
    const earlier = this.#keys.get(told);
    if (earlier === undefined) this.#keys.set(told, row);
    return earlier;
  }

  same(id: string, row: number): number | undefined {
    const earlier = this.#ids.get(id);
    if (earlier === undefined) this.#ids.set(id, row);
    return earlier;
  }
}

function kept(rows: ImportedRow[]): ImportAnswer {
  const refused = rows.flatMap((row) => (row.action === 'refuse' ? [row] : []));
  if (refused.length === 0) return answerOf(rows, false);
  const faults = refused.flatMap(({ row, error, errors }) =>
    Object.entries(errors ?? { '': error }).map(([key, says]) => [key ? `${row}.${key}` : String(row), says]),
  );
  const many = countOf(refused.length, 'wiersz wymaga', 'wiersze wymagają', 'wierszy wymaga');
  throw invalid(Object.fromEntries(faults), `Nic nie zapisano: ${many} poprawy.`, 'import_refused');
}

function answerOf(data: ImportedRow[], dry_run: boolean): ImportAnswer {
  const count = (action: ImportedRow['action']) => data.filter((row) => row.action === action).length;
  return {
    data,
    created: count('create'),
    updated: count('update'),
    unchanged: count('unchanged'),
    refused: count('refuse'),
    dry_run,
  };
}

async function everyRow(
  tx: Tx,
  view: View,
  columns: ReturnType<typeof importColumns>,
  rows: readonly ImportTable['rows'][number][],
  known: Known,
  { goesOn } = { goesOn: true },
): Promise<ImportedRow[]> {
  const readers = new Map<number, { key: string; read: CellReader }>();
  for (const [nth, column] of columns.entries())
    if (column.kind === 'field') {
      const cells = rows.map((row) => row.cells[nth] ?? '');
      readers.set(nth, { key: column.key, read: await cellReader(tx, view.scope, column, cells) });
    }
  const keys = importKeys(
    view.resource,
    [...readers.values()].map(({ key }) => key),
  );
  const idAt = columns.findIndex(({ kind }) => kind === 'id');
  const read = rows.map(({ row, cells }) => ({ row, cells, ...bodyOf(cells, readers) }));
  // Asked for all rows at once; rows that name the same record are told by what they say, not by what the database holds.
  const found = await Promise.all(read.map(({ body }) => (keys ? findByKeys(tx, view, keys, body) : null)));
  const done: ImportedRow[] = [];
  for (const [nth, { row, cells, body, faults }] of read.entries()) {
    if (goesOn) tx.later({ name: 'import.row', text: 'savepoint imported_row' });
    try {
      if (cells.length > columns.length) throw invalid({}, 'Wiersz ma więcej komórek niż nagłówek kolumn.');
      refuseFaults(faults);
      const earlier = known.before(keys, body, row);
      if (earlier !== undefined) throw invalid({}, `Ten sam rekord jest już w wierszu ${earlier}.`);
      const named = idAt >= 0 ? cells[idAt] || null : null;
      const id = named ?? found[nth] ?? null;
      const made = await writeRow(tx, view, id, body);
      const before = known.same(made.id, row);
      if (before !== undefined) throw invalid({}, `Ten sam rekord jest już w wierszu ${before}.`);
      done.push({ row, ...made });
      if (goesOn) tx.later({ name: 'import.kept', text: 'release savepoint imported_row' });
    } catch (error) {
      // What a confirmation lets through is no fault of the row: whoever sends the file is asked, and sends it again.
      if (!(error instanceof Refusal) || error.status >= 500 || error.code === 'step_up') throw error;
      if (goesOn) await tx.query({ name: 'import.refused', text: 'rollback to savepoint imported_row' });
      const { errors } = error.more;
      done.push({ row, action: 'refuse', error: error.message, ...(errors && Object.keys(errors).length > 0 ? { errors } : {}) });
      if (!goesOn) return done;
    }
  }
  return done;
}

function bodyOf(
  cells: readonly string[],
  readers: ReadonlyMap<number, { key: string; read: CellReader }>,
): { body: Body; faults: Record<string, string> } {
  const body: Record<string, unknown> = {};
  const faults: Record<string, string> = {};
  for (const [nth, { key, read }] of readers) {
    const cell = cells[nth] ?? '';
    if (cell === '') continue;
    const got = read(cell);
    if ('says' in got) faults[key] = got.says;
    else body[key] = got.value;
  }
  return { body, faults };
}

async function writeRow(
  tx: Tx,
  view: View,
  id: string | null,
  body: Body,
): Promise<{ action: 'create' | 'update' | 'unchanged'; id: string }> {
  const { scope, resource } = view;
  if (id === null) {
    const { record, isNew } = await createOrFind(tx, scope, resource, body);
    return { action: isNew ? 'create' : 'unchanged', id: record.id };
  }
  const { version } = await readOne(tx, viewOf(scope, resource, 'show'), id);
  const after = await update(tx, scope, resource, id, body);
  return { action: after.version === version ? 'unchanged' : 'update', id };
}
