/** A circumstance of a company that nobody has told yet, and what is due perhaps until somebody does. */
export interface CompanyQuestion {
  /** The company's field that the answer is written to. */
  field: string;
  /** The month that it is asked of, where the answer is of that month alone. */
  month: string | null;
  /** The question itself, a whole sentence. */
  label: string;
  /** A "no" makes an obligation sure: nobody answers it along with others. */
  no_binds: boolean;
  /** The day it was sent to the client in a bundle that is still open; null where it was not. */
  sent_on: string | null;
  perhaps: { name: string; period: string; due: string; basis: string }[];
}
