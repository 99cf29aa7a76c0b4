import { formatDateTime, toWarsaw } from '../../lib/dates';
import { countOf } from '../../lib/text';
import type { Resource } from '../../schema';
import type { Gathered, GatheredFile } from './gather';
import { escaped, linkTo, pageBegin, pageEnd } from './markup';
import type { ToldRecord } from './records';

const when = (at: Date) => formatDateTime(toWarsaw(at));

/** A record as a person reads it: names of fields and values, what was written about it, its files. */
export function recordMarkup({ title, row, lines, posts, files }: ToldRecord): string {
  const gone = row.is_deleted ? ' <span class="quiet">(usunięto)</span>' : '';
  const values = lines.map(({ label, text }) => `<dt>${escaped(label)}</dt><dd>${escaped(text)}</dd>`).join('\n');
  const written = posts.map(
    ({ author, at, text, internal }) =>
      `<div class="post"><span class="quiet">${escaped(author)}, ${escaped(at)}${internal ? ', notatka wewnętrzna' : ''}</span>\n${escaped(text)}</div>`,
  );
  return `<article id="${row.id}"><h2>${escaped(title)}${gone}</h2>\n<dl>\n${values}\n</dl>\n${written.join('\n')}${fileLinks(files)}</article>\n`;
}

function fileLinks(files: readonly GatheredFile[]): string {
  if (files.length === 0) return '';
  return `<ul>${files.map(({ file, path }) => `<li>${linkTo(`../${path}`, file.name)}</li>`).join('')}</ul>\n`;
}

export async function* resourcePage(resource: Resource, records: AsyncIterable<ToldRecord>): AsyncGenerator<string> {
  yield `${pageBegin(resource.labels.few)}<p>${linkTo('../index.html', 'Spis treści')}</p>\n`;
  for await (const record of records) yield recordMarkup(record);
  yield pageEnd;
}

/** Lines of a table with its headings, as a page of its own. */
export async function* tablePage(
  title: string,
  headings: readonly string[],
  rows: AsyncIterable<readonly string[]> | Iterable<readonly string[]>,
): AsyncGenerator<string> {
  const cells = (each: readonly string[], tag: 'th' | 'td') =>
    `<tr>${each.map((text) => `<${tag}>${escaped(text)}</${tag}>`).join('')}</tr>\n`;
  yield `${pageBegin(title)}<p>${linkTo('../index.html', 'Spis treści')}</p>\n<table><thead>${cells(headings, 'th')}</thead><tbody>\n`;
  for await (const row of rows) yield cells(row, 'td');
  yield `</tbody></table>\n${pageEnd}`;
}

/** What the first page tells of the whole archive. */
export interface Contents {
  title: string;
  firm: string;
  maker: string;
  at: Date;
  lead: string;
  parts: readonly { gathered: Gathered; told: number }[];
  others: readonly { path: string; title: string; count: number }[];
  /** What hangs on the subject and is not the asker's to know. */
  unseen: readonly { resource: Resource; count: number }[];
  mentions: readonly { resource: Resource; label: string; count: number }[];
  missing: readonly string[];
}

export function* contentsPage(contents: Contents): Generator<string> {
  const { title, firm, maker, at, lead, parts, others } = contents;
  yield `${pageBegin(title)}<p>${escaped(lead)}</p>\n<p class="quiet">${escaped(firm)}. Stan na ${when(at)}. Przygotowanie: ${escaped(maker)}.</p>\n`;
  yield '<table><thead><tr><th>Co</th><th class="number">Pozycji</th><th class="number">Plików</th><th>Dla programów</th></tr></thead><tbody>\n';
  for (const { gathered, told } of parts) {
    const { view, name, files } = gathered;
    const many = [...files.values()].reduce((sum, each) => sum + each.length, 0);
    const label = view.resource.labels.few;
    yield `<tr><td>${linkTo(`dane/${name}.html`, label)}</td><td class="number">${told}</td><td class="number">${many}</td><td>${linkTo(`dane/${name}.json`, 'JSON')}</td></tr>\n`;
  }
  for (const other of others)
    yield `<tr><td>${linkTo(`dane/${other.path}.html`, other.title)}</td><td class="number">${other.count}</td><td class="number">0</td><td>${linkTo(`dane/${other.path}.json`, 'JSON')}</td></tr>\n`;
  yield '</tbody></table>\n';
  yield* notes(contents);
  yield pageEnd;
}

function* notes({ unseen, mentions, missing }: Contents): Generator<string> {
  yield* section(
    'Czego tu nie ma',
    'Tych pozycji nie może zobaczyć w panelu osoba, która przygotowała eksport.',
    unseen.map(({ resource, count }) => `${resource.labels.few}: ${count}`),
  );
  yield* section(
    'Gdzie jeszcze występuje',
    'Pozycje, w których ta osoba jest tylko wymieniona, na przykład jako ta, która coś zrobiła.',
    mentions.map(({ resource, label, count }) => `${resource.labels.few}, ${label.toLowerCase()}: ${count}`),
  );
  yield* section('Brakujące pliki', `Nie udało się odczytać: ${countOf(missing.length, 'pliku', 'plików', 'plików')}.`, missing);
}

function* section(title: string, lead: string, each: readonly string[]): Generator<string> {
  if (each.length === 0) return;
  yield `<h2>${escaped(title)}</h2>\n<p>${escaped(lead)}</p>\n<ul>${each.map((text) => `<li>${escaped(text)}</li>`).join('')}</ul>\n`;
}
