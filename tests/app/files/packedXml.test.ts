import { inflateRawSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { packedXml } from '../../../src/app/files/packedXml';
import { faultOfFile } from '../../../src/app/files/uploads';
import { fileLimits } from '../../../src/contract/files';
import { readZipDirectory } from '../../../src/lib/zipDirectory';

const megabyte = 1024 * 1024;
const rows = '<SprzedazWiersz><K_19>1234.56</K_19></SprzedazWiersz>\n';

test('an XML above what one file may have is sent packed, whole and by its own name', async () => {
  const text = `<JPK>${rows.repeat(Math.ceil((21 * megabyte) / rows.length))}</JPK>`;
  const file = new File([text], 'JPK_V7M łódź.XML', { type: 'text/xml' });
  expect(file.size).toBeGreaterThan(fileLimits.bytes);
  const sent = await packedXml(file);
  expect([sent.name, sent.type]).toEqual(['JPK_V7M łódź.zip', 'application/zip']);
  expect(sent.size).toBeLessThan(megabyte);

  const bytes = new Uint8Array(await sent.arrayBuffer());
  const source = { size: bytes.length, read: async (at: number, length: number) => bytes.subarray(at, at + length) };
  const [entry, another] = await readZipDirectory(source, 10, (says) => new Error(says));
  if (!entry) throw new Error('The archive is empty');
  expect(another).toBeUndefined();
  expect(entry.name).toBe('JPK_V7M łódź.XML');
  const unpacked = inflateRawSync(bytes.subarray(entry.start, entry.start + entry.packed));
  expect(entry.unpacked).toBe(unpacked.length);
  expect(unpacked.equals(Buffer.from(text))).toBe(true);
});

test('a smaller one goes as it is, and so does anything else', async () => {
  for (const file of [new File(['<a/>'], 'a.xml'), new File(['x'], 'a.pdf')]) expect(await packedXml(file)).toBe(file);
});

test('it is not refused for its size before that, unless it is too large to be packed, or the browser can’t', () => {
  const chosen = (size: number) => faultOfFile({ name: 'JPK.xml', type: 'text/xml', size });
  expect(chosen(150 * megabyte)).toBeNull();
  expect(chosen(201 * megabyte)).toMatch(/^Plik jest za duży/);
  vi.stubGlobal('CompressionStream', undefined);
  expect(chosen(150 * megabyte)).toMatch(/^Plik jest za duży/);
  vi.unstubAllGlobals();
});
