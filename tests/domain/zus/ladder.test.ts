import { describe, expect, test } from 'vitest';
import type { LadderFacts } from '../../../src/domain/zus/ladder/facts';
import { contributionLadder, starterReliefs, stepOn } from '../../../src/domain/zus/ladder/ladder';
import { coversMonth, fullMonthsEnd, monthsApart, monthsFrom } from '../../../src/domain/zus/months';
import { SCHEME_RULES, SMALL_PLUS_TERMS, schemeRule } from '../../../src/domain/zus/schemes';
import { addDays, lastDayOf } from '../../../src/lib/dates';
import fc from '../../support/properties';
import { starter } from './starter';

const ladder = (facts: Partial<LadderFacts>, until = '2032-12') =>
  contributionLadder(starter(facts), until).map(
    ({ scheme, from, to, sure }) => `${scheme} ${from}–${to ?? ''}${sure ? '' : ' ?'}`,
  );

describe('start relief', () => {
  test.each([
    ['2019-06-01', '2019-11-30'],
    ['2019-06-02', '2019-12-31'],
    ['2018-05-07', '2018-11-30'],
    ['2018-05-04', '2018-11-30'],
    ['2026-08-31', '2027-02-28'],
    ['2026-12-01', '2027-05-31'],
  ])('of a business begun on %s lasts to %s: six full calendar months', (business_start, end) => {
    expect(starterReliefs(starter({ business_start })).relief).toEqual([business_start, end]);
  });

  test('is followed by twenty-four months of preferential contributions and then by full ones', () => {
    expect(ladder({ business_start: '2026-03-01' })).toEqual([
      'start_relief 2026-03-01–2026-08-31',
      'preferential 2026-09-01–2028-08-31',
      'full 2028-09-01–',
    ]);
    expect(ladder({ business_start: '2026-03-02' })).toEqual([
      'start_relief 2026-03-02–2026-09-30',
      'preferential 2026-10-01–2028-09-30',
      'full 2028-10-01–',
    ]);
  });

  test('waived from the start leaves twenty-four full months of preferential contributions', () => {
    expect(ladder({ business_start: '2026-03-10', start_relief_waived_on: '2026-03-10' })).toEqual([
      'preferential 2026-03-10–2028-03-31',
      'full 2028-04-01–',
    ]);
    expect(ladder({ business_start: '2026-03-01', start_relief_waived_on: '2026-03-01' })[0]).toBe(
      'preferential 2026-03-01–2028-02-29',
    );
  });

  test('waived on the way ends the day before, whatever day it is', () => {
    expect(ladder({ start_relief_waived_on: '2026-05-15' })).toEqual([
      'start_relief 2026-03-01–2026-05-14',
      'preferential 2026-05-15–2028-05-31',
      'full 2028-06-01–',
    ]);
    expect(ladder({ start_relief_waived_on: '2026-05-01' })[0]).toBe('start_relief 2026-03-01–2026-04-30');
    expect(ladder({ start_relief_waived_on: '2026-08-31' })).toEqual([
      'start_relief 2026-03-01–2026-08-30',
      'preferential 2026-08-31–2028-08-31',
      'full 2028-09-01–',
    ]);
  });

  test('waived after it was over changes nothing', () => {
    expect(ladder({ start_relief_waived_on: '2026-09-01' })).toEqual(ladder({}));
  });

  test('was not there before 30.04.2018', () => {
    expect(ladder({ business_start: '2018-04-29' }, '2021-12')).toEqual([
      'preferential 2018-04-29–2020-04-30',
      'full 2020-05-01–',
    ]);
    expect(ladder({ business_start: '2018-04-30' }, '2018-12')[0]).toBe('start_relief 2018-04-30–2018-10-31');
  });
});

describe('who starts anew', () => {
  test('sixty calendar months after an earlier business, and not a month less', () => {
    expect(ladder({ earlier_business_end: '2021-02-28' })[0]).toBe('start_relief 2026-03-01–2026-08-31');
    expect(ladder({ earlier_business_end: '2021-03-01' })).toEqual(['full 2026-03-01–']);
    expect(ladder({ earlier_business_end: '2025-12-31' })).toEqual(['full 2026-03-01–']);
  });

  test('not who works for a former employer', () => {
    expect(ladder({ former_employer: true })).toEqual(['full 2026-03-01–']);
    expect(ladder({ former_employer: null })[0]).toBe('start_relief 2026-03-01–2026-08-31');
  });

  test('a farmer in KRUS has no stages in ZUS', () => expect(ladder({ krus: true })).toEqual([]));
});

