import type { LimitCertainty } from './limit';

/** From the surest to the one that is not known at all. */
const ORDER: readonly LimitCertainty[] = ['verified', 'computed', 'office', 'statute', 'draft', 'unknown'];

/** Seen in a source, or computed from what was: what the office need not correct. */
export const isSure = (certainty: LimitCertainty): boolean => certainty === 'verified' || certainty === 'computed';

/** How sure is what was made of several values: as the least sure of them. */
export const leastSure = (certainties: readonly LimitCertainty[]): LimitCertainty =>
  certainties.reduce((least, each) => (ORDER.indexOf(each) > ORDER.indexOf(least) ? each : least), 'verified');
