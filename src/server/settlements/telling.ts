import { formatDate, formatMonth } from '../../lib/dates';
import { formatMoney } from '../../lib/money';
import type { Tx } from '../db/database';
import type { EventCode } from '../notices/catalogue';
import { notify } from '../notices/notify';
import { todayOf } from '../records/present';
import type { Scope } from '../scope';
import { companyOf, itemsOf, itemsResource, type Settlement, type SettlementItem } from './records';
import { clientsOfCompany, totalsOf } from './rows';

/** Tells a company's clients that their month is ready, with something to pay or without, or that it was corrected. */
export async function tellOfSending(tx: Tx, scope: Scope, settlement: Settlement): Promise<void> {
  const items = (await itemsOf(tx, scope, settlement.id)).filter(({ stage }) => stage === 'published');
  const totals = await totalsOf(tx, scope.tenant.id, settlement.id, ['published'], todayOf(scope));
  const first = totals.left > 0 ? 'settlement_published' : 'settlement_nothing_due';
  await notify(tx, scope, {
    event: settlement.corrects_id === null ? first : 'settlement_corrected',
    to: await clientsOfCompany(tx, scope.tenant.id, settlement.company_id),
    record: { resource: 'settlements', id: settlement.id },
    values: await valuesOf(tx, scope, settlement, {
      amount: totals.left,
      due: totals.next_due,
      items,
    }),
  });
}

/** Tells the keepers that the client has opened the month. */
export async function tellOfOpening(tx: Tx, scope: Scope, settlement: Settlement): Promise<void> {
  await notify(tx, scope, {
    event: 'settlement_opened',
    to: keepersOf(settlement),
    record: { resource: 'settlements', id: settlement.id },
    values: await valuesOf(tx, scope, settlement, { amount: 0, due: null, items: [] }),
  });
}

/** Reminds of one day's payments of a settlement; late ones are told to its keeper too. */
export async function tellOfDue(tx: Tx, scope: Scope, event: EventCode, settlement: Settlement, due: Due): Promise<void> {
  const clients = await clientsOfCompany(tx, scope.tenant.id, settlement.company_id);
  await notify(tx, scope, {
    event,
    to: event === 'settlement_overdue' ? [...clients, settlement.owner_id] : clients,
    record: { resource: 'settlements', id: settlement.id },
    values: await valuesOf(tx, scope, settlement, due),
    isPlanned: true,
  });
}

const keepersOf = ({ owner_id, payroll_owner_id }: Settlement) => [owner_id, ...(payroll_owner_id ? [payroll_owner_id] : [])];

export interface Due {
  /** Whole grosze. */
  amount: number;
  due: string | null;
  items: readonly Pick<SettlementItem, 'kind'>[];
}

async function valuesOf(
  tx: Tx,
  scope: Scope,
  { company_id, period }: Settlement,
  { amount, due, items }: Due,
): Promise<Record<string, string>> {
  const company = await companyOf(tx, scope, company_id);
  const names = items.map(({ kind }) => itemsResource.fields.kind.choices?.[kind]?.label ?? kind);
  return {
    firma: company.title,
    okres: formatMonth(period),
    kwota_razem: formatMoney(amount),
    termin: due === null ? 'brak' : formatDate(due),
    lista_pozycji: names.join(', '),
  };
}
