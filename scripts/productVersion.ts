import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const COMMIT = /^[0-9a-f]{7,64}$/i;

/**
 * The product's version, with the commit it is built from where that is known: „0.1.0 (1a2b3c4d)”. An image is built without the history, so
 * `VITE_COMMIT` may say it; what is no commit ends the build, as reports of faults would name it for years.
 */
export function productVersion(root: string, said: string | undefined): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const given = said?.trim() ?? '';
  if (given !== '' && !COMMIT.test(given))
    throw new Error(`VITE_COMMIT to skrót commita (git rev-parse HEAD), a nie „${given.slice(0, 80)}”.`);
  const commit = given || commitHere(root);
  return commit ? `${version} (${commit.slice(0, 8).toLowerCase()})` : version;
}

function commitHere(root: string): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}
