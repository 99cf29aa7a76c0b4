import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { PlannedAmount } from '../../../src/domain/amounts/reading';
import { inAll } from '../../support/inAll';
import { id, openFirm, page } from '../resource/office';
import type { Answers, Call } from '../support/wire';

// What a test left unwritten would be the next one's draft.
beforeEach(() => sessionStorage.clear());

const path = '/dashboard/reports/monthly-settlements/amounts';
const planned = (change: Partial<PlannedAmount>): PlannedAmount => ({
  nip: '1234563218',
  period: '2026-10',
  kind: 'vat',
  amount: 12_300,
  amount_type: 'due',
  state: 'fill',
  company: { id: id(1), title: 'Piekarnia Kłos' },
  settlement_id: id(2),
  item_id: id(3),
  version: 4,
  before: null,
  before_type: 'due',
  ...change,
});
const table = { json: { data: { headings: ['NIP', 'VAT'], rows: [{ row: 2, cells: ['1234563218', '123'] }] } } };
const columns = { json: { data: {} } };
const plan = (...data: PlannedAmount[]) => ({ json: { data } });
const loaded = { json: { data: [], created: 0, updated: 1, unchanged: 0, refused: 0, dry_run: false, undo: 'slowo' } };

const job = id(60);
const begun = { id: job, title: 'Wysyłanie rozliczeń', state: 'waiting', address: `/api/jobs/${job}` };
/** Answers under which a pasted table is planned as said, loaded, and sent by work that `more` tells of. */
const sending = (planned: ReturnType<typeof plan>, more: Answers): Answers => ({
  'GET /api/amounts/columns': columns,
  'POST /api/settlement-items/import/table': table,
  'POST /api/amounts/plan': planned,
  'POST /api/settlement-items/import': loaded,
  'PUT /api/amounts/columns': columns,
  [`POST /api/jobs/${job}/seen`]: { json: { data: {} } },
  'GET /api/jobs': { json: { data: [] } },
  ...more,
});
/** More than go in one piece. */
const tooMany = () =>
  plan(
    ...Array.from({ length: 201 }, (_, nth) =>
      planned({ nip: String(1_000_000_000 + nth), settlement_id: id(1_000 + nth), item_id: id(2_000 + nth) }),
    ),
  );

const paste = async (user: Awaited<ReturnType<typeof openFirm>>['user']) => {
  const box = await screen.findByLabelText('Albo wklej tabelę z arkusza');
  await user.click(box);
  await user.paste('NIP\tVAT\n1234563218\t123');
  await user.click(screen.getByRole('button', { name: 'Odczytaj wklejoną tabelę' }));
};

