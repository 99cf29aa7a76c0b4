import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { id, openFirm } from '../resource/office';
import { heading } from '../support/panel';

const preview = {
  appears: [{ name: 'PIT-36L', person: null, periods: ['rok 2027'], due: '2028-05-02', uncertain: false }],
  disappears: [{ name: 'PIT-28', person: null, periods: ['rok 2027'], due: '2028-05-02', uncertain: false }],
  stays: [
    {
      name: 'Ryczałt od przychodów – miesięczny',
      person: null,
      periods: ['październik 2026', 'listopad 2026', 'grudzień 2026'],
      due: '2026-11-20',
      uncertain: true,
    },
  ],
  warnings: ['Okres VAT zmienia się z początkiem kwartału (art. 99 ust. 3 VAT).'],
};

test('a change from a day on tells before it is saved what comes, what goes and what the past keeps', async () => {
  const { user, to } = await openFirm(`/dashboard/profile-lines/new?company_id=${id(1)}`, {
    answers: { 'POST /api/profile-lines/preview': { json: { data: preview } } },
  });
  await heading('Zmiana od dnia');
  fireEvent.change(screen.getByLabelText(/^Dlaczego/), { target: { value: 'Oświadczenie klienta' } });
  const part = screen.getByRole('region', { name: 'Co się zmieni' });
  await user.click(within(part).getByRole('button', { name: 'Sprawdź' }));
  expect(await within(part).findByText(/art\. 99 ust\. 3 VAT/)).toBeVisible();
  expect(within(part).getByRole('heading', { name: 'Dojdzie' }).nextElementSibling).toHaveTextContent(
    'PIT-36L: za rok 2027, pierwszy termin 02.05.2028',
  );
  expect(within(part).getByRole('heading', { name: 'Odpadnie' }).nextElementSibling).toHaveTextContent('PIT-28: za rok 2027');
  expect(within(part).getByRole('heading', { name: 'Zostaje za wcześniejsze okresy' }).nextElementSibling).toHaveTextContent(
    'Ryczałt od przychodów – miesięczny: za październik 2026 – grudzień 2026, pierwszy termin 20.11.2026 (być może)',
  );
  expect(to('POST /api/profile-lines/preview')[0]?.body).toMatchObject({
    company_id: id(1),
    subject: 'tax',
    reason: 'Oświadczenie klienta',
  });
});

test('each fact asks for its own fields alone', async () => {
  await openFirm(`/dashboard/profile-lines/new?company_id=${id(1)}&subject=suspension`);
  await heading('Zmiana od dnia');
  expect(screen.getByLabelText(/^Do dnia/)).toBeVisible();
  expect(screen.queryByLabelText(/^Status VAT/)).toBeNull();
  expect(screen.queryByLabelText(/^Forma opodatkowania/)).toBeNull();
});
