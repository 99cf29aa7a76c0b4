import type { Resource } from '../../schema';
import { tableOf } from '../db/columns';
import type { Tx } from '../db/database';
import { ident } from '../db/ident';

/** A record that stands, or was taken away, by its id or its title. */
export interface StandingRow {
  id: string;
  title: string;
  gone: boolean;
}

const capitals = 'ĄĆĘŁŃÓŚŹŻ';
/** Columns of text know the case of the letters of ASCII alone. */
const small = (column: string) => `translate(lower(${column}), '${capitals}', '${capitals.toLowerCase()}')`;

/** Records of these ids, be they deleted, and those that stand under one of these titles. */
export function standingRows(
  db: Pick<Tx, 'query'>,
  tenantId: number,
  resource: Resource,
  { ids, titles }: { ids: readonly string[]; titles: readonly string[] },
): Promise<StandingRow[]> {
  const title = ident(String(resource.title));
  return db.query<StandingRow>({
    text: `select id, ${title} as title, deleted_at is not null as gone from ${tableOf(resource)}
      where tenant_id = $1 and (id = any ($2::uuid[]) or (deleted_at is null and ${small(title)} = any ($3::text[])))`,
    values: [tenantId, ids, titles.map((each) => each.toLowerCase())],
  });
}