describe('suspension', () => {
  test('does not lengthen the relief: four of six months are left after two', () => {
    expect(ladder({ business_start: '2018-05-04', suspensions: [{ from: '2018-06-01', to: '2018-07-31' }] }, '2019-01')).toEqual([
      'start_relief 2018-05-04–2018-05-31',
      'none 2018-06-01–2018-07-31',
      'start_relief 2018-08-01–2018-11-30',
      'preferential 2018-12-01–',
    ]);
  });

  test('of a part of a month bears contributions', () => {
    expect(ladder({ suspensions: [{ from: '2026-05-02', to: '2026-05-31' }] })).toEqual(ladder({}));
  });

  test('over the beginning of a stage has it begin when the business is resumed', () => {
    expect(ladder({ suspensions: [{ from: '2026-08-01', to: '2026-10-31' }] })).toEqual([
      'start_relief 2026-03-01–2026-07-31',
      'none 2026-08-01–2026-10-31',
      'preferential 2026-11-01–2028-08-31',
      'full 2028-09-01–',
    ]);
  });

  test('without an end goes on', () => {
    expect(ladder({ suspensions: [{ from: '2026-06-01', to: null }] })).toEqual([
      'start_relief 2026-03-01–2026-05-31',
      'none 2026-06-01–',
    ]);
  });
});

test('the end of the business is the end of the last stage', () => {
  expect(ladder({ closed_at: '2027-01-15' })).toEqual([
    'start_relief 2026-03-01–2026-08-31',
    'preferential 2026-09-01–2027-01-15',
  ]);
  expect(ladder({ closed_at: '2027-01-15' }, '2026-10')).toEqual([
    'start_relief 2026-03-01–2026-08-31',
    'preferential 2026-09-01–',
  ]);
});

