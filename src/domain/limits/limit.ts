/** How sure a value is: seen in a source, computed from one, known from the statute only, a draft, entered by an office, or not known (value null). */
export type LimitCertainty = 'verified' | 'computed' | 'statute' | 'draft' | 'office' | 'unknown';

/** A number in the limit's unit (złote and euro with a decimal part, not grosze), several named ones, a list, or null: not known. */
export type LimitValue = number | readonly number[] | Readonly<Record<string, number>> | null;

export interface LimitRow {
  from: string;
  value: LimitValue;
  certainty: LimitCertainty;
  source: string;
  note: string | null;
}

/** An amount in euro that the act converts into złote, rounded to so many złote where the act says so. */
export interface EuroAmount {
  from: string;
  amount: number;
  roundedTo?: number;
}

/**
 * How a value follows from others of the table where it has none of its own: so many percent of another limit (of the one on
 * 1 January with `inJanuary`), or a base times rates, each contribution rounded to a grosz.
 */
export type Following = { percent: number; of: string; inJanuary?: boolean } | { base: string; rates: readonly string[] };

/** What is counted against the limit, whose it is, and what happens when it is passed. */
export interface LimitUseRule {
  period: 'month' | 'quarter' | 'year' | 'three_years';
  per: 'company' | 'person';
  /** This year's turnover is measured with this year's limit, or with the next year's (it decides about the next year). */
  decides: 'this_year' | 'next_year';
  /** Those who start during the year have a part of it: by days from the first one, or by whole months. */
  proRata?: 'days' | 'months';
  /** First day on which it is counted in this way. */
  from?: string;
  /** Percents from which it is watched, warned of and critical, where they are not the usual ones. */
  warn?: readonly [watch: number, warning: number, critical: number];
  effect: string;
}

/** One limit or rate with its values in time. A change of the law is one more row. */
export interface LimitDefinition {
  key: string;
  name: string;
  group: string;
  unit: 'PLN' | 'PLN/month' | 'PLN/year' | 'PLN/day' | 'PLN/km' | 'PLN/EUR' | 'EUR' | '%' | 'months';
  basis: string;
  /** What is counted, or whom it concerns, in every year. */
  note?: string;
  /** Written in an act until changed, so its last value goes on; otherwise announced for each year anew. */
  standing?: boolean;
  /** Last day on which the limit exists. */
  until?: string;
  /** Month and day on which its year begins, where that is not 1 January: `02-01`. */
  yearFrom?: string;
  euro?: readonly EuroAmount[];
  follows?: Following;
  use?: LimitUseRule;
  /** In order of time, each until the next one. */
  values: readonly LimitRow[];
}

export function since(
  from: string,
  value: LimitValue,
  certainty: LimitCertainty,
  source = '',
  note: string | null = null,
): LimitRow {
  return { from, value, certainty, source, note };
}
