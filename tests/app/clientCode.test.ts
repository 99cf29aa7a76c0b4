import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { resources } from '../../resources';
import { clientResources } from '../../resources/client';
import { clientModule } from '../../scripts/clientDeclarations';
import { table as first } from '../../src/app/routing/clientFirst';
import { table as whole } from '../../src/app/routing/clientTable';
import type { Route } from '../../src/app/routing/route';
import type { Resource } from '../../src/schema';

const declared: Record<string, Resource> = resources;

test('the client’s panel brings the declarations that clients know anything of, in the menu’s order', () => {
  const known = Object.values(declared).filter(({ client, self }) => client || self);
  expect(Object.entries<Resource>(clientResources)).toEqual(known.map((resource) => [resource.name, resource]));
});

test('the client’s menu is the same before their declarations have come', () => {
  const entries = (table: readonly Route[]) =>
    table
      .filter(({ menu }) => menu !== undefined)
      .map(({ name, path, title, area, module }) => ({ name, path, title, area, module }));
  const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name);
  expect(entries(first).sort(byName)).toEqual(entries(whole).sort(byName));
});

/** What a build puts in the place of the module that picks clients' declarations out of all. */
const built = clientModule(readFileSync('resources/index.ts', 'utf8'), Object.keys(clientResources));

test('a build of the panel brings exactly these declarations, each from its own file', () => {
  const entries = [...built.matchAll(/^ {2}'([\w-]+)': \w+,$/gm)].map(([, name]) => name);
  expect(entries).toEqual(Object.keys(clientResources));
  expect(built.match(/^import /gm)).toHaveLength(entries.length);
});

const source = (path: string) =>
  [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`, path].find((file) => /\.tsx?$/.test(file) && existsSync(file));

/** The files that a module gathers from the folders beside it by a pattern. */
function gathered(file: string, text: string): string[] {
  const asked = [...text.matchAll(/import\.meta\.glob<\w+>\(([^{]*)\{/g)].map(([, said = '']) => said).join();
  const patterns = [...asked.matchAll(/'\.\/([^']*)'/g)].map(
    ([, pattern = '']) => new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`),
  );
  if (patterns.length === 0) return [];
  const folder = dirname(file);
  const below = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return below.filter((path) => patterns.some((pattern) => pattern.test(path))).map((path) => join(folder, path));
}

/** Every file that code of the panel can bring along, whatever is pressed; `loaders.ts` chooses between the panels. */
function reached(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = file === 'resources/client.ts' ? built : readFileSync(file, 'utf8');
  const imports = /^(?:import|export)\s+(?!type\b)(?:[^;]*?from\s*)?'(\.[^']*)'|import\('(\.[^']*)'\)/gm;
  for (const [, still, lazy] of text.matchAll(imports)) {
    if (lazy && file === 'src/app/loaders.ts') continue;
    const next = source(normalize(join(dirname(file), still ?? lazy ?? '')));
    if (next) reached(next, seen);
  }
  for (const next of gathered(file, text)) reached(next, seen);
  return seen;
}

test('no screen of the client’s, and none before the login, brings the office’s declarations or screens', () => {
  const roots = [
    'main.tsx',
    'areas/client.tsx',
    'routing/clientFirst.ts',
    'routing/clientTable.ts',
    'pages/LoginPage.tsx',
    'pages/RegisterPage.tsx',
  ];
  const files = roots.flatMap((root) => [...reached(join('src/app', root))]);
  expect(files).toContain('src/app/pages/ClientHomePage.tsx');
  expect(files).toContain('src/app/screens/tickets/client/ClientTicket.tsx');
  const office =
    /^(resources\/index\.ts|src\/app\/(areas\/office\.tsx|routing\/(officeTable|officePath|pageRoutes)\.ts|pages\/officePages\.ts|screens\/(officeScreens|[\w-]+\/index)\.ts))$/;
  expect([...new Set(files)].filter((file) => office.test(file))).toEqual([]);
});
