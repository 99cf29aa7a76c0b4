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
