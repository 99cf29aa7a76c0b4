import type { FilterTerm } from '../../contract/listQuery';
import { cut } from '../../lib/text';
import type { Field } from '../../schema';
import { typeOf } from '../../schema/fields';
import { blindIndexes } from '../auth/crypto/fields';
import { beside, storageOf } from '../db/columns';
import { badQuery } from '../errors';
import { columnSql } from './expressions';
import { readFilterValue, type Span, spanOf } from './filterValues';
import { listLimits } from './listLimits';
import type { Params } from './params';
import { fieldKeys } from './start';
import type { View } from './view';

const commonKeys = new Set(['id', 'created_at', 'updated_at']);
const moments = 'timestamptz';

/** Filters as the inside of a `where`: readable, filterable keys alone; the same sentence for what does not exist and what may not be read (P10). */
export function filtersSql(view: View, terms: readonly FilterTerm[], params: Params): string[] {
  if (terms.length > listLimits.filters) throw badQuery(`Najwyżej ${listLimits.filters} filtrów naraz.`);
  return terms.map((term) => {
    if (term.values.length > listLimits.values) throw badQuery(`Najwyżej ${listLimits.values} wartości w jednym filtrze.`);
    return commonKeys.has(term.key) ? commonSql(term, params) : fieldSql(view, term, params);
  });
}

function commonSql(term: FilterTerm, params: Params): string {
  if (term.key !== 'id') return momentSql(`r.${term.key}`, term, params);
  if (term.is === 'below' || term.is === 'above') throw cannotFilter(term.key);
  return valuesSql('r.id', 'uuid', term, (text) => readFilterValue('uuid', null, text), params);
}

function fieldSql(view: View, term: FilterTerm, params: Params): string {
  const field = Object.hasOwn(view.readable, term.key) ? view.readable[term.key] : undefined;
  const filtering = field ? typeOf(field).filtering : 'none';
  const ranged = term.is === 'below' || term.is === 'above';
  if (!field || filtering === 'none' || (ranged && filtering !== 'range')) throw cannotFilter(term.key);
  if (field.options.encrypted) return encryptedSql(view, term, field, params);
  const column = columnSql(view, 'r', field, term.key, params);
  const { stored } = typeOf(field);
  if (stored === 'moment') return momentSql(column, term, params);
  const read = (text: string) => readFilterValue(stored, field, text);
  if (stored === 'texts') return setSql(column, term, read, params);
  const { type } = storageOf(field);
  const wide = type === 'integer' ? 'bigint' : type;
  return ranged ? rangeSql(column, wide, term, read, params) : valuesSql(column, wide, term, read, params);
}

/** The same words for a key that is unknown and for one that may not be known of (P10). */
export const cannotFilter = (key: string) => badQuery(`Tej listy nie można filtrować po „${cut(key, 60)}”.`);
const badValue = (key: string) => badQuery(`Filtr „${cut(key, 60)}” ma nieprawidłową wartość.`);
type Read = (text: string) => unknown;

/** Values of a term; the empty one asks for records without a value. */
function valuesOf({ key, values }: FilterTerm, read: Read): { wanted: unknown[]; empty: boolean } {
  const wanted = values.filter((text) => text !== '').map(read);
  if (wanted.includes(undefined)) throw badValue(key);
  return { wanted, empty: values.includes('') };
}

const either = (parts: string[]) => (parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' or ')})`);

function valuesSql(column: string, type: string, term: FilterTerm, read: Read, params: Params): string {
  const { wanted, empty } = valuesOf(term, read);
  const parts = empty ? [`${column} is null`] : [];
  if (wanted.length === 1) parts.push(`${column} = ${params.add(wanted[0])}::${type}`);
  else if (wanted.length > 1) parts.push(`${column} = any (${params.add(wanted)}::${type}[])`);
  return either(parts);
}

function rangeSql(column: string, type: string, term: FilterTerm, read: Read, params: Params): string {
  const { wanted, empty } = valuesOf(term, read);
  if (empty || wanted.length !== 1) throw badValue(term.key);
  return `${column} ${term.is === 'below' ? '<' : '>'} ${params.add(wanted[0])}::${type}`;
}

/** A set of values: `:` is any of them in it, `=` exactly these. */
function setSql(column: string, term: FilterTerm, read: Read, params: Params): string {
  const { wanted, empty } = valuesOf(term, read);
  const parts = empty ? [`coalesce(cardinality(${column}), 0) = 0`] : [];
  if (wanted.length > 0) {
    const place = `${params.add(wanted)}::text[]`;
    parts.push(term.is === 'is' ? `(${column} @> ${place} and ${column} <@ ${place})` : `${column} && ${place}`);
  }
  return either(parts);
}

/** A day stands for all its moments, a moment for its whole second. */
function momentSql(column: string, term: FilterTerm, params: Params): string {
  const { wanted, empty } = valuesOf(term, spanOf);
  const spans = wanted as Span[];
  const at = (moment: Date) => `${params.add(moment)}::${moments}`;
  if (term.is === 'below' || term.is === 'above') {
    const [span] = spans;
    if (empty || spans.length !== 1 || !span) throw badValue(term.key);
    return `${column} ${term.is === 'below' ? '<' : '>'} ${at(span.from)}`;
  }
  const parts = spans.map(({ from, to }) => `(${column} >= ${at(from)} and ${column} < ${at(to)})`);
  return either(empty ? [`${column} is null`, ...parts] : parts);
}

/** An encrypted value is found by its keyed hash, under any key still in use (K03). */
function encryptedSql(view: View, term: FilterTerm, field: Field, params: Params): string {
  const { wanted, empty } = valuesOf(term, (text) => readFilterValue('text', field, text));
  const tenant = String(view.scope.tenant.id);
  const place = `${view.resource.name}.${term.key}`;
  const hashes = wanted.flatMap((value) => blindIndexes(fieldKeys(), tenant, place, String(value)));
  const column = columnSql(view, 'r', field, beside.index(term.key), params);
  const parts = empty ? [`${column} is null`] : [];
  if (hashes.length > 0) parts.push(`${column} = any (${params.add(hashes)}::text[])`);
  return either(parts);
}
