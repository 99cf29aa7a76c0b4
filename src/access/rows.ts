import type { Scalar } from '../schema';

/** A condition on rows: the field is one of these, or else the other condition holds. An empty `any` is no value at all. */
export interface RowCondition {
  field: string;
  any: readonly Scalar[];
  /** Instead of `any`: the record that the field names meets all of these; where it may name none, so does a row that names none. */
  in?: { resource: string; rows: readonly RowCondition[]; orNone: boolean };
  or?: RowCondition;
}

/** Whichever of the conditions holds; null of none. */
export function anyOf(conditions: readonly RowCondition[]): RowCondition | null {
  return conditions.reduceRight<RowCondition | null>((or, condition) => (or ? { ...condition, or } : condition), null);
}
