// On a PostgreSQL server: it asks no database, so one engine’s run is enough.

import { expect, test } from 'vitest';
import { sentencesOf } from '../../../src/cli/auditVerify';
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
  const anchor = { tenant: 'demo', seq: 10, hash: 'ab', time: '2026-11-22T01:45:00.000Z', signature: 'k.x' };
  const outside = { anchors: [anchor], unsigned: 0 };
  expect(sentencesOf('demo', { lines: 12, findings: [] }, outside)).toEqual([
    'demo: dziennik jest nienaruszony, wpisów 12, ostatnie zakotwiczenie: wpis 10 (22.11.2026, 02:45).',
  ]);
  expect(sentencesOf('demo', { lines: 5, findings: [{ why: 'missing', from: 6, to: 10 }] }, outside)).toEqual([
    'demo: brakuje wpisów: 6–10.',
  ]);
});

test('U04: without an anchor the verdict says what nobody can tell', () => {
  expect(sentencesOf('demo', { lines: 12, findings: [] }, { anchors: [], unsigned: 1 })).toEqual([
    'demo: dziennik jest nienaruszony, wpisów 12.',
    'demo: nie ma zakotwiczeń, więc nie wiadomo, czy dziennika nie obcięto. Podaj je: --anchors plik.',
    'demo: zakotwiczeń z nieważnym podpisem: 1. Ktoś je dopisał albo brakuje klucza.',
  ]);
});
