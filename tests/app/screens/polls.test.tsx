import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { id, openFirm, page } from '../resource/office';
import { client } from '../support/people';

const poll = (values: Record<string, unknown>) => ({
  id: id(1),
  version: 1,
  created_at: '2026-11-01 08:00:00',
  updated_at: '2026-11-01 08:00:00',
  question: 'Kiedy spotkanie?',
  options: [{ text: 'Rano' }, { text: 'Po południu' }],
  multiple: false,
  allow_comment: false,
  anonymous: true,
  closes_on: null,
  results_visible: 'after_vote',
  status: 'open',
  mine: null,
  votes: null,
  results: null,
  comments: [],
  ...values,
});
const answers = (values: Record<string, unknown>) => ({
  'GET /api/polls/': page([poll(values)]),
  [`GET /api/polls/${id(1)}`]: { json: poll(values) },
});

test('an ended poll is taken up again, and not begun, after a question', async () => {
  const { user } = await openFirm('/dashboard/polls', {
    answers: answers({ status: 'closed', audience: 'clients', mine: null }),
  });
  const card = await screen.findByRole('article', { name: 'Kiedy spotkanie?' });
  expect(card).toHaveTextContent('Zakończona');
  expect(within(card).queryByRole('button', { name: 'Rozpocznij głosowanie' })).toBeNull();
  await user.click(within(card).getByRole('button', { name: 'Wznów głosowanie' }));
  expect(screen.getByRole('dialog', { name: /^Wznowić głosowanie/ })).toBeVisible();
});

test('a poll whose last day is past asks nobody to vote', async () => {
  await openFirm('/polls', { person: client, answers: answers({ closes_on: '2020-01-31' }) });
  const card = await screen.findByRole('article', { name: 'Kiedy spotkanie?' });
  expect(card).toHaveTextContent('Zakończona');
  expect(within(card).queryByRole('button', { name: 'Głosuj' })).toBeNull();
  expect(within(card).queryByRole('radio')).toBeNull();
});
