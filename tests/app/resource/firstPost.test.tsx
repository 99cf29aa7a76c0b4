import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '../../../resources/messages';
import { ownCompany } from '../../../src/app/records/prefilled';
import { client, company } from '../support/people';
import { openFirm, page } from './office';

test('what is wrong with the first words of a record is told under their label', async () => {
  const { user, to } = await openFirm(`/dashboard/messages/new?company_id=${company}`, {
    answers: {
      'GET /api/companies/': page([{ id: company, title: 'Piekarnia Kłos', version: 1 }]),
      [`GET /api/companies/${company}`]: { json: { id: company, title: 'Piekarnia Kłos', version: 1 } },
      'GET /api/tasks/': page([]),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Wyślij' }));
  const [summary] = (await screen.findAllByText(/^Nie zapisano/)).map((sentence) =>
    sentence.closest<HTMLElement>('[role=alert]'),
  );
  const told = summary ? within(summary).getAllByRole('button') : [];
  expect(told.map(({ textContent }) => textContent)).toEqual(['Temat', 'Treść']);
  expect(to('POST /api/messages')).toHaveLength(0);
});

test('the one company of a client is chosen for them; of two none is, and the office chooses itself', () => {
  expect(ownCompany(messages, client)).toEqual({ company_id: company });
  expect(ownCompany(messages, { ...client, companies: [company, 'other'] })).toEqual({});
  expect(ownCompany(messages, { ...client, isAdmin: true })).toEqual({});
});
