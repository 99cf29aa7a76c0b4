import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../../src/server/config';
import { parseS3, s3Store } from '../../../src/server/files/store/s3';
import { FileMissing, type FileStore } from '../../../src/server/files/store/store';
import { sweepFiles } from '../../../src/server/files/sweep';
import { serveBucket } from '../../support/bucket';
import { openOffice } from '../../support/office';
import { fetched, stored, upload, uploaded } from './desk';
import { pdfOf } from './samples';

/** The server answers at an address that is known only once it runs, so the office's store asks for it then. */
const place = parseS3('s3://S3RVER:S3RVER@pliki/biuro?region=eu-central-1&endpoint=http://127.0.0.1:1') ?? null;
let bucket: Awaited<ReturnType<typeof serveBucket>>;
beforeAll(async () => {
  bucket = await serveBucket('pliki');
  if (place) place.endpoint = bucket.endpoint;
});
afterAll(() => bucket.close());

const office = openOffice({ config: { files: { s3: place, scanner: null } } });
const who = () => office.as('ksiegowa');
const row = async (id: string) => {
  const [found] = await office.services.db.query<{ storage_key: string }>({
    text: 'select storage_key from files where id = $1',
    values: [id],
  });
  return found?.storage_key ?? '';
};
const keys = async () => {
  const found: string[] = [];
  for await (const { key } of office.services.files.store.list('1')) found.push(key);
  return found;
};

describe('F04 F06 files in S3', () => {
  test('go in under tenant and random id, and come back whole, leaving no copy here', async () => {
    const { id } = await uploaded(office, who(), 'faktura.pdf', pdfOf());
    expect(await keys()).toContain(await row(id));
    expect((await fetched(office, who(), `/api/files/${id}`)).bytes).toEqual(pdfOf());
    expect(await stored(office, 'incoming')).toEqual([]);
    expect(await stored(office, 'kept')).toEqual([]);
  });

  test('are drawn', async () => {
    const { id } = await uploaded(office, who(), 'faktura.pdf', pdfOf());
    expect((await fetched(office, who(), `/api/files/${id}/thumbnail`)).status).toBe(200);
    expect(await stored(office, 'incoming')).toEqual([]);
  });

  test('that went missing or were changed there are never sent', async () => {
    const [gone, changed] = [await uploaded(office, who(), 'a.txt', 'abc'), await uploaded(office, who(), 'b.txt', 'abc')];
    const { store, incoming } = office.services.files;
    await store.remove(await row(gone.id));
    const { Readable } = await import('node:stream');
    const other = await incoming.receive(1, Readable.from([Buffer.from('abd')]), () => undefined);
    await store.put(await row(changed.id), other.path);
    for (const { id } of [gone, changed]) {
      const answer = await who().get(`/api/files/${id}`);
      expect([answer.status, answer.body.code]).toEqual([500, 'file_damaged']);
    }
  });

  test('that no record took are swept there too', async () => {
    const { id } = await uploaded(office, who(), 'a.txt', 'abc');
    const key = await row(id);
    office.pass(25 * 60 * 60 * 1000);
    await sweepFiles(office.services.files);
    office.pass(-25 * 60 * 60 * 1000);
    expect(await keys()).not.toContain(key);
  });

  test('that can’t be put there leave no row', async () => {
    const before = await office.services.db.query({ text: 'select 1 from files' });
    const [put] = [office.services.files.store.put];
    office.services.files.store.put = () => Promise.reject(new Error('away'));
    const answer = await upload(office, who(), [{ name: 'a.txt', content: 'abc' }]);
    office.services.files.store.put = put;
    expect(answer.status).toBe(500);
    expect(await office.services.db.query({ text: 'select 1 from files' })).toHaveLength(before.length);
    expect(await stored(office, 'incoming')).toEqual([]);
  });
});

test('a store says what is not there', async () => {
  if (!place) throw new Error('The address of the store was not read');
  const store: FileStore = await s3Store(place, join(tmpdir(), 'panel-s3-none'));
  await expect(store.withLocal('1/nothing', async () => null)).rejects.toBeInstanceOf(FileMissing);
  store.close();
});

test.each([
  ['s3://pliki', { bucket: 'pliki', prefix: '', region: 'eu-central-1', endpoint: null, credentials: null }],
  ['s3://pliki/biuro/a/?region=pl-1', { bucket: 'pliki', prefix: 'biuro/a/', region: 'pl-1', endpoint: null, credentials: null }],
  [
    's3://klucz:ta%2Fjny@pliki?endpoint=http://127.0.0.1:4568',
    {
      bucket: 'pliki',
      prefix: '',
      region: 'eu-central-1',
      endpoint: 'http://127.0.0.1:4568',
      credentials: { accessKeyId: 'klucz', secretAccessKey: 'ta/jny' },
    },
  ],
  ['s3://klucz@pliki', null],
  ['s3://pliki?endpoint=gdzieś', null],
  ['https://pliki', null],
  ['pliki', null],
])('the address %s is read', (text, expected) => expect(parseS3(text)).toEqual(expected));

test.each(['FILES_URL', 'CLAMD_URL'])('the server does not start with a %s that is none', (name) => {
  expect(() => readConfig({ APP_ENV: 'test', [name]: 'gdzieś' }, 1000)).toThrow(new RegExp(name));
});
