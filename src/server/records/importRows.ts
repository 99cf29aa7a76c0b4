import type { ReadRow } from '../../contract/imports';
import { tableOf } from '../db/columns';
import type { Tx } from '../db/database';
import { invalid, Refusal } from '../errors';
import { auditMany } from './auditMany';
import type { AuditEntry } from './auditRecord';
import { type Body, refuseFaults } from './body';
import type { ImportTable } from './importFile';
import type { Known } from './importKnown';
import { type Importing, type Walk, type WalkedRow, walkOf } from './importWalk';
import { addRow, type Tells, type WrittenRow, writeRow } from './importWriting';
import { Params } from './params';
import { prepared } from './statements';
import { type Asked, type Together, together } from './together';
import type { View } from './view';

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
  /** What rows that were gone through before have asked of what they point to. */
  asked?: Asked;
  /** Called now and then; it may end it all by throwing. */
  between?(): Promise<void>;
}
/** Rows of one statement where a refused row ends the file: reading more of them in one go would keep requests waiting. */
const atOnce = 200;

export const trying: Mode = { goesOn: true, tells: 'changes' };
export const writing: Mode = { goesOn: true, tells: 'undo' };
/** In as few round trips as it takes: the first row that is refused ends it. */
export const writingTried: Mode = { goesOn: false, tells: 'undo' };

/** Reads rows and goes through them. */
export async function everyRow(
  tx: Tx,
  importing: Importing,
  rows: readonly ImportTable['rows'][number][],
  known: Known,
  mode: Mode = trying,
): Promise<DoneRow[]> {
  return throughRows(tx, await walkOf(tx, importing, rows, mode.tells === 'changes'), known, mode);
}

/**
 * Goes through rows in their order. New records are written together, and where the database refuses any of them and rows go on, they are gone
 * through again one by one, so that each is told by itself what is wrong with it. A trial goes the same way as what it tries: a record that its
 * entity's handler looks at beside others finds the same ones.
 */
export async function throughRows(tx: Tx, walk: Walk, known: Known, mode: Mode): Promise<DoneRow[]> {
  const batch = together(tx, walk.view, mode.asked);
  if (!mode.goesOn || !batch) return told(mode, await walked(tx, walk, known, mode, batch));
  tx.later({ name: 'import.tried', text: 'savepoint tried_rows' });
  const tried = await walked(tx, walk, known, mode, batch);
  if (tried) {
    tx.later({ name: 'import.stood', text: 'release savepoint tried_rows' });
    return told(mode, tried);
  }
  await tx.query({ name: 'import.anew', text: 'rollback to savepoint tried_rows' });
  return told(mode, await walked(tx, walk, known, mode, null));
}

interface Walked {
  done: DoneRow[];
  /** What rows changed of records that were there. */
  changes: readonly { id: string; body: Body }[];
}

/** What rows came to, once they need no second walk. */
function told({ sees }: Mode, came: Walked | null): DoneRow[] {
  if (!came) throw new Error('Rows that were gone through one by one were refused together');
  for (const { id, body } of came.changes) sees?.(id, body);
  return came.done;
}

