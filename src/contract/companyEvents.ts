/** A term that follows from what happened, or from what a form says is about to be saved. */
export interface FollowingTerm {
  /** The rule; of one event each comes once. */
  rule: string;
  kind: string;
  name: string;
  /** What happened, with its day: `zatrudnienie 12.11.2026`. */
  occasion: string;
  nominal: string;
  due: string;
  /** Why it is due on another day than the act names, in Polish. */
  shifted: string | null;
  basis: string;
  source: string;
  certainty: 'verified' | 'statute' | 'disputed';
  note: string | null;
  /** What must first be found out, in a sentence: until then no task comes of it. */
  condition: string | null;
  /** The office said that it does not follow this time. */
  left_out: boolean;
  /** What it asks for was done already, on that day. */
  registered: string | null;
}
