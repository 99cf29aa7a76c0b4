// In npm test -- all: the same copies in another place.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { readConfig } from '../../../src/server/config';
import { makeCopy } from '../../../src/server/copies/make';
import { passphraseOf } from '../../../src/server/copies/passphrase';
import { type CopyPlace, openPlace } from '../../../src/server/copies/place';
import { restoreCopy } from '../../../src/server/copies/restore';
import { parseS3 } from '../../../src/server/files/store/s3';
import { serveBucket } from '../../support/bucket';
import { openOffice } from '../../support/office';
import { openForTest } from '../../support/openForTest';
import { uploaded } from '../files/desk';

const office = openOffice();
const root = mkdtempSync(join(tmpdir(), 'panel-copies-'));
const passphrase = passphraseOf('osiem-zwykłych-słów-których-nikt-nie-zgadnie', 10);
const { workerFile } = inject('database');
let bucket: Awaited<ReturnType<typeof serveBucket>>;
let place: CopyPlace;

beforeAll(async () => {
  bucket = await serveBucket('kopie');
  const s3 = parseS3(`s3://S3RVER:S3RVER@kopie/biuro?region=eu-central-1&endpoint=${bucket.endpoint}`);
  if (!s3) throw new Error('The address of the test’s own bucket is no S3 place');
  place = await openPlace({ s3 }, root);
  await uploaded(office, office.as('ksiegowa'), 'umowa z Łodzi.txt', 'Zażółć gęślą jaźń');
  await office.as('ksiegowa').post('/api/tasks/', office.sample('tasks', { title: 'Zadanie z kubełka' }));
}, 120_000);
afterAll(async () => {
  place.close();
  await bucket.close();
  rmSync(root, { recursive: true, force: true });
});

const parts = (laterMs = 0) => {
  const { db, files, keys, clock } = office.services;
  const later = () => new Date(clock().getTime() + laterMs);
  return { db, store: files.store, place, passphrase, keys, clock: later, months: 12 };
};
const inPlace = async (prefix: string): Promise<string[]> => {
  const found: string[] = [];
  for await (const { key } of place.store.list(prefix)) found.push(key);
  return found;
};

test('B01, B02: a copy goes into a bucket, a file once, and comes back from it whole', { timeout: 120_000 }, async () => {
  const first = await makeCopy(parts());
  expect(first).toMatchObject({ files: 1, added: 1, missing: [] });
  const second = await makeCopy(parts(60_000));
  expect(second).toMatchObject({ files: 1, added: 0, missing: [] });
  expect(await place.names()).toEqual([second.name, first.name]);
  expect(await inPlace('files')).toHaveLength(1);
  expect(readdirSync(join(root, 'copying'))).toEqual([]);

  const said: string[] = [];
  await restoreCopy({
    config: readConfig({ APP_ENV: 'test', DATA_DIR: join(root, 'restored') }, 1000),
    place,
    passphrase,
    keys: office.services.keys,
    name: null,
    replace: false,
    withoutKeys: false,
    now: office.services.clock(),
    workerFile,
    say: (line) => said.push(line),
  });
  expect(said.join('\n')).toMatch(/Gotowe\. Odtworzono stan/);
  const db = await openForTest({ workerFile, dataDir: join(root, 'restored') });
  try {
    const [found] = await db.query<{ n: number }>({
      text: `select count(*)::int as n from tasks where title = 'Zadanie z kubełka'`,
    });
    expect(found?.n).toBe(1);
  } finally {
    await db.close();
  }
});
