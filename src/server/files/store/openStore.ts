import { join } from 'node:path';
import type { Config } from '../../config';
import { diskStore } from './disk';
import { s3Store } from './s3';
import type { FileStore } from './store';

/** Opens the place that the configuration names for the bytes of files. */
export async function openStore({ dataDir, files }: Pick<Config, 'dataDir' | 'files'>): Promise<FileStore> {
  const root = join(dataDir, 'files');
  return files.s3 ? s3Store(files.s3, join(root, 'incoming')) : diskStore(join(root, 'kept'));
}
