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
    answers: { 'GET /api/messages/': page([thread(1, { unread: 2 }), thread(2, { last_words: null })]) },
  });
  const table = await screen.findByRole('table', { name: 'Wiadomości' });
  const [fresh, known] = ['Faktury za listopad 1', 'Faktury za listopad 2'].map((name) =>
    within(table).getByRole('row', { name: new RegExp(name) }),
  ) as [HTMLElement, HTMLElement];
  expect(within(fresh).getByRole('cell', { name: 'Jan Klient: Wysyłam faktury i wyciąg' })).toHaveStyle({ fontWeight: 600 });
  expect(within(known).getByRole('cell', { name: 'Piekarnia Kłos' })).not.toHaveStyle({ fontWeight: 600 });
  expect(within(table).getByRole('columnheader', { name: 'Podgląd' })).not.toHaveAttribute('aria-sort');
  expect(within(within(table).getByRole('columnheader', { name: 'Podgląd' })).queryByRole('button')).toBeNull();
  expect(to('GET /api/messages/')[0]?.query.get('fields')?.split(',')).toEqual(expect.arrayContaining(['last_words', 'unread']));
});
