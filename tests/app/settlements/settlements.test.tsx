import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeMicroAccount } from '../../../src/domain/identifiers/microAccount';
import { completeNrb, formatNrb } from '../../../src/domain/identifiers/nrb';
import { inAll } from '../../support/inAll';
import { expectComplaint, id, openFirm, page } from '../resource/office';
import { heading } from '../support/panel';
import { accountant, client, company as ownCompany } from '../support/people';

const account = completeNrb('11402004', '0000123412341234') ?? '';
const stamps = { created_at: '2026-11-02 08:00:00', updated_at: '2026-11-02 08:00:00', version: 1 };
const settlement = {
  id: id(8),
  ...stamps,
  company_id: ownCompany,
  company: { id: ownCompany, title: 'Piekarnia Kłos' },
  period: '2026-10',
  status: 'calculated',
  owner_id: accountant.id,
  owner: { id: accountant.id, title: 'Kasia Kos' },
  revision: 1,
  superseded: false,
  checklist: [{ text: 'Wyciągi', required: true, done: false }],
  note_to_client: 'Dziękujemy za komplet',
  totals: { due: 12_300, paid: 0, left: 12_300, overdue: 0, items: 1 },
  documents: { count: 4, missing: 0 },
  worked_minutes: 75,
  versions: [{ id: id(8), revision: 1, superseded: false }],
};
const item = {
  id: id(9),
  ...stamps,
  settlement_id: id(8),
  company_id: ownCompany,
  period: '2026-10',
  kind: 'office_fee',
  amount: 12_300,
  amount_type: 'due',
  paid_amount: 0,
  balance_amount: 12_300,
  overdue: false,
  payment_status: 'unpaid',
  stage: 'hidden',
  due_nominal: '2027-01-15',
  due_effective: '2027-01-15',
  account_kind: 'office',
  account_number: account,
  payee_name: 'Biuro',
  transfer_title: 'Usługi',
  tax_period: '2026-M10',
  tax_form_symbol: null,
  tax_period_symbol: null,
  previous_amount: null,
  difference_amount: null,
  proof_ids: null,
  note: null,
};
const posts = { [`GET /api/settlements/${id(8)}/posts`]: { json: { data: [], total: 0, people: [], earlier: false } } };

async function work(rows: readonly object[] = [item], more: object = {}) {
  const opened = await openFirm(`/dashboard/reports/monthly-settlements/${id(8)}`, {
    answers: {
      ...posts,
      [`GET /api/settlements/${id(8)}`]: { json: { ...settlement, ...more } },
      'GET /api/settlement-items/': () => page(rows as never),
      'PUT /api/settlement-items/': ({ body }) =>
        (body as { amount?: string }).amount === 'dużo'
          ? { status: 422, json: { error: 'Popraw', code: 'invalid', errors: { amount: 'Podaj kwotę, na przykład 1234,56' } } }
          : { json: item },
      'PUT /api/settlements/': { json: settlement },
      'POST /api/settlement-items': { status: 201, json: item },
      'POST /api/settlement-items/actions/approve': { json: { ids: [id(9)] } },
      [`POST /api/settlements/${id(8)}/actions/propose`]: { json: { added: 2, conditions: [] } },
      [`POST /api/settlements/${id(8)}/actions/correct`]: { status: 409, json: { error: 'Ktoś robi już korektę.' } },
    },
  });
  await heading('Piekarnia Kłos październik 2026');
  return opened;
}

test('an amount is typed where it stands, and what is wrong with it is said there', async () => {
  const { user, to } = await work();
  const amount = await screen.findByRole('textbox', { name: 'Kwota: Wynagrodzenie biura' });
  expect(amount).toHaveValue('123,00');
  await user.clear(amount);
  await user.type(amount, '200,50{Enter}');
  await waitFor(() => expect(to('PUT /api/settlement-items/').at(0)?.body).toEqual({ id: id(9), version: 1, amount: '200,50' }));
  await user.clear(amount);
  await user.type(amount, 'dużo');
  await user.tab();
  expect(await screen.findByText('Podaj kwotę, na przykład 1234,56')).toBeVisible();
  expect(amount).toBeInvalid();
});

