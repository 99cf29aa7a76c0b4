import type { Tx } from '../db/database';

/**
 * A piece of work holds what others wait for about so long, a quarter of what it may at most (O07): a request asks the database several times, and
 * on the embedded engine it may meet another piece each time.
 */
export const longestPieceMs = 50;
/** A piece that took less may be followed by a larger one. */
const shortMs = longestPieceMs / 2;
/** Where nothing else is said no piece is smaller: what each costs by itself would outweigh its work. */
const fewest = 10;

type Transaction = <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>;

interface Pieces<Item, Result> {
  transaction: Transaction;
  /** Does one piece, in a transaction of its own, which may be done a second time. */
  work(tx: Tx, piece: readonly Item[]): Promise<Result>;
  /** Called after each piece, with how many items are done and what the piece came to; it may end it all by throwing. */
  between?: (done: number, result: Result) => Promise<void>;
  /** The size of the first piece and the smallest; larger where an item costs little beside the transaction itself. */
  least?: number;
  /** Of work that comes in several lots: the next one goes on with pieces as large as fitted the last. */
  pace?: Pace;
}

/** How large a piece may be by now. */
export interface Pace {
  size?: number;
}

/** What pieces have come to, kept with each of them: a run after a crash counts on from there. */
export interface Tally<Sum> {
  /** How many items are done. */
  done: number;
  sum: Sum;
  /** In the transaction of the piece, so that both stand or neither does. */
  keep(tx: Tx, to: Pick<Tally<Sum>, 'done' | 'sum'>): Promise<void>;
}

/** Of work that no job does: it ends with its request. */
export const unkept = <Sum>(sum: Sum): Tally<Sum> => ({ done: 0, sum, keep: async () => undefined });

interface CountedPieces<Item, Result, Sum> extends Omit<Pieces<Item, Result>, 'between'> {
  tally: Tally<Sum>;
  /** Answers a new sum and changes neither. */
  add(sum: Sum, result: Result): Sum;
  /** Called after each piece, once the tally holds it. */
  between?: () => Promise<void>;
}

/** The same over the items that are left, each piece counted with what it did. */
export async function countPieces<Item, Result, Sum>(
  left: readonly Item[],
  { work, tally, add, between = async () => undefined, ...how }: CountedPieces<Item, Result, Sum>,
): Promise<void> {
  await inPieces(left, {
    ...how,
    async work(tx, piece) {
      const to = { done: tally.done + piece.length, sum: add(tally.sum, await work(tx, piece)) };
      await tally.keep(tx, to);
      return to;
    },
    between(_done, to) {
      Object.assign(tally, to);
      return between();
    },
  });
}

/**
 * Does work over many items piece by piece, each as large as fits the time: a slow machine gets smaller ones. Between two pieces others
 * have their turn. What a piece itself waits for a connection does not count, or who works beside others would dwindle to the smallest.
 */
export async function inPieces<Item, Result>(
  items: readonly Item[],
  { work, transaction, between = async () => undefined, least = fewest, pace = {} }: Pieces<Item, Result>,
): Promise<void> {
  let size = pace.size ?? least;
  for (let at = 0; at < items.length; ) {
    const piece = items.slice(at, at + size);
    let began = 0;
    const result = await transaction((tx) => {
      began = performance.now();
      return work(tx, piece);
    });
    at += piece.length;
    // A last piece that is smaller than might be tells nothing of larger ones, unless it was too long.
    const next = nextSize(size, performance.now() - began, least);
    size = piece.length < size ? Math.min(size, next) : next;
    pace.size = size;
    await between(at, result);
    await letOthers();
  }
}

/** Twice as large after a short piece, half after one that was too long. */
export function nextSize(size: number, tookMs: number, least = fewest): number {
  if (tookMs < shortMs) return size * 2;
  return tookMs > longestPieceMs ? Math.max(least, Math.floor(size / 2)) : size;
}

/** What came meanwhile is served before the next piece. */
export const letOthers = (): Promise<void> => new Promise((resume) => setImmediate(resume));
