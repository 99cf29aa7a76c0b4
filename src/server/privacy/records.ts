import { formatDateTime, toWarsaw } from '../../lib/dates';
import { richText } from '../../schema';
import { typeOf } from '../../schema/fields';
import type { Tx } from '../db/database';
import { people } from '../records/conversation/reading';
import { postsAbout } from '../records/conversation/wholePosts';
import { withExtras } from '../records/present';
import { resourceNamed } from '../records/start';
import { titlesOf } from '../records/titlesOf';
import { readWhole, type WholeRow } from '../records/wholeRows';
import type { Eyes } from './eyes';
import type { Gathered, GatheredFile } from './gather';
import { isToldByHandler, type Line, linesOf, titleOf } from './told';

type Db = Pick<Tx, 'query'>;

/** A record with everything that is handed out with it. */
export interface ToldRecord {
  row: WholeRow;
  title: string;
  lines: readonly Line[];
  posts: readonly { author: string; at: string; text: string; internal: boolean }[];
  files: readonly GatheredFile[];
}

/** Records read at once; the most that an archive of any length holds. */
const batch = 200;

/** What was gathered of one resource, read batch by batch; `between` is told how many came, and may end it all by throwing. */
export async function* toldRecords(
  db: Db,
  eyes: Eyes,
  { view, ids, files }: Gathered,
  between: (read: number) => Promise<void>,
): AsyncGenerator<ToldRecord> {
  for (let at = 0; at < ids.length; at += batch) {
    const among = ids.slice(at, at + batch);
    const rows = await readWhole(db, view, among, eyes.inside);
    const posts = await postsOf(db, eyes, view, rows);
    for (const row of rows) {
      const whole = isToldByHandler(view) ? ((await withExtras(db, view, row)) as WholeRow) : row;
      const title = titleOf(view, eyes, whole);
      yield {
        row: whole,
        title,
        lines: linesOf(view, eyes, whole),
        posts: posts.get(row.id) ?? [],
        files: files.get(row.id) ?? [],
      };
    }
    await between(among.length);
  }
}

async function postsOf(db: Db, eyes: Eyes, { resource, scope }: Gathered['view'], rows: readonly WholeRow[]) {
  const byRecord = new Map<string, ToldRecord['posts'][number][]>();
  if (!resource.conversation || rows.length === 0) return byRecord;
  const ids = rows.map(({ id }) => id);
  const posts = await postsAbout(db, scope.tenant.id, resource, ids, eyes.inside);
  const authors = [...new Set(posts.flatMap(({ author_id }) => author_id ?? []))];
  const names = await titlesOf(db, scope.tenant.id, resourceNamed(people), authors);
  for (const { record_id, author_id, created_at, body, internal } of posts) {
    const author = author_id === null ? 'System' : (names.get(author_id) ?? '');
    const text = body === null ? '' : richText.format(body);
    const known = byRecord.get(record_id) ?? [];
    byRecord.set(record_id, [...known, { author, at: formatDateTime(toWarsaw(created_at)), text, internal }]);
  }
  return byRecord;
}

/** The same for programs: what the fields are, and each record with their keys. */
export async function* recordsJson(eyes: Eyes, { view }: Gathered, records: AsyncIterable<ToldRecord>): AsyncGenerator<string> {
  const { resource, readable } = view;
  const fields = Object.fromEntries(
    Object.entries(readable).map(([key, field]) => {
      const values = Object.entries(eyes.words(field).choices ?? {}).map(([value, { label }]) => [value, label]);
      const choices = values.length > 0 ? { choices: Object.fromEntries(values) } : {};
      return [key, { label: field.label, type: typeOf(field).name, ...choices }];
    }),
  );
  const head = { resource: resource.name, label: resource.labels.few, purpose: resource.privacy.purpose, fields };
  yield `${JSON.stringify(head).slice(0, -1)},"records":[\n`;
  let first = true;
  for await (const { row, posts, files } of records) {
    const told = {
      ...row,
      posts,
      files: files.map(({ file, path }) => ({ id: file.id, name: file.name, bytes: file.bytes, path })),
    };
    yield `${first ? '' : ',\n'}${JSON.stringify(told)}`;
    first = false;
  }
  yield '\n]}\n';
}
