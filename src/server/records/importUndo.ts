import { isDeepStrictEqual } from 'node:util';
import { permit } from '../../access/can';
import type { UndoAnswer } from '../../contract/imports';
import type { Resource } from '../../schema';
import { decryptField, encryptField, FieldNotReadable } from '../auth/crypto/fields';
import type { Tx } from '../db/database';
import { badBody, Refusal } from '../errors';
import type { Scope } from '../scope';
import type { Body } from './body';
import type { DoneRow } from './importRows';
import { readOne } from './one';
import { remove } from './remove';
import { fieldKeys } from './start';
import type { UndoneRow } from './undoing';
import { type PackedRows, packedRows, unpackedRows } from './undoWord';
import { updateOneOfMany } from './update';
import { viewOf } from './view';

/** What is taken back: a file that was loaded, or a field that many records were given one value of. */
export type UndoKind = 'import' | 'change';
/** Hours in which it may be undone. */
export const undoHours = 24;
/** Characters of the sealed word; what would be longer is not offered. */
export const longestUndo = 3 * 1024 * 1024;

interface Sealed {
  by: string;
  at: string;
  /** Told one by one by earlier versions. */
  rows?: UndoneRow[];
  packed?: PackedRows[];
}
const place = (kind: UndoKind, { name }: Resource) => `${kind}-undo.${name}`;
const said = {
  import: { late: 'Od wczytania minęła ponad doba. Zmień te pozycje po kolei.', unknown: 'Tego wczytania nie da się cofnąć.' },
  change: { late: 'Od zmiany minęła ponad doba. Zmień te pozycje po kolei.', unknown: 'Tej zmiany nie da się cofnąć.' },
} satisfies Record<UndoKind, object>;

/**
 * What undoes an import, sealed for who did it: the server keeps no copy of what stood before, and nobody but the server reads the one that it
 * hands out. Null where there is nothing to undo, or the asker may not.
 */
export function sealUndo(scope: Scope, resource: Resource, done: readonly DoneRow[]): string | null {
  const rows = done.flatMap((row) =>
    row.action !== 'refuse' && row.undoing ? [{ row: row.row, id: row.id, ...row.undoing }] : [],
  );
  return sealRows(scope, resource, 'import', rows);
}

/** The same of rows that are at hand. */
export function sealRows(scope: Scope, resource: Resource, kind: UndoKind, rows: readonly UndoneRow[]): string | null {
  const makes = rows.some(({ before }) => before === null);
  const mayDelete = typeof permit(scope.who, 'delete', resource, scope.tenant.config) !== 'string';
  if (rows.length === 0 || (makes && !mayDelete)) return null;
  const told: Sealed = { by: scope.who.id, at: scope.now.toISOString(), packed: packedRows(rows) };
  const sealed = encryptField(fieldKeys(), String(scope.tenant.id), place(kind, resource), JSON.stringify(told));
  return sealed.length > longestUndo ? null : sealed;
}

/** The rows that a sealed word of the asker's own undoes; 422 for any other, and for one that is too old. */
export function openUndo(
  { tenant, who, now }: Scope,
  resource: Resource,
  sealed: unknown,
  kind: UndoKind = 'import',
): UndoneRow[] {
  const { late, unknown } = said[kind];
  const told = typeof sealed === 'string' ? opened(String(tenant.id), place(kind, resource), sealed) : null;
  if (told?.by !== who.id) throw badBody(unknown);
  if (now.getTime() - Date.parse(told.at) > undoHours * 3_600_000) throw badBody(late);
  return [...(told.rows ?? []), ...unpackedRows(told.packed ?? [])];
}

function opened(tenantId: string, where: string, sealed: string): Sealed | null {
  try {
    return JSON.parse(decryptField(fieldKeys(), tenantId, where, sealed)) as Sealed;
  } catch (error) {
    if (error instanceof FieldNotReadable) return null;
    throw error;
  }
}

/** Undoes rows, each by the same rights and checks as by hand; one that somebody changed since stays, and is told. */
export async function undoRows(tx: Tx, asked: Scope, resource: Resource, rows: readonly UndoneRow[]): Promise<UndoAnswer> {
  const scope: Scope = { ...asked, takesBack: true };
  const kept: UndoAnswer['kept'] = [];
  for (const { row, id, version, before } of rows) {
    tx.later({ name: 'undo.row', text: 'savepoint undone_row' });
    try {
      if (before === null) await remove(tx, scope, resource, id, version);
      else await updateOneOfMany(tx, scope, resource, id, { ...(before as Body), version });
      tx.later({ name: 'undo.done', text: 'release savepoint undone_row' });
    } catch (error) {
      if (!(error instanceof Refusal) || error.status >= 500 || error.code === 'step_up') throw error;
      await tx.query({ name: 'undo.kept', text: 'rollback to savepoint undone_row' });
      if (!(await isBack(tx, scope, resource, { id, before }, error))) kept.push({ row, error: whyKept(error) });
    }
  }
  return { undone: rows.length - kept.length, kept };
}

/** Whether a row is back already: work that died half-way begins again, and goes through what it undid before. */
async function isBack(
  tx: Tx,
  scope: Scope,
  resource: Resource,
  { id, before }: Pick<UndoneRow, 'id' | 'before'>,
  { status }: Refusal,
): Promise<boolean> {
  if (before === null) return status === 404;
  if (status !== 412) return false;
  const now = await readOne(tx, viewOf(scope, resource, 'show'), id);
  return Object.entries(before).every(([key, value]) => isDeepStrictEqual(now[key] ?? null, value ?? null));
}

function whyKept({ status, message, more }: Refusal): string {
  if (status === 412) return 'Ktoś zmienił tę pozycję później, więc została.';
  if (status === 404) return 'Tej pozycji już nie ma.';
  return Object.values(more.errors ?? {})[0] ?? message;
}

/** The last rows first: what came later may hang on what came before. */
export const undoOrder = (rows: readonly UndoneRow[]): UndoneRow[] => [...rows].reverse();
