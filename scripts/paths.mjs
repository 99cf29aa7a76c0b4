import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const serverDir = join(root, 'build/server');
export const cliDir = join(root, 'build/cli');
export const panelDir = (tenant) => join(root, 'dist', tenant);

/** What the server's bundle and the panels are made from. */
export const serverSources = ['src', 'resources', 'scripts', 'package-lock.json'];
export const panelSources = ['src', 'resources', 'scripts', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];

/** Whether a built file is there and nothing it was made from is newer. */
export function isFresh(built, sources) {
  const made = statSync(built, { throwIfNoEntry: false });
  return made !== undefined && sources.every((source) => newest(join(root, source)) <= made.mtimeMs);
}

/** When something in a file or folder last changed; a folder's own time tells of removed files. */
function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
