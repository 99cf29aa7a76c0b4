import { paidOf, settledByWord, statusAfter, statusByPayments } from '../../domain/settlement/payment';
import { conflict } from '../errors';
import type { HookContext } from '../handlers/define';
import { todayOf } from '../records/present';
import type { Scope } from '../scope';
import { refuseEnded, refuseViewer, type SettlementItem, settlementOf } from './records';

type Paid = Pick<SettlementItem, 'payments' | 'paid_amount'>;

/** How much came in, and where the position stands by that; `before` is the position as it stood, where its payments change. */
export function paymentsOf(
  { payments, amount, due_effective, due_nominal, deferred }: SettlementItem,
  scope: Scope,
  before: SettlementItem,
): Pick<SettlementItem, 'paid_amount' | 'payment_status'> {
  const paid_amount = paidOf(payments);
  if (isWholeByWord(payments, amount ?? 0)) {
    // The office's word stands; what money had said goes with the money.
    const byMoney = before.payment_status === 'paid' && !isWholeByWord(before.payments, before.amount ?? 0);
    return { paid_amount, payment_status: byMoney ? 'declared' : settledByWord(before.payment_status) };
  }
  const counted = statusByPayments(amount ?? 0, paid_amount, due_effective ?? due_nominal, todayOf(scope));
  return { paid_amount, payment_status: statusAfter(deferred, counted) };
}

/** All of it came in, but part of that is the client's word alone. */
export function isWholeByWord(payments: SettlementItem['payments'], amount: number): boolean {
  const money = paidOf((payments ?? []).filter(({ source }) => source !== 'client'));
  return paidOf(payments) >= amount && money < amount;
}

/** Throws for whoever only looks on, in a month that is over, and of what the client does not have. */
export async function refuseUnpayable(item: SettlementItem, { tx, scope }: HookContext): Promise<void> {
  refuseViewer(scope, item.company_id);
  refuseEnded(await settlementOf(tx, scope, item.settlement_id));
  if (item.stage !== 'published')
    throw conflict('Zapłatę oznacza się przy pozycji wysłanej klientowi.', undefined, 'not_published');
}

/** What is missing to the whole amount, as paid today. */
export function withRest(item: SettlementItem, scope: Scope, source: 'client' | 'office'): Paid {
  const amount = (item.amount ?? 0) - item.paid_amount;
  const payments = amount > 0 ? [...(item.payments ?? []), { date: todayOf(scope), amount, source, proof: null }] : item.payments;
  return { payments, paid_amount: paidOf(payments) };
}

/** Payments without the client's last one, which is what they take back; their earlier parts, the office's and the bank's stay. */
export function withoutLastWord(item: SettlementItem): Paid {
  const payments = item.payments ?? [];
  const last = payments.findLastIndex(({ source }) => source === 'client');
  const left = payments.filter((_payment, nth) => nth !== last);
  return { payments: left, paid_amount: paidOf(left) };
}
