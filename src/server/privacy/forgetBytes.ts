import { join } from 'node:path';
import { forgetPictures } from '../files/pictures';
import type { FileStore } from '../files/store/store';
import type { Erasing } from './erase';

/** Throws bytes of files away, and what was drawn of them. */
export const bytesForgetter =
  (store: FileStore, dataDir: string, tenantId: number): Erasing['forgetBytes'] =>
  async (storageKeys, fileIds) => {
    for (const key of storageKeys) await store.remove(key);
    if (fileIds.length > 0) await forgetPictures(join(dataDir, 'files', 'pictures'), tenantId, fileIds);
  };
