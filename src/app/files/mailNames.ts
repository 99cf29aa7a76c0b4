import { joined, signsOf } from '../../lib/bytes';
import { decoded, encodingOf } from '../../lib/textEncoding';

/** The headers that name a file, with the lines that go on with them; a sign for a byte. */
const naming = /^Content-(?:Type|Disposition):[^\r\n]*(?:\r?\n[ \t]+[^\r\n]*)*/gim;
const isOld = /[\x80-\xff]/;

/**
 * A mail whose files' names are bare bytes of an encoding other than UTF-8, as old programs write them, with the names in UTF-8; any other as it
 * is. Nothing but the headers of its parts is touched: a line of a text that looks like one stays.
 */
export function withReadableNames(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (isUtf8(bytes)) return bytes;
  const signs = signsOf(bytes);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let done = 0;
  for (const [from, to] of headersOf(signs)) {
    for (const { 0: header, index } of signs.slice(from, to).matchAll(naming)) {
      const at = from + index;
      const own = bytes.subarray(at, at + header.length);
      if (!isOld.test(header) || isUtf8(own)) continue;
      parts.push(bytes.subarray(done, at), new TextEncoder().encode(decoded(own, encodingOf(own))));
      done = at + header.length;
    }
  }
  return done === 0 ? bytes : joined([...parts, bytes.subarray(done)]);
}

const boundary = /\bboundary\s*=\s*(?:"([^"]*)"|([^\s;"]+))/gi;
const isMailWithin = /^Content-Type:\s*message\/rfc822/im;

/**
 * Where headers stand: from the beginning of the mail, and of each of its parts, to the first empty line. A part begins after a line of a
 * boundary that headers before it named; a mail that is a part has headers of its own behind those of the part.
 */
function headersOf(signs: string): [from: number, to: number][] {
  const found: [number, number][] = [];
  const boundaries = new Set<string>();
  let from: number | null = 0;
  for (const { 0: line, index } of signs.matchAll(/[^\r\n]*(?:\r\n|\r|\n|$)/g)) {
    const words = line.trimEnd();
    if (from !== null && words === '') {
      const block = signs.slice(from, index);
      found.push([from, index]);
      for (const [, quoted, bare] of block.matchAll(boundary)) boundaries.add(`--${quoted ?? bare}`);
      // Empty lines before the first header belong to nothing.
      from = block.trim() === '' || isMailWithin.test(block) ? index + line.length : null;
    } else if (boundaries.has(words)) from = index + line.length;
  }
  return found;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
