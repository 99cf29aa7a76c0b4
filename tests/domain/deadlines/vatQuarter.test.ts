import { describe, expect, test } from 'vitest';
import { quarterWarnings } from '../../../src/domain/deadlines/vatQuarter';

type Line = Parameters<typeof quarterWarnings>[0][number];
const monthly = (valid_from: string | null): Line => ({ valid_from, vat_status: 'active', vat_period: 'monthly' });
const quarterly = (valid_from: string | null): Line => ({ ...monthly(valid_from), vat_period: 'quarterly' });
const old = '2014-03-03';

describe('what of annex 15 was supplied over the limit', () => {
  const chain = [monthly(null), quarterly('2027-01-01')];
  test('bars quarters from the day on, of whoever is registered for long too', () => {
    expect(quarterWarnings(chain, '2027-01-01', old, true)).toEqual([
      expect.stringMatching(/^VAT kwartalnie nie wolno .*załącznika 15 .*50 000 zł netto.*\(art\. 99 ust\. 3a pkt 2 VAT\)\.$/),
    ]);
    expect(quarterWarnings([quarterly(null)], '2027-01-01', null, true)).toHaveLength(1);
  });
  test('bars neither months nor what was before the day, and says nothing where it is not, or nobody told', () => {
    expect(quarterWarnings([monthly(null)], '2027-01-01', old, true)).toEqual([]);
    expect(quarterWarnings(chain, '2027-04-01', old, true)).toEqual([]);
    expect(quarterWarnings(chain, '2027-01-01', old, false)).toEqual([]);
    expect(quarterWarnings(chain, '2027-01-01', old, null)).toEqual([]);
  });
});
