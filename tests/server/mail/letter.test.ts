import { describe, expect, test } from 'vitest';
import { letter } from '../../../src/server/mail/compose';

const write = (replyTo?: string) =>
  letter(
    { to: 'jan@klient.test', tenant: { id: 'demo', name: 'Biuro Kłos', ...(replyTo === undefined ? {} : { replyTo }) } },
    { subject: 'Nowa wiadomość', body: ['Dzień dobry', { button: 'Otwórz', link: 'https://biuro.test/a?b=1' }] },
  );

describe('a mail says whether an answer reaches anybody', () => {
  test.each([
    [undefined, 'Nie odpowiadaj na tę wiadomość: nikt nie czyta tu odpowiedzi.'],
    ['kontakt@biuro.test', 'Możesz odpowiedzieć na tę wiadomość: odpowiedź dostanie biuro (kontakt@biuro.test).'],
  ])('with answers to %s', (replyTo, says) => {
    const { text, html } = write(replyTo);
    expect(text).toContain(says);
    expect(html).toContain(says);
  });
});

test('a button is a cell with its own colour and padding, as Outlook draws neither of a link', () => {
  const { html = '' } = write();
  expect(html).toMatch(
    /<td bgcolor="#[0-9a-f]{6}" style="padding:12px 24px;[^"]*"><a href="https:\/\/biuro\.test\/a\?b=1"[^>]*>Otwórz<\/a><\/td>/,
  );
});
