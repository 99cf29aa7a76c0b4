import { open } from 'node:fs/promises';
import { type FileEnding, refusalOfEnding } from '../../../contract/files';
import { kindOfEnding } from '../name';
import { FileRefused } from '../refused';
import type { Sent } from './candidate';
import { isHeif } from './heic';
import { isPdf } from './pdf';

/** First bytes as Latin-1 text; of WebP, what follows the length besides. */
const starts: readonly [FileEnding, (text: string) => boolean][] = [
  ['jpg', (text) => text.startsWith('\u00ff\u00d8\u00ff')],
  ['png', (text) => text.startsWith('\u0089PNG\r\n\u001a\n')],
  ['webp', (text) => text.startsWith('RIFF') && text.startsWith('WEBP', 8)],
];
/** Pictures that are not taken, by their beginnings, whatever they are called: what to do is told by what they are. */
const untaken: readonly [ending: string, start: RegExp][] = [
  ['gif', /^GIF8[79]a/],
  ['bmp', /^BM[\s\S]{4}\0{4}/],
  ['avif', /^[\s\S]{4}ftypavi[fs]/],
];
const ofPictures = /^(?:jpe?g|jfif|png|webp|hei[cf]|tiff?|pdf)?$/;
/** What people and mail programs call an XML file by mistake. */
const wrongOfXml = /^(?:txt|pdf)?$/;
const isTiff = (text: string) => text.startsWith('II*\0') || text.startsWith('MM\0*');
/** In UTF-8 or, with a NUL beside each letter, UTF-16. */
function isXml(begin: string): boolean {
  const text = begin.replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '').replaceAll('\0', '');
  return /^\s*<\?xml\s/.test(text) && !/<html\b/i.test(text);
}
/** Cameras' raw files begin as TIFF does, and hold a small picture where one looks for the photograph. */
const raw = /^(?:dng|cr2|nef|nrw|arw|orf|pef|rw2)$/;

/**
 * What a file is, by its first bytes: phones and messengers name a picture as they like, or not at all. Only what has no beginning of its own
 * (text, XML, archives) is taken for what its name says.
 */
export async function kindOf({ path, ending }: Sent): Promise<FileEnding> {
  const begin = await beginning(path);
  if (begin.length === 0) throw new FileRefused('Plik jest pusty. Wybierz inny albo zapisz go jeszcze raz.');
  const text = begin.toString('latin1');
  const picture = starts.find(([, start]) => start(text));
  if (picture) return picture[0];
  if (isHeif(begin)) return 'heic';
  if (isPdf(begin)) return 'pdf';
  if (isTiff(text) && !raw.test(ending)) return 'tif';
  if (wrongOfXml.test(ending) && isXml(text)) return 'xml';
  const [other] = (ofPictures.test(ending) && untaken.find(([, start]) => start.test(text))) || [];
  const advice = other && refusalOfEnding(other);
  if (advice) throw new FileRefused(advice);
  return kindOfEnding(ending);
}

async function beginning(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1_024), 0, 1_024, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
