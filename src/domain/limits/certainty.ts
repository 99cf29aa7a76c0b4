import type { LimitCertainty } from './limit';

/** What is less sure than what was verified, down to what is not known at all. */
const LESS_SURE: readonly LimitCertainty[] = ['computed', 'office', 'statute', 'draft', 'unknown'];

/** Seen in a source, or computed from what was: what the office need not correct. */
export const isSure = (certainty: LimitCertainty): boolean => certainty === 'verified' || certainty === 'computed';

/** How sure is what was made of several values: as the least sure of them. */
export const leastSure = (certainties: readonly LimitCertainty[]): LimitCertainty =>
  LESS_SURE.findLast((each) => certainties.includes(each)) ?? 'verified';
