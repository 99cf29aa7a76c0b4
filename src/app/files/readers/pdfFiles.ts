import { fileLimits } from '../../../contract/files';
import { joined, signsOf } from '../../../lib/bytes';
import { inflated } from '../inflated';
import { type Dictionary, isDictionary, isName, isReference, type Value, valueAt, wordsOf } from './pdfValues';

/** A file that hangs on a PDF, such as the XML of an invoice (PDF/A-3). */
export interface Attached {
  /** Null where nothing names it. */
  name: string | null;
  content: Uint8Array<ArrayBuffer>;
}

/** The files that hang on a PDF; none of one with a password, nor of one that is broken. */
export async function filesOfPdf(bytes: Uint8Array<ArrayBuffer>): Promise<Attached[]> {
  const signs = signsOf(bytes);
  if (/\/Encrypt\s+\d+\s+\d+\s+R/.test(signs)) return [];
  const objects = objectsIn(signs);
  const within = await packedObjects(bytes, signs, objects);
  const resolve = (value: Value | undefined): Value | undefined => {
    if (!isReference(value)) return value;
    const start = objects.get(value.object);
    return start === undefined ? within.get(value.object) : read(signs, start)?.value;
  };
  const found = new Map<number, string | null>();
  for (const value of [...within.values(), ...speaking(signs, objects, /\/EF\b/)])
    for (const each of dictionariesOf(value)) {
      const files = resolve(each.get('EF'));
      const file = isDictionary(files) ? (files.get('UF') ?? files.get('F')) : undefined;
      if (isReference(file)) found.set(file.object, wordsOf(each.get('UF')) ?? wordsOf(each.get('F')));
    }
  const attached: Attached[] = [];
  for (const [object, name] of found) {
    const content = await streamOf(bytes, signs, objects.get(object), resolve).catch(() => null);
    if (content) attached.push({ name, content });
  }
  return attached;
}

/** Where each object begins, by its number; of one that was written anew, the later. */
function objectsIn(signs: string): Map<number, number> {
  const found = new Map<number, number>();
  for (const { 0: head, 1: number, index } of signs.matchAll(/(\d{1,8})\s{1,3}\d{1,5}\s{1,3}obj\b/g))
    found.set(Number(number), index + head.length);
  return found;
}

/** The value at a place; null where none can be read. */
function read(signs: string, start: number): { value: Value; end: number } | null {
  try {
    return valueAt(signs, start);
  } catch {
    return null;
  }
}

/** Signs of an object that are looked at for a word: what names files is short. */
const head = 20_000;

/** The objects in whose beginning a word stands. */
function* speaking(signs: string, objects: ReadonlyMap<number, number>, word: RegExp): Generator<Value> {
  for (const start of objects.values()) {
    const end = signs.indexOf('endobj', start);
    if (!word.test(signs.slice(start, Math.min(end < 0 ? signs.length : end, start + head)))) continue;
    const found = read(signs, start);
    if (found) yield found.value;
  }
}

/** The objects that lie packed in others. */
async function packedObjects(
  bytes: Uint8Array<ArrayBuffer>,
  signs: string,
  objects: ReadonlyMap<number, number>,
): Promise<Map<number, Value>> {
  const found = new Map<number, Value>();
  const plain = (value: Value | undefined) => (isReference(value) ? numberAt(signs, objects.get(value.object)) : value);
  for (const start of objects.values()) {
    if (!/\/ObjStm\b/.test(signs.slice(start, start + 500))) continue;
    const { value: about } = read(signs, start) ?? {};
    if (!isDictionary(about) || typeof about.get('First') !== 'number') continue;
    const content = await streamOf(bytes, signs, start, plain).catch(() => null);
    if (!content) continue;
    const text = signsOf(content);
    const first = Number(about.get('First'));
    const places = text.slice(0, first).trim().split(/\s+/).map(Number);
    for (let nth = 0; nth + 1 < places.length; nth += 2) {
      const value = read(text, first + (places[nth + 1] ?? 0))?.value;
      if (value !== undefined) found.set(places[nth] ?? 0, value);
    }
  }
  return found;
}

const numberAt = (signs: string, start: number | undefined): Value | undefined =>
  start === undefined ? undefined : read(signs, start)?.value;

/** A dictionary and all those in it. */
function* dictionariesOf(value: Value): Generator<Dictionary> {
  if (isDictionary(value)) yield value;
  const inner = isDictionary(value) ? [...value.values()] : Array.isArray(value) ? value : [];
  for (const each of inner) yield* dictionariesOf(each);
}

/** The bytes of a stream as they were before packing; throws where they are packed another way, too many or broken. */
async function streamOf(
  bytes: Uint8Array<ArrayBuffer>,
  signs: string,
  start: number | undefined,
  resolve: (value: Value | undefined) => Value | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const { value: about, end = 0 } = start === undefined ? {} : (read(signs, start) ?? {});
  const [lead] = /^\s*stream\r?\n/.exec(signs.slice(end, end + 20)) ?? [];
  if (!isDictionary(about) || !lead) throw new RangeError('No stream.');
  const from = end + lead.length;
  const packed = bytes.subarray(from, from + lengthOf(signs, from, resolve(about.get('Length'))));
  const said = resolve(about.get('Filter')) ?? [];
  const filters = Array.isArray(said) ? said : [said];
  if (filters.length === 0) return packed.slice();
  const [filter, another] = filters.map((each) => (isName(each) ? each.name : ''));
  if (another !== undefined || filter !== 'FlateDecode') throw new RangeError('Packed another way.');
  return joined(await inflated(packed.slice(), 'deflate', fileLimits.bytes));
}

/** How long it says that it is; what does not end there, as a program counted wrong, goes to its end. */
function lengthOf(signs: string, from: number, said: Value | undefined): number {
  if (typeof said === 'number' && /^\s*endstream/.test(signs.slice(from + said, from + said + 20))) return said;
  const end = signs.indexOf('endstream', from);
  if (end < 0) throw new RangeError('Cut off.');
  return signs.slice(from, end).replace(/\r?\n$/, '').length;
}
