import type { ImportAnswer, ImportedRow } from '../../contract/imports';
import { countOf } from '../../lib/text';
import type { Resource } from '../../schema';
import type { Database, Tx } from '../db/database';
import { invalid } from '../errors';
import { inPieces } from '../jobs/pieces';
import type { Scope } from '../scope';
import { importColumns } from './importColumns';
import type { ImportTable } from './importFile';
import { Foreseeing } from './importForeseen';
import { Known } from './importKnown';
import { type DoneRow, everyRow, throughRows, writing, writingTried } from './importRows';
import { sealUndo } from './importUndo';
import { type Importing, walkOf } from './importWalk';
import { trial, trialOn } from './trial';
import { viewOf } from './view';
import { within } from './within';

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
  const importing = importOf(scope, resource, table);
  if (!dryRun)
    return within(on, async (tx) => kept(scope, resource, await everyRow(tx, importing, table.rows, new Known(), writing)));
  const foreseeing = new Foreseeing(resource);
  const rows = await trial(
    (work) => within(on, work),
    (tx) => everyRow(tx, importing, table.rows, new Known(), foreseeing.mode),
  );
  return { ...answerOf(rows, true), ...(await foreseeing.told(on, scope)) };
}

/** What an import of the table writes, or 422 for headings that name nothing. */
export function importOf(scope: Scope, resource: Resource, { headings }: ImportTable): Importing {
  const view = viewOf({ ...scope, leavesOpen: true }, resource, 'create');
  return { view, columns: importColumns(view, headings) };
}

/** Whether a column writes what a person confirms first who they are (S10); work that is begun can ask nobody. */
export function isProtected({ view: { resource }, columns }: Importing): boolean {
  if (resource.stepUp?.includes('create') || resource.stepUp?.includes('edit')) return true;
  return columns.some((column) => column.kind === 'field' && (column.field.options.stepUp || column.field.options.rights));
}

/**
 * Tries every row, piece by piece and without a trace; rows of different pieces know of each other by what tells their records apart. What they
 * speak of and point to is asked once for all, as it is when they are written: no piece leaves anything behind that would answer otherwise.
 * `between` may end it all by throwing.
 */
export async function tryImport(
  db: Database,
  scope: Scope,
  resource: Resource,
  table: ImportTable,
  between: (done: number) => Promise<void>,
): Promise<ImportAnswer> {
  const importing = importOf(scope, resource, table);
  const known = new Known();
  const foreseeing = new Foreseeing(resource);
  const rows: ImportedRow[] = [];
  const walk = await walkOf(db, importing, table.rows, true);
  const mode = { ...foreseeing.mode, asked: new Map() };
  await inPieces(walk.rows, {
    transaction: (work) => trialOn(db, work),
    work: (tx, piece) => throughRows(tx, { ...walk, rows: piece }, known, mode),
    between(done, tried) {
      rows.push(...tried);
      return between(done);
    },
  });
  return { ...answerOf(rows, true), ...(await foreseeing.told(db, scope)) };
}

/** Throws where a row of a trial was refused, with the faults by row. */
export function refuseFaulty({ data }: Pick<ImportAnswer, 'data'>): void {
  const refused = data.flatMap((row) => (row.action === 'refuse' ? [row] : []));
  if (refused.length === 0) return;
  const faults = refused.flatMap(({ row, error, errors }) =>
    Object.entries(errors ?? { '': error }).map(([key, says]) => [key ? `${row}.${key}` : String(row), says]),
  );
  const many = countOf(refused.length, 'wiersz wymaga', 'wiersze wymagają', 'wierszy wymaga');
  throw invalid(Object.fromEntries(faults), `Nic nie zapisano: ${many} poprawy.`, 'import_refused');
}

/**
 * Writes rows that a trial let through, all or none, in as few round trips as it takes: on the embedded engine everybody waits meanwhile
 * (O07). A row that is refused now, because something changed since, refuses the file by itself. `between` may end it all by throwing.
 */
export async function importTried(
  tx: Tx,
  scope: Scope,
  resource: Resource,
  table: ImportTable,
  between?: () => Promise<void>,
): Promise<ImportAnswer> {
  const importing = importOf(scope, resource, table);
  const mode = between ? { ...writingTried, between } : writingTried;
  return kept(scope, resource, await everyRow(tx, importing, table.rows, new Known(), mode));
}

function kept(scope: Scope, resource: Resource, done: DoneRow[]): ImportAnswer {
  const rows = done.map((row) => (row.action === 'refuse' ? row : { row: row.row, action: row.action, id: row.id }));
  refuseFaulty({ data: rows });
  return { ...answerOf(rows, false), undo: sealUndo(scope, resource, done) };
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
