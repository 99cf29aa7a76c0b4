import { formatDateTime } from '../../lib/dates';
import { formatMoney, unitOf } from '../../lib/money';
import type { Field } from '../../schema';
import { inClientsWords } from '../../schema/clientsWords';
import { type Column, columnOf } from '../../schema/columns';
import { embeddedKey, isFileField } from '../../schema/embedded';
import { typeOf } from '../../schema/fields';
import { heldInLists } from '../../schema/rowFields';
import { standardColumns } from '../../tenants/columns';
import { moduleOfList } from '../../tenants/modules';
import type { Answer } from './reading';
import type { View } from './view';

/** A column of an export: the firm's heading, and what of a record stands under it. */
export interface ExportColumn {
  key: string;
  title: string;
  /** The field, where the column is one and its values keep their kind in a spreadsheet. */
  field: Field | null;
  /** The field that says in which currency an amount is; null where that is złoty. */
  currency: string | null;
  /** The value as the wire has it. */
  value(record: Answer): unknown;
  /** The same as people read it. */
  text(record: Answer): string;
}

/** A column of a list, and what of a record it is read from. */
export interface RecordColumn extends ExportColumn {
  of: string;
}

/** The columns that the firm shows, in its order, without those that the asker may not read or that no list holds in full (P08). */
export function exportColumns(view: View): RecordColumn[] {
  return shownColumns(view).flatMap(({ key, title }) => {
    const column = columnOf(view.resource, key);
    return column && isHeld(view, column)
      ? [exportColumn(key, title, view.scope.who.isAdmin ? column : clientsColumn(column))]
      : [];
  });
}

/** The firm's own columns where it has any for the resource, else the declared ones. */
export function shownColumns({
  resource,
  scope: { tenant },
}: Pick<View, 'resource' | 'scope'>): { key: string; title: string }[] {
  const module = moduleOfList(resource.name);
  const configured = module ? (tenant.config.modules[module]?.columns ?? []) : [];
  return (configured.length > 0 ? configured : standardColumns(resource)).filter(({ visible }) => visible);
}

function isHeld({ readable, counts }: View, column: Column): boolean {
  if (column.kind !== 'field') return true;
  if (!Object.hasOwn(readable, column.key)) return false;
  const { type } = column.field;
  return type === 'count' ? counts.some(({ key }) => key === column.key) : heldInLists(column.field);
}

const clientsColumn = (column: Column): Column =>
  column.kind === 'field' ? { ...column, field: inClientsWords(column.field) } : column;

function exportColumn(key: string, title: string, column: Column): RecordColumn {
  const value = (record: Answer) => record[column.key];
  const head = { key, of: column.key, title };
  const written = (write: (value: never) => string) => (record: Answer) => {
    const held = value(record);
    return held === null || held === undefined ? '' : write(held as never);
  };
  if (column.kind === 'common') return { ...head, field: null, currency: null, value, text: written(formatDateTime) };
  if (column.kind === 'computed') return { ...head, field: null, currency: null, value, text: written(plain) };
  const { field } = column;
  if (field.options.encrypted) return { ...head, field: null, currency: null, value, text: written(String) };
  if (field.type === 'reference' || isFileField(field)) {
    const embedded = (record: Answer) => namesOf(record[embeddedKey(column.key)]);
    return { ...head, field: null, currency: null, value: embedded, text: embedded };
  }
  const { currency = null } = field.options;
  const text = (record: Answer) => {
    const held = value(record);
    if (held === null || held === undefined) return '';
    return currency === null
      ? typeOf(field).format(held as never, field)
      : formatMoney(Number(held), currencyOf(record, currency));
  };
  return { ...head, field, currency, value, text };
}

/** The sign of an amount's currency. */
export const currencyOf = (record: Answer, key: string): string => unitOf(record[key] as string | null | undefined);

/** What of a record stands under a field, as people read it. */
export function shownText({ resource }: Pick<View, 'resource'>, key: string, record: Answer): string {
  const column = columnOf(resource, key);
  return column ? exportColumn(key, '', column).text(record) : '';
}

const plain = (value: unknown): string => (typeof value === 'boolean' ? (value ? 'Tak' : 'Nie') : String(value));

/** What an embedded record, file or list of files is called. */
function namesOf(embedded: unknown): string {
  const each = [embedded ?? []].flat() as { title?: string | null; name?: string }[];
  return each.map(({ title, name }) => title ?? name ?? '').join(', ');
}
