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

/** What belongs to the letter before it: marks, the joiner of a face of several signs, its colour, the letters of a flag's region. */
const GOES_ON = /^(?:\p{M}|\u200d|[\u{1f3fb}-\u{1f3ff}]|[\u{e0020}-\u{e007f}])/u;
/** Letters with more marks than this are no writing. */
const LONGEST_CHARACTER = 32;

const isWithinPair = (text: string, at: number): boolean => (text.codePointAt(at - 1) ?? 0) > 0xffff;
const isOfFlag = (text: string, at: number): boolean => {
  const code = text.codePointAt(at) ?? 0;
  return code >= 0x1f1e6 && code <= 0x1f1ff;
};
/** A flag is two letters of its own: an odd number of them before means that the next one is the second of its flag. */
function isWithinFlag(text: string, at: number): boolean {
  let before = 0;
  while (isOfFlag(text, at - 2 * (before + 1))) before += 1;
  return before % 2 === 1 && isOfFlag(text, at);
}
const isWithinCharacter = (text: string, at: number): boolean =>
  isWithinPair(text, at) || GOES_ON.test(text.slice(at, at + 2)) || text[at - 1] === '\u200d' || isWithinFlag(text, at);

/**
 * At most so many code units of a text, as columns count them, and none of its characters in halves: a letter with its marks, a face of several
 * signs, a flag. Where not even the first one goes in, as much of it as does.
 */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = most;
  while (end > 0 && most - end < LONGEST_CHARACTER && isWithinCharacter(text, end)) end -= 1;
  if (end > 0 && most - end < LONGEST_CHARACTER) return text.slice(0, end);
  return text.slice(0, isWithinPair(text, most) ? most - 1 : most);
}

export { SORT_KEY_LENGTH, sortKey } from './sortKey';
