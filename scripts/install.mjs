import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bring, keep } from './keptModules.mjs';
import { root } from './paths.mjs';

/**
 * Installs what package-lock.json names where node_modules holds something else. `say` gets the Polish line about it.
 * A linked node_modules is another folder's to fill: `npm ci` would empty it there. With a folder of `kept` installations, one of the same
 * lock is taken from there, and a new one stays there: `npm ci` takes a minute, and clones that tests run in are many.
 */
export function ensureInstalled(say, kept = null) {
  if (lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) return;
  if (isInstalled(root)) return;
  if (kept && bring(root, kept) && isInstalled(root)) return;
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
  if (kept) keep(root, kept);
}

/**
 * Whether a folder's node_modules holds every package of its lock in the lock's version; one for another system alone may be
 * missing. Told by what both say: the lock's time changes with each change of branch, and an installation under somebody's
 * running program breaks it.
 */
export function isInstalled(folder) {
  const held = heldIn(join(folder, 'node_modules/.package-lock.json'));
  if (held === null) return false;
  const { packages: wanted } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  return Object.entries(wanted).every(
    ([place, { version, optional }]) => place === '' || (held[place] ? held[place].version === version : optional === true),
  );
}

/** What npm wrote that it installed; null where it wrote nothing, or was ended half-way. */
function heldIn(file) {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8'))?.packages ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
