import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiError } from '../../../src/app/providers/apiError';
import { movementsOf, paidBy, paymentsSheet, proposed, refusedSays } from '../../../src/app/screens/statements/movements';
import type { PayableChoice, PlannedEntry, StatementPlan } from '../../../src/contract/statements';
import { id, openFirm } from '../resource/office';

const path = '/dashboard/reports/monthly-settlements/statements';
const choice = (nth: number, change: Partial<PayableChoice> = {}): PayableChoice => ({
  item_id: id(nth),
  version: 1,
  settlement_id: id(50),
  company: { id: id(1), title: 'Piekarnia Kłos' },
  kind: 'vat',
  period: '2026-10',
  amount: 12_300,
  left: 12_300,
  payments: [],
  ...change,
});
const entry = (proof: string, change: Partial<PlannedEntry> = {}): PlannedEntry => ({
  on: '2026-11-20',
  amount: -12_300,
  other_account: null,
  other_name: 'Urząd Skarbowy',
  title: 'VAT-7',
  reference: null,
  proof,
  state: 'sure',
  choices: [choice(10)],
  ...change,
});
const plan = (entries: PlannedEntry[], change: Partial<StatementPlan['statements'][number]> = {}): StatementPlan => ({
  form: 'MT940',
  statements: [
    { account: '08114020040000350221234567', number: '11', currency: 'PLN', owners: ['Piekarnia Kłos'], entries, ...change },
  ],
  says: [],
});
const file = new File(['x'], 'wyciag.sta');
const loaded = { json: { data: [], created: 0, updated: 2, unchanged: 0, refused: 0, dry_run: false, undo: 'slowo' } };

test('sure movements are ticked with now and after, others wait for a choice, and all is written at once and taken back', async () => {
  const { user, to } = await openFirm(path, {
    answers: {
      'POST /api/statements/plan': {
        json: {
          data: plan([
            entry('a'),
            entry('b', {
              state: 'offer',
              amount: -5_000,
              choices: [choice(11, { kind: 'cit', left: 6_000 }), choice(12, { kind: 'pit4' })],
            }),
            entry('c', { state: 'none', choices: [], title: 'prowizja' }),
            entry('e', { state: 'none', choices: [], title: 'odsetki' }),
            entry('d', { state: 'done' }),
          ]),
        },
      },
      'POST /api/settlement-items/import': loaded,
      'POST /api/settlement-items/import/undo': { json: { undone: 2, kept: [] } },
    },
  });
  await user.upload(await screen.findByLabelText('Wyciągi bankowe'), file);
  const table = await screen.findByRole('table', { name: 'Operacje z wyciągu' });
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  expect(within(table).getByText('Zapłacone')).toBeVisible();
  expect(screen.getByText(/2.operacje nie pasują do żadnej pozycji/)).toBeVisible();
  expect(screen.getByText(/1.operację z tego wyciągu już zapisano/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Zapisz 1.wpłatę$/ })).toBeEnabled();

  await user.selectOptions(screen.getByRole('combobox', { name: /Co opłaca: 20\.11\.2026/ }), id(11));
  expect(within(table).getByText(/^10,00.zł$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Zapisz 2.wpłaty$/ }));
  expect(await screen.findByText('Wczytano: 2 zmienione pozycje.')).toBeVisible();
  expect(to('POST /api/settlement-items/import')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Cofnij wczytanie' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cofnij wczytanie' }));
  expect(await screen.findByText(/Cofnięto 2/)).toBeVisible();
});

