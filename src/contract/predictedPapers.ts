/** A paper that may be expected of a company in a month, as the office is shown it. */
export interface ExpectedPaper {
  /** Sent back in `without`, it leaves the paper out of the request. */
  name: string;
  company: { id: string; title: string };
  label: string;
  /** How often and on which day, in Polish. */
  why: string;
  /** The day on which it is usually issued for that month. */
  expected_on: string | null;
}
