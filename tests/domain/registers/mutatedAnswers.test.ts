import { expect, test } from 'vitest';
import { readMetadata } from '../../../src/domain/ksef/api/metadata';
import { readBirLogin, readBirRecords } from '../../../src/domain/registers/bir/answers';
import { readCeidg } from '../../../src/domain/registers/ceidg/ceidg';
import type { Reading, RegisterAnswer } from '../../../src/domain/registers/exchange';
import { readKrs } from '../../../src/domain/registers/krs/krs';
import { readVies } from '../../../src/domain/registers/vies/vies';
import {
  readAccountAnswer,
  readCheckAnswer,
  readEntriesAnswer,
  readSubjectAnswer,
} from '../../../src/domain/registers/whiteList/answers';
import fc from '../../support/properties';
import { mutated } from '../mutation';
import { sample } from '../sample';

const READERS: Record<string, (answer: RegisterAnswer) => Reading<unknown>> = {
  readAccountAnswer,
  readBirLogin,
  readBirReport: (answer) => readBirRecords(answer, 'DanePobierzPelnyRaport'),
  readBirSearch: (answer) => readBirRecords(answer, 'DaneSzukajPodmioty'),
  readCeidg,
  readCheckAnswer,
  readKrs,
  readMetadata,
  readEntriesAnswer,
  readSubjectAnswer,
  readVies,
};
const ANSWERS = [
  'bir1-szukaj-response.xml',
  'bir1-zaloguj-response.xml',
  'bir12-osprawna-inner.xml',
  'ceidg-firma.json',
  'ceidg-firmy.json',
  'krs-odpis-aktualny.json',
  'ksef-query-metadata.json',
  'ksef-error-429.json',
  'vies-error.json',
  'vies-valid.json',
  'wl-check-yes.json',
  'wl-error-400.json',
  'wl-nip-found.json',
  'wl-nips.json',
].map(sample);

const status = fc.constantFrom(200, 200, 200, 204, 302, 400, 401, 403, 404, 429, 500, 599, 0);
const anything = fc.oneof(
  { weight: 3, arbitrary: mutated(ANSWERS) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string() },
);

/** A problem is named in a whole Polish sentence; nothing is ever thrown. */
function isWellFormed(reading: Reading<unknown>) {
  if (reading.ok) return;
  expect(reading.problem.message).toMatch(/^[A-ZĄĆĘŁŃÓŚŹŻ].*\.$/);
}

test.each(Object.entries(READERS))('%s answers or names the problem, whatever comes', (_name, read) => {
  fc.assert(
    fc.property(anything, status, (body, code) => isWellFormed(read({ status: code, headers: {}, body }))),
    { numRuns: 500 },
  );
});

test('values of every other type in place of any value are read or named', () => {
  const other = fc.constantFrom<unknown>(null, 0, -1.5, true, '', 'x', [], {}, [null], { a: 1 });
  const replaceOne = (value: unknown, path: number[], by: unknown): unknown => {
    const [first, ...rest] = path;
    if (first === undefined || typeof value !== 'object' || value === null) return by;
    const keys = Object.keys(value);
    const key = keys[first % Math.max(1, keys.length)];
    if (key === undefined) return by;
    if (Array.isArray(value)) return value.map((each, at) => (String(at) === key ? replaceOne(each, rest, by) : each));
    return { ...value, [key]: replaceOne((value as Record<string, unknown>)[key], rest, by) };
  };
  const json = ANSWERS.filter((text) => text.trimStart().startsWith('{')).map((text) => JSON.parse(text) as unknown);
  fc.assert(
    fc.property(fc.constantFrom(...json), fc.array(fc.nat(20), { maxLength: 7 }), other, (value, path, by) => {
      const body = JSON.stringify(replaceOne(value, path, by));
      for (const read of Object.values(READERS)) isWellFormed(read({ status: 200, headers: {}, body }));
    }),
    { numRuns: 1500 },
  );
});
