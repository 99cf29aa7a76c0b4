import { completeNrb } from '../../src/domain/identifiers/nrb';
import type { Added, Office } from './office';
import type { Values } from './samples';

/** A month of a company with positions that are ready to be sent. */
export interface Month {
  company: Added;
  settlement: Added;
  items: Added[];
}

export const foreignAccount = completeNrb('11402004', '0000123412341234') ?? '';

/** Puts a counted month in place: nothing of it is the client's yet. */
export async function countedMonth(office: Office, values: Values = {}, items: readonly Values[] = [{}]): Promise<Month> {
  const company = await office.add('companies');
  const settlement = await office.add('settlements', {
    company_id: company.id,
    period: '2026-10',
    status: 'calculated',
    ...values,
  });
  const made: Added[] = [];
  for (const item of items)
    made.push(
      await office.add('settlement-items', {
        settlement_id: settlement.id,
        company_id: company.id,
        period: '2026-10',
        stage: 'approved',
        account_number: foreignAccount,
        payee_name: 'Biuro',
        transfer_title: 'Faktura',
        ...item,
      }),
    );
  return { company, settlement, items: made };
}
