import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { company, openFirm, page } from '../resource/office';
import { client, company as ownCompany } from '../support/people';

// The client's companies may answer before the panel's whole table has come.
vi.mock('../../../src/app/registry', async (original) => {
  const { declare, declarations } = await original<typeof import('../../../src/app/registry')>();
  return { declare, declarations: () => ({ ...declarations(), companies: undefined }) };
});

test('the card of a company is drawn while its declaration is on the way', async () => {
  const mine = company(1, { id: ownCompany, title: 'Piekarnia Kłos', vat_number: '5213000016' });
  const answers = {
    'GET /api/companies/': page([mine]),
    'GET /api/waiting': { json: { data: [], groups: [], total: 0 } },
  };
  await openFirm('/', { person: client, answers });
  const card = await screen.findByRole('region', { name: 'Moja firma' });
  expect(await within(card).findByRole('link', { name: 'Piekarnia Kłos' })).toBeVisible();
  expect(card).toHaveTextContent('521-300-00-16');
});