describe('Mały ZUS Plus', () => {
  const old = { business_start: '2020-01-01', start_relief_waived_on: '2020-01-01' };
  const revenue = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [2020 + at, 10_000_000]));

  test('comes after the preferential months, for 36 of each 60, then full until the sixty are over', () => {
    expect(ladder({ small_plus_from: '2026-01', revenue }, '2034-06')).toEqual([
      'start_relief 2026-03-01–2026-08-31',
      'preferential 2026-09-01–2028-08-31',
      'maly_plus 2028-09-01–2031-08-31',
      'full 2031-09-01–2033-08-31',
      'maly_plus 2033-09-01–',
    ]);
  });

  test('months before 2026 do not count: who used thirty has thirty-six again', () => {
    expect(ladder({ ...old, small_plus_from: '2023-07', revenue }, '2031-06')).toEqual([
      'preferential 2020-01-01–2021-12-31',
      'full 2022-01-01–2023-06-30',
      'maly_plus 2023-07-01–2028-12-31',
      'full 2029-01-01–2030-12-31',
      'maly_plus 2031-01-01–',
    ]);
  });

  test('who used up all thirty-six before 2026 begins anew in January 2026', () => {
    expect(ladder({ ...old, small_plus_from: '2022-01', revenue }, '2026-06')).toEqual([
      'preferential 2020-01-01–2021-12-31',
      'maly_plus 2022-01-01–2024-12-31 ?',
      'full 2025-01-01–2025-12-31',
      'maly_plus 2026-01-01–',
    ]);
  });

  test('the sixty months begin with the first month it is used after 2025', () => {
    expect(ladder({ ...old, small_plus_from: '2027-01', revenue }, '2032-02').slice(1)).toEqual([
      'full 2022-01-01–2026-12-31',
      'maly_plus 2027-01-01–2029-12-31',
      'full 2030-01-01–2031-12-31',
      'maly_plus 2032-01-01–',
    ]);
  });

  test('months wholly suspended count neither among the 36 nor among the 60', () => {
    const suspensions = [{ from: '2026-03-01', to: '2026-08-31' }];
    expect(
      ladder({ ...old, small_plus_from: '2026-01', revenue: { ...revenue, 2026: 5_000_000 }, suspensions }, '2031-08').slice(1),
    ).toEqual([
      'full 2022-01-01–2025-12-31',
      'maly_plus 2026-01-01–2026-02-28',
      'none 2026-03-01–2026-08-31',
      'maly_plus 2026-09-01–2029-06-30',
      'full 2029-07-01–2031-06-30',
      'maly_plus 2031-07-01–',
    ]);
  });

  test('rests in a year after too much revenue', () => {
    const step = (amount: number | null) =>
      ladder({ ...old, small_plus_from: '2026-01', revenue: { ...revenue, 2026: amount } }, '2028-03').slice(2);
    expect(step(12_000_000)).toEqual(['maly_plus 2026-01-01–']);
    expect(step(12_000_001)).toEqual(['maly_plus 2026-01-01–2026-12-31', 'full 2027-01-01–2027-12-31', 'maly_plus 2028-01-01–']);
    expect(step(null)).toEqual(['maly_plus 2026-01-01– ?']);
  });

  test('has a smaller limit after a year of fewer days', () => {
    const begun = {
      business_start: '2024-07-02',
      start_relief_waived_on: '2024-07-02',
      earlier_business_end: '2024-01-01',
      small_plus_from: '2025-01',
    };
    const limit = Math.round((12_000_000 * 183) / 366);
    expect(ladder({ ...begun, revenue: { 2024: limit } }, '2025-12')).toEqual([
      'full 2024-07-02–2024-12-31',
      'maly_plus 2025-01-01–',
    ]);
    expect(ladder({ ...begun, revenue: { 2024: limit + 1 } }, '2025-12')).toEqual(['full 2024-07-02–']);
  });

  test('needs sixty days of business in the year before', () => {
    const begun = (business_start: string, suspensions: LadderFacts['suspensions'] = []) =>
      ladder(
        { business_start, earlier_business_end: '2025-01-01', small_plus_from: '2026-01', revenue: { 2025: 0 }, suspensions },
        '2026-12',
      );
    expect(begun('2025-11-02')).toEqual(['full 2025-11-02–2025-12-31', 'maly_plus 2026-01-01–']);
    expect(begun('2025-11-03')).toEqual(['full 2025-11-03–']);
    expect(begun('2025-11-02', [{ from: '2025-11-10', to: '2025-11-10' }])).toEqual(['full 2025-11-02–']);
  });

  test('is not for those whose business rules it out, nor for those who do not want it', () => {
    expect(ladder({ ...old, small_plus_from: '2026-01', small_plus_excluded: true, revenue }, '2027-01').at(-1)).toBe(
      'full 2022-01-01–',
    );
    expect(ladder({ ...old, revenue }, '2027-01').at(-1)).toBe('full 2022-01-01–');
  });

  test('was not there before February 2020', () => {
    expect(ladder({ business_start: '2015-01-01', small_plus_from: '2016-01', revenue: {} }, '2020-03').slice(1)).toEqual([
      'full 2017-01-01–2020-01-31',
      'maly_plus 2020-02-01– ?',
    ]);
  });
});

test('each stage bears its code, its provision and its certainty', () => {
  const steps = contributionLadder(
    starter({ small_plus_from: '2028-09', suspensions: [{ from: '2031-10-01', to: null }] }),
    '2031-12',
  );
  expect(steps.map(({ label, title_code, basis, certainty }) => [label, title_code, basis, certainty])).toEqual([
    ['ulga na start', '05 40', 'art. 18 Prawa przedsiębiorców', 'verified'],
    ['składki preferencyjne', '05 70', 'art. 18a u.s.u.s.', 'verified'],
    ['Mały ZUS Plus', '05 90', 'art. 18c u.s.u.s.', 'verified'],
    ['pełne składki', '05 10', 'art. 18 ust. 8 u.s.u.s.', 'verified'],
    ['zawieszenie, bez składek', null, 'art. 36a u.s.u.s.; art. 22-25 Prawa przedsiębiorców', 'statute'],
  ]);
  expect(stepOn(steps, '2026-08-31')?.scheme).toBe('start_relief');
  expect(stepOn(steps, '2026-09-01')?.scheme).toBe('preferential');
  expect(stepOn(steps, '2040-01-01')?.scheme).toBe('none');
  expect(stepOn(steps, '2026-02-28')).toBeNull();
});