test('a pasted table is laid beside what stands, and the ticked figures are written at once and taken back', async () => {
  const { user, to } = await openFirm(path, {
    answers: {
      'GET /api/amounts/columns': columns,
      'POST /api/settlement-items/import/table': table,
      'POST /api/amounts/plan': plan(
        planned({}),
        planned({ kind: 'zus_total', state: 'change', before: 5_000, amount: 7_000, item_id: id(4) }),
        planned({ nip: '5260250274', state: 'unknown', company: null, settlement_id: null, item_id: null }),
        planned({ kind: 'pit4', state: 'same' }),
      ),
      'POST /api/settlement-items/import': loaded,
      'POST /api/settlement-items/import/undo': { json: { undone: 1, kept: [] } },
      'PUT /api/amounts/columns': columns,
    },
  });
  await paste(user);
  expect(await screen.findByText(/Żadna Twoja firma nie ma takiego NIP: 5260250274/)).toBeVisible();
  expect(screen.getByText(/1 kwota już się zgadza/)).toBeVisible();
  const rows = within(screen.getByRole('table', { name: 'Kwoty do wpisania' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Piekarnia Kłospaździernik 2026ZUS – razem50,00 zł70,00 złZmiana',
    'Piekarnia Kłospaździernik 2026VAT–123,00 złPuste',
  ]);
  await user.click(screen.getByRole('checkbox', { name: 'Wpisz: Piekarnia Kłos, ZUS – razem' }));
  await user.click(screen.getByRole('button', { name: /^Wpisz 1.kwotę$/ }));
  expect(await screen.findByText('Wczytano: 1 zmieniona pozycja.')).toBeVisible();
  expect(to('PUT /api/amounts/columns')[0]?.body).toEqual({ match: { nip: 'nip', vat: 'vat' } });
  await user.click(screen.getByRole('button', { name: 'Cofnij wczytanie' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cofnij wczytanie' }));
  expect(await screen.findByText('Cofnięto 1 wiersz.')).toBeVisible();
});

inAll(
  'columns that say too little are asked about, and nothing is planned until they are taught',
  'app/screens/amounts.test.tsx',
  async () => {
    const { user, to } = await openFirm(path, {
      answers: {
        'GET /api/amounts/columns': columns,
        'POST /api/settlement-items/import/table': {
          json: { data: { headings: ['Nr', 'Razem'], rows: [{ row: 2, cells: ['1234563218', '123'] }] } },
        },
        'POST /api/amounts/plan': plan(planned({})),
      },
    });
    await paste(user);
    expect(await screen.findByText(/Wskaż kolumnę z NIP i co najmniej jedną z kwotą/)).toBeVisible();
    expect(to('POST /api/amounts/plan')).toEqual([]);
    for (const [column, field] of [
      ['Nr', /^NIP/],
      ['Razem', 'VAT'],
    ] as const) {
      await user.click(screen.getByRole('combobox', { name: `Pole dla kolumny ${column}` }));
      await user.click(await screen.findByRole('option', { name: field }));
    }
    expect(await screen.findByRole('button', { name: /^Wpisz 1.kwotę$/ })).toBeEnabled();
    expect(to('POST /api/amounts/plan')[0]?.body).toEqual({
      readings: [{ nip: '1234563218', period: '2026-10', kind: 'vat', amount: 12_300, amount_type: 'due' }],
    });
  },
);

test('figures that are refused are told by their company and left out, and the rest can be written', async () => {
  const { user } = await openFirm(path, {
    answers: {
      'GET /api/amounts/columns': columns,
      'POST /api/settlement-items/import/table': table,
      'POST /api/amounts/plan': plan(planned({}), planned({ kind: 'cit', state: 'add', item_id: null })),
      'POST /api/settlement-items/import': ({ query }) =>
        query.get('dry_run')
          ? {
              json: {
                ...loaded.json,
                dry_run: true,
                data: [{ row: 3, action: 'refuse', error: 'Popraw', errors: { due_nominal: 'To pole jest wymagane' } }],
              },
            }
          : { status: 422, json: { error: 'Nic nie zapisano: 1 wiersz wymaga poprawy.' } },
    },
  });
  await paste(user);
  await user.click(await screen.findByRole('button', { name: /^Wpisz 2.kwoty$/ }));
  expect(await screen.findByText(/Z profilu firmy taka pozycja nie wynika/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Wpisz 1.kwotę$/ })).toBeEnabled();
});

test('an amount that somebody changed since the look is refused, said, unticked and shown as it stands now', async () => {
  let asked = 0;
  const sheets: string[] = [];
  const { user } = await openFirm(path, {
    answers: {
      'GET /api/amounts/columns': columns,
      'POST /api/settlement-items/import/table': table,
      'POST /api/amounts/plan': () => {
        asked += 1;
        return plan(asked === 1 ? planned({}) : planned({ state: 'change', before: 9_900, version: 5 }));
      },
      'POST /api/settlement-items/import': async ({ query, body }: Call) => {
        sheets.push(await ((body as FormData).get('file') as File).text());
        return query.get('dry_run')
          ? {
              json: { ...loaded.json, dry_run: true, data: [{ row: 2, action: 'refuse', error: 'Ktoś zmienił', stale: true }] },
            }
          : { status: 422, json: { error: 'Nic nie zapisano: 1 wiersz wymaga poprawy.' } };
      },
    },
  });
  await paste(user);
  await user.click(await screen.findByRole('button', { name: /^Wpisz 1.kwotę$/ }));
  expect(await screen.findByText(/Ktoś zmienił tę pozycję w międzyczasie/)).toBeVisible();
  expect(await screen.findByText(/^99,00.zł$/)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Wpisz: Piekarnia Kłos, VAT' })).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'Wpisz kwoty' })).toBeDisabled();
  // The version of the look goes along; once the row is looked at again, the newer one does.
  expect(sheets[0]?.split('\n').slice(0, 2)).toEqual([
    expect.stringContaining('id;version;'),
    expect.stringContaining(`${id(3)};4;`),
  ]);
  await user.click(screen.getByRole('checkbox', { name: 'Wpisz: Piekarnia Kłos, VAT' }));
  await user.click(screen.getByRole('button', { name: /^Wpisz 1.kwotę$/ }));
  await waitFor(() => expect(sheets.at(-1)).toContain(`${id(3)};5;`));
});

test('a file that can’t be read is told by its name, and the others stand', async () => {
  const { user } = await openFirm(path, {
    answers: {
      'POST /api/amounts/read': { status: 422, json: { error: 'To nie jest JPK_V7 ani plik KEDU z Płatnika.' } },
    },
  });
  const input = (await screen.findAllByLabelText('Pliki z kwotami')).find((each) => each instanceof HTMLInputElement);
  await user.upload(input as HTMLInputElement, new File(['<a/>'], 'zly.xml', { type: 'application/xml' }));
  expect(await screen.findByText('To nie jest JPK_V7 ani plik KEDU z Płatnika.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Usuń: zly.xml' }));
  expect(screen.queryByText('zly.xml')).toBeNull();
});

test('many files that were read without a word stand behind one button, and what is to be said stays in sight', async () => {
  const readings = [{ nip: '1234563218', period: '2026-10', kind: 'vat', amount: 100, amount_type: 'due' }];
  let read = 0;
  const { user } = await openFirm(path, {
    answers: {
      'POST /api/amounts/read': () => {
        read += 1;
        return { json: { data: { readings, says: read === 1 ? ['JPK_V7M (3) jest korektą.'] : [] } } };
      },
      'POST /api/amounts/plan': plan(planned({})),
    },
  });
  const input = (await screen.findAllByLabelText('Pliki z kwotami')).find((each) => each instanceof HTMLInputElement);
  const files = Array.from({ length: 8 }, (_, nth) => new File(['<JPK/>'], `jpk-${nth}.xml`, { type: 'application/xml' }));
  await user.upload(input as HTMLInputElement, files);
  const more = await screen.findByRole('button', { name: /^Pokaż 7.plików bez uwag$/ });
  expect(screen.getByText('JPK_V7M (3) jest korektą.')).toBeVisible();
  expect(screen.queryByText('jpk-7.xml')).toBeNull();
  await user.click(more);
  expect(screen.getByText('jpk-7.xml')).toBeVisible();
});

test('settlements whose amounts were written go to their clients with one press, and what stays says why', async () => {
  const result = { sent: [id(2)], skipped: [{ id: id(9), title: 'Sklep Maks', why: 'Najpierw wpisz rachunek: VAT.' }] };
  const { user, to } = await openFirm(path, {
    answers: sending(plan(planned({}), planned({ nip: '5260250274', settlement_id: id(9), item_id: id(8) })), {
      'POST /api/settlements/send-many': { status: 202, json: { data: begun } },
      [`GET /api/jobs/${job}`]: { json: { data: { ...begun, state: 'done', done: 2, total: 2, says: 'Wysłano.', result } } },
    }),
  });
  await paste(user);
  await user.click(await screen.findByRole('button', { name: /^Wpisz 2.kwoty$/ }));
  await user.click(await screen.findByRole('checkbox', { name: /Wymagane punkty kontrolne/ }));
  await user.click(screen.getByRole('button', { name: /^Wyślij 2.rozliczenia$/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Wyślij klientom' }));
  expect(await screen.findByText(/^Wysłano 1.rozliczenie\.$/)).toBeVisible();
  expect(to('POST /api/settlements/send-many')[0]?.body).toEqual({ settlement_ids: [id(2), id(9)], checked: true });
  expect(screen.getByRole('link', { name: 'Sklep Maks' }).closest('li')).toHaveTextContent('Najpierw wpisz rachunek: VAT.');
  expect(screen.queryByRole('button', { name: 'Cofnij wczytanie' })).toBeNull();
});

inAll(
  'settlements that only yearly top-ups without an amount hold back are sent without them after a question',
  'server/http/sendMany.test.ts',
  async () => {
    const held = { id: id(2), title: 'Piekarnia Kłos', why: 'Zostały dopłaty roczne bez kwoty.', top_ups: true };
    const other = { id: id(9), title: 'Sklep Maks', why: 'Najpierw wpisz rachunek: VAT.' };
    let sends = 0;
    let isDown = false;
    const { user, to } = await openFirm(path, {
      answers: sending(plan(planned({}), planned({ nip: '5260250274', settlement_id: id(9), item_id: id(8) })), {
        'POST /api/settlements/send-many': () => {
          if (isDown) return { status: 503, json: { error: 'Serwer jest chwilowo niedostępny.' } };
          sends += 1;
          return { status: 202, json: { data: begun } };
        },
        [`GET /api/jobs/${job}`]: () => {
          const result = sends === 1 ? { sent: [], skipped: [held, other] } : { sent: [id(2)], skipped: [] };
          return { json: { data: { ...begun, state: 'done', done: 2, total: 2, result } } };
        },
      }),
    });
    await paste(user);
    await user.click(await screen.findByRole('button', { name: /^Wpisz 2.kwoty$/ }));
    await user.click(await screen.findByRole('button', { name: /^Wyślij 2.rozliczenia$/ }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Wyślij klientom' }));
    // Where that fails they are held back as before, and may be tried again.
    isDown = true;
    await user.click(await screen.findByRole('button', { name: /^Wyślij 1.rozliczenie bez dopłat rocznych$/ }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Wyślij klientom' }));
    expect(await screen.findByText(/Serwer jest chwilowo niedostępny/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Piekarnia Kłos' })).toBeVisible();
    isDown = false;
    await user.click(await screen.findByRole('button', { name: /^Wyślij 1.rozliczenie bez dopłat rocznych$/ }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Wyślij klientom' }));
    expect(await screen.findByText(/^Wysłano 1.rozliczenie\.$/)).toBeVisible();
    expect(to('POST /api/settlements/send-many').at(-1)?.body).toEqual({
      settlement_ids: [id(2)],
      checked: false,
      without_top_ups: true,
    });
    // The other one is told as before.
    expect(screen.getByRole('link', { name: 'Sklep Maks' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /bez dopłat rocznych/ })).toBeNull();
  },
);

inAll(
  'more settlements than go at once are sent piece by piece, and what went before one that can’t is told',
  'app/screens/amounts.test.tsx',
  async () => {
    let asked = 0;
    const { user, to } = await openFirm(path, {
      answers: sending(tooMany(), {
        'POST /api/settlements/send-many': () => {
          asked += 1;
          return asked === 1 ? { status: 202, json: { data: begun } } : { status: 409, json: { error: 'Ktoś już je wysyła.' } };
        },
        [`GET /api/jobs/${job}`]: {
          json: { data: { ...begun, state: 'done', done: 200, total: 200, result: { sent: [id(1_000)], skipped: [] } } },
        },
      }),
    });
    await paste(user);
    await user.click(await screen.findByRole('button', { name: /^Wpisz 201.kwot$/ }));
    await user.click(await screen.findByRole('button', { name: /^Wyślij 201.rozliczeń$/ }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Wyślij klientom' }));
    expect(await screen.findByText(/^Wysłano 1.rozliczenie\.$/)).toBeVisible();
    expect(screen.getByText('Ktoś już je wysyła. Pozostałe rozliczenia zostały bez zmian.')).toBeVisible();
    const sizes = to('POST /api/settlements/send-many').map(
      ({ body }) => (body as { settlement_ids: string[] }).settlement_ids.length,
    );
    expect(sizes).toEqual([200, 1]);
  },
);

test('of settlements whose answer was lost nothing is claimed: what became of them is looked up, and the rest sent again', async () => {
  let sends = 0;
  const { user, to } = await openFirm(path, {
    answers: sending(plan(planned({}), planned({ nip: '5260250274', settlement_id: id(9), item_id: id(8) })), {
      'POST /api/settlements/send-many': () => {
        sends += 1;
        return sends === 1 ? { status: 504, json: null } : { status: 202, json: { data: begun } };
      },
      'GET /api/settlements/': () =>
        page(
          [
            { id: id(2), status: 'published' },
            { id: id(9), status: 'calculated' },
          ].slice(0, sends + 1),
        ),
      [`GET /api/jobs/${job}`]: {
        json: { data: { ...begun, state: 'done', done: 1, total: 1, result: { sent: [id(9)], skipped: [] } } },
      },
    }),
  });
  await paste(user);
  await user.click(await screen.findByRole('button', { name: /^Wpisz 2.kwoty$/ }));
  await user.click(await screen.findByRole('button', { name: /^Wyślij 2.rozliczenia$/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Wyślij klientom' }));
  expect(await screen.findByText(/nie wiadomo, czy wysłał 2.rozliczenia/)).toBeVisible();
  expect(screen.queryByText(/bez zmian\./)).toBeNull();
  expect(screen.queryByText(/^Wysłano/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Sprawdź, co wysłano' }));
  expect(await screen.findByText(/^Wysłano 1.rozliczenie\.$/)).toBeVisible();
  expect(screen.getByText(/nie wiadomo, czy wysłał 1.rozliczenie/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Wyślij ponownie' }));
  expect(await screen.findByText(/^Wysłano 2.rozliczenia\.$/)).toBeVisible();
  expect(screen.queryByText(/nie wiadomo/)).toBeNull();
  expect(to('POST /api/settlements/send-many').at(-1)?.body).toMatchObject({ settlement_ids: [id(9)], checked: false });
});

test('of what an answer that was lost has held up it is said that nobody got to it, and of work that was stopped why', async () => {
  let asked = 0;
  const { user, to } = await openFirm(path, {
    answers: sending(tooMany(), {
      'POST /api/settlements/send-many': () => {
        asked += 1;
        return asked === 1 ? { status: 504, json: null } : { status: 202, json: { data: begun } };
      },
      [`GET /api/jobs/${job}`]: {
        json: { data: { ...begun, state: 'cancelled', done: 3, total: 200, says: 'Przerwano. Wysłano 3.' } },
      },
    }),
  });
  await paste(user);
  await user.click(await screen.findByRole('button', { name: /^Wpisz 201.kwot$/ }));
  await user.click(await screen.findByRole('button', { name: /^Wyślij 201.rozliczeń$/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Wyślij klientom' }));
  expect(await screen.findByText(/nie wiadomo, czy wysłał 200.rozliczeń/)).toBeVisible();
  expect(screen.getByText(/Jeszcze nie próbowaliśmy wysłać: 1.rozliczenie\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Wyślij ponownie' }));
  expect(await screen.findByText(/^Przerwano\. Wysłano 3\. Sprawdź, co z tego wysłano: 200.rozliczeń\./)).toBeVisible();
  expect(screen.queryByText(/Odpowiedź serwera nie dotarła/)).toBeNull();
  expect(screen.getByText(/Jeszcze nie próbowaliśmy wysłać: 1.rozliczenie\./)).toBeVisible();
  const sizes = to('POST /api/settlements/send-many').map(
    ({ body }) => (body as { settlement_ids: string[] }).settlement_ids.length,
  );
  expect(sizes).toEqual([200, 200]);
});

test('files that came by mail are read out of it, named by their mail, and a mail without any says so', async () => {
  const read = {
    json: {
      data: { readings: [{ nip: '1234563218', period: '2026-10', kind: 'vat', amount: 12_300, amount_type: 'due' }], says: [] },
    },
  };
  const { user, to } = await openFirm(path, {
    answers: { 'GET /api/amounts/columns': columns, 'POST /api/amounts/read': read, 'POST /api/amounts/plan': plan(planned({})) },
  });
  const mail = (name: string, part: string) =>
    new File([`Content-Type: multipart/mixed; boundary=g\r\n\r\n--g\r\n${part}\r\n--g--\r\n`], name);
  const jpk = 'Content-Type: application/xml; name=JPK.xml\r\n\r\n<JPK/>';
  const input = await screen.findByLabelText('Pliki z kwotami', { selector: 'input' });
  await user.upload(input, [
    mail('klos.eml', jpk),
    mail('maks.eml', jpk),
    mail('pusta.eml', 'Content-Type: text/plain\r\n\r\nVAT: 5 zł'),
  ]);
  expect(await screen.findByText('klos.eml: JPK.xml')).toBeVisible();
  expect(await screen.findByText('maks.eml: JPK.xml')).toBeVisible();
  expect(screen.getByText(/W tej wiadomości nie ma załącznika/)).toBeVisible();
  expect(to('POST /api/amounts/read')).toHaveLength(2);
});

test('a field is dragged onto the column that it is, and what is no field changes nothing', async () => {
  const { user, to } = await openFirm(path, {
    answers: {
      'GET /api/amounts/columns': columns,
      'POST /api/settlement-items/import/table': {
        json: { data: { headings: ['Nr', 'Razem'], rows: [{ row: 2, cells: ['1234563218', '123'] }] } },
      },
      'POST /api/amounts/plan': plan(planned({})),
    },
  });
  await paste(user);
  const fields = await screen.findByRole('list', { name: 'Pola do przeciągnięcia' });
  const held = new Map<string, string>();
  const dataTransfer = {
    setData: (kind: string, value: string) => held.set(kind, value),
    getData: (kind: string) => held.get(kind) ?? '',
    get types() {
      return [...held.keys()];
    },
  };
  const column = (name: string) => screen.getByRole('rowheader', { name });
  const drag = (label: string, name: string) => {
    fireEvent.dragStart(within(fields).getByText(label), { dataTransfer });
    expect(fireEvent.dragOver(column(name), { dataTransfer })).toBe(false);
    fireEvent.drop(column(name), { dataTransfer });
    held.clear();
  };
  fireEvent(column('Nr'), createEvent.drop(column('Nr'), { dataTransfer }));
  expect(to('POST /api/amounts/plan')).toEqual([]);
  drag('NIP', 'Nr');
  drag('VAT', 'Razem');
  expect(await screen.findByRole('button', { name: /^Wpisz 1.kwotę$/ })).toBeEnabled();
  expect(to('POST /api/amounts/plan')[0]?.body).toEqual({
    readings: [{ nip: '1234563218', period: '2026-10', kind: 'vat', amount: 12_300, amount_type: 'due' }],
  });
  expect(within(fields).queryByText('VAT')).toBeNull();
});

test('columns are saved as a profile by a name, known by it the next time, changed, renamed and deleted', async () => {
  const profiles: Record<string, unknown>[] = [];
  const { user, to } = await openFirm(path, {
    answers: {
      'GET /api/amounts/columns': columns,
      'POST /api/settlement-items/import/table': {
        json: {
          data: { headings: ['NIP klienta', 'Razem', 'Dalej'], rows: [{ row: 2, cells: ['1234563218', '123', '7'] }] },
        },
      },
      'POST /api/amounts/plan': plan(planned({})),
      'POST /api/settlement-items/import': loaded,
      'PUT /api/amounts/columns': columns,
      'GET /api/amount-profiles/': () => page(profiles as never),
      'POST /api/amount-profiles': ({ body }: Call) => {
        profiles.push({ id: id(70), version: 1, ...(body as object) });
        return { status: 201, json: profiles[0] };
      },
      'PUT /api/amount-profiles/': ({ body }: Call) => {
        profiles[0] = { ...profiles[0], ...(body as object) };
        return { json: profiles[0] };
      },
      [`DELETE /api/amount-profiles/${id(70)}`]: () => {
        profiles.pop();
        return { json: null };
      },
    },
  });
  const profile = () => screen.getByRole('combobox', { name: 'Profil kolumn: Wklejona tabela.csv' });
  const give = async (column: string, field: string) => {
    await user.click(screen.getByRole('combobox', { name: `Pole dla kolumny ${column}` }));
    await user.click(await screen.findByRole('option', { name: field }));
  };
  await paste(user);
  await screen.findByText(/Wskaż kolumnę z NIP i co najmniej jedną z kwotą/);
  await give('Razem', 'VAT');
  await user.click(await screen.findByRole('button', { name: 'Zapisz jako profil…' }));
  await user.type(within(await screen.findByRole('dialog')).getByRole('textbox', { name: /Nazwa/ }), 'Optima');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(profile()).toHaveDisplayValue('Profil: Optima');
  expect(to('POST /api/amount-profiles')[0]?.body).toEqual({
    name: 'Optima',
    columns: [
      { heading: 'nip klienta', key: 'nip' },
      { heading: 'razem', key: 'vat' },
    ],
  });

  await give('Dalej', 'Zaliczka CIT');
  await user.click(await screen.findByRole('button', { name: 'Zapisz zmiany w „Optima”' }));
  await waitFor(() => expect(profiles[0]).toMatchObject({ columns: { length: 3 } }));
  await user.click(screen.getByRole('button', { name: 'Zmień nazwę…' }));
  await user.type(within(await screen.findByRole('dialog')).getByRole('textbox', { name: /Nazwa/ }), ' 2');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(profile()).toHaveDisplayValue('Profil: Optima 2');

  await user.click(screen.getByRole('button', { name: 'Usuń: Wklejona tabela.csv' }));
  await paste(user);
  await waitFor(() => expect(profile()).toHaveDisplayValue('Profil: Optima 2'));
  expect(screen.queryByText(/Wskaż kolumnę z NIP/)).toBeNull();
  await user.click(await screen.findByRole('button', { name: /^Wpisz 1.kwotę$/ }));
  await screen.findByText('Wczytano: 1 zmieniona pozycja.');
  expect(to('PUT /api/amounts/columns')).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Wczytaj następny plik' }));
  await paste(user);
  await user.click(await screen.findByRole('button', { name: 'Usuń profil…' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Usuń' }));
  await waitFor(() => expect(profiles).toEqual([]));
  await waitFor(() => expect(screen.queryByRole('combobox', { name: /Profil kolumn/ })).toBeNull());
});
