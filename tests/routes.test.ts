import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { matchRoute, panelAt } from '../src/app/routing/match';
import { table } from './app/support/table';

const page = readFileSync('docs/routes.md', 'utf8');
const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => /^\| (?!---|route |rule )/.test(line))
    .map((line) => line.slice(1, -1).split(' | '));
const rows = rowsOf(page);
const uuid = '00000000-0000-4000-8000-000000000000';
const values: Readonly<Record<string, string>> = { token: 'abc123', year: '2026', category: 'vat' };

test('every route that the page names is a screen, drawn at that very path', () => {
  const routes = rows.map(([route = '']) => /^ ?`(\/\S*)`/.exec(route)?.[1]).filter((route) => route !== undefined);
  expect(routes.length).toBeGreaterThan(50);
  const missing = routes.filter((route) => {
    const address = route.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? uuid);
    const section = panelAt(address);
    const match = matchRoute(
      table.filter((each) => each.section === section || each.section === 'public'),
      address,
    );
    return !match || match.route.path.split('/').length !== route.split('/').length;
  });
  expect(missing).toEqual([]);
});

test('every file that the page names exists, and holds the test that is named beside it', () => {
  const files = [...page.matchAll(/`((?:src|resources|tests)\/[^`]+)`/g)].map(([, file = '']) => file);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  const shown = [...page.matchAll(/`(tests\/[^`]+)` – ([^|\n]+?)(?:\. It covers| \||$)/gm)];
  expect(shown.length).toBeGreaterThanOrEqual(rows.length);
  const absent = shown.filter(([, file = '', title = '']) => !readFileSync(file, 'utf8').replaceAll("\\'", "'").includes(title));
  expect(absent.map(([, file, title]) => `${file}: ${title}`)).toEqual([]);
});

test('every screen of the office that a link names is there', () => {
  const files = readdirSync('src/app', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const named = files.flatMap((file) =>
    [...readFileSync(`src/app/${file}`, 'utf8').matchAll(/\bofficePath\(\s*'([^']+)'/g)].map(([, name = '']) => ({ file, name })),
  );
  expect(named.length).toBeGreaterThan(50);
  const screens = new Set(table.filter(({ section }) => section === 'office').map(({ name }) => name));
  expect(named.filter(({ name }) => !screens.has(name)).map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});
