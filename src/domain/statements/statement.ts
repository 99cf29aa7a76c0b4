/** One movement on an account, as its bank booked it. */
export interface StatementEntry {
  /** The day on which it was booked, `YYYY-MM-DD`. */
  on: string;
  /** Whole hundredths of the statement's currency: above zero came in, below it went out. */
  amount: number;
  /** Twenty-six digits of the other side; null where the bank does not say. */
  other_account: string | null;
  other_name: string | null;
  title: string;
  /** The bank's own number of it. */
  reference: string | null;
  /** The bank took an earlier movement back by it. */
  returned?: true;
}

/** What one account's movements were over some days. */
export interface Statement {
  /** Twenty-six digits; null for one that is no Polish account. */
  account: string | null;
  number: string | null;
  currency: string;
  entries: StatementEntry[];
}

export interface StatementFile {
  form: 'MT940' | 'camt.053';
  statements: Statement[];
  /** What should be known of the file, in Polish: lines that could not be read, a balance that does not agree. */
  says: string[];
}

/** A file that is no statement, or can't be read; the message is Polish and may be shown as it is. */
export class StatementRefused extends Error {
  override readonly name = 'StatementRefused';
}

/** Whether entries come from one balance to the other; said where they do not, as some may be missing. */
export function balanceSays(
  opening: number | null,
  closing: number | null,
  entries: readonly StatementEntry[],
  of: string,
): string[] {
  if (opening === null || closing === null) return [];
  const sum = entries.reduce((total, { amount }) => total + amount, 0);
  return opening + sum === closing ? [] : [`Saldo nie zgadza się z operacjami (${of}): w pliku może czegoś brakować.`];
}
