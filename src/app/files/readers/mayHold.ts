import { fileLimits } from '../../../contract/files';
import { signsOf } from '../../../lib/bytes';

/** What stands in the open where other files are within one: of a PDF, a signed document in XML, a letter from ePUAP. */
const words: readonly [name: RegExp, words: RegExp][] = [
  [/\.pdf$/i, /\/EmbeddedFile/],
  [/\.(?:xml|xades)$/i, /#base64|DaneZalacznika/],
];

/** Bytes that are looked through at a time, for a phone has little room, and how far they reach over into the next. */
const piece = 1024 * 1024;
const over = 32;

/** Signed documents, by their endings: those in a signature, and containers of both. */
const signed = /\.(?:p7m|p7s|sig|asice|asics|sce)$/i;

/** Whether a document of this name is one of those that may hold others. */
export const mayHoldBy = (name: string): boolean => signed.test(name) || words.some(([known]) => known.test(name));

/** Whether other files may be within a document, told without taking it apart. */
export async function mayHold(file: File): Promise<boolean> {
  if (file.size > fileLimits.bytes) return false;
  if (signed.test(file.name)) return true;
  const telling = words.find(([name]) => name.test(file.name))?.[1];
  if (!telling) return false;
  for (let at = 0; at < file.size; at += piece)
    if (telling.test(signsOf(new Uint8Array(await file.slice(at, at + piece + over).arrayBuffer())))) return true;
  return false;
}
