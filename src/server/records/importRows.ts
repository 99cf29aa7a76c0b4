import type { ReadRow } from '../../contract/imports';
import { itemColumn } from '../../schema/importing';
import type { Tx } from '../db/database';
import { invalid, Refusal } from '../errors';
import { auditMany } from './auditMany';
import type { AuditEntry } from './auditRecord';
import { type Body, refuseFaults } from './body';
import type { CellReader } from './importCells';
import type { ImportColumn } from './importColumns';
import type { ImportTable } from './importFile';
import { withItems } from './importItems';
import { findByKeys, keptKeys, keySets } from './importKeys';
import type { Known } from './importKnown';
import { readRow } from './importSeen';
import { cellReader } from './importValues';
import { type Tells, type WrittenRow, writeRow } from './importWriting';
import { type Together, together } from './together';
import type { View } from './view';

/** What an import writes: whose records, and what its columns are. */
export interface Importing {
  view: View;
  columns: readonly ImportColumn[];
}

/** A row that was refused, and why. */
export interface RefusedRow {
  action: 'refuse';
  error: string;
  errors?: Record<string, string>;
  /** Somebody changed the record since the version that the row says. */
  stale?: true;
}
/** `row` is its place in the sheet, the headings being the first. */
export type DoneRow = { row: number } & ReadRow & (WrittenRow | RefusedRow);

/** How rows are gone through: whether a refused one lets the others go on, and what is told of each besides. */
interface Mode {
  goesOn: boolean;
  tells: Tells;
  /** Is shown what each row changes of a record that was there. */
  sees?(id: string, body: Body): void;
}
export const trying: Mode = { goesOn: true, tells: 'changes' };
export const writing: Mode = { goesOn: true, tells: 'undo' };
/** In as few round trips as it takes: the first row that is refused ends it. */
export const writingTried: Mode = { goesOn: false, tells: 'undo' };

export async function everyRow(
  tx: Tx,
  { view, columns }: Importing,
  rows: readonly ImportTable['rows'][number][],
  known: Known,
  mode: Mode = trying,
): Promise<DoneRow[]> {
  const { goesOn, tells, sees } = mode;
  const readers = new Map<number, { key: string; read: CellReader }>();
  for (const [nth, column] of columns.entries())
    if (column.kind === 'field') {
      const cells = rows.map((row) => row.cells[nth] ?? '');
      readers.set(nth, { key: column.key, read: await cellReader(tx, view.scope, column, cells) });
    }
  const sets = keySets(
    view.resource,
    [...readers.values()].map(({ key }) => key),
  );
  const idAt = columns.findIndex(({ kind }) => kind === 'id');
  const versionAt = columns.findIndex(({ kind }) => kind === 'version');
  const read = rows.map(({ row, cells }) => {
    const { body, faults, left } = bodyOf(cells, readers);
    const whole = withItems(view.resource, body);
    return { row, cells, body: whole.body, faults, left: { ...left, ...whole.left }, items: itemsIn(body) };
  });
  const versionOf = (cells: readonly string[]): Body => {
    const said = cells[versionAt] ?? '';
    return said === '' ? {} : { version: Number(said) };
  };
  const seen = ({ body, cells, left }: (typeof read)[number]): ReadRow =>
    tells === 'changes' ? withDoubts(readRow(view, body, cellsOf(cells, readers)), left) : {};
  // Asked for all rows at once; rows that name the same record are told by what they say, not by what the database holds.
  const told = read.map(({ body }) => keptKeys(view.resource, sets, body));
  const found = await findByKeys(tx, view, sets, told);
  const done: DoneRow[] = [];
  const batch = goesOn ? null : together(tx, view);
  /** Of records that were changed, put into the trail last, as those of new ones are. */
  const changed: AuditEntry[] = [];
  /** Rows of `done` whose records are still to be written. */
  let waiting: number[] = [];
  /** Writes them; false where one of them was refused, which then ends `done`. */
  async function written(): Promise<boolean> {
    const refused = await batch?.write();
    const at = refused ? (waiting[refused.at] ?? 0) : 0;
    waiting = [];
    if (!refused) return true;
    const [of] = done.splice(at);
    if (of) done.push({ row: of.row, ...refusedBy(refused.refusal) });
    return false;
  }
  for (const [nth, each] of read.entries()) {
    const { row, cells, body, faults } = each;
    if (goesOn) tx.later({ name: 'import.row', text: 'savepoint imported_row' });
    try {
      if (cells.length > columns.length) throw invalid({}, 'Wiersz ma więcej komórek niż nagłówek kolumn.');
      refuseFaults(faults);
      const earlier = known.before(sets, told[nth] ?? {}, row);
      if (earlier !== undefined) throw invalid({}, `Ten sam rekord jest już w wierszu ${earlier}.`);
      const named = idAt >= 0 ? cells[idAt] || null : null;
      const match = named === null ? (found[nth] ?? null) : null;
      if (match === 'many') throw invalid({}, severalFit);
      const id = named ?? match?.id ?? null;
      if (id !== null && !(await written())) return done;
      const made =
        id === null && batch
          ? await addedTo(batch, body)
          : await writeRow(
              tx,
              view,
              id,
              {
                ...without(body, id === null ? [] : [...(match?.has ?? []), ...each.items]),
                ...(id === null ? {} : versionOf(cells)),
              },
              tells,
              goesOn ? undefined : changed,
            );
      if (id === null && batch && made.action === 'create') waiting.push(done.length);
      const before = known.same(made.id, row);
      if (before !== undefined) throw invalid({}, `Ten sam rekord jest już w wierszu ${before}.`);
      done.push({ row, ...made, ...seen(each) });
      if (made.action === 'update') sees?.(made.id, body);
      if (goesOn) tx.later({ name: 'import.kept', text: 'release savepoint imported_row' });
    } catch (error) {
      // What a confirmation lets through is no fault of the row: whoever sends the file is asked, and sends it again.
      if (!(error instanceof Refusal) || error.status >= 500 || error.code === 'step_up') throw error;
      if (goesOn) await tx.query({ name: 'import.refused', text: 'rollback to savepoint imported_row' });
      done.push({ row, ...refusedBy(error), ...seen(each) });
      if (!goesOn) return done;
    }
  }
  if (await written()) {
    await batch?.note();
    await auditMany(tx, changed);
  }
  return done;
}

