import { decoded, encodingOf } from '../../lib/textEncoding';

/** The headers that name a file, with the lines that go on with them; a sign for a byte. */
const naming = /^Content-(?:Type|Disposition):[^\r\n]*(?:\r?\n[ \t]+[^\r\n]*)*/gim;
const isOld = /[\x80-\xff]/;

/**
 * A mail whose files' names are bare bytes of an encoding other than UTF-8, as old programs write them, with the names in UTF-8; any other as it
 * is. Nothing but the headers of its parts is touched.
 */
export function withReadableNames(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (isUtf8(bytes)) return bytes;
  const signs = signsOf(bytes);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let done = 0;
  for (const { 0: header, index } of signs.matchAll(naming)) {
    const end = index + header.length;
    const own = bytes.subarray(index, end);
    if (!isOld.test(header) || isUtf8(own)) continue;
    parts.push(bytes.subarray(done, index), new TextEncoder().encode(decoded(own, encodingOf(own))));
    done = end;
  }
  return done === 0 ? bytes : joined([...parts, bytes.subarray(done)]);
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function signsOf(bytes: Uint8Array): string {
  let signs = '';
  for (let at = 0; at < bytes.length; at += 8_192) signs += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return signs;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
