/** A piece of work holds what others wait for no longer than this (O07). */
export const longestPieceMs = 200;
/** A piece that took less may be followed by a larger one: others may come between, and the machine may be busy. */
const shortMs = 80;
/** No piece is smaller: what each costs by itself would outweigh its work, and ever smaller ones would never end. */
const smallest = 10;

/**
 * Does work over many items piece by piece, each as large as fits the time: a slow machine gets smaller ones. Between two pieces others
 * have their turn, and `between` may end it all by throwing.
 */
export async function inPieces<Item>(
  items: readonly Item[],
  work: (piece: readonly Item[]) => Promise<unknown>,
  between: (done: number) => Promise<void> = async () => undefined,
): Promise<void> {
  let size = smallest;
  for (let at = 0; at < items.length; ) {
    const piece = items.slice(at, at + size);
    const began = performance.now();
    await work(piece);
    at += piece.length;
    size = nextSize(size, performance.now() - began);
    await between(at);
    await letOthers();
  }
}

/** Twice as large after a short piece, half after one that was too long. */
export function nextSize(size: number, tookMs: number): number {
  if (tookMs < shortMs) return size * 2;
  return tookMs > longestPieceMs ? Math.max(smallest, Math.floor(size / 2)) : size;
}

/** What came meanwhile is served before the next piece. */
export const letOthers = (): Promise<void> => new Promise((resume) => setImmediate(resume));
