import { addMonths, monthOf } from '../../../src/lib/dates';
import { act, callApi, put, rows } from './api';
import { today } from './clock';
import type { Caller } from './desk';

export const lastMonth = addMonths(monthOf(today()), -1);
export const officeAccount = '61 1090 1014 0000 0712 1981 2874';

/** A month of the company that its client has, with the office's fee of 1 234,50 zł to be paid. */
export async function publishedMonth(office: Caller, company: string): Promise<void> {
  const owner_id = (await rows(office, 'companies', `filters=id:${company}`))[0]?.owner_id;
  const settlement = await put(office, 'settlements', { company_id: company, period: lastMonth, owner_id });
  await put(office, 'settlement-items', {
    settlement_id: settlement,
    kind: 'office_fee',
    amount: 123_450,
    due_nominal: `${addMonths(lastMonth, 2)}-25`,
    account_kind: 'office',
    account_number: officeAccount.replaceAll(' ', ''),
    payee_name: 'Biuro Rachunkowe Demo',
    transfer_title: 'Obsługa księgowa',
  });
  for (const each of await rows(office, 'settlement-items', `filters=settlement_id:${settlement}`))
    await callApi(office, '/api/settlement-items/actions/approve', 'POST', { ids: [each.id] });
  await callApi(office, '/api/settlements/', 'PUT', { id: settlement, checklist: [] });
  for (const step of ['complete', 'book', 'calculate', 'publish']) await act(office, 'settlements', settlement, step);
}
