import { fold } from '../../../lib/text';

/** What a sign stands for when letters are written with signs, in pairs; 1, 6, 7, 9, ! and | stand for two letters each, so there are two readings. */
const READINGS = ['0o1i2z3e4a5s6g7t8b9g@a$s!i|i+t€e(c', '0o1l2z3e4a5s6b7l8b9q@a$s!l|l+t€e(c'].map(
  (pairs) => new Map([...pairs.matchAll(/(.)(.)/gu)].map(([, sign = '', letter = '']) => [sign, letter])),
);

/** Lower case without Polish or other marks: `Łódź` is `lodz`. */
export function withoutMarks(text: string): string {
  return fold(text.normalize('NFKC'));
}

/** The text in each reading of its signs as letters. */
export function unleet(text: string): string[] {
  return READINGS.map((reading) => [...text].map((sign) => reading.get(sign) ?? sign).join(''));
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
