import { expect, test } from 'vitest';
import { readZipDirectory } from '../../src/lib/zipDirectory';
import { zipOf } from '../server/files/samples';

const read = (bytes: Buffer) =>
  readZipDirectory(
    { size: bytes.length, read: async (at, length) => bytes.subarray(at, at + length) },
    10,
    (says) => new Error(says),
  );

/** The archive with its end, and the sizes of its only entry, written in eight bytes each. */
function large(): Buffer {
  const plain = zipOf([{ name: 'a.txt', content: 'tekst' }]);
  const [count, length, offset] = [1, plain.readUInt32LE(plain.length - 10), plain.readUInt32LE(plain.length - 6)];
  const line = plain.subarray(offset, offset + length);
  const sizes = Buffer.alloc(4 + 24);
  sizes.writeUInt16LE(1, 0);
  sizes.writeUInt16LE(24, 2);
  sizes.writeBigUInt64LE(BigInt(line.readUInt32LE(24)), 4);
  sizes.writeBigUInt64LE(BigInt(line.readUInt32LE(20)), 12);
  sizes.writeBigUInt64LE(0n, 20);
  const wide = Buffer.concat([line, sizes]);
  for (const place of [20, 24, 42]) wide.writeUInt32LE(0xffffffff, place);
  wide.writeUInt16LE(sizes.length, 30);
  const end = Buffer.alloc(56);
  end.writeUInt32LE(0x06064b50, 0);
  end.writeBigUInt64LE(44n, 4);
  end.writeBigUInt64LE(BigInt(count), 32);
  end.writeBigUInt64LE(BigInt(wide.length), 40);
  end.writeBigUInt64LE(BigInt(offset), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(offset + wide.length), 8);
  locator.writeUInt32LE(1, 16);
  const ordinary = Buffer.from(plain.subarray(plain.length - 22));
  ordinary.writeUInt16LE(0xffff, 10);
  ordinary.writeUInt32LE(0xffffffff, 12);
  ordinary.writeUInt32LE(0xffffffff, 16);
  return Buffer.concat([plain.subarray(0, offset), wide, end, locator, ordinary]);
}

test('an archive that says its sizes in eight bytes each is read like any other', async () => {
  const [plain] = await read(zipOf([{ name: 'a.txt', content: 'tekst' }]));
  expect(await read(large())).toEqual([plain]);
});

test('one whose large end is not where it says is refused', async () => {
  const bytes = large();
  bytes.writeBigUInt64LE(3n, bytes.length - 22 - 20 + 8);
  await expect(read(bytes)).rejects.toThrow('Plik jest uszkodzony');
});
