/** A circumstance of a company that nobody has told yet, and what is due perhaps until somebody does. */
export interface CompanyQuestion {
  /** The company's field that the answer is written to. */
  field: string;
  label: string;
  perhaps: { name: string; period: string; due: string; basis: string }[];
}
