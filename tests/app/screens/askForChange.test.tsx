import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { completeNrb } from '../../../src/domain/identifiers/nrb';
import { id, openFirm, page } from '../resource/office';
import { heading } from '../support/panel';
import { client, company } from '../support/people';

const account = completeNrb('11402004', '0000310212345678') ?? '';
const made = { id: id(5), version: 1, company_id: company, kind: 'account', status: 'asked', account_number: account };

test('a client asks for a new account: what is asked follows from what changed, and it goes for their one company', async () => {
  const { user, to } = await openFirm('/data-changes/new', {
    person: client,
    answers: {
      'GET /api/companies/': page([{ id: company, title: 'Piekarnia Kłos' }]),
      'POST /api/data-changes': { status: 201, json: made },
      [`GET /api/data-changes/${id(5)}`]: { json: made },
    },
  });
  await heading('Nowa prośba o zmianę danych');
  expect(screen.queryByLabelText(/^Firma/)).toBeNull();
  expect(screen.queryByLabelText(/^Nowy rachunek/)).toBeNull();
  expect(screen.queryByLabelText(/^Ulica/)).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: /^Co się zmieniło/ }), 'Rachunek bankowy');
  await user.type(await screen.findByLabelText(/^Nowy rachunek/), account);
  expect(screen.queryByLabelText(/^Ulica/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Wyślij' }));
  await waitFor(() => expect(to('POST /api/data-changes')).toHaveLength(1));
  expect(to('POST /api/data-changes')[0]?.body).toMatchObject({ company_id: company, kind: 'account', account_number: account });
  expect(await screen.findByText('Wysłano')).toBeVisible();
});
