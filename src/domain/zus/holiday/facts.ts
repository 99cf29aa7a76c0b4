import type { CompanyType, ZusScheme } from '../../deadlines/taxProfile';
import type { Span } from '../months';

/** How a year's right is used: what was chosen, sent and decided. Months `YYYY-MM`. */
export interface HolidayUse {
  month: string;
  status: 'planned' | 'submitted' | 'granted' | 'refused' | 'declined';
}

/** What the right to a contribution holiday hangs on. Null is "not known" and never taken for a yes or a no. */
export interface HolidayFacts {
  company_type: CompanyType;
  /** A court enforcement officer (komornik) has the right too. */
  bailiff: boolean;
  zus_scheme: ZusScheme | null;
  /** Years before it had no revenue. */
  business_start: string | null;
  /** First month with compulsory pension, disability and accident insurance from the business; null before it, or not known. */
  insured_since: string | null;
  /** Times without these insurances since then: suspensions, another title to insurance. */
  not_insured: readonly Span[];
  closed_at: string | null;
  /** Insured persons by month, the entrepreneur included; the last month known speaks for those after it. */
  insured_count: Readonly<Record<string, number>>;
  /** Whole grosze of revenue as under PIT, by year; 0 is none, null or absent not known. */
  revenue: Readonly<Record<number, number | null>>;
  /** Grosze for one euro at the end of a year, by year, where the office has it. */
  euro_rate: Readonly<Record<number, number | null>>;
  former_employer: boolean | null;
  /** Whole euro of de minimis aid in the last three years. */
  de_minimis_eur: number | null;
  uses: readonly HolidayUse[];
}
