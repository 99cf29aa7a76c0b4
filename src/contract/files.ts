/** A file as its upload and the records that hold it answer it. */
export interface StoredFile {
  id: string;
  /** As it was called where it came from. */
  name: string;
  mime: string;
  /** Bytes. */
  size: number;
  /** Of a PDF that opens without a password; null of anything else. */
  pages: number | null;
  /** Only a `ready` one can be fetched. */
  state: 'ready' | 'scanning' | 'infected';
}

/** Name endings that an upload may have; a picture or a PDF is known by its bytes, whatever it is called (F01). */
export const fileEndings = [
  'pdf',
  'png',
  'jpg',
  'jpeg',
  'jfif',
  'webp',
  'heic',
  'heif',
  'tif',
  'tiff',
  'docx',
  'xlsx',
  'odt',
  'ods',
  'csv',
  'txt',
  'xml',
  'zip',
  'p7s',
  'xades',
] as const;
export type FileEnding = (typeof fileEndings)[number];

/** What people call each kind that no browser shows; masculine all, so that one sentence fits any. */
export const fileKinds = {
  docx: 'Plik Word',
  xlsx: 'Plik Excel',
  odt: 'Plik OpenDocument',
  ods: 'Arkusz OpenDocument',
  csv: 'Plik CSV',
  txt: 'Plik tekstowy',
  zip: 'Plik ZIP',
  p7s: 'Podpis elektroniczny',
} as const satisfies Partial<Record<FileEnding, string>>;

/** „Plik Word”; null for what has no name of its own. */
export function kindOfName(name: string): string | null {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  return Object.entries(fileKinds).find(([each]) => each === ending)?.[1] ?? null;
}
