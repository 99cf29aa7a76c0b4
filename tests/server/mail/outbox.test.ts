import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MessageRefused } from '../../../src/server/mail/message';
import { outbox } from '../../../src/server/mail/outbox';
import { mail, refusal, sms } from './messages';

let dir: string;
beforeEach(async () => {
  dir = join(await mkdtemp(join(tmpdir(), 'outbox-')), 'outbox');
});
afterEach(() => rm(join(dir, '..'), { recursive: true }));

const at = (moment: string) => () => new Date(moment);
const names = async () => (await readdir(dir)).sort();
const read = async (name = '') => JSON.parse(await readFile(join(dir, name), 'utf8'));

test('K04 each message is one JSON file with these fields', async () => {
  await outbox({ dir, now: at('2026-07-01T10:00:00Z') }).send(mail({ code: '012345', link: 'http://localhost/x' }));
  const [name, ...others] = await names();
  expect(others).toEqual([]);
  expect(name).toMatch(/^2026-07-01T10-00-00-000Z-.+\.json$/);
  expect(await read(name)).toEqual({
    to: 'jan@klient.test',
    channel: 'email',
    subject: 'Próba łączności',
    text: 'Zażółć gęślą jaźń.',
    code: '012345',
    link: 'http://localhost/x',
    created_at: '2026-07-01 12:00:00',
  });
});

test('K04 what a message has not is left out', async () => {
  await outbox({ dir }).send(sms());
  expect(Object.keys(await read((await names())[0]))).toEqual(['to', 'channel', 'text', 'created_at']);
});

test('K04 by name the newest comes last, also within one millisecond and over the change to winter time', async () => {
  const box = outbox({ dir, now: at('2026-10-25T00:59:00Z') });
  for (let number = 0; number < 12; number += 1) await box.send(sms({ text: `Kod ${number}` }));
  await outbox({ dir, now: at('2026-10-25T01:01:00Z') }).send(sms({ text: 'Kod 12' }));
  const texts = await Promise.all((await names()).map(async (name) => (await read(name)).text));
  expect(texts).toEqual(Array.from({ length: 13 }, (_, number) => `Kod ${number}`));
});

test('many messages at once are all there, none half written', async () => {
  const box = outbox({ dir });
  await Promise.all(Array.from({ length: 50 }, (_, number) => box.send(sms({ text: `Kod ${number}` }))));
  const files = await names();
  expect(files).toHaveLength(50);
  expect(files.every((name) => name.endsWith('.json'))).toBe(true);
  expect(new Set(await Promise.all(files.map(async (name) => (await read(name)).text)))).toHaveLength(50);
});

test('codes and links are for the owner of the folder only', async () => {
  await outbox({ dir }).send(sms());
  expect((await stat(dir)).mode & 0o777).toBe(0o700);
  expect((await stat(join(dir, (await names())[0] ?? ''))).mode & 0o777).toBe(0o600);
});

test('V09 the outbox refuses what a real way out would refuse', async () => {
  await refusal(MessageRefused, outbox({ dir }).send(mail({ subject: 'a\nb' })));
  await expect(names()).rejects.toThrow(/ENOENT/);
});