test('a position that changed since the look refuses the whole, is named, and nothing chosen is lost', async () => {
  const { user } = await openFirm(path, {
    answers: {
      'POST /api/statements/plan': { json: { data: plan([entry('a')]) } },
      'POST /api/settlement-items/import': {
        status: 422,
        json: {
          error: 'Nic nie zapisano: 1 wiersz wymaga poprawy.',
          code: 'import_refused',
          errors: { 2: 'Ktoś zmienił ten rekord w międzyczasie.' },
        },
      },
    },
  });
  await user.upload(await screen.findByLabelText('Wyciągi bankowe'), file);
  await user.click(await screen.findByRole('button', { name: /^Zapisz 1.wpłatę$/ }));
  expect(
    await screen.findByText(
      'Nic nie zapisano. Piekarnia Kłos – VAT: Ktoś zmienił ten rekord w międzyczasie. Wskaż wyciąg jeszcze raz.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: /^Zapisz 1.wpłatę$/ })).toBeEnabled();
});

test('each position that was refused ends its own sentence', () => {
  const answered = { errors: { 2: 'Ktoś zmienił ten rekord w międzyczasie.', 3: 'Kwota jest za duża' } };
  const refused = new ApiError('Nic nie zapisano.', 422, { code: 'import_refused', ...answered });
  const paid = [
    { choice: choice(10), by: [] },
    { choice: choice(11, { kind: 'cit' }), by: [] },
  ];
  expect(refusedSays(refused, paid)).toBe(
    'Nic nie zapisano. Piekarnia Kłos – VAT: Ktoś zmienił ten rekord w międzyczasie. Piekarnia Kłos – Zaliczka CIT: Kwota jest za duża. Wskaż wyciąg jeszcze raz.',
  );
});

test('while payments are written the button keeps the focus and a second press writes nothing', async () => {
  let answer: () => void = () => {};
  const { user, to } = await openFirm(path, {
    answers: {
      'POST /api/statements/plan': { json: { data: plan([entry('a')]) } },
      'POST /api/settlement-items/import': () => new Promise((resolve) => (answer = () => resolve(loaded))),
    },
  });
  await user.upload(await screen.findByLabelText('Wyciągi bankowe'), file);
  const button = await screen.findByRole('button', { name: /^Zapisz 1.wpłatę$/ });
  await user.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  expect(button).toHaveFocus();
  await user.click(button);
  expect(to('POST /api/settlement-items/import')).toHaveLength(1);
  answer();
  expect(await screen.findByText('Wczytano: 2 zmienione pozycje.')).toBeVisible();
});

test('a file that is none says so, one of a stranger’s account too, and neither loses the other', async () => {
  let calls = 0;
  const { user } = await openFirm(path, {
    answers: {
      'POST /api/statements/plan': () => {
        calls += 1;
        return calls === 1
          ? { status: 422, json: { error: 'To nie jest wyciąg MT940 ani camt.053.' } }
          : { json: { data: plan([entry('a')], { owners: [] }) } };
      },
    },
  });
  await user.upload(await screen.findByLabelText('Wyciągi bankowe'), [new File(['x'], 'zly.txt'), file]);
  expect(await screen.findByText('To nie jest wyciąg MT940 ani camt.053.')).toBeVisible();
  const stranger = await screen.findByText(/Tego rachunku nie ma na karcie żadnej Twojej firmy/);
  expect(stranger).toHaveTextContent('08 1140 2004');
  // Read out, as it comes after a press.
  expect(stranger.closest('[role="alert"]')).not.toBeNull();
  expect(screen.getByRole('button', { name: /^Zapisz 1.wpłatę$/ })).toBeEnabled();
});

test('files of one name stand beside each other, and what was chosen stays when another comes', async () => {
  const two = [choice(11, { kind: 'cit', left: 6_000 }), choice(12, { kind: 'pit4' })];
  const offered = entry('b', { state: 'offer', amount: -5_000, choices: two });
  let calls = 0;
  const { user } = await openFirm(path, {
    answers: {
      'POST /api/statements/plan': () => {
        calls += 1;
        return { json: { data: plan([calls === 1 ? offered : entry('a')]) } };
      },
    },
  });
  await user.upload(await screen.findByLabelText('Wyciągi bankowe'), file);
  await user.selectOptions(await screen.findByRole('combobox', { name: /Co opłaca/ }), id(11));
  await user.upload(screen.getByLabelText('Wyciągi bankowe'), new File(['xy'], 'wyciag.sta'));
  expect(await screen.findByRole('button', { name: /^Zapisz 2.wpłaty$/ })).toBeEnabled();
  expect(screen.getAllByRole('button', { name: 'Usuń: wyciag.sta' })).toHaveLength(2);
});

test('a movement of two files counts once, and two that could pay one position wait for a choice', () => {
  const [one, two] = [entry('a'), entry('b')];
  const movements = movementsOf([
    { id: '1', name: '1', plan: plan([one]) },
    { id: '2', name: '2', plan: plan([one, two]) },
    { id: '3', name: '3', fault: 'zły' },
  ]);
  expect(movements.map(({ proof, state }) => [proof, state])).toEqual([
    ['a', 'offer'],
    ['b', 'offer'],
  ]);
  expect([...proposed(movements)]).toEqual([]);
  // Of one file with two statements too.
  const [statement] = plan([one]).statements;
  const both = { ...plan([]), statements: [statement, { ...statement, number: '12', entries: [two] }] } as StatementPlan;
  expect([...proposed(movementsOf([{ id: '1', name: '1', plan: both }]))]).toEqual([]);
});

test('the two ends of one payment, in the client’s statement and the office’s, are proposed once', () => {
  const movements = movementsOf([
    { id: '1', name: '1', plan: plan([entry('a')]) },
    { id: '2', name: '2', plan: plan([entry('b', { amount: 12_300 })]) },
  ]);
  expect([...proposed(movements)]).toEqual([['a', id(10)]]);
});

test('movements that the bank took back are told, with the position whose payment may be one of them, and write nothing', async () => {
  const back = entry('r', { state: 'returned', amount: 12_300, title: 'zwrot', choices: [choice(10)] });
  const { user } = await openFirm(path, {
    answers: { 'POST /api/statements/plan': { json: { data: plan([entry('a', { state: 'returned', choices: [] }), back]) } } },
  });
  await user.upload(await screen.findByLabelText('Wyciągi bankowe'), file);
  const told = await screen.findByText(/^2.operacje to zwroty i przelewy wycofane przez bank/);
  await user.click(within(told.closest('.MuiAlert-root') as HTMLElement).getByRole('button', { name: 'Pokaż' }));
  expect(screen.getByRole('link', { name: /Piekarnia Kłos – VAT, październik 2026/ })).toHaveAttribute(
    'href',
    `/dashboard/reports/monthly-settlements/${id(50)}`,
  );
  expect(screen.getByText('Nie ma czego zapisać.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Zapisz/ })).toBeNull();
});

test('a movement that a later statement of the account takes back pays nothing, in a file of its own or the same', () => {
  const back = entry('r', { on: '2026-11-23', amount: 12_300, state: 'returned', choices: [], returned: true });
  const [day, next] = [plan([entry('a')]), plan([back], { number: '12' })];
  const both = { ...day, statements: [...day.statements, ...next.statements] };
  const files = [
    { id: '2', name: '2', plan: next },
    { id: '1', name: '1', plan: day },
  ];
  for (const given of [files, [{ id: '1', name: '1', plan: both }]]) {
    const movements = movementsOf(given);
    expect(Object.fromEntries(movements.map(({ proof, state, choices }) => [proof, [state, choices]]))).toEqual({
      a: ['returned', []],
      r: ['returned', []],
    });
    expect([...proposed(movements)]).toEqual([]);
  }
  // What was written already is told as that, and another account has nothing to do with it.
  const stateOf = (statements: StatementPlan) =>
    movementsOf([
      { id: '1', name: '1', plan: statements },
      { id: '2', name: '2', plan: next },
    ])[0]?.state;
  expect(stateOf(plan([entry('a', { state: 'done' })]))).toBe('done');
  expect(stateOf(plan([entry('a')], { account: '61109010140000071219812874' }))).toBe('sure');
});

test('a movement of a day’s statement and of a month’s counts once, whatever their numbers', () => {
  const [day, month] = [entry('Wyciąg 231 z 20.11.2026 [0123456789abcdef]'), entry('Wyciąg 11 z 20.11.2026 [0123456789abcdef]')];
  const movements = movementsOf([
    { id: '1', name: '1', plan: plan([day]) },
    { id: '2', name: '2', plan: plan([month, entry('Wyciąg 11 z 20.11.2026 [fedcba9876543210]')]) },
  ]);
  expect(movements).toHaveLength(2);
});

test('several movements of one position are written beside the payments that it has', async () => {
  const kept = { date: '2026-11-01', amount: 300, source: 'office', proof: null };
  const said = { date: '2026-11-19', amount: 2_000, source: 'client', proof: null };
  const of = choice(10, { payments: [kept, said], left: 12_000 });
  const movements = [entry('a', { amount: -2_000, choices: [of] }), entry('b', { amount: -10_000, choices: [of] })];
  const chosen = new Map([
    ['a', id(10)],
    ['b', id(10)],
  ]);
  const text = await paymentsSheet(paidBy(movements, chosen).values()).text();
  expect(text.trim().split('\n')).toHaveLength(2);
  const payments = JSON.parse(text.slice(text.indexOf('"[') + 1, text.lastIndexOf(']') + 1).replaceAll('""', '"'));
  expect(payments).toEqual([
    kept,
    { date: '2026-11-20', amount: 2_000, source: 'bank', proof: 'a' },
    { date: '2026-11-20', amount: 10_000, source: 'bank', proof: 'b' },
  ]);
});
