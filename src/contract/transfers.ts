/** V02: transfers of one package. */
export const transferLimits = { transfers: 500 } as const;

/** A position of a month as a transfer, or why it is none. */
export interface TransferRow {
  item_id: string;
  settlement_id: string;
  company: { id: string; title: string };
  kind: string;
  person: string | null;
  /** Whole grosze that are left to pay; null where no amount was written. */
  amount: number | null;
  due_on: string;
  /** What is known of the transfer; null where it can't be made, and `why` says it. */
  transfer: { on: string; from: string; to: string; payee: string; title: string; bank: string } | null;
  why: string | null;
  says: string[];
  /** Whether it went into a package before. */
  taken: boolean;
}

/** Accounts that a company may pay from, where there are several to choose among. */
export interface PayingAccounts {
  company: { id: string; title: string };
  accounts: string[];
}

export interface TransferPlan {
  rows: TransferRow[];
  choices: PayingAccounts[];
}
