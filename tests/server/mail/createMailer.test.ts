import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMailer, MailNotConfigured } from '../../../src/server/mail/createMailer';
import { MessageRefused } from '../../../src/server/mail/message';
import { mail, refusal, sms } from './messages';
import { json, smsapiServer } from './smsapiServer';
import { smtpServer } from './smtpServer';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mail-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const inOutbox = async () => {
  const names = await readdir(join(dataDir, 'outbox')).catch(() => []);
  return Promise.all(names.sort().map(async (name) => JSON.parse(await readFile(join(dataDir, 'outbox', name), 'utf8'))));
};
const taken = { count: 1, list: [{ id: '1' }] };

test('K04 without SMTP and SMSAPI both kinds go to DATA_DIR/outbox', async () => {
  const mailer = createMailer({ mode: 'dev', dataDir });
  await mailer.send(mail());
  await mailer.send(sms());
  expect((await inOutbox()).map((message) => message.channel)).toEqual(['email', 'sms']);
  expect(mailer.channels).toEqual(['email', 'sms']);
});

test('each kind goes its own way where both are configured', async () => {
  const post = await smtpServer();
  const gateway = await smsapiServer((_call, response) => json(response, 200, taken));
  const mailer = createMailer({
    mode: 'production',
    dataDir,
    smtpUrl: `smtp://127.0.0.1:${post.port}`,
    mailFrom: 'panel@biuro.test',
    smsapiToken: 'token',
    smsapiUrl: gateway.baseUrl,
    smsapiSender: 'Biuro',
  });
  await mailer.send(mail());
  await mailer.send(sms());
  expect(post.received).toHaveLength(1);
  expect(gateway.calls.map((call) => call.form.from)).toEqual(['Biuro']);
  expect(await inOutbox()).toEqual([]);
});

test('dev shows codes and links on the console, once they went out', async () => {
  const lines: string[] = [];
  const { send } = createMailer({ mode: 'dev', dataDir, print: (line) => lines.push(line) });
  await send(mail({ code: '012345' }));
  await send(mail({ link: 'http://localhost/register/abc' }));
  await send(mail());
  await refusal(MessageRefused, send(mail({ to: 'nikt', code: '999999' })));
  expect(lines).toEqual(['Kod dla jan@klient.test: 012345', 'Link dla jan@klient.test: http://localhost/register/abc']);
});

test.each(['test', 'production'] as const)('K02 %s shows no code on the console', async (mode) => {
  const { port } = await smtpServer();
  const lines: string[] = [];
  const settings = { smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'panel@biuro.test' };
  await createMailer({ mode, dataDir, ...settings, print: (line) => lines.push(line) }).send(mail({ code: '012345' }));
  expect(lines).toEqual([]);
});

test('K02 production without mail does not start, and says so in Polish and English', () => {
  expect(() => createMailer({ mode: 'production', dataDir })).toThrow(MailNotConfigured);
  expect(() => createMailer({ mode: 'production', dataDir })).toThrow(/Brak poczty: ustaw SMTP_URL[^\n]*\nNo mail: set SMTP_URL/);
});

test('SMTP_URL without MAIL_FROM does not start in any mode', () =>
  expect(() => createMailer({ mode: 'dev', dataDir, smtpUrl: 'smtps://poczta.test' })).toThrow(MailNotConfigured));

test('K02 production without SMSAPI has no text messages, and never an outbox', async () => {
  const mailer = createMailer({ mode: 'production', dataDir, smtpUrl: 'smtps://poczta.test', mailFrom: 'panel@biuro.test' });
  expect(mailer.channels).toEqual(['email']);
  await refusal(MessageRefused, mailer.send(sms()));
  expect(await inOutbox()).toEqual([]);
});

test('P17 where there is no gateway its profile says so', async () =>
  expect(await createMailer({ mode: 'dev', dataDir }).smsapiProfile()).toEqual({ configured: false }));

test('P17 where there is one its profile is asked for', async () => {
  const gateway = await smsapiServer((_call, response) => json(response, 200, { points: 5 }));
  const mailer = createMailer({ mode: 'dev', dataDir, smsapiToken: 'token', smsapiUrl: gateway.baseUrl });
  expect(await mailer.smsapiProfile()).toEqual({ configured: true, sender: null, status: 'active', points: 'low' });
});
