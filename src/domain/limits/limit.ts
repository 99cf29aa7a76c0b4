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
  effect: string;
}

/** One limit or rate with its values in time. A change of the law is one more row. */
export interface LimitDefinition {
  key: string;
  name: string;
  group: string;
  unit: 'PLN' | 'PLN/month' | 'PLN/year' | 'PLN/day' | 'PLN/km' | 'PLN/EUR' | 'EUR' | '%' | 'months';
  basis: string;
  /** Written in an act until changed, so its last value goes on; otherwise announced for each year anew. */
  standing?: boolean;
  /** Last day on which the limit exists. */
  until?: string;
  euro?: readonly EuroAmount[];
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
