import { daysBetween } from '../../lib/dates';

/** Days between a payment's booking and the day that somebody typed it with. */
export const TYPED_WITHIN = 31;

/** A payment as far as it tells money from a client's word. */
interface Payment {
  amount: number;
  source: string;
}

/**
 * Payments of a position once the bank's are written: each takes the place of what the client said of the same money. That is a word of the very
 * amount; what fits none takes the place of the words that were said first, as far as it goes. Words of other parts stay.
 */
export function withBank<Some extends Payment, Added extends Payment>(
  payments: readonly Some[],
  added: readonly Added[],
): (Some | Added)[] {
  const words = payments.filter(({ source }) => source === 'client');
  const proven = new Set<Some>();
  let unsaid = 0;
  for (const { amount } of added) {
    const word = words.find((each) => each.amount === amount && !proven.has(each));
    if (word) proven.add(word);
    else unsaid += amount;
  }
  for (const word of words) {
    if (unsaid <= 0) break;
    if (proven.has(word)) continue;
    proven.add(word);
    unsaid -= word.amount;
  }
  return [...payments.filter((each) => !proven.has(each)), ...added];
}

/** A payment that was written already and may be the one a client tells of: of the same amount, booked in the month before; the newest. */
export function writtenAlready<Some extends Payment & { date: string }>(
  payments: readonly Some[],
  amount: number,
  today: string,
): Some | undefined {
  const isSame = (each: Some) =>
    each.source !== 'client' && each.amount === amount && Math.abs(daysBetween(each.date, today)) <= TYPED_WITHIN;
  return payments.filter(isSame).toSorted((one, other) => Number(one.date < other.date) - Number(one.date > other.date))[0];
}
