/** How far a position of a settlement is paid. */
export type PaymentStatus =
  | 'unpaid'
  | 'declared'
  | 'proof_added'
  | 'partly_paid'
  | 'paid'
  | 'overpaid'
  | 'overdue'
  | 'deferred'
  | 'offset'
  | 'not_due';

/** Nobody waits for money any more; a client's own word is enough until the office finds otherwise. */
const settled: readonly PaymentStatus[] = ['paid', 'overpaid', 'offset', 'declared', 'proof_added'];

export const isSettled = (status: PaymentStatus): boolean => settled.includes(status);

/** Whole grosze that came in. */
export function paidOf(payments: readonly { amount: number }[] | null): number {
  return (payments ?? []).reduce((sum, { amount }) => sum + amount, 0);
}

/** What the sum that came in says of an amount to be paid; both in whole grosze, dates as `YYYY-MM-DD`. */
export function statusByPayments(amount: number, paid: number, dueOn: string, today: string): PaymentStatus {
  if (paid > amount) return 'overpaid';
  if (paid === amount) return 'paid';
  if (paid > 0) return 'partly_paid';
  return dueOn < today ? 'overdue' : 'unpaid';
}

/** Where a position stands once payments were counted: one whose delay was agreed stays put off until all of the money came in. */
export const statusAfter = (isDeferred: boolean, counted: PaymentStatus): PaymentStatus =>
  isDeferred && !isSettled(counted) ? 'deferred' : counted;

/** Where a position stands of which all came in, but part of it by the client's word alone: as it was settled before, else by that word. */
export const settledByWord = (before: PaymentStatus): PaymentStatus =>
  before === 'paid' || before === 'proof_added' ? before : 'declared';

/** How far a position that a client has was paid, as its correction takes it over. */
export interface Carried {
  payment_status: PaymentStatus;
  paid_amount: number;
  /** Whether a delay or parts were agreed, whatever was said of payments since. */
  deferred: boolean;
}

/** What a client or the office said of a payment, which a correction does not say anew. */
const claims: readonly PaymentStatus[] = ['declared', 'proof_added'];

/** Where a corrected amount stands by what came in for its earlier version; null where nothing of that is said any more. */
export function carriedStatus({ payment_status, paid_amount, deferred }: Carried, amount: number): PaymentStatus | null {
  if (payment_status === 'offset' && paid_amount <= amount) return 'offset';
  if (paid_amount === 0) return deferred ? 'deferred' : null;
  if (paid_amount < amount) return statusAfter(deferred, 'partly_paid');
  if (paid_amount > amount) return 'overpaid';
  return claims.includes(payment_status) ? payment_status : 'paid';
}

/** A published position, as its settlement looks at it. */
export interface PublishedItem {
  amount: number | null;
  amount_type: string;
  payment_status: PaymentStatus;
  paid_amount: number;
}

/** States of a settlement that its positions decide. */
export const followingStates = ['published', 'confirmed', 'partly_paid', 'paid'] as const;
export type FollowingState = (typeof followingStates)[number];

/** Where a published settlement stands by what of it is paid; with nothing to pay, by whether its client confirmed it. */
export function settlementState(items: readonly PublishedItem[], isConfirmed: boolean): FollowingState {
  const due = items.filter(({ amount, amount_type }) => amount_type === 'due' && (amount ?? 0) > 0);
  if (due.length > 0 && due.every(({ payment_status }) => isSettled(payment_status))) return 'paid';
  if (due.some(({ payment_status, paid_amount }) => isSettled(payment_status) || paid_amount > 0)) return 'partly_paid';
  return isConfirmed ? 'confirmed' : 'published';
}
