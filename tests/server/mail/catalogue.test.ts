import { fromHtml } from 'hast-util-from-html';
import { describe, expect, test } from 'vitest';
import * as catalogue from '../../../src/server/mail/catalogue';
import { checked, type Message, MessageRefused } from '../../../src/server/mail/message';
import { smsLength } from '../../../src/server/mail/smsLength';
import { tenant } from './messages';

const envelope = { to: 'jan@klient.test', tenant };
const at = new Date('2026-07-01T10:05:00Z');
const link = 'https://panel.biuro.test/register/AbC123';
const occasion = { at, device: 'Firefox, Windows' };

const all: Record<string, Message> = {
  loginCode: catalogue.loginCode({ ...envelope, channel: 'email' }, { code: '012345', validMinutes: 5 }),
  invitation: catalogue.invitation(envelope, { inviter: 'Anna Żółć', link, validDays: 7 }),
  passwordReset: catalogue.passwordReset(envelope, { link, validMinutes: 60 }),
  deviceLink: catalogue.deviceLink(envelope, { link, ...occasion, validMinutes: 15 }),
  passwordChanged: catalogue.passwordChanged(envelope, occasion),
  newDevice: catalogue.newDevice(envelope, occasion),
  loginAfterFailures: catalogue.loginAfterFailures(envelope, { ...occasion, failures: 3 }),
  secondFactorChanged: catalogue.secondFactorChanged(envelope, { ...occasion, change: 'off' }),
  passkeysChanged: catalogue.passkeysChanged(envelope, { ...occasion, change: 'added', name: 'Telefon <Ewy>' }),
  contactChanged: catalogue.contactChanged(envelope, { ...occasion, what: 'email' }),
  tokenReuse: catalogue.tokenReuse(envelope, occasion),
  tooManyWrongCodes: catalogue.tooManyWrongCodes(envelope, { ...occasion, pauseHours: 24 }),
};

interface Node {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}
const nodes = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(nodes)];
const elements = (html = '') => nodes(fromHtml(html)).filter((node) => node.type === 'element');
const visible = (html = '') =>
  nodes(fromHtml(html))
    .filter((node) => node.type === 'text')
    .map((node) => node.value)
    .join('\n');

test('the catalogue is tested whole', () =>
  expect(Object.keys(all).sort()).toEqual(
    Object.entries(catalogue)
      .filter(([, value]) => typeof value === 'function')
      .map(([name]) => name)
      .sort(),
  ));

