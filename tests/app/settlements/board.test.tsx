import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { id, openFirm } from '../resource/office';

const settlement = (nth: number, status: string) => ({
  id: id(nth),
  version: 1,
  period: '2026-10',
  revision: 1,
  status,
  company_id: id(900 + nth),
  company: { id: id(900 + nth), title: `Firma ${nth}` },
  owner: null,
});

test('the board counts its columns in one question, asks for cards of those that have any, and brings more at a press', async () => {
  const { user, to } = await openFirm('/dashboard/reports/monthly-settlements', {
    answers: {
      'GET /api/settlements/groups': {
        json: {
          data: [
            { key: 'booking', count: 30, sums: {} },
            { key: 'review', count: 1, sums: {} },
          ],
        },
      },
      'GET /api/settlement-items/groups': { json: { data: [] } },
      'GET /api/settlements/': ({ query }) => {
        const booking = String(query.get('filters')).includes('booking');
        const count = booking ? Math.min(30, Number(query.get('limit'))) : 1;
        const data = Array.from({ length: count }, (_, nth) =>
          settlement(booking ? nth + 1 : 50, booking ? 'booking' : 'review'),
        );
        return { json: { data, total: booking ? 30 : 1, page: 1, limit: Number(query.get('limit')) } };
      },
    },
  });
  const column = await screen.findByRole('region', { name: 'W trakcie księgowania' });
  await within(column).findByText('Firma 12');
  expect(within(column).queryByText('Firma 13')).toBeNull();
  expect(await within(screen.getByRole('region', { name: 'Do sprawdzenia' })).findByText('Firma 50')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Wyliczone' })).toBeNull();
  expect([to('GET /api/settlements/groups').length, to('GET /api/settlements/').length]).toEqual([1, 2]);

  await user.click(within(column).getByRole('button', { name: /Pokaż więcej \(18\)/ }));
  await within(column).findByText('Firma 30');
  await waitFor(() => expect(within(column).queryByRole('button', { name: /Pokaż więcej/ })).toBeNull());
});

test('a card tells how near its day is and how many documents are missing', async () => {
  const rows = [
    { ...settlement(1, 'waiting_documents'), documents_due: '2026-11-15', documents_missing_count: 2 },
    { ...settlement(2, 'published'), documents_due: '2026-11-05', documents_missing_count: 0 },
  ];
  const { to } = await openFirm('/dashboard/reports/monthly-settlements', {
    answers: {
      'GET /api/settlements/groups': { json: { data: rows.map(({ status }) => ({ key: status, count: 1, sums: {} })) } },
      'GET /api/settlements/': ({ query }) => {
        const data = rows.filter(({ status }) => String(query.get('filters')).includes(status));
        return { json: { data, total: data.length, page: 1, limit: 12 } };
      },
      'GET /api/settlement-items/groups': {
        json: {
          data: [
            ['2026-11-10', 'office_fee'],
            ['2026-11-25', 'vat'],
            ['2026-11-20', 'zus_total'],
          ].map(([day, kind]) => ({ key: [id(2), day ?? '', kind ?? ''], count: 1, sums: {} })),
        },
      },
    },
  });
  const [first, second] = [await screen.findByText('Firma 1'), await screen.findByText('Firma 2')].map((name) =>
    name.closest('li'),
  );
  expect(first).toHaveTextContent('Dokumenty do 15.11,');
  expect(first).toHaveTextContent('Brakuje 2 dokumentów');
  await waitFor(() => expect(second).toHaveTextContent('Płatność do 20.11,'));
  expect(second).not.toHaveTextContent('Brakuje');
  const asked = to('GET /api/settlement-items/groups').map(({ query }) => query.get('filters'));
  expect(asked.join()).toContain('payment_status:unpaid|overdue|partly_paid');
});

test('a link that narrows the list opens the table of what it counted, and the board is a press away', async () => {
  const filter = encodeURIComponent(JSON.stringify({ period: '2026-10', status: ['calculated'] }));
  const { user, to } = await openFirm(`/dashboard/reports/monthly-settlements?filter=${filter}`, {
    answers: {
      'GET /api/settlements/groups': { json: { data: [] } },
      'GET /api/settlements/': { json: { data: [settlement(1, 'calculated')], total: 1, page: 1, limit: 25 } },
    },
  });
  expect(await screen.findByRole('table')).toHaveTextContent('Firma 1');
  expect(screen.getByRole('button', { name: 'Tabela' })).toHaveAttribute('aria-pressed', 'true');
  expect(String(to('GET /api/settlements/').at(-1)?.query.get('filters'))).toContain('calculated');
  await user.click(screen.getByRole('button', { name: 'Tablica' }));
  await waitFor(() => expect(to('GET /api/settlements/groups')).toHaveLength(1));
  expect(screen.queryByRole('table')).toBeNull();
});
