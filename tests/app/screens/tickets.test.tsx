import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { inAll } from '../../support/inAll';
import { expectComplaint, id, openFirm, page } from '../resource/office';
import { heading } from '../support/panel';
import { accountant, client, company } from '../support/people';

const stamps = { created_at: '2026-11-18 08:00:00', updated_at: '2026-11-18 08:00:00', version: 1 };
const own = { id: company, title: 'Piekarnia Kłos', ...stamps };
const kind = (nth: number, code: string, name: string) => ({
  id: id(nth),
  ...stamps,
  code,
  name,
  description: 'Podatki',
  note: null,
  first_normal: 8,
});
const kinds = [
  kind(80, 'vat', 'VAT'),
  kind(81, 'ksef', 'KSeF'),
  kind(82, 'zus', 'ZUS'),
  kind(83, 'payroll', 'Kadry'),
  kind(84, 'other', 'Inna'),
];
const ticket = (nth: number, values: Record<string, unknown> = {}) => ({
  id: id(nth),
  ...stamps,
  number: `S/2026/${nth}`,
  subject: `Sprawa ${nth}`,
  description: '<p>Proszę o pomoc</p>',
  company_id: company,
  company: { id: company, title: 'Piekarnia Kłos' },
  category_id: id(80),
  category: { id: id(80), title: 'VAT' },
  status: 'open',
  priority: 'normal',
  billable: 'in_plan',
  attachment_ids: [],
  attachments: [],
  unread: 0,
  ...values,
});
const posts = { json: { data: [], more: false, receipts: [], notes: false } };
const basis = { 'GET /api/companies/': page([own]), 'GET /api/ticket-categories/': page(kinds) };
type Answers = NonNullable<NonNullable<Parameters<typeof openFirm>[1]>['answers']>;
const clientAt = (address: string, answers: Answers = {}) =>
  openFirm(address, { person: client, answers: { ...basis, ...answers } });
const caseAt = (values: Record<string, unknown>, more: Answers = {}) =>
  clientAt(`/tickets/${id(1)}`, {
    [`GET /api/tickets/${id(1)}`]: { json: ticket(1, values) },
    [`GET /api/tickets/${id(1)}/posts`]: posts,
    ...more,
  });

// A draft outlives its screen, and would fill the next test's form.
afterEach(() => sessionStorage.clear());

