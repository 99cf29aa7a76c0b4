import { daysBetween } from '../../lib/dates';
import { cut } from '../../lib/text';

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

interface Dated extends Payment {
  date: string;
  proof?: string | null;
}

/**
 * Payments of a position as somebody of the office wrote them: one that is new takes the place of the client's word of the very amount, said
 * within a month of it, with the proof that the word had. One that makes up several words takes the place of them all where more than is `owed`
 * would have been paid with them beside it. Words of other amounts stay, and so does each that another payment stood for before.
 */
export function withOffice<Some extends Dated>(before: readonly Some[], after: readonly Some[], owed: number): Some[] {
  const gone = besides(before, after);
  const proven = new Map<Some, Some>();
  const wordsFor = (payment: Some) =>
    after.filter(
      (each) =>
        each.source === 'client' &&
        !proven.has(each) &&
        Math.abs(daysBetween(each.date, payment.date)) <= TYPED_WITHIN &&
        before.some((known) => alike(known, each)),
    );
  const sums: Some[] = [];
  for (const payment of besides(after, before)) {
    if (payment.source === 'client') continue;
    // Written in the place of another one: of a word that was taken out with it, or of itself under another day.
    const instead = gone.findIndex(({ amount }) => amount === payment.amount);
    if (instead >= 0) {
      gone.splice(instead, 1);
      continue;
    }
    const word = wordsFor(payment).find(({ amount }) => amount === payment.amount);
    if (word) proven.set(word, payment);
    else sums.push(payment);
  }
  const counted = () => after.reduce((sum, each) => sum + (proven.has(each) ? 0 : each.amount), 0);
  for (const payment of sums)
    if (counted() > owed)
      for (const word of madeUpOf(payment.amount, wordsFor(payment).slice(0, MOST_WORDS))) proven.set(word, payment);
  const proofs = new Map<Some, string | null>();
  for (const payment of proven.values()) {
    const known = [...proven].flatMap(([{ proof }, by]) => (by === payment && proof ? [proof] : []));
    proofs.set(payment, known.length > 0 ? cut([...new Set(known)].join(', '), LONGEST_PROOF) : null);
  }
  return after
    .filter((each) => !proven.has(each))
    .map((each) => (proofs.has(each) && !each.proof ? { ...each, proof: proofs.get(each) ?? null } : each));
}

/** As the field of a proof has it. */
const LONGEST_PROOF = 255;

/** Words among which those of one sum are looked for; each more doubles the ways to make it up. */
const MOST_WORDS = 12;

/** The first of the words that make up the sum together; none where no words do. */
function madeUpOf<Some extends Payment>(sum: number, words: readonly Some[]): Some[] {
  for (const [at, word] of words.entries()) {
    if (word.amount === sum) return [word];
    const rest = word.amount < sum ? madeUpOf(sum - word.amount, words.slice(at + 1)) : [];
    if (rest.length > 0) return [word, ...rest];
  }
  return [];
}

const alike = (one: Dated, other: Dated): boolean =>
  one.source === other.source && one.amount === other.amount && one.date === other.date;

/** Those of the payments that the others do not have, each of theirs counted once. */
function besides<Some extends Dated>(payments: readonly Some[], others: readonly Some[]): Some[] {
  const left = [...others];
  return payments.filter((each) => {
    const at = left.findIndex((other) => alike(each, other));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
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
