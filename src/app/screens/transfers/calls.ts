import type { TransferPlan } from '../../../contract/transfers';
import { openAnswer, request } from '../../providers/request';
import { keepAnswer } from '../../records/exportDownload';

/** When transfers are made and which account pays, as somebody chose; a company that is not named pays from its main one. */
export interface Choice {
  on: string | null;
  from: Readonly<Record<string, string>>;
}

/** What each position of a month would be as a transfer; of one company where it is named. */
export async function transferPlan(month: string, company: string | null, choice: Choice): Promise<TransferPlan> {
  const body = { month, ...choice, ...(company ? { company_ids: [company] } : {}) };
  return (await request<{ data: TransferPlan }>('/api/transfers/plan', { method: 'POST', body })).json.data;
}

/** Fetches a package of these positions and gives it to the browser to keep. */
export async function takePackage(items: readonly string[], again: boolean, choice: Choice): Promise<void> {
  const body = { item_ids: items, again, ...choice };
  await keepAnswer(await openAnswer('/api/transfers/package', { method: 'POST', body }), 'przelewy.txt');
}
