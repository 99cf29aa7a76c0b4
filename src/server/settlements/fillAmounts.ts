import type { Tx } from '../db/database';
import { trailOf } from '../records/audit';
import { patch } from '../records/patch';
import { actorOf, type Scope } from '../scope';
import { isBeingChecked } from './fourEyes';
import type { LawAmount } from './lawAmounts';
import { itemsResource, type Settlement, type SettlementItem } from './records';

/** What the law or the contract says about a position's amount, as the position keeps it. */
export const proposalOf = (law: LawAmount | undefined) => ({
  proposed_amount: law?.amount ?? null,
  proposed_how: law?.how ?? null,
});

/** The amount that a new position takes over; none where part of it is not known. */
export const takenOver = (scope: Scope, law: LawAmount | undefined) =>
  law?.whole && law.amount !== null
    ? { amount: law.amount, amount_proposed: true, prepared_by_id: actorOf(scope) }
    : { amount: null, amount_proposed: false };

/**
 * Lays the proposal beside what stands in the positions. An amount is taken over where there is none, or where an earlier proposal put it;
 * what somebody typed stays, and so does all that is approved, sent or being checked. An amount taken over goes where the proposal is gone or
 * no longer the whole. Answers how many amounts changed.
 */
export async function fillAmounts(
  tx: Tx,
  scope: Scope,
  settlement: Settlement,
  items: readonly SettlementItem[],
  amounts: readonly LawAmount[],
): Promise<number> {
  let filled = 0;
  for (const item of items) {
    const law = amounts.find(({ kind, person }) => kind === item.kind && person === item.person_id);
    if (!law && item.proposed_amount === null && item.proposed_how === null && !item.amount_proposed) continue;
    const mayTake =
      (item.amount === null || item.amount_proposed) &&
      item.stage === 'hidden' &&
      item.amount_type === 'due' &&
      !isBeingChecked(scope, settlement);
    const taken = mayTake ? takenOver(scope, law) : null;
    const isNew = taken !== null && taken.amount !== item.amount;
    const changes = { ...proposalOf(law), ...(isNew ? taken : {}) };
    if (!isNew && changes.proposed_amount === item.proposed_amount && changes.proposed_how === item.proposed_how) continue;
    await patch(tx, trailOf(scope), itemsResource, item.id, changes);
    if (isNew) filled += 1;
  }
  return filled;
}
