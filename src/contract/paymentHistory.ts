/** What a month came to: whole grosze of all that was to be paid, what is left of it, and by when. */
export interface PaidMonth {
  settlement_id: string;
  company_id: string;
  /** `2026-10`. */
  period: string;
  due: number;
  left: number;
  /** What the office put off or split into parts: neither paid nor to be paid by the day. */
  deferred: number;
  /** The nearest day of what is left, else the last day of what was paid; null where nothing was to be paid. */
  day: string | null;
}

/** Months that are told at most, the newest first. */
export const monthsInHistory = 240;
