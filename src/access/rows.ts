import type { Scalar } from '../schema';

/** A condition on rows: the field is one of these, or else the other condition holds. An empty `any` is no value at all. */
export interface RowCondition {
  field: string;
  any: readonly Scalar[];
  /** Instead of `any`: the record that the field names meets all of these; where it may name none, so does a row that names none. */
  in?: { resource: string; rows: readonly RowCondition[]; orNone: boolean; by?: never } | PointedAt;
  or?: RowCondition;
}

/**
 * Instead of `any`, the other way round: a record of `resource` names the one in the field by its `by`, and meets all of these; `orNone`, none
 * names it at all. Deleted ones count: whom nobody names any more stays where they were.
 */
export interface PointedAt {
  resource: string;
  by: string;
  rows: readonly RowCondition[];
  orNone: boolean;
}

/** Whichever of the conditions holds; null of none. */
export function anyOf(conditions: readonly RowCondition[]): RowCondition | null {
  return conditions.reduceRight<RowCondition | null>((or, condition) => (or ? { ...condition, or } : condition), null);
}
