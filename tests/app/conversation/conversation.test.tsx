import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { asMarkup, bodyOf, useDraft } from '../../../src/app/conversation/draft';
import { filledTemplate } from '../../../src/app/conversation/templates';
import { shownHere } from '../../../src/app/outbox/here';
import { queryClient } from '../../../src/app/providers/queryClient';
import type { Post, Posts } from '../../../src/contract/conversation';
import { inAll } from '../../support/inAll';
import { id, openFirm } from '../resource/office';
import { accountant, client } from '../support/people';

afterEach(() => sessionStorage.clear());

const at = '2026-11-20 09:10:00';
const posts = `/api/messages/${id(7)}/posts`;

function thread(fields: Record<string, unknown> = {}) {
  return {
    id: id(7),
    version: 1,
    created_at: at,
    updated_at: at,
    subject: 'Faktura za leasing',
    company_id: id(1),
    company: { id: id(1), title: 'Piekarnia nr 1' },
    kind: 'conversation',
    status: 'waiting_office',
    important: false,
    requires_confirmation: false,
    confirmed_at: null,
    unread: 1,
    ...fields,
  };
}
function post(nth: number, fields: Partial<Post> = {}): Post {
  return {
    id: id(100 + nth),
    author: { id: id(50), title: 'Jan Kłos' },
    office: false,
    mine: false,
    internal: false,
    body: `<p>Wiadomość ${nth}</p>`,
    reply_to: null,
    files: [],
    mentions: [],
    created_at: at,
    edited_at: null,
    retracted_at: null,
    open: false,
    ...fields,
  };
}
const page = (data: Post[], more: Partial<Posts> = {}) => ({
  json: { data, more: false, receipts: [], notes: true, looks_on: false, ...more },
});

function open(answers: Parameters<typeof openFirm>[1] = {}, address = `/dashboard/messages/${id(7)}`) {
  return openFirm(address, {
    ...answers,
    answers: {
      [`GET /api/messages/${id(7)}`]: { json: thread() },
      [`GET ${posts}`]: page([post(1)]),
      [`POST ${posts}/read`]: { json: { data: { id: id(7) } } },
      'GET /api/unread': { json: { data: { messages: 3 } } },
      ...answers.answers,
    },
  });
}
const box = (name: string | RegExp = 'Odpowiedź') => screen.findByRole('textbox', { name });

test('posts stand in order, notes are told apart, and what is on the screen is read', async () => {
  const note = post(2, { internal: true, office: true, mine: true });
  const { to } = await open({ answers: { [`GET ${posts}`]: page([post(1), note]) } });
  const list = await screen.findByRole('list', { name: 'Wiadomości' });
  await within(list).findByText('Wiadomość 2');
  const items = within(list).getAllByRole('listitem');
  expect(items.map((item) => item.textContent?.includes('Notatka wewnętrzna'))).toEqual([false, true]);
  await waitFor(() => expect(to(`POST ${posts}/read`)[0]?.body).toEqual({ to: note.id }));
  const menu = screen.getByRole('navigation', { name: 'Główne menu' });
  expect(await within(menu).findByRole('link', { name: /Wiadomości\s*3\s*z nieprzeczytanymi/ })).toBeVisible();
});

