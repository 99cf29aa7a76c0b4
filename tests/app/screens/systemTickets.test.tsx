import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { build } from '../../../src/app/build';
import { id, openFirm, page } from '../resource/office';
import { heading } from '../support/panel';
import { client } from '../support/people';

const report = (values: object = {}) => ({
  id: id(1),
  version: 1,
  number: 'Z/2026/00005',
  title: 'Nie przychodzi kod',
  description: '<p>Przycisk milczy</p>',
  kind: 'access',
  severity: 'high',
  status: 'waiting_reporter',
  reporter_id: id(2),
  reporter: { id: id(2), title: 'Jan Kłos' },
  unread: 1,
  created_at: '2026-11-20 10:00:00',
  ...values,
});
const posts = { json: { data: [], more: false, receipts: [], notes: false } };
const sends = 'POST /api/system-tickets/';
const own = {
  'GET /api/companies/': page([]),
  'GET /api/waiting': { json: { data: [], groups: [], total: 0 } },
  'GET /api/tickets/': page([]),
  'GET /api/system-tickets/': page([]),
  [`GET /api/system-tickets/${id(1)}`]: { json: report({ status: 'new' }) },
  [`GET /api/system-tickets/${id(1)}/posts`]: posts,
};

// A draft outlives its screen, and would fill the next test's form.
afterEach(() => sessionStorage.clear());

test('a client’s report says by itself in what it was begun, and asks them nothing of that nor how it is sorted', async () => {
  const { user, to } = await openFirm('/system-tickets/new', {
    person: client,
    answers: { ...own, [sends]: { status: 201, json: report({ status: 'new' }) } },
  });
  await heading('Zgłoś problem');
  for (const label of ['Adres strony', 'Wersja panelu', 'Przeglądarka', 'Okno', 'Jak bardzo przeszkadza'])
    expect(screen.queryByLabelText(label)).toBeNull();
  const along = screen.getByRole('region', { name: 'Wysyłane razem ze zgłoszeniem' });
  expect(within(along).getByText(navigator.userAgent)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Wyślij' }));
  expect(await screen.findByText('Napisz krótko, czego dotyczy zgłoszenie')).toBeVisible();
  await user.type(screen.getByLabelText('Czego dotyczy'), 'Nie działa');
  await user.type(screen.getByLabelText(/^Co się stało/), 'Przycisk milczy');
  await user.click(screen.getByRole('button', { name: 'Wyślij' }));
  await waitFor(() => expect(to(sends)).toHaveLength(1));
  expect(to(sends)[0]?.body).toMatchObject({
    title: 'Nie działa',
    description: '<p>Przycisk milczy</p>',
    kind: 'bug',
    browser: navigator.userAgent,
    viewport: `${window.innerWidth} × ${window.innerHeight}`,
    url: null,
  });
  await heading('Nie przychodzi kod');
});

test('a report tells the product’s version, never a name of a file', async () => {
  const { version } = build;
  build.version = '0.1.0 (1a2b3c4d)';
  onTestFinished(() => {
    build.version = version;
  });
  const { user, to } = await openFirm('/system-tickets/new', {
    person: client,
    answers: { ...own, [sends]: { status: 201, json: report({ status: 'new' }) } },
  });
  await heading('Zgłoś problem');
  const along = within(screen.getByRole('region', { name: 'Wysyłane razem ze zgłoszeniem' }));
  expect(along.getByText('0.1.0 (1a2b3c4d)')).toBeVisible();
  await user.type(screen.getByLabelText('Czego dotyczy'), 'Nie działa');
  await user.type(screen.getByLabelText(/^Co się stało/), 'Przycisk milczy');
  await user.click(screen.getByRole('button', { name: 'Wyślij' }));
  await waitFor(() => expect(to(sends)[0]?.body).toMatchObject({ app_version: '0.1.0 (1a2b3c4d)' }));
});

test('W07: a report that meets no server waits on the device and arrives once', async () => {
  let broken = true;
  const { user, to } = await openFirm('/system-tickets/new', {
    person: client,
    answers: {
      ...own,
      [sends]: () => (broken ? { status: 503, json: { error: 'Chwilowo niedostępny.' } } : { status: 201, json: report() }),
    },
  });
  await heading('Zgłoś problem');
  await user.type(screen.getByLabelText('Czego dotyczy'), 'Nie działa');
  await user.type(screen.getByLabelText(/^Co się stało/), 'Przycisk milczy');
  await user.click(screen.getByRole('button', { name: 'Wyślij' }));
  expect(await screen.findByText(/Zgłoszenie czeka na tym urządzeniu i pójdzie samo/)).toBeVisible();
  const bar = await screen.findByRole('region', { name: 'Do wysłania' });
  broken = false;
  await user.click(within(bar).getByRole('button', { name: 'Pokaż' }));
  await user.click(within(bar).getByRole('button', { name: 'Wyślij teraz' }));
  expect(await within(bar).findByText(/^Wysłane o \d\d:\d\d\.$/)).toBeVisible();
  expect(new Set(to(sends).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
});

test('whoever reported reads first what waits for them, in their own words, and nothing that the office sorts reports by', async () => {
  await openFirm('/system-tickets', {
    person: client,
    answers: {
      ...own,
      'GET /api/system-tickets/': ({ query }) =>
        query.get('filters')?.includes('released')
          ? page([report({ id: id(3), title: 'Wolno działa', status: 'released', unread: 0 })])
          : page([report(), report({ id: id(4), title: 'Literówka', status: 'in_progress', unread: 0 })]),
    },
  });
  await heading('Zgłoszenia systemowe');
  const waiting = within(await screen.findByRole('region', { name: 'Czeka na Ciebie' }));
  expect(waiting.getByRole('link', { name: 'Nie przychodzi kod' })).toHaveAttribute('href', `/system-tickets/${id(1)}`);
  expect(waiting.getByText('Nowe: 1')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'W toku' })).getByRole('listitem')).toHaveTextContent('Literówka');
  expect(within(screen.getByRole('region', { name: 'Załatwione' })).getByRole('listitem')).toHaveTextContent('Wdrożone');
  const main = within(screen.getByRole('main'));
  for (const label of ['Zgłaszający', 'Rodzaj', 'Jak bardzo przeszkadza', 'Jan Kłos', 'Problem z dostępem'])
    expect(main.queryByText(label)).toBeNull();
});

test('a report’s page says whose turn it is, what was answered, and has the conversation', async () => {
  await openFirm(`/system-tickets/${id(1)}`, {
    person: client,
    answers: { ...own, [`GET /api/system-tickets/${id(1)}`]: { json: report({ public_note: 'Kod idzie SMS-em.' }) } },
  });
  await heading('Nie przychodzi kod');
  expect(screen.getByRole('note', { name: 'Co się dzieje ze zgłoszeniem' })).toHaveTextContent('Czekamy na Twoją odpowiedź');
  expect(screen.getByRole('region', { name: 'Odpowiedź' })).toHaveTextContent('Kod idzie SMS-em.');
  expect(await within(screen.getByRole('region', { name: 'Treść zgłoszenia' })).findByText('Przycisk milczy')).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Rozmowa z biurem' })).toBeVisible();
  for (const label of ['Jak bardzo przeszkadza', 'Przeglądarka', 'Zgłaszający']) expect(screen.queryByText(label)).toBeNull();
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
