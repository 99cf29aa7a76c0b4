import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { resources } from '../resources';
import type { Resource } from '../src/schema';
import { wholeMark } from './support/wholeMark';

function textsBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}
const page = (name: string) => readFileSync(join('docs', name), 'utf8');
/** Cells of the lines of tables that begin with what the pattern says. */
const linesOf = (text: string, first: RegExp) =>
  text
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, cell = '']) => first.test(cell))
    .map((cells) => cells.slice(1, -1));

describe('docs/rules.md', () => {
  const told = linesOf(page('rules.md'), /^[A-Z]\d\d$/);
  const codes = told.map(([code = '']) => code);
  /** Letters that begin a rule; others begin months, hours and tariffs. */
  const code = new RegExp(`(?<![-\\w])[${[...new Set(codes.map(([letter]) => letter))].join('')}]\\d\\d(?!\\w|:\\d)`, 'g');
  const codesIn = (text: string) => text.match(code) ?? [];
  const namesIn = (text: string) =>
    [...text.matchAll(/(?:\b(?:test|describe)(?:Once)?(?:\.\w+)*|\))\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g)].map(
      ([, , name = '']) => name,
    );
  const texts = textsBelow('tests');
  const named = new Set(texts.flatMap(namesIn).flatMap(codesIn));

  test('tells each rule once, in a sentence', () => {
    expect(codes.filter((each, at) => codes.indexOf(each) !== at)).toEqual([]);
    expect(told.filter(([, says = '']) => !/^\S.{20,}\.$/.test(says)).map(([each]) => each)).toEqual([]);
    expect(codes.length).toBeGreaterThan(120);
  });
  test('knows every code that a test bears', () => {
    expect(named.size).toBeGreaterThan(120);
    expect([...named].filter((each) => !codes.includes(each))).toEqual([]);
  });
  test('knows every code that a comment of the product or of its declarations names', () => {
    const comments = ['src', 'resources'].flatMap(textsBelow).flatMap((text) => text.match(/^\s*(?:\/?\*|\/\/).*$/gm) ?? []);
    const unknown = comments.flatMap((line) => codesIn(line).filter((each) => !codes.includes(each)));
    expect(unknown).toEqual([]);
  });
  test('has no rule without a test, one that `npm test` itself runs', () => {
    const inGate = new Set(
      texts
        .filter((text) => !text.startsWith(wholeMark))
        .flatMap(namesIn)
        .flatMap(codesIn),
    );
    // Each of its tests starts the product.
    const apart = ['E04'];
    expect(codes.filter((each) => !inGate.has(each))).toEqual(apart);
    expect(apart.filter((each) => !named.has(each))).toEqual([]);
  });
});

test('docs/words.md names every record as its declaration does, in the order of their names', () => {
  const declared = Object.values<Resource>(resources).map(({ name, labels: { one, few } }) => [`\`${name}\``, one, few]);
  const told = linesOf(page('words.md'), /^`[a-z-]+`$/).filter((cells) => cells.length === 4);
  expect(told.map((cells) => cells.slice(0, 3))).toEqual(declared.toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1)));
  expect(told.filter(([, , , means = '']) => means === '').map(([name]) => name)).toEqual([]);
});
