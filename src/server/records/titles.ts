import type { Field, Resource } from '../../schema';
import { titleKeys } from '../../schema/columns';
import { typeOf } from '../../schema/fields';
import { beside, hasSortKey, storageOf, tableOf } from '../db/columns';
import { ident } from '../db/ident';
import { resourceNamed } from './start';

/** A title in SQL, and how its text is read; null where there is none. */
export interface Title {
  sql: string;
  read(text: string): string | null;
}
interface Part {
  sql: string;
  field: Field;
}

/** Parts of a title that must be written as people read them travel apart, split by a character that no text holds (V03). */
const SPLIT = '\u001f';

/** Collects the joins that titles of other records need; aliases begin with a letter that no table of a list has. */
export class TitleJoins {
  readonly joins: string[] = [];

  constructor(readonly letter: string) {}

  /** Joins the record that `key` of `alias` points to; answers its alias. */
  join(target: Resource, alias: string, key: string): string {
    const joined = `${this.letter}${this.joins.length}`;
    const on = `${joined}.tenant_id = $1 and ${joined}.id = ${alias}.${ident(key)}`;
    this.joins.push(`left join ${tableOf(target)} ${joined} on ${on}`);
    return joined;
  }

  /** The title of the joined record: its fields put together, references by their own titles. */
  title(target: Resource, alias: string): Title {
    const parts = this.#parts(target, alias);
    const plain = parts.every(({ field }) => field.type === 'text');
    if (plain) return { sql: `concat_ws(' ', ${parts.map(({ sql }) => sql).join(', ')})`, read: (text) => text || null };
    const texts = parts.map(({ sql }) => `coalesce(${sql}::text, '')`).join(', ');
    return { sql: `concat_ws(E'\\x1f', ${texts})`, read: (text) => readParts(parts, text) };
  }

  #parts(resource: Resource, alias: string): Part[] {
    return titleFields(resource).flatMap(([key, field]) => {
      if (field.type !== 'reference') return [{ sql: `${alias}.${ident(key)}`, field }];
      const target = resourceNamed(field.resource);
      return this.#parts(target, this.join(target, alias, key));
    });
  }

  /** What the joined record is ordered by: the sort columns of its title. */
  order(resource: Resource, alias: string): string[] {
    return titleFields(resource).flatMap(([key, field]) => {
      if (field.type !== 'reference') return [`${alias}.${ident(hasSortKey(field) ? beside.sort(key) : key)}`];
      const target = resourceNamed(field.resource);
      return this.order(target, this.join(target, alias, key));
    });
  }
}

function titleFields(resource: Resource): [key: string, field: Field][] {
  return titleKeys(resource).flatMap((key) => {
    const field = resource.fields[key];
    return field ? [[key, field] as [string, Field]] : [];
  });
}

function readParts(parts: readonly Part[], text: string): string | null {
  const texts = text.split(SPLIT);
  const read = parts.map(({ field }, index) => (texts[index] ? formatted(field, texts[index]) : ''));
  return read.filter((part) => part !== '').join(' ') || null;
}

/** A value that came as text, as people read it. */
function formatted(field: Field, text: string): string {
  const { format, json, stored } = typeOf(field);
  const raw =
    json === 'integer' ? Number(text) : json === 'boolean' ? text === 'true' : stored === 'moment' ? new Date(text) : text;
  const { fromRow } = storageOf(field);
  return format(fromRow ? fromRow(raw as never) : raw, field);
}
