import { isDeepStrictEqual } from 'node:util';
import type { Field } from '../../schema';
import { embeddedKey, isFileField } from '../../schema/embedded';
import { typeOf } from '../../schema/fields';
import { type Faults, readFields, readValue, unknownField } from '../../schema/validate';
import { invalid } from '../errors';
import { tidy } from './tidy';
import { isClosed, type View } from './view';

const unchangeable = 'Tego pola nie można już zmienić';

/** A request's JSON object, as it came. */
export type Body = Readonly<Record<string, unknown>>;

/** What a body asks to be written, made ready to keep, and what is wrong with it by field. */
export interface Sent {
  values: Record<string, unknown>;
  faults: Faults;
}

/**
 * Sorts the keys of a body: writable ones are read, what a client only echoes is passed over, anything else is named as
 * unknown, whether it does not exist or is not the asker's to know (P11). `before` is the record as it stands, or a blank one.
 */
export function readBody(view: View, body: Readonly<Record<string, unknown>>, before: Readonly<Record<string, unknown>>): Sent {
  const taken: [string, unknown][] = [];
  const refused: [string, string][] = [];
  const company = view.resource.client?.rows.company ?? 'id';
  const companies = [before[company], body[company]].filter((id) => typeof id === 'string');
  for (const [key, raw] of Object.entries(body)) {
    const verdict = judge(view, key, raw, before, companies);
    if (verdict === 'take') taken.push([key, raw]);
    else if (verdict !== 'pass') refused.push([key, verdict]);
  }
  const { values, faults } = readFields(
    Object.fromEntries(taken),
    view.scope.takesBack ? withOpen(view.writable) : view.writable,
  );
  const tidied = tidy(values, view.writable);
  return { values: tidied.values, faults: { ...faults, ...tidied.faults, ...Object.fromEntries(refused) } };
}

/** The fields as rows of a file write them: what a record may be without for a while is required of nobody. */
const withOpen = (fields: View['writable']): View['writable'] =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [
      key,
      field.options.open ? { ...field, options: { ...field.options, required: false } } : field,
    ]),
  );

/** Throws 422 with everything that is wrong, where anything is. */
export function refuseFaults(faults: Faults): void {
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

const own = (map: object | undefined, key: string) => map !== undefined && Object.hasOwn(map, key);
const commonKeys = new Set(['created_at', 'updated_at', 'version']);

function judge(
  view: View,
  key: string,
  raw: unknown,
  before: Readonly<Record<string, unknown>>,
  companies: readonly string[],
): string {
  const { resource, readable, writable } = view;
  if (key === 'id') return raw === (before.id ?? null) ? 'pass' : unknownField;
  if (commonKeys.has(key) || own(resource.computed, key) || own(resource.extras, key)) return 'pass';
  const field = own(readable, key) ? readable[key] : undefined;
  if (!field) return isEmbedded(view, key) ? 'pass' : unknownField;
  if (isUnknownIn(companies, view, field)) return raw === null ? 'pass' : unknownField;
  if (field.options.encrypted && raw !== null && raw === before[key]) return 'pass';
  if (own(writable, key)) return 'take';
  if (field.options.readOnly || typeOf(field).stored === 'none') return 'pass';
  if (isEcho(raw, field, before[key])) return 'pass';
  return field.options.fixed && before.id !== undefined ? unchangeable : unknownField;
}

/** `owner` beside `owner_id`, `attachments` beside `attachment_ids`. */
function isEmbedded({ readable }: View, key: string): boolean {
  return Object.entries(readable).some(
    ([name, field]) => (field.type === 'reference' || isFileField(field)) && name !== key && embeddedKey(name) === key,
  );
}

/** Closed by a grant that the asker has, but not in the record's company. */
function isUnknownIn(companies: readonly string[], view: View, field: Field): boolean {
  return isClosed(view, field) && !companies.every((id) => view.grantedIn?.includes(id));
}

function isEcho(raw: unknown, field: Field, standing: unknown): boolean {
  const read = readValue(raw, { ...field, options: { ...field.options, required: false } });
  return 'value' in read && isDeepStrictEqual(read.value ?? null, standing ?? null);
}
