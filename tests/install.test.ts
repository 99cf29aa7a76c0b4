import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled } from '../scripts/install.mjs';

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
