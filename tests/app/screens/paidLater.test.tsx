import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { company, id, openFirm, page } from '../resource/office';
import { heading } from '../support/panel';

const bakery = company(1);
const limits = {
  year: 2026,
  limits: [
    {
      code: 'vat_exemption',
      name: 'Zwolnienie podmiotowe z VAT',
      state: 'warning',
      label: 'Ostrzeżenie',
      color: 'warning',
      percent: 9050,
      used: 21_720_000,
      limit: 24_000_000,
      counted_to: '2026-10',
      missing_months: 0,
      forecast: '2026-12-14',
      passed: false,
      effect: 'Rejestracja do VAT przed przekroczeniem.',
      basis: 'art. 113 VAT',
      provisional: false,
    },
    {
      code: 'cash_register',
      name: 'Zwolnienie z kasy rejestrującej',
      state: 'unknown',
      label: 'Brak danych',
      color: 'default',
      percent: null,
      used: null,
      limit: null,
      counted_to: null,
      missing_months: 2,
      forecast: null,
      passed: false,
      effect: 'Kasa.',
      basis: 'art. 111 VAT',
      provisional: false,
    },
  ],
};

test('a company’s page tells the month in which a limit will be passed and what follows, or what is missing to say so', async () => {
  await openFirm(`/dashboard/companies/${id(1)}`, {
    answers: {
      [`GET /api/companies/${id(1)}`]: { json: bakery },
      [`GET /api/companies/${id(1)}/questions`]: { json: { data: [] } },
      [`GET /api/companies/${id(1)}/limits`]: { json: { data: limits } },
      'GET /api/tickets/': page([]),
    },
  });
  await heading('Piekarnia nr 1');
  const part = await screen.findByRole('region', { name: 'Limity podatkowe 2026' });
  const [vat, register] = within(part).getAllByRole('listitem');
  expect(vat).toHaveTextContent(/Wykorzystano 217\s200,00\szł z 240\s000,00\szł \(90,5%\), policzono do: październik 2026/);
  expect(vat).toHaveTextContent(/zostanie przekroczony: grudzień 2026\. Rejestracja do VAT/);
  expect(register).toHaveTextContent(/Kwota nie jest znana, limit nie jest jeszcze znany.*Brakuje wyników: 2\smiesiące/);
});
