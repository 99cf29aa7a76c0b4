/** V02: settlements that are sent at once. */
export const sendingLimits = { settlements: 200 } as const;

/** Which settlements their clients have now, and why others were left as they were. */
export interface SentSettlements {
  sent: string[];
  /** `top_ups` where nothing but yearly top-ups without an amount holds it back. */
  skipped: { id: string; title: string; why: string; top_ups?: true }[];
}