test('a client sees first what waits for them, a price among it', async () => {
  await clientAt('/tickets', {
    'GET /api/tickets/': ({ query }) =>
      query.get('filters')?.includes('resolved')
        ? page([ticket(9, { status: 'closed' }), ticket(8, { status: 'resolved', billable: 'extra_pending' })])
        : page([
            ticket(1),
            ticket(2, { status: 'waiting_client' }),
            ticket(3, { billable: 'extra_pending', unread: 2, price_amount: 15_000, price_gross_amount: 18_450 }),
          ]),
  });
  await heading('Sprawy');
  const waiting = await screen.findByRole('region', { name: 'Czeka na Ciebie' });
  expect(
    within(waiting)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Sprawa 2', 'Sprawa 3', 'Sprawa 8']);
  expect(waiting).toHaveTextContent(/Wycena do akceptacji: 184,50\szł\s*150,00\szł netto/);
  expect(waiting).toHaveTextContent('Nowe: 2');
  expect(screen.getByRole('region', { name: 'Biuro pracuje' })).toHaveTextContent('Sprawa 1');
  expect(screen.getByRole('region', { name: 'Załatwione' })).toHaveTextContent('Sprawa 9');
  expect(screen.getByRole('link', { name: 'KSeF' })).toHaveAttribute('href', '/tickets/ksef');
});

test('a kind of cases has an address of its own, and a new one of it begins there', async () => {
  const { to } = await clientAt('/tickets/ksef', { 'GET /api/tickets/': page([]) });
  await heading('KSeF');
  expect((await screen.findAllByRole('link', { name: 'Nowa sprawa' }))[0]).toHaveAttribute('href', '/tickets/new?category=ksef');
  expect(to('GET /api/tickets/')[0]?.query.get('filters')).toContain(id(81));
});

test('an unknown kind is a page that is not there', async () => {
  await clientAt('/tickets/nieznana');
  await heading('Nie ma takiej strony');
  expect(document.title).toBe('Nie ma takiej strony | Panel Biura');
  expect(screen.getByRole('link', { name: 'Wróć do panelu' })).toHaveAttribute('href', '/');
});

test('a new case tells what is missing by its input, and one that met a busy server waits and arrives once', async () => {
  let broken = true;
  let taken = 0;
  const { user, to } = await clientAt('/tickets/new?category=vat', {
    'POST /api/tickets/': () => {
      if (broken) return { status: 503, json: { error: 'Serwer jest chwilowo niedostępny.' } };
      taken += 1;
      return { status: 201, json: ticket(1) };
    },
    [`GET /api/tickets/${id(1)}`]: { json: ticket(1) },
    [`GET /api/tickets/${id(1)}/posts`]: posts,
  });
  await heading('Nowa sprawa');
  expect(await screen.findByRole('radio', { name: /VAT/ })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Wyślij' }));
  expect(await screen.findByText('Napisz krótko, czego dotyczy sprawa')).toBeVisible();
  expect(screen.getByLabelText('Temat')).toHaveFocus();
  expect(to('POST /api/tickets/')).toHaveLength(0);

  await user.type(screen.getByLabelText('Temat'), 'Leasing');
  await user.type(screen.getByLabelText('W czym pomóc?'), 'Ile VAT odliczę?');
  await user.click(screen.getByRole('button', { name: 'Wyślij' }));
  await heading('Sprawy');
  expect(await screen.findByText(/Sprawa czeka na tym urządzeniu i pójdzie sama/)).toBeVisible();
  const bar = await screen.findByRole('region', { name: 'Do wysłania' });
  await user.click(within(bar).getByRole('button', { name: 'Pokaż' }));
  expect(bar).toHaveTextContent('Leasing');
  broken = false;
  await user.click(within(bar).getByRole('button', { name: 'Wyślij teraz' }));
  expect(await within(bar).findByText(/^Wysłane o \d\d:\d\d\.$/)).toBeVisible();
  const sent = to('POST /api/tickets/');
  // It tries by itself too, so a slow machine sees more than the two tries.
  expect(sent.length).toBeGreaterThan(1);
  expect(taken).toBe(1);
  expect(sent.at(-1)?.body).toEqual({
    category_id: id(80),
    company_id: company,
    subject: 'Leasing',
    description: '<p>Ile VAT odliczę?</p>',
  });
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  expect(sessionStorage.length).toBe(0);
});

test('W07: a new case that is refused once nobody waits for it fills its form again, with the reason at its input', async () => {
  let status = 503;
  const { user } = await clientAt('/tickets/new?category=vat', {
    'POST /api/tickets/': () =>
      status === 503
        ? { status, json: { error: 'Serwer jest chwilowo niedostępny.' } }
        : { status, json: { error: 'Popraw zaznaczone pola.', errors: { subject: 'Za długi temat' } } },
  });
  await user.type(await screen.findByLabelText('Temat'), 'Leasing');
  await user.type(screen.getByLabelText('W czym pomóc?'), 'Ile VAT odliczę?');
  await user.click(screen.getByRole('button', { name: 'Wyślij' }));
  await heading('Sprawy');
  status = 422;
  const bar = await screen.findByRole('region', { name: 'Do wysłania' });
  await user.click(within(bar).getByRole('button', { name: 'Wyślij teraz' }));
  expect(await within(bar).findByText('Nie przyjęto (1).')).toBeVisible();
  await user.click(within(bar).getByRole('button', { name: 'Pokaż' }));
  await user.click(within(bar).getByRole('link', { name: 'Popraw: Leasing' }));
  await heading('Nowa sprawa');
  await waitFor(() => expect(screen.getByLabelText('W czym pomóc?')).toHaveValue('Ile VAT odliczę?'));
  expect(await screen.findByText(/Za długi temat\.? Wszystko, co wpisano, jest nadal tutaj/)).toBeVisible();
});

test('what the server has against a new case stands at its input', async () => {
  const { user } = await clientAt('/tickets/new?category=vat', {
    'POST /api/tickets/': { status: 422, json: { error: 'Popraw zaznaczone pola.', errors: { subject: 'Za długi temat' } } },
  });
  await user.type(await screen.findByLabelText('Temat'), 'Leasing');
  await user.type(screen.getByLabelText('W czym pomóc?'), 'Ile?');
  await user.click(screen.getByRole('button', { name: 'Wyślij' }));
  expect(await screen.findByText('Za długi temat')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Temat')).toHaveFocus());
});

inAll(
  'what is written chooses the kind of a new case; the others stand behind one button',
  'domain/tickets/suggest.test.ts',
  async () => {
    const { user, to } = await clientAt('/tickets/new', {
      'POST /api/tickets/': { status: 201, json: ticket(1) },
      [`GET /api/tickets/${id(1)}`]: { json: ticket(1) },
      [`GET /api/tickets/${id(1)}/posts`]: posts,
    });
    expect(await screen.findByText('Dobierzemy to po tym, co napiszesz.')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    await user.type(screen.getByLabelText('Temat'), 'Odrzucona wysyłka');
    await user.type(screen.getByLabelText('W czym pomóc?'), 'System KSeF zwrócił błąd');
    expect(await screen.findByRole('radio', { name: /KSeF/ })).toBeChecked();
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: `Wszystkie (${kinds.length})` }));
    expect(screen.getAllByRole('radio')).toHaveLength(kinds.length);
    expect(screen.getByRole('radio', { name: /KSeF/ })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Wyślij' }));
    await waitFor(() => expect(to('POST /api/tickets/')[0]?.body).toMatchObject({ category_id: id(81) }));
  },
);

test('a price is accepted after one more question, sent once, and taken back by the word that says so', async () => {
  const offered = {
    billable: 'extra_pending',
    price_amount: 15_000,
    price_gross_amount: 18_450,
    price_note: 'Zamknięty rok',
  };
  const { user, to } = await caseAt(offered, {
    [`POST /api/tickets/${id(1)}/actions/accept_price`]: { json: ticket(1, { billable: 'extra_accepted' }) },
    'GET /api/decisions/': page([
      { id: id(8), kind: 'price', status: 'standing', title: 'Cena: sprawa S/2026/0002 „Inna”' },
      { id: id(7), kind: 'price', status: 'standing', title: `Cena: sprawa ${ticket(1).number} „${ticket(1).subject}”` },
    ]),
    [`POST /api/decisions/${id(7)}/actions/take_back`]: { json: { id: id(7), status: 'taken_back' } },
  });
  const offer = await screen.findByRole('region', { name: 'Wycena do akceptacji' });
  expect(offer).toHaveTextContent(/184,50\szł brutto\s*150,00\szł netto/);
  expect(screen.getByText(/^Wycena do akceptacji: 184,50/)).toHaveClass('chip-warning');
  expect(offer).toHaveTextContent('Zamknięty rok');
  // Who has one company knows whose it is.
  expect(within(screen.getByRole('region', { name: 'Szczegóły' })).queryByText('Firma')).toBeNull();
  await user.click(within(offer).getByRole('button', { name: 'Akceptuję cenę' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Akceptuję cenę' }));
  await waitFor(() => expect(to(`POST /api/tickets/${id(1)}/actions/accept_price`)).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: 'Cofnij' }));
  expect(await screen.findByText('Decyzja cofnięta')).toBeVisible();
  const asked = to('GET /api/decisions/').at(-1)?.query.get('filters');
  expect(asked).toBe(`kind:price,company_id:${company},status:standing`);
  expect(to(`POST /api/decisions/${id(7)}/actions/take_back`)).toHaveLength(1);
});

test('a refused word on a price leaves the dialog and what was typed', async () => {
  const says = 'Biuro właśnie zmienia tę wycenę.';
  const { user } = await caseAt(
    { billable: 'extra_pending', price_amount: 15_000, price_gross_amount: 18_450 },
    { [`POST /api/tickets/${id(1)}/actions/refuse_price`]: { status: 409, json: { error: says } } },
  );
  const offer = await screen.findByRole('region', { name: 'Wycena do akceptacji' });
  await user.click(within(offer).getByRole('button', { name: 'Nie akceptuję' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nie akceptujesz wyceny?' }));
  await user.type(dialog.getByRole('textbox', { name: /^Powód/ }), 'Za drogo');
  await user.click(dialog.getByRole('button', { name: 'Nie akceptuję' }));
  expect(await screen.findByText(says)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /^Powód/ })).toHaveValue('Za drogo');
  expectComplaint(says);
});

test('a solved case says what an answer does, and is rated from 1 to 5', async () => {
  const { user, to } = await caseAt(
    { status: 'resolved', auto_close_on: '2026-11-27' },
    { [`POST /api/tickets/${id(1)}/actions/rate`]: { json: ticket(1, { status: 'resolved', satisfaction: 4 }) } },
  );
  expect(await screen.findByText(/napisz do 27.11.2026: wtedy wróci do pracy/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Wyślij ocenę' }));
  expect(await screen.findByText('Wybierz ocenę od 1 do 5')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /^4/ }));
  await user.click(screen.getByRole('button', { name: 'Wyślij ocenę' }));
  await waitFor(() => expect(to(`POST /api/tickets/${id(1)}/actions/rate`)[0]?.body).toEqual({ satisfaction: 4, note: '' }));
});

test('who only looks on at a company neither writes a new case nor decides about a price', async () => {
  const viewer = { ...client, company_roles: { [company]: 'viewer' as const } };
  await openFirm(`/tickets/${id(1)}`, {
    person: viewer,
    answers: {
      ...basis,
      [`GET /api/tickets/${id(1)}`]: { json: ticket(1, { billable: 'extra_pending', price_amount: 100 }) },
      [`GET /api/tickets/${id(1)}/posts`]: posts,
    },
  });
  const offer = await screen.findByRole('region', { name: 'Wycena do akceptacji' });
  expect(within(offer).queryByRole('button')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Anuluj sprawę' })).toBeNull();
});

test.each([
  ['waiting_client', 'none', 'Czeka na Ciebie', /Biuro czeka na Twoją odpowiedź/],
  ['open', 'extra_pending', 'Wycena do akceptacji', /podało cenę i czeka na decyzję/],
  ['resolved', 'extra_pending', 'Wycena do akceptacji', /jest załatwiona, a biuro czeka na decyzję o cenie/],
])(
  'a client reads of a case that is %s with a price %s whose turn it is, in words meant for them',
  async (status, billable, standing, says) => {
    await caseAt({ status, billable });
    expect((await screen.findAllByText(standing))[0]).toBeVisible();
    expect(screen.getByRole('note', { name: 'Co się dzieje ze sprawą' })).toHaveTextContent(says);
    expect(screen.queryByText(/na klienta/)).toBeNull();
  },
);

test('the office’s page has the conversation in the middle and clocks beside it, standing ones with what is left', async () => {
  await openFirm(`/dashboard/tickets/${id(1)}`, {
    answers: {
      [`GET /api/tickets/${id(1)}`]: {
        json: ticket(1, {
          status: 'waiting_client',
          first_response_at: '2026-11-18 09:00:00',
          first_response_due: '2026-11-18 16:00:00',
          solution_left_minutes: 150,
          waiting_since: '2026-11-19 10:00:00',
          spent_minutes: 45,
          watchers: [],
        }),
      },
      [`GET /api/tickets/${id(1)}/posts`]: { json: { ...posts.json, notes: true } },
    },
  });
  const clocks = await screen.findByRole('region', { name: 'Czas' });
  expect(clocks).toHaveTextContent('w terminie');
  expect(clocks).toHaveTextContent('stoi, zostało 2 h 30 min pracy');
  expect(clocks).toHaveTextContent('45 min');
  expect(await screen.findByRole('region', { name: 'Rozmowa z klientem' })).toBeVisible();
  const task = screen.getByRole('link', { name: 'Utwórz zadanie' });
  expect(task.getAttribute('href')).toContain(`ticket_id=${id(1)}`);
});

test.each([
  ['new', ['Podejmij']],
  ['resolved', []],
])('of a case that is %s what is next is the filled button, and closing it never is', async (status, next) => {
  await openFirm(`/dashboard/tickets/${id(1)}`, {
    answers: {
      [`GET /api/tickets/${id(1)}`]: { json: ticket(1, { status, watchers: [] }) },
      [`GET /api/tickets/${id(1)}/posts`]: { json: { ...posts.json, notes: true } },
    },
  });
  await screen.findByRole('button', { name: status === 'new' ? 'Podejmij' : 'Zamknij' });
  const filled = [...document.querySelectorAll('.page-actions .MuiButton-contained')].map(({ textContent }) => textContent);
  expect(filled).toEqual(next);
});

inAll('the queue’s usual questions are a press away and are taken back by another', 'app/screens/tasks.test.tsx', async () => {
  const { user, to } = await openFirm('/dashboard/tickets', { answers: { 'GET /api/tickets/': page([ticket(1)]) } });
  const filters = () => to('GET /api/tickets/').at(-1)?.query.get('filters') ?? '';
  await screen.findByText('Sprawa 1');
  expect(filters()).toBe('status:new|open|waiting_client|waiting_authority|on_hold');
  await user.click(screen.getByRole('button', { name: 'Czeka na nas' }));
  await waitFor(() => expect(filters()).toBe('status:new|open'));
  await user.click(screen.getByRole('button', { name: 'Moje' }));
  await waitFor(() => expect(filters()).toContain(`assignee_id:${accountant.id}`));
  await user.click(screen.getByRole('button', { name: 'Po terminie' }));
  await waitFor(() => expect(filters()).toContain('next_due<'));
  await user.click(screen.getByRole('button', { name: 'Po terminie' }));
  await waitFor(() => expect(filters()).not.toContain('next_due<'));
});

const homeAnswers: Answers = {
  ...basis,
  'GET /api/waiting': { json: { data: [], groups: [], total: 0 } },
};
test.each([
  ['compact', 'list'],
  ['table', 'table'],
])('P03: the client’s home shows open cases as the firm wants them: %s', async (variant, role) => {
  await openFirm('/', {
    person: client,
    firm: { modules: { dashboard: { components: { ticketList: { variant } } } } },
    answers: { ...homeAnswers, 'GET /api/tickets/': page([ticket(1), ticket(2, { status: 'waiting_client' })]) },
  });
  const region = await screen.findByRole('region', { name: 'Otwarte sprawy' });
  const links = within(await within(region).findByRole(role)).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Sprawa 2', 'Sprawa 1']);
});

test('a case that stands in the list of what waits is not told a second time, nor is the one company of whoever has one', async () => {
  const waits = { resource: 'tickets', id: ticket(2).id, kind: 'tickets.answer', title: 'Sprawa 2', asks: 'Odpowiedz biuru' };
  const rest = { company: null, due: null, late: false, amount: null, count: null, component: null, does: null, facts: {} };
  await openFirm('/', {
    person: client,
    answers: {
      ...homeAnswers,
      'GET /api/waiting': { json: { data: [{ ...waits, ...rest, link: `/tickets/${ticket(2).id}` }], groups: [], total: 1 } },
      'GET /api/tickets/': page([ticket(1), ticket(2, { status: 'waiting_client' })]),
    },
  });
  await screen.findByRole('link', { name: 'Sprawa 2' });
  const region = await screen.findByRole('region', { name: 'Otwarte sprawy' });
  expect(await within(region).findByText('1 sprawa', { normalizer: (text) => text.replace(/\s/g, ' ') })).toBeVisible();
  expect(within(within(region).getByRole('list')).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getAllByRole('link', { name: 'Sprawa 2' })).toHaveLength(1);
  expect(within(region).queryByText(String(ticket(1).company?.title))).toBeNull();
});

test('P03: cases that the firm switched off on the first screen are neither shown nor asked for', async () => {
  const { to } = await openFirm('/', {
    person: client,
    firm: { modules: { dashboard: { components: { ticketList: { visible: false } } } } },
    answers: homeAnswers,
  });
  await screen.findByText('Wszystko załatwione');
  expect(screen.queryByRole('region', { name: 'Otwarte sprawy' })).toBeNull();
  expect(to('GET /api/tickets/')).toHaveLength(0);
});