test('Ctrl + Enter sends; what met a busy server waits in its place, and goes again under the same key', async () => {
  let broken = true;
  const { user, to } = await open({
    answers: {
      [`POST ${posts}`]: () =>
        broken
          ? { status: 503, json: { error: 'Serwer jest chwilowo niedostępny.', code: 'unavailable' } }
          : { status: 201, json: post(9) },
    },
  });
  await user.type(await box(), 'Proszę o <wyciąg>');
  await user.keyboard('{Control>}{Enter}{/Control}');
  const unsent = await screen.findByRole('list', { name: 'Niewysłane wiadomości' });
  expect(unsent).toHaveTextContent(/Proszę o <wyciąg>czeka na sieć od \d\d:\d\d/);
  expect(await box()).toHaveValue('');
  broken = false;
  await user.click(within(unsent).getByRole('button', { name: 'Wyślij teraz: Proszę o <wyciąg>' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Niewysłane wiadomości' })).toBeNull());
  const sent = to(`POST ${posts}`);
  expect(sent.map(({ body }) => body)).toEqual([
    { body: '<p>Proszę o &lt;wyciąg&gt;</p>' },
    { body: '<p>Proszę o &lt;wyciąg&gt;</p>' },
  ]);
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  expect(Object.values(sessionStorage).join()).not.toContain('wyciąg');
});

test('W07: what the server refuses stays where it was written, also when it was refused later', async () => {
  let status = 409;
  const { user } = await open({
    answers: { [`POST ${posts}`]: () => ({ status, json: { error: 'Rozmowa jest zamknięta', code: 'closed' } }) },
  });
  await user.type(await box(), 'Jeszcze jedno');
  await user.click(screen.getByRole('button', { name: 'Wyślij' }));
  const main = screen.getByRole('main');
  expect(await within(main).findByText(/Rozmowa jest zamknięta\. To, co napisano, jest nadal tutaj\./)).toBeVisible();
  expect(await box()).toHaveValue('Jeszcze jedno');
  expect(Object.values(sessionStorage).join()).toContain('Jeszcze jedno');

  status = 503;
  await user.click(screen.getByRole('button', { name: 'Wyślij ponownie' }));
  const unsent = await screen.findByRole('list', { name: 'Niewysłane wiadomości' });
  expect(await box()).toHaveValue('');
  status = 409;
  await user.click(within(unsent).getByRole('button', { name: 'Wyślij teraz: Jeszcze jedno' }));
  await waitFor(async () => expect(await box()).toHaveValue('Jeszcze jedno'));
  expect(await within(main).findByText(/Rozmowa jest zamknięta\. To, co napisano, jest nadal tutaj\./)).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Niewysłane wiadomości' })).toBeNull();
});

test('what was sent is not found again by who left while it was on its way', () => {
  const written = renderHook(() => useDraft(`messages/${id(7)}`));
  act(() => written.result.current.change({ text: 'Proszę o wyciąg' }));
  expect(Object.values(sessionStorage).join()).toContain('wyciąg');
  written.unmount();
  written.result.current.clear();
  expect(Object.values(sessionStorage).join()).not.toContain('wyciąg');
});

test('W07: handed over, it is found by no reload; refused, it is kept again', async () => {
  const kept = () => Object.values(sessionStorage).join();
  const { result } = renderHook(() => useDraft(`messages/${id(7)}`));
  act(() => result.current.change({ text: 'Proszę o wyciąg' }));
  const found: string[] = [];
  const refused = await act(() =>
    result.current.handOver(async ({ written }) => {
      found.push(kept());
      written?.();
      found.push(kept());
      return { state: 'refused', error: new Error('Rozmowa jest zamknięta') };
    }),
  );
  expect([found[0]?.includes('wyciąg'), found[1], refused.state]).toEqual([true, '', 'refused']);
  expect(kept()).toContain('wyciąg');
});

test('W07: who leaves while a post is on its way finds nothing to send once more on the way back, and nothing stays begun', async () => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { user, to, router } = await open({
    answers: { [`POST ${posts}`]: () => held.then(() => ({ status: 201, json: post(9) })) },
  });
  await user.type(await box(), 'Proszę o wyciąg');
  await user.click(screen.getByRole('button', { name: 'Wyślij' }));
  await waitFor(() => expect(to(`POST ${posts}`)).toHaveLength(1));
  await act(() => router.navigate('/dashboard/companies'));
  await screen.findByRole('heading', { level: 1, name: 'Firmy' });
  expect(Object.values(sessionStorage).join()).not.toContain('wyciąg');
  await act(() => router.navigate(-1));
  expect(await box()).toHaveValue('');
  arrive();
  await waitFor(() => expect(shownHere().sent).toMatchObject([{ delivery: { title: 'Proszę o wyciąg' } }]));
  // Longer than words that are begun wait to be written down.
  await new Promise((done) => setTimeout(done, 600));
  expect([shownHere().begun, to(`POST ${posts}`).length]).toEqual([[], 1]);
  expect(await box()).toHaveValue('');
});

test('words that speak of a file which could not be added are not sent without it unless that is wanted', async () => {
  const { to } = await open({ answers: { [`POST ${posts}`]: { status: 201, json: post(9) } } });
  const user = userEvent.setup({ applyAccept: false });
  await user.type(await box(), 'Umowa w załączeniu');
  await user.upload(screen.getByLabelText('Dodaj pliki'), new File(['x'], 'umowa.exe'));
  const main = screen.getByRole('main');
  expect(await within(main).findByText(/^umowa\.exe: Ten rodzaj pliku nie jest przyjmowany/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Wyślij' }));
  expect(await within(main).findByText(/Nie wysłano, bo plik „umowa\.exe” nie został dodany\./)).toBeVisible();
  expect(to(`POST ${posts}`)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Wyślij ponownie' }));
  await waitFor(() => expect(to(`POST ${posts}`)).toHaveLength(1));
});

test('an @ offers people of the office, and a note says that it is one', async () => {
  const { user, to } = await open({
    answers: {
      [`GET ${posts}/people`]: { json: { data: [{ id: id(60), title: 'Joanna Król' }] } },
      [`POST ${posts}`]: { status: 201, json: post(9) },
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Notatka wewnętrzna' }));
  await user.type(await box('Notatka wewnętrzna'), 'Sprawdź @Jo');
  await screen.findByRole('option', { name: 'Joanna Król' });
  await user.keyboard('{Enter}');
  expect(await box('Notatka wewnętrzna')).toHaveValue('Sprawdź @Joanna Król ');
  await user.click(screen.getByRole('button', { name: 'Dodaj notatkę' }));
  await waitFor(() =>
    expect(to(`POST ${posts}`)[0]?.body).toEqual({ body: '<p>Sprawdź @Joanna Król</p>', internal: true, mentions: [id(60)] }),
  );
});

test('a client sees who of the office has read, and nothing of notes and mentions', async () => {
  const mine = post(1, { mine: true, author: { id: client.id, title: 'Jan Kłos' } });
  await open(
    {
      person: client,
      answers: {
        [`GET ${posts}`]: page([mine], {
          notes: false,
          receipts: [{ id: accountant.id, title: 'Kasia Kos', post: mine.id, at }],
        }),
      },
    },
    `/messages/${id(7)}`,
  );
  expect(await screen.findByText(/Odczytano: Kasia Kos, 20\.11\.2026/)).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'Notatka wewnętrzna' })).toBeNull();
  expect(screen.queryByText(/@ wspomina/)).toBeNull();
});

test('a conversation is for writing: closing it stands beside, and is never the filled button', async () => {
  const { user, to } = await open(
    {
      person: client,
      answers: {
        [`GET /api/messages/${id(7)}`]: { json: thread({ status: 'waiting_office' }) },
        [`GET ${posts}`]: page([post(1)], { notes: false }),
        [`POST /api/messages/${id(7)}/actions/close`]: { json: thread({ status: 'closed' }) },
      },
    },
    `/messages/${id(7)}`,
  );
  const close = await screen.findByRole('button', { name: 'Zamknij' });
  expect(close).toHaveClass('MuiButton-outlined');
  expect(await screen.findByRole('button', { name: 'Wyślij' })).toHaveClass('MuiButton-contained');
  // The cases that came of it are told by a field that no client reads: the server would refuse their list.
  expect(screen.queryByRole('region', { name: 'Zobacz też' })).toBeNull();
  await user.click(close);
  await waitFor(() => expect(to(`POST /api/messages/${id(7)}/actions/close`)).toHaveLength(1));
});

inAll(
  'what a list left of a record is held back from a client for two seconds at most, unread; what came whole is there at once',
  'app/resource/show.test.tsx',
  async () => {
    const other = id(8);
    let hangs = false;
    let answer: (reply: object) => void = () => undefined;
    const hanging = () => new Promise<object>((resolve) => (answer = resolve));
    const { router, to } = await open(
      {
        person: client,
        answers: {
          [`GET /api/messages/${id(7)}`]: () => (hangs ? hanging() : { json: thread() }),
          [`GET /api/messages/${other}`]: hanging,
          [`GET /api/messages/${other}/posts`]: page([post(2)]),
          [`POST /api/messages/${other}/posts/read`]: { status: 503, json: { error: 'Serwer jest chwilowo niedostępny.' } },
        },
      },
      `/messages/${id(7)}`,
    );
    expect(await screen.findByText('Wiadomość 1')).toBeVisible();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    queryClient.setQueryData(['messages', 'getOne', { id: other }], thread({ id: other }));
    await act(() => router.navigate(`/messages/${other}`));
    expect(await screen.findByText('Wiadomość 2')).not.toBeVisible();
    const read = `POST /api/messages/${other}/posts/read`;
    expect(to(read)).toHaveLength(0);
    await waitFor(() => expect(screen.getByText('Wiadomość 2')).toBeVisible());
    await waitFor(() => expect(to(read)).toHaveLength(1));
    answer({ json: thread({ id: other }) });
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));

    hangs = true;
    await act(() => router.navigate(`/messages/${id(7)}`));
    expect(await screen.findByText('Wiadomość 1')).toBeVisible();
    answer({ json: thread() });
  },
);

test('a client confirms what asks for it', async () => {
  const { user, to } = await open(
    {
      person: client,
      answers: {
        [`GET /api/messages/${id(7)}`]: { json: thread({ requires_confirmation: true, kind: 'announcement' }) },
        [`GET ${posts}`]: page([post(1)], { notes: false }),
        [`POST /api/messages/${id(7)}/confirmation`]: { json: thread({ confirmed_at: at }) },
      },
    },
    `/messages/${id(7)}`,
  );
  await user.click(await screen.findByRole('button', { name: /Potwierdzam/ }));
  await waitFor(() => expect(to(`POST /api/messages/${id(7)}/confirmation`)).toHaveLength(1));
});

test('a ready answer is put after what is written, with the company, the month and the writer in it', async () => {
  const template = (nth: number, name: string, body: string) => ({
    id: id(200 + nth),
    version: 1,
    name,
    topic: 'vat',
    body,
    active: true,
  });
  const { user } = await open({
    answers: {
      'GET /api/answer-templates/': {
        json: {
          data: [
            template(1, 'Brak dokumentów', 'Firmo {firma}, czekamy. Opiekun: {opiekun}.\n\n{podpis}'),
            template(2, 'Podziękowanie', 'Dziękujemy'),
          ],
          total: 2,
        },
      },
      [`GET /api/companies/${id(1)}`]: { json: { id: id(1), title: 'Piekarnia nr 1', owner: { id: id(9), title: 'Ewa Kos' } } },
      [`GET /api/users/${accountant.id}`]: { json: { ...accountant, last_name: 'Kos' } },
    },
  });
  await user.type(await box(), 'Dzień dobry');
  await user.click(await screen.findByRole('button', { name: 'Szablon' }));
  const dialog = await screen.findByRole('dialog', { name: 'Wstaw szablon odpowiedzi' });
  await user.type(await within(dialog).findByLabelText('Szukaj w szablonach'), 'dokumentow');
  expect(within(dialog).queryByText('Dziękujemy')).toBeNull();
  expect(await within(dialog).findByText(/Opiekun: Ewa Kos/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: /Brak dokumentów/ }));
  expect(await box()).toHaveValue(
    `Dzień dobry\n\nFirmo Piekarnia nr 1, czekamy. Opiekun: Ewa Kos.\n\n${accountant.first_name} Kos`,
  );
});

test('what a template cannot know stays in its braces', () => {
  const values = { firma: 'Kłos & {opiekun}', okres: 'październik 2026', opiekun: null, podpis: 'Ewa' };
  expect(filledTemplate('{firma}: {okres}, {opiekun}, {inne}', values)).toBe(
    'Kłos & {opiekun}: październik 2026, {opiekun}, {inne}',
  );
});

test('words become paragraphs and lines, signs stay signs, and only who is still named is mentioned', () => {
  expect(asMarkup(' Raz\ndwa \n\n\n a < b & c ')).toBe('<p>Raz<br>dwa </p><p> a &lt; b &amp; c</p>');
  const draft = { text: 'Cześć @Ewa Kos', formatted: false, internal: false, replyTo: null, editing: null };
  const mentions = [
    { id: '1', title: 'Ewa Kos' },
    { id: '2', title: 'Jan Nowak' },
  ];
  expect(bodyOf({ ...draft, mentions })).toEqual({ body: '<p>Cześć @Ewa Kos</p>', mentions: ['1'] });
});

test('a message gives rise to a case with its subject, words, company and writer, which leads back to it', async () => {
  const made = { id: id(30), version: 1, number: 'S/2026/00007', subject: 'Faktura za leasing' };
  const { user, to } = await open({
    answers: {
      [`GET ${posts}`]: page([post(1), post(2, { internal: true, office: true, mine: true })]),
      'GET /api/ticket-categories/': {
        json: { data: [{ id: id(81), version: 1, name: 'VAT', title: 'VAT' }], total: 1, page: 1, limit: 25 },
      },
      'GET /api/companies/': { json: { data: [], total: 0, page: 1, limit: 25 } },
      'GET /api/employees/': { json: { data: [], total: 0, page: 1, limit: 25 } },
      'GET /api/users/': { json: { data: [], total: 0, page: 1, limit: 25 } },
      'GET /api/tickets/': { json: { data: [], total: 0, page: 1, limit: 25 } },
      'GET /api/messages/': { json: { data: [], total: 0, page: 1, limit: 25 } },
      'POST /api/tickets': { status: 201, json: made },
      [`GET /api/tickets/${id(30)}`]: { status: 404, json: { error: 'Nie ma', code: 'not_found' } },
    },
  });
  await user.click(await screen.findByRole('link', { name: /^Załóż sprawę z wiadomości: Jan Kłos/ }));
  expect(await screen.findByLabelText(/^Temat/)).toHaveValue('Faktura za leasing');
  await user.type(await screen.findByRole('combobox', { name: /^Kategoria/ }), 'VA');
  await user.click(await screen.findByRole('option', { name: 'VAT' }));
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() =>
    expect(to('POST /api/tickets')[0]?.body).toMatchObject({
      subject: 'Faktura za leasing',
      description: '<p>Wiadomość 1</p>',
      company_id: id(1),
      message_id: id(7),
      requester_id: id(50),
      category_id: id(81),
      channel: 'portal',
    }),
  );
});

test('a client is offered no case of the office’s', async () => {
  await open({ person: client }, `/messages/${id(7)}`);
  await screen.findByText('Wiadomość 1');
  expect(screen.queryByRole('link', { name: /Załóż/ })).toBeNull();
});
