import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { id, openFirm } from '../resource/office';
import { heading } from '../support/panel';
import { accountant } from '../support/people';

const handed = { json: { data: [{ resource: 'companies', count: 12, words: '12 firm' }] } };

test('before work is handed over it is said what goes, and the form begins with oneself and today', async () => {
  const { to } = await openFirm(`/dashboard/users/stand-ins/new?deputy_id=${id(7)}`, {
    answers: { 'GET /api/stand-ins/preview': handed },
  });
  await heading('Nowe zastępstwo');
  const part = await screen.findByRole('region', { name: 'Co przejdzie na zastępcę' });
  expect(await within(part).findByText('12 firm')).toBeVisible();
  const asked = to('GET /api/stand-ins/preview').at(-1)?.query;
  expect([asked?.get('person'), asked?.get('deputy')]).toEqual([accountant.id, id(7)]);
  expect((screen.getByLabelText(/^Od/) as HTMLInputElement).value).not.toBe('');
  fireEvent.change(screen.getByLabelText(/Notatka dla zastępcy/), { target: { value: 'Leasing' } });
  expect(screen.getByDisplayValue('Leasing')).toBeVisible();
});

test('an absence with a deputy hands the work over for its days, in one click', async () => {
  await openFirm(`/dashboard/settings/schedule/${id(3)}`, {
    answers: {
      [`GET /api/schedule-entries/${id(3)}`]: {
        json: {
          id: id(3),
          title: 'Urlop',
          kind: 'absence',
          status: 'planned',
          start: '2026-12-01 00:00:00',
          end: '2026-12-12 23:59:00',
          user_id: accountant.id,
          deputy_id: id(7),
          version: 1,
        },
      },
    },
  });
  await heading('Urlop');
  const link = await screen.findByRole('link', { name: 'Przekaż pracę zastępcy' });
  const query = new URL(link.getAttribute('href') ?? '', 'http://panel').searchParams;
  expect(Object.fromEntries(query)).toEqual({
    person_id: accountant.id,
    deputy_id: id(7),
    from: '2026-12-01',
    to: '2026-12-12',
  });
});
