import { addDays, formatDate } from '../../lib/dates';
import { type Field, type Resource, typeOf } from '../../schema';

/** A filter as the list's form holds it, taken apart: `due_date>` is the field `due_date` asked for later days. */
export function filterParts(name: string): { key: string; sign: '' | '<' | '>' | '=' } {
  const last = name.slice(-1);
  return last === '<' || last === '>' || last === '=' ? { key: name.slice(0, -1), sign: last } : { key: name, sign: '' };
}

const words = { '<': 'do', '>': 'od', '': '', '=': '' } as const;

/** What a filter narrows the list to, in words; ids of other records are left for `titles` to name. */
export function filterLabel(
  resource: Resource,
  name: string,
  value: unknown,
  titles: ReadonlyMap<string, string> = new Map(),
): string {
  const { key, sign } = filterParts(name);
  const field = resource.fields[key];
  if (!field) return name;
  const values = (Array.isArray(value) ? value : [value]).map((each) => shownValue(field, sign, each, titles));
  return `${field.label}: ${[words[sign], values.join(', ')].filter(Boolean).join(' ')}`;
}

function shownValue(field: Field, sign: string, value: unknown, titles: ReadonlyMap<string, string> = new Map()): string {
  if (value === null) return 'brak';
  if (field.type === 'reference') return titles.get(String(value)) ?? '…';
  if (field.type === 'boolean') return value === true || value === 'true' ? 'Tak' : 'Nie';
  if (sign === '>' || sign === '<') return shownBound(field, sign, String(value));
  if (field.type === 'choices') return field.choices?.[String(value)]?.label ?? String(value);
  return typeOf(field).format(typeOf(field).json === 'integer' ? Number(value) : value, field);
}

/** The grammar's bounds leave the named value out; people name the first and last that count. */
function shownBound(field: Field, sign: '<' | '>', value: string): string {
  const step = sign === '>' ? 1 : -1;
  if (field.type === 'date' || field.type === 'dateTime') return formatDate(addDays(value.slice(0, 10), step));
  if (typeOf(field).json === 'integer') return typeOf(field).format(Number(value) + step, field);
  return typeOf(field).format(value, field);
}
