import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SecretsRefused } from '../../../../src/server/auth/crypto/keyText';
import { loadSecrets } from '../../../../src/server/auth/crypto/secrets';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'secrets-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const path = () => join(dataDir, 'secrets.json');
const inMode = (mode: 'dev' | 'test' | 'production', SECRET_KEYS?: string) =>
  loadSecrets({ mode, env: { SECRET_KEYS }, dataDir });
const drawn = (size = 32) => randomBytes(size).toString('base64');

async function refusal(loading: Promise<unknown>): Promise<SecretsRefused> {
  const error = await loading.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof SecretsRefused)) throw new Error('the secrets were accepted');
  return error;
}

test('K01 dev draws its secret once, into a file for its owner only', async () => {
  const first = await inMode('dev');
  expect((await stat(path())).mode & 0o777).toBe(0o600);
  expect(first.keys[0].secret).toHaveLength(32);
  expect((await inMode('dev')).keys).toEqual(first.keys);
  expect(await readdir(dataDir)).toEqual(['secrets.json']);
});

test('O08: what was drawn just now is taken back where others are wanted, and what was kept stays', async () => {
  const drawn = await inMode('dev');
  await (await inMode('dev')).forget();
  expect(await readdir(dataDir)).toEqual(['secrets.json']);
  await drawn.forget();
  expect(await readdir(dataDir)).toEqual([]);
});

test('K01 processes that start together use one secret', async () => {
  const loaded = await Promise.all(Array.from({ length: 8 }, () => inMode('dev')));
  for (const { keys } of loaded) expect(keys).toEqual(loaded[0]?.keys);
  expect(await readdir(dataDir)).toEqual(['secrets.json']);
});

test('K01 a secrets file that others may read is closed to them', async () => {
  await inMode('dev');
  await chmod(path(), 0o644);
  await inMode('dev');
  expect((await stat(path())).mode & 0o777).toBe(0o600);
});

test('K01 a damaged secrets file is never replaced silently', async () => {
  await writeFile(path(), '{ "keys": ');
  expect((await refusal(inMode('dev'))).message).toMatch(/jest uszkodzony.*\n.*is damaged/);
  expect(await readFile(path(), 'utf8')).toBe('{ "keys": ');
});

test('K01 production takes its keys from the environment, the current one first', async () => {
  const [older, newer] = [randomBytes(32), randomBytes(48)];
  const { keys } = await inMode('production', ` 2026b:${newer.toString('base64url')}, 2026a:${older.toString('hex')} `);
  expect(keys.map((key) => [key.id, Buffer.from(key.secret)])).toEqual([
    ['2026b', newer],
    ['2026a', older],
  ]);
  expect(await readdir(dataDir)).toEqual([]);
});

test('K01 production never falls back on the file of dev', async () => {
  await inMode('dev');
  expect(await refusal(inMode('production'))).toBeInstanceOf(SecretsRefused);
});

test.each([
  ['nothing', undefined, /Brak SECRET_KEYS/, /SECRET_KEYS is missing/],
  ['blanks', '  ', /Brak SECRET_KEYS/, /SECRET_KEYS is missing/],
  ['no id', drawn(), /nazwa:wartość/, /id:value/],
  ['a blank in the id', `my key:${drawn()}`, /nazwa:wartość/, /id:value/],
  ['an empty value', 'a:', /base64/, /base64/],
  ['a value that is not base64', 'a:to nie jest klucz!', /base64/, /base64/],
  ['31 bytes', `a:${drawn(31)}`, /za krótki.*31 B/, /too short: 31 bytes/],
  ['31 bytes in hexadecimal', `a:${randomBytes(31).toString('hex')}`, /za krótki/, /too short/],
  ['a short second key', `a:${drawn()},b:${drawn(16)}`, /„b”.*za krótki/, /"b".*too short/],
  ['all zeros', `a:${'0'.repeat(64)}`, /przykładowy/, /sample/],
  ['a row of bytes', `a:${Buffer.from(Array.from({ length: 32 }, (_, i) => i)).toString('base64')}`, /przykładowy/, /sample/],
  ['a text to be replaced', 'a:changemechangemechangemechangemechangeme0000', /przykładowy/, /sample/],
  [
    'such a text in base64',
    `a:${Buffer.from('this is only an example, put yours here').toString('base64')}`,
    /przykładowy/,
    /sample/,
  ],
])('K01 production refuses %s, in Polish and in English', async (_what, text, polish, english) => {
  const error = await refusal(inMode('production', text));
  expect(error.polish).toMatch(polish);
  expect(error.english).toMatch(english);
  expect(error.message).toBe(`${error.polish}\n${error.english}`);
});

test('K01 a repeated id or value is refused', async () => {
  const one = drawn();
  expect((await refusal(inMode('production', `a:${one},a:${drawn()}`))).english).toMatch(/repeats/);
  expect((await refusal(inMode('production', `a:${one},b:${one}`))).english).toMatch(/repeats/);
});

test('K01 L01 no refusal holds the secret', async () => {
  const short = drawn(20);
  expect((await refusal(inMode('production', `a:${short}`))).message).not.toContain(short);
});
