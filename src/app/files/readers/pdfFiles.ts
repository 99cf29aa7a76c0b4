import { fileLimits } from '../../../contract/files';
import { joined, signsOf } from '../../../lib/bytes';
import { inflated } from '../inflated';
import { type Dictionary, isDictionary, isName, isReference, type Value, valueAt, wordsOf } from './pdfValues';
import { NoRoom, type Room, roomWithin } from './room';

/** A file that hangs on a PDF, such as the XML of an invoice (PDF/A-3). */
export interface Attached {
  /** Null where nothing names it. */
  name: string | null;
  content: Uint8Array<ArrayBuffer>;
}

/** What a stream costs beside its bytes. */
const perStream = 20_000;
/** Signs of an object that are read: what names files is short. */
const longest = 100_000;
/** Objects of a PDF, and those packed in one of them. */
const mostObjects = 500_000;
const packedInOne = 10_000;

/** Where an object stands; none reaches into the next. */
interface Place {
  signs: string;
  start: number;
  end: number;
}
type Places = Map<number, Place>;

/** The files that hang on a PDF; none of one with a password, nor of one that is broken. Where there is too little room for all of them it says so. */
export async function filesOfPdf(bytes: Uint8Array<ArrayBuffer>, room = roomWithin()): Promise<Attached[]> {
  const signs = signsOf(bytes);
  if (/\/Encrypt\s+\d+\s+\d+\s+R/.test(signs)) return [];
  const objects = objectsIn(signs);
  const packed = await packedObjects(bytes, objects, room);
  const resolve = (value: Value | undefined): Value | undefined =>
    isReference(value) ? read(objects.get(value.object) ?? packed.get(value.object), room)?.value : value;
  const found = new Map<number, string | null>();
  for (const value of speaking([...packed.values(), ...objects.values()], /\/EF\b/, room))
    for (const each of dictionariesOf(value)) {
      const files = resolve(each.get('EF'));
      const file = isDictionary(files) ? (files.get('UF') ?? files.get('F')) : undefined;
      if (isReference(file)) found.set(file.object, wordsOf(each.get('UF')) ?? wordsOf(each.get('F')));
    }
  const attached: Attached[] = [];
  for (const [object, name] of found) {
    if (attached.length >= room.files) {
      room.short = true;
      break;
    }
    const content = await taken(streamOf(bytes, objects.get(object), resolve, room), room);
    if (content) attached.push({ name, content });
  }
  return attached;
}

/** Where each object stands, by its number; of one that was written anew, the later. */
function objectsIn(signs: string): Places {
  const found: Places = new Map();
  let last: Place | undefined;
  for (const { 0: head, 1: number, index } of signs.matchAll(/(\d{1,8})\s{1,3}\d{1,5}\s{1,3}obj\b/g)) {
    if (last) last.end = Math.min(last.end, index);
    if (found.size >= mostObjects) break;
    const start = index + head.length;
    last = { signs, start, end: Math.min(signs.length, start + longest) };
    found.set(Number(number), last);
  }
  return found;
}

/** The value at a place; null where none can be read, or enough was. */
function read(place: Place | undefined, room: Room): { value: Value; end: number } | null {
  if (!place) return null;
  if (room.signs <= 0) {
    room.short = true;
    return null;
  }
  const { signs, start, end } = place;
  try {
    const found = valueAt(signs.slice(start, end), 0);
    room.signs -= found.end;
    return { value: found.value, end: start + found.end };
  } catch {
    room.signs -= end - start;
    return null;
  }
}

/** The objects in which a word stands. */
function* speaking(places: readonly Place[], word: RegExp, room: Room): Generator<Value> {
  for (const place of places) {
    const found = word.test(place.signs.slice(place.start, place.end)) ? read(place, room) : null;
    if (found) yield found.value;
  }
}

