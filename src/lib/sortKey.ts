const SYMBOLS = ' _-–—,;:!?.·\'"«»()[]{}§@*/\\&#%`^°+<=>|~$€';
const DIGITS = '0123456789';
const LETTERS = 'aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż';
const MARKS = [...'\u0301\u0300\u0306\u0302\u030c\u030a\u0308\u030b\u0303\u0307\u0338\u0327\u0328\u0304\u0335'];
/** Quotation marks that stand where the plain one does, told apart as marks are, and before them; the number is their turn. */
const QUOTES: Record<string, readonly [plain: string, turn: number]> = {
  '‘': ["'", 1],
  '’': ["'", 2],
  '“': ['"', 1],
  '”': ['"', 2],
  '„': ['"', 3],
};
const LAST_QUOTE = 3;
const SPELLED: Record<string, string> = { æ: 'ae', œ: 'oe', ß: 'ss', đ: 'd\u0335', ħ: 'h\u0335', ø: 'o\u0338' };

const LETTERS_LENGTH = 160;
const SHADES_LENGTH = 48;

/** No key is longer: letters, then diacritics, then case, with two separators. */
export const SORT_KEY_LENGTH = LETTERS_LENGTH + 2 * SHADES_LENGTH + 2;

const SEPARATOR = '!';
const PLAIN = '"';
const VARIANT = '#';
const CAPITAL = '$';
const LAST = '~';

const character = (rank: number) => String.fromCharCode(PLAIN.charCodeAt(0) + rank);
const OTHER_SYMBOL = character(SYMBOLS.length);
/** By rank; the null keeps the place of every other symbol. */
const TABLE = `${SYMBOLS}\0${DIGITS}${LETTERS}`;

/** Symbols and letters outside the table keep the order of their code points, before the digits and after ż. */
function letterRank(letter: string): string {
  const rank = TABLE.indexOf(letter);
  if (rank !== -1) return character(rank);
  const codePoint = letter.codePointAt(0) ?? 0;
  const code = [codePoint / 8100, (codePoint / 90) % 90, codePoint % 90].map((part) => character(Math.floor(part))).join('');
  return (/\p{L}/u.test(letter) ? LAST : OTHER_SYMBOL) + code;
}

function markRank(mark: string): string {
  const rank = MARKS.indexOf(mark);
  return rank < 0 ? LAST : character(LAST_QUOTE + rank + 1);
}

/** One typed character in parts that bear a rank each: a letter of the table, or a letter and its marks. */
function partsOf(typed: string, small: string): string {
  return TABLE.includes(small) ? small : (SPELLED[small] ?? typed.normalize('NFKD').toLowerCase());
}

function shadeOf(typed: string, small: string): string {
  if (typed !== small) return CAPITAL;
  return small in SPELLED || typed.normalize('NFKD') !== typed.normalize('NFD') ? VARIANT : PLAIN;
}

const trimmed = (shades: string) => shades.slice(0, SHADES_LENGTH).replace(/"+$/, '');

/**
 * A key of printable ASCII whose plain byte order (collation "C") is the Polish alphabetical order of the texts, as
 * `Intl.Collator('pl')` has it: letters first, then diacritics of other languages, then case, small before capital.
 * Texts are told apart by about their first 160 characters.
 */
export function sortKey(text: string): string {
  let letters = '';
  let marks = '';
  let cases = '';
  for (const typed of text
    .normalize('NFC')
    .slice(0, LETTERS_LENGTH)
    .replace(/[\t\n\r]/g, ' ')) {
    const small = typed.toLowerCase();
    for (const part of partsOf(typed, small)) {
      if (/\p{C}/u.test(part)) continue;
      const mark = /\p{M}/u.test(part);
      const [plain, turn] = QUOTES[part] ?? [part, 0];
      if (!mark) letters += letterRank(plain);
      marks += mark ? markRank(part) : character(turn);
      cases += mark ? PLAIN : shadeOf(typed, small);
    }
  }
  return [letters.slice(0, LETTERS_LENGTH), trimmed(marks), trimmed(cases)].join(SEPARATOR).replace(/!+$/, '');
}
