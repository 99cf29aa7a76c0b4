import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { id, openFirm, page } from '../resource/office';

const company = (nth: number, title: string, values: object = {}) => ({
  id: id(nth),
  title,
  vat_number: '5260250274',
  owner_id: id(90),
  owner: { id: id(90), title: 'Ewa Żuławska' },
  version: 1,
  ...values,
});

test('a picker tells companies of like names apart by NIP and keeper, the best match first', async () => {
  const { user, to } = await openFirm('/dashboard/document-requests/new', {
    answers: {
      'GET /api/companies/': page([
        company(1, 'Apteka Bursztyn Mazur', { vat_number: '5252248481' }),
        company(2, 'Nowa Apteka Ewa'),
        company(3, 'Apteka Ewa Kozioł', { owner_id: null, owner: null }),
      ]),
      'GET /api/document-request-templates/': page([]),
    },
  });
  await user.type(await screen.findByRole('combobox', { name: /Firmy/ }), 'apteka ewa');
  const list = await screen.findByRole('listbox');
  await waitFor(() =>
    expect(
      within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Apteka Ewa Kozioł526-025-02-74',
      'Nowa Apteka Ewa526-025-02-74 · Ewa Żuławska',
      'Apteka Bursztyn Mazur525-224-84-81 · Ewa Żuławska',
    ]),
  );
  const asked = to('GET /api/companies/').find(({ query }) => query.get('search'));
  expect(asked?.query.get('fields')?.split(',')).toEqual(expect.arrayContaining(['vat_number', 'owner_id', 'title']));
});