test('the tables of stages and terms leave no gap and overlap nowhere', () => {
  expect(SCHEME_RULES.every(({ scheme }) => SCHEME_RULES.filter((rule) => rule.scheme === scheme).length === 1)).toBe(true);
  expect(SMALL_PLUS_TERMS.map(({ from, until, months, within }) => [from, until, months, within])).toEqual([
    ['2020-02', '2025-12', 36, 60],
    ['2026-01', null, 36, 60],
  ]);
  expect(schemeRule('maly_plus', '2020-01-31')).toBeNull();
  expect(schemeRule('krus', '2026-01-01')).toBeNull();
});

const date = fc
  .date({ min: new Date('2018-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((each) => each.toISOString().slice(0, 10));
const facts: fc.Arbitrary<LadderFacts> = fc.record({
  business_start: date,
  earlier_business_end: fc.constant(null),
  former_employer: fc.constantFrom(true, false, null),
  krus: fc.constant(false),
  start_relief_waived_on: fc.option(date),
  suspensions: fc.array(
    fc.tuple(date, fc.integer({ min: 29, max: 400 })).map(([from, days]) => ({ from, to: addDays(from, days) })),
    { maxLength: 1 },
  ),
  closed_at: fc.constant(null),
  small_plus_from: fc.option(date.map((each) => each.slice(0, 7))),
  small_plus_excluded: fc.boolean(),
  revenue: fc.dictionary(fc.integer({ min: 2018, max: 2031 }).map(String), fc.option(fc.integer({ min: 0, max: 20_000_000 }))),
});

test('stages follow each other day by day from the start, never twice the same', () => {
  fc.assert(
    fc.property(facts, (each) => {
      const steps = contributionLadder(each, '2035-12');
      expect(steps[0]?.from).toBe(each.business_start);
      for (const [at, step] of steps.entries()) {
        const next = steps[at + 1];
        if (next) expect(step.to && addDays(step.to, 1)).toBe(next.from);
        else expect(step.to).toBeNull();
        expect(next?.scheme).not.toBe(step.scheme);
        if (step.to) expect(step.from <= step.to).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});

test('a longer horizon only adds to a shorter one', () => {
  fc.assert(
    fc.property(facts, fc.integer({ min: 2031, max: 2036 }), (each, year) => {
      const short = contributionLadder(each, `${year}-06`);
      const long = contributionLadder(each, '2037-12');
      expect(long.slice(0, short.length - 1).map(({ scheme, from, to }) => [scheme, from, to])).toEqual(
        short.slice(0, -1).map(({ scheme, from, to }) => [scheme, from, to]),
      );
      expect(long[short.length - 1]).toMatchObject({ scheme: short.at(-1)?.scheme, from: short.at(-1)?.from });
    }),
    { numRuns: 200 },
  );
});

test('Mały ZUS Plus is never used for more than 36 of any 60 months of business within its term', () => {
  fc.assert(
    fc.property(facts, (each) => {
      const months = monthsFrom('2026-01', '2035-12').filter((month) => `${month}-01` > each.business_start);
      const steps = contributionLadder(each, '2035-12');
      const run = months.map((month) => stepOn(steps, lastDayOf(month))?.scheme).filter((scheme) => scheme !== 'none');
      const first = run.indexOf('maly_plus');
      if (first < 0) return;
      for (let at = first; at < run.length; at += 60)
        expect(run.slice(at, at + 60).filter((scheme) => scheme === 'maly_plus').length).toBeLessThanOrEqual(36);
    }),
    { numRuns: 200 },
  );
});

describe('months', () => {
  test('from one to another', () => {
    expect(monthsFrom('2026-11', '2027-01')).toEqual(['2026-11', '2026-12', '2027-01']);
    expect(monthsFrom('2027-01', '2026-12')).toEqual([]);
    expect(monthsApart('2026-11', '2027-01')).toBe(2);
    expect(monthsApart('2027-01', '2026-11')).toBe(-2);
  });

  test('full months from a day', () => {
    expect(fullMonthsEnd('2026-01-01', 1)).toBe('2026-01-31');
    expect(fullMonthsEnd('2026-01-02', 1)).toBe('2026-02-28');
  });

  test('covered by a span, but for what lies outside of the business', () => {
    const covered = (from: string, to: string | null, first = '2026-01-01', last: string | null = null) =>
      coversMonth([{ from, to }], '2026-05', first, last);
    expect(covered('2026-05-01', '2026-05-31')).toBe(true);
    expect(covered('2026-05-01', null)).toBe(true);
    expect(covered('2026-05-02', null)).toBe(false);
    expect(covered('2026-05-01', '2026-05-30')).toBe(false);
    expect(covered('2026-05-10', null, '2026-05-10')).toBe(true);
    expect(covered('2026-05-01', '2026-05-20', '2026-01-01', '2026-05-20')).toBe(true);
  });
});

describe('edges of the reliefs', () => {
  test('waived after it was over changes nothing', () =>
    expect(starterReliefs(starter({ start_relief_waived_on: '2027-01-10' })).relief).toEqual(['2026-03-01', '2026-08-31']));

  test('waived on the second day leaves one day of it', () => {
    const facts = { business_start: '2026-03-10', start_relief_waived_on: '2026-03-11' };
    expect(starterReliefs(starter(facts)).relief).toEqual(['2026-03-10', '2026-03-10']);
    expect(ladder(facts)[0]).toBe('start_relief 2026-03-10–2026-03-10');
  });

  test('a business from before the start relief has preferential contributions alone, from before those nothing', () => {
    expect(starterReliefs(starter({ business_start: '2015-03-01' }))).toEqual({
      relief: null,
      preferential: ['2015-03-01', '2017-02-28'],
    });
    expect(starterReliefs(starter({ business_start: '2001-01-01' }))).toEqual({ relief: null, preferential: null });
    expect(ladder({ business_start: '2001-01-01' }, '2001-03')).toEqual(['full 2001-01-01–']);
  });

  test('an end after the horizon is not looked at; one in its month is', () => {
    const until = (closed_at: string) => ladder({ closed_at }, '2028-12').at(-1);
    expect(until('2033-05-10')).toBe('full 2028-09-01–');
    expect(until('2028-12-10')).toBe('full 2028-09-01–2028-12-10');
    expect(ladder({ closed_at: '2033-05-10' }, '2027-01')).toEqual([
      'start_relief 2026-03-01–2026-08-31',
      'preferential 2026-09-01–',
    ]);
  });
});

test('months are covered up to an end that comes after them', () => {
  const march = [{ from: '2026-03-01', to: '2026-03-31' }];
  expect(coversMonth(march, '2026-03', '2026-01-01', '2026-06-30')).toBe(true);
  expect(coversMonth(march, '2026-03', '2026-01-01', null)).toBe(true);
  expect(coversMonth([{ from: '2026-03-01', to: '2026-03-30' }], '2026-03', '2026-01-01', null)).toBe(false);
  expect(coversMonth([{ from: '2026-03-01', to: '2026-03-10' }], '2026-03', '2026-01-01', '2026-03-10')).toBe(true);
});

describe('the law of the stages', () => {
  test('has for each its act, its source and how sure it is', () => {
    for (const rule of [...SCHEME_RULES, ...SMALL_PLUS_TERMS]) {
      expect(rule.basis).toMatch(/^art\. \d/);
      expect(rule.source.length).toBeGreaterThan(10);
      expect(rule.certainty).toMatch(/^(verified|statute)$/);
    }
    expect(SMALL_PLUS_TERMS.map(({ months, within }) => [months, within])).toEqual([
      [36, 60],
      [36, 60],
    ]);
  });

  test.each([
    ['start_relief', '2018-04-30'],
    ['preferential', '2005-08-24'],
    ['maly_plus', '2020-02-01'],
    ['full', '1999-01-01'],
    ['none', '2008-09-20'],
  ] as const)('%s could be begun from %s on', (scheme, from) => {
    expect(schemeRule(scheme, from)?.scheme).toBe(scheme);
    expect(schemeRule(scheme, addDays(from, -1))).toBeNull();
  });

  test('a business from before the law of today has a stage that says nothing of it', () =>
    expect(contributionLadder(starter({ business_start: '1998-05-01' }), '1998-06')).toEqual([
      expect.objectContaining({ scheme: 'full', label: 'inny schemat', title_code: null, basis: '', certainty: 'statute' }),
    ]));
});
