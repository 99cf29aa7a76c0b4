import type { settlementItems } from '../../../../resources/settlementItems';
import { bearsTaxInterest } from '../../../contract/later';
import type { RecordOf } from '../../../schema';
import type { Answered } from '../../records/answered';
import { currentUser } from '../../session/store';
import { characters, kinds, payments } from './itemWords.built';

type Fields = RecordOf<typeof settlementItems>;

/** A position as the API answers it. */
export type Item = Answered<typeof settlementItems, keyof Fields> & {
  balance_amount: number;
  overdue: boolean;
  person?: { id: string; title: string } | null;
};

/** What a position is called: its kind, and whose it is where a person pays. */
export function itemName(item: Pick<Item, 'kind' | 'person'>): string {
  const look = kinds?.[item.kind];
  const label = (currentUser()?.isAdmin === false && look?.client) || (look?.label ?? item.kind);
  return item.person ? `${label}: ${item.person.title}` : label;
}

export const characterOf = ({ amount_type: value }: Pick<Item, 'amount_type'>) => characters?.[value]?.label ?? value;
export const paymentLook = ({ payment_status: value }: Pick<Item, 'payment_status'>) => payments?.[value] ?? { label: value };

/** Nothing came in yet, or not all of it. */
export const waiting: readonly string[] = ['unpaid', 'overdue', 'partly_paid'];

/** Something is left to pay, and nobody said that it was paid. */
export function isWaiting({ amount_type: character, payment_status: status, balance_amount }: Item): boolean {
  return character === 'due' && waiting.includes(status) && balance_amount > 0;
}

/** Put off or split into parts, and not paid whole. */
export const isPutOff = ({ amount_type: character, payment_status: status, balance_amount }: Item): boolean =>
  character === 'due' && status === 'deferred' && balance_amount > 0;

/** Paid late, it costs the interest of tax arrears. */
export const bearsInterest = (item: Item): boolean => isWaiting(item) && bearsTaxInterest(item.account_kind);

/** Sums of positions, in whole grosze. */
export function sumsOf(items: readonly Item[]) {
  const sum = (chosen: readonly Item[], of: (item: Item) => number) => chosen.reduce((total, item) => total + of(item), 0);
  const kindOf = (character: string) => items.filter((item) => item.amount_type === character);
  const amount = (item: Item) => item.amount ?? 0;
  return {
    due: sum(kindOf('due'), amount),
    left: sum(items.filter(isWaiting), ({ balance_amount }) => balance_amount),
    putOff: sum(items.filter(isPutOff), ({ balance_amount }) => balance_amount),
    refund: sum(kindOf('refund'), amount),
    carry: sum(kindOf('carry'), amount),
  };
}
