import { type Permit, permit, type RowCondition } from '../../access/can';
import type { Counted, Field, Resource, Verb } from '../../schema';
import { forbidden, notFound } from '../errors';
import type { Scope } from '../scope';
import { handlersOf, resourceNamed } from './start';

/** What of a resource exists for whoever asks: rows, fields, and the counts that they may know. */
export interface View extends Permit {
  resource: Resource;
  scope: Scope;
  /** Counts of rows that the asker may list, over those they may see. */
  counts: readonly Count[];
}
export interface Count {
  key: string;
  /** What is counted together. */
  parts: readonly CountPart[];
}
export interface CountPart {
  of: Resource;
  /** The other's columns and the row's that must hold the same. */
  on: readonly (readonly [other: string, own: string])[];
  conditions: readonly RowCondition[];
}

/** What the asker may do, or the refusal: 404 where the resource does not exist for them, 403 where they may not do this. */
export function viewOf(scope: Scope, resource: Resource, verb: Verb): View {
  const allowed = permit(scope.who, verb, resource, scope.tenant.config);
  if (allowed === 'absent') throw notFound();
  if (allowed === 'forbidden') throw forbidden();
  const rows = [...allowed.rows, ...(handlersOf(resource).rows?.(scope) ?? [])];
  return { ...allowed, rows, resource, scope, counts: countsOf(scope, allowed.readable) };
}

/** The view of whoever just wrote a record: they are answered what they wrote, also where they gave it over a wall between teams. */
export function acrossWall(view: View): View {
  return view.wall.length === 0 ? view : { ...view, rows: view.rows.filter((condition) => !view.wall.includes(condition)) };
}

function countsOf(scope: Scope, readable: Permit['readable']): Count[] {
  const counts: Count[] = [];
  for (const [key, field] of Object.entries(readable)) {
    if (field.type !== 'count') continue;
    const parts = [field, ...(field.plus ?? [])].flatMap((part) => countOf(scope, part) ?? []);
    if (parts.length > 0) counts.push({ key, parts });
  }
  return counts;
}

/** Null where counting would tell what the asker may not list or read. */
export function countOf(scope: Scope, { resource, by = '', where, alike }: Counted): CountPart | null {
  const of = resourceNamed(resource);
  const allowed = permit(scope.who, 'list', of, scope.tenant.config);
  if (allowed === 'absent' || allowed === 'forbidden') return null;
  const asked = Object.entries(where ?? {});
  const on = Object.entries({ [by]: 'id', ...alike });
  if (![...asked, ...on].every(([name]) => isPlain(allowed, name))) return null;
  const wanted = asked.map(([name, values]) => ({ field: name, any: [values].flat() }));
  return { of, on, conditions: [...wanted, ...allowed.rows] };
}

const isPlain = ({ readable }: Permit, name: string) => Object.hasOwn(readable, name) && !readable[name]?.options.grant;

/** Whether a field is known in some companies only, and not in all that the asker sees. */
export function isClosed({ grantedIn }: Permit, field: Field): boolean {
  return grantedIn !== null && field.options.grant !== undefined;
}

/** The column that says whose company a row is; closed fields are decided by it. */
export function companyColumn({ client, name }: Resource): string {
  const column = client?.rows.company;
  if (column === undefined) throw new Error(`${name} has fields closed by a grant and does not say whose company a row is`);
  return column;
}
