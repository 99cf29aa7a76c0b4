import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { id, openFirm, page } from '../resource/office';

const thread = (nth: number, fields: Record<string, unknown>) => ({
  id: id(nth),
  version: 1,
  subject: `Faktury za listopad ${nth}`,
  company_id: id(90),
  company: { id: id(90), title: 'Piekarnia Kłos' },
  assignee_id: null,
  assignee: null,
  status: 'open',
  unread: 0,
  last_words: 'Jan Klient: Wysyłam faktury i wyciąg',
  last_post_at: '2026-11-20 08:30:00',
  ...fields,
});

test('the office’s list of messages shows who wrote last and how it begins; what is unread stands bold', async () => {
  const { to } = await openFirm('/dashboard/messages', {
    answers: {
      'GET /api/messages/': page([
        thread(1, { unread: 2 }),
        thread(2, { last_words: null }),
        thread(3, {}),
        thread(4, {}),
        thread(5, {}),
      ]),
    },
  });
  const table = await screen.findByRole('table', { name: 'Wiadomości' });
  const [fresh, read, last] = [1, 3, 5].map((nth) =>
    within(table).getByRole('row', { name: new RegExp(`Faktury za listopad ${nth}`) }),
  ) as [HTMLElement, HTMLElement, HTMLElement];
  expect(within(fresh).getByRole('cell', { name: 'Jan Klient: Wysyłam faktury i wyciąg' })).toBeVisible();
  // The row that is bold has a look of its own; the others differ in nothing but whether they are even.
  expect(fresh.className).not.toBe(read.className);
  expect(read.className).toBe(last.className);
  expect(within(table).getByRole('columnheader', { name: 'Podgląd' })).not.toHaveAttribute('aria-sort');
  expect(within(within(table).getByRole('columnheader', { name: 'Podgląd' })).queryByRole('button')).toBeNull();
  expect(to('GET /api/messages/')[0]?.query.get('fields')?.split(',')).toEqual(expect.arrayContaining(['last_words', 'unread']));
});
