import type { FilterTerm } from './listQuery';

/** Parts of a day that rows may be put together by: `start_date:month`. A week is its Monday, a weekday 1 (Monday) to 7. */
export const dateParts = ['day', 'week', 'month', 'quarter', 'year', 'weekday'] as const;
export type DatePart = (typeof dateParts)[number];

/** How much one question may ask for; more groups than that is 422, and so is a group of fewer records than `fewest` where it tells of pay or health. */
export const groupLimits = { by: 3, sums: 5, groups: 5_000, fewest: 5 };

/** What rows are put together by and what of them is summed; nothing in `by` is one group of everything. */
export interface GroupsQuery {
  by: readonly string[];
  sum: readonly string[];
  search: string;
  filters: readonly FilterTerm[];
}

/** A value that rows share: of a choice, an id, a number, a day `2026-11-20`, a month `2026-11`, a quarter `2026-Q4`; null where they have none. */
export type GroupValue = string | number | boolean | null;

/** Rows that share their values; with several things in `by`, `key` and `title` are lists in that order. */
export interface Group {
  key: GroupValue | GroupValue[];
  /** What people call the value, where it does not say itself: of choices, yes and no, and references. */
  title?: string | null | (string | null)[];
  count: number;
  /** By what was summed; rows without a value add nothing. */
  sums: Record<string, number>;
}
