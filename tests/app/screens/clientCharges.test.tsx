import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { id, openFirm, page } from '../resource/office';
import { heading } from '../support/panel';
import { client, company } from '../support/people';

const charge = (nth: number, status: string, more: object = {}) => ({
  id: id(nth),
  version: 1,
  created_at: '2026-11-02 08:00:00',
  updated_at: '2026-11-02 08:00:00',
  company_id: company,
  company: { id: company, title: 'Piekarnia Kłos' },
  description: `Usługa ${nth}`,
  period: '2026-10',
  quantity: 100,
  status,
  net_amount: 12_000,
  gross_amount: 14_760,
  ...more,
});
const text = (element: HTMLElement) => (element.textContent ?? '').replace(/\s/g, ' ');

test('a client reads what is paid besides the subscription gross with the net beside, what waits for them first', async () => {
  await openFirm('/pricelist/events', {
    person: client,
    answers: {
      'GET /api/billable-events/': ({ query }) =>
        query.get('filters')?.includes('to_accept')
          ? page([charge(1, 'to_accept')])
          : page([charge(2, 'invoiced'), charge(3, 'accepted', { gross_amount: null })]),
    },
  });
  await heading('Usługi dodatkowe');
  const waiting = within(await screen.findByRole('region', { name: 'Czeka na Ciebie' }));
  const [first] = waiting.getAllByRole('listitem');
  expect(text(first as HTMLElement)).toMatch(/Usługa 1.*147,60 zł brutto.*120,00 zł netto.*październik 2026/);
  const rest = within(screen.getByRole('region', { name: 'Pozostałe' })).getAllByRole('listitem');
  expect(text(rest[0] as HTMLElement)).toMatch(/Usługa 2.*147,60 zł brutto.*Zafakturowane/);
  expect(text(rest[1] as HTMLElement)).toMatch(/Usługa 3120,00 zł netto/);
});

test('a price is accepted on its own page, once it was read what follows from it', async () => {
  const path = `/api/billable-events/${id(1)}`;
  let status = 'to_accept';
  const { user, to } = await openFirm(`/pricelist/events/${id(1)}`, {
    person: client,
    answers: {
      [`GET ${path}`]: () => ({ json: charge(1, status) }),
      [`POST ${path}/actions/accept`]: () => {
        status = 'accepted';
        return { json: charge(1, status) };
      },
    },
  });
  const offer = await screen.findByRole('region', { name: 'Cena do akceptacji' });
  expect(text(offer)).toMatch(/147,60 zł brutto.*120,00 zł netto/);
  // Each step stands once, beside what it is about.
  expect(screen.getAllByRole('button', { name: 'Akceptuję' })).toHaveLength(1);
  await user.click(within(offer).getByRole('button', { name: 'Akceptuję' }));
  const dialog = await screen.findByRole('dialog', { name: 'Zaakceptować tę cenę?' });
  expect(dialog).toHaveTextContent('Kwota z VAT trafi na najbliższą fakturę biura.');
  await user.click(within(dialog).getByRole('button', { name: 'Akceptuję' }));
  await waitFor(() => expect(to(`POST ${path}/actions/accept`)).toHaveLength(1));
  expect(await screen.findByRole('region', { name: 'Cena' })).toBeVisible();
});

test('who only looks on at a company reads a price and decides nothing', async () => {
  await openFirm(`/pricelist/events/${id(1)}`, {
    person: { ...client, company_roles: { [company]: 'viewer' } },
    answers: { [`GET /api/billable-events/${id(1)}`]: { json: charge(1, 'to_accept') } },
  });
  const offer = await screen.findByRole('region', { name: 'Cena do akceptacji' });
  expect(within(offer).queryByRole('button')).toBeNull();
  expect(offer).toHaveTextContent('Decyduje osoba, która zarządza firmą w panelu.');
});
