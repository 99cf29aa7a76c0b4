import { contactIn } from '../../lib/contactIn';
import { cut } from '../../lib/text';
import type { Resource } from '../../schema';
import { itemColumn } from '../../schema/importing';
import { readValue } from '../../schema/validate';
import type { Body } from './body';

/**
 * Columns of parts of a list's items, as the address and the telephone of a company's person: they make its first item. What is wrong with a part
 * is told and left out, as it must not keep the row from going in.
 */
export function withItems({ fields }: Pick<Resource, 'fields'>, body: Body): { body: Body; left: Record<string, string> } {
  const plain = Object.entries(body).filter(([key]) => itemColumn(key) === null);
  const left: Record<string, string> = {};
  const lists = new Map<string, Map<string, string>>();
  for (const [key, cell] of Object.entries(body)) {
    const column = itemColumn(key);
    if (!column) continue;
    const parts = lists.get(column.of) ?? new Map<string, string>();
    parts.set(column.part, String(cell));
    lists.set(column.of, parts);
  }
  const made = [...lists].flatMap(([of, cells]): [string, unknown][] => {
    const parts = fields[of]?.of ?? {};
    const item: Record<string, unknown> = {};
    const wrong: string[] = [];
    for (const [part, cell] of partsOf(parts, cells)) {
      const field = parts[part];
      const read = field ? readValue(cell, field) : null;
      if (field && read && 'value' in read) item[part] = read.value;
      else if (read && 'faults' in read) wrong.push(`${field?.label} „${cut(cell, 60)}”: ${read.faults['']}`);
    }
    if (wrong.length > 0) left[of] = `${wrong.join('; ')}. Tego nie zapiszemy`;
    if (Object.keys(item).length === 0) return [];
    for (const [part, { options }] of Object.entries(parts))
      if (options.required && (item[part] ?? null) === null) item[part] = options.otherwise ?? options.default ?? null;
    return [[of, [item]]];
  });
  return { body: Object.fromEntries([...plain, ...made]), left };
}

/** A cell may hold an address and a telephone together, whichever of them its column is called by. */
function partsOf(parts: Resource['fields'], cells: ReadonlyMap<string, string>): Map<string, string> {
  const found = new Map(cells);
  for (const [part, cell] of cells) {
    const type = parts[part]?.type;
    if (type !== 'email' && type !== 'phone') continue;
    const both = contactIn(cell);
    if (both.email === undefined && both.phone === undefined) continue;
    if (both[type] === undefined) found.delete(part);
    for (const [each, field] of Object.entries(parts)) {
      const value = field.type === 'email' || field.type === 'phone' ? both[field.type] : undefined;
      if (value !== undefined && (each === part || !found.has(each))) found.set(each, value);
    }
  }
  return found;
}