describe.each(Object.entries(all))('%s', (_name, message) => {
  test('can be sent, and names the office in its subject', () => {
    expect(checked(message).to).toBe('jan@klient.test');
    expect(message.subject).toMatch(/^\S.* – Biuro Kłos & Syn$/);
  });

  test('says the same in text and in HTML', () => {
    const words = visible(message.html).replace(/\s+/g, ' ');
    const paragraphs = message.text.split('\n\n').filter((part) => !part.startsWith('--\n'));
    for (const part of paragraphs)
      for (const line of part.split('\n')) expect(words).toContain(line.replace(/:$/, '').replace(/\s+/g, ' '));
    expect(message.text).toMatch(/\n--\nBiuro Kłos & Syn\nNie odpowiadaj [^\n]+$/);
  });

  test('is HTML that a screen reader reads well: Polish, one heading, text links, nothing loaded from elsewhere', () => {
    const tags = elements(message.html);
    expect(tags.find(({ tagName }) => tagName === 'html')?.properties?.lang).toBe('pl');
    expect(tags.filter(({ tagName }) => tagName === 'h1')).toHaveLength(1);
    expect(tags.map(({ tagName }) => tagName).filter((tag) => /^(img|script|link|iframe|form|style)$/.test(tag ?? ''))).toEqual(
      [],
    );
    // A button's shape alone is a table, and none to who listens.
    const tables = tags.filter(({ tagName }) => tagName === 'table');
    expect(tables.every(({ properties }) => properties?.role === 'presentation')).toBe(true);
    expect(tables).toHaveLength(message.link === undefined ? 0 : 1);
    expect(message.html).not.toMatch(/url\(|@import/);
  });

  test('has no gap where something should stand', () => {
    for (const text of [message.subject, message.text, message.html])
      expect(text).not.toMatch(/undefined|null|NaN|\[object|\$\{/);
  });
});

test('a code stands on a line of its own, so that it can be copied', () => {
  expect(all.loginCode?.text.split('\n')).toContain('012345');
  expect(all.loginCode?.code).toBe('012345');
  expect(all.loginCode?.subject).not.toContain('012345');
});

test('links stand in text, in HTML and in the message', () => {
  for (const name of ['invitation', 'passwordReset', 'deviceLink']) {
    const message = all[name];
    expect(message?.link).toBe(link);
    expect(message?.text.split('\n')).toContain(link);
    const hrefs = elements(message?.html)
      .filter(({ tagName }) => tagName === 'a')
      .map(({ properties }) => properties?.href);
    expect(hrefs).toEqual([link, link]);
  }
});

test('numbers and nouns agree', () => {
  const reset = (validMinutes: number) =>
    catalogue.passwordReset(envelope, { link, validMinutes }).text.replaceAll('\u00a0', ' ');
  expect(reset(1)).toContain('1 minutę');
  expect(reset(3)).toContain('3 minuty');
  expect(reset(60)).toContain('60 minut ');
});

test('moments are told by the Polish clock', () => {
  expect(all.newDevice?.text).toContain('01.07.2026, 12:05 (czas polski)');
  expect(all.newDevice?.text).toContain('Firefox, Windows');
  expect(catalogue.newDevice(envelope, { at }).text).not.toContain('urządzenie:');
});

const nasty = '<b onclick="x">Ewa</b>\r\nBcc: x@y.pl & "syn" \u202e';

test('V09 names in mails are escaped and stay on one line', () => {
  const evil = { to: envelope.to, tenant: { id: 'demo', name: nasty } };
  const messages = [
    catalogue.invitation(evil, { inviter: nasty, link, validDays: 7 }),
    catalogue.newDevice(evil, { at, device: nasty }),
    catalogue.loginCode({ ...evil, channel: 'email' }, { code: '1<2', validMinutes: 5 }),
  ];
  for (const message of messages) {
    expect(() => checked(message)).not.toThrow();
    expect(message.subject).not.toMatch(/[\r\n\u202e]/);
    expect(elements(message.html).map(({ tagName }) => tagName)).not.toContain('b');
    expect(elements(message.html).some(({ properties }) => properties?.onClick !== undefined)).toBe(false);
    expect(message.text).toContain('<b onclick="x">Ewa</b> Bcc: x@y.pl & "syn"');
  }
});

test('V09 a name is never read as a template', () => {
  const message = catalogue.invitation(envelope, { inviter: '{{link}} <%= link %> %s', link, validDays: 7 });
  expect(message.text).toContain('{{link}} <%= link %> %s');
});

test('V09 a name of any length leaves the mail readable', () =>
  expect(catalogue.invitation(envelope, { inviter: 'ż'.repeat(5000), link, validDays: 7 }).text.length).toBeLessThan(1000));

test.each(['javascript:alert(1)', 'data:text/html,x', '/register/abc', 'https://biuro.test/a b', 'https://biuro.test/a\nb'])(
  'V09 “%s” is no link for a mail',
  (bad) => expect(() => catalogue.passwordReset(envelope, { link: bad, validMinutes: 60 })).toThrow(MessageRefused),
);

test('V09 a link cannot leave its attribute', () => {
  const { html } = catalogue.passwordReset(envelope, { link: 'https://biuro.test/"onmouseover="x', validMinutes: 60 });
  expect(elements(html).some(({ properties }) => properties?.onMouseOver !== undefined)).toBe(false);
});

test('a code goes by text message in at most two parts, and in one for a short name', () => {
  const text = (name: string) =>
    catalogue.loginCode({ to: '501502503', channel: 'sms', tenant: { id: 'demo', name } }, { code: '012345', validMinutes: 5 });
  expect(checked(text('Biuro Kłos'))).toMatchObject({
    channel: 'sms',
    code: '012345',
    text: expect.stringContaining('kod logowania 012345'),
  });
  expect(text('Biuro Kłos')).not.toHaveProperty('html');
  expect(smsLength(text('Kłos').text).parts).toBe(1);
  expect(smsLength(text('Kancelaria Podatkowa i Rachunkowa Wydma i Wspólnicy').text).parts).toBe(2);
});

test('a mail of a firm that reads answers says so, in both forms', () => {
  const { text, html, tenant } = catalogue.loginCode(
    { to: envelope.to, channel: 'email', tenant: { ...envelope.tenant, replyTo: 'kontakt@biuro.test' } },
    { code: '012345', validMinutes: 5 },
  );
  for (const form of [text, html]) {
    expect(form).toContain('odpowiedź dostanie biuro (kontakt@biuro.test)');
    expect(form).not.toContain('Nie odpowiadaj');
  }
  expect(tenant.replyTo).toBe('kontakt@biuro.test');
});
