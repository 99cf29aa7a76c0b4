import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { CopyDamaged } from './damaged';
import type { Passphrase } from './passphrase';

const magic = Buffer.from('PANELKOPIA1\n');
const saltBytes = 16;
const nonceBytes = 16;
const headBytes = magic.length + 1 + saltBytes + nonceBytes;
const tagBytes = 16;
/** Plain bytes of a frame but the last. */
const frameBytes = 256 * 1024;
const lastFrame = 0x8000_0000;

/**
 * Bytes as they lie in a copy: a head (cost, salt, nonce), then frames of AES-256-GCM under a key of this stream alone. A frame's nonce is
 * its number and whether it is the last, so frames can't be cut off, left out, repeated or moved; `name` is bound into the key, so that
 * one stream can't stand in another's place.
 */
export async function* seal(passphrase: Passphrase, name: string, plain: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const { salt, cost } = passphrase.own;
  const nonce = randomBytes(nonceBytes);
  const head = Buffer.concat([magic, Buffer.from([cost]), salt, nonce]);
  const key = keyOf(await passphrase.master(salt, cost), nonce, name);
  yield head;
  let number = 0;
  let held: Buffer[] = [];
  let size = 0;
  const frame = (isLast: boolean, bytes: Buffer): Buffer => {
    const cipher = createCipheriv('aes-256-gcm', key, frameNonce(number, isLast)).setAAD(head);
    number += 1;
    const length = Buffer.alloc(4);
    length.writeUInt32BE(((isLast ? lastFrame : 0) | bytes.length) >>> 0);
    return Buffer.concat([length, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  };
  for await (const chunk of plain) {
    held.push(chunk);
    size += chunk.length;
    if (size < frameBytes) continue;
    let bytes = Buffer.concat(held);
    for (; bytes.length >= frameBytes; bytes = bytes.subarray(frameBytes)) yield frame(false, bytes.subarray(0, frameBytes));
    held = [bytes];
    size = bytes.length;
  }
  yield frame(true, Buffer.concat(held));
}

/** The plain bytes of a stream; throws CopyDamaged before it gives out anything that was not written so. */
export async function* unseal(passphrase: Passphrase, name: string, sealed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const reader = readerOf(sealed);
  const head = await reader.take(headBytes);
  if (!head?.subarray(0, magic.length).equals(magic))
    throw new CopyDamaged(`${name}: not a copy of this product, or its beginning is damaged`);
  const cost = head[magic.length] ?? 0;
  const salt = head.subarray(magic.length + 1, magic.length + 1 + saltBytes);
  const key = keyOf(await passphrase.master(salt, cost), head.subarray(headBytes - nonceBytes), name);
  for (let number = 0; ; number += 1) {
    const length = (await reader.take(4))?.readUInt32BE();
    if (length === undefined) throw new CopyDamaged(`${name}: its end is cut off`);
    const isLast = length >= lastFrame;
    const size = isLast ? length - lastFrame : length;
    const body = size <= frameBytes ? await reader.take(size + tagBytes) : null;
    if (!body) throw new CopyDamaged(`${name}: its end is cut off, or it is damaged`);
    yield opened(key, head, number, isLast, body, name);
    if (!isLast) continue;
    if (await reader.take(1)) throw new CopyDamaged(`${name}: something was added to its end`);
    return;
  }
}

function opened(key: Buffer, head: Buffer, number: number, isLast: boolean, body: Buffer, name: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, frameNonce(number, isLast)).setAAD(head);
  decipher.setAuthTag(body.subarray(-tagBytes));
  try {
    return Buffer.concat([decipher.update(body.subarray(0, -tagBytes)), decipher.final()]);
  } catch (error) {
    const says = number === 0 ? 'the passphrase is another one, or it is damaged' : 'it is damaged';
    throw new CopyDamaged(`${name}: ${says}`, { cause: error });
  }
}

/** Each stream has a key of its own, so a counted nonce is never used twice with one. */
function keyOf(master: Buffer, nonce: Buffer, name: string): Buffer {
  const info = createHash('sha256').update(name).digest();
  return Buffer.from(hkdfSync('sha256', master, nonce, Buffer.concat([Buffer.from('panel-biura/copy/'), info]), 32));
}

function frameNonce(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(isLast ? 1 : 0, 0);
  nonce.writeBigUInt64BE(BigInt(number), 4);
  return nonce;
}

/** Exactly so many bytes at a time; null where there are fewer left. */
function readerOf(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  return {
    async take(count: number): Promise<Buffer | null> {
      const parts = [rest];
      let size = rest.length;
      while (size < count) {
        const { value, done } = await chunks.next();
        if (done) return null;
        parts.push(value);
        size += value.length;
      }
      const all = parts.length === 1 ? rest : Buffer.concat(parts);
      rest = all.subarray(count);
      return all.subarray(0, count);
    },
  };
}
