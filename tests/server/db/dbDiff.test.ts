import { expect, test } from 'vitest';
import { sentenceOf } from '../../../src/cli/auditVerify';
import { linesOf } from '../../../src/cli/dbDiff';

const nothing = { migrations: [], statements: [], rewrite: [], warnings: [], refusals: [] };

test('db:diff prints statements to run and the rest as comments', () => {
  const lines = linesOf({
    migrations: ['003_rename'],
    statements: ['create table "a" (\n  "id" uuid\n)'],
    rewrite: [{ table: 'a', mark: 'x' }],
    warnings: ['a.b jest wymagane'],
    refusals: ['a.c jest w bazie typu text'],
  });
  expect(lines[0]).toBe('-- SERWER NIE WYSTARTUJE: a.c jest w bazie typu text');
  expect(lines.filter((line) => !line.startsWith('--'))).toEqual(['create table "a" (\n  "id" uuid\n);']);
  expect(lines).toHaveLength(5);
});

test('db:diff says so when there is nothing to do', () =>
  expect(linesOf(nothing)).toEqual(['-- Baza danych zgadza się z deklaracjami.']));

test('the trail’s verdict is a sentence with the first bad line', () => {
  expect(sentenceOf('demo', { sound: true, lines: 12 })).toBe('demo: dziennik jest nienaruszony, wpisów 12.');
  expect(sentenceOf('demo', { sound: false, seq: 7, why: 'altered' })).toBe(
    'demo: wpis został zmieniony, pierwszy zły ma numer 7.',
  );
});
