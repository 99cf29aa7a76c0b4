import type { Field } from '../../schema';
import { titleKeys } from '../../schema/columns';
import { embeddedKey, isFileField } from '../../schema/embedded';
import { typeOf } from '../../schema/fields';
import { handlersOf } from '../records/start';
import type { View } from '../records/view';
import type { WholeRow } from '../records/wholeRows';
import type { Eyes } from './eyes';

/** Something of a record as people read it. */
export interface Line {
  label: string;
  text: string;
}

/** What a record is called in the words that it is told in. */
export function titleOf(view: View, eyes: Eyes, row: WholeRow): string {
  const parts = titleKeys(view.resource).flatMap((key) => {
    const field = view.readable[key];
    return field ? textOf(eyes.words(field), key, row) : [];
  });
  return parts.filter((part) => part !== '').join(' ') || view.resource.labels.one;
}

/** All that a record holds, by the labels of its fields; what is empty is left out, files stand by themselves. */
export function linesOf(view: View, eyes: Eyes, row: WholeRow): Line[] {
  const fields = Object.entries(view.readable).flatMap(([key, field]) =>
    isFileField(field) ? [] : [{ label: field.label, text: textOf(eyes.words(field), key, row) }],
  );
  const computed = Object.entries(view.resource.computed ?? {}).map(([key, { label }]) => ({ label, text: plain(row[key]) }));
  const beside = Object.keys(view.resource.extras ?? {}).flatMap((key) => answersIn(row[key]));
  return [...fields, ...computed, ...beside].filter(({ text }) => text !== '');
}

function textOf(field: Field, key: string, row: WholeRow): string {
  const value = row[key];
  if (value === null || value === undefined) return '';
  if (field.type === 'reference') return (row[embeddedKey(key)] as { title?: string | null } | null)?.title ?? '';
  if (field.of && Array.isArray(value)) return value.map((item) => itemText(field.of ?? {}, item)).join('\n');
  return typeOf(field).format(value as never, field);
}

function itemText(of: Readonly<Record<string, Field>>, item: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(of).flatMap(([key, field]) => {
    const value = item[key];
    if (value === null || value === undefined || value === '') return [];
    return [`${field.label}: ${typeOf(field).format(value as never, field)}`];
  });
  return parts.join(', ');
}

const plain = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'boolean' ? (value ? 'Tak' : 'Nie') : String(value);

/** What the entity's handler tells in words, each with what it answers. */
function answersIn(extra: unknown): Line[] {
  return [extra ?? []].flat().flatMap((each) => {
    const { label, text } = (each ?? {}) as Partial<Line>;
    return typeof label === 'string' && typeof text === 'string' ? [{ label, text }] : [];
  });
}

/** Whether the entity's handler tells what no field shows; asked of records that the declaration hands over, as it costs a question each. */
export function isToldByHandler({ resource }: View): boolean {
  return resource.privacy.handsOver !== undefined && handlersOf(resource).present !== undefined;
}

/** Keys whose values are closed by a grant or kept encrypted, and stand open in the record. */
export function closedKeysIn({ readable }: View, row: WholeRow): string[] {
  const closed = Object.entries(readable).filter(([, { options }]) => options.grant || options.encrypted);
  return closed.map(([key]) => key).filter((key) => row[key] !== null && row[key] !== undefined);
}
