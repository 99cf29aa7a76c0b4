import { toWarsaw } from '../../lib/dates';
import type { Field, FieldMap } from '../../schema';
import { embeddedKey, isFileField } from '../../schema/embedded';
import { typeOf } from '../../schema/fields';
import type { Computed } from '../../schema/resource';
import { heldInLists } from '../../schema/rowFields';
import { beside, storageOf, tableOf } from '../db/columns';
import { ident } from '../db/ident';
import { conditionsSql, shapeOf, valuesOf } from './conditions';
import { lastWordsOf, lastWordsSql } from './conversation/lastWords';
import { unreadSql } from './conversation/unread';
import { columnSql } from './expressions';
import { filesSql } from './files';
import { seenItems } from './listed';
import { masked } from './mask';
import { Params } from './params';
import type { Shown } from './shown';
import { resourceNamed } from './start';
import { narrowedTitles, seenTitle, type TitleRows } from './titleSight';
import { TitleJoins } from './titles';
import { type Count, type CountPart, isClosed, type View } from './view';

export type Row = Record<string, unknown>;
/** A record as it goes out: what the asker may know, and nothing else. */
export type Answer = Row & { id: string; version: number };

/** Turns one value of a row into the wire's, in its place. */
export type Turn = (row: Row) => void;

/** How rows of a view are read: the select list over alias `r`, whose names are the answer's keys, its joins, and what is turned in each row. */
export interface Reading {
  columns: string;
  joins: string;
  turns: readonly Turn[];
  computed: readonly (readonly [key: string, of: Computed<FieldMap>['of']])[];
}

/** What of a record is answered: `one` is all of it, `list` all that lists hold, and `Shown` what a list was asked for. */
export type Extent = 'list' | 'one' | Shown;

/** Shapes that are kept for one kind of asker: whoever names fields could think of any number. */
const MOST = 500;
/** By the map of readable fields, which is one object for everybody of a kind. */
const readings = new WeakMap<FieldMap, Map<string, Reading>>();

/** The reading of a view, compiled once for each kind of asker, and the parameters that its text has already. */
export function readingOf(view: View, extent: Extent): { reading: Reading; params: Params } {
  const params = new Params(view.scope.tenant.id);
  if (view.grantedIn !== null && hasClosed(view, extent)) params.granted(view.grantedIn);
  const ofKind = readings.get(view.readable) ?? new Map<string, Reading>();
  readings.set(view.readable, ofKind);
  const narrowed = narrowedTitles(view.scope, view.readable);
  const shape = `${shapeOfExtent(extent)} ${params.grantedAt} ${view.counts.map(shapeOfCount)} ${[...narrowed].map(shapeOfTitle)}`;
  const known = ofKind.get(shape);
  if (known) {
    for (const [key, rows] of narrowed) if (isShown(view, key, extent)) for (const any of valuesOf(rows ?? [])) params.add(any);
    for (const any of shownCounts(view, extent).flatMap(countedValues)) params.add(any);
    for (const _ of shownOfPosts(view, extent)) params.add(view.scope.who.id);
    return { reading: known, params };
  }
  const reading = compile(view, extent, narrowed, params);
  if (ofKind.size >= MOST) ofKind.clear();
  ofKind.set(shape, reading);
  return { reading, params };
}

const countedValues = ({ parts }: Count) => parts.flatMap(({ conditions }) => valuesOf(conditions));
const shapeOfCount = ({ key, parts }: Count) =>
  `${key}(${parts.map(({ of, conditions }) => `${of.name}(${shapeOf(conditions)})`)})`;

const shapeOfTitle = ([key, rows]: readonly [string, TitleRows]) => `${key}:${rows === null ? '-' : shapeOf(rows)}`;

function shownFields(view: View, extent: Extent): [key: string, field: Field][] {
  return Object.entries(view.readable).filter(([key]) => isShown(view, key, extent));
}

function isShown({ readable }: View, key: string, extent: Extent): boolean {
  const field = readable[key];
  return extent === 'one' || ((!field || heldInLists(field)) && names(extent, key));
}

const names = (extent: Extent, key: string) => typeof extent === 'string' || extent.keys.has(key);
const shapeOfExtent = (extent: Extent) => (typeof extent === 'string' ? extent : extent.shape);
const shownCounts = ({ counts }: View, extent: Extent) => counts.filter(({ key }) => names(extent, key));
/** What of the record's conversation is told to whoever asks. */
const shownOfPosts = (view: View, extent: Extent) =>
  shownFields(view, extent).filter(([, { type }]) => type === 'unread' || type === 'lastWords');

