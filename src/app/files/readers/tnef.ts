import { isPartOfText, lettersOf, properties } from './mapi';

/** A file that Outlook packed, as winmail.dat tells it. */
export interface Packed {
  name: string;
  /** Empty where it says none. */
  type: string;
  content: Uint8Array<ArrayBuffer>;
  /** A picture of the text. */
  inline: boolean;
}

/** What every winmail.dat begins with, and what a mail that is kept within an attachment does. */
const mark = 0x223e9f78;
const messageWithin = '0703020000000000c000000000000046';
/** Attributes by their numbers; of an attachment, which begins with the first. */
const attributes = { begins: 0x9002, title: 0x8010, data: 0x800f, properties: 0x9005, codepage: 0x9007 };
/** A mail within a mail within a mail is somebody's joke. */
const deepest = 4;

/** Whether these are bytes of Outlook's own format of attachments (TNEF). */
export const isTnef = (bytes: Uint8Array): boolean => bytes.length > 6 && viewOf(bytes).getUint32(0, true) === mark;

/** The files in a winmail.dat, those of mails in it too; throws where it is cut off or broken. */
export function filesOfTnef(bytes: Uint8Array<ArrayBuffer>, depth = 0): Packed[] {
  if (!isTnef(bytes)) throw new RangeError('Not TNEF.');
  const at = viewOf(bytes);
  const files: Draft[] = [];
  let letters = 'windows-1250';
  let place = 6;
  for (; place + 9 <= bytes.length; ) {
    const id = at.getUint16(place + 1, true);
    const length = at.getUint32(place + 5, true);
    const value = bytes.subarray(place + 9, place + 9 + length);
    if (value.length < length) throw new RangeError('Cut off.');
    const last = files.at(-1);
    if (id === attributes.codepage && length >= 4) letters = lettersOf(viewOf(value).getUint32(0, true));
    else if (id === attributes.begins) files.push({});
    else if (last && id === attributes.title) last.title = text(value, letters);
    else if (last && id === attributes.data) last.content = value;
    else if (last && id === attributes.properties)
      Object.assign(
        last,
        known(() => ofProperties(value, letters)),
      );
    // A sum of its bytes ends each.
    place += 9 + length + 2;
  }
  if (place > bytes.length || !isLineEnd(bytes.subarray(place))) throw new RangeError('Cut off.');
  return files.flatMap((file) => packedOf(file, depth));
}

/** What programs put behind the last attribute; each attribute begins with another byte. */
const isLineEnd = (bytes: Uint8Array): boolean => bytes.every((byte) => byte === 0x0d || byte === 0x0a || byte === 0);

/** What can't be read of one attachment takes nothing of the others. */
function known<T>(reading: () => T): T | null {
  try {
    return reading();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

interface Draft {
  title?: string;
  name?: string;
  type?: string;
  content?: Uint8Array<ArrayBuffer>;
  message?: Uint8Array<ArrayBuffer>;
  inline?: boolean;
}

function packedOf({ title, name: long, type = '', content, message, inline = false }: Draft, depth: number): Packed[] {
  const name = long || title || 'załącznik bez nazwy';
  if (!message) return content ? [{ name, type, content, inline }] : [];
  const within = depth < deepest && isTnef(message) ? (known(() => filesOfTnef(message, depth + 1)) ?? []) : [];
  // A mail of words alone is told by its title.
  return within.length > 0 ? within : [{ name: `${name}.msg`, type: '', content: message, inline: false }];
}

function ofProperties(bytes: Uint8Array<ArrayBuffer>, letters: string): Draft {
  const read = new Map(propertiesOf(bytes).map(({ id, type, value }) => [id, { type, value }]));
  const words = (id: number) => {
    const found = read.get(id);
    if (!found) return undefined;
    return text(found.value, found.type === kinds.unicode ? 'utf-16le' : letters) || undefined;
  };
  const number = (id: number) => {
    const value = read.get(id)?.value;
    return value && value.length >= 2 ? viewOf(value).getUint16(0, true) : 0;
  };
  const data = read.get(properties.data);
  const isMessage = data?.type === kinds.object && hex(data.value.subarray(0, 16)) === messageWithin;
  const name = words(properties.longName) ?? words(properties.shortName) ?? words(properties.shownName);
  const type = words(properties.type);
  const isInline = isPartOfText(number);
  return {
    ...(name ? { name } : {}),
    ...(type ? { type } : {}),
    ...(isInline ? { inline: true } : {}),
    ...(isMessage ? { message: data.value.subarray(16) } : {}),
    ...(data?.type === kinds.binary ? { content: data.value } : {}),
  };
}

const kinds = { object: 0x0d, text: 0x1e, unicode: 0x1f, binary: 0x102 };
const several = 0x1000;
/** Bytes of a value by its kind, each padded to four. */
const sizes: Readonly<Record<number, number>> = {
  2: 4,
  3: 4,
  4: 4,
  5: 8,
  6: 8,
  7: 8,
  10: 4,
  11: 4,
  20: 8,
  64: 8,
  72: 16,
};
const padded = (length: number): number => Math.ceil(length / 4) * 4;

interface Property {
  id: number;
  type: number;
  /** Of several values the first. */
  value: Uint8Array<ArrayBuffer>;
}

/** The properties of an attachment, one after another; throws where they are cut off or of a kind that is not known. */
function propertiesOf(bytes: Uint8Array<ArrayBuffer>): Property[] {
  const at = viewOf(bytes);
  const found: Property[] = [];
  let place = 4;
  for (let left = at.getUint32(0, true); left > 0; left -= 1) {
    const kind = at.getUint16(place, true);
    const id = at.getUint16(place + 2, true);
    place += 4;
    if (id >= 0x8000) place = afterName(at, place);
    const type = kind & ~several;
    const fixed = sizes[type];
    const isCounted = fixed === undefined || (kind & several) !== 0;
    const count = isCounted ? at.getUint32(place, true) : 1;
    if (isCounted) place += 4;
    if (fixed === undefined && !Object.values(kinds).includes(type)) throw new RangeError('A kind that is not known.');
    for (let nth = 0; nth < count; nth += 1) {
      const length = fixed ?? at.getUint32(place, true);
      if (fixed === undefined) place += 4;
      const value = bytes.subarray(place, place + length);
      if (value.length < length) throw new RangeError('Cut off.');
      if (nth === 0) found.push({ id, type, value });
      place += padded(length);
    }
  }
  return found;
}

/** Behind the name that a program gave a property of its own: a number or a text. */
function afterName(at: DataView, place: number): number {
  const isText = at.getUint32(place + 16, true) === 1;
  return isText ? place + 24 + padded(at.getUint32(place + 20, true)) : place + 24;
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A text up to the zero that ends it. */
const text = (bytes: Uint8Array, letters: string): string =>
  new TextDecoder(letters)
    .decode(bytes)
    .replace(/\0[\s\S]*$/, '')
    .trim();
