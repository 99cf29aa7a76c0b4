import { beforeAll, expect, test } from 'vitest';
import { DeliveryFailed } from '../../../src/server/mail/deliveryFailed';
import { MessageRefused } from '../../../src/server/mail/message';
import { smtp } from '../../../src/server/mail/smtp';
import { mail, refusal, sms } from './messages';
import { selfSigned } from './selfSigned';
import { smtpServer } from './smtpServer';

const from = 'panel@biuro.test';
let certificate: { key: string; cert: string };
let stranger: { key: string; cert: string };
beforeAll(() => {
  certificate = selfSigned();
  stranger = selfSigned();
});

const header = (letter: string, name: string) => new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'm').exec(letter)?.[1];
const failed = (promise: Promise<unknown>) => refusal(DeliveryFailed, promise);

test('a mail arrives with its sender, its subject and both forms', async () => {
  const { port, received } = await smtpServer();
  await smtp({ url: `smtp://127.0.0.1:${port}`, from }).send(mail());
  const [{ letter = '', ...envelope } = {}] = received;
  expect(envelope).toMatchObject({
    from: expect.stringContaining(`<${from}>`),
    to: [expect.stringContaining('<jan@klient.test>')],
  });
  expect(header(letter, 'To')).toBe('jan@klient.test');
  expect(header(letter, 'From')).toMatch(/=\?UTF-8\?.*<panel@biuro\.test>$/s);
  expect(header(letter, 'Subject')).toMatch(/^=\?UTF-8\?/);
  expect(header(letter, 'Auto-Submitted')).toBe('auto-generated');
  expect(header(letter, 'Content-Type')).toMatch(/^multipart\/alternative/);
  expect(letter).toContain('Content-Type: text/plain; charset=utf-8');
  expect(letter).toContain('Content-Type: text/html; charset=utf-8');
});

test('answers go where the firm said, and to nobody where it said nothing', async () => {
  const { port, received } = await smtpServer();
  const mailer = smtp({ url: `smtp://127.0.0.1:${port}`, from });
  await mailer.send(mail({ tenant: { id: 'demo', name: 'Biuro Kłos', replyTo: 'kontakt@biuro.test' } }));
  await mailer.send(mail());
  const [answered = '', mute = ''] = received.map(({ letter }) => letter);
  expect(header(answered, 'Reply-To')).toMatch(/<kontakt@biuro\.test>$/);
  expect(header(answered, 'From')).toMatch(/<panel@biuro\.test>$/);
  expect(header(mute, 'Reply-To')).toBeUndefined();
});

test('V09 no text of a message becomes a header or ends the letter', async () => {
  const { port, received, commands } = await smtpServer();
  const text = 'Pierwszy wiersz\r\n.\r\nRCPT TO:<ewa@klient.test>\r\nBcc: ewa@klient.test';
  await smtp({ url: `smtp://127.0.0.1:${port}`, from }).send(mail({ text, html: undefined }));
  expect(received).toHaveLength(1);
  expect(commands.filter((command) => command.startsWith('RCPT'))).toHaveLength(1);
  const head = received[0]?.letter.split('\r\n\r\n')[0] ?? '';
  expect(head).not.toMatch(/Bcc/);
});

test.each([
  { to: 'jan@klient.test\r\nBcc: x@y.pl' },
  { subject: 'a\r\nBcc: x@y.pl' },
  { tenant: { id: 'a', name: 'a\r\nBcc: x@y.pl' } },
])('V09 a line break in a header field is refused before anything is sent: %j', async (changes) => {
  const { port, commands } = await smtpServer();
  await refusal(MessageRefused, smtp({ url: `smtp://127.0.0.1:${port}`, from }).send(mail(changes)));
  expect(commands).toEqual([]);
});

test('V09 the sender’s address is checked when the server starts', () => {
  expect(() => smtp({ url: 'smtps://poczta.test', from: 'a@b.pl\r\nBcc: x@y.pl' })).toThrow(MessageRefused);
  expect(() => smtp({ url: 'smtps://poczta.test', from: 'biuro' })).toThrow(MessageRefused);
});

test('a text message is not sent as mail', async () => {
  const { port } = await smtpServer();
  await refusal(MessageRefused, smtp({ url: `smtp://127.0.0.1:${port}`, from }).send(sms()));
});

test('TLS from the first byte, with name and password', async () => {
  const { port, received } = await smtpServer({ certificate, implicit: true, user: 'konto', pass: 'h@sło:1' });
  const url = `smtps://konto:${encodeURIComponent('h@sło:1')}@127.0.0.1:${port}`;
  await smtp({ url, from, ca: certificate.cert }).send(mail());
  expect(received[0]).toMatchObject({ secure: true, authorised: true });
});

test('STARTTLS is used where it is required', async () => {
  const { port, received } = await smtpServer({ certificate });
  await smtp({ url: `smtp://127.0.0.1:${port}?tls=required`, from, ca: certificate.cert }).send(mail());
  expect(received[0]?.secure).toBe(true);
});

test('where TLS is required and not offered, neither password nor mail is sent', async () => {
  const { port, received, commands } = await smtpServer({ user: 'konto', pass: 'tajne' });
  const error = await failed(smtp({ url: `smtp://konto:tajne@127.0.0.1:${port}?tls=required`, from }).send(mail()));
  expect(error).toMatchObject({ reason: expect.stringMatching(/^SMTP ETLS/), passing: false });
  expect(received).toEqual([]);
  expect(commands.filter((command) => /^(AUTH|MAIL)/.test(command))).toEqual([]);
});

test.each([
  ['from the first byte', 'smtps', '', true],
  ['by STARTTLS', 'smtp', '?tls=required', false],
])('a server with another certificate is not trusted, %s', async (_how, protocol, query, implicit) => {
  const { port, received } = await smtpServer({ certificate: stranger, implicit });
  await failed(smtp({ url: `${protocol}://127.0.0.1:${port}${query}`, from, ca: certificate.cert }).send(mail()));
  expect(received).toEqual([]);
});

test('L01 a wrong password does not pass by itself, and the reason holds no account', async () => {
  const { port } = await smtpServer({ user: 'konto', pass: 'inne' });
  const error = await failed(smtp({ url: `smtp://konto:tajne@127.0.0.1:${port}`, from }).send(mail()));
  expect(error).toMatchObject({ reason: 'SMTP EAUTH 535', passing: false });
  expect(String(error)).not.toMatch(/tajne|szef@demo|jan@/);
});

test.each([
  ['RCPT', '451 try later jan@klient.test', true],
  ['RCPT', '550 no such user jan@klient.test', false],
  ['MAIL', '452 disk full', true],
  ['DATA.', '554 spam', false],
  ['DATA.', '421 closing', true],
])('a %s answered with “%s” is worth another try: %s', async (command, answer, passing) => {
  const { port } = await smtpServer({ answers: { [command]: answer } });
  const error = await failed(smtp({ url: `smtp://127.0.0.1:${port}`, from }).send(mail()));
  expect(error.passing).toBe(passing);
  expect(error.reason).toContain(answer.slice(0, 3));
  expect(error.reason).not.toContain('jan@');
});

test('a server that is away, or says nothing, is worth another try', async () => {
  const { port } = await smtpServer({ mute: true });
  const mute = await failed(smtp({ url: `smtp://127.0.0.1:${port}`, from, timeoutMs: 50 }).send(mail()));
  expect(mute.passing).toBe(true);
  const away = await failed(smtp({ url: 'smtp://127.0.0.1:1', from }).send(mail()));
  expect(away).toMatchObject({ reason: 'SMTP ESOCKET', passing: true });
});
