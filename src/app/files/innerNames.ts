import { signsOf } from '../../lib/bytes';

/** How a file of a type ends that its mail gives no name. */
export const endings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'message/rfc822': '.eml',
    'application/pdf': '.pdf',
    'application/xml': '.xml',
    'text/xml': '.xml',
    'text/csv': '.csv',
    'text/plain': '.txt',
    'text/html': '.html',
    'application/zip': '.zip',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': '.xlsx',
    'application/msword': '.doc',
    'application/vnd.ms-excel': '.xls',
    'image/jpeg': '.jpg',
    'image/png': '.png',
    'image/gif': '.gif',
    'image/webp': '.webp',
    'image/heic': '.heic',
    'image/tiff': '.tif',
  }),
);
/** A name may come with the folders that it had on the sender's disk. */
export const lastOf = (name: string | null | undefined): string | undefined => name?.split(/[\\/]/).at(-1)?.trim();

/** How files begin whose names may lack an ending. */
const beginnings: readonly [start: string, ending: string][] = [
  ['%PDF-', '.pdf'],
  ['<?xml', '.xml'],
  ['\u00ef\u00bb\u00bf<?xml', '.xml'],
  ['\u00ff\u00d8\u00ff', '.jpg'],
  ['\u0089PNG', '.png'],
];

/** A file that was within another, by its name without folders, with an ending where it has none. */
export function namedFile(name: string | null, type: string, content: Uint8Array<ArrayBuffer>): File {
  const known = lastOf(name) || 'załącznik bez nazwy';
  const hasEnding = /\.[a-z\d]{0,4}[a-z][a-z\d]{0,4}$/i.test(known);
  const begin = signsOf(content.subarray(0, 8));
  const told = hasEnding ? '' : (beginnings.find(([start]) => begin.startsWith(start))?.[1] ?? endings.get(type) ?? '');
  return new File([content], `${known}${told}`, { type });
}
