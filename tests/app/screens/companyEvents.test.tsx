import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FollowingTerm } from '../../../src/contract/companyEvents';
import { company, id, openFirm, page } from '../resource/office';
import { heading } from '../support/panel';

const term = (changes: Partial<FollowingTerm> = {}): FollowingTerm => ({
  rule: 'vat_z',
  kind: 'closing',
  name: 'VAT-Z',
  occasion: 'zamknięcie działalności 18.12.2026',
  nominal: '2026-12-25',
  due: '2026-12-28',
  shifted: 'Termin przesunięty z 25.12.2026 na 28.12.2026: Boże Narodzenie.',
  basis: 'art. 96 ust. 6 i 12 VAT',
  source: 'vademecumpodatnika.pl',
  certainty: 'disputed',
  condition: null,
  note: 'Art. 96 ust. 6 nie ma własnego terminu; z ust. 12 podano 7 dni.',
  left_out: false,
  registered: null,
  ...changes,
});
const zwua = term({ rule: 'zua', name: 'ZUS ZWUA – wszyscy ubezpieczeni', nominal: '2026-12-25', shifted: null, note: null });
const pit11 = term({ rule: 'closing_pit11', name: 'PIT-11 na zakończenie', condition: 'Nie wiadomo, czy zatrudnia.' });
const asked = 'POST /api/company-events/preview';
const following = { [asked]: { json: { data: [term(), zwua, pit11] } }, 'GET /api/companies/': page([company(1)]) };
const part = () => screen.findByRole('region', { name: 'Co z tego wyniknie' });

test('a pack shows before it is saved what follows, with act and certainty, and what is unticked gets no task', async () => {
  const made = { id: id(9), version: 1, company_id: id(1), kind: 'closing', occurred_on: '2026-12-18', left_out: 'vat_z' };
  const { user, to } = await openFirm(`/dashboard/company-events/new?company_id=${id(1)}&kind=closing`, {
    answers: {
      ...following,
      [`GET /api/companies/${id(1)}`]: { json: company(1) },
      'POST /api/company-events': { status: 201, json: made },
      [`GET /api/company-events/${id(9)}`]: { json: made },
      'GET /api/tasks/': page([]),
    },
  });
  await heading('Nowe zdarzenie');
  expect(await part()).toHaveTextContent('Gdy wybierzesz firmę, zdarzenie i dzień');
  expect(to(asked)).toEqual([]);
  expect(screen.queryByLabelText(/^Bez zadań/)).toBeNull();
  fireEvent.change(screen.getByLabelText(/^Kiedy/), { target: { value: '2026-12-18' } });
  const vat = await screen.findByRole('checkbox', { name: /^VAT-Z – do 28\.12\.2026/ });
  expect(await part()).toHaveTextContent('Po zapisaniu: 2 zadania z tymi terminami.');
  for (const text of [
    'Termin przesunięty z 25.12.2026',
    'art. 96 ust. 6 i 12 VAT, termin sporny',
    'Źródło: vademecumpodatnika.pl',
    'Być może. Nie wiadomo, czy zatrudnia. Zadanie powstanie, gdy karta powie, że tak.',
  ])
    expect(await part()).toHaveTextContent(text);
  await user.click(vat);
  expect(vat).not.toBeChecked();
  expect(await part()).toHaveTextContent('Po zapisaniu: 1 zadanie z tymi terminami.');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() =>
    expect(to('POST /api/company-events')[0]?.body).toMatchObject({
      company_id: id(1),
      kind: 'closing',
      occurred_on: '2026-12-18',
      left_out: 'vat_z',
    }),
  );
});

test('an employee’s form tells the terms of their beginning and end, and sends nothing else of them', async () => {
  const { to } = await openFirm(`/dashboard/employees/new?company_id=${id(1)}`, {
    answers: {
      ...following,
      [`GET /api/companies/${id(1)}`]: { json: company(1) },
      [asked]: { json: { data: [term({ kind: 'hired', rule: 'zua', name: 'ZUS ZUA lub ZZA – zgłoszenie' })] } },
    },
  });
  await heading('Nowy pracownik');
  expect(screen.queryByRole('region', { name: 'Co z tego wyniknie' })).toBeNull();
  fireEvent.change(screen.getByLabelText(/^Nazwisko/), { target: { value: 'Tajemny' } });
  fireEvent.change(screen.getByLabelText(/^Data rozpoczęcia/), { target: { value: '2026-12-18' } });
  const told = await part();
  expect(told).toHaveTextContent('ZUS ZUA lub ZZA – zgłoszenie – do 28.12.2026');
  expect(within(told).queryByRole('checkbox')).toBeNull();
  expect(to(asked)[0]?.body).toMatchObject({ resource: 'employees', values: { company_id: id(1), start_date: '2026-12-18' } });
  expect(JSON.stringify(to(asked).map(({ body }) => body))).not.toContain('Tajemny');
});

test('a company’s obligations lead to an event and to both packs, with the company filled in', async () => {
  await openFirm(`/dashboard/companies/${id(1)}/obligations`, {
    answers: {
      [`GET /api/companies/${id(1)}/obligations`]: {
        json: { data: { company: { id: id(1), title: 'Piekarnia' }, from: '2026-10-01', to: '2027-11-30', duties: [] } },
      },
      [`GET /api/companies/${id(1)}/questions`]: { json: { data: [] } },
      [`GET /api/companies/${id(1)}`]: { json: company(1) },
    },
  });
  for (const [name, kind] of [
    ['Dodaj zdarzenie', ''],
    ['Otwarcie działalności', '&kind=opening'],
    ['Zamknięcie działalności', '&kind=closing'],
  ])
    expect(await screen.findByRole('link', { name })).toHaveAttribute(
      'href',
      `/dashboard/company-events/new?company_id=${id(1)}${kind}`,
    );
});
