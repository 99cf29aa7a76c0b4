import type { Field } from './field';
import { typeOf } from './fields';
import type { FieldMap, Item } from './record';
import type { Resource } from './resource';

/** Polish sentences by field; items of an object list are `contacts.0.email`. */
export type Faults = Record<string, string>;
export const unknownField = 'Nieznane pole';
export const requiredFault = 'To pole jest wymagane';

const jsonFaults = {
  string: 'Podaj tekst',
  integer: 'Podaj liczbę całkowitą',
  boolean: 'Odpowiedz: tak albo nie',
  array: 'Podaj listę',
} as const;

/** A value as it came, made ready to keep, or what is wrong with it. Empty text is no value. */
export function readValue(raw: unknown, field: Field): { value: unknown } | { faults: Faults } {
  const type = typeOf(field);
  const value = typeof raw === 'string' ? type.parse(raw, field) : raw;
  if (value === null || value === undefined || value === '')
    return field.options.required ? { faults: { '': requiredFault } } : { value: null };
  if (!hasShape(value, type.json))
    return { faults: { '': (type.json === 'string' ? null : type.check(value as never, field)) ?? jsonFaults[type.json] } };
  const says = type.check(value, field);
  if (says) return { faults: { '': says } };
  return field.of ? readItems(value as Record<string, unknown>[], field.of) : { value };
}

function readItems(items: Record<string, unknown>[], fields: FieldMap): { value: unknown } | { faults: Faults } {
  const faults: Faults = {};
  const value = items.map((item, index) => {
    for (const key of Object.keys(item)) if (!Object.hasOwn(fields, key)) faults[`${index}.${key}`] = unknownField;
    return Object.fromEntries(
      Object.entries(fields).map(([key, field]) => {
        const read = readValue(item[key] ?? null, field);
        if ('value' in read) return [key, read.value];
        for (const [path, says] of Object.entries(read.faults)) faults[`${index}.${key}${path && `.${path}`}`] = says;
        return [key, null];
      }),
    );
  });
  return Object.keys(faults).length > 0 ? { faults } : { value };
}

function hasShape(value: unknown, shape: 'string' | 'integer' | 'boolean' | 'array'): boolean {
  if (shape === 'array') return Array.isArray(value);
  return typeof value === (shape === 'integer' ? 'number' : shape);
}

/** Reads the given keys of a record; unknown keys are the caller's to refuse. */
export function readFields(
  input: Record<string, unknown>,
  fields: FieldMap,
): { values: Record<string, unknown>; faults: Faults } {
  const values: Record<string, unknown> = {};
  const faults: Faults = {};
  for (const [key, raw] of Object.entries(input)) {
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (!field) continue;
    const read = readValue(raw, field);
    if ('value' in read) values[key] = read.value;
    else for (const [path, says] of Object.entries(read.faults)) faults[path ? `${key}.${path}` : key] = says;
  }
  return { values, faults };
}

/** What the rules over several fields have against a whole record; the first fault of a field is kept. */
export const brokenRules = (resource: Resource, record: Record<string, unknown>): Faults =>
  broken(resource, resource.rules, record);

/** What looks wrong in a record and may be right all the same. */
export const brokenDoubts = (resource: Resource, record: Record<string, unknown>): Faults =>
  broken(resource, resource.doubts, record);

function broken(resource: Resource, rules: Resource['rules'], record: Record<string, unknown>): Faults {
  const faults: Faults = {};
  const whole = unlessEmpty(resource, record) as Item<FieldMap>;
  for (const rule of rules ?? []) {
    if (!(rule.on in faults) && !holdsYet(rule, whole)) faults[rule.on] = rule.says;
  }
  return faults;
}

const empty = Symbol('a required field has no value yet');

/** A rule counts on required fields; while one that it reads is empty or could not be read, there is nothing to say. */
function holdsYet(rule: NonNullable<Resource['rules']>[number], record: Item<FieldMap>): boolean {
  try {
    return rule.holds(record);
  } catch (thrown) {
    if (thrown === empty) return true;
    throw thrown;
  }
}

function unlessEmpty({ fields }: Resource, record: Record<string, unknown>): Record<string, unknown> {
  return new Proxy(record, {
    get(target, key: string) {
      const value = target[key] ?? null;
      const required = Object.hasOwn(fields, key) && fields[key]?.options.required;
      if (value === null && required) throw empty;
      return value;
    },
  });
}

const blanks = new WeakMap<Resource, Readonly<Record<string, unknown>>>();

/** What a new record starts with: defaults and initial states; every other stored field is null, also one that whoever makes it must fill. */
export function blank<R extends Resource>(resource: R): Record<string, unknown> & Item<R['fields']> {
  const known = blanks.get(resource) ?? begun(resource);
  blanks.set(resource, known);
  return { ...known } as Record<string, unknown> & Item<R['fields']>;
}

const begun = ({ fields }: Resource): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => typeOf(field).stored !== 'none')
      .map(([key, field]) => [key, field.initial ?? field.options.default ?? null]),
  );
