import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/app/providers/apiError';
import { zipOf } from '../../server/files/samples';
import { inAll } from '../../support/inAll';
import { id, openFirm, page } from '../resource/office';
import { heading } from '../support/panel';
import { client, company } from '../support/people';

const sent: { names: string[]; fail: number } = vi.hoisted(() => ({ names: [], fail: 0 }));
vi.mock('../../../src/app/files/sendFile', () => ({
  sendFile: async (file: File) => {
    sent.names.push(file.name);
    if (sent.fail > 0) {
      sent.fail -= 1;
      throw new ApiError('Serwer jest chwilowo niedostępny.', 503);
    }
    return {
      id: `0199c3a2-1b2c-7d3e-8f40-${String(900 + sent.names.length).padStart(12, '0')}`,
      name: file.name,
      mime: 'image/jpeg',
      size: 3,
      pages: null,
      state: 'ready',
    };
  },
}));

vi.mock('../../../src/app/files/pictures', async (original) => ({
  ...(await original<object>()),
  pictureUrl: async (file: string, page: number) => `blob:${file}/${page}`,
}));

const stamps = { created_at: '2026-11-18 08:00:00', updated_at: '2026-11-18 08:00:00', version: 1 };
const own = { id: company, title: 'Piekarnia Kłos', ...stamps };
const document = (nth: number, values: Record<string, unknown> = {}) => ({
  id: id(nth),
  ...stamps,
  title: `Faktura ${nth}`,
  company_id: company,
  company: { id: company, title: 'Piekarnia Kłos' },
  document_type: 'purchase_invoice',
  direction: 'from_client',
  status: 'new',
  file_id: null,
  file: null,
  duplicates: [],
  ...values,
});
const request = {
  id: id(50),
  ...stamps,
  title: 'Dokumenty za październik 2026',
  due_date: '2026-11-01',
  message: 'Prosimy do piątku',
  company: own,
  status: 'overdue',
};
const item = {
  id: id(51),
  ...stamps,
  label: 'Wyciąg bankowy',
  request_id: id(50),
  company_id: company,
  required: true,
  status: 'missing',
  hint: null,
  quantity_expected: null,
  period: '2026-10',
};

/** The client's page with one thing asked for; documents by the state that is asked. */
async function clientPage(documents: ReturnType<typeof document>[], more: Record<string, unknown> = {}) {
  const byState = (filters: string) => documents.filter(({ status }) => !filters.includes('status') || filters.includes(status));
  return openFirm('/documents', {
    person: client,
    answers: {
      'GET /api/companies/': page([own]),
      'GET /api/document-request-items/': page([item]),
      'GET /api/document-requests/': page([request]),
      'GET /api/month-declarations/': page([]),
      'GET /api/documents/': ({ query }) => page(byState(query.get('filters') ?? '')),
      ...more,
    },
  });
}

