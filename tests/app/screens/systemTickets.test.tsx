import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { id, openFirm, page } from '../resource/office';
import { heading } from '../support/panel';
import { client } from '../support/people';

test('a report about the panel says by itself in what it was begun, and asks its reporter nothing of that', async () => {
  const { user, to } = await openFirm(
    `/system-tickets/new?title=${encodeURIComponent('Nie działa')}&description=${encodeURIComponent('<p>Przycisk milczy</p>')}`,
    {
      person: client,
      answers: {
        'POST /api/system-tickets': { json: { id: id(1), version: 1, title: 'Nie działa' } },
        'GET /api/companies/': page([]),
      },
    },
  );
  await heading('Zgłoś problem');
  for (const label of ['Adres strony', 'Wersja panelu', 'Przeglądarka', 'Okno'])
    expect(screen.queryByRole('textbox', { name: label })).toBeNull();
  const along = screen.getByRole('region', { name: 'Wysyłane razem ze zgłoszeniem' });
  expect(within(along).getByText(navigator.userAgent)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Wyślij' }));
  await waitFor(() => expect(to('POST /api/system-tickets')).toHaveLength(1));
  expect(to('POST /api/system-tickets')[0]?.body).toMatchObject({
    title: 'Nie działa',
    browser: navigator.userAgent,
    viewport: `${window.innerWidth} × ${window.innerHeight}`,
    url: null,
  });
});

test('whoever reported reads whose turn it is in their own words, and nothing that the office sorts reports by', async () => {
  const report = {
    id: id(1),
    version: 1,
    number: 'Z/2026/00005',
    title: 'Nie przychodzi kod',
    kind: 'access',
    severity: 'high',
    status: 'waiting_reporter',
    reporter_id: id(2),
    reporter: { id: id(2), title: 'Jan Kłos' },
    unread: 1,
    created_at: '2026-11-20 10:00:00',
  };
  await openFirm('/system-tickets', {
    person: client,
    answers: { 'GET /api/system-tickets/': page([report]), 'GET /api/companies/': page([]) },
  });
  await heading('Zgłoszenia systemowe');
  const main = within(screen.getByRole('main'));
  const standing = await main.findByText('Czeka na Ciebie');
  expect(standing.closest('.chip-warning, [class*=Warning], [data-color=warning]')).not.toBeNull();
  for (const label of ['Zgłaszający', 'Rodzaj', 'Jak bardzo przeszkadza', 'Jan Kłos', 'Problem z dostępem'])
    expect(main.queryByText(label)).toBeNull();
});

test('reports begin with what is being worked on; one press shows those that wait for an answer, another takes it back', async () => {
  const { user, to } = await openFirm('/dashboard/system-tickets', { answers: { 'GET /api/system-tickets/': page([]) } });
  await heading('Zgłoszenia systemowe');
  expect(screen.getByText(/^Co w panelu nie działa/)).toBeVisible();
  const asked = () => to('GET /api/system-tickets/').at(-1)?.query.get('filters') ?? '';
  await waitFor(() => expect(asked()).toContain('in_progress'));
  expect(asked()).not.toContain('released');
  const filters = within(screen.getByRole('toolbar', { name: 'Szybkie filtry' }));
  await user.click(filters.getByRole('button', { name: 'Czeka na odpowiedź' }));
  await waitFor(() => expect(asked()).toBe('status:waiting_reporter'));
  const pressed = filters.getByRole('button', { name: 'Czeka na odpowiedź' });
  await waitFor(() => expect(pressed).toHaveAttribute('aria-pressed', 'true'));
  await user.click(pressed);
  await waitFor(() => expect(pressed).toHaveAttribute('aria-pressed', 'false'));
});
