/** A JPK_V7 file: who, for when, what its declaration says and whether its records add up. Amounts are whole grosze. */
export interface Jpk {
  /** `JPK_V7M (3)`, `JPK_V7K (3)`. */
  form: string;
  /** The name space of the root element. */
  namespace: string;
  variant: number;
  quarterly: boolean;
  created_at: string | null;
  /** The first filing, or a correction of it. */
  purpose: 'filing' | 'correction';
  purpose_label: string;
  tax_office_code: string;
  /** The month of the records, `YYYY-MM`. */
  month: string;
  /** The quarter of the declaration of a quarterly payer, 1-4. */
  quarter: number | null;
  taxpayer: JpkTaxpayer;
  /** Null when the file has records alone: in the first two months of a quarter, or when a correction is of them alone. */
  declaration: JpkDeclaration | null;
  sales: JpkRecords | null;
  purchases: JpkRecords | null;
}

export interface JpkTaxpayer {
  nip: string;
  name: string;
  natural_person: boolean;
  email: string | null;
}

export interface JpkDeclaration {
  form: string | null;
  /** P_38: tax due in total. */
  tax_due: number;
  /** P_48: input tax in total. */
  input_tax: number;
  /** P_51: to be paid. */
  to_pay: number;
  /** P_53: excess of input tax. */
  excess: number;
  /** P_54: to be refunded. */
  to_refund: number;
  /** P_62: carried to the next period. */
  to_carry: number;
  /** Every position filled in, by its name (`P_19`). */
  positions: Readonly<Record<string, number>>;
}

export interface JpkRecords {
  rows: number;
  stated_rows: number;
  /** By the rows; for sales without those marked FP, which the total leaves out. */
  tax: number;
  stated_tax: number;
  /** How the rows are known to KSeF; `none` counts rows of versions before (3). */
  marks: Record<KsefMark | 'none', number>;
}

/** NrKSeF, or why there is none: OFF failure mode, BFK outside of KSeF, DI other documents and those still to be numbered. */
export type KsefMark = 'NrKSeF' | 'OFF' | 'BFK' | 'DI';
