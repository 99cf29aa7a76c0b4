import { formatNumber } from './numbers';

/** The text as it is searched: lower case, without diacritics (also ł), with single spaces, so that "lodz" finds "Łódź". */
export function fold(text: string): string {
  return text.toLowerCase().replace(/ł/g, 'l').normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim();
}

/**
 * The Polish form that goes with a whole number: 1 is `one`, 2-4 but not 12-14 `few`, everything else `many` (also 21 and 101).
 * `part` goes with a fraction (1,5 dnia); feminine and neuter nouns have it equal to `few`.
 */
export function plural<Form>(count: number, one: Form, few: Form, many: Form, part: Form = few): Form {
  const number = Math.abs(count);
  if (!Number.isInteger(number)) return part;
  if (number === 1) return one;
  const teen = Math.floor((number % 100) / 10) === 1;
  return number % 10 > 1 && number % 10 < 5 && !teen ? few : many;
}

/** The number and its noun, never broken between lines: `1 234 dokumenty`. */
export function countOf(count: number, one: string, few: string, many: string, part?: string): string {
  return `${formatNumber(count)}\u00a0${plural(count, one, few, many, part)}`;
}

/** With its full stop, so that the next one may follow. */
export const asSentence = (said: string): string => (/[.!?…]$/.test(said) ? said : `${said}.`);

/** Made at the first cut: it costs more than many of them. */
let characters: Intl.Segmenter | undefined;
/** Letters with more marks than this are no writing. */
const LONGEST_CHARACTER = 32;

/** At most so many code units of a text, as columns count them, and none of its characters in halves: a letter with its marks, a face of several signs. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  characters ??= new Intl.Segmenter('pl', { granularity: 'grapheme' });
  const end = characters.segment(text.slice(0, most + LONGEST_CHARACTER)).containing(most)?.index ?? most;
  if (most - end < LONGEST_CHARACTER) return text.slice(0, end);
  const isWithinPair = (text.codePointAt(most - 1) ?? 0) > 0xffff;
  return text.slice(0, isWithinPair ? most - 1 : most);
}

export { SORT_KEY_LENGTH, sortKey } from './sortKey';
