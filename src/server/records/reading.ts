import { toWarsaw } from '../../lib/dates';
import type { Field } from '../../schema';
import { typeOf } from '../../schema/fields';
import { beside, storageOf, tableOf } from '../db/columns';
import { ident } from '../db/ident';
import { conditionsSql } from './conditions';
import { columnSql } from './expressions';
import { masked } from './mask';
import { Params } from './params';
import { resourceNamed } from './start';
import { TitleJoins } from './titles';
import { type Count, isClosed, type View } from './view';

export type Row = Readonly<Record<string, unknown>>;
/** A record as it goes out: what the asker may know, and nothing else. */
export type Answer = Record<string, unknown> & { id: string; version: number };

/** Moves one value, or a reference with its title, from a row into an answer. */
export type Cell = (answer: Record<string, unknown>, row: Row) => void;

/** How rows of a view are read: the select list over alias `r`, its joins, and what each row becomes. */
export interface Reading {
  columns: string;
  joins: string;
  cells: readonly Cell[];
}

/** `list` leaves out closed values that have no mask: they belong to the answer of one record, which is audited (P08). */
export type Extent = 'list' | 'one';

const MOST = 500;
const readings = new Map<string, Reading>();

/** The reading of a view, compiled once for each kind of asker, and the parameters that its text has already. */
export function readingOf(view: View, extent: Extent): { reading: Reading; params: Params } {
  const fields = shownFields(view, extent);
  const params = new Params(view.scope.tenant.id);
  if (fields.some(([, field]) => isClosed(view, field))) params.granted(view.grantedIn ?? []);
  const shape = `${view.resource.name} ${extent} ${params.grantedAt} ${Object.keys(view.readable)} ${view.counts.map(shapeOf)}`;
  const known = readings.get(shape);
  if (known) {
    for (const { conditions } of view.counts) for (const { any } of conditions) params.add(any);
    return { reading: known, params };
  }
  const reading = compile(view, fields, params);
  if (readings.size < MOST) readings.set(shape, reading);
  return { reading, params };
}

const shapeOf = ({ key, conditions }: Count) => `${key}(${conditions.map(({ field }) => field)})`;

function shownFields({ readable }: View, extent: Extent): [key: string, field: Field][] {
  const fields = Object.entries(readable);
  return extent === 'one' ? fields : fields.filter(([, { options }]) => !options.grant || options.encrypted);
}

function compile(view: View, fields: readonly [string, Field][], params: Params): Reading {
  const titles = new TitleJoins('j');
  const columns: string[] = ['r.id'];
  const cells: Cell[] = [copy('id')];
  for (const [key, field] of fields) {
    if (typeOf(field).stored === 'none') continue;
    columns.push(`${columnSql(view, 'r', field, field.options.encrypted ? beside.tail(key) : key, params)} as ${ident(key)}`);
    cells.push(...cellsOf(key, field, titles));
  }
  for (const count of view.counts) {
    columns.push(`${countSql(count, params)} as ${ident(count.key)}`);
    cells.push(copy(count.key));
  }
  columns.push('r.created_at', 'r.updated_at', 'r.version', ...titles.columns);
  cells.push(moment('created_at'), moment('updated_at'), copy('version'));
  return { columns: columns.join(', '), joins: titles.joins.join(' '), cells };
}

const copy =
  (key: string): Cell =>
  (answer, row) => {
    answer[key] = row[key];
  };

const moment =
  (key: string): Cell =>
  (answer, row) => {
    answer[key] = toWarsaw(row[key] as Date);
  };

function cellsOf(key: string, field: Field, titles: TitleJoins): Cell[] {
  if (field.options.encrypted) return [converted(key, masked)];
  if (field.type === 'reference') return [copy(key), embedded(key, field, titles)];
  const { fromRow } = storageOf(field);
  return [fromRow ? converted(key, fromRow) : copy(key)];
}

function converted(key: string, convert: (raw: never) => unknown): Cell {
  return (answer, row) => {
    const raw = row[key];
    answer[key] = raw === null ? null : convert(raw as never);
  };
}

/** `owner_id` is followed by `owner: { id, title }`. */
function embedded(key: string, field: Field, titles: TitleJoins): Cell {
  const target = resourceNamed(field.resource);
  const name = embeddedKey(key);
  const title = titles.title(target, titles.join(target, 'r', key));
  return (answer, row) => {
    const id = row[key];
    answer[name] = id === null ? null : { id, title: title(row) };
  };
}

export const embeddedKey = (key: string) => key.replace(/_id$/, '');

/** How many rows of the other resource point to the row: counted for the rows of an answer alone. */
function countSql({ of, by, conditions }: Count, params: Params): string {
  const met = conditionsSql(of, 'c', conditions, params).map((condition) => ` and ${condition}`);
  return `(select count(*)::int from ${tableOf(of)} c where c.tenant_id = $1 and c.${ident(by)} = r.id and c.deleted_at is null${met.join('')})`;
}
