import type { Delivery } from '../../../outbox/item';

/** A payment as it is told: which it is, and what the person knows it by. */
export interface Payment {
  id: string | number;
  title: string;
}

const named = ['oznaczenie zapłaty', 'oznaczenia zapłaty', 'oznaczeń zapłaty'] as const;
export const placeOf = ({ id }: Pick<Payment, 'id'>) => `payment.${id}`;

const move = (
  { id, title }: Payment,
  name: string,
  body: Readonly<Record<string, unknown>>,
  more: Partial<Delivery['calls'][number]> = {},
): Delivery => ({
  named,
  title,
  place: placeOf({ id }),
  address: location.pathname,
  calls: [{ method: 'POST', path: `/api/settlement-items/${id}/actions/${name}`, body, ...more }],
});

/** The client's word that it is paid. */
export const paid = (payment: Payment): Delivery => move(payment, 'declare', {});

/** The client's word that a part of it is paid, in whole grosze; `said` is what they said yes to. */
export const paidPart = (payment: Payment, amount: number, said: Readonly<Record<string, true>> = {}): Delivery =>
  move(payment, 'part', { amount, ...said });

/** A proof of it, beside those that are there. */
export const proof = (payment: Payment, proofs: readonly string[]): Delivery =>
  move(payment, 'prove', { proof_ids: proofs }, { files: { field: 'proof_ids', many: true } });
