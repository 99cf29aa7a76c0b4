import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { InboxItem } from '../../../src/contract/inbox';
import { company, id, openFirm, page } from '../resource/office';
import { heading } from '../support/panel';
import { client, company as ownCompany } from '../support/people';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:30:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const item = (nth: number, changes: Partial<InboxItem> = {}): InboxItem => ({
  resource: 'messages',
  id: id(nth),
  title: `Rozmowa ${nth}`,
  company: { id: ownCompany, title: 'Piekarnia Kłos' },
  status: 'waiting_office',
  at: '2026-11-20 10:12:00',
  last: { mine: true, author: 'Jan Kłos', excerpt: 'Dziękuję', files: 0 },
  unread: 0,
  waits: null,
  link: `/messages/${id(nth)}`,
  ...changes,
});
const priced = item(2, {
  resource: 'tickets',
  title: 'Korekta za maj',
  status: 'open',
  at: '2026-11-19 08:00:00',
  last: { mine: false, author: 'Kasia Kos', excerpt: 'Wyceniliśmy', files: 0 },
  unread: 2,
  waits: { kind: 'tickets.price', label: 'wycena do akceptacji', amount: 12_300, net: 10_000 },
  link: `/tickets/${id(2)}`,
});
const answered = item(5, {
  resource: 'tickets',
  status: 'waiting_client',
  waits: { kind: 'tickets.answer', label: 'czeka na Twoją odpowiedź', amount: null },
});
const inbox = (data: InboxItem[], more = false) => ({ json: { data, more } });
const open = (answers: Record<string, unknown>, person = client) =>
  openFirm('/messages', {
    person,
    answers: { 'GET /api/companies/': page([company(1, { id: ownCompany })]), ...(answers as object) },
  });
const rows = async () => within(await screen.findByRole('region', { name: 'Rozmowy' })).getAllByRole('listitem');

test('messages and cases stand in one list: who wrote last and when, what is new, whose turn it is', async () => {
  const sent = item(3, {
    at: '2026-11-12 12:00:00',
    status: 'waiting_client',
    last: { mine: false, author: 'Kasia Kos', excerpt: '', files: 2 },
  });
  await open({ 'GET /api/inbox': inbox([item(1), priced, sent, item(4, { at: '2025-12-01 12:00:00' })]) });
  await heading('Rozmowy');
  const [first, second, third, last] = await rows();
  expect(first).toHaveTextContent(/Rozmowa 1\s*10:12\s*Ty: Dziękuję/);
  expect(first).not.toHaveAttribute('data-unread');
  expect(within(first as HTMLElement).getByText('Czeka na biuro')).toHaveClass('chip-default');
  expect(second).toHaveAttribute('data-unread');
  expect(second).toHaveTextContent(/wczoraj\s*Kasia Kos: Wyceniliśmy/);
  expect(within(second as HTMLElement).getByText('2 nowe wiadomości')).toBeInTheDocument();
  expect(within(second as HTMLElement).getByText(/^Wycena do akceptacji: 123,00/)).toHaveClass('chip-warning');
  expect(second).toHaveTextContent(/100,00\szł netto/);
  expect(within(second as HTMLElement).getByRole('link', { name: 'Korekta za maj' })).toHaveAttribute(
    'href',
    `/tickets/${id(2)}`,
  );
  expect(third).toHaveTextContent(/12\.11\s*Kasia Kos: 2.pliki/);
  expect(within(third as HTMLElement).getByText('Czeka na Ciebie')).toHaveClass('chip-warning');
  expect(last).toHaveTextContent('01.12.2025');
});

test('the reader’s turn is called alike in messages and in cases', async () => {
  await open({ 'GET /api/inbox': inbox([item(1, { status: 'waiting_client' }), answered]) });
  for (const row of await rows()) expect(within(row).getByText('Czeka na Ciebie')).toHaveClass('chip-warning');
});

test('older ones come when they are asked for', async () => {
  const { user, to } = await open({ 'GET /api/inbox': inbox([item(1)], true) });
  await user.click(await screen.findByRole('button', { name: 'Pokaż starsze' }));
  await waitFor(() => expect(to('GET /api/inbox').map(({ query }) => query.get('limit'))).toEqual(['30', '60']));
});

test('an empty list says what one can do; who only looks on is offered nothing to begin', async () => {
  await open({ 'GET /api/inbox': inbox([]) });
  expect(await screen.findByText('Nie ma jeszcze rozmów')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Nowa wiadomość' })).toHaveAttribute('href', '/messages/new');
  expect(screen.getByRole('link', { name: 'Nowa sprawa' })).toHaveAttribute('href', '/tickets/new');
});

test('P16: who only looks on begins nothing there', async () => {
  await open({ 'GET /api/inbox': inbox([item(1)]) }, { ...client, company_roles: { [ownCompany]: 'viewer' as const } });
  await rows();
  expect(screen.queryByRole('link', { name: /^Now/ })).toBeNull();
});

test('the bar at the bottom counts the unread of both', async () => {
  await open({ 'GET /api/inbox': inbox([priced]), 'GET /api/unread': { json: { data: { messages: 1, tickets: 2, tasks: 4 } } } });
  await rows();
  const bar = screen.getByRole('navigation', { name: 'Na skróty' });
  expect(await within(bar).findByRole('link', { name: /^Rozmowy\s*3\snieprzeczytane rozmowy/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(within(bar).getByRole('button', { name: /^Więcej\s*4\snieprzeczytane/ })).toBeInTheDocument();
});
