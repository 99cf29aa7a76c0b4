import { type FileHandle, open } from 'node:fs/promises';

/** Where the bytes of files lie (F04): on disk or in S3, under keys `tenant/random id` that are written once and never again. */
export interface FileStore {
  /** Moves a finished local file in; when the promise resolves it is there for good. */
  put(key: string, path: string): Promise<void>;
  /** Lends the bytes as a local file; throws FileMissing where there are none. */
  withLocal<Result>(key: string, work: (path: string) => Promise<Result>): Promise<Result>;
  /** Gone already is gone, too. */
  remove(key: string): Promise<void>;
  /** Everything in a folder, as of one firm, with when it was put there. */
  list(folder: string): AsyncIterable<{ key: string; at: Date }>;
  close(): void;
}

/** The store does not hold what its row says it does. */
export class FileMissing extends Error {
  override readonly name = 'FileMissing';
}

/** Opens stored bytes for reading; whoever asks closes the handle. */
export function openStored(store: FileStore, key: string): Promise<FileHandle> {
  return store.withLocal(key, (path) => open(path, 'r'));
}
