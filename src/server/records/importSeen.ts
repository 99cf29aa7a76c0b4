import type { ReadRow } from '../../contract/imports';
import { typeOf } from '../../schema';
import { isConcealed } from '../../schema/concealed';
import { brokenDoubts, readValue } from '../../schema/validate';
import type { Body } from './body';
import type { View } from './view';

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What whoever looks before writing is told of a row that was read: cells that will be kept in other words, and what looks wrong. */
export function readRow({ resource }: View, body: Body, cells: Readonly<Record<string, string>>): ReadRow {
  const values: Record<string, unknown> = {};
  const kept: Record<string, string> = {};
  for (const [key, raw] of Object.entries(body)) {
    const field = resource.fields[key];
    const read = field && readValue(raw, field);
    if (!field || !read || !('value' in read) || read.value === null) continue;
    values[key] = read.value;
    // Another record is named by its title, and a list of items reads as nothing.
    if (isConcealed(field) || field.type === 'reference' || field.of) continue;
    const text = typeOf(field).format(read.value as never, field);
    if (spaced(text) !== spaced(cells[key] ?? '')) kept[key] = text;
  }
  const doubts = brokenDoubts(resource, values);
  return {
    ...(Object.keys(kept).length > 0 ? { kept } : {}),
    ...(Object.keys(doubts).length > 0 ? { doubts } : {}),
  };
}
