import type { Field, Resource } from '../../schema';
import { titleKeys } from '../../schema/columns';
import { typeOf } from '../../schema/fields';
import { beside, hasSortKey, storageOf, tableOf } from '../db/columns';
import { ident } from '../db/ident';
import { resourceNamed } from './start';

type Row = Readonly<Record<string, unknown>>;
/** Reads a title out of a row; null where there is none. */
export type ReadTitle = (row: Row) => string | null;

/** Collects the joins and columns that titles of other records need; aliases begin with a letter no table of a list has. */
export class TitleJoins {
  readonly joins: string[] = [];
  readonly columns: string[] = [];
  #next = 0;

  constructor(readonly letter: string) {}

  /** Joins the record that `key` of `alias` points to; answers its alias. */
  join(target: Resource, alias: string, key: string): string {
    const joined = `${this.letter}${++this.#next}`;
    const on = `${joined}.tenant_id = $1 and ${joined}.id = ${alias}.${ident(key)}`;
    this.joins.push(`left join ${tableOf(target)} ${joined} on ${on}`);
    return joined;
  }

  /** The title of the joined record: its fields put together, references by their own titles. */
  title(target: Resource, alias: string): ReadTitle {
    const readers = titleFields(target).map(([key, field]) => this.#part(alias, key, field));
    return (row) => {
      const parts = readers.map((read) => read(row)).filter((part) => part !== null && part !== '');
      return parts.length > 0 ? parts.join(' ') : null;
    };
  }

  #part(alias: string, key: string, field: Field): ReadTitle {
    if (field.type === 'reference') {
      const target = resourceNamed(field.resource);
      return this.title(target, this.join(target, alias, key));
    }
    const column = `_${this.letter}${this.columns.length}`;
    this.columns.push(`${alias}.${ident(key)} as ${column}`);
    const { fromRow } = storageOf(field);
    const { format } = typeOf(field);
    return (row) => {
      const raw = row[column];
      return raw === null || raw === undefined ? null : format(fromRow ? fromRow(raw as never) : raw, field);
    };
  }

  /** What the joined record is ordered by: the sort columns of its title. */
  order(target: Resource, alias: string): string[] {
    return titleFields(target).flatMap(([key, field]) => {
      if (field.type !== 'reference') return [`${alias}.${ident(hasSortKey(field) ? beside.sort(key) : key)}`];
      const further = resourceNamed(field.resource);
      return this.order(further, this.join(further, alias, key));
    });
  }
}

function titleFields(resource: Resource): [key: string, field: Field][] {
  return titleKeys(resource).flatMap((key) => {
    const field = resource.fields[key];
    return field ? [[key, field] as [string, Field]] : [];
  });
}
