/** What a PDF writes: numbers, `name`s, texts (a sign for a byte), lists, dictionaries, and references to objects by their numbers. */
export type Value = null | boolean | number | { name: string } | { text: string } | { object: number } | Value[] | Dictionary;
export type Dictionary = Map<string, Value>;

const space = /[\0\t\n\f\r ]/;
const ending = /[\0\t\n\f\r ()<>[\]{}/%]/;
const deepest = 50;

/** A value of a PDF and where it ends; throws RangeError for what is none. */
export function valueAt(signs: string, start: number, depth = 0): { value: Value; end: number } {
  if (depth > deepest) throw new RangeError('Too deep.');
  const at = skipped(signs, start);
  if (signs.startsWith('<<', at)) return dictionaryAt(signs, at + 2, depth);
  const sign = signs[at];
  if (sign === '[') return listAt(signs, at + 1, depth);
  if (sign === '(') return textAt(signs, at + 1);
  if (sign === '<') return hexAt(signs, at + 1);
  if (sign === '/') {
    const end = wordEnd(signs, at + 1);
    const name = signs
      .slice(at + 1, end)
      .replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
    return { value: { name }, end };
  }
  const end = wordEnd(signs, at);
  const word = signs.slice(at, end);
  if (word === 'null') return { value: null, end };
  if (word === 'true' || word === 'false') return { value: word === 'true', end };
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(word)) throw new RangeError('No value.');
  const [reference] = /^\s+\d{1,5}\s+R(?![^\0\s()<>[\]{}/%])/.exec(signs.slice(end, end + 20)) ?? [];
  if (reference && /^\d+$/.test(word)) return { value: { object: Number(word) }, end: end + reference.length };
  return { value: Number(word), end };
}

/** Behind white space and notes. */
function skipped(signs: string, start: number): number {
  let at = start;
  for (;;) {
    const sign = signs[at];
    if (sign === undefined) throw new RangeError('Cut off.');
    if (sign === '%') while (at < signs.length && signs[at] !== '\n' && signs[at] !== '\r') at += 1;
    else if (space.test(sign)) at += 1;
    else return at;
  }
}

function wordEnd(signs: string, start: number): number {
  let end = start;
  while (end < signs.length && !ending.test(signs[end] ?? '')) end += 1;
  return end;
}

function dictionaryAt(signs: string, start: number, depth: number): { value: Dictionary; end: number } {
  const value: Dictionary = new Map();
  for (let at = skipped(signs, start); ; at = skipped(signs, at)) {
    if (signs.startsWith('>>', at)) return { value, end: at + 2 };
    const key = valueAt(signs, at, depth + 1);
    if (!isName(key.value)) throw new RangeError('No name.');
    const each = valueAt(signs, key.end, depth + 1);
    value.set(key.value.name, each.value);
    at = each.end;
  }
}

function listAt(signs: string, start: number, depth: number): { value: Value[]; end: number } {
  const value: Value[] = [];
  for (let at = skipped(signs, start); ; at = skipped(signs, at)) {
    if (signs[at] === ']') return { value, end: at + 1 };
    const each = valueAt(signs, at, depth + 1);
    value.push(each.value);
    at = each.end;
  }
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** A text in brackets, which may hold pairs of them, with what is escaped as it is meant. */
function textAt(signs: string, start: number): { value: Value; end: number } {
  let text = '';
  let open = 1;
  for (let at = start; at < signs.length; at += 1) {
    const sign = signs[at] ?? '';
    if (sign === '\\') {
      const [code] = /^[0-7]{1,3}|^\r\n/.exec(signs.slice(at + 1, at + 4)) ?? [];
      const next = signs[at + 1] ?? '';
      if (code !== undefined && code !== '\r\n') text += String.fromCharCode(Number.parseInt(code, 8) & 0xff);
      else if (next !== '\n' && next !== '\r') text += escapes[next] ?? next;
      at += code?.length ?? 1;
      continue;
    }
    if (sign === '(') open += 1;
    if (sign === ')') open -= 1;
    if (open === 0) return { value: { text }, end: at + 1 };
    text += sign;
  }
  throw new RangeError('Cut off.');
}

function hexAt(signs: string, start: number): { value: Value; end: number } {
  const end = signs.indexOf('>', start);
  if (end < 0) throw new RangeError('Cut off.');
  const digits = signs.slice(start, end).replace(/\s/g, '');
  if (!/^[\da-f]*$/i.test(digits)) throw new RangeError('No value.');
  const text = digits.replace(/..?/g, (pair) => String.fromCharCode(Number.parseInt(pair.padEnd(2, '0'), 16)));
  return { value: { text }, end: end + 1 };
}

export const isDictionary = (value: Value | undefined): value is Dictionary => value instanceof Map;
export const isName = (value: Value | undefined): value is { name: string } =>
  typeof value === 'object' && value !== null && 'name' in value;
export const isReference = (value: Value | undefined): value is { object: number } =>
  typeof value === 'object' && value !== null && 'object' in value;

/** The letters of a text: UTF-16 or UTF-8 with their marks, else those of a PDF, which are near to Latin-1. */
export function wordsOf(value: Value | undefined): string | null {
  if (typeof value !== 'object' || value === null || !('text' in value)) return null;
  const { text } = value;
  const bytes = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  if (text.startsWith('\u00fe\u00ff')) return new TextDecoder('utf-16be').decode(bytes);
  if (text.startsWith('\u00ff\u00fe')) return new TextDecoder('utf-16le').decode(bytes);
  try {
    // Many programs write UTF-8 without its mark.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return text;
  }
}
