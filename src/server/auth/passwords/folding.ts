/** What a sign stands for when letters are written with signs; 1, ! and 7 stand for two letters each, so there are two readings. */
const READINGS: readonly Readonly<Record<string, string>>[] = [
  {
    0: 'o',
    1: 'i',
    2: 'z',
    3: 'e',
    4: 'a',
    5: 's',
    6: 'g',
    7: 't',
    8: 'b',
    9: 'g',
    '@': 'a',
    $: 's',
    '!': 'i',
    '|': 'i',
    '+': 't',
    '€': 'e',
    '(': 'c',
  },
  {
    0: 'o',
    1: 'l',
    2: 'z',
    3: 'e',
    4: 'a',
    5: 's',
    6: 'b',
    7: 'l',
    8: 'b',
    9: 'q',
    '@': 'a',
    $: 's',
    '!': 'l',
    '|': 'l',
    '+': 't',
    '€': 'e',
    '(': 'c',
  },
];

/** Lower case without Polish or other marks: `Łódź` is `lodz`. */
export function withoutMarks(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
}

/** The text in each reading of its signs as letters. */
export function unleet(text: string): string[] {
  return READINGS.map((reading) => [...text].map((sign) => reading[sign] ?? sign).join(''));
}

const LEADING = /^[^\p{L}]+/u;
const TRAILING = /[^\p{L}]+$/u;

/** All that a password may be at heart: lower-cased, without marks, signs read as letters, digits and signs at its ends taken off. */
export function foldings(password: string): Set<string> {
  const whole = [password.toLowerCase(), withoutMarks(password)];
  const trimmed = whole.flatMap((text) => [
    text,
    text.replace(TRAILING, ''),
    text.replace(LEADING, ''),
    text.replace(LEADING, '').replace(TRAILING, ''),
  ]);
  const read = trimmed.flatMap((text) => [text, ...unleet(text)]);
  const all = read.flatMap((text) => [text, text.replace(LEADING, '').replace(TRAILING, '')]);
  return new Set(all.filter((text) => text !== ''));
}
