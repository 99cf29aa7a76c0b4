import { addDays, addMonths, formatDate, formatDateTime } from '../../lib/dates';
import { type Field, type Resource, typeOf } from '../../schema';

type Sign = '' | '<' | '>' | '=';

/** A filter as the list's form holds it, taken apart: `due_date>` is the field `due_date` asked for later days. */
export function filterParts(name: string): { key: string; sign: Sign } {
  const last = name.slice(-1);
  return last === '<' || last === '>' || last === '=' ? { key: name.slice(0, -1), sign: last } : { key: name, sign: '' };
}

/** What every record has, and lists may be narrowed by. */
const common: Readonly<Record<string, Field>> = {
  created_at: { type: 'dateTime', label: 'Utworzono', options: {} },
  updated_at: { type: 'dateTime', label: 'Zmieniono', options: {} },
};

/** What a filter narrows the list to, its operator in words; ids of other records are left for `titles` to name. */
export function filterLabel(
  resource: Resource,
  name: string,
  value: unknown,
  titles: ReadonlyMap<string, string> = new Map(),
): string {
  const { key, sign } = filterParts(name);
  const field = resource.fields[key] ?? common[key];
  if (!field) return name;
  const values = (Array.isArray(value) ? value : [value]).map((each) => shownValue(field, sign, each, titles));
  return `${field.label}: ${values.join(', ')}`;
}

function shownValue(field: Field, sign: Sign, value: unknown, titles: ReadonlyMap<string, string>): string {
  if (value === null) return 'brak';
  if (field.type === 'reference') return titles.get(String(value)) ?? '…';
  if (field.type === 'boolean') return value === true || value === 'true' ? 'Tak' : 'Nie';
  if (sign === '>' || sign === '<') return shownBound(field, sign, String(value));
  if (field.type === 'choices') return field.choices?.[String(value)]?.label ?? String(value);
  const { json, format } = typeOf(field);
  const text = format(json === 'integer' ? Number(value) : value, field);
  return sign === '=' && typeOf(field).filtering === 'range' ? `dokładnie ${text}` : text;
}

/** The grammar's bounds leave the named value out; people name the first and last that count, or else say what it is after or before. */
function shownBound(field: Field, sign: '<' | '>', value: string): string {
  const step = sign === '>' ? 1 : -1;
  const counted = sign === '>' ? 'od' : 'do';
  const { json, format } = typeOf(field);
  if (field.type === 'date' || (field.type === 'dateTime' && wholeDay[sign].test(value)))
    return `${counted} ${formatDate(addDays(value.slice(0, 10), step))}`;
  if (field.type === 'dateTime') return `${sign === '>' ? 'po' : 'przed'} ${formatDateTime(value)}`;
  // By its number: its name would have to be declined.
  if (field.type === 'month') return `${counted} ${addMonths(value, step).split('-').reverse().join('.')}`;
  if (json === 'integer') return `${counted} ${format(Number(value) + step, field)}`;
  return `${counted} ${format(value, field)}`;
}

/** Moments that leave out whole days: those before the one, and those after the other. */
const wholeDay = { '>': /^\d{4}-\d\d-\d\d( 23:59:59)?$/, '<': /^\d{4}-\d\d-\d\d( 00:00:00)?$/ };
