import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { accepts, leastBytes } from '../../../src/server/plugins/compression';
import { headersOf } from '../../support/caller';
import { openOffice } from '../../support/office';
import { nip } from '../../support/samples';

const office = openOffice();
beforeAll(async () => {
  for (let nth = 0; nth < 25; nth += 1)
    await office.add('companies', { title: `Ściśle tajna piekarnia ${nth}`, vat_number: nip(70_000 + nth) });
});

type Method = 'GET' | 'POST';
async function ask(
  url: string,
  encoding: string | null,
  { method = 'GET' as Method, payload = undefined as object | undefined } = {},
) {
  const { headers, rawPayload, statusCode } = await office.app.inject({
    method,
    url,
    headers: {
      ...headersOf('demo', office.as('kierownik').token),
      ...(encoding === null ? {} : { 'accept-encoding': encoding }),
    },
    ...(payload ? { payload } : {}),
  });
  return { headers, bytes: rawPayload, status: statusCode, encoding: headers['content-encoding'] };
}
const list = '/api/companies/?sort=title:asc&limit=25';

test('a list comes in a tenth of its bytes to whoever reads Brotli or gzip, and says the same', async () => {
  const plain = await ask(list, null);
  expect(plain.encoding).toBeUndefined();
  const smaller = await ask(list, 'gzip, deflate, br');
  expect([smaller.encoding, brotliDecompressSync(smaller.bytes).equals(plain.bytes)]).toEqual(['br', true]);
  expect(smaller.bytes.length).toBeLessThan(plain.bytes.length / 5);
  expect(smaller.headers['content-length']).toBe(String(smaller.bytes.length));
  const older = await ask(list, 'gzip');
  expect([older.encoding, gunzipSync(older.bytes).equals(plain.bytes)]).toEqual(['gzip', true]);
  for (const { headers } of [plain, smaller, older]) expect(headers.vary).toBe('accept-encoding');
});

test('the columns of a list come in fewer bytes than Brotli at its quickest makes of them', async () => {
  const columns = `${list}&fields=title,company_type,tasks,owner_id,vat_number,accounting_status,documents,documents_requested`;
  const plain = await ask(columns, null);
  const packed = await ask(columns, 'br');
  const quickest = brotliCompressSync(plain.bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
  expect(brotliDecompressSync(packed.bytes).equals(plain.bytes)).toBe(true);
  expect(packed.bytes.length).toBeLessThan(quickest.length);
});

test('what fits a packet comes as it is', async () => {
  const { bytes, encoding } = await ask('/api/unread', 'br');
  expect(bytes.length).toBeLessThan(leastBytes);
  expect(encoding).toBeUndefined();
});

test('an export in CSV is compressed as it is written, and one that is an archive already is not', async () => {
  const csv = await ask('/api/companies/export?format=csv', 'br');
  expect(csv.encoding).toBe('br');
  expect(brotliDecompressSync(csv.bytes).toString()).toContain('Ściśle tajna piekarnia 24');
  const xlsx = await ask('/api/companies/export?format=xlsx', 'br');
  expect([xlsx.status, xlsx.encoding, xlsx.bytes.subarray(0, 2).toString()]).toEqual([200, undefined, 'PK']);
});

test('a stream of events is never held back by it', async () => {
  await office.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = office.app.server.address() as AddressInfo;
  const headers = { ...headersOf('demo', office.as('kierownik').token), 'accept-encoding': 'br, gzip' };
  const stream = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, path: '/api/events', headers }, resolve).on('error', reject);
  });
  const first = await new Promise<Buffer>((resolve) => stream.once('data', resolve));
  stream.destroy();
  expect([stream.headers['content-encoding'], first.toString()]).toEqual([undefined, 'retry: 5000\n\n']);
});

test('S11: an answer that hands out a secret is not compressed, however long it is', async () => {
  const begun = await ask('/api/users/totp', 'br, gzip', { method: 'POST', payload: {} });
  expect(begun.status).toBe(200);
  expect(begun.bytes.length).toBeGreaterThan(leastBytes);
  expect([begun.encoding, JSON.parse(begun.bytes.toString()).data.secret]).toEqual([undefined, expect.any(String)]);
});

test.each([
  ['br', true],
  ['gzip, deflate, br;q=0.9', true],
  ['BR', true],
  ['br;q=0', false],
  ['br; q=0.000', false],
  ['gzip', false],
  ['brotli', false],
  ['', false],
])('“%s” takes Brotli: %s', (header, taken) => expect(accepts(header, 'br')).toBe(taken));
