import { spawnSync } from 'node:child_process';
import { lstatSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/**
 * Installs what package-lock.json names where that has not been done since it changed. `say` gets the Polish line about it.
 * A linked node_modules is another folder's to fill: `npm ci` would empty it there.
 */
export function ensureInstalled(say) {
  if (lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) return;
  const installed = statSync(join(root, 'node_modules/.package-lock.json'), { throwIfNoEntry: false });
  const wanted = statSync(join(root, 'package-lock.json'));
  if (installed && installed.mtimeMs >= wanted.mtimeMs) return;
  // Through a link npm would empty a folder that belongs to another checkout.
  if (lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) return;
  say('Instaluję biblioteki (npm ci); za pierwszym razem trwa to minutę lub dwie…');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // npm's own output goes where errors go, so that a command's answer stays alone on the standard output.
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) {
    say('Nie udało się zainstalować bibliotek: sprawdź połączenie z siecią i komunikaty powyżej.');
    process.exit(1);
  }
}
