import { toWarsaw } from '../../lib/dates';
import type { Resource } from '../../schema';
import { columnsOf, storageOf, tableOf } from '../db/columns';
import type { Tx } from '../db/database';
import { ident } from '../db/ident';
import type { Trail } from './auditRecord';
import { changedColumns, writeChange } from './change';
import { orRefusal } from './conflicts';
import { keepOfficeWords } from './conversation/revealing';
import type { Full } from './current';
import { holdFiles } from './files';
import { closed } from './seen';

type Values = Readonly<Record<string, unknown>>;

/** A record that the caller holds, and what is written over it. */
export interface Change {
  before: Full;
  set: Values;
}

/** More than so many in one statement make its text too large. */
const atOnce = 500;

/** As `writeChange`, for many: one statement for those that change the same columns. Answers them as they stand then, in their order. */
export async function writeChanges(
  tx: Pick<Tx, 'query'>,
  trail: Trail,
  resource: Resource,
  changes: readonly Change[],
): Promise<Full[]> {
  const [only, ...others] = changes;
  if (only && others.length === 0) return [await writeChange(tx, trail, resource, only.before, only.set)];
  const groups = new Map<string, { names: string[]; rows: Values[] }>();
  for (const { before, set } of changes) {
    const row = rowOf(resource, changedColumns(resource, trail, before, set), set);
    const names = Object.keys(row).sort();
    const group = groups.get(names.join()) ?? { names, rows: [] };
    group.rows.push({ ...row, id: before.id });
    groups.set(names.join(), group);
  }
  for (const { names, rows } of groups.values())
    for (let at = 0; at < rows.length; at += atOnce) {
      const values = [trail.tenantId, JSON.stringify(rows.slice(at, at + atOnce))];
      await orRefusal(resource, tx.query({ text: updateOf(resource, names), values }));
    }
  const after = changes.map(({ before, set }) => ({
    ...before,
    ...closed(resource, set),
    updated_at: toWarsaw(trail.at),
    version: before.version + 1,
  }));
  for (const [nth, { before, set }] of changes.entries()) {
    await keepOfficeWords(tx, trail.tenantId, resource, before, after[nth] ?? before);
    await holdFiles(tx, trail, resource, before.id, before, set);
  }
  return after;
}

/** What JSON carries as it is: objects stand in it as objects, moments as text. */
function rowOf({ fields }: Resource, columns: Values, set: Values): Record<string, unknown> {
  const entries = Object.entries(columns).map(([name, value]) => {
    const field = fields[name];
    return [name, field && storageOf(field).type === 'jsonb' ? set[name] : value];
  });
  return Object.fromEntries(entries);
}

function updateOf(resource: Resource, names: readonly string[]): string {
  const types = new Map(columnsOf(resource).map(({ name, type }) => [name, type]));
  const sets = names.map((name) => `${ident(name)} = given.${ident(name)}`).join(', ');
  const typed = names.map((name) => `${ident(name)} ${types.get(name)}`).join(', ');
  return `update ${tableOf(resource)} r set ${sets}, version = r.version + 1
    from json_to_recordset($2::json) given (id uuid, ${typed}) where r.tenant_id = $1 and r.id = given.id`;
}
