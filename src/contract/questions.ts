/** A circumstance of a company that nobody has told yet, and what is due perhaps until somebody does. */
export interface CompanyQuestion {
  /** The company's field that the answer is written to. */
  field: string;
  label: string;
  /** The day it was sent to the client in a bundle that is still open; null where it was not. */
  sent_on: string | null;
  perhaps: { name: string; period: string; due: string; basis: string }[];
}
