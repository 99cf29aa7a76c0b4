/** How a file's letters may be written, by the names that people choose among. */
export const encodings = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 (big endian)',
  'windows-1250': 'Windows-1250 (Excel)',
  'iso-8859-2': 'ISO-8859-2',
  cp852: 'CP852 (DOS)',
} as const;
export type Encoding = keyof typeof encodings;

export const isEncoding = (name: string): name is Encoding => Object.hasOwn(encodings, name);

/** The upper half of code page 852, in which programs of MS-DOS write Polish. */
const dos =
  'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0';

/** The text of a file in an encoding; signs that it has not become `�`. */
export function decoded(bytes: Uint8Array, encoding: Encoding): string {
  if (encoding !== 'cp852') return new TextDecoder(encoding).decode(bytes);
  const signs = Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : (dos[byte - 128] ?? '')));
  return signs.join('');
}

/** Encodings of one byte a sign, whose upper half is what tells them apart. */
type OneByte = Exclude<Encoding, 'utf-8' | 'utf-16le' | 'utf-16be'>;
const upper = new Map<OneByte, ReadonlyMap<string, number>>();

function bytesOf(encoding: OneByte): ReadonlyMap<string, number> {
  const known = upper.get(encoding);
  if (known) return known;
  const bytes = Uint8Array.from({ length: 128 }, (_, nth) => 128 + nth);
  const made = new Map(Array.from(decoded(bytes, encoding), (sign, nth) => [sign, 128 + nth]));
  upper.set(encoding, made);
  return made;
}

/** The bytes of a text in an encoding; RangeError for a sign that it does not have. */
export function encoded(text: string, encoding: OneByte | 'utf-8'): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  const bytes = bytesOf(encoding);
  return Uint8Array.from(text, (sign) => {
    const byte = sign < '\x80' ? sign.charCodeAt(0) : bytes.get(sign);
    if (byte === undefined) throw new RangeError(`"${sign}" is no sign of ${encoding}`);
    return byte;
  });
}

/** Bytes by which an encoding is told. */
const TELLING = 65_536;

/** The encoding in which the file says something: by its mark, else as UTF-8, else the one that gives most Polish letters where words have them. */
export function encodingOf(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, TELLING);
  const zeros = [0, 1].map((odd) => head.filter((byte, at) => at % 2 === odd && byte === 0).length);
  if (Math.max(...zeros) > head.length / 8) return (zeros[1] ?? 0) > (zeros[0] ?? 0) ? 'utf-16le' : 'utf-16be';
  try {
    // A file that is cut off within its last letter is UTF-8 all the same.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return 'utf-8';
  } catch {
    const old = ['windows-1250', 'iso-8859-2', 'cp852'] as const;
    const scores = old.map((encoding) => ({ encoding, score: polish(decoded(bytes, encoding)) }));
    return scores.reduce((best, one) => (one.score > best.score ? one : best)).encoding;
  }
}

/** How much a text reads as Polish: its letters count for it, other signs and capitals within words against it. */
function polish(text: string): number {
  let score = 0;
  for (const [sign] of text.matchAll(/[^\0-\x7f]/g))
    score += /[ąćęłńóśźżĄĆĘŁŃÓŚŹŻ]/.test(sign) ? 3 : /[„”«»–—§°€\u00a0]/.test(sign) ? 0 : /\p{L}/u.test(sign) ? -1 : -3;
  return score - 3 * [...text.matchAll(/\p{Ll}\p{Lu}/gu)].length;
}