/** One walk through rows; null where the database refused some together, so that they have to be gone through one by one. */
async function walked(
  tx: Tx,
  { view, sets, rows }: Walk,
  known: Known,
  { goesOn, tells, between }: Mode,
  batch: Together | null,
): Promise<Walked | null> {
  const done: DoneRow[] = [];
  const changes: { id: string; body: Body }[] = [];
  /** Of records that were changed: put into the trail last, as those of new ones are. A trial tells the trail nothing. */
  const lines: AuditEntry[] = [];
  /** Rows of `done` whose records are still to be written. */
  let waiting: number[] = [];
  /** Writes them; false where one of them was refused, which then ends `done` where rows don't go on. */
  async function written(): Promise<boolean> {
    if (!batch || goesOn) return batch?.stand() ?? true;
    const refused = await batch.write();
    const at = refused ? (waiting[refused.at] ?? 0) : 0;
    waiting = [];
    if (!refused) return true;
    const [of] = done.splice(at);
    if (of) done.push({ row: of.row, ...refusedBy(refused.refusal) });
    return false;
  }
  const ended = () => (goesOn ? null : { done, changes });
  const isFull = () => !goesOn && waiting.length >= atOnce;
  for (const [nth, each] of rows.entries()) {
    if (nth > 0 && nth % atOnce === 0) await between?.();
    let held = false;
    try {
      const id = idOf(each, sets, known);
      let made: WrittenRow;
      if (isFull() && !(await written())) return ended();
      if (id === null && batch) {
        made = await addRow(batch, view, each.body, tells);
        if (made.action === 'create') waiting.push(done.length);
      } else {
        if (!(await written())) return ended();
        held = goesOn;
        if (held) tx.later({ name: 'import.row', text: 'savepoint imported_row' });
        made = await writeRow(tx, view, id, bodyFor(each, id), tells, lines);
      }
      const before = known.same(made.id, each.row);
      if (before !== undefined) throw twice(before);
      done.push({ row: each.row, ...made, ...each.seen });
      if (made.action === 'update') changes.push({ id: made.id, body: each.body });
      if (held) tx.later({ name: 'import.kept', text: 'release savepoint imported_row' });
    } catch (error) {
      // What a confirmation lets through is no fault of the row: whoever sends the file is asked, and sends it again.
      if (!(error instanceof Refusal) || error.status >= 500 || error.code === 'step_up') throw error;
      if (held) await tx.query({ name: 'import.refused', text: 'rollback to savepoint imported_row' });
      done.push({ row: each.row, ...refusedBy(error), ...each.seen });
      if (!goesOn) return { done, changes };
    }
  }
  if (!(await written())) return ended();
  if (tells === 'undo') {
    await settleVersions(tx, view, done);
    await batch?.note();
    await auditMany(tx, lines);
  }
  return { done, changes };
}

/** A later row may change an earlier one's record once more, as a second owner does: it is undone from where it stands in the end. */
async function settleVersions(tx: Tx, { scope, resource }: View, done: readonly DoneRow[]): Promise<void> {
  const undone = new Map(done.flatMap((row) => (row.action !== 'refuse' && row.undoing ? [[row.id, row.undoing] as const] : [])));
  if (undone.size === 0) return;
  const params = new Params(scope.tenant.id);
  const ids = params.add([...undone.keys()]);
  const versions = params.add([...undone.values()].map(({ version }) => version));
  const text = `select r.id, r.version from unnest(${ids}::uuid[], ${versions}::int[]) made (id, version)
    join ${tableOf(resource)} r on r.tenant_id = $1 and r.id = made.id where r.version <> made.version`;
  for (const { id, version } of await tx.query<{ id: string; version: number }>(prepared(text, params.values))) {
    const undoing = undone.get(id);
    if (undoing) undoing.version = version;
  }
}

/** The record that a row speaks of, null for a new one. Throws what is wrong with the row by itself. */
function idOf({ row, says, faults, told: keys, named, found }: WalkedRow, sets: Walk['sets'], known: Known): string | null {
  if (says !== null) throw invalid({}, says);
  refuseFaults(faults);
  const earlier = known.before(sets, keys, row);
  if (earlier !== undefined) throw twice(earlier);
  if (named !== null) return named;
  if (found === 'many') throw invalid({}, severalFit);
  return found?.id ?? null;
}

/** A record that is there keeps its lists, and what it surely has is not written once more: an encrypted value counts as another one each time. */
function bodyFor({ body, named, found, items, version }: WalkedRow, id: string | null): Body {
  if (id === null) return body;
  const has = named === null && found !== null && found !== 'many' ? found.has : [];
  const left = [...has, ...items];
  const kept = left.length === 0 ? body : Object.fromEntries(Object.entries(body).filter(([key]) => !left.includes(key)));
  return { ...kept, ...version };
}

const twice = (row: number) => invalid({}, `Ten sam rekord jest już w wierszu ${row}.`);
const severalFit =
  'Pasuje do tego wiersza kilka pozycji panelu. Dodaj kolumnę, która mówi, do której należy, albo identyfikator.';

function refusedBy({ message, code, more: { errors } }: Refusal): RefusedRow {
  return {
    action: 'refuse',
    error: message,
    ...(errors && Object.keys(errors).length > 0 ? { errors } : {}),
    ...(code === 'stale' ? { stale: true as const } : {}),
  };
}
