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
  /** People whom nothing else lets in, and who go along or are locked with it. */
  along: { resource: string; label: string; names: string[] }[];
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

/** So many records of a kind whose term is over. */
export interface DueCount extends Counted {
  /** Of the retention table, in words. */
  term: string;
}

/** What a look found whose term was over, on a day of Warsaw's, and whether it was erased. */
export interface RetentionReport {
  day: string;
  at: string;
  due: DueCount[];
  /** Null where it was only looked. */
  erased: { records: number; files: number } | null;
}

export interface RetentionState {
  /** The firm has it erased each night. */
  isOn: boolean;
  /** The newest first. */
  reports: RetentionReport[];
}
