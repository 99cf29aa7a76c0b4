// On a PostgreSQL server: calls at once.

import { expect, test } from 'vitest';
import type { Answer } from '../../support/caller';
import { openOffice } from '../../support/office';
import { countedMonth } from '../../support/settlement';

const office = openOffice();
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort();
const thrice = (ask: () => Promise<Answer>) => Promise.all([ask(), ask(), ask()]);

test('I04: a month declared complete three times at once is declared once', async () => {
  const company = await office.add('companies');
  const client = await office.client(company);
  const declare = () => client.post('/api/month-declarations/', { company_id: company.id, period: '2026-10' });
  expect(statuses(await thrice(declare))).toEqual([201, 409, 409]);
});

test('I04: one answer of a person a year, however often it is sent at once', async () => {
  const company = await office.add('companies');
  const { id: person_id } = await office.add('company-persons', { company_id: company.id });
  const answer = { company_id: company.id, person_id, year: 2026, answer: 'no' };
  expect(statuses(await thrice(() => office.as('ksiegowa').post('/api/zus-vacations/', answer)))).toEqual([201, 409, 409]);
});

test('I04: a payment declared, a price accepted and a month sent three times at once happen once', async () => {
  const { company, settlement, items } = await countedMonth(office, { owner_id: office.idOf('ksiegowa') });
  const publish = () => office.as('ksiegowa').post(`/api/settlements/${settlement.id}/actions/publish`);
  expect(statuses(await thrice(publish))).toEqual([200, 409, 409]);
  const client = await office.client(company);
  const declare = () => client.post(`/api/settlement-items/${items[0]?.id}/actions/declare`);
  expect(statuses(await thrice(declare))).toEqual([200, 409, 409]);
  const paid = (await office.as('ksiegowa').get(`/api/settlement-items/${items[0]?.id}`)).body;
  expect(paid).toMatchObject({ paid_amount: 12_300, payments: [{ amount: 12_300, source: 'client' }] });
  const item = await office.add('price-items', {});
  const priced = { billable: 'extra_pending', price_item_id: item.id, price_quantity: 100, price_amount: 10_000 };
  const ticket = await office.add('tickets', { company_id: company.id, ...priced });
  const accept = () => client.post(`/api/tickets/${ticket.id}/actions/accept_price`, {});
  expect(statuses(await thrice(accept))).toEqual([200, 409, 409]);
  expect((await office.as('ksiegowa').get(`/api/billable-events/?filters=company_id:${company.id}`)).body.total).toBe(1);
});
