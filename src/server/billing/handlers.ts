import { resources } from '../../../resources';
import { lastDayOf, toWarsaw } from '../../lib/dates';
import { unitPrice, worth } from '../../lib/prices';
import { conflict, invalid } from '../errors';
import { defineHandlers, type HookContext } from '../handlers/define';
import { actorOf, type Scope } from '../scope';
import { decided } from './decided';
import { priceOn } from './priceRows';
import { invoiceTime, releaseTime } from './release';
import { tellOfCharge } from './telling';

interface Charged {
  company_id: string;
  period: string;
  item_id: string | null;
  quantity: number;
  unit_amount: number | null;
}

/** What was agreed or charged is not changed behind anybody's back. */
const open = ['draft', 'rejected'];

/** Work that is paid for besides the subscription: its price comes from the client's own price, else the list, unless it is typed. */
export const billableEvents = defineHandlers(resources['billable-events'], {
  async create(values, context) {
    const { company_id, period } = values;
    if (!company_id || !period) return values;
    return {
      ...values,
      ...(await priced({ item_id: null, unit_amount: null, quantity: 100, ...values, company_id, period }, context)),
    };
  },
  async update(changes, before, context) {
    if (!open.includes(before.status))
      throw conflict('Zdarzenie jest już uzgodnione. Wróć do szkicu, aby je zmienić.', undefined, 'agreed');
    return { ...changes, ...(await priced({ ...before, ...changes }, context)) };
  },
  transitions: {
    ask: (_before, { scope }) => ({ asked_at: toWarsaw(scope.now), decided_at: null, decided_by_id: null, decision_note: null }),
    accept: (_before, { scope }) => decidedBy(scope),
    reject: (_before, { scope }) => decidedBy(scope),
  },
  async remove({ id, status }, context) {
    if (status === 'invoiced') throw conflict('Zdarzenie jest zafakturowane, więc zostaje.', undefined, 'invoiced');
    await releaseTime(id, context);
  },
  restore({ source }) {
    if (source === 'uptime')
      throw conflict('Czas tego zdarzenia wrócił do rozliczenia. Rozlicz go ponownie.', undefined, 'released');
  },
  async saved(after, before, context) {
    if (!after || !before || after.status === before.status) return;
    if (after.status === 'invoiced') await invoiceTime(after.id, context);
    await decided(after, before, context);
    await tellOfCharge(after, before, context);
  },
});

const decidedBy = (scope: Scope) => ({ decided_at: toWarsaw(scope.now), decided_by_id: actorOf(scope) });

/** The value of the whole: the typed price, the client's own one, or the list's tier for that quantity. */
async function priced({ company_id, period, item_id, quantity, unit_amount }: Charged, { tx, scope }: HookContext) {
  if (unit_amount !== null) return { net_amount: worth(unit_amount, quantity) };
  if (item_id === null) throw invalid({ unit_amount: 'Podaj cenę albo wybierz pozycję cennika' });
  const day = lastDayOf(period);
  const item = await priceOn(tx, scope.tenant.id, { itemId: item_id, companyId: company_id, day });
  if (!item) throw invalid({ item_id: 'Wybierz pozycję z listy' });
  const unit = item.own_amount ?? unitPrice(item.net_amount, item.tiers ?? [], quantity);
  return { net_amount: worth(unit, quantity, item.own_amount === null ? (item.min_amount ?? 0) : 0) };
}
