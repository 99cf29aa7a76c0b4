import type { Color } from '../schema';

/** How a company stands with one limit of the year; amounts in whole grosze, `percent` in hundredths of a percent. */
export interface CompanyLimit {
  code: string;
  name: string;
  state: string;
  label: string;
  color: Color;
  percent: number | null;
  used: number | null;
  limit: number | null;
  /** The last month that is counted; null where the amount was typed. */
  counted_to: string | null;
  missing_months: number | null;
  /** The day on which it was or will be passed; null where it will not be this year, or nothing can be said. */
  forecast: string | null;
  /** It was passed already. */
  passed: boolean;
  /** What follows from passing it. */
  effect: string;
  basis: string;
  /** Measured with this year's limit, as the next year's decides and is not announced. */
  provisional: boolean;
  /** Nobody told whether it is the company's at all. */
  perhaps: boolean;
}

export interface CompanyLimits {
  year: number;
  limits: CompanyLimit[];
}
