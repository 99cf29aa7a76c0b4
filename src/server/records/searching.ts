import { withoutInvisible } from '../../lib/invisible';
import { fold, sortKey } from '../../lib/text';
import { titleKeys } from '../../schema/columns';
import { characterFault } from '../../schema/text';
import { beside, hasSortKey } from '../db/columns';
import { ident } from '../db/ident';
import { badQuery } from '../errors';
import { listLimits } from './listLimits';
import type { Params } from './params';
import type { View } from './view';

/** A trigram index needs three letters; a shorter word is looked for where words begin. */
const TRIGRAM = 3;
const like = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Search as the inside of a `where`: every word must be found, whatever its case and diacritics, in fields the asker may read. */
export function searchSql(view: View, typed: string, params: Params): string[] {
  const search = joinedNumbers(withoutInvisible(typed));
  if ([...search].length > listLimits.search) throw badQuery(`Szukany tekst może mieć najwyżej ${listLimits.search} znaków.`);
  if (characterFault(search, true)) throw badQuery('Szukany tekst zawiera niedozwolone znaki.');
  const words = [...new Set(fold(search).split(' '))].filter((word) => word !== '');
  if (words.length === 0) return [];
  if (words.length > listLimits.words) throw badQuery(`Szukać można najwyżej ${listLimits.words} słów naraz.`);
  if (!view.resource.list.search?.length) throw badQuery('Tej listy nie można przeszukiwać.');
  const title = words.every((word) => word.length < TRIGRAM) ? titleBegins(view, words, params) : null;
  const found = title ?? words.map((word) => wordSql('r.search', word, params));
  return [...found, ...onlyReadable(view, words, params)];
}

/** Digits of a REGON or telephone, NIP or KRS, PESEL, long REGON and account. */
const numberLengths: readonly number[] = [9, 10, 11, 14, 26];

/** Such a number in parts of two digits at least, or with PL before it, as the digits that are kept. */
function joinedNumbers(text: string): string {
  return text.replace(
    /(?<![\p{L}\d]|\d[\s.-])(?:PL[\s.-]?)?(\d{2,}(?:[\s.-]\d{2,})*)(?!\p{L}|[\s.-]?\d)/giu,
    (whole, parts: string) => {
      const digits = parts.replace(/\D/g, '');
      return numberLengths.includes(digits.length) ? digits : whole;
    },
  );
}

function wordSql(column: string, word: string, params: Params): string {
  if (word.length < TRIGRAM) return `${column} ~ ${params.add(`(^|[^[:alnum:]])${escapeRegex(word)}`)}`;
  const digits = word.replaceAll('-', '');
  const whole = `${column} like ${params.add(`%${like(word)}%`)}`;
  return digits !== word && /^\d{3,}$/.test(digits) ? `(${whole} or ${column} like ${params.add(`%${digits}%`)})` : whole;
}

const escapeRegex = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Letters that search takes for one, in their alphabetical order, where each stands right after the one before it. */
const variants: Record<string, string> = { a: 'aą', c: 'cć', e: 'eę', l: 'lł', n: 'nń', o: 'oó', s: 'sś', z: 'zźż' };

/** Short words alone: records whose title begins with the first of them, by the index of the alphabetical order. */
function titleBegins(view: View, words: readonly string[], params: Params): string[] | null {
  const [first = '', ...others] = words;
  const [key = ''] = titleKeys(view.resource);
  const field = view.readable[key];
  if (!field || !hasSortKey(field) || field.options.grant) return null;
  const column = `r.${ident(beside.sort(key))}`;
  const letters = [...first].map((letter) => variants[letter] ?? letter);
  let heads = [''];
  for (const alike of letters.slice(0, -1)) heads = heads.flatMap((head) => [...alike].map((letter) => head + letter));
  const last = [...(letters.at(-1) ?? '')];
  const ranges = heads.map((head) => {
    const [from, to] = [sortLetters(head + last[0]), sortLetters(head + last.at(-1))];
    return `${column} >= ${params.add(from)} and ${column} < ${params.add(`${to}\u007f`)}`;
  });
  return [`(${ranges.join(' or ')})`, ...others.map((word) => wordSql('r.search', word, params))];
}

/** The part of a sort key that tells letters, without case. */
const sortLetters = (text: string) => sortKey(text).split('!', 1)[0] ?? '';

const accented = 'ąćęłńóśźżáäéëíöőúüűčďěňřšťůýž';
const marked = accented + accented.toUpperCase();
const bare = 'acelnoszzaaeeioouuucdenrstuyz'.repeat(2);

/** Columns of text as one, without case and diacritics, for a search among these alone. */
export function foldedSql(columns: readonly string[]): string {
  return `translate(lower(concat_ws(E'\\n', ${columns.join(', ')})), '${marked}', '${bare}')`;
}

/** The search column holds every searchable field; where the asker may not read all of them, a hit must stand in those they may (P07). */
function onlyReadable(view: View, words: readonly string[], params: Params): string[] {
  const fields = view.resource.list.search ?? [];
  const known = fields.filter((key) => Object.hasOwn(view.readable, key));
  if (known.length === fields.length) return [];
  if (known.length === 0) throw badQuery('Tej listy nie można przeszukiwać.');
  const folded = foldedSql(known.map((key) => `r.${ident(key)}`));
  return words.map((word) => `${folded} like ${params.add(`%${like(word)}%`)}`);
}
