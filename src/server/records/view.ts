import { type Permit, permit, type RowCondition } from '../../access/can';
import type { Field, Resource, Verb } from '../../schema';
import { forbidden, notFound } from '../errors';
import type { Scope } from '../scope';
import { resourceNamed } from './start';

/** What of a resource exists for whoever asks: rows, fields, and the counts that they may know. */
export interface View extends Permit {
  resource: Resource;
  scope: Scope;
  /** Counts of rows that the asker may list, over those they may see. */
  counts: readonly Count[];
}
export interface Count {
  key: string;
  of: Resource;
  by: string;
  conditions: readonly RowCondition[];
}

/** What the asker may do, or the refusal: 404 where the resource does not exist for them, 403 where they may not do this. */
export function viewOf(scope: Scope, resource: Resource, verb: Verb): View {
  const allowed = permit(scope.who, verb, resource, scope.tenant.config);
  if (allowed === 'absent') throw notFound();
  if (allowed === 'forbidden') throw forbidden();
  return { ...allowed, resource, scope, counts: countsOf(scope, allowed.readable) };
}

function countsOf(scope: Scope, readable: Permit['readable']): Count[] {
  const counts: Count[] = [];
  for (const [key, field] of Object.entries(readable)) {
    if (field.type !== 'count') continue;
    const count = countOf(scope, key, field);
    if (count) counts.push(count);
  }
  return counts;
}

/** Null where counting would tell what the asker may not list or read. */
function countOf(scope: Scope, key: string, field: Field): Count | null {
  const of = resourceNamed(field.resource);
  const allowed = permit(scope.who, 'list', of, scope.tenant.config);
  if (allowed === 'absent' || allowed === 'forbidden') return null;
  const by = field.by ?? '';
  const asked = Object.entries(field.where ?? {});
  if (![by, ...asked.map(([name]) => name)].every((name) => isPlain(allowed, name))) return null;
  const wanted = asked.map(([name, values]) => ({ field: name, any: [values].flat() }));
  return { key, of, by, conditions: [...wanted, ...allowed.rows] };
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
