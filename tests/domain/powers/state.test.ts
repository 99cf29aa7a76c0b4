import { describe, expect, test } from 'vitest';
import { bestPower } from '../../../src/domain/powers/best';
import { type PowerFacts, powerState } from '../../../src/domain/powers/state';

const today = '2026-11-20';
const power = (values: Partial<PowerFacts> = {}): PowerFacts => ({
  kind: 'upl1',
  filed_on: '2026-01-02',
  valid_from: '2026-01-01',
  ...values,
});

describe('how a power stands', () => {
  test.each([
    [{}, 'valid'],
    [{ valid_to: '2027-01-20' }, 'valid'],
    [{ valid_to: '2027-01-19' }, 'expiring'],
    [{ valid_to: today }, 'expiring'],
    [{ valid_to: '2026-11-19' }, 'expired'],
    [{ revoked_on: today }, 'revoked'],
    [{ revoked_on: '2026-12-31' }, 'expiring'],
    [{ filed_on: null }, 'prepared'],
    [{ filed_on: null, kind: 'bank' }, 'valid'],
    [{ valid_from: '2026-12-01' }, 'future'],
    [{ filed_on: null, valid_to: '2026-11-19' }, 'expired'],
  ] as const)('%o is %s', (values, state) => expect(powerState(power(values), today)).toBe(state));

  test('of several the one that works the longest counts, over those that are over', () => {
    const over = power({ valid_to: '2026-11-01' });
    const short = power({ valid_to: '2027-06-30' });
    const endless = power();
    expect(bestPower([over, short, endless], today)).toBe(endless);
    expect(bestPower([over, short], today)).toBe(short);
    expect(bestPower([over], today)).toBe(over);
    expect(bestPower([], today)).toBeNull();
  });
});
