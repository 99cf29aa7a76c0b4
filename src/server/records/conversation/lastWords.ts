import type { Principal } from '../../../access/principal';
import { countOf } from '../../../lib/text';
import { type Resource, richText } from '../../../schema';
import { literal } from '../../db/ident';
import { resourceNamed } from '../start';
import { TitleJoins } from '../titles';

const EXCERPT = 140;
/** Signs of a long text that are read for its excerpt; written as markup, one sign may take six. */
const READ = 2_000;

/** The first words of a post, without its markup. */
export function excerptOf(html: string | null): string {
  const signs = html === null ? [] : [...richText.format(html).replace(/\s+/g, ' ')];
  return signs.length > EXCERPT ? `${signs.slice(0, EXCERPT).join('')}…` : signs.join('');
}

/** Enough of a column's markup for its excerpt: of a long one the text alone, as a cut through a tag would show the tag. */
export const beginningSql = (column: string): string =>
  `case when length(${column}) <= ${READ} then ${column} else
    left(regexp_replace(regexp_replace(${column}, '<(br|/p|/li|/h[1-6])[^>]*>', ' ', 'gi'), '<[^>]*>', '', 'g'), ${READ}) end`;

interface LastPost {
  mine: boolean;
  note: boolean;
  author: string;
  body: string | null;
  files: number;
}

/** The last post of row `r` that its reader may know of, as one value; `me` is the placeholder of the reader's id. */
export function lastWordsSql({ name }: Resource, { isAdmin }: Principal, me: string): string {
  const titles = new TitleJoins('w');
  const people = resourceNamed('users');
  const author = titles.title(people, titles.join(people, 'p', 'author_id'));
  return `(select json_build_object('mine', p.author_id is not distinct from ${me}, 'note', p.internal, 'author', ${author.sql},
      'body', ${beginningSql('p.body')}, 'files', coalesce(cardinality(p.file_ids), 0))
    from conversation_posts p ${titles.joins.join(' ')}
    where p.tenant_id = $1 and p.resource = ${literal(name)} and p.record_id = r.id and p.retracted_at is null${isAdmin ? '' : ' and not p.internal'}
    order by p.seq desc limit 1)`;
}

/** „Jan Klient: Dzień dobry, wysyłam faktury”; files without a word are counted. */
export function lastWordsOf({ mine, note, author, body, files }: LastPost): string | null {
  const words = excerptOf(body) || (files > 0 ? countOf(files, 'plik', 'pliki', 'plików') : '');
  const from = [mine ? 'Ty' : author, note ? '(notatka)' : ''].filter(Boolean).join(' ');
  return [from, words].filter(Boolean).join(': ') || null;
}
