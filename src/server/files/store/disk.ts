import { access, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FileMissing, type FileStore } from './store';

/** Files in a folder for each firm, readable by the server alone. */
export function diskStore(root: string): FileStore {
  const pathOf = (key: string) => join(root, key);
  return {
    async put(key, path) {
      const target = pathOf(key);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await rename(path, target);
      await syncFolder(dirname(target));
    },
    async withLocal(key, work) {
      await access(pathOf(key)).catch((error: unknown) => {
        throw new FileMissing(key, { cause: error });
      });
      return work(pathOf(key));
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async *list(name) {
      const folder = await opendir(join(root, name)).catch(() => null);
      if (!folder) return;
      for await (const entry of folder) {
        const key = `${name}/${entry.name}`;
        const found = entry.isFile() ? await stat(pathOf(key)).catch(() => null) : null;
        if (found) yield { key, at: found.mtime };
      }
    },
    close: () => undefined,
  };
}

/** A rename is on disk only when its folder is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}