test('a client sees first what is asked for, and says what there is none of, with a word', async () => {
  const { user, calls } = await clientPage([], {
    [`POST /api/document-request-items/${id(51)}/actions/skip`]: { json: { ...item, status: 'not_applicable' } },
  });
  await heading('Dokumenty');
  const asked = await screen.findByRole('region', { name: 'Prosimy o dokumenty' });
  expect(await within(asked).findByText('Wyciąg bankowy')).toBeVisible();
  expect(asked).toHaveTextContent('po terminie');
  expect(asked).toHaveTextContent('Prosimy do piątku');
  await user.click(within(asked).getByRole('button', { name: 'Nie mam za październik 2026: Wyciąg bankowy' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Nie mam' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Napisz, dlaczego');
  await user.type(within(dialog).getByLabelText('Wyjaśnienie braku'), 'Nie było obrotów');
  await user.click(within(dialog).getByRole('button', { name: 'Nie mam' }));
  await waitFor(() =>
    expect(calls.find(({ path }) => path.endsWith('/actions/skip'))?.body).toEqual({ reason: 'Nie było obrotów' }),
  );
});

inAll('all that is asked for is listed, also of more than a hundred requests', 'app/providers/dataProvider.test.ts', async () => {
  const requests = Array.from({ length: 101 }, (_, nth) => ({ ...request, id: id(200 + nth), title: `Prośba ${nth}` }));
  const items = requests.map((each, nth) => ({ ...item, id: id(400 + nth), request_id: each.id, label: `Wyciąg ${nth}` }));
  const paged = (all: readonly { id: string }[]) => (asked: { query: URLSearchParams }) => {
    const [at, limit] = [Number(asked.query.get('page')), Number(asked.query.get('limit'))];
    return page(all.slice((at - 1) * limit, at * limit), all.length);
  };
  await clientPage([], { 'GET /api/document-requests/': paged(requests), 'GET /api/document-request-items/': paged(items) });
  const asked = await screen.findByRole('region', { name: 'Prosimy o dokumenty' });
  expect(await within(asked).findByText('101 pozycji')).toBeVisible();
  expect(within(asked).getByRole('heading', { name: 'Prośba 100' })).toBeVisible();
});

test('what was added stands there until the office has looked at it, and takes more', async () => {
  const { calls } = await clientPage([], { 'GET /api/document-request-items/': page([{ ...item, status: 'uploaded' }]) });
  const asked = await screen.findByRole('region', { name: 'Prosimy o dokumenty' });
  expect(await within(asked).findByText('Dodane, do sprawdzenia')).toBeVisible();
  expect(asked).toHaveTextContent('masz wszystko dodane');
  const more = within(asked).getByLabelText(/Dodaj jeszcze/);
  expect(more.nextElementSibling).toHaveClass('quiet-button');
  expect(within(asked).queryByRole('button', { name: /Nie mam/ })).toBeNull();
  const listed = calls.find(({ path }) => path === '/api/document-request-items/');
  expect(listed?.query.get('filters')).toContain('uploaded');
});

test('many photos go one by one; one that met a busy server waits, and goes when it is told to', async () => {
  sent.names.length = 0;
  sent.fail = 1;
  let open = [item];
  const { calls } = await clientPage([], {
    'GET /api/document-request-items/': () => page(open),
    'POST /api/documents/': () => {
      open = [];
      return { status: 201, json: document(60) };
    },
  });
  const asked = await screen.findByRole('region', { name: 'Prosimy o dokumenty' });
  const photos = ['a.jpg', 'b.jpg'].map((name) => new File(['jpg'], name, { type: 'image/jpeg' }));
  const user = userEvent.setup();
  await user.upload(await within(asked).findByLabelText(/Dodaj zdjęcie lub plik/), photos);
  await sendReviewed();
  expect(await within(asked).findByText(/czeka na sieć/)).toBeVisible();
  const bar = await screen.findByRole('region', { name: 'Do wysłania' });
  expect(bar).toHaveTextContent('nie zamykaj karty, dopóki nie wyśle');
  await user.click(within(asked).getByRole('button', { name: 'Wyślij teraz: a.jpg' }));
  expect(await within(asked).findByText('Dodano 2 pliki')).toBeVisible();
  expect(within(asked).getByText('Dodane, do sprawdzenia')).toBeVisible();
  expect(within(asked).queryByRole('button', { name: /Nie mam/ })).toBeNull();
  expect(within(asked).getAllByText(/^wysłane o \d\d:\d\d$/)).toHaveLength(2);
  const made = calls.filter(({ method, path }) => method === 'POST' && path === '/api/documents/');
  expect(made.map(({ body }) => body)).toEqual([
    expect.objectContaining({ company_id: company, request_item_id: id(51) }),
    expect.objectContaining({ company_id: company, request_item_id: id(51) }),
  ]);
});

test('a file that waits is thrown away only after one more question', async () => {
  sent.names.length = 0;
  sent.fail = 1;
  await clientPage([]);
  const adding = await screen.findByRole('region', { name: 'Dodaj dokumenty' });
  const user = userEvent.setup();
  await user.upload(within(adding).getByLabelText(/Dodaj zdjęcia lub pliki/), photo());
  await sendReviewed();
  await user.click(await within(adding).findByRole('button', { name: 'Usuń: paragon.jpg' }));
  await user.click(within(adding).getByRole('button', { name: 'Zostaw: paragon.jpg' }));
  await user.click(within(adding).getByRole('button', { name: 'Usuń: paragon.jpg' }));
  await user.click(within(adding).getByRole('button', { name: 'Tak, usuń: paragon.jpg' }));
  await waitFor(() => expect(within(adding).queryByText('paragon.jpg')).toBeNull());
  expect(screen.queryByRole('region', { name: 'Do wysłania' })).toBeNull();
});

inAll(
  'a ZIP is offered to be unpacked before it is sent: each file goes as a document of its own, for what was asked or beside it',
  'app/files/archiveFiles.test.tsx',
  async () => {
    sent.names.length = 0;
    const { calls } = await clientPage([], { 'POST /api/documents/': { status: 201, json: document(60) } });
    const zip = () =>
      new File(
        [
          new Uint8Array(
            zipOf([
              { name: 'wyciągi/10.pdf', content: '%PDF'.repeat(9) },
              { name: 'wyciągi/11.pdf', content: '%PDF'.repeat(9) },
            ]),
          ),
        ],
        'wyciągi.zip',
      );
    const user = userEvent.setup();
    const made = () =>
      calls.filter(({ method, path }) => method === 'POST' && path === '/api/documents/').map(({ body }) => body);
    const asked = await screen.findByRole('region', { name: 'Prosimy o dokumenty' });
    await user.upload(await within(asked).findByLabelText(/Dodaj zdjęcie lub plik/), zip());
    await user.click(await screen.findByRole('button', { name: /^Rozpakuj i dodaj 2.pliki$/ }));
    await waitFor(() => expect(made()).toHaveLength(2));
    expect(made()[1]).toMatchObject({ company_id: company, request_item_id: id(51) });
    expect(sent.names).toEqual(['10.pdf', '11.pdf']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const adding = await screen.findByRole('region', { name: 'Dodaj dokumenty' });
    await user.upload(within(adding).getByLabelText(/Dodaj zdjęcia lub pliki/), zip());
    await user.click(await screen.findByRole('button', { name: 'Dodaj ZIP w całości' }));
    await waitFor(() => expect(sent.names).toEqual(['10.pdf', '11.pdf', 'wyciągi.zip']));
    await waitFor(() => expect(made()[2]).toMatchObject({ company_id: company, direction: 'from_client' }));
    expect(made()[2]).not.toHaveProperty('period');
  },
);

test('a file of a kind that is not taken is said so before it is sent', async () => {
  sent.names.length = 0;
  await clientPage([]);
  const asked = await screen.findByRole('region', { name: 'Prosimy o dokumenty' });
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(await within(asked).findByLabelText(/Dodaj zdjęcie lub plik/), new File(['x'], 'wirus.exe'));
  expect(await within(asked).findByRole('alert')).toHaveTextContent('Ten rodzaj pliku nie jest przyjmowany');
  expect(sent.names).toEqual([]);
});

test('a returned document tells why and goes again with a description', async () => {
  const back = document(70, { status: 'returned', return_reason: 'no_description', return_note: 'Na co to?' });
  const { user, calls } = await clientPage([back], { 'PUT /api/documents/': { json: back } });
  const section = await screen.findByRole('region', { name: 'Do poprawy' });
  expect(section).toHaveTextContent('Brak opisu. Na co to?');
  await user.type(within(section).getByLabelText(/Opis wydatku/), 'Paliwo');
  await user.click(within(section).getByRole('button', { name: 'Wyślij z opisem, bez nowego pliku' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ id: id(70), expense_description: 'Paliwo' }),
  );
});

test('W07: a description that meets no server waits on the device, where it is told, and goes once', async () => {
  const back = document(70, { status: 'returned', return_reason: 'no_description', return_note: 'Na co to?' });
  let broken = true;
  const { user, to } = await clientPage([back], {
    'PUT /api/documents/': () =>
      broken ? { status: 503, json: { error: 'Serwer jest chwilowo niedostępny.' } } : { json: back },
  });
  const section = await screen.findByRole('region', { name: 'Do poprawy' });
  await user.type(within(section).getByLabelText(/Opis wydatku/), 'Paliwo');
  const send = within(section).getByRole('button', { name: 'Wyślij z opisem, bez nowego pliku' });
  await user.click(send);
  expect(await screen.findByText(/Opis czeka na tym urządzeniu i pójdzie sam/)).toBeVisible();
  expect(send).toHaveAttribute('aria-disabled', 'true');
  broken = false;
  const unsent = await within(section).findByRole('list', { name: /^Niewysłane/ });
  await user.click(within(unsent).getByRole('button', { name: /^Wyślij teraz/ }));
  await waitFor(() => expect(unsent).not.toBeInTheDocument());
  const sentKeys = to('PUT /api/documents/').map(({ headers }) => headers.get('idempotency-key'));
  expect(sentKeys.length).toBeGreaterThan(1);
  expect(to('PUT /api/documents/').at(-1)?.body).toEqual({ id: id(70), expense_description: 'Paliwo' });
});

test('who only looks on is offered nothing to send', async () => {
  await openFirm('/documents', {
    person: { ...client, company_roles: { [company]: 'viewer' } },
    answers: {
      'GET /api/companies/': page([own]),
      'GET /api/document-request-items/': page([item]),
      'GET /api/document-requests/': page([request]),
      'GET /api/month-declarations/': page([]),
      'GET /api/documents/': page([]),
    },
  });
  await waitFor(() => expect(screen.getByText('Wyciąg bankowy')).toBeVisible());
  expect(screen.getByText('Jeszcze nic tu nie ma')).toBeVisible();
  expect(screen.queryByLabelText(/Dodaj zdjęci/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Zgłaszam komplet' })).toBeNull();
});

test('a paper after completeness shows what its correction costs, and goes only with the client’s yes', async () => {
  const says = 'Komplet za październik 2026 jest już zgłoszony. To korekta za 150,00 zł netto. Wysłać mimo to?';
  const { user, to } = await clientPage([], {
    'POST /api/documents/': ({ body }: { body: object }) =>
      'late_accepted' in body
        ? { status: 201, json: document(9, { period: '2026-10', late_for: '2026-10' }) }
        : { status: 409, json: { error: says, code: 'late_papers', confirm: 'late_accepted' } },
  });
  const adding = await screen.findByRole('region', { name: 'Dodaj dokumenty' });
  const chosen = new File(['x'], 'paragon.jpg', { type: 'image/jpeg' });
  await userEvent.upload(within(adding).getByLabelText(/Dodaj zdjęcia lub pliki/), chosen);
  await sendReviewed();
  expect(await within(adding).findByText(says)).toBeVisible();
  await user.click(within(adding).getByRole('button', { name: 'Zgadzam się, wyślij: paragon.jpg' }));
  expect(await within(adding).findByText(/był już zgłoszony: biuro zrobi korektę/)).toBeVisible();
  expect(to('POST /api/documents/').map(({ body }) => 'late_accepted' in (body as object))).toEqual([false, true]);
});

const photo = () => new File(['x'], 'paragon.jpg', { type: 'image/jpeg' });
const review = () => screen.findByRole('dialog', { name: 'Popraw przed wysłaniem' });
/** The one press that sends photographs as they are; this browser without pictures has nothing to correct. */
async function sendReviewed(): Promise<void> {
  const send = within(await review()).getByRole('button', { name: 'Wyślij' });
  await waitFor(() => expect(send).toHaveAttribute('aria-disabled', 'false'));
  await userEvent.click(send);
  await waitFor(() => expect(send).not.toBeInTheDocument());
}
const waiting = (groups: unknown[]) => ({ json: { data: [], groups, total: groups.length } });

test('the bar at the bottom marks where one is and tells what waits there, and a screen of neither is under the rest', async () => {
  const group = {
    kind: 'document-request-items.asked',
    resource: 'document-request-items',
    label: ['a', 'b', 'c'],
    count: 3,
    late: 1,
    link: '/documents',
  };
  const { user } = await clientPage([], { 'GET /api/waiting': waiting([group]), 'GET /api/tasks/': page([]) });
  const bar = await screen.findByRole('navigation', { name: 'Na skróty' });
  const link = await within(bar).findByRole('link', { name: /^Dokumenty\s*3 do zrobienia$/ });
  expect(link).toHaveAttribute('aria-current', 'page');
  expect(within(bar).getByRole('link', { name: 'Start' })).not.toHaveAttribute('aria-current');
  await user.click(within(bar).getByRole('button', { name: 'Więcej' }));
  await user.click(within(await screen.findByRole('dialog', { name: 'Menu' })).getByRole('link', { name: 'Zadania' }));
  await heading(/zada/i);
  expect(within(bar).getByRole('button', { name: 'Więcej' })).toHaveAttribute('data-here', 'true');
});

test('a photograph taken from the bar is sent with one press where there is one company', async () => {
  const { user, at, to } = await clientPage([], { 'POST /api/documents/': { status: 201, json: document(9) } });
  await user.upload(await screen.findByLabelText('Zrób zdjęcie'), photo());
  await sendReviewed();
  await waitFor(() => expect(to('POST /api/documents/')).toHaveLength(1));
  expect(at()).toBe('/documents/new');
  expect(to('POST /api/documents/')[0]?.body).toMatchObject({ company_id: company, direction: 'from_client' });
});

test('of several companies a photograph waits until its own is chosen', async () => {
  const other = { ...own, id: id(77), title: 'Tartak Dąb' };
  const { user, to } = await clientPage([], {
    'GET /api/companies/': page([own, other]),
    'POST /api/documents/': { status: 201, json: document(9) },
  });
  await user.upload(await screen.findByLabelText('Zrób zdjęcie'), photo());
  await user.selectOptions(await within(await review()).findByLabelText('Firma'), 'Tartak Dąb');
  expect(to('POST /api/documents/')).toHaveLength(0);
  await sendReviewed();
  await waitFor(() => expect(to('POST /api/documents/')[0]?.body).toMatchObject({ company_id: other.id }));
});

test('photographs are thrown away only after one more question, and whoever leaves is asked too', async () => {
  const { user, at, to } = await clientPage([]);
  await user.upload(await screen.findByLabelText('Zrób zdjęcie'), photo());
  await user.click(within(await review()).getByRole('button', { name: 'Anuluj' }));
  expect(screen.getByRole('button', { name: 'Zostaw' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Zostaw' }));
  await user.click(within(await review()).getByRole('button', { name: 'Anuluj' }));
  await user.click(screen.getByRole('button', { name: 'Odrzuć' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([at(), to('POST /api/documents/')]).toEqual(['/documents/new', []]);
});

test('what is asked to be confirmed is confirmed once its last page was seen', async () => {
  const file = { id: id(31), name: 'Polisa.pdf', mime: 'application/pdf', size: 3, pages: 2, state: 'ready' };
  const paper = document(3, { title: 'Polisa', status: 'to_confirm', direction: 'to_client', file_id: file.id, file });
  const act = `POST /api/documents/${id(3)}/actions/confirm`;
  const { user, to } = await openFirm(`/documents/${id(3)}`, {
    person: client,
    answers: {
      'GET /api/companies/': page([own]),
      [`GET /api/documents/${id(3)}`]: { json: paper },
      [act]: { json: { ...paper, status: 'confirmed' } },
    },
  });
  await heading('Polisa');
  await screen.findByText(/Otwórz dokument do końca/);
  fireEvent.load(await screen.findByRole('img', { name: /^Strona 1/ }));
  expect(screen.queryByRole('button', { name: 'Potwierdzam zapoznanie się' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Następna strona' }));
  fireEvent.load(await screen.findByRole('img', { name: /^Strona 2/ }));
  await user.click(await screen.findByRole('button', { name: 'Potwierdzam zapoznanie się' }));
  const question = await screen.findByRole('dialog');
  expect(question).toHaveTextContent('potwierdzenia nie można cofnąć');
  expect(to(act)).toHaveLength(0);
  await user.click(within(question).getByRole('button', { name: 'Potwierdzam zapoznanie się' }));
  await waitFor(() => expect(to(act)).toHaveLength(1));
});

test('a client confirms a document where it is read, and reads nothing of how the office keeps it', async () => {
  const paper = document(3, {
    title: 'Polisa',
    status: 'to_confirm',
    direction: 'to_client',
    visibility: 'company',
    source: 'scan',
    confirmation_required: true,
    currency: 'PLN',
    net_amount: 100_00,
    gross_amount: 123_00,
    period: '2026-10',
  });
  const { user } = await openFirm('/documents', {
    person: client,
    answers: {
      'GET /api/companies/': page([own]),
      'GET /api/document-request-items/': page([item]),
      'GET /api/document-requests/': page([request]),
      'GET /api/month-declarations/': page([]),
      'GET /api/documents/': page([paper]),
      [`GET /api/documents/${id(3)}`]: { json: paper },
    },
  });
  await waitFor(() => expect(screen.getByText('Brakuje jeszcze: Wyciąg bankowy.')).toBeVisible());
  expect(screen.getByRole('button', { name: 'Zgłaszam komplet' })).toHaveClass('MuiButton-outlined');
  expect(screen.queryByRole('button', { name: /zapozna/ })).toBeNull();
  await user.click(await screen.findByRole('link', { name: 'Przeczytaj i potwierdź: Polisa' }));
  await heading('Polisa');
  const main = screen.getByRole('main');
  // What is still fetched hides the page for a moment once more.
  await waitFor(() => expect(within(main).getByText('październik 2026')).toBeVisible());
  expect(within(main).getByText('Brutto').nextElementSibling).toHaveTextContent(/^123,00\szł$/);
  for (const label of ['Nazwa', 'Kierunek', 'Widoczność', 'Źródło', 'Waluta', 'Firma'])
    expect(within(main).queryByText(label)).toBeNull();
});

inAll(
  'the office is proposed papers that came each month, says which of them to ask for, and the rest stays out',
  'server/documents/predicted.test.ts',
  async () => {
    const user = userEvent.setup();
    const paper = (name: string, label: string) => ({
      name: `${company} ${name}`,
      company: { id: company, title: 'Piekarnia Kłos' },
      label,
      why: 'co miesiąc od 8 miesięcy, zwykle 5. dnia',
      expected_on: '2026-10-05',
    });
    const { calls } = await openFirm(`/dashboard/document-requests/new?company_id=${company}&period=2026-10`, {
      answers: {
        'GET /api/companies/': page([own]),
        'GET /api/document-request-templates/': page([]),
        'POST /api/document-requests/predicted': { json: { data: [paper('rent', 'Czynsz – Rynek'), paper('fuel', 'Paliwo')] } },
        'POST /api/document-requests/ask': { json: { data: { made: [id(70)], skipped: [] } } },
      },
    });
    const proposed = await screen.findByRole('group', { name: 'Przewidywane dokumenty' });
    expect(proposed).toHaveTextContent('Czynsz – Rynek – co miesiąc od 8 miesięcy, zwykle 5. dnia (05.10.2026)');
    const asked = () => calls.filter(({ path }) => path === '/api/document-requests/ask').map(({ body }) => body);
    await user.click(screen.getByRole('button', { name: /^Wyślij prośby za/ }));
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(asked()[0]).not.toHaveProperty('predicted');
    await user.click(within(proposed).getByRole('button', { name: /^Dołącz 2\sdokumenty$/ }));
    await user.click(within(proposed).getByRole('checkbox', { name: /Paliwo/ }));
    await user.click(screen.getByRole('button', { name: /^Wyślij prośby za/ }));
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(asked()[1]).toMatchObject({ predicted: true, without: [`${company} fuel`] });
  },
);