test('a day of payment is typed as Poles write it, and saved once it is left; Escape gives it up', async () => {
  const { user, to } = await work();
  const due = await screen.findByRole('textbox', { name: /^Termin[^:]*: Wynagrodzenie biura/ });
  expect(due).toHaveValue('15.01.2027');
  await user.clear(due);
  await user.type(due, '1.2{Escape}');
  expect(due).toHaveValue('15.01.2027');
  await user.clear(due);
  await user.type(due, '20.1.2027');
  await user.tab();
  await waitFor(() =>
    expect(to('PUT /api/settlement-items/').map(({ body }) => body)).toEqual([
      { id: id(9), version: 1, due_effective: '2027-01-20' },
    ]),
  );
});

inAll('positions are proposed and approved together, points are ticked one by one', 'e2e/morning.test.ts', async () => {
  const { user, to } = await work();
  await user.click(await screen.findByRole('button', { name: 'Zaproponuj pozycje' }));
  await waitFor(() => expect(to(`POST /api/settlements/${id(8)}/actions/propose`)).toHaveLength(1));
  const approve = await screen.findByRole('button', { name: /^Zatwierdź 1/ });
  await waitFor(() => expect(approve).not.toHaveAttribute('aria-disabled', 'true'));
  await user.click(approve);
  await waitFor(() => expect(to('POST /api/settlement-items/actions/approve').at(0)?.body).toEqual({ ids: [id(9)] }));
  const point = await screen.findByRole('checkbox', { name: 'Wyciągi (wymagane)' });
  await waitFor(() => expect(point).toBeEnabled());
  await user.click(point);
  await waitFor(() =>
    expect(to('PUT /api/settlements/').at(0)?.body).toMatchObject({
      checklist: [{ text: 'Wyciągi', required: true, done: true }],
    }),
  );
});

