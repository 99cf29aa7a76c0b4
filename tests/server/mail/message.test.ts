import { expect, test } from 'vitest';
import { checked, isOneLine, MessageRefused, oneLine } from '../../../src/server/mail/message';
import fc from '../../support/properties';
import { mail, sms, tenant } from './messages';

test('an address takes the form in which it goes out', () => {
  expect(checked(mail({ to: ' Jan@Klient.TEST ' })).to).toBe('jan@klient.test');
  expect(checked(sms({ to: '501 502-503' })).to).toBe('+48501502503');
  expect(checked(sms({ to: '0049 170 1234567' })).to).toBe('+491701234567');
});

test.each([
  ['an address with a line break', { to: 'jan@klient.test\r\nBcc: ewa@klient.test' }],
  ['an address with a line feed at its end', { to: 'jan@klient.test\n' }],
  ['a subject with a line break', { subject: 'Dzień dobry\r\nBcc: ewa@klient.test' }],
  ['a subject with a lone carriage return', { subject: 'Dzień\rdobry' }],
  ['a subject with a Unicode line end', { subject: 'Dzień\u2028dobry' }],
  ['a sender’s name with a line break', { tenant: { id: 'demo', name: 'Biuro\r\nBcc: ewa@klient.test' } }],
  [
    'an address of answers with a line break',
    { tenant: { id: 'demo', name: 'Biuro', replyTo: 'kontakt@biuro.test\r\nBcc: ewa@klient.test' } },
  ],
  ['two addresses of answers', { tenant: { id: 'demo', name: 'Biuro', replyTo: 'kontakt@biuro.test,ewa@klient.test' } }],
  ['a subject with NUL', { subject: 'a\u0000b' }],
])('V09 %s is refused', (_what, changes) => expect(() => checked(mail(changes))).toThrow(MessageRefused));

test.each([
  ['two addresses', { to: 'jan@klient.test,ewa@klient.test' }],
  ['an address in brackets', { to: '<jan@klient.test>' }],
  ['an address with a name', { to: 'Jan jan@klient.test' }],
  ['no address', { to: '' }],
  [
    'an address over 254 characters',
    { to: `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.pl` },
  ],
  ['no subject', { subject: undefined }],
  ['an empty text', { text: ' \n' }],
])('V09 mail with %s is refused', (_what, changes) => expect(() => checked(mail(changes))).toThrow(MessageRefused));

test.each(['501', '+48501502503\n+48501502504', '501502503,501502504', 'jan@klient.test'])('V09 “%s” is no phone number', (to) =>
  expect(() => checked(sms({ to }))).toThrow(MessageRefused),
);

test('L01 a refusal repeats neither address nor text', () => {
  expect(() => checked(mail({ to: 'tajny adres' }))).not.toThrow(/tajny/);
  expect(() => checked(mail({ subject: 'tajny\ntemat' }))).not.toThrow(/tajny/);
});

test('V09 whatever a person is called fits on one line', () =>
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (name) => isOneLine(oneLine(name)))));

test('a name keeps its words and marks', () => {
  expect(oneLine('  Anna \r\n Żółć-Kowalska\u0000 ')).toBe('Anna Żółć-Kowalska');
  expect(oneLine('faktura\u202efdp.exe')).toBe('faktura fdp.exe');
  expect(oneLine(tenant.name)).toBe(tenant.name);
});
