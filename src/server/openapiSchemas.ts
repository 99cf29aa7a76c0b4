import { type Field, type FieldMap, offeredChoices, type Resource } from '../schema';
import { openingFields } from '../schema/conversation';
import { embeddedKey } from '../schema/embedded';
import type { Stored } from '../schema/field';
import { typeOf } from '../schema/fields';

export type JsonSchema = Readonly<Record<string, unknown>>;

const formats: Partial<Record<Stored, JsonSchema>> = {
  date: { format: 'date' },
  uuid: { format: 'uuid' },
  moment: { pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$', description: 'Czas w Warszawie' },
};

/** A field's value as it travels. Whatever is not required, or may be left open, may be null. */
function fieldSchema(field: Field): JsonSchema {
  const type = typeOf(field);
  const values = field.choices ? offeredChoices(field).map(([value]) => value) : null;
  const description = [field.label, field.options.hint].filter(Boolean).join('. ');
  const nullable = !field.options.required || field.options.open === true;
  if (type.json === 'array') {
    const items = field.of ? recordOf(field.of) : { type: 'string', ...(values ? { enum: values } : {}) };
    return { type: nullable ? ['array', 'null'] : 'array', items, description };
  }
  return {
    ...formats[type.stored],
    type: nullable ? [type.json, 'null'] : type.json,
    ...(values ? { enum: nullable ? [...values, null] : values } : {}),
    description,
  };
}

function recordOf(fields: FieldMap): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, fieldSchema(field)])),
  };
}

const moment: JsonSchema = { type: 'string', ...formats.moment };
const title: JsonSchema = {
  type: ['object', 'null'],
  properties: {
    id: { type: 'string', format: 'uuid' },
    title: { type: 'string' },
    deleted: { type: 'boolean', description: 'Usunięty; pozostała sama nazwa' },
  },
};

/** A file as records embed it; `state` is `ready`, `scanning` or `infected`. */
export const fileSchema: JsonSchema = {
  type: ['object', 'null'],
  properties: {
    id: { type: 'string', format: 'uuid' },
    name: { type: 'string' },
    mime: { type: 'string' },
    size: { type: 'integer', description: 'Bajty' },
    pages: { type: ['integer', 'null'] },
    state: { enum: ['ready', 'scanning', 'infected'] },
  },
};

/** A record as it is answered: declared fields, embedded titles of references, computed values and extras. */
export function recordSchema(resource: Resource): JsonSchema {
  const properties: Record<string, JsonSchema> = {
    id: { type: 'string', format: 'uuid' },
    created_at: moment,
    updated_at: moment,
    version: { type: 'integer', minimum: 1 },
  };
  for (const [key, field] of Object.entries(resource.fields)) {
    properties[key] = fieldSchema(field);
    if (field.type === 'reference') properties[embeddedKey(key)] = { ...title, description: field.label };
    if (field.type === 'file') properties[embeddedKey(key)] = { ...fileSchema, description: field.label };
    if (field.type === 'files')
      properties[embeddedKey(key)] = { type: ['array', 'null'], items: fileSchema, description: field.label };
  }
  for (const [key, { label }] of Object.entries(resource.computed ?? {}))
    properties[key] = { type: ['string', 'number', 'boolean', 'null'], description: label };
  for (const [key, label] of Object.entries(resource.extras ?? {})) properties[key] = { description: label };
  return { type: 'object', required: ['id', 'version'], properties, description: resource.labels.one };
}

/** What may be sent to make a record or change it; read-only fields may be echoed and are ignored. */
export function bodySchema(resource: Resource, verb: 'create' | 'edit'): JsonSchema {
  const own = Object.entries(resource.fields).filter(
    ([, { options }]) => !options.readOnly && !(options.fixed && verb === 'edit'),
  );
  const open = verb === 'create' ? [...own, ...Object.entries(openingFields(resource))] : own;
  const needed = open.filter(([, { options }]) => options.required && options.default === undefined).map(([key]) => key);
  return {
    type: 'object',
    ...(verb === 'create' && needed.length > 0 ? { required: needed } : {}),
    properties: {
      ...(verb === 'edit' ? { id: { type: 'string', format: 'uuid' }, version: { type: 'integer' } } : {}),
      ...Object.fromEntries(open.map(([key, field]) => [key, fieldSchema(field)])),
    },
  };
}

/** A form that is not saved yet: every field of a record, read by the field's own rules, and what a record's answer tells besides. */
export function formSchema(resource: Resource): JsonSchema {
  const { properties } = recordSchema(resource) as { properties: object };
  return { type: 'object', properties: Object.fromEntries(Object.keys(properties).map((key) => [key, {}])) };
}

export const errorSchema: JsonSchema = {
  type: 'object',
  required: ['error', 'code', 'requestId'],
  properties: {
    error: { type: 'string', description: 'Zdanie po polsku' },
    code: { type: 'string' },
    requestId: { type: 'string', format: 'uuid' },
    errors: { type: 'object', additionalProperties: { type: 'string' }, description: 'Zdania przy polach' },
    current: { type: 'object', properties: { version: { type: 'integer' } } },
    confirm: { type: 'string', description: 'Pole, które przysłane jako true potwierdza zamiar' },
    saved: { type: 'object', additionalProperties: true },
    sent: { type: 'object', additionalProperties: true },
  },
};

/** The query of every list, as parameters of an address or as a body. */
export const listQuerySchema = {
  type: 'object',
  properties: {
    page: { type: 'string', pattern: '^\\d+$', description: 'Numer strony, od 1' },
    limit: { type: 'string', pattern: '^\\d+$', description: 'Pozycji na stronie: 1 do 100, zwykle 25' },
    sort: { type: 'string', description: 'klucz:asc albo klucz:desc, po przecinku; created_at to created' },
    search: { type: 'string', description: 'Szukane słowa' },
    filters: { type: 'string', description: 'klucz:a|b, klucz=a, klucz<a, klucz>a, po przecinku; , : < > = | % jako %XX' },
  },
} as const;

/** The same, and what the rows are to hold. */
export const rowsQuerySchema = {
  ...listQuerySchema,
  properties: {
    ...listQuerySchema.properties,
    fields: {
      type: 'string',
      description:
        'Klucze pól wiersza, po przecinku; referencje z nazwami, id i version zawsze. Bez niego wszystko, co lista pokazuje',
    },
  },
} as const;

/** A page of a list. */
export function pageSchema(item: JsonSchema): JsonSchema {
  return {
    type: 'object',
    required: ['data', 'total', 'page', 'limit'],
    properties: {
      data: { type: 'array', items: item },
      total: { type: 'integer' },
      page: { type: 'integer' },
      limit: { type: 'integer' },
      approximate: { type: 'boolean', description: 'Liczba jest szacunkiem' },
    },
  };
}
