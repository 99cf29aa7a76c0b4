import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled } from '../scripts/install.mjs';
import { bring, keep } from '../scripts/keptModules.mjs';

interface Package {
  version: string;
  optional?: true;
}
type Packages = Record<string, Package>;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'panel-install-'));
  mkdirSync(join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, packages: Packages) => writeFileSync(join(folder, file), JSON.stringify({ packages }));
function lockAndHeld(lock: Packages, held: Packages) {
  write('package-lock.json', { '': { version: '0.1.0' }, ...lock });
  write('node_modules/.package-lock.json', held);
}
const react = { 'node_modules/react': { version: '19.2.0' } };

test('nothing is installed anew where a lock was only written anew, as a change of branch does', () => {
  lockAndHeld(react, react);
  const later = new Date(2_100_000_000_000);
  utimesSync(join(folder, 'package-lock.json'), later, later);
  expect(isInstalled(folder)).toBe(true);
});

test('another version, a package that is not there, and no installation at all are installed', () => {
  lockAndHeld(react, { 'node_modules/react': { version: '19.1.0' } });
  expect(isInstalled(folder)).toBe(false);
  lockAndHeld({ ...react, 'node_modules/vite': { version: '8.0.0' } }, react);
  expect(isInstalled(folder)).toBe(false);
  rmSync(join(folder, 'node_modules'), { recursive: true });
  expect(isInstalled(folder)).toBe(false);
});

test('a package for another system alone may be missing', () => {
  lockAndHeld({ ...react, 'node_modules/fsevents': { version: '2.3.3', optional: true } }, react);
  expect(isInstalled(folder)).toBe(true);
});

test.each(['', '{"packages": {"node_modules/rea', '{}', 'null'])(
  'an installation that was ended half-way, at %j, is done anew',
  (half) => {
    lockAndHeld(react, react);
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), half);
    expect(isInstalled(folder)).toBe(false);
  },
);

test('an installation that was kept comes into another clone of the same lock, and into no other', () => {
  const place = join(folder, 'kept');
  lockAndHeld(react, react);
  mkdirSync(join(folder, 'node_modules/react'));
  writeFileSync(join(folder, 'node_modules/react/index.js'), 'export {};');
  symlinkSync('react/index.js', join(folder, 'node_modules/first'));
  keep(folder, place);

  const clone = join(folder, 'clone');
  mkdirSync(clone);
  copyFileSync(join(folder, 'package-lock.json'), join(clone, 'package-lock.json'));
  expect(bring(clone, place)).toBe(true);
  expect(isInstalled(clone)).toBe(true);
  expect(readFileSync(join(clone, 'node_modules/first'), 'utf8')).toBe('export {};');
  // What is there already is not for it to replace.
  expect(bring(clone, place)).toBe(false);
  // npm changes its own lock in place, and that of the clone alone.
  writeFileSync(join(clone, 'node_modules/.package-lock.json'), '{}');
  expect([isInstalled(clone), isInstalled(folder)]).toEqual([false, true]);

  const other = join(folder, 'other');
  mkdirSync(other);
  writeFileSync(join(other, 'package-lock.json'), JSON.stringify({ packages: { 'node_modules/react': { version: '19.3.0' } } }));
  expect(bring(other, place)).toBe(false);
  expect(existsSync(join(other, 'node_modules'))).toBe(false);
});

test('two installations are kept, the newest; what another run is putting there is left to it', () => {
  const place = join(folder, 'kept');
  mkdirSync(join(place, 'half-made'), { recursive: true });
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) {
    const held = { 'node_modules/react': { version } };
    lockAndHeld(held, held);
    keep(folder, place);
  }
  expect(readdirSync(place)).toHaveLength(3);
  rmSync(join(folder, 'node_modules'), { recursive: true });
  expect(bring(folder, place)).toBe(true);
});
