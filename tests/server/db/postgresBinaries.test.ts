import { mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testFolder } from '../../support/openForTest';
import { findBinaries } from '../../support/postgresBinaries';

let folder: string;

beforeEach(async () => {
  folder = realpathSync(await testFolder());
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const install = (...path: string[]) => {
  const bin = join(folder, ...path);
  mkdirSync(bin, { recursive: true });
  for (const name of ['initdb', 'postgres']) writeFileSync(join(bin, name), '');
  return bin;
};

test("the newest of Debian's versions is taken", () => {
  install('debian', '9', 'bin');
  const newest = install('debian', '16', 'bin');

  expect(findBinaries(join(folder, 'debian'), '')).toBe(newest);
});

test('without Debian’s packages those on the path are taken, and without any there is none', () => {
  const onPath = install('opt');

  expect(findBinaries(join(folder, 'debian'), ['/nowhere', onPath].join(delimiter))).toBe(onPath);
  expect(findBinaries(join(folder, 'debian'), '/nowhere')).toBeNull();
});
