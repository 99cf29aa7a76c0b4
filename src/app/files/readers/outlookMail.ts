import { signsOf } from '../../../lib/bytes';
import { isCompound, openCompound, type Storage } from './compound';
import { type Letter, letterFile, wordsOfPage } from './letter';
import { isPartOfText, lettersOf, properties } from './mapi';
import { NoRoom, type Room } from './room';
import { unpackedRtf, wordsOfRtf } from './rtf';

/** A file that hangs on a mail of Outlook's (.msg). */
export interface Hanging {
  name: string;
  /** Empty where the mail says none. */
  type: string;
  content: Uint8Array<ArrayBuffer>;
  /** A picture of the text. */
  inline: boolean;
}

export interface OutlookMail {
  /** Its words, read when they are asked for; throws RangeError where they are broken or there is no room. */
  letter: () => Letter;
  files: Hanging[];
  /** Some of its files could not be read. */
  broken: boolean;
}

export const isOutlookMail = isCompound;

const kinds = { storage: 0x000d, text: 0x001e, unicode: 0x001f, binary: 0x0102 };
/** A mail within a mail within a mail is somebody's joke. */
const deepest = 4;
/** Bytes before the first property: of a mail by itself, of one within another, of an attachment. */
const headers = { mail: 32, within: 24, attachment: 8 };

/** A mail of Outlook's, read; the files of mails in it stand among its own. Throws RangeError where it is broken or there is no room. */
export function readOutlookMail(bytes: Uint8Array<ArrayBuffer>, room: Room): OutlookMail {
  return mailOf(openCompound(bytes, room), headers.mail, room, 0);
}

function mailOf(storage: Storage, header: number, room: Room, depth: number): OutlookMail {
  const own = propertiesOf(storage, header);
  const letters = lettersOf(own.number(properties.letters) || own.number(properties.messageLetters));
  const read: OutlookMail = { letter: () => wordsOf(own, letters, room), files: [], broken: false };
  for (const [name, open] of storage.storages) {
    if (!name.startsWith('__attach_version1.0_')) continue;
    if (read.files.length >= room.files) {
      room.short = true;
      break;
    }
    try {
      const { files, broken } = attachmentOf(open(), letters, room, depth);
      read.files.push(...files);
      read.broken ||= broken;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      // One that can't be read takes nothing of the others.
      room.short ||= error.name === 'NoRoom';
      read.broken ||= error.name !== 'NoRoom';
    }
  }
  return read;
}

function wordsOf(own: Properties, letters: string, room: Room): Letter {
  const address = own.words(properties.senderMail, letters) ?? own.words(properties.senderAddress, letters);
  const sender = own.words(properties.sender, letters);
  const mail = address?.includes('@') && address !== sender ? `<${address}>` : null;
  return {
    from: [sender, mail].filter(Boolean).join(' ') || null,
    date: own.moment(properties.sent) ?? own.moment(properties.arrived),
    subject: own.words(properties.subject, letters),
    text: own.words(properties.text, letters) ?? writtenOtherwise(own, letters, room),
  };
}

/** The words of a mail that has them as a page or as RTF alone; empty where it has none that can be read. Throws `NoRoom`. */
function writtenOtherwise(own: Properties, letters: string, room: Room): string {
  try {
    const page = own.words(properties.page, letters);
    const bytes = own.bytes(properties.page);
    const rtf = own.bytes(properties.packedRtf);
    const words = page ? wordsOfPage(page) : bytes ? wordsOfPage(pageOf(bytes, letters)) : '';
    return words || (rtf ? wordsOfRtf(unpackedRtf(rtf, room), letters) : '');
  } catch (error) {
    // Its files are worth as much without them.
    if (error instanceof RangeError && !(error instanceof NoRoom)) return '';
    throw error;
  }
}

/** A page in the letters that it says itself, else in those of the mail. */
function pageOf(bytes: Uint8Array, letters: string): string {
  const [, said = letters] = /<meta[^<>]{0,200}charset\s*=\s*["']?([\w-]{1,40})/i.exec(signsOf(bytes.subarray(0, 4_096))) ?? [];
  try {
    return new TextDecoder(said).decode(bytes);
  } catch {
    return new TextDecoder(letters).decode(bytes);
  }
}

/** A file, or those of the mail that it is; a mail of words alone is a file of these words. */
function attachmentOf(storage: Storage, letters: string, room: Room, depth: number): Pick<OutlookMail, 'files' | 'broken'> {
  const own = propertiesOf(storage, headers.attachment);
  const name =
    own.words(properties.longName, letters) ??
    own.words(properties.shortName, letters) ??
    own.words(properties.shownName, letters) ??
    'załącznik bez nazwy';
  const within = storage.storages.get(streamName(properties.data, kinds.storage));
  if (within) {
    if (depth >= deepest) return { files: [], broken: true };
    const mail = mailOf(within(), headers.within, room, depth + 1);
    const { files, broken } = mail;
    if (files.length > 0 || broken) return mail;
    const letter = mail.letter();
    if (letter.text === '') return { files, broken: true };
    return { files: [{ ...letterFile({ ...letter, subject: letter.subject ?? name }), inline: false }], broken };
  }
  const content = storage.streams.get(streamName(properties.data, kinds.binary))?.();
  if (!content) return { files: [], broken: true };
  const inline = isPartOfText(own.number);
  return { files: [{ name, type: own.words(properties.type, letters) ?? '', content, inline }], broken: false };
}

const hex = (number: number): string => number.toString(16).padStart(4, '0');
const streamName = (id: number, kind: number): string => `__substg1.0_${hex(id)}${hex(kind)}`;

type Properties = ReturnType<typeof propertiesOf>;

/** The properties of a mail or an attachment: short ones stand in one stream, sixteen bytes each, texts in streams of their own. */
function propertiesOf(storage: Storage, header: number) {
  const bytes = storage.streams.get('__properties_version1.0')?.() ?? new Uint8Array();
  const at = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const short = new Map<number, number>();
  for (let place = header; place + 16 <= bytes.length; place += 16) short.set(at.getUint16(place + 2, true), place + 8);
  return {
    number: (id: number): number => {
      const place = short.get(id);
      return place === undefined ? 0 : at.getUint32(place, true);
    },
    /** Hundreds of nanoseconds since 1601. */
    moment: (id: number): string | null => {
      const place = short.get(id);
      if (place === undefined) return null;
      const since = Number(at.getBigUint64(place, true) / 10_000n) - 11_644_473_600_000;
      return since > 0 && since < 4_102_444_800_000 ? new Date(since).toISOString() : null;
    },
    bytes: (id: number): Uint8Array | null => storage.streams.get(streamName(id, kinds.binary))?.() ?? null,
    words: (id: number, letters: string): string | null => {
      const unicode = storage.streams.get(streamName(id, kinds.unicode));
      const plain = unicode ?? storage.streams.get(streamName(id, kinds.text));
      if (!plain) return null;
      const [text = ''] = new TextDecoder(unicode ? 'utf-16le' : letters).decode(plain()).split('\0', 1);
      return text.trim() || null;
    },
  };
}
