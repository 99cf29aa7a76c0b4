import type { LadderFacts } from '../../../src/domain/zus/ladder/facts';

/** Somebody who begins a first business on 1.03.2026 and gives nothing up. */
export const starter = (facts: Partial<LadderFacts> = {}): LadderFacts => ({
  business_start: '2026-03-01',
  earlier_business_end: null,
  former_employer: false,
  krus: false,
  start_relief_waived_on: null,
  suspensions: [],
  closed_at: null,
  small_plus_from: null,
  small_plus_excluded: false,
  revenue: {},
  ...facts,
});
