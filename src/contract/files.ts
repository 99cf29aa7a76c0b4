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

/** Name endings that an upload may have; what is inside is looked at besides (F01). */
export const fileEndings = [
  'pdf',
  'png',
  'jpg',
  'jpeg',
  'webp',
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
