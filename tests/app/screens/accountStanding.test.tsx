import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { id, openFirm, page } from '../resource/office';

const paper = {
  id: id(4),
  title: 'Faktura 7/11/2026',
  status: 'new',
  document_type: 'purchase_invoice',
  company_id: id(7),
  company: { id: id(7), title: 'Piekarnia Kłos' },
  counterparty_nip: '1234563218',
  counterparty_account: '62114000001234567890123456',
  duplicates: [],
  created_at: '2026-11-20 08:00:00',
};
const open = (answers: object) =>
  openFirm(`/dashboard/documents/${paper.id}`, {
    answers: { [`GET /api/documents/${paper.id}`]: { json: paper }, 'GET /api/register-checks/': page([]), ...answers },
  });
const said = (result: string, says: string) => ({
  json: { data: { result, says, checked_at: '2026-11-20 09:15:00', request_id: 'plik płaski 20261120' } },
});

test('an account off the list is told on its paper by the day’s file, with what follows of paying to it', async () => {
  const { to } = await open({
    'GET /api/registers': { json: { data: { on: [], accounts: 'file' } } },
    'POST /api/registers/account': said('not_found', 'Rachunku nie ma w wykazie podatników VAT przy tym NIP.'),
  });
  const note = await screen.findByRole('note', { name: 'Rachunek w wykazie podatników VAT' });
  expect(await within(note).findByText('Rachunku nie ma w wykazie podatników VAT przy tym NIP.')).toBeVisible();
  expect(note).toHaveTextContent('62 1140 0000 1234 5678 9012 3456, NIP 123-456-32-18');
  expect(note).toHaveTextContent('Sprawdzono 20.11.2026, 09:15, nr plik płaski 20261120.');
  expect(note).toHaveTextContent('powyżej 15 000 zł');
  expect(to('POST /api/registers/account')[0]?.body).toEqual({
    nip: paper.counterparty_nip,
    account: paper.counterparty_account,
    company_id: paper.company_id,
  });
});

test('without a file the register is asked at a press alone', async () => {
  const { user, to } = await open({
    'GET /api/registers': { json: { data: { on: ['white_list'], accounts: 'register' } } },
    'POST /api/registers/account': said('found', 'Rachunek jest w wykazie podatników VAT przy tym NIP.'),
  });
  const note = await screen.findByRole('note', { name: 'Rachunek w wykazie podatników VAT' });
  expect(note).toHaveTextContent('jeszcze nie sprawdzono w wykazie podatników VAT.');
  expect(to('POST /api/registers/account')).toEqual([]);
  await user.click(within(note).getByRole('button', { name: 'Sprawdź rachunek' }));
  expect(await within(note).findByText('Rachunek jest w wykazie podatników VAT przy tym NIP.')).toBeVisible();
  expect(to('POST /api/registers/account')).toHaveLength(1);
});

test('where neither can be asked, and nothing was told before, nothing is said', async () => {
  const { to } = await open({ 'GET /api/registers': { json: { data: { on: [], accounts: null } } } });
  await screen.findByRole('heading', { level: 1, name: paper.title });
  await expect.poll(() => to('GET /api/register-checks/').length).toBe(1);
  expect(screen.queryByRole('note', { name: 'Rachunek w wykazie podatników VAT' })).toBeNull();
});
