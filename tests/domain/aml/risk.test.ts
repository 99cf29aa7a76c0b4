import { describe, expect, test } from 'vitest';
import { amlState, nextReview } from '../../../src/domain/aml/review';

describe('the file by the act against money laundering', () => {
  test.each([
    ['low', '2028-02-28'],
    ['standard', '2027-02-28'],
    ['elevated', '2026-08-28'],
    ['high', '2026-05-28'],
  ] as const)('of %s risk is looked at again by %s', (risk, next) => expect(nextReview('2026-02-28', risk)).toBe(next));
  test.each([
    [null, 'missing'],
    ['2026-11-19', 'overdue'],
    ['2026-11-20', 'soon'],
    ['2027-01-19', 'soon'],
    ['2027-01-20', 'current'],
  ] as const)('with the next look on %s stands as %s on 20.11.2026', (next, state) =>
    expect(amlState(next, '2026-11-20')).toBe(state),
  );
});
