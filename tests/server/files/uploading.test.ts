// Also on a PostgreSQL server: calls at once.

import { readFile, stat, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { limits } from '../../../src/server/limits';
import { headersOf, send } from '../../support/caller';
import { describeOnce } from '../../support/describeOnce';
import { openOffice } from '../../support/office';
import { fetched, formOf, sha256, stored, upload, uploaded } from './desk';
import { pdfOf } from './samples';

const small = { fileBytes: 10_000, perRequest: 3, tenantBytes: 60_000, tenantFiles: 30, dayBytes: 25_000 };
const office = openOffice({ limits: { files: small } });
const db = () => office.services.db;
const rows = () => db().query<{ name: string }>({ text: 'select name from files' });
const text = (bytes: number) => 'a'.repeat(bytes);
const nothingLeft = () => expect.poll(() => stored(office, 'incoming')).toEqual([]);

afterEach(async () => {
  await nothingLeft();
  await db().query({ text: 'delete from files' });
  await db().query({ text: 'delete from file_usage' });
  await db().query({ text: 'delete from file_days' });
});

describe('F02 limits', () => {
  test('stand in the configuration as the office was promised them', () => {
    const { fileBytes, perRequest, tenantBytes, tenantFiles, dayBytes } = limits.files;
    const mebi = 1024 * 1024;
    expect([fileBytes, perRequest, tenantBytes, tenantFiles, dayBytes]).toEqual([20 * mebi, 20, 5120 * mebi, 50_000, 500 * mebi]);
  });

  test('a file of the limit is taken, one byte more is not', async () => {
    const who = office.as('ksiegowa');
    expect((await upload(office, who, [{ name: 'a.txt', content: text(small.fileBytes) }])).status).toBe(201);
    const answer = await upload(office, who, [{ name: 'a.txt', content: text(small.fileBytes + 1) }]);
    expect([answer.status, answer.body.code]).toEqual([413, 'file_too_large']);
  });

  test('one file more than a request may hold refuses them all', async () => {
    const files = Array.from({ length: 4 }, (_, nth) => ({ name: `${nth}.txt`, content: 'a' }));
    const answer = await upload(office, office.as('ksiegowa'), files);
    expect([answer.status, answer.body.code]).toEqual([413, 'too_many_files']);
    expect(await rows()).toEqual([]);
  });

  test('a person adds so much in a day, and the next day again', async () => {
    const who = office.as('ksiegowa');
    const two = [1, 2].map((nth) => ({ name: `${nth}.txt`, content: text(9_000) }));
    expect((await upload(office, who, two)).status).toBe(201);
    const answer = await upload(office, who, [{ name: 'a.txt', content: text(9_000) }]);
    expect([answer.status, answer.body.code]).toEqual([413, 'daily_limit']);
    expect((await upload(office, office.as('kierownik'), two)).status).toBe(201);
    await db().query({ text: 'update file_days set day = day - 1' });
    expect((await upload(office, who, [{ name: 'a.txt', content: text(9_000) }])).status).toBe(201);
  });

  test('a firm keeps so much, whoever adds it, and another firm is not touched by it', async () => {
    await db().query({
      text: 'insert into file_usage (tenant_id, bytes, files) values (1, $1, 1)',
      values: [small.tenantBytes - 100],
    });
    const answer = await upload(office, office.as('ksiegowa'), [{ name: 'a.txt', content: text(101) }]);
    expect([answer.status, answer.body.code]).toEqual([413, 'storage_full']);
    const neighbour = await upload(
      office,
      office.as('ksiegowa', 'kancelaria'),
      [{ name: 'a.txt', content: text(101) }],
      {},
      'kancelaria',
    );
    expect(neighbour.status).toBe(201);
  });

  test('a firm keeps so many files', async () => {
    await db().query({ text: 'insert into file_usage (tenant_id, bytes, files) values (1, 0, $1)', values: [small.tenantFiles] });
    const answer = await upload(office, office.as('ksiegowa'), [{ name: 'a.txt', content: 'a' }]);
    expect([answer.status, answer.body.code]).toEqual([413, 'storage_full']);
  });

  test('uploads at once never pass the day’s limit together', async () => {
    const one = () => upload(office, office.as('ksiegowa'), [{ name: 'a.txt', content: text(9_000) }]);
    const statuses = (await Promise.all([one(), one(), one(), one()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 201, 413, 413]);
    expect(await rows()).toHaveLength(2);
  });
});

describeOnce('what a request must be', () => {
  test('V01 anything but multipart is 415', async () => {
    for (const type of ['application/json', 'text/plain', 'application/octet-stream']) {
      const answer = await office.as('ksiegowa').call('POST', '/api/files', '{}', { 'content-type': type });
      expect(answer.status).toBe(415);
    }
  });

  test('V01 multipart is 415 everywhere else', async () => {
    const answer = await send(office.app, {
      method: 'POST',
      url: '/api/tasks',
      headers: { ...headersOf('demo', office.as('ksiegowa').token), 'content-type': 'multipart/form-data; boundary=x' },
      payload: formOf([{ name: 'a.txt', content: 'a' }], 'x'),
    });
    expect(answer.status).toBe(415);
  });

  test.each([
    ['no boundary', 'multipart/form-data', 'a'],
    [
      'a form that ends too early',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="files"; filename="a.txt"\r\n\r\nabc',
    ],
    [
      'V05 a field called __proto__',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="__proto__"; filename="a.txt"\r\n\r\n1\r\n--x--\r\n',
    ],
  ])('%s is 400', async (_, type, payload) => {
    const answer = await office.as('ksiegowa').call('POST', '/api/files', payload, { 'content-type': type });
    expect([answer.status, answer.body.code]).toEqual([400, 'malformed']);
  });

  test('an empty form is 422', async () => {
    const answer = await upload(office, office.as('ksiegowa'), []);
    expect([answer.status, answer.body.error]).toEqual([422, 'Dodaj co najmniej jeden plik.']);
  });

  test('nobody logged in is 401, with nothing read', async () => {
    expect((await upload(office, office.nobody(), [{ name: 'a.txt', content: 'a' }])).status).toBe(401);
  });
});

describeOnce('F06 what is kept', () => {
  test('is what was sent, under a random key of its firm, for the server alone', async () => {
    const content = pdfOf();
    const { id } = await uploaded(office, office.as('ksiegowa'), 'faktura.pdf', content);
    const [row] = await db().query<{ storage_key: string; sha256: Buffer; sent_sha256: Buffer; bytes: number }>({
      text: 'select storage_key, sha256, sent_sha256, bytes from files where id = $1',
      values: [id],
    });
    expect(row?.storage_key).toMatch(/^1\/[0-9a-f-]{36}$/);
    expect(row?.storage_key).not.toContain(id);
    expect([row?.sha256.toString('hex'), row?.sent_sha256.toString('hex'), row?.bytes]).toEqual([
      sha256(content),
      sha256(content),
      content.length,
    ]);
    const path = join(office.services.config.dataDir, 'files/kept', row?.storage_key ?? '');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await readFile(path)).toEqual(content);
  });

  test('U01 is written in the trail', async () => {
    const { id } = await uploaded(office, office.as('ksiegowa'), 'a.txt', 'abc');
    const lines = await db().query({ text: 'select action, actor_id from audit where entity_id = $1', values: [id] });
    expect(lines).toEqual([{ action: 'upload', actor_id: office.idOf('ksiegowa') }]);
  });

  test('a file damaged on the disk is never sent', async () => {
    const { id } = await uploaded(office, office.as('ksiegowa'), 'a.txt', 'abc');
    const [key = ''] = (await stored(office, 'kept', '1')).slice(-1);
    const keys = await db().query<{ storage_key: string }>({ text: 'select storage_key from files where id = $1', values: [id] });
    await writeFile(join(office.services.config.dataDir, 'files/kept', keys[0]?.storage_key ?? key), 'abd');
    const answer = await office.as('ksiegowa').get(`/api/files/${id}`);
    expect([answer.status, answer.body.code]).toEqual([500, 'file_damaged']);
    expect(answer.text).not.toContain('abd');
    expect(office.logged.at(-2)?.message ?? '').toMatch(/is not what was put there/);
  });

  test('an upload that breaks off leaves no row and no file', async () => {
    await office.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = office.app.server.address() as AddressInfo;
    const headers = { ...headersOf('demo', office.as('ksiegowa').token), 'content-type': 'multipart/form-data; boundary=x' };
    const call = request({ port, method: 'POST', path: '/api/files', headers: { ...headers, 'content-length': 9_000 } });
    call.on('error', () => undefined);
    call.write(formOf([{ name: 'a.txt', content: text(5_000) }], 'x').subarray(0, 4_000));
    await expect.poll(() => stored(office, 'incoming')).toHaveLength(1);
    call.destroy();
    await nothingLeft();
    expect(await rows()).toEqual([]);
  });

  test('a disk without room is told as such (O04)', async () => {
    const { incoming } = office.services.files;
    const receive = vi.spyOn(incoming, 'receive').mockRejectedValueOnce(Object.assign(new Error('full'), { code: 'ENOSPC' }));
    const answer = await upload(office, office.as('ksiegowa'), [{ name: 'a.txt', content: 'a' }]);
    expect([answer.status, answer.body.code]).toEqual([507, 'no_space']);
    receive.mockRestore();
  });

  test('bytes that were moved in before the transaction failed are left for the sweeper, with no row', async () => {
    const failing = vi.spyOn(office.services.db, 'transaction').mockRejectedValueOnce(new Error('commit'));
    const answer = await upload(office, office.as('ksiegowa'), [{ name: 'a.txt', content: 'a' }]);
    failing.mockRestore();
    expect(answer.status).toBe(500);
    expect(await rows()).toEqual([]);
  });
});

describeOnce('I01 an upload sent twice', () => {
  const file = { name: 'a.txt', content: 'abc' };
  test('with the same key answers the first files and keeps one copy', async () => {
    const who = office.as('ksiegowa');
    const before = (await stored(office, 'kept', '1')).length;
    const first = await upload(office, who, [file], { 'idempotency-key': 'k1' });
    const again = await send(office.app, {
      method: 'POST',
      url: '/api/files',
      headers: {
        ...headersOf('demo', who.token),
        'content-type': 'multipart/form-data; boundary=other',
        'idempotency-key': 'k1',
      },
      payload: formOf([file], 'other'),
    });
    expect([again.status, again.headers['idempotency-replayed'], again.data]).toEqual([201, 'true', first.data]);
    expect(await rows()).toHaveLength(1);
    await expect.poll(() => stored(office, 'kept', '1')).toHaveLength(before + 1);
  });

  test('with the same key and another file is 422', async () => {
    await upload(office, office.as('ksiegowa'), [file], { 'idempotency-key': 'k2' });
    const answer = await upload(office, office.as('ksiegowa'), [{ ...file, content: 'abd' }], { 'idempotency-key': 'k2' });
    expect([answer.status, answer.body.code]).toEqual([422, 'key_reused']);
  });
});

test('a name with Polish letters comes back whole', async () => {
  const { id, name } = await uploaded(office, office.as('ksiegowa'), 'Zażółć gęślą jaźń.txt', 'a');
  expect(name).toBe('Zażółć gęślą jaźń.txt');
  const { headers } = await fetched(office, office.as('ksiegowa'), `/api/files/${id}`);
  expect(headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
});
