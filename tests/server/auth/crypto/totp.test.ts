import { expect, test } from 'vitest';
import { totpPicture, totpSecret, totpUrl, verifyTotp } from '../../../../src/server/auth/crypto/totp';

/** RFC 6238, appendix B: the seed `12345678901234567890`, last six of its eight digits. */
const seed = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);
const verify = (code: string, seconds: number, lastStep: number | null = null) =>
  verifyTotp({ secret: seed, code, now: at(seconds), lastStep });

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('A18 at %s s the code of the RFC is %s', (seconds, code) => expect(verify(code, seconds)).toBe(Math.floor(seconds / 30)));

test('A18 a code of the step before or after is accepted, of two steps away is not', () => {
  const step = Math.floor(1_111_111_109 / 30);
  const of = (offset: number) => verify('081804', (step + offset) * 30);
  expect([of(-2), of(-1), of(0), of(1), of(2)]).toEqual([null, step, step, step, null]);
});

test('A18 no step works twice, and none before the last used one', () => {
  const step = verify('081804', 1_111_111_109);
  expect(verify('081804', 1_111_111_109, step)).toBeNull();
  expect(verify('081804', 1_111_111_109, (step ?? 0) + 1)).toBeNull();
  expect(verify('081804', 1_111_111_109, (step ?? 0) - 1)).toBe(step);
});

test.each(['', '08180', '0818040', 'abcdef'])('A18 “%s” is refused', (code) => expect(verify(code, 1_111_111_109)).toBeNull());

test('A18 a new seed is 20 random bytes', () => {
  expect(totpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(totpSecret(() => Buffer.from('12345678901234567890'))).toBe(seed);
});

test('A18 the address names the office and the account', () => {
  const url = new URL(totpUrl({ secret: seed, account: 'szef@demo.test', issuer: 'Biuro Kłos: Łódź' }));
  expect(url.protocol).toBe('otpauth:');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ secret: seed, digits: '6', period: '30', algorithm: 'SHA1' });
  expect(decodeURIComponent(url.pathname)).toContain('szef@demo.test');
});

test('A18 the picture is an SVG without scripts, as a data URL', async () => {
  const picture = await totpPicture(totpUrl({ secret: seed, account: 'a@b.pl', issuer: 'Demo' }));
  const [head, body = ''] = picture.split(',');
  expect(head).toBe('data:image/svg+xml;base64');
  const svg = Buffer.from(body, 'base64').toString();
  expect(svg).toMatch(/^<svg [^>]*viewBox/);
  expect(svg).not.toContain('<script');
});
