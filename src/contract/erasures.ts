/** Why somebody's data are erased; it names nobody, so it stays in the trail. */
export const erasureReasons = {
  request: 'Żądanie osoby (art. 17 RODO)',
  ended: 'Koniec współpracy',
  mistake: 'Dane wprowadzone przez pomyłkę',
} as const;
export type ErasureReason = keyof typeof erasureReasons;

/** So many records of a kind. */
export interface Counted {
  resource: string;
  label: string;
  count: number;
}

/** Records that law keeps, together where they are kept as long for the same reason. */
export interface KeptCount extends Counted {
  /** Inclusive. */
  until: string;
  act: string;
}

/** What an erasure would do, before it is done. */
export interface ErasurePreview {
  title: string;
  goes: Counted[];
  files: number;
  kept: KeptCount[];
  /** Why it can't be done now; null where it can. */
  refused: string | null;
}

/** An erasure that was done; moments on Warsaw's clock. */
export interface Erasure {
  id: string;
  /** What it was of, in the singular. */
  subject: string;
  reason: string;
  at: string;
  by: string;
  records: number;
  files: number;
  kept: KeptCount[];
}

/** What the nightly look found due, by kind, and whether the firm has it deleted. */
export interface RetentionState {
  /** The firm's switch. */
  isOn: boolean;
  /** As of now. */
  due: DueCount[];
  /** The newest nightly looks. */
  reports: { day: string; done: boolean; due: DueCount[] }[];
}

export interface DueCount extends Counted {
  /** Of the retention table, in words. */
  term: string;
}
