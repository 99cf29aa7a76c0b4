import { permit } from '../../access/can';
import { fold } from '../../lib/text';
import type { Resource } from '../../schema';
import { tableOf } from '../db/columns';
import type { Statement, Tx } from '../db/database';
import { literal } from '../db/ident';
import type { Scope } from '../scope';
import { aboutSql } from './aboutSql';
import { livingRows } from './conditions';
import { Params } from './params';
import { searchSql } from './searching';
import { prepared } from './statements';
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
/** Words of what people usually type. */
const usual = 2;
/** Fewer letters find everything. */
const shortest = 2;

/** One search over everything that the person may list and find by its searchable fields, in one statement; groups and records best first. */
export async function globalSearch(
  db: Pick<Tx, 'query'>,
  scope: Scope,
  resources: readonly Resource[],
  search: string,
): Promise<FoundGroup[]> {
  const words = fold(search);
  if (words.length < shortest) return [];
  const params = new Params(scope.tenant.id);
  const asked = resources.filter((resource) => isSearchable(scope, resource));
  const parts = asked.map((resource) => ({ resource, sql: bestSql(viewOf(scope, resource, 'list'), search, words, params) }));
  if (parts.length === 0) return [];
  const text = parts.map(({ sql }) => sql.text).join(' union all ');
  const rows = await db.query<FoundRow>(statement(text, params.values, words));
  const groups = parts.flatMap(({ resource, sql }) => {
    const found = rows
      .filter(({ kind }) => kind === resource.name)
      .sort((one, other) => one.place - other.place)
      .map(({ id, title }) => ({ id, title: sql.title(title) ?? '' }));
    const ranked = found.map((record) => ({ record, rank: rankOf(fold(record.title), words) }));
    const best = ranked.toSorted((one, other) => one.rank - other.rank);
    if (!best[0]) return [];
    const records = best.map(({ record }) => record);
    return [{ group: { resource: resource.name, label: resource.labels.few, records }, rank: best[0].rank }];
  });
  return groups.toSorted((one, other) => one.rank - other.rank).map(({ group }) => group);
}

/**
 * Planning some thirty parts costs more than answering them, so what people usually type is planned once for all words: no order stands
 * beside a part's own search, whose index is the way to it whatever the word. Many words, and short ones, go by themselves.
 */
function statement(text: string, values: readonly unknown[], words: string): Statement {
  const each = words.split(' ');
  return each.length <= usual && each.every((word) => word.length >= 3)
    ? { ...prepared(text, values, true), plannedOnce: true }
    : { text, values };
}

/** Whether the resource exists for the person, and any of the fields it is found by is theirs to read (P10). */
function isSearchable({ who, tenant }: Scope, resource: Resource): boolean {
  const allowed = permit(who, 'list', resource, tenant.config);
  if (allowed === 'absent' || allowed === 'forbidden') return false;
  return (resource.list.search ?? []).some((key) => Object.hasOwn(allowed.readable, key));
}

interface FoundRow {
  kind: string;
  id: string;
  title: string;
  /** Its place among those of its kind, the best first. */
  place: number;
}

/** A part of the statement: the best records of one kind, and how the titles in its rows are read. */
function bestSql(view: View, search: string, words: string, params: Params) {
  const { resource } = view;
  const where = [
    livingRows(resource, 'r', view.rows, params),
    ...aboutSql(view, params),
    ...searchSql(view, search, params),
  ].join(' and ');
  const titles = new TitleJoins('j');
  const title = titles.title(resource, 'r');
  const table = tableOf(resource);
  const order = `${placeSql(view, words, params)}, c.updated_at desc, c.id`;
  const text = `(select ${literal(resource.name)}::text as kind, r.id, ${title.sql} as title, r._place as place from (
      select c.*, (row_number() over (order by ${order}))::int as _place
      from (select r.* from ${table} r where ${where} limit ${weighed}) c order by _place limit ${shownOfEach}
    ) r ${titles.joins.join(' ')})`;
  return { text, title: title.read };
}

/**
 * Where in the searchable text the words stand: at the beginning of a field, of a word, or inside one. Told only to those who may read
 * every field of that text, as an order tells what stands there.
 */
function placeSql({ resource, readable }: View, words: string, params: Params): string {
  if (!resource.list.search?.every((key) => Object.hasOwn(readable, key))) return '0::int';
  const plain = words.replace(/[\\%_]/g, '\\$&');
  const [field, word] = [params.add(`%\n${plain}%`), params.add(`% ${plain}%`)];
  return `case when E'\\n' || c.search like ${field} then 0 when ' ' || replace(c.search, E'\\n', ' ') like ${word} then 1 else 2 end`;
}

/** How well a title answers: it is the words, begins with them, has them at the beginning of a word, or was found by something else. */
function rankOf(title: string, words: string): number {
  if (title === words) return 0;
  if (title.startsWith(words)) return 1;
  return ` ${title}`.includes(` ${words}`) ? 2 : 3;
}
