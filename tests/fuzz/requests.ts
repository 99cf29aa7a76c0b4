import { brokenBodies, hostileTexts, hostileValues, stray } from './hostile';
import type { Chance } from './random';

/** A part of a JSON schema, as the server's own document has it. */
interface Schema {
  type?: string | readonly string[];
  enum?: readonly unknown[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}
interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  schema?: Schema;
}
export interface Operation {
  method: string;
  path: string;
  parameters: readonly Parameter[];
  body: Schema | null;
  /** The type of its body: JSON, where it takes none or does not say. */
  type: string;
}
interface Described {
  parameters?: readonly Parameter[];
  requestBody?: { content?: Readonly<Record<string, { schema?: Schema }>> };
}
/** The document at `/api/openapi.json`. */
export interface ApiDocument {
  paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
}

/** A request ready to be sent. */
export interface Made {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/** Every operation of the document. */
export function operationsOf({ paths }: ApiDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
      const [told, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
      const type = told ?? (/\/import(\/table)?$/.test(path) ? 'text/csv' : 'application/json');
      return { method: method.toUpperCase(), path, parameters, body: content?.schema ?? null, type };
    }),
  );
}

/** Ids that lead somewhere: by resource, and any of them. */
export interface Known {
  of(resource: string): readonly string[];
  any: readonly string[];
  /** What would make a record of the resource; null where the path begins with none. */
  sample(resource: string): Record<string, unknown> | null;
}

/** A request of the operation: mostly as it should be, with something in it that is not. */
export function requestOf({ method, path, parameters, body, type }: Operation, known: Known, chance: Chance): Made {
  const resource = path.split('/')[2] ?? '';
  const maker = new Maker(known, chance);
  const filled = path.replace(/\{([^}]+)\}/g, (_, name: string) => maker.segment(name, resource));
  const query = maker.query(parameters.filter((one) => one.in === 'query'));
  const takesBody = method !== 'GET' && !(method === 'DELETE' && body === null);
  const sent = takesBody ? maker.body(body, type, path === `/api/${resource}` ? known.sample(resource) : null) : undefined;
  return {
    method,
    url: query === '' ? filled : `${filled}?${query}`,
    headers: {
      'content-type': chance.happens(0.01) ? chance.one(['text/plain', 'application/xml', 'nonsense', '']) : type,
      ...(method === 'POST' && chance.happens(0.3) ? { 'idempotency-key': `k${chance.below(400)}` } : {}),
      ...(chance.happens(0.03) ? { 'if-match': chance.one(['*', '"1"', 'W/"2"', '"999999999999"', 'dwa', '""']) } : {}),
      ...(chance.happens(0.02) ? { 'idempotency-key': chance.one(['', '\u00c4\u0085', '\u0085', 'a b', 'x'.repeat(300)]) } : {}),
      ...(chance.happens(0.02)
        ? { cookie: chance.one(['login_attempt=%00', 'device=', ';;;=', `device=${'a'.repeat(300)}`]) }
        : {}),
    },
    body: sent,
  };
}

class Maker {
  constructor(
    private readonly known: Known,
    private readonly chance: Chance,
  ) {}

  /** A text with something in it that no text has, or one of those that look like more than text. */
  private hostile(): string {
    const { chance } = this;
    return chance.happens(0.4) ? `a${chance.one(stray)}b` : chance.one(hostileTexts);
  }

  segment(name: string, resource: string): string {
    const { chance, known } = this;
    if (chance.happens(0.06)) return encoded(this.hostile()) || '%20';
    if (name === 'action')
      return chance.one(['delete', 'restore', 'update', 'close', 'take', 'send', 'propose', 'nikt', 'toString']);
    const own = known.of(resource);
    return own.length > 0 && chance.happens(0.8) ? chance.one(own) : chance.one(known.any);
  }

  query(parameters: readonly Parameter[]): string {
    const { chance } = this;
    const pairs = parameters.flatMap(({ name, schema = {} }) => {
      if (!chance.happens(0.4)) return [];
      const value = chance.happens(0.08) ? this.hostile() : this.parameter(name, schema);
      return [`${encoded(name)}=${encoded(value)}`];
    });
    if (chance.happens(0.04)) pairs.push(`${encoded(this.hostile())}=${encoded(this.hostile())}`);
    if (chance.happens(0.02)) pairs.push('=%', '&&', '%');
    return pairs.join('&');
  }

  private parameter(name: string, schema: Schema): string {
    const { chance } = this;
    if (name === 'page' || name === 'limit') return String(chance.one([1, 1, 1, 2, 25, 100, 101, 0, -1, 999_999_999]));
    if (name === 'sort')
      return chance.one([
        'created:desc',
        'created:asc',
        'title:asc',
        'nikt:asc',
        'status:desc,created:asc',
        'title:up',
        'version:asc',
      ]);
    if (name === 'filters') {
      const key = chance.one([
        'id',
        'id',
        'status',
        'title',
        'created',
        'version',
        'company_id',
        'owner_id',
        'due_date',
        'period',
        'amount',
      ]);
      return `${key}${chance.one([':', '=', '<', '>'])}${chance.happens(0.4) ? this.hostile() : chance.one(['', 'active', '2026-11-20', '7', this.chance.one(this.known.any)])}`;
    }
    const value = this.value(schema, 0, name);
    return typeof value === 'string' ? value : JSON.stringify(value);
  }

