import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '../../../src/app/providers/queryClient';
import { id, openFirm, page } from '../resource/office';
import { company } from '../support/people';

const stamps = { created_at: '2026-11-18 08:00:00', updated_at: '2026-11-18 08:00:00', version: 1 };
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

test('the queue takes a key for each decision and goes on to the next', async () => {
  const rows = [
    document(81),
    document(82, { duplicates: [{ id: id(90), title: 'Ta sama', status: 'booked', created_at: '2026-10-01 10:00:00' }] }),
  ];
  let left = rows;
  const { user, calls } = await openFirm('/dashboard/documents/queue', {
    answers: {
      'GET /api/documents/': () => page(left),
      [`GET /api/documents/${id(81)}`]: { json: rows[0] },
      [`GET /api/documents/${id(82)}`]: { json: rows[1] },
      [`POST /api/documents/${id(81)}/actions/accept`]: () => {
        left = rows.slice(1);
        return { json: { ...rows[0], status: 'accepted' } };
      },
      [`POST /api/documents/${id(82)}/actions/return`]: () => {
        left = [];
        return { json: { ...rows[1], status: 'returned' } };
      },
    },
  });
  expect(await screen.findByRole('link', { name: 'Faktura 81' })).toBeVisible();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await user.keyboard('p');
  expect(await screen.findByRole('link', { name: 'Faktura 82' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Ta sama' })).toHaveAttribute('href', `/dashboard/documents/${id(90)}`);
  // A question given up for a newer one is written to the console.
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await user.keyboard('z');
  const dialog = await screen.findByRole('dialog');
  await user.selectOptions(within(dialog).getByLabelText('Powód zwrotu'), 'Nieczytelny');
  await user.type(within(dialog).getByLabelText('Co poprawić'), 'pokaż dół');
  await user.click(within(dialog).getByRole('button', { name: 'Zwróć do poprawy' }));
  expect(await screen.findByText('Kolejka jest pusta')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path.split('/').at(-1), body])).toEqual([
    ['accept', {}],
    ['return', { reason: 'unreadable', return_note: 'pokaż dół' }],
  ]);
});

test('the facts wait for likely duplicates once, and never while they are corrected or were seen', async () => {
  const { duplicates: _, ...listed } = document(81);
  let answer: (reply: object) => void = () => undefined;
  const { user } = await openFirm('/dashboard/documents/queue', {
    answers: {
      'GET /api/documents/': page([listed]),
      [`GET /api/documents/${id(81)}`]: () => new Promise<object>((resolve) => (answer = resolve)),
    },
  });
  const side = async () => (await screen.findByRole('checkbox', { name: 'Skróty klawiszowe' })).closest('[data-partial]');
  expect(await side()).not.toBeNull();
  await user.keyboard('e');
  expect(await side()).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Anuluj' }));
  expect(await side()).toBeNull();
  answer({ json: listed });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  void queryClient.invalidateQueries({ queryKey: ['documents', 'getOne'] });
  await waitFor(() => expect(queryClient.isFetching()).toBe(1));
  expect(await side()).toBeNull();
  answer({ json: document(81) });
});

test('with a company first, its documents come one after another, and the oldest of all when it has none left', async () => {
  const other = id(999);
  const rows = [
    document(81),
    document(82, { company_id: other, company: { id: other, title: 'Kwiaciarnia' } }),
    document(83),
    document(84, { company_id: other, company: { id: other, title: 'Kwiaciarnia' } }),
  ];
  const decided = new Set<string>();
  const { user } = await openFirm('/dashboard/documents/queue', {
    answers: {
      'GET /api/documents/': ({ query }) => {
        const filters = query.get('filters') ?? '';
        const left = rows.filter((row) => !decided.has(row.id));
        return page(filters.includes('company_id') ? left.filter((row) => filters.includes(row.company_id)) : left);
      },
      ...Object.fromEntries(rows.map((row) => [`GET /api/documents/${row.id}`, { json: row }])),
      ...Object.fromEntries(
        rows.map((row) => [
          `POST /api/documents/${row.id}/actions/accept`,
          () => {
            decided.add(row.id);
            return { json: { ...row, status: 'accepted' } };
          },
        ]),
      ),
    },
  });
  expect(await screen.findByRole('link', { name: 'Faktura 81' })).toBeVisible();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await user.keyboard('f');
  expect(await screen.findByRole('checkbox', { name: /Najpierw wszystkie z tej firmy/ })).toBeChecked();
  expect(await screen.findByText(/z tej firmy 2/)).toBeVisible();
  for (const next of [83, 82, 84]) {
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await user.keyboard('p');
    // The word passes by itself: it is looked for at once, not after all of them.
    expect(await screen.findByText('Przyjęto dokument')).toBeVisible();
    expect(await screen.findByRole('link', { name: `Faktura ${next}` })).toBeVisible();
  }
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await user.keyboard('p');
  expect(await screen.findByText('Kolejka jest pusta')).toBeVisible();
  expect([...decided]).toEqual([81, 83, 82, 84].map((nth) => id(nth)));
});

test('a document opened in the queue is the one that is shown, however far it stands', async () => {
  const far = document(99);
  await openFirm(`/dashboard/documents/queue?od=${far.id}`, {
    answers: {
      'GET /api/documents/': page([document(81)], 70),
      [`GET /api/documents/${id(81)}`]: { json: document(81) },
      [`GET /api/documents/${far.id}`]: { json: far },
    },
  });
  expect(await screen.findByRole('link', { name: 'Faktura 99' })).toBeVisible();
});
