import { createHash, randomUUID } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';

/** What an installation is called, and nothing that is still being put there. */
const whole = /^[0-9a-f]{64}$/;

/** So many installations are kept; each is as large as node_modules once no folder shares its files any more. */
const most = 2;

/** What an installation hangs on: the lock, the version of Node and the system. */
function nameOf(folder) {
  const lock = readFileSync(join(folder, 'package-lock.json'));
  return createHash('sha256').update(lock).update(`${process.version} ${process.platform} ${process.arch}`).digest('hex');
}

/**
 * Puts the installation that was kept of the same lock into a folder without one, its files linked; false where there is none, or the
 * two lie on different disks.
 */
export function bring(folder, place) {
  const from = join(place, nameOf(folder));
  const to = join(folder, 'node_modules');
  if (existsSync(to) || !existsSync(from)) return false;
  return moved(from, to);
}

/** Keeps an installation that was just made, before anything is written into it, in place of one of the same name; the oldest go. */
export function keep(folder, place) {
  const to = join(place, nameOf(folder));
  mkdirSync(place, { recursive: true });
  rmSync(to, { recursive: true, force: true });
  if (!moved(join(folder, 'node_modules'), to)) return;
  // Another run may put or take away its own meanwhile.
  const kept = readdirSync(place).flatMap((name) => {
    const at = lstatSync(join(place, name), { throwIfNoEntry: false })?.ctimeMs;
    return whole.test(name) && at !== undefined ? [{ name, at }] : [];
  });
  for (const { name } of kept.toSorted((one, other) => other.at - one.at).slice(most))
    rmSync(join(place, name), { recursive: true, force: true });
}

/** Linked beside its place first, so that what was ended half-way is never taken for a whole. */
function moved(from, to) {
  const beside = `${to}.${randomUUID()}`;
  try {
    link(from, beside);
    renameSync(beside, to);
    return true;
  } catch {
    rmSync(beside, { recursive: true, force: true });
    return false;
  }
}

function link(from, to) {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) link(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    // npm writes its own lock in place: linked, it would tell of another folder's installation.
    else if (entry.name === '.package-lock.json') copyFileSync(source, target);
    else linkSync(source, target);
  }
}
