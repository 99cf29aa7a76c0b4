import { resources } from '../../../resources';
import { lastDayOf, toWarsaw } from '../../lib/dates';
import { unitPrice, worth } from '../../lib/prices';
import { grossOf } from '../../lib/vat';
import type { RecordOf } from '../../schema';
import { conflict, invalid } from '../errors';
import { defineHandlers, type HookContext } from '../handlers/define';
import { actorOf, type Scope } from '../scope';
import { decided } from './decided';
import { priceOn } from './priceRows';
import { invoiceTime, releaseTime } from './release';
import { tellOfCharge } from './telling';

type Event = RecordOf<(typeof resources)['billable-events']>;
type Charged = Pick<Event, 'company_id' | 'period' | 'item_id' | 'quantity' | 'unit_amount' | 'vat_rate'>;

/** What was agreed or charged is not changed behind anybody's back. */
const open = ['draft', 'rejected'];

/** Work that is paid for besides the subscription: its price comes from the client's own price, else the list, unless it is typed. */
export const billableEvents = defineHandlers(resources['billable-events'], {
  async create(values, context) {
    const { company_id, period } = values;
    if (!company_id || !period) return values;
    return {
      ...values,
      ...(await priced(
        { item_id: null, unit_amount: null, vat_rate: null, quantity: 100, ...values, company_id, period },
        context,
      )),
    };
  },
  async update(changes, before, context) {
    if (!open.includes(before.status))
      throw conflict('Zdarzenie jest już uzgodnione. Wróć do szkicu, aby je zmienić.', undefined, 'agreed');
    const after = { ...before, ...changes };
    // Another item brings its own rate, unless another one is typed with it. Taking the item away leaves the rate.
    const isOtherItem = after.item_id !== null && after.item_id !== before.item_id;
    const vat_rate = isOtherItem && after.vat_rate === before.vat_rate ? null : after.vat_rate;
    return { ...changes, ...(await priced({ ...after, vat_rate }, context)) };
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

/** The value of the whole by the typed price, the client's own one, or the list's tier for that quantity; and its gross by the rate. */
async function priced(charged: Charged, { tx, scope }: HookContext) {
  const { company_id, period, item_id, quantity, unit_amount } = charged;
  if (unit_amount === null && item_id === null) throw invalid({ unit_amount: 'Podaj cenę albo wybierz pozycję cennika' });
  const asked = { itemId: item_id ?? '', companyId: company_id, day: lastDayOf(period) };
  const item = item_id === null ? null : await priceOn(tx, scope.tenant.id, asked);
  if (item_id !== null && !item) throw invalid({ item_id: 'Wybierz pozycję z listy' });
  const vat_rate = charged.vat_rate ?? (item?.vat_rate as Event['vat_rate'] | undefined);
  if (!vat_rate) throw invalid({ vat_rate: 'Podaj stawkę VAT albo wybierz pozycję cennika' });
  const unit = unit_amount ?? item?.own_amount ?? unitPrice(item?.net_amount ?? 0, item?.tiers ?? [], quantity);
  const least = unit_amount === null && item?.own_amount === null ? (item.min_amount ?? 0) : 0;
  const net_amount = worth(unit, quantity, least);
  return { net_amount, vat_rate, gross_amount: grossOf(net_amount, vat_rate) };
}
