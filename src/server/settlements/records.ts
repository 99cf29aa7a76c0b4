import { resources } from '../../../resources';
import type { RecordOf } from '../../schema';
import type { Tx } from '../db/database';
import { conflict, forbidden, notFound } from '../errors';
import { lockRecord } from '../records/current';
import type { Scope } from '../scope';
import { itemsOfSettlement } from './rows';

export type Settlement = RecordOf<typeof resources.settlements>;
export type SettlementItem = RecordOf<(typeof resources)['settlement-items']>;
export type Company = RecordOf<typeof resources.companies>;

export const itemsResource = resources['settlement-items'];

export { sentStates } from '../../domain/settlement/sentStates';

/** The settlement, held until the transaction ends; 404 where there is none. */
export async function settlementOf(tx: Tx, { tenant }: Scope, id: string): Promise<Settlement> {
  const record = await lockRecord(tx, tenant.id, resources.settlements, id, []);
  if (!record) throw notFound();
  return record;
}

export async function companyOf(tx: Tx, { tenant }: Scope, id: string): Promise<Company> {
  const record = await lockRecord(tx, tenant.id, resources.companies, id, []);
  if (!record) throw notFound();
  return record;
}

/** A settlement's positions by their last day, held. */
export async function itemsOf(tx: Tx, { tenant }: Scope, settlementId: string): Promise<SettlementItem[]> {
  const items: SettlementItem[] = [];
  for (const id of await itemsOfSettlement(tx, tenant.id, settlementId)) {
    const item = await lockRecord(tx, tenant.id, itemsResource, id, []);
    if (item) items.push(item);
  }
  return items;
}

/** Earlier versions stay as they were sent; a closed month changes by a correction alone. */
export function refuseEnded({ superseded, status }: Pick<Settlement, 'superseded' | 'status'>): void {
  if (superseded) throw conflict('To starsza wersja rozliczenia. Zmiany wprowadzaj w najnowszej.', undefined, 'superseded');
  if (status === 'closed') throw conflict('Rozliczenie jest zamknięte. Zmienisz je tylko korektą.', undefined, 'closed');
}

/** Money is an owner's or accountant's to confirm, not a viewer's. */
export function refuseViewer({ who }: Scope, companyId: string): void {
  if (who.isAdmin) return;
  const role = who.companies.find(({ id }) => id === companyId)?.role;
  if (role !== 'owner' && role !== 'accountant') throw forbidden();
}

/** What holds a month back by nothing but top-ups of yearly returns in which nobody wrote an amount. */
export const noTopUp = 'no_top_up';

/** What a yearly return may have left to pay, while nobody knows how much; an instalment to the commune always has an amount. */
export const isEmptyTopUp = ({
  kind,
  amount,
  tax_period_kind,
}: Pick<SettlementItem, 'kind' | 'amount' | 'tax_period_kind'>): boolean =>
  amount === null && tax_period_kind === 'year' && kind !== 'local_tax';
