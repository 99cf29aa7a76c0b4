import { type DatePart, dateParts } from '../../contract/groups';
import { cut } from '../../lib/text';
import type { Field, Stored } from '../../schema';
import { inClientsWords } from '../../schema/clientsWords';
import { isFileField } from '../../schema/embedded';
import { typeOf } from '../../schema/fields';
import { badQuery } from '../errors';
import { columnSql } from './expressions';
import type { Params } from './params';
import { resourceNamed } from './start';
import { seenTitle, titleRows } from './titleSight';
import type { TitleJoins } from './titles';
import type { View } from './view';

/** What rows are put together by: its SQL over rows `r`, and how a value is called. */
export interface GroupKey {
  sql: string;
  /** A title from the value itself. */
  titled?(value: never): string;
  /** A title that needs the other record, joined to the groups; `column` is the value's name there. */
  joined?(titles: TitleJoins, column: string): { sql: string; read(text: string): string | null };
}

const partForms: Record<Exclude<DatePart, 'week'>, string> = {
  day: 'YYYY-MM-DD',
  month: 'YYYY-MM',
  quarter: 'YYYY-"Q"Q',
  year: 'YYYY',
  weekday: 'ID',
};
const partSql = (moment: string, part: DatePart) =>
  part === 'week' ? `to_char(date_trunc('week', ${moment}), 'YYYY-MM-DD')` : `to_char(${moment}, '${partForms[part]}')`;

/** Kinds of values that few rows share; texts, lists and files are not. */
const shared: readonly Stored[] = ['boolean', 'integer', 'date', 'moment', 'uuid'];
const sharedTexts: readonly string[] = ['choice', 'state', 'month'];

/** The same words for what does not exist and what may not be known of (P10). */
const cannotGroup = (key: string) => badQuery(`Tej listy nie można zestawić według „${cut(key, 60)}”.`);
const cannotSum = (key: string) => badQuery(`Pola „${cut(key, 60)}” nie można zsumować.`);

/** `status`, `company_id`, `start_date:month`: readable, filterable keys alone. */
export function groupKey(view: View, asked: string, params: Params): GroupKey {
  const [name = '', part, ...more] = asked.split(':');
  if (more.length > 0 || (part !== undefined && !isPart(part))) throw cannotGroup(asked);
  if (name === 'created' || name === 'created_at') return { sql: partSql(warsaw('r.created_at'), part ?? 'day') };
  const field = Object.hasOwn(view.readable, name) ? view.readable[name] : undefined;
  if (!field || field.options.encrypted || !(isShared(field) || isCurrency(view, name))) throw cannotGroup(asked);
  const column = columnSql(view, 'r', field, name, params);
  const { stored, format } = typeOf(field);
  if (stored === 'date' || stored === 'moment')
    return { sql: partSql(stored === 'moment' ? warsaw(column) : column, part ?? 'day') };
  if (field.type === 'month') return monthKey(column, part, asked);
  if (part !== undefined) throw cannotGroup(asked);
  if (field.type === 'reference') {
    const target = resourceNamed(field.resource);
    return {
      sql: column,
      joined(titles, key) {
        const alias = titles.join(target, 'g', key);
        const { sql, read } = titles.title(target, alias);
        return { sql: seenTitle(sql, target, alias, titleRows(view.scope, target), params), read };
      },
    };
  }
  const said = view.scope.who.isAdmin ? field : inClientsWords(field);
  return field.choices || stored === 'boolean' ? { sql: column, titled: (value) => format(value, said) } : { sql: column };
}

const isPart = (part: string): part is DatePart => (dateParts as readonly string[]).includes(part);
const warsaw = (column: string) => `(${column} at time zone 'Europe/Warsaw')`;

function isShared(field: Field): boolean {
  const { stored, filtering } = typeOf(field);
  return filtering !== 'none' && !isFileField(field) && (shared.includes(stored) || sharedTexts.includes(field.type));
}

/** A text, but one that says in which currency an amount of the same row is. */
const isCurrency = ({ resource }: View, key: string): boolean =>
  Object.values(resource.fields).some(({ options }) => options.currency === key);

/** A month is kept as text, so that only itself, its quarter and its year can be cut out of it. */
function monthKey(column: string, part: DatePart | undefined, asked: string): GroupKey {
  if (part === undefined || part === 'month') return { sql: column };
  if (part === 'year') return { sql: `left(${column}, 4)` };
  if (part === 'quarter') return { sql: `left(${column}, 4) || '-Q' || ((right(${column}, 2)::int + 2) / 3)` };
  throw cannotGroup(asked);
}

/** What a number of rows come to together, as SQL: of readable numbers, and of computed values declared as a stretch of time. */
export function sumOf(view: View, key: string, params: Params): string {
  const stretch = Object.hasOwn(view.resource.computed ?? {}, key) ? view.resource.computed?.[key]?.minutes : undefined;
  if (stretch) {
    const [from, to] = stretch.map((end) => momentSql(view, end, key, params));
    // Whole seconds are exact in plain numbers, which cost less to add up than `extract`'s own.
    return `floor(date_part('epoch', ${to} - ${from}) / 60 + 0.5)`;
  }
  const field = Object.hasOwn(view.readable, key) ? view.readable[key] : undefined;
  const numeric = field && ['integer', 'bigint', 'numeric'].includes(typeOf(field).stored);
  if (!field || !numeric || field.options.encrypted || typeOf(field).filtering === 'none') throw cannotSum(key);
  return columnSql(view, 'r', field, key, params);
}

/** In which currency a summed amount is, in SQL; null where its groups are of one currency each, by its kind or by what they are grouped by. */
export function currencyOf(view: View, key: string, by: readonly string[], params: Params): string | null {
  const currency = view.readable[key]?.options.currency;
  const field = currency === undefined || by.includes(currency) ? undefined : view.readable[currency];
  return currency === undefined || !field
    ? null
    : `coalesce(nullif(${columnSql(view, 'r', field, currency, params)}, ''), 'PLN')`;
}

function momentSql(view: View, end: string, key: string, params: Params): string {
  const field = Object.hasOwn(view.readable, end) ? view.readable[end] : undefined;
  if (!field) throw cannotSum(key);
  return columnSql(view, 'r', field, end, params);
}
