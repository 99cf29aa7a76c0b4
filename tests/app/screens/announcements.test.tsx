import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { company, expectComplaint, id, openFirm, page } from '../resource/office';
import { heading } from '../support/panel';

test('an announcement is planned for a moment, and what is wrong with it stands at the moment', async () => {
  const draft = { id: id(1), version: 1, title: 'Zmiany', body: '<p>Treść</p>', status: 'draft', audience: null, excluded: [] };
  let answer: object = { status: 422, json: { error: 'Popraw', code: 'invalid', errors: { scheduled_at: 'Ta chwila minęła' } } };
  const action = `POST /api/announcements/${id(1)}/actions/schedule`;
  const { user, to } = await openFirm(`/dashboard/announcements/${id(1)}`, {
    answers: {
      [`GET /api/announcements/${id(1)}`]: { json: draft },
      'GET /api/companies/': page([company(1)]),
      [action]: () => answer,
    },
  });
  await heading('Zmiany');
  await user.click(await screen.findByRole('button', { name: 'Wyślij o godzinie' }));
  const dialog = await screen.findByRole('dialog', { name: 'Wyślij o godzinie' });
  const send = within(dialog).getByRole('button', { name: 'Wyślij o godzinie' });
  await user.click(send);
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Podaj dzień i godzinę');
  expect(to(action)).toHaveLength(0);
  await user.type(within(dialog).getByRole('textbox', { name: 'Zaplanowano na' }), '2.11.2026 8:00');
  await user.click(send);
  expect(await within(dialog).findByText('Ta chwila minęła')).toBeVisible();
  expect(to(action)[0]?.body).toMatchObject({ scheduled_at: '2026-11-02 08:00:00' });
  expectComplaint('Popraw');
  answer = { json: { ...draft, version: 2, status: 'scheduled' } };
  await user.click(send);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});
