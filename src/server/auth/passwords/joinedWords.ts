import { withoutMarks } from './folding';

/** How common a word is, 1 for the commonest, or null where no dictionary has it; it comes in lower case without marks. */
export type RankOf = (word: string) => number | null;

/** Passwords of words that somebody who has the dictionaries needs fewer guesses for than these, in powers of ten, are too easy. */
const FEWEST_GUESSES = 8.5;
/** So many words are a passphrase, however common each is. */
const PASSPHRASE = 4;
/** Words of one letter: a, i, o, u, w, z. */
const LETTERS = 6;
/** Each half of what is written together has so many letters. */
const SHORTEST_HALF = 4;

/**
 * Whether a password is nothing but dictionary words, joined by signs or written together, with perhaps a number, and too few or too common
 * ones: whoever guesses tries such pairs first, and zxcvbn takes the signs between words for randomness.
 */
export function isJoinedWords(password: string, rankOf: RankOf): boolean {
  const plain = withoutMarks(password.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));
  if (/[^\P{L}a-z]/u.test(plain) || !/[a-z]/.test(plain)) return false;
  let power = 0;
  let words = 0;
  for (const part of plain.split(/[^a-z0-9]+/)) {
    const [, before = '', word = '', after = ''] = /^(\d*)([a-z]*)(\d*)$/.exec(part) ?? [];
    // Letters and digits mixed are no word.
    if (part !== '' && before + word + after === '') return false;
    const rank = word === '' ? 1 : word.length === 1 ? LETTERS : (rankOf(word) ?? rankOfPair(word, rankOf));
    if (rank === null) return false;
    if (word.length > 1) words += 1;
    power += Math.log10(rank) + powerOf(before) + powerOf(after);
  }
  return words < PASSPHRASE && power < FEWEST_GUESSES;
}

/** What a number adds; a year, or digits in their order, is one of a hundred. */
function powerOf(digits: string): number {
  return /^(?:19|20)\d\d$/.test(digits) || '1234567890'.includes(digits) ? Math.min(digits.length, 2) : digits.length;
}

/** Two words without a sign between them, the commonest such pair. */
function rankOfPair(run: string, rankOf: RankOf): number | null {
  let best: number | null = null;
  for (let at = SHORTEST_HALF; at <= run.length - SHORTEST_HALF; at += 1) {
    const [first, second] = [rankOf(run.slice(0, at)), rankOf(run.slice(at))];
    if (first !== null && second !== null) best = Math.min(best ?? Number.POSITIVE_INFINITY, first * second);
  }
  return best;
}