/** Lists that the row makes an item of: a record that is there keeps its own. */
const itemsIn = (body: Body): string[] => [...new Set(Object.keys(body).flatMap((key) => itemColumn(key)?.of ?? []))];

/** What the record surely has is not written once more, as an encrypted value counts as another one each time. */
const without = (body: Body, keys: readonly string[]): Body =>
  keys.length === 0 ? body : Object.fromEntries(Object.entries(body).filter(([key]) => !keys.includes(key)));

const severalFit =
  'Pasuje do tego wiersza kilka pozycji panelu. Dodaj kolumnę, która mówi, do której należy, albo identyfikator.';

/** Every new row will stand at its first version. */
async function addedTo(batch: Together, body: Body): Promise<WrittenRow> {
  const { id, isNew } = await batch.add(body);
  return isNew ? { action: 'create', id, undoing: { version: 1, before: null } } : { action: 'unchanged', id };
}

function refusedBy({ message, code, more: { errors } }: Refusal): RefusedRow {
  return {
    action: 'refuse',
    error: message,
    ...(errors && Object.keys(errors).length > 0 ? { errors } : {}),
    ...(code === 'stale' ? { stale: true as const } : {}),
  };
}

/** What was typed, by field. */
const cellsOf = (cells: readonly string[], readers: ReadonlyMap<number, { key: string }>): Record<string, string> =>
  Object.fromEntries([...readers].map(([nth, { key }]) => [key, cells[nth] ?? '']));

function bodyOf(
  cells: readonly string[],
  readers: ReadonlyMap<number, { key: string; read: CellReader }>,
): { body: Body; faults: Record<string, string>; left: Record<string, string> } {
  const body: Record<string, unknown> = {};
  const faults: Record<string, string> = {};
  const left: Record<string, string> = {};
  for (const [nth, { key, read }] of readers) {
    const cell = cells[nth] ?? '';
    if (cell === '') continue;
    const got = read(cell);
    if ('says' in got) faults[key] = got.says;
    else if ('leaves' in got) left[key] = got.leaves;
    else body[key] = got.value;
  }
  return { body, faults, left };
}

/** What a row says too little of stands with what looks wrong: it goes in all the same. */
const withDoubts = (row: ReadRow, left: Record<string, string>): ReadRow =>
  Object.keys(left).length > 0 ? { ...row, doubts: { ...row.doubts, ...left } } : row;