inAll(
  'sending a month without documents that were asked for says which, and goes on only after a yes',
  'server/http/settlements.test.ts',
  async () => {
    const publish = `POST /api/settlements/${id(8)}/actions/publish`;
    const says = 'Brakuje dokumentów, o które poproszono klienta: Wyciąg bankowy. Wysłać mimo to?';
    const { user, to } = await openFirm(`/dashboard/reports/monthly-settlements/${id(8)}`, {
      answers: {
        ...posts,
        [`GET /api/settlements/${id(8)}`]: { json: { ...settlement, status: 'calculated' } },
        'GET /api/settlement-items/': () => page([]),
        [publish]: ({ body }) =>
          (body as { without_documents?: boolean }).without_documents
            ? { json: { ...settlement, status: 'published' } }
            : { status: 409, json: { error: says, code: 'documents_missing', confirm: 'without_documents' } },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Wyślij klientowi' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Wyślij klientowi' }));
    const asked = await screen.findByRole('dialog', { name: 'Na pewno?' });
    expect(asked).toHaveTextContent(says);
    expectComplaint(says);
    await user.click(within(asked).getByRole('button', { name: 'Wyślij klientowi' }));
    await waitFor(() => expect(to(publish).map(({ body }) => body)).toEqual([{}, { without_documents: true }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

test('a sent month shows amounts that nobody types, says where it stands, and offers a correction with a reason', async () => {
  const { user } = await work([{ ...item, stage: 'published' }], { status: 'published', published_at: '2026-11-08 12:00:00' });
  expect(await screen.findByRole('rowheader', { name: /Wynagrodzenie biura/ })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /Kwota/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Zaproponuj pozycje' })).toBeNull();
  const steps = screen.getByRole('list', { name: 'Etapy rozliczenia' });
  expect(within(steps).getByText('U klienta').closest('li')).toHaveAttribute('aria-current', 'step');
  await user.click(screen.getByRole('button', { name: 'Zrób korektę' }));
  const dialog = await screen.findByRole('dialog', { name: 'Korekta rozliczenia' });
  await user.click(within(dialog).getByRole('button', { name: 'Zrób korektę' }));
  expect(await within(dialog).findByText('Napisz, dlaczego')).toBeVisible();
  // A refusal loses nothing of what was typed.
  await user.type(within(dialog).getByRole('textbox', { name: /^Powód korekty/ }), 'Faktura po terminie');
  await user.click(within(dialog).getByRole('button', { name: 'Zrób korektę' }));
  expect(await screen.findByText('Ktoś robi już korektę.')).toBeVisible();
  expect(within(dialog).getByRole('textbox', { name: /^Powód korekty/ })).toHaveValue('Faktura po terminie');
  expectComplaint('Ktoś robi już korektę.');
});

test('a month without positions says so, and a press adds the word that nothing is paid', async () => {
  const { user, to } = await work([], { totals: { due: 0, paid: 0, left: 0, overdue: 0, items: 0 } });
  expect(await screen.findByText('brak pozycji')).toBeVisible();
  expect(screen.queryByText('0,00 zł')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Brak płatności za ten miesiąc' }));
  await waitFor(() =>
    expect(to('POST /api/settlement-items').at(0)?.body).toMatchObject({
      settlement_id: id(8),
      kind: 'other',
      amount_type: 'zero',
      amount: 0,
      due_nominal: '2026-11-20',
    }),
  );
});

test('a client reads that nothing is paid for the month, and no amount of nothing', async () => {
  const nothing = {
    kind: 'other',
    amount_type: 'zero',
    amount: 0,
    payment_status: 'not_due',
    note: 'Za ten miesiąc firma nic nie płaci.',
  };
  await phone([{ ...item, ...nothing, account_number: null, balance_amount: 0 }]);
  expect(await screen.findByText('Za ten miesiąc nie ma nic do zapłaty')).toBeVisible();
  const others = screen.getByRole('region', { name: 'Pozostałe pozycje' });
  expect(others).toHaveTextContent(/Brak zobowiązania.*Za ten miesiąc firma nic nie płaci/);
  expect(others).not.toHaveTextContent(/Inne|0,00/);
});

async function phone(rows: readonly object[], answers: object = {}) {
  const opened = await openFirm(`/reports/monthly-settlements/${id(8)}`, {
    person: client,
    answers: {
      ...posts,
      [`GET /api/settlements/${id(8)}`]: { json: { ...settlement, status: 'published' } },
      'GET /api/settlement-items/': () => page(rows as never),
      ...answers,
    },
  });
  await heading('Rozliczenie za październik 2026');
  return opened;
}

/** The tax of a partner without a NIP, whose micro-account is made of their PESEL. */
const pesel = '44051401359';
const closed = makeMicroAccount(pesel) ?? '';
const tax = {
  kind: 'pit_owner',
  account_kind: 'micro_tax',
  account_number: null,
  pesel_account: `*******${closed.slice(-4)}`,
  payee_name: 'Urząd skarbowy',
  transfer_title: null,
  tax_form_symbol: 'PPL',
  tax_period_symbol: '26M10',
  stage: 'published',
};

test('P08: who pays opens an account that is made of a PESEL, and copies it with the title that is made from it', async () => {
  const revealing = `POST /api/settlement-items/${id(9)}/reveal`;
  const { user, to } = await phone([{ ...item, ...tax }], { [revealing]: { json: { data: { value: closed } } } });
  expect(await screen.findByText(tax.pesel_account)).toBeVisible();
  expect(document.body).not.toHaveTextContent(pesel);
  await user.click(await screen.findByRole('button', { name: 'Pokaż rachunek' }));
  expect(await screen.findByText(formatNrb(closed), { exact: false })).toBeVisible();
  expect(to(revealing).at(0)?.body).toEqual({ field: 'pesel_account' });
  expect(document.body).toHaveTextContent(`Tytuł: /TI/P${pesel}/OKR/26M10/SFP/PPL/TXT/`);
  expect(screen.getByRole('button', { name: 'Kopiuj rachunek' })).toBeVisible();
});

test('P08: who may not know it reads who does', async () => {
  const { pesel_account: _, ...without } = tax;
  await phone([{ ...item, ...without }]);
  expect(await screen.findByText(/mikrorachunek z numerem PESEL: widzi go właściciel firmy/)).toBeVisible();
});

test('P08: an account made of a PESEL that is typed into the row goes to the field that conceals it', async () => {
  const { user, to } = await work([{ ...item, account_number: null }]);
  const account = await screen.findByRole('textbox', { name: 'Rachunek: Wynagrodzenie biura' });
  await user.type(account, `${formatNrb(closed)}{Enter}`);
  await waitFor(() =>
    expect(to('PUT /api/settlement-items/').at(0)?.body).toEqual({ id: id(9), version: 1, pesel_account: formatNrb(closed) }),
  );
});

test('a month that was sent still leads to its transfers', async () => {
  await work([{ ...item, stage: 'published' }], { status: 'published' });
  expect(await screen.findByRole('link', { name: 'Przelewy' })).toHaveAttribute(
    'href',
    `/dashboard/reports/monthly-settlements/transfers?month=2026-10&company=${ownCompany}`,
  );
});

test('the office marks that a client confirmed, in its own words and only once asked', async () => {
  const { user, to } = await work([], { status: 'published', stage: 'published' });
  expect(screen.queryByRole('button', { name: 'Potwierdzam' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Klient potwierdził' }));
  expect(screen.getByRole('dialog', { name: 'Klient potwierdził rozliczenie poza panelem?' })).toBeVisible();
  expect(to(`POST /api/settlements/${id(8)}/actions/confirm`)).toHaveLength(0);
});

async function expectNext(status: string, stage: string, next: readonly RegExp[]): Promise<void> {
  await work([{ ...item, stage }], { status });
  await screen.findByRole('link', { name: 'Edytuj' });
  await screen.findByRole('table');
  const filled = [...document.querySelectorAll(':is(.page-actions, .items) .MuiButton-contained')].map(
    ({ textContent }) => textContent,
  );
  expect(filled).toEqual(next.map((each) => expect.stringMatching(each)));
}
test.each([
  ['calculated', 'hidden', [/^Zatwierdź 1\spozycję$/]],
  ['calculated', 'approved', [/^Wyślij klientowi$/]],
  ['published', 'published', []],
])('of a month that is %s with a position that is %s what is next is the one filled button', expectNext);
for (const [status, stage, next] of [
  ['booking', 'hidden', [/^Wylicz$/]],
  ['partly_paid', 'published', []],
  ['paid', 'published', [/^Zamknij$/]],
] as const)
  inAll(`of a month that is ${status} too`, 'app/settlements/settlements.test.tsx', () => expectNext(status, stage, next));

test('a client sees how much, by when and where to; copies it and says that it was paid', async () => {
  const done = `POST /api/settlement-items/${id(9)}/actions/declare`;
  const { user, to } = await phone([item], { [done]: { json: { ...item, payment_status: 'declared' } } });
  const sum = await screen.findByRole('region', { name: 'Podsumowanie' });
  expect(sum).toHaveTextContent('Pozostało do zapłaty123,00');
  expect(screen.getByText('Dziękujemy za komplet')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Kopiuj rachunek' }));
  expect(await navigator.clipboard.readText()).toBe(account);
  await user.click(screen.getByRole('button', { name: 'Kopiuj kwota' }));
  expect(await navigator.clipboard.readText()).toBe('123,00');
  await user.click(screen.getByRole('button', { name: 'Pokaż kod QR dla aplikacji banku' }));
  expect(await screen.findByRole('img', { name: 'Kod QR przelewu: Wynagrodzenie biura' })).toBeVisible();
  expect(screen.getByText(/Na tym urządzeniu zapisz go i otwórz w aplikacji banku/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Udostępnij kod aplikacji banku' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Oznacz jako zapłacone Wynagrodzenie biura' }));
  await waitFor(() => expect(to(done)).toHaveLength(1));
});

test('I01: a mark of payment that meets no network waits beside its button and goes once, under one key', async () => {
  let dead = true;
  const done = `POST /api/settlement-items/${id(9)}/actions/declare`;
  const { user, to } = await phone([item], {
    [done]: () => (dead ? new TypeError('Failed to fetch') : { json: { ...item, payment_status: 'declared' } }),
  });
  const mark = await screen.findByRole('button', { name: 'Oznacz jako zapłacone Wynagrodzenie biura' });
  await user.click(mark);
  const unsent = await screen.findByRole('list', { name: 'Niewysłane: Wynagrodzenie biura' });
  expect(mark).toHaveAttribute('aria-disabled', 'true');
  await user.click(mark);
  dead = false;
  await user.click(within(unsent).getByRole('button', { name: 'Wyślij teraz: Wynagrodzenie biura' }));
  await waitFor(() => expect(unsent).not.toBeInTheDocument());
  expect(to(done)).toHaveLength(2);
  expect(new Set(to(done).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
});

test('all of a transfer is copied at once, its amount never breaks at its thousands, and a tax says why it has no code', async () => {
  const { user } = await phone([{ ...item, ...tax, account_number: account, pesel_account: null, balance_amount: 472_800 }]);
  await user.click(await screen.findByRole('button', { name: /^Kopiuj wszystko/ }));
  expect((await navigator.clipboard.readText()).replaceAll('\u00a0', ' ')).toBe(
    [
      `Rachunek: ${formatNrb(account)}`,
      'Kwota: 4 728,00 zł',
      'Odbiorca: Urząd skarbowy',
      'Symbol formularza: PPL',
      'Okres: 26M10',
    ].join('\n'),
  );
  await user.click(screen.getByRole('button', { name: 'Kopiuj kwota' }));
  expect(await navigator.clipboard.readText()).toBe('4728,00');
  for (const shown of screen.getAllByText(/4\s728,00/)) expect(shown.textContent).not.toMatch(/\d \d| zł/);
  expect(screen.getByText(/Kodu QR dla niego nie ma, więc skopiuj dane/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /kod QR/ })).toBeNull();
});

test('a split payment says its VAT, invoice and receiver’s NIP to copy, and has no code of an ordinary transfer', async () => {
  const split = { split_vat_amount: 2_300, invoice_number: 'FV 3/10/2026', payee_nip: '5260250274' };
  const { user } = await phone([{ ...item, ...split }]);
  await user.click(await screen.findByRole('button', { name: 'Kopiuj kwota VAT' }));
  expect(await navigator.clipboard.readText()).toBe('23,00');
  expect(screen.getByRole('button', { name: 'Kopiuj numer faktury' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Kopiuj odbiorca, NIP' })).toBeVisible();
  expect(screen.getByText(/wybierz przelew „split payment”/)).toBeVisible();
  expect(screen.queryByText(/VAT policzyliśmy/)).toBeNull();
  expect(screen.queryByRole('button', { name: /kod QR/ })).toBeNull();
});

test('of a split payment that was paid in part the VAT follows what is left, with a word on how it was counted', async () => {
  const split = { split_vat_amount: 2_300, invoice_number: 'FV 3/10/2026', payee_nip: '5260250274' };
  const part = { payment_status: 'partly_paid', paid_amount: 6_150, balance_amount: 6_150 };
  const { user } = await phone([{ ...item, ...split, ...part }]);
  await user.click(await screen.findByRole('button', { name: 'Kopiuj kwota VAT' }));
  expect(await navigator.clipboard.readText()).toBe('11,50');
  expect(screen.getByText(/VAT policzyliśmy od tego, co zostało/)).toBeVisible();
});

test('who marks a payment stays on it, where it was, and takes it back with the same press', async () => {
  let first: object = item;
  const other = { ...item, id: id(10), kind: 'vat', amount: 50_00, balance_amount: 50_00 };
  const declared = { ...item, payment_status: 'declared' };
  const steps = {
    [`POST /api/settlement-items/${id(9)}/actions/declare`]: () => {
      first = declared;
      return { json: declared };
    },
    [`POST /api/settlement-items/${id(9)}/actions/retract`]: () => {
      first = item;
      return { json: item };
    },
  };
  const { user } = await phone([], { ...steps, 'GET /api/settlement-items/': () => page([first, other] as never) });
  await user.click(await screen.findByRole('button', { name: 'Oznacz jako zapłacone Wynagrodzenie biura' }));
  const back = await screen.findByRole('button', { name: 'Cofnij oznaczenie Wynagrodzenie biura' });
  expect(back).toHaveFocus();
  const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names()).toEqual(['Wynagrodzenie biura', 'VAT']);
  await user.click(back);
  expect(await screen.findByRole('button', { name: 'Oznacz jako zapłacone Wynagrodzenie biura' })).toHaveFocus();
});

test('what is paid still tells to which account, and what is paid in part how much of it', async () => {
  const paid = { ...item, payment_status: 'paid', paid_amount: 123_00, balance_amount: 0 };
  const part = { ...item, id: id(10), kind: 'vat', payment_status: 'partly_paid', paid_amount: 23_00, balance_amount: 100_00 };
  const { user } = await phone([paid, part]);
  await user.click(await screen.findByRole('button', { name: 'Na jakie konto: Wynagrodzenie biura' }));
  const card = screen.getByRole('heading', { level: 3, name: 'Wynagrodzenie biura' }).closest('li') as HTMLElement;
  expect(card).toHaveTextContent(formatNrb(account));
  expect(card).toHaveTextContent(/Kwota\s*123,00/);
  const vat = screen.getByRole('heading', { level: 3, name: 'VAT' }).closest('li') as HTMLElement;
  expect(vat).toHaveTextContent(/Wpłacono już 23,00\szł z 123,00\szł/);
});

test('a client says that a part was paid: how much is asked, checked and sent by the outbox, and it can be taken back', async () => {
  const partCall = `POST /api/settlement-items/${id(9)}/actions/part`;
  const back = `POST /api/settlement-items/${id(9)}/actions/unpart`;
  let shown: object = item;
  const { user, to } = await phone([], {
    'GET /api/settlement-items/': () => page([shown] as never),
    [partCall]: () => {
      const payments = [{ date: '2026-11-20', amount: 2_300, source: 'client', proof: null }];
      shown = { ...item, payment_status: 'partly_paid', paid_amount: 2_300, balance_amount: 10_000, payments };
      return { json: { id: id(9) } };
    },
    [back]: () => {
      shown = item;
      return { json: { id: id(9) } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Wpłacono część: Wynagrodzenie biura' }));
  const form = within(await screen.findByRole('form', { name: 'Zapłacona część: Wynagrodzenie biura' }));
  const amount = form.getByLabelText('Ile wpłacono dzisiaj');
  await user.type(amount, '200');
  await user.click(form.getByRole('button', { name: 'Zapisz część' }));
  expect(await form.findByText(/^To więcej, niż zostało do zapłaty: 123,00/)).toBeVisible();
  expect(amount).toHaveFocus();
  expect(to(partCall)).toHaveLength(0);
  await user.clear(amount);
  await user.type(amount, '23,00');
  await user.click(form.getByRole('button', { name: 'Zapisz część' }));
  await waitFor(() => expect(to(partCall)[0]?.body).toEqual({ amount: 2_300 }));
  expect(await screen.findByText(/Wpłacono już 23,00/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cofnij wpisaną wpłatę: Wynagrodzenie biura' }));
  await waitFor(() => expect(to(back)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText(/Wpłacono już/)).toBeNull());
});

test('a part that the office has already is asked about, and goes with what the client says to that', async () => {
  const partCall = `POST /api/settlement-items/${id(9)}/actions/part`;
  const says = 'Wpłata 23,00 zł z 18.11.2026 jest już zapisana. Czy to następna taka wpłata?';
  const { user, to } = await phone([{ ...item, payment_status: 'partly_paid', paid_amount: 2_300, balance_amount: 10_000 }], {
    [partCall]: ({ body }: { body: { another?: boolean } }) =>
      body.another
        ? { json: { id: id(9) } }
        : { status: 409, json: { error: says, code: 'written_already', confirm: 'another' } },
  });
  await user.click(await screen.findByRole('button', { name: 'Wpłacono część: Wynagrodzenie biura' }));
  const form = within(await screen.findByRole('form', { name: 'Zapłacona część: Wynagrodzenie biura' }));
  await user.type(form.getByLabelText('Ile wpłacono dzisiaj'), '23,00');
  await user.click(form.getByRole('button', { name: 'Zapisz część' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ta wpłata jest już zapisana' }));
  expect(dialog.getByText(says)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'To następna wpłata' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(to(partCall).map(({ body }) => body)).toEqual([{ amount: 2_300 }, { amount: 2_300, another: true }]);
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Zapłacona część: Wynagrodzenie biura' })).toBeNull());
});

test('what was put off is not called paid: the month and its card say how much of it is left', async () => {
  const off = { ...item, payment_status: 'deferred', paid_amount: 23_00, balance_amount: 100_00 };
  const paid = { ...item, id: id(10), kind: 'vat', payment_status: 'paid', paid_amount: 123_00, balance_amount: 0 };
  await phone([off, paid]);
  const sum = await screen.findByRole('region', { name: 'Podsumowanie' });
  expect(sum).toHaveTextContent(/Odroczone albo w ratach\s*100,00/);
  expect(document.body).not.toHaveTextContent('Wszystko opłacone');
  const card = screen.getByRole('heading', { level: 3, name: 'Wynagrodzenie biura' }).closest('li') as HTMLElement;
  expect(card).toHaveTextContent(/Wpłacono już 23,00\szł z 123,00\szł/);
  expect(card).toHaveTextContent('Pierwotny termin: 15.01.2027');
  // Nobody waits for it by that day: it is paid in parts.
  expect(within(card).queryByRole('button', { name: /^Oznacz jako zapłacone/ })).toBeNull();
  expect(within(card).getByRole('button', { name: /^Wpłacono część/ })).toBeVisible();
});

test('a client asks what paying a tax later costs, by its parts and together', async () => {
  const paid = {
    due_on: '2026-11-25',
    on: '2026-12-25',
    amount: 12_300,
    days: 30,
    parts: [{ from: '2026-11-26', to: '2026-12-25', days: 30, percent: 10.5, exact: 106, certainty: 'computed', source: 'NBP' }],
    exact: 106,
    interest: 0,
    floor: 870,
    total: 12_300,
    basis: 'art. 56 § 1 OP',
    warning: 'Ostatnia znana stawka była sprawdzona 19.08.2026.',
  };
  const asking = `GET /api/settlement-items/${id(9)}/later`;
  const { user, to } = await phone([{ ...item, kind: 'vat', account_kind: 'micro_tax' }], { [asking]: { json: { data: paid } } });
  await user.click(await screen.findByRole('button', { name: /^Co, jeśli zapłacę później\?/ }));
  expect(await screen.findByLabelText(/^Dzień zapłaty/)).toBeVisible();
  expect(await screen.findByText(/Odsetek do 8,70\szł nie nalicza się/)).toBeVisible();
  expect(screen.getByText(/26\.11\.2026–25\.12\.2026: 30\sdni × 10,5% × 123,00\szł/)).toBeVisible();
  expect(screen.getByText(paid.warning)).toBeVisible();
  expect(to(asking)).toHaveLength(1);
});
test('a fee of the office bears no interest of tax arrears, so nothing is asked of it', async () => {
  await phone([item]);
  expect(await screen.findByRole('button', { name: 'Kopiuj rachunek' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Co, jeśli zapłacę później/ })).toBeNull();
});

test('what is carried over or refunded is explained, and asks for no money', async () => {
  await phone([{ ...item, kind: 'vat_carry', amount_type: 'carry', payment_status: 'not_due', balance_amount: 0 }]);
  expect(await screen.findByRole('region', { name: 'Podsumowanie' })).toHaveTextContent('Za ten miesiąc nie ma nic do zapłaty');
  expect(screen.getByRole('region', { name: 'Pozostałe pozycje' })).toHaveTextContent('pomniejszy podatek następnego okresu');
  expect(screen.queryByRole('button', { name: /Oznacz jako zapłacone/ })).toBeNull();
});

test('who may only look at a company confirms no payment', async () => {
  const viewer = { ...client, company_roles: { [ownCompany]: 'viewer' as const } };
  await openFirm(`/reports/monthly-settlements/${id(8)}`, {
    person: viewer,
    answers: {
      ...posts,
      [`GET /api/settlements/${id(8)}`]: { json: { ...settlement, status: 'published' } },
      'GET /api/settlement-items/': page([item]),
    },
  });
  expect(await screen.findByRole('button', { name: 'Kopiuj rachunek' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Oznacz jako zapłacone/ })).toBeNull();
});
