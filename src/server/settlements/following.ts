import { resources } from '../../../resources';
import { followingStates, settlementState } from '../../domain/settlement/payment';
import type { Tx } from '../db/database';
import { trailOf } from '../records/audit';
import { announce } from '../records/notices';
import { patch } from '../records/patch';
import type { Scope } from '../scope';
import { itemsOf, settlementOf } from './records';
import { keepAccountingStatus } from './statusRows';

/** States in which nothing more is done about a month. */
const ended = ['closed', 'not_applicable'];

/** Shows at a company where its newest open settlement stands. */
export async function showAtCompany(tx: Tx, { tenant }: Scope, companyId: string): Promise<void> {
  await keepAccountingStatus(tx, tenant.id, companyId, ended);
  announce(tx, tenant.id, resources.companies, companyId, 'update');
}

/** Moves a published settlement to where its positions say it is. */
export async function followItems(tx: Tx, scope: Scope, settlementId: string): Promise<void> {
  const settlement = await settlementOf(tx, scope, settlementId);
  if (settlement.superseded || !followingStates.some((state) => state === settlement.status)) return;
  const items = (await itemsOf(tx, scope, settlementId)).filter(({ stage }) => stage === 'published');
  const status = settlementState(items, settlement.confirmed_at !== null);
  if (status === settlement.status) return;
  await patch(tx, trailOf(scope), resources.settlements, settlementId, { status });
  await showAtCompany(tx, scope, settlement.company_id);
}