  body(schema: Schema | null, type: string, sample: Record<string, unknown> | null): string | undefined {
    const { chance } = this;
    if (chance.happens(0.04)) return chance.one(brokenBodies);
    if (type !== 'application/json')
      return chance.one(['', 'Nazwa;NIP\nx;y', `Nazwa\na${chance.one(stray)}`, 'id,title\n"', '\ufeffNazwa\nFirma']);
    if (schema === null) return chance.happens(0.3) ? '{}' : undefined;
    const value = sample && chance.happens(0.7) ? this.changed(sample, schema) : this.value(schema, 0, '');
    if (value !== null && typeof value === 'object' && !Array.isArray(value) && chance.happens(0.1))
      Object.assign(value, { [chance.one(['nikt', 'id', 'tenant_id', 'version', this.hostile()])]: this.hostile() });
    return JSON.stringify(value);
  }

  /** A right record with one of its values replaced, or none. */
  private changed(sample: Record<string, unknown>, { properties = {} }: Schema): Record<string, unknown> {
    const { chance } = this;
    const fields = Object.entries(properties);
    const [key, inner] = fields.length > 0 ? chance.one(fields) : ['', {}];
    if (key === '' || chance.happens(0.3)) return sample;
    return { ...sample, [key]: chance.happens(0.3) ? chance.one([...hostileValues, this.hostile()]) : this.value(inner, 1, key) };
  }

  private value(schema: Schema, depth: number, name: string): unknown {
    const { chance } = this;
    if (depth > 0 && chance.happens(0.03)) return chance.one(hostileValues);
    const types = [schema.type ?? (schema.properties ? 'object' : 'string')].flat();
    if (types.includes('null') && chance.happens(0.25)) return null;
    if (schema.enum && !chance.happens(0.1)) return chance.one(schema.enum);
    switch (types.find((type) => type !== 'null')) {
      case 'object':
        return this.object(schema, depth);
      case 'array':
        return Array.from({ length: chance.below(3) }, () => this.value(schema.items ?? {}, depth + 1, name));
      case 'boolean':
        return chance.happens(0.5);
      case 'integer':
      case 'number':
        return chance.happens(0.15)
          ? chance.one([-1, 2 ** 31, 2 ** 53, 1.5, 1e300])
          : (schema.minimum ?? 0) + chance.below(Math.min(1_000_000, (schema.maximum ?? 100_000) - (schema.minimum ?? 0) + 1));
    }
    return chance.happens(0.05) ? this.hostile() : this.text(schema, name);
  }

  private object({ properties = {}, required = [] }: Schema, depth: number): Record<string, unknown> {
    const { chance } = this;
    const asked = Object.entries(properties).filter(([key]) => chance.happens(required.includes(key) ? 0.96 : 0.4));
    const made = Object.fromEntries(asked.map(([key, inner]) => [key, this.value(inner, depth + 1, key)]));
    return depth === 0 && Object.keys(properties).length === 0
      ? { ids: [chance.one(this.known.any)], data: { title: this.hostile() } }
      : made;
  }

  private text({ format, pattern, maxLength = 200 }: Schema, name: string): string {
    const { chance } = this;
    if (format === 'uuid' || /(^|_)ids?$/.test(name))
      return (
        chance.one(chance.happens(0.7) && name !== 'id' ? this.known.of(`${name.replace(/_ids?$/, '')}s`) : []) ??
        chance.one(this.known.any)
      );
    if (format === 'date' || /(_on|_at|date|day|due|from|until|_to)$/.test(name))
      return pattern ? '2026-11-20 12:30:00' : chance.one(['2026-11-20', '2026-12-31', '2024-02-29', '2026-11-20 10:00:00']);
    if (/period|month/.test(name)) return chance.one(['2026-10', '2026-11', '2027-01', '1999-12', '2026-13']);
    if (/email/.test(name)) return chance.one(['szef@demo.test', `kto${chance.below(999)}@klient.test`, 'ktoś@żółw.pl']);
    if (/nip|vat_number/.test(name)) return chance.one(['5260250274', '526-025-02-74', 'PL5260250274', '1111111111']);
    return chance
      .one(['Piekarnia Kłos', 'Zażółć gęślą jaźń', 'x', '501502503', '<p>Dzień dobry</p>', '12,50'])
      .slice(0, maxLength);
  }
}

/** Percent-encoded for an address, also where it is no text that UTF-8 could hold. */
function encoded(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}