/** The objects that lie packed in others. */
async function packedObjects(bytes: Uint8Array<ArrayBuffer>, objects: Places, room: Room): Promise<Places> {
  const found: Places = new Map();
  const plain = (value: Value | undefined) => (isReference(value) ? read(objects.get(value.object), room)?.value : value);
  for (const place of objects.values()) {
    if (!/\/ObjStm\b/.test(place.signs.slice(place.start, Math.min(place.end, place.start + 500)))) continue;
    const { value: about } = read(place, room) ?? {};
    const [first, count] = isDictionary(about) ? [about.get('First'), about.get('N')] : [];
    if (typeof first !== 'number' || typeof count !== 'number' || first < 0 || count < 1) continue;
    const content = await taken(streamOf(bytes, place, plain, room), room);
    if (!content) continue;
    for (const [number, each] of placesIn(signsOf(content), first, Math.min(count, packedInOne))) {
      if (found.size >= mostObjects) return found;
      found.set(number, each);
    }
  }
  return found;
}

/** Where the objects stand that are packed in one: each of its places once. */
function placesIn(signs: string, first: number, count: number): [number: number, Place][] {
  // Two numbers of at most ten digits tell each.
  const index = signs
    .slice(0, Math.min(first, count * 22))
    .trim()
    .split(/\s+/, count * 2)
    .map(Number);
  const numbers = new Map<number, number>();
  for (let nth = 0; nth + 1 < index.length; nth += 2) {
    const start = first + (index[nth + 1] ?? 0);
    if (start >= first && !numbers.has(start)) numbers.set(start, index[nth] ?? 0);
  }
  const starts = [...numbers].sort(([one], [other]) => one - other);
  return starts.map(([start, number], nth) => [
    number,
    { signs, start, end: Math.min(starts[nth + 1]?.[0] ?? signs.length, start + longest) },
  ]);
}

/** A dictionary and all those in it. */
function* dictionariesOf(value: Value): Generator<Dictionary> {
  if (isDictionary(value)) yield value;
  const inner = isDictionary(value) ? [...value.values()] : Array.isArray(value) ? value : [];
  for (const each of inner) yield* dictionariesOf(each);
}

/** What can be read, else null; for want of room it is said. */
async function taken<T>(reading: Promise<T>, room: Room): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    room.short ||= error instanceof NoRoom;
    return null;
  }
}

/** The bytes of a stream as they were before packing; throws where they are packed another way, too many or broken. */
async function streamOf(
  bytes: Uint8Array<ArrayBuffer>,
  place: Place | undefined,
  resolve: (value: Value | undefined) => Value | undefined,
  room: Room,
): Promise<Uint8Array<ArrayBuffer>> {
  room.bytes -= perStream;
  if (!place) throw new RangeError('Nothing there.');
  if (room.bytes <= 0) throw new NoRoom('Enough taken.');
  const { value: about, end = 0 } = read(place, room) ?? {};
  const [lead] = /^\s*stream\r?\n/.exec(place.signs.slice(end, end + 20)) ?? [];
  if (!isDictionary(about) || !lead) throw new RangeError('No stream.');
  const said = resolve(about.get('Filter')) ?? [];
  const filters = Array.isArray(said) ? said : [said];
  const [filter, another] = filters.map((each) => (isName(each) ? each.name : ''));
  if (another !== undefined || (filters.length > 0 && filter !== 'FlateDecode')) throw new RangeError('Packed another way.');
  const from = end + lead.length;
  const length = lengthOf(place.signs, from, resolve(about.get('Length')), room);
  if (length > room.bytes) throw new NoRoom('Enough taken.');
  const packed = bytes.slice(from, from + length);
  room.bytes -= length;
  if (filters.length === 0) return packed;
  const most = Math.min(fileLimits.bytes, room.bytes);
  // What is too much, or breaks, was unpacked too.
  room.bytes -= most;
  const content = joined(
    await inflated(packed, 'deflate', most).catch((error: unknown) => {
      throw error instanceof RangeError ? new NoRoom('More than there may be.', { cause: error }) : error;
    }),
  );
  room.bytes += most - content.length;
  return content;
}

/** How long it says that it is; what does not end there, as a program counted wrong, goes to its end. */
function lengthOf(signs: string, from: number, said: Value | undefined, room: Room): number {
  if (typeof said === 'number' && said >= 0 && /^\s*endstream/.test(signs.slice(from + said, from + said + 20))) return said;
  const end = signs.indexOf('endstream', from);
  room.bytes -= (end < 0 ? signs.length : end) - from;
  if (end < 0) throw new RangeError('Cut off.');
  const lineEnd = /\r?\n$/.exec(signs.slice(Math.max(from, end - 2), end))?.[0].length ?? 0;
  return end - lineEnd - from;
}
