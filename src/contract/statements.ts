import type { EntryState } from '../domain/statements/matchStatement';
import type { StatementEntry } from '../domain/statements/statement';

/** V02: the largest statement that is read, and the payments that are written at once. */
export const statementLimits = { fileBytes: 8 * 1024 * 1024 } as const;

/** A payment as a position keeps it. */
export interface KeptPayment {
  date: string;
  amount: number;
  source: string;
  proof: string | null;
}

/** A position that a movement may pay. */
export interface PayableChoice {
  item_id: string;
  /** Of the position as it was read: a payment that came meanwhile is not written over. */
  version: number;
  settlement_id: string;
  company: { id: string; title: string };
  kind: string;
  period: string;
  /** Whole grosze: the amount, and what is still to come besides what the client alone called paid. */
  amount: number;
  left: number;
  /** Payments that it has, the client's own words among them. */
  payments: KeptPayment[];
}

/** A movement beside what it may pay. */
export interface PlannedEntry extends StatementEntry {
  /** What a payment of it is proved by. */
  proof: string;
  state: EntryState;
  choices: PayableChoice[];
}

/** One account's movements; `currency` other than PLN pays nothing. */
export interface PlannedStatement {
  account: string | null;
  number: string | null;
  currency: string;
  /** Whose account it is: companies of the asker's, or the office itself; empty where nobody has it on a card. */
  owners: string[];
  entries: PlannedEntry[];
}

export interface StatementPlan {
  form: string;
  statements: PlannedStatement[];
  says: string[];
}
