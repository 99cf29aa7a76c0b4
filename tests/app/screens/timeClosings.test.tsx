import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { id, openFirm } from '../resource/office';
import { heading } from '../support/panel';
import { accountant } from '../support/people';

test('before working time is closed it is said whose entries are not sent yet, and where they are', async () => {
  const { to } = await openFirm('/dashboard/time-closings/new', {
    person: { ...accountant, roles: ['manager'] },
    answers: {
      'GET /api/uptimes/groups': { json: { data: [{ key: id(5), title: 'Ewa Lis', count: 3, sums: {} }] } },
    },
  });
  await heading('Zamknij czas pracy');
  const part = await screen.findByRole('region', { name: 'Jeszcze nieprzesłane wpisy' });
  expect(part).toHaveTextContent('Podaj dzień');
  expect(to('GET /api/uptimes/groups')).toHaveLength(0);
  fireEvent.change(screen.getByRole('textbox', { name: /Zamknięte do dnia/ }), { target: { value: '2026-10-31' } });
  const link = await within(part).findByRole('link', { name: 'Ewa Lis' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(id(5));
  expect(part).toHaveTextContent(/3\swpisy/);
  const asked = to('GET /api/uptimes/groups')[0]?.query.get('filters') ?? '';
  expect(decodeURIComponent(asked)).toBe('status:draft|rejected,start_date<2026-11-01 00:00:00');
});
