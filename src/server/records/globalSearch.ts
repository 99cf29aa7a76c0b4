import { permit } from '../../access/can';
import { fold } from '../../lib/text';
import type { Resource } from '../../schema';
import { tableOf } from '../db/columns';
import type { Tx } from '../db/database';
import type { Scope } from '../scope';
import { aboutSql } from './aboutSql';
import { livingRows } from './conditions';
import { Params } from './params';
import { searchSql } from './searching';
import { TitleJoins } from './titles';
import { type View, viewOf } from './view';

/** What was found in one resource, best first. */
export interface FoundGroup {
  resource: string;
  /** The resource's name for several records, in Polish. */
  label: string;
  records: { id: string; title: string }[];
}

/** Records of each resource in an answer. */
const shownOfEach = 5;
/** A word found in more records than these says too little for the best of all of them to be looked for. */
const weighed = 1_000;
/** Fewer letters find everything. */
const shortest = 2;

/** One search over everything that the person may list and find by its searchable fields; groups and records best first. */
export async function globalSearch(
  db: Pick<Tx, 'query'>,
  scope: Scope,
  resources: readonly Resource[],
  search: string,
): Promise<FoundGroup[]> {
  const words = fold(search);
  if (words.length < shortest) return [];
  const found: (FoundGroup & { rank: number })[] = [];
  for (const resource of resources) {
    if (!isSearchable(scope, resource)) continue;
    const records = await bestOf(db, viewOf(scope, resource, 'list'), search, words);
    const [best] = records;
    if (!best) continue;
    found.push({
      resource: resource.name,
      label: resource.labels.few,
      records: records.map(({ id, title }) => ({ id, title })),
      rank: best.rank,
    });
  }
  return found.sort((one, other) => one.rank - other.rank).map(({ rank: _, ...group }) => group);
}

/** Whether the resource exists for the person, and any of the fields it is found by is theirs to read (P10). */
function isSearchable({ who, tenant }: Scope, resource: Resource): boolean {
  const allowed = permit(who, 'list', resource, tenant.config);
  if (allowed === 'absent' || allowed === 'forbidden') return false;
  return (resource.list.search ?? []).some((key) => Object.hasOwn(allowed.readable, key));
}

interface Found {
  id: string;
  title: string;
  rank: number;
}

async function bestOf(db: Pick<Tx, 'query'>, view: View, search: string, words: string): Promise<Found[]> {
  const { resource } = view;
  const params = new Params(view.scope.tenant.id);
  const where = [
    livingRows(resource, 'r', view.rows, params),
    ...aboutSql(view, params),
    ...searchSql(view, search, params),
  ].join(' and ');
  const titles = new TitleJoins('j');
  const title = titles.title(resource, 'r');
  const table = tableOf(resource);
  const text = `select r.id, ${title.sql} as title from (
      select c.* from (select r.* from ${table} r where ${where} limit ${weighed}) c
      order by ${placeSql(view, words, params)}, c.updated_at desc, c.id limit ${shownOfEach}
    ) r ${titles.joins.join(' ')}`;
  const rows = await db.query<{ id: string; title: string }>({ text, values: params.values });
  const found = rows.map((row) => {
    const name = title.read(row.title) ?? '';
    return { id: row.id, title: name, rank: rankOf(fold(name), words) };
  });
  return found.sort((one, other) => one.rank - other.rank);
}

/**
 * Where in the searchable text the words stand: at the beginning of a field, of a word, or inside one. Told only to those who may read
 * every field of that text, as an order tells what stands there.
 */
function placeSql({ resource, readable }: View, words: string, params: Params): string {
  if (!resource.list.search?.every((key) => Object.hasOwn(readable, key))) return '0::int';
  const literal = words.replace(/[\\%_]/g, '\\$&');
  const [field, word] = [params.add(`%\n${literal}%`), params.add(`% ${literal}%`)];
  return `case when E'\\n' || c.search like ${field} then 0 when ' ' || replace(c.search, E'\\n', ' ') like ${word} then 1 else 2 end`;
}

/** How well a title answers: it is the words, begins with them, has them at the beginning of a word, or was found by something else. */
function rankOf(title: string, words: string): number {
  if (title === words) return 0;
  if (title.startsWith(words)) return 1;
  return ` ${title}`.includes(` ${words}`) ? 2 : 3;
}
