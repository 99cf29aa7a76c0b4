import { describe, expect, test } from 'vitest';
import { quarterWarnings } from '../../../src/domain/deadlines/vatQuarter';

type Line = Parameters<typeof quarterWarnings>[0][number];
const exempt = (valid_from: string | null): Line => ({ valid_from, vat_status: 'exempt_limit', vat_period: null });
const monthly = (valid_from: string | null): Line => ({ valid_from, vat_status: 'active', vat_period: 'monthly' });
const quarterly = (valid_from: string | null): Line => ({ ...monthly(valid_from), vat_period: 'quarterly' });
const old = '2014-03-03';
const says = (registered: string, free: string) => [
  `VAT kwartalnie nie wolno przez 12 miesięcy od miesiąca rejestracji (${registered}): najwcześniej od ${free} (art. 99 ust. 3a VAT).`,
];

test.each<[string, Line[], string | null, string[]]>([
  ['on the day of the registration itself', [exempt(null), quarterly('2026-10-01')], old, says('01.10.2026', '01.10.2027')],
  [
    'in its twelve months, which end within a quarter',
    [exempt(null), monthly('2026-02-15'), quarterly('2027-01-01')],
    old,
    says('15.02.2026', '01.04.2027'),
  ],
  ['by a business that is not older', [monthly(null), quarterly('2027-01-01')], '2026-03-02', says('02.03.2026', '01.04.2027')],
  [
    'after a new registration, not the first one',
    [monthly(null), exempt('2025-01-01'), monthly('2026-06-01'), quarterly('2027-01-01')],
    old,
    says('01.06.2026', '01.07.2027'),
  ],
])('quarters are warned of %s', (_, chain, startedOn, warned) =>
  expect(quarterWarnings(chain, chain.at(-1)?.valid_from ?? '', startedOn)).toEqual(warned),
);

test.each<[string, Line[], string | null]>([
  ['from the thirteenth month on', [exempt(null), monthly('2025-12-31'), quarterly('2027-01-01')], old],
  ['by the month', [exempt(null), monthly('2027-01-01')], old],
  ['of who has long been registered', [monthly(null), quarterly('2027-01-01')], old],
  ['where nobody knows since when', [monthly(null), quarterly('2027-01-01')], null],
  ['of who is no active payer', [{ ...exempt('2027-01-01'), vat_period: 'quarterly' }], '2026-12-01'],
])('nothing is warned of %s', (_, chain, startedOn) =>
  expect(quarterWarnings(chain, chain.at(-1)?.valid_from ?? '', startedOn)).toEqual([]),
);

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
  test('stands beside the first twelve months', () =>
    expect(quarterWarnings([exempt(null), quarterly('2026-10-01')], '2026-10-01', old, true)).toHaveLength(2));
});

test('a registration typed before quarters that were entered ahead warns of those; what was before the day is left', () => {
  const chain = [exempt(null), monthly('2026-11-01'), quarterly('2027-01-01')];
  expect(quarterWarnings(chain, '2026-11-01', old)).toEqual(
    says('01.11.2026', '01.10.2027').map((each) => each.replace('01.10.2027', '01.01.2028')),
  );
  expect(quarterWarnings(chain, '2027-04-01', old)).toEqual([]);
});
