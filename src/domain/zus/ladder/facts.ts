import type { Span } from '../months';

/** What the stages of contributions hang on; amounts in whole grosze, months `YYYY-MM`. Null is "not known". */
export interface LadderFacts {
  business_start: string;
  /** Last day before the end, or the suspension, of the business run before this one; null when this is the first. */
  earlier_business_end: string | null;
  /** Does for a former employer what was done for them as an employee in this year or the last. */
  former_employer: boolean | null;
  /** A farmer who stays in KRUS with a business (art. 5a of the act on farmers' insurance). */
  krus: boolean | null;
  /** Registered for social insurance before the start relief was over, or without using it. */
  start_relief_waived_on: string | null;
  suspensions: readonly Span[];
  closed_at: string | null;
  /** First month of Mały ZUS Plus, past or meant; null when it is not meant to be used. */
  small_plus_from: string | null;
  /** Tax card with VAT exemption, another business such as a partnership, or a former employer's work. */
  small_plus_excluded: boolean | null;
  /** Revenue of past calendar years, by year. */
  revenue: Readonly<Record<number, number | null>>;
}
