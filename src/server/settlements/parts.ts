import { paidOf } from '../../domain/settlement/payment';
import { formatMoney } from '../../lib/money';
import { money } from '../../schema';
import { readValue } from '../../schema/validate';
import { conflict, forbidden, invalid } from '../errors';
import type { HookContext } from '../handlers/define';
import { trailOf } from '../records/audit';
import { patch } from '../records/patch';
import { todayOf } from '../records/present';
import { followItems } from './following';
import { paymentsOf, refuseUnpayable, withoutLastWord } from './paying';
import { itemsResource, type SettlementItem } from './records';

const part = money('Zapłacona część', { required: true, from: 1 });
/** Nobody has said yet that all of it is paid. */
const open: readonly SettlementItem['payment_status'][] = ['unpaid', 'overdue', 'partly_paid', 'deferred'];

/** A client's word that a part was paid today; with all that was left it is their word that the whole was. */
export async function payPart(item: SettlementItem, sent: unknown, context: HookContext) {
  await refuseOthers(item, context);
  const read = readValue(sent, part);
  if (!('value' in read)) throw invalid({ amount: read.faults[''] ?? 'Podaj kwotę, na przykład 1234,56' });
  const amount = Number(read.value);
  const left = (item.amount ?? 0) - item.paid_amount;
  if (amount > left) throw invalid({ amount: `To więcej, niż zostało do zapłaty: ${formatMoney(left)}` });
  const today = todayOf(context.scope);
  const payments = [...(item.payments ?? []), { date: today, amount, source: 'client' as const, proof: null }];
  return keep(item, payments, context, amount === left);
}

/** The client takes back the part that they wrote last. */
export async function takePartBack(item: SettlementItem, context: HookContext) {
  await refuseOthers(item, context);
  return keep(item, withoutLastWord(item).payments ?? [], context, false);
}

async function refuseOthers(item: SettlementItem, context: HookContext): Promise<void> {
  if (context.scope.who.isAdmin) throw forbidden();
  await refuseUnpayable(item, context);
  if (item.amount_type !== 'due' || !open.includes(item.payment_status))
    throw conflict('Ta pozycja nie czeka już na zapłatę.', undefined, 'out_of_turn');
}

async function keep(
  item: SettlementItem,
  payments: NonNullable<SettlementItem['payments']>,
  { tx, scope }: HookContext,
  isWhole: boolean,
) {
  const counted = paymentsOf({ ...item, payments }, scope);
  const payment_status = isWhole ? ('declared' as const) : counted.payment_status;
  const paid_amount = paidOf(payments);
  await patch(tx, trailOf(scope), itemsResource, item.id, { payments, paid_amount, payment_status });
  await followItems(tx, scope, item.settlement_id);
  return { id: item.id, payment_status, paid_amount };
}
