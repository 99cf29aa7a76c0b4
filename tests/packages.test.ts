import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { billOfMaterials } from '../scripts/sbom.mjs';

interface Locked {
  version: string;
  integrity?: string;
  resolved?: string;
  dev?: boolean;
}
const read = (file: string) => readFileSync(file, 'utf8');
const wanted: Record<'dependencies' | 'devDependencies', Record<string, string>> = JSON.parse(read('package.json'));
const lock: { packages: Record<string, Locked> } = JSON.parse(read('package-lock.json'));
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
const locked = Object.entries(lock.packages).filter(([path]) => path !== '');

/** The first version of each without the faults that are known of the ones before. */
const floors: Record<string, string> = {
  fastify: '5.12.1',
  '@fastify/static': '10.1.2',
  '@fastify/multipart': '9.0.3',
  dompurify: '3.4.13',
  'sanitize-html': '2.17.7',
};
const isBelow = (version: string, floor: string): boolean => {
  const [one, other] = [version, floor].map((each) => each.split('.').map(Number));
  const at = [0, 1, 2].find((part) => one?.[part] !== other?.[part]);
  return at !== undefined && (one?.[at] ?? 0) < (other?.[at] ?? 0);
};
const wantedBelow = (versions: Readonly<Record<string, string>>) =>
  Object.entries(versions).filter(([name, version]) => floors[name] && isBelow(version, floors[name]));

test('D01: every package is of one exact version, and the lock proves the bytes of each without naming a host', () => {
  const versions = Object.values({ ...wanted.dependencies, ...wanted.devDependencies });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(locked.length).toBeGreaterThan(500);
  expect(locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
  expect(locked.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
});

test('D01: nothing that is installed runs a script of its own', () => {
  expect(read('.npmrc').split('\n')).toEqual(expect.arrayContaining(['ignore-scripts=true', 'engine-strict=true']));
});

test('D01: every package that runs in the product has its reason told, and no reason is left of one that is gone', () => {
  const page = read('docs/decisions/2026-11-21-packages.md');
  const reasons = [...page.slice(page.indexOf('what it saves')).matchAll(/`([a-z@][\w@/.*-]*)`(?=[^\n]*\|)/g)].map(
    ([, name]) => name ?? '',
  );
  const tells = (reason: string, name: string) => (reason.endsWith('*') ? name.startsWith(reason.slice(0, -1)) : reason === name);
  const running = Object.keys(wanted.dependencies);
  expect(running.filter((name) => !reasons.some((reason) => tells(reason, name)))).toEqual([]);
  expect(reasons.filter((reason) => !running.some((name) => tells(reason, name)))).toEqual([]);
});

test('D01: a build lists what runs in it, each with its version and hash, and nothing that only builds', () => {
  const { components } = billOfMaterials();
  const running = locked.filter(([, { dev }]) => !dev).map(([path, { version }]) => `${nameOf(path)} ${version}`);
  expect(components.map(({ name, version }) => `${name} ${version}`).sort()).toEqual([...new Set(running)].sort());
  expect(components.filter(({ hashes }) => !/^[0-9a-f]{128}$/.test(hashes?.[0]?.content ?? ''))).toEqual([]);
  expect(components.map(({ name }) => name)).not.toContain('vitest');
});

test('D02: no package is older than the first version without its known faults, and none routes by prefixes', () => {
  const found = locked.filter(([path, { version }]) => wantedBelow({ [nameOf(path)]: version }).length > 0);
  expect(found.map(([path, { version }]) => `${path} ${version}`)).toEqual([]);
  expect(wantedBelow({ fastify: '5.12.0', dompurify: '3.4.18', '@fastify/static': '10.1.1' }).map(([name]) => name)).toEqual([
    'fastify',
    '@fastify/static',
  ]);
  expect(locked.map(([path]) => nameOf(path))).not.toContain('@fastify/middie');
});
