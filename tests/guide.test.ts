import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { registers } from '../resources/choiceLists/registers';
import { type Register, registerExchange } from '../src/contract/registers';

const guide = readFileSync('docs/pl/przewodnik-wlasciciela.md', 'utf8');

/** Everything that the product says anywhere. */
function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.tsx?$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}

test('screens, parts and buttons that the guide names are called so in the panel', () => {
  const product = ['src', 'resources'].flatMap(sources).join('\n');
  // Names begin with a capital; what is only stressed does not.
  const names = [...guide.matchAll(/\*\*([A-ZŁŚŻŹĆ][^*]{2,60})\*\*/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(25);
  expect([...new Set(names)].filter((name) => !product.includes(name))).toEqual([]);
});

test('what leaves the house stands in the guide as the panel says it, each register once', () => {
  for (const [register, { keeper, sends, answers }] of Object.entries(registerExchange))
    expect(guide).toContain(`| ${registers[register as Register]} | ${sends} | ${answers} | ${keeper} |`);
});

test('commands and files that the guide names are there', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const commands = [...guide.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
  expect(commands.length).toBeGreaterThan(4);
  expect(commands.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  const files = [...guide.matchAll(/(?:`|\s)((?:deploy|scripts)\/[\w./-]+)/g)].map(([, file = '']) => file);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('settings that the guide names are those of the server', () => {
  const operations = readFileSync('docs/operations.md', 'utf8');
  const settings = [...guide.matchAll(/`([A-Z][A-Z_]{4,})`/g)].map(([, name = '']) => name);
  expect(settings.filter((name) => !operations.includes(`\`${name}\``))).toEqual([]);
});
