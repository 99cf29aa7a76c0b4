import { expect, test } from 'vitest';
import { parseSmtpUrl, SmtpUrlRefused } from '../../../src/server/mail/smtpUrl';

test.each([
  ['smtps://poczta.test', { host: 'poczta.test', port: 465, tls: 'implicit' }],
  ['smtp://poczta.test', { host: 'poczta.test', port: 587, tls: 'starttls' }],
  ['smtp://poczta.test:2525?tls=required', { host: 'poczta.test', port: 2525, tls: 'starttls' }],
  ['smtp://127.0.0.1', { host: '127.0.0.1', port: 25, tls: 'none' }],
  ['smtp://localhost:1025', { host: 'localhost', port: 1025, tls: 'none' }],
  ['smtp://[::1]:1025', { host: '::1', port: 1025, tls: 'none' }],
  ['smtp://localhost?tls=required', { host: 'localhost', port: 587, tls: 'starttls' }],
  ['smtps://biuro%40poczta.test:a%2Fb@poczta.test', { host: 'poczta.test', auth: { user: 'biuro@poczta.test', pass: 'a/b' } }],
])('%s is understood', (url, server) => expect(parseSmtpUrl(url)).toMatchObject(server));

test.each(['localhost.evil.test', '127.0.0.1.evil.test', '10.0.0.1', '[::2]'])(
  '%s is not this machine, so it is spoken to over TLS',
  (host) => expect(parseSmtpUrl(`smtp://${host}`).tls).toBe('starttls'),
);

test.each([
  'poczta.test',
  'http://poczta.test',
  'smtps://',
  'smtp://poczta.test?tls=none',
  'smtp://poczta.test?ignoreTLS=true',
  'smtps://poczta.test?tls.rejectUnauthorized=false',
  'smtps://konto:tajne@poczta.test?pool=true',
])('%s is refused, in Polish and without the password', (url) => {
  expect(() => parseSmtpUrl(url)).toThrow(SmtpUrlRefused);
  expect(() => parseSmtpUrl(url)).toThrow(/^SMTP_URL .*[a-ząęółśżźćń]/);
  expect(() => parseSmtpUrl(url)).not.toThrow(/tajne/);
});
