import { isDeepStrictEqual } from 'node:util';
import type { ShownChange } from '../../contract/imports';
import { isConcealed } from '../../schema/concealed';
import { decryptField } from '../auth/crypto/fields';
import { tableOf } from '../db/columns';
import type { Tx } from '../db/database';
import { ident } from '../db/ident';
import type { AuditEntry } from './auditRecord';
import type { Body } from './body';
import { createOrFind } from './create';
import { lockRecord } from './current';
import { shownText } from './exportColumns';
import { readOne } from './one';
import { Params } from './params';
import type { Answer } from './reading';
import { fieldKeys } from './start';
import { prepared } from './statements';
import { placeOf } from './stored';
import type { Together } from './together';
import type { Undoing } from './undoing';
import { update, updateUndoably } from './update';
import { type View, viewOf } from './view';

/** Besides what became of a row: how it changes the record, for who looks before writing, or how that is undone. */
export type Tells = 'changes' | 'undo';
export interface WrittenRow {
  action: 'create' | 'update' | 'unchanged';
  id: string;
  changes?: Record<string, ShownChange>;
  filled?: Record<string, string>;
  undoing?: Undoing;
}

/** Gives the record of a row to those that are written together; every new one will stand at its first version. */
export async function addRow(batch: Together, view: View, body: Body, tells: Tells): Promise<WrittenRow> {
  const added = await batch.add(body);
  const { id } = added;
  if (!added.isNew) return { action: 'unchanged', id };
  if (tells === 'undo') return { action: 'create', id, undoing: { version: 1, before: null } };
  return { action: 'create', id, ...filledIn(view, body, { ...added.record, id, version: 1 }) };
}

/** Makes the record of a row, or changes the one that has the id, by the same checks as one at a time; `lines` as for `updateUndoably`. */
export async function writeRow(
  tx: Tx,
  view: View,
  id: string | null,
  body: Body,
  tells: Tells,
  lines?: AuditEntry[],
): Promise<WrittenRow> {
  const { scope, resource } = view;
  if (id === null) {
    const { record, isNew } = await createOrFind(tx, scope, resource, body);
    if (!isNew) return { action: 'unchanged', id: record.id };
    return {
      action: 'create',
      id: record.id,
      ...(tells === 'undo' ? { undoing: { version: record.version, before: null } } : filledIn(view, body, record)),
    };
  }
  const opens = Object.keys(body).some((key) => resource.fields[key]?.options.encrypted);
  const asks = Object.keys(body).some((key) => resource.fields[key]?.options.asked && body[key] !== null);
  if (tells === 'undo' && !opens && !asks) {
    const undoing = await updateUndoably(tx, scope, resource, id, body, lines);
    return undoing ? { action: 'update', id, undoing } : { action: 'unchanged', id };
  }
  const before = await readOne(tx, viewOf(scope, resource, 'show'), id);
  const stood = tells === 'undo' && !asks ? await standing(tx, view, id, body) : {};
  const after = await update(tx, scope, resource, id, body, null, lines);
  if (asks) return asked(view, id, body, before, tells);
  if (after.version === before.version) return { action: 'unchanged', id };
  if (tells === 'changes') return { action: 'update', id, changes: changesOf(view, body, before, after) };
  return { action: 'update', id, undoing: { version: after.version, before: stood } };
}

const filling = new WeakMap<View['readable'], readonly string[]>();

/** What a new record has by itself of that which its row leaves out. */
function filledIn(view: View, body: Body, record: Answer): Pick<WrittenRow, 'filled'> {
  const { readable } = view;
  const known = filling.get(readable) ?? Object.keys(readable).filter((key) => readable[key]?.options.filledFrom);
  filling.set(readable, known);
  const keys = known.filter((key) => (body[key] ?? null) === null && (record[key] ?? null) !== null);
  return keys.length > 0 ? { filled: Object.fromEntries(keys.map((key) => [key, shownText(view, key, record)])) } : {};
}

/**
 * A row that says what was asked besides, as since when, changes what its values say then, which the record may not show yet. It is not taken
 * back: nobody could give the values the day that they had.
 */
function asked(view: View, id: string, body: Body, before: Answer, tells: Tells): WrittenRow {
  const said = Object.fromEntries(Object.entries(body).filter(([key]) => !view.resource.fields[key]?.options.asked));
  const changes = changesOf(view, said, before, { ...before, ...said });
  if (Object.keys(changes).length === 0) return { action: 'unchanged', id };
  return { action: 'update', id, ...(tells === 'changes' ? { changes } : {}) };
}

function changesOf(view: View, body: Body, before: Answer, after: Answer): Record<string, ShownChange> {
  const changes: [string, ShownChange][] = [];
  for (const key of Object.keys(body)) {
    const field = view.resource.fields[key];
    if (!field) continue;
    if (isConcealed(field)) {
      // Of an encrypted value only the last characters are known here; one that ends like the old one may still be another.
      if (field.options.encrypted || !isDeepStrictEqual(before[key] ?? null, after[key] ?? null)) changes.push([key, {}]);
      continue;
    }
    const [was, is] = [shownText(view, key, before), shownText(view, key, after)];
    if (was !== is) changes.push([key, { before: was, after: is }]);
  }
  return Object.fromEntries(changes);
}

/** What stands in the fields that a body writes, encrypted ones opened. */
async function standing(tx: Tx, { scope, resource }: View, id: string, body: Body): Promise<Body> {
  const record = await lockRecord(tx, scope.tenant.id, resource, id, []);
  const keys = Object.keys(body).filter((key) => Object.hasOwn(resource.fields, key));
  const closed = keys.filter((key) => resource.fields[key]?.options.encrypted && record?.[key] !== null);
  const opened = closed.length > 0 ? await openAll(tx, scope.tenant.id, resource, id, closed) : {};
  return Object.fromEntries(keys.map((key) => [key, opened[key] ?? record?.[key] ?? null]));
}

async function openAll(
  tx: Tx,
  tenantId: number,
  resource: View['resource'],
  id: string,
  keys: readonly string[],
): Promise<Record<string, string>> {
  const params = new Params(tenantId);
  const text = `select ${keys.map(ident).join(', ')} from ${tableOf(resource)} where tenant_id = $1 and id = ${params.add(id)}::uuid`;
  const [row = {}] = await tx.query<Record<string, string | null>>(prepared(text, params.values));
  const opened = Object.entries(row).flatMap(([key, sealed]) =>
    sealed === null ? [] : [[key, decryptField(fieldKeys(), String(tenantId), placeOf(resource, key), sealed)] as const],
  );
  return Object.fromEntries(opened);
}
