/** What a figure that was read says of the payment: to be paid, given back, carried over, or that there is nothing. */
export type AmountType = 'due' | 'refund' | 'carry' | 'zero';

/** One figure of one company's month, as a file or a table tells it. */
export interface AmountReading {
  /** Ten digits. */
  nip: string;
  /** The month whose settlement tells of it, `YYYY-MM`. */
  period: string;
  /** A kind of position. */
  kind: string;
  /** Whole grosze. */
  amount: number;
  amount_type: AmountType;
}

/** What a file is and tells: JPK_V7, or a KEDU document of Płatnik. */
export interface AmountFile {
  readings: AmountReading[];
  /** What should be known of it, in Polish: a correction, records without a declaration. */
  says: string[];
}

/**
 * What taking a figure over would do: write it into an empty position, change one, or add one; `same` does nothing. The rest can't be taken
 * over: nobody has that NIP, the month is not open, the client has it already, the month is being checked or closed, several positions fit.
 */
export type AmountState = 'fill' | 'change' | 'add' | 'same' | 'unknown' | 'not_open' | 'sent' | 'checked' | 'several';

export const takenStates: readonly AmountState[] = ['fill', 'change', 'add'];

export interface PlannedAmount extends AmountReading {
  state: AmountState;
  company: { id: string; title: string } | null;
  settlement_id: string | null;
  item_id: string | null;
  /** Of the position as it was read: what somebody changes meanwhile is not written over. Null where nothing stands. */
  version: number | null;
  /** What stands there now, in grosze; null where nothing does. */
  before: number | null;
  before_type: string | null;
}
