import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PaidMonth } from '../../../src/contract/paymentHistory';
import { id, openFirm, page } from '../resource/office';
import { heading } from '../support/panel';
import { client, company } from '../support/people';

const stamps = { created_at: '2026-01-05 08:00:00', updated_at: '2026-01-05 08:00:00', version: 1 };
const settlement = (nth: number, period: string, status: string) => ({
  id: id(nth),
  ...stamps,
  period,
  status,
  company_id: company,
  company: { id: company, title: 'Piekarnia Kłos' },
});
const paid = (nth: number, period: string, due: number, left: number, day: string | null, deferred = 0): PaidMonth => ({
  settlement_id: id(nth),
  company_id: company,
  period,
  due,
  left,
  deferred,
  day,
});

test('the months tell how much and by when, paid ones too, and each year its sum and its picture', async () => {
  const { user } = await openFirm('/reports/monthly-settlements', {
    person: client,
    answers: {
      'GET /api/settlements/': page([
        settlement(3, '2026-10', 'partly_paid'),
        settlement(2, '2026-09', 'closed'),
        settlement(4, '2026-08', 'published'),
        settlement(1, '2025-12', 'closed'),
      ]),
      'GET /api/settlements/history': {
        json: {
          data: [
            paid(3, '2026-10', 472_800, 417_500, '2026-11-25'),
            paid(2, '2026-09', 80_000, 0, '2026-10-26'),
            // A month that is not on the page yet counts to its year all the same.
            paid(9, '2026-01', 100_00, 0, '2026-02-25'),
            paid(4, '2026-08', 61_500, 61_500, '2026-09-10'),
            paid(1, '2025-12', 0, 0, null),
          ],
        },
      },
    },
  });
  await heading('Płatności');
  const year = await screen.findByRole('region', { name: '2026' });
  expect(await within(year).findByText('Razem za 2026 rok:', { exact: false })).toHaveTextContent(
    /Razem za 2026 rok: 6\s243,00\szł, w tym do zapłaty 4\s790,00\szł/,
  );
  const [october, september, august] = within(year).getAllByRole('listitem');
  expect(october).toHaveTextContent(/październik 2026Do zapłaty 4\s175,00\szł do 25\.11\.2026 z 4\s728,00\szł/);
  expect(september).toHaveTextContent(/wrzesień 2026800,00\szł, ostatni termin 26\.10\.2026/);
  expect(august).toHaveTextContent(/sierpień 2026Do zapłaty 615,00\szł, termin minął 10\.09\.2026/);
  expect(within(screen.getByRole('region', { name: '2025' })).getByRole('listitem')).toHaveTextContent('Nic do zapłaty');
  // No amount may be parted at its thousands.
  for (const amount of year.querySelectorAll('.number')) expect(amount.textContent).not.toMatch(/\d \d| zł/);

  await user.click(within(year).getByRole('button', { name: 'Pokaż wykres płatności 2026 roku' }));
  expect(await within(year).findByRole('img', { name: /^Wykres: Płatności w 2026 roku/ })).toBeVisible();
});

test('what was put off is neither paid nor late: the month says so, in its line and in the year’s sum', async () => {
  await openFirm('/reports/monthly-settlements', {
    person: client,
    answers: {
      'GET /api/settlements/': page([settlement(3, '2026-10', 'partly_paid'), settlement(2, '2026-09', 'published')]),
      'GET /api/settlements/history': {
        json: {
          data: [paid(3, '2026-10', 472_800, 0, '2026-10-25', 417_500), paid(2, '2026-09', 80_000, 20_000, '2026-12-25', 60_000)],
        },
      },
    },
  });
  await heading('Płatności');
  const year = await screen.findByRole('region', { name: '2026' });
  const [october, september] = await within(year).findAllByRole('listitem');
  expect(october).toHaveTextContent(/październik 20264\s175,00\szł, odroczone albo w ratach/);
  expect(september).toHaveTextContent(/wrzesień 2026Do zapłaty 200,00\szł do 25\.12\.2026/);
  expect(await within(year).findByText('Razem za 2026 rok:', { exact: false })).toHaveTextContent(
    /Razem za 2026 rok: 5\s528,00\szł, w tym do zapłaty 200,00\szł/,
  );
});
