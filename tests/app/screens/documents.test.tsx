import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/app/providers/apiError';
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
  await user.click(within(asked).getByRole('button', { name: 'Nie mam w tym miesiącu: Wyciąg bankowy' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Nie mam' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Napisz, dlaczego');
  await user.type(within(dialog).getByLabelText('Wyjaśnienie braku'), 'Nie było obrotów');
  await user.click(within(dialog).getByRole('button', { name: 'Nie mam' }));
  await waitFor(() =>
    expect(calls.find(({ path }) => path.endsWith('/actions/skip'))?.body).toEqual({ reason: 'Nie było obrotów' }),
  );
});

test('many photos go one by one; one that failed keeps its place and is tried again', async () => {
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
  expect(await within(asked).findByText('Serwer jest chwilowo niedostępny.')).toBeVisible();
  await user.click(within(asked).getByRole('button', { name: /Spróbuj ponownie/ }));
  expect(await within(asked).findByText('Dodano 2 pliki')).toBeVisible();
  const made = calls.filter(({ method, path }) => method === 'POST' && path === '/api/documents/');
  expect(made.map(({ body }) => body)).toEqual([
    expect.objectContaining({ company_id: company, request_item_id: id(51) }),
    expect.objectContaining({ company_id: company, request_item_id: id(51) }),
  ]);
});

test('a file of a kind that is not taken is said so before it is sent', async () => {
  sent.names.length = 0;
  await clientPage([]);
  const asked = await screen.findByRole('region', { name: 'Prosimy o dokumenty' });
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(await within(asked).findByLabelText(/Dodaj zdjęcie lub plik/), new File(['x'], 'wirus.exe'));
  expect(await within(asked).findByRole('alert')).toHaveTextContent('Tego rodzaju pliku nie przyjmujemy');
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
  expect(await within(adding).findByText(says)).toBeVisible();
  await user.click(within(adding).getByRole('button', { name: 'Zgadzam się, wyślij: paragon.jpg' }));
  expect(await within(adding).findByText(/był już zgłoszony: biuro zrobi korektę/)).toBeVisible();
  expect(to('POST /api/documents/').map(({ body }) => 'late_accepted' in (body as object))).toEqual([false, true]);
});
