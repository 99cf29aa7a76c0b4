import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { productVersion } from '../scripts/productVersion.ts';

/** Sources without their history, as an image has them. */
let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'version-'));
  writeFileSync(join(root, 'package.json'), JSON.stringify({ version: '3.2.1' }));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const commit = '1A2B3C4D5e6f708192a3b4c5d6e7f8091a2b3c4d';

test('a build without history names the commit that it is told', () => {
  expect(productVersion(root, commit)).toBe('3.2.1 (1a2b3c4d)');
  expect(productVersion(root, ` ${commit.slice(0, 7)}\n`)).toBe('3.2.1 (1a2b3c4)');
});

test('told nothing, it is the version alone', () => {
  expect(productVersion(root, undefined)).toBe('3.2.1');
  expect(productVersion(root, '')).toBe('3.2.1');
});

test.each(['main', '1a2b', '<script>', `${commit}0123456789abcdef0123456789`])('„%s” is no commit and ends the build', (said) =>
  expect(() => productVersion(root, said)).toThrow('git rev-parse HEAD'),
);

test('an image is told it by an argument that the build steps come after', () => {
  const steps = readFileSync('deploy/Containerfile', 'utf8').split('\n');
  const told = steps.findIndex((step) => step.startsWith('ARG VITE_COMMIT'));
  expect(told).toBeGreaterThan(0);
  expect(steps.findIndex((step) => step.includes('scripts/build.mjs'))).toBeGreaterThan(told);
  expect(readFileSync('deploy/compose.yaml', 'utf8')).toMatch(/VITE_COMMIT: \$\{VITE_COMMIT:-\}/);
});