function hasClosed(view: View, extent: Extent): boolean {
  return shownFields(view, extent).some(([, field]) => isClosed(view, field));
}

function compile(view: View, extent: Extent, narrowed: ReadonlyMap<string, TitleRows>, params: Params): Reading {
  const titles = new TitleJoins('j');
  const columns: string[] = ['r.id'];
  const turns: Turn[] = [];
  for (const [key, field] of shownFields(view, extent)) {
    if (typeOf(field).stored === 'none') continue;
    const plain = columnSql(view, 'r', field, field.options.encrypted ? beside.tail(key) : key, params);
    const inItems = field.type === 'reference' ? undefined : narrowed.get(key);
    const column = inItems === undefined ? plain : seenItems(plain, field, inItems ?? [], params);
    columns.push(`${column} as ${ident(key)}`);
    const convert = field.options.encrypted ? masked : storageOf(field).fromRow;
    if (convert) turns.push(converted(key, convert));
    if (field.type === 'reference') {
      const target = resourceNamed(field.resource);
      const alias = titles.join(target, 'r', key);
      const { sql, read } = titles.title(target, alias);
      const rows = narrowed.get(key);
      const told = `${sql} || case when ${alias}.deleted_at is null then '' else E'\\x1e' end`;
      const seen = rows === undefined ? told : seenTitle(told, target, alias, rows, params);
      columns.push(`${seen} as ${ident(embeddedKey(key))}`);
      turns.push(embedded(key, read));
    }
    if (isFileField(field)) columns.push(`${filesSql(column, field)} as ${ident(embeddedKey(key))}`);
  }
  columns.push(...shownCounts(view, extent).map((count) => `${countSql(count, params)} as ${ident(count.key)}`));
  for (const [key, { type }] of shownOfPosts(view, extent)) {
    const { resource, scope } = view;
    const me = `${params.add(scope.who.id)}::uuid`;
    const counts = type === 'unread';
    columns.push(`${counts ? unreadSql(resource, scope.who, me) : lastWordsSql(resource, scope.who, me)} as ${ident(key)}`);
    if (!counts) turns.push(converted(key, lastWordsOf));
  }
  for (const key of ['created_at', 'updated_at'].filter((each) => names(extent, each))) {
    columns.push(`r.${key}`);
    turns.push(converted(key, warsawReader()));
  }
  columns.push('r.version');
  const computed = Object.entries(view.resource.computed ?? {}).filter(([key]) => names(extent, key));
  return {
    columns: columns.join(', '),
    joins: titles.joins.join(' '),
    turns,
    computed: computed.map(([key, { of }]) => [key, of]),
  };
}

function converted(key: string, convert: (raw: never) => unknown): Turn {
  return (row) => {
    const raw = row[key];
    if (raw !== null) row[key] = convert(raw as never);
  };
}

/** Ends the title of a deleted record, of which the name alone is left (P21); no text holds it (V03). */
const GONE = '\u001e';

/** `owner_id` is followed by `owner: { id, title }`; of what the asker may not know there is no title. */
function embedded(key: string, read: (text: string) => string | null): Turn {
  const name = embeddedKey(key);
  return (row) => {
    const id = row[key];
    const text = row[name];
    if (id === null) row[name] = null;
    else if (typeof text !== 'string') row[name] = { id, title: null };
    else if (text.endsWith(GONE)) row[name] = { id, title: read(text.slice(0, -1)), deleted: true };
    else row[name] = { id, title: read(text) };
  };
}

/** Records made together bear the same moment, so the last one read is kept. */
function warsawReader(): (moment: Date) => string {
  let last = Number.NaN;
  let text = '';
  return (moment) => {
    if (moment.getTime() !== last) {
      last = moment.getTime();
      text = toWarsaw(moment);
    }
    return text;
  };
}

/** How many rows of the other resource point to the row: counted for the rows of an answer alone. */
function countSql({ parts }: Count, params: Params): string {
  return `(${parts.map((part) => partSql(part, params)).join(' + ')})`;
}

function partSql({ of, on, conditions }: CountPart, params: Params): string {
  const same = on.map(([other, own]) => ` and c.${ident(other)} = r.${ident(own)}`).join('');
  const met = conditionsSql(of, 'c', conditions, params).map((condition) => ` and ${condition}`);
  return `(select count(*)::int from ${tableOf(of)} c where c.tenant_id = $1${same} and c.deleted_at is null${met.join('')})`;
}
