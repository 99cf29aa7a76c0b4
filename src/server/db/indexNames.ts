import { createHash } from 'node:crypto';
import type { Resource } from '../../schema';
import { tableName, tableOf } from './columns';
import { ident } from './ident';

/** An index or a constraint: its name stands for its definition, so a changed definition is a new one. */
export interface Named {
  name: string;
  sql: string;
}

/** What most indexes hold: rows that are not deleted. */
export const living = 'where deleted_at is null';

export function nameFor(parts: readonly string[], definition: string): string {
  const digest = createHash('sha256').update(definition).digest('hex').slice(0, 8);
  return `${parts.join('_').slice(0, 50)}_${digest}`;
}

export function index(resource: Resource, columns: readonly string[], unique: boolean, filled: string | null = null): Named {
  const list = ['tenant_id', ...columns].map(ident).join(', ');
  const rows = filled === null ? living : `${living} and ${ident(filled)} is not null`;
  const name = nameFor([tableName(resource.name), ...columns], `${unique}${list}${rows}`);
  return { name, sql: `create ${unique ? 'unique ' : ''}index ${ident(name)} on ${tableOf(resource)} (${list}) ${rows}` };
}
