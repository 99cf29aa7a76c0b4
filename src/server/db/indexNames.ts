import { createHash } from 'node:crypto';
import type { Resource } from '../../schema';
import { tableName, tableOf } from './columns';
import { ident } from './ident';

/** An index or a constraint: its name stands for its definition, so a changed definition is a new one. */
export interface Named {
  name: string;
  sql: string;
}

/** An index as far as others may do its work: the columns that it goes by in their order, and which rows it holds; none of a kind of its own. */
export interface Index extends Named {
  columns: readonly string[];
  rows: string;
  /** How much else it does: holds columns beside, or keeps values apart. */
  does: 'order' | 'more' | 'unique';
}

/** What most indexes hold: rows that are not deleted. */
export const living = 'where deleted_at is null';

export function nameFor(parts: readonly string[], definition: string): string {
  const digest = createHash('sha256').update(definition).digest('hex').slice(0, 8);
  return `${parts.join('_').slice(0, 50)}_${digest}`;
}

export function index(resource: Resource, columns: readonly string[], unique: boolean): Index {
  const all = ['tenant_id', ...columns];
  const list = all.map(ident).join(', ');
  const name = nameFor([tableName(resource.name), ...columns], `${unique}${list}${living}`);
  const sql = `create ${unique ? 'unique ' : ''}index ${ident(name)} on ${tableOf(resource)} (${list}) ${living}`;
  return { name, sql, columns: all, rows: living, does: unique ? 'unique' : 'order' };
}

/** Whether whatever asks for one index is served by the other, which holds the same rows and goes by the same columns first. */
function serves(other: Index, one: Index, isLater: boolean): boolean {
  if (one.does !== 'order' || one.columns.length === 0 || other.rows !== one.rows) return false;
  if (one.columns.some((column, at) => other.columns[at] !== column)) return false;
  return other.columns.length > one.columns.length || other.does !== 'order' || isLater;
}

/** Indexes parted into those that are wanted, and those whose work another of them does: each costs every write. */
export function withoutRepeats(indexes: readonly Index[]): { wanted: Index[]; repeats: Index[] } {
  const isRepeat = (one: Index, at: number) => indexes.some((other, nth) => nth !== at && serves(other, one, nth > at));
  return { wanted: indexes.filter((one, at) => !isRepeat(one, at)), repeats: indexes.filter(isRepeat) };
}
