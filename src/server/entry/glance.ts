import type { Glance, GlanceLine } from '../../contract/entry';
import type { Field, Resource } from '../../schema';
import { inClientsWords } from '../../schema/clientsWords';
import { titleKeys } from '../../schema/columns';
import { embeddedKey } from '../../schema/embedded';
import { typeOf } from '../../schema/fields';
import type { Tx } from '../db/database';
import { Refusal } from '../errors';
import { addressOf } from '../notices/receivers';
import { list } from '../records/list';
import { readOne } from '../records/one';
import { viewOf } from '../records/view';
import type { Scope } from '../scope';
import { resourceByLink } from './grant';
import type { Grant } from './rows';

type Row = Readonly<Record<string, unknown>>;
/** More than these stand in the panel. */
const mostItems = 100;

/** What the grant's person may read of its record at this moment, as far as the link goes; null where they may not see it any more. */
export async function glanceOf(
  db: Pick<Tx, 'query'>,
  scope: Scope,
  { resource: name, record_id }: Pick<Grant, 'resource' | 'record_id'>,
  isOpened: boolean,
): Promise<Omit<Glance, 'code'> | null> {
  const resource = resourceByLink(name);
  const shown = resource?.byLink;
  if (!resource || !shown) return null;
  try {
    const view = viewOf(scope, resource, 'show');
    const row = await readOne(db, view, record_id);
    const keys = [...shown.shows, ...(isOpened ? (shown.opens ?? []) : [])];
    const held = isOpened ? [] : closedOf(view.readable, row, shown);
    const items = shown.items && (await itemsOf(db, scope, shown.items, record_id, isOpened));
    return {
      kind: resource.labels.one,
      lines: linesOf(view.readable, row, keys, isOpened),
      items: items ? { label: items.label, rows: items.rows } : null,
      closed: [...new Set([...held, ...(items?.closed ?? [])])],
      to: addressOf({ resource: name, id: record_id }, scope.who),
    };
  } catch (error) {
    if (error instanceof Refusal && (error.status === 404 || error.status === 403)) return null;
    throw error;
  }
}

async function itemsOf(
  db: Pick<Tx, 'query'>,
  scope: Scope,
  { resource: name, by, shows, opens }: NonNullable<NonNullable<Resource['byLink']>['items']>,
  id: string,
  isOpened: boolean,
) {
  const resource = resourceByLink(name);
  if (!resource) return null;
  const { readable } = viewOf(scope, resource, 'list');
  const asked = { page: 1, limit: mostItems, sort: [], search: '', filters: [{ key: by, is: 'is' as const, values: [id] }] };
  const { data } = await list(db, scope, resource, asked);
  const keys = isOpened ? [...shows, ...(opens ?? [])] : shows;
  const named = titleKeys(resource).filter((key) => shows.includes(key));
  const rows = data.map((row) => ({
    name: linesOf(readable, row, named, isOpened)
      .map(({ value }) => value)
      .join(', '),
    lines: linesOf(
      readable,
      row,
      keys.filter((key) => !named.includes(key)),
      isOpened,
    ),
  }));
  const closed = isOpened ? [] : data.flatMap((row) => closedOf(readable, row, { shows, opens }));
  return { label: resource.labels.many, rows, closed };
}

/** What of a record a code would show besides: nobody is sent one for fields that hold nothing. */
function closedOf(
  readable: Readonly<Record<string, Field>>,
  row: Row,
  { shows, opens = [] }: { shows: readonly string[]; opens?: readonly string[] | undefined },
): string[] {
  const textAt = (key: string) => (readable[key] ? textOf(inClientsWords(readable[key]), key, row) : '');
  const isCovered = (key: string) => readable[key] !== undefined && withoutFigures(textAt(key), readable[key]) !== textAt(key);
  const held = [...opens.filter((key) => textAt(key) !== ''), ...shows.filter(isCovered)];
  return held.flatMap((key) => readable[key]?.label ?? []);
}

function linesOf(readable: Readonly<Record<string, Field>>, row: Row, keys: readonly string[], isOpened: boolean): GlanceLine[] {
  return keys.flatMap((key) => {
    const field = readable[key];
    const value = field && textOf(inClientsWords(field), key, row);
    return field && value ? [{ label: field.label, value: isOpened ? value : withoutFigures(value, field) }] : [];
  });
}

function textOf(field: Field, key: string, row: Row): string {
  const value = row[key];
  if (value === null || value === undefined) return '';
  if (field.type === 'reference') return (row[embeddedKey(key)] as { title?: string | null } | null)?.title ?? '';
  return typeOf(field).format(value as never, field);
}

const covered = '•••';

/** An account or a PESEL; an amount by its grosze; one by its currency, before or after it. */
const figures = [
  /\d(?:[\s.-]?\d){7,}/g,
  /\d(?:[\s.]?\d)*,\d{2}(?!\d)/g,
  /\d(?:[\s.]?\d)*(?:[,.]\d{1,2})?(?=\s*(?:zł|pln|eur|usd|gbp|[€$£]))/gi,
  /(?<=(?:pln|eur|usd|gbp|[€$£])\s*)\d(?:[\s.]?\d)*/gi,
];

/** What somebody typed may hold an account, a PESEL or an amount: these are covered (P23). */
export function withoutFigures(text: string, { type }: Pick<Field, 'type'>): string {
  if (type !== 'text' && type !== 'longText') return text;
  return figures.reduce((shown, figure) => shown.replace(figure, covered), text);
}
