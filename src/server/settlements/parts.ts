import { writtenAlready } from '../../domain/statements/sameMoney';
import { formatDate } from '../../lib/dates';
import { formatMoney } from '../../lib/money';
import { money } from '../../schema';
import { readValue } from '../../schema/validate';
import { askFirst, conflict, forbidden, invalid } from '../errors';
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

/**
 * A client's word that a part was paid today; with all that was left it is their word that the whole was. Of what the bank or the office wrote
 * already it asks whether this is another one.
 */
export async function payPart(item: SettlementItem, { amount: sent, another }: Record<string, unknown>, context: HookContext) {
  await refuseOthers(item, context);
  const read = readValue(sent, part);
  if (!('value' in read)) throw invalid({ amount: read.faults[''] ?? 'Podaj kwotę, na przykład 1234,56' });
  const amount = Number(read.value);
  const left = (item.amount ?? 0) - item.paid_amount;
  if (amount > left) throw invalid({ amount: `To więcej, niż zostało do zapłaty: ${formatMoney(left)}` });
  const today = todayOf(context.scope);
  const known = another === true ? undefined : writtenAlready(item.payments ?? [], amount, today);
  if (known)
    throw askFirst(
      `Wpłata ${formatMoney(amount)} z ${formatDate(known.date)} jest już zapisana. Czy to następna taka wpłata?`,
      'another',
      'written_already',
    );
  const payments = [...(item.payments ?? []), { date: today, amount, source: 'client' as const, proof: null }];
  return keep(item, payments, context);
}

/** The client takes back the part that they wrote last. */
export async function takePartBack(item: SettlementItem, context: HookContext) {
  await refuseOthers(item, context);
  return keep(item, withoutLastWord(item).payments ?? [], context);
}

async function refuseOthers(item: SettlementItem, context: HookContext): Promise<void> {
  if (context.scope.who.isAdmin) throw forbidden();
  await refuseUnpayable(item, context);
  if (item.amount_type !== 'due' || !open.includes(item.payment_status))
    throw conflict('Ta pozycja nie czeka już na zapłatę.', undefined, 'out_of_turn');
}

async function keep(item: SettlementItem, payments: NonNullable<SettlementItem['payments']>, { tx, scope }: HookContext) {
  const { payment_status, paid_amount } = paymentsOf({ ...item, payments }, scope, item);
  await patch(tx, trailOf(scope), itemsResource, item.id, { payments, paid_amount, payment_status });
  await followItems(tx, scope, item.settlement_id);
  return { id: item.id, payment_status, paid_amount };
}
