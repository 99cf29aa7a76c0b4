import { joined, ofBase64, signsOf } from '../../../lib/bytes';

/** What is encrypted: nobody but who it was sent to opens it. */
export class Sealed extends Error {
  override readonly name = 'Sealed';
}

const sealed =
  'Plik jest zaszyfrowany: otworzysz go tylko w swoim programie pocztowym. Zapisz z niego załączniki i dodaj je jako pliki.';

/** What PGP writes before a message that is encrypted, in letters. */
const pgpMessage = /^\s*-----BEGIN PGP MESSAGE-----/;

/** Why nobody opens what PGP encrypted, by its first letters or its type; null of anything else. */
export const sealedByPgp = (text: string, type = ''): string | null =>
  pgpMessage.test(text) || type === 'application/pgp-encrypted' ? sealed : null;

/** Object identifiers as they are written. */
const signedData = '2a864886f70d010702';
const encrypted = new Set(['2a864886f70d010703', '2a864886f70d010706', '2a864886f70d0109100117']);

/**
 * What a signature (CMS) holds: the whole document, as bytes; null where it holds none, for it lies beside, or these are no signature. Whether the
 * signature is true is not looked at. Throws `Sealed` for what is encrypted.
 */
export function signedContent(sent: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  const bytes = sent[0] === sequence ? sent : unarmoured(sent);
  if (bytes?.[0] !== sequence) return null;
  let type: string;
  try {
    const [identifier, body] = childrenOf(bytes, elementAt(bytes, 0));
    type = identifier?.tag === objectIdentifier ? hex(contentOf(bytes, identifier)) : '';
    if (type === signedData && body) return documentOf(bytes, body);
  } catch (error) {
    // Cut off or broken: what can be told of it, the server tells.
    if (error instanceof RangeError) return null;
    throw error;
  }
  if (encrypted.has(type)) throw new Sealed(sealed);
  return null;
}

/** Version, ways of hashing, then what was signed: its kind and, where it is held, the document. */
function documentOf(bytes: Uint8Array<ArrayBuffer>, body: Element): Uint8Array<ArrayBuffer> | null {
  const [data] = childrenOf(bytes, body);
  const within = data && childrenOf(bytes, data)[2];
  const held = within && childrenOf(bytes, within)[1];
  const [octets] = held ? childrenOf(bytes, held) : [];
  return octets ? joined(octetsOf(bytes, octets)) : null;
}

/** Bytes that may be written piece by piece. */
function octetsOf(bytes: Uint8Array<ArrayBuffer>, element: Element): Uint8Array<ArrayBuffer>[] {
  if ((element.tag & constructed) === 0) return [contentOf(bytes, element)];
  return childrenOf(bytes, element).flatMap((each) => octetsOf(bytes, each));
}

const sequence = 0x30;
const objectIdentifier = 0x06;
const constructed = 0x20;
const longTag = 0x1f;
const indefinite = 0x80;
const deepest = 30;

interface Element {
  tag: number;
  start: number;
  end: number;
  /** Where the next one begins. */
  next: number;
}

/** One element of BER, of a length that is said or that two zeros end. */
function elementAt(bytes: Uint8Array<ArrayBuffer>, at: number, depth = 0): Element {
  const [tag, length] = [bytes[at], bytes[at + 1]];
  if (tag === undefined || length === undefined || (tag & longTag) === longTag || depth > deepest)
    throw new RangeError('Broken.');
  if (length === indefinite) {
    let place = at + 2;
    while (bytes[place] !== 0 || bytes[place + 1] !== 0) place = elementAt(bytes, place, depth + 1).next;
    return { tag, start: at + 2, end: place, next: place + 2 };
  }
  const isLong = length > indefinite;
  const start = at + 2 + (isLong ? length - indefinite : 0);
  const size = isLong ? bytes.subarray(at + 2, start).reduce((sum, byte) => sum * 256 + byte, 0) : length;
  if (start + size > bytes.length) throw new RangeError('Cut off.');
  return { tag, start, end: start + size, next: start + size };
}

function childrenOf(bytes: Uint8Array<ArrayBuffer>, { start, end }: Element): Element[] {
  const found: Element[] = [];
  for (let place = start; place < end; ) {
    const element = elementAt(bytes, place);
    found.push(element);
    place = element.next;
  }
  return found;
}

const contentOf = (bytes: Uint8Array<ArrayBuffer>, { start, end }: Element): Uint8Array<ArrayBuffer> =>
  bytes.subarray(start, end);
const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Of one written in letters (Base64), with or without the lines around it; null for what is not. */
function unarmoured(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  if (!/^[\s-]*(?:-----BEGIN|M[A-I])/.test(signsOf(bytes.subarray(0, 100)))) return null;
  return ofBase64(signsOf(bytes).replace(/-----(?:BEGIN|END) [A-Z0-9 ]{1,30}-----/g, ''));
}
