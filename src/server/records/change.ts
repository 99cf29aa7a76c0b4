import { isDeepStrictEqual } from 'node:util';
import { toWarsaw } from '../../lib/dates';
import type { Resource } from '../../schema';
import { brokenRules, type Faults } from '../../schema/validate';
import { tableOf, wholeSecond } from '../db/columns';
import type { Tx } from '../db/database';
import { ident } from '../db/ident';
import { audit, changesBetween } from './audit';
import type { AuditEntry, Trail } from './auditRecord';
import { orRefusal } from './conflicts';
import { keepOfficeWords } from './conversation/revealing';
import type { Full } from './current';
import { holdFiles } from './files';
import { Params } from './params';
import { searchText } from './searchColumn';
import { closed } from './seen';
import { prepared } from './statements';
import { columnsFrom } from './stored';

type Values = Readonly<Record<string, unknown>>;

/** Those of the values that differ from the record; an encrypted one sent anew always does. */
export function differing(resource: Resource, record: Full, values: Values): Record<string, unknown> {
  const same = (key: string, value: unknown) =>
    !resource.fields[key]?.options.encrypted && isDeepStrictEqual(value ?? null, record[key] ?? null);
  const changed = Object.entries(values).filter(([key, value]) => !same(key, value) && (value ?? record[key] ?? null) !== null);
  return Object.fromEntries(changed.map(([key, value]) => [key, value ?? null]));
}

/** Writes the values over the record, which the caller holds; answers it as it stands then. */
export async function writeChange<R extends Resource>(
  tx: Pick<Tx, 'query'>,
  trail: Trail,
  resource: R,
  before: Full<R>,
  values: Values,
): Promise<Full<R>> {
  const after = { ...before, ...closed(resource, values), updated_at: toWarsaw(trail.at), version: before.version + 1 };
  await setColumns(tx, trail, resource, before.id, changedColumns(resource, trail, before, values));
  await keepOfficeWords(tx, trail.tenantId, resource, before, after);
  await holdFiles(tx, trail, resource, before.id, before, values);
  return after;
}

/** What a change writes into the row beside its version. */
export function changedColumns(
  resource: Resource,
  { tenantId, at }: Trail,
  before: Full,
  values: Values,
): Record<string, unknown> {
  const columns: Record<string, unknown> = { ...columnsFrom(resource, tenantId, values), updated_at: wholeSecond(at) };
  if (resource.list.search?.some((key) => Object.hasOwn(values, key)))
    columns.search = searchText(resource, { ...before, ...values });
  return columns;
}

/** Sets columns of one row and raises its version. */
export async function setColumns(
  tx: Pick<Tx, 'query'>,
  trail: Trail,
  resource: Resource,
  id: string,
  columns: Values,
): Promise<void> {
  const params = new Params(trail.tenantId);
  const names = Object.keys(columns).sort();
  const sets = names.map((name) => `${ident(name)} = ${params.add(columns[name])}`);
  const text = `update ${tableOf(resource)} set ${sets.join(', ')}, version = version + 1 where tenant_id = $1 and id = ${params.add(id)}::uuid`;
  await orRefusal(resource, tx.query(prepared(text, params.values)));
}

/** What rules have against the record after a change; an old fault that the change did not touch does not stop it. */
export function newFaults(resource: Resource, before: Full, after: Values, touched: Values): Faults {
  const old = brokenRules(resource, before);
  const faults = Object.entries(brokenRules(resource, { ...after }));
  return Object.fromEntries(faults.filter(([key, says]) => old[key] !== says || Object.hasOwn(touched, key)));
}

/** One line of the trail about what changed. */
export function auditChange(
  tx: Pick<Tx, 'later'>,
  trail: Trail,
  resource: Resource,
  action: string,
  before: Full,
  after: Full,
  keys: readonly string[],
): Promise<void> {
  return audit(tx, changeLine(trail, resource, action, before, after, keys));
}

/** The same line, for who writes it together with others. */
export const changeLine = (
  trail: Trail,
  resource: Resource,
  action: string,
  before: Full,
  after: Full,
  keys: readonly string[],
): AuditEntry => ({
  ...trail,
  action,
  entity: resource.name,
  id: before.id,
  changes: changesBetween(resource, before, after, keys),
});
