import { hash as argon2, parseOptions, verify } from '@node-rs/argon2';
import { beforeEach, expect, test, vi } from 'vitest';
import { createHasher } from '../../../../src/server/auth/passwords/hashing';
import { HASHING } from '../../../../src/server/auth/passwords/limits';

vi.mock('@node-rs/argon2', async (importOriginal) => {
  const original = await importOriginal<typeof import('@node-rs/argon2')>();
  return { ...original, verify: vi.fn(original.verify) };
});
beforeEach(() => {
  vi.mocked(verify).mockClear();
});

const password = 'Lipowa-Herbata-2026';
const light = { memoryCost: 64, timeCost: 1, parallelism: 1, outputLen: 32 };
const hasher = createHasher({ cost: light });

test('A01 the hash is argon2id with 19 MiB, two passes, one thread, a salt of 16 bytes, and says so itself', async () => {
  const stored = await createHasher().hash(password);
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(parseOptions(stored)).toMatchObject({ ...HASHING, saltLen: 16 });
  expect(await createHasher().verify(stored, password)).toEqual({ matches: true, needsRehash: false });
});

test('A01 the same password hashes differently each time, but for the same salt', async () => {
  expect(await hasher.hash(password)).not.toBe(await hasher.hash(password));
  const fixed = createHasher({ cost: light, random: (size) => new Uint8Array(size).fill(7) });
  expect(await fixed.hash(password)).toBe(await fixed.hash(password));
});

test.each([
  ['less memory', { ...light, memoryCost: 32 }],
  ['fewer passes', { ...light, timeCost: 1, memoryCost: 63 }],
  ['a shorter output', { ...light, outputLen: 16 }],
])('A01 a hash made with %s asks for a new one, once the password is right', async (_what, weaker) => {
  const stored = await createHasher({ cost: weaker }).hash(password);
  expect(await hasher.verify(stored, password)).toEqual({ matches: true, needsRehash: true });
  expect(await hasher.verify(stored, `${password}!`)).toEqual({ matches: false, needsRehash: false });
});

test('A01 a stronger hash is left alone', async () => {
  const stored = await createHasher({ cost: { ...light, timeCost: 3 } }).hash(password);
  expect(await hasher.verify(stored, password)).toEqual({ matches: true, needsRehash: false });
});

test('A01 argon2i, or a short salt, asks for a new hash', async () => {
  const argon2i = await argon2(password, { ...light, algorithm: 1 });
  const shortSalt = await argon2(password, { ...light, salt: new Uint8Array(8) });
  for (const stored of [argon2i, shortSalt])
    expect(await hasher.verify(stored, password)).toEqual({ matches: true, needsRehash: true });
});

test('A02 one password typed on different keyboards is one password', async () => {
  const stored = await hasher.hash('zażółć gęślą jaźń');
  expect(await hasher.verify(stored, 'zażółć gęślą jaźń'.normalize('NFD'))).toMatchObject({ matches: true });
});

test.each([
  ['a space before', ` ${password}`],
  ['a space after', `${password} `],
  ['other case', password.toLowerCase()],
  ['its end cut', password.slice(0, -1)],
])('A02 a password with %s is another password', async (_what, other) =>
  expect(await hasher.verify(await hasher.hash(password), other)).toMatchObject({ matches: false }),
);

test('A02 two passwords of 128 characters that differ in the last one are two passwords', async () => {
  const long = 'ą'.repeat(127);
  expect(await hasher.verify(await hasher.hash(`${long}a`), `${long}b`)).toMatchObject({ matches: false });
});

test('A06 for nobody’s account the same work is done, and nothing ever matches', async () => {
  const real = createHasher();
  expect(await real.dummyVerify(password)).toBe(false);
  const [nobodys = ''] = vi.mocked(verify).mock.lastCall ?? [];
  expect(parseOptions(nobodys)).toEqual(parseOptions(await real.hash(password)));
});

test('A06 A04 the work for nobody stands in the same line', async () => {
  const one = createHasher({ limit: 1, waitMs: 1 });
  const both = await Promise.allSettled([one.hash(password), one.dummyVerify(password)]);
  expect(both.map((result) => result.status)).toEqual(['fulfilled', 'rejected']);
  expect(both[1]).toMatchObject({ reason: { status: 429 } });
});
