import { describe, expect, test } from 'vitest';
import { type LeaveFacts, leaveYear } from '../../../src/domain/hr/leave';
import { hoursByYear } from '../../../src/domain/hr/leaveHours';
import { SCHOOL_YEARS } from '../../../src/domain/hr/leaveRules';

const facts = (changes: Partial<LeaveFacts> = {}): LeaveFacts => ({
  contract_type: 'employment_indefinite',
  start_date: '2020-01-01',
  end_date: null,
  fte: 10_000,
  education: 'none',
  seniority_months: 12,
  entitlement_days: null,
  carried_days: 0,
  carried_year: 2026,
  ...changes,
});
const entitled = (changes: Partial<LeaveFacts>, today = '2026-11-20') => leaveYear(facts(changes), today, {})?.entitled;

describe('a year’s leave by law', () => {
  test.each([
    ['a stay under ten years', {}, 20],
    ['ten years with the school', { education: 'higher' }, 26],
    // 7 years here, 36 months before: ten years on 31.12.2026, within the year (art. 158 KP).
    ['ten years reached on the last day of the year', { seniority_months: 36 }, 26],
    ['a month short of ten years', { seniority_months: 35 }, 20],
    ['the office’s own number', { entitlement_days: 24 }, 24],
    ['half of full-time work', { fte: 5_000 }, 10],
    ['half of 26', { fte: 5_000, education: 'higher' }, 13],
    ['three quarters of 26, rounded up', { fte: 7_500, education: 'higher' }, 20],
    ['a third of 20, rounded up', { fte: 3_333 }, 7],
    ['hired in October', { start_date: '2026-10-15', seniority_months: 60 }, 5],
    ['hired on the last day of the year', { start_date: '2026-12-31', seniority_months: 60 }, 2],
    ['left in March', { end_date: '2026-03-01' }, 5],
    ['half of full-time work since July', { start_date: '2026-07-01', fte: 5_000, seniority_months: 60 }, 5],
    ['somebody who starts next year', { start_date: '2027-01-01' }, 0],
  ] as const)('of %s', (_, changes, days) => expect(entitled(changes)).toBe(days));

  test.each([
    ['2026-09-30', 0],
    ['2026-10-14', 1.67],
    ['2026-10-13', 0],
    ['2026-11-14', 3.33],
  ])('of the first year of work is earned month by month: on %s %d', (today, days) =>
    expect(entitled({ start_date: '2026-09-15', seniority_months: 0 }, today)).toBe(days),
  );

  test('of the first year of half-time work is a half of it', () =>
    expect(entitled({ start_date: '2026-01-01', seniority_months: 0, fte: 5_000 }, '2026-12-31')).toBe(10));

  test('is nobody’s who works by a civil contract', () =>
    expect(leaveYear(facts({ contract_type: 'mandate' }), '2026-11-20', {})).toBeNull());

  test('schools give the years of art. 155 KP', () =>
    expect(SCHOOL_YEARS).toEqual({
      none: 0,
      basic_vocational: 3,
      secondary_vocational: 5,
      secondary_general: 4,
      post_secondary: 6,
      higher: 8,
    }));
});

describe('what is left of it', () => {
  test('counts days of eight hours, what was carried over first, and what is planned apart', () =>
    expect(leaveYear(facts({ carried_days: 6 }), '2026-11-20', { 2026: 32 }, { 2026: 80 })).toMatchObject({
      entitled: 20,
      carried: 6,
      used: 4,
      planned: 10,
      balance: 22,
      overdue: 2,
      overdue_by: '2026-09-30',
      unknown: [],
    }));

  test('goes on from the year that the office told of, year by year', () => {
    const since = facts({ carried_days: 3, carried_year: 2024 });
    // 3 + 20 - 18 = 5 into 2025, 5 + 20 - 25 = 0 into 2026.
    expect(leaveYear(since, '2025-06-01', { 2024: 144 })?.carried).toBe(5);
    expect(leaveYear(since, '2026-06-01', { 2024: 144, 2025: 200 })?.carried).toBe(0);
  });

  test('of who was hired this year carries nothing over, and of others is unknown until somebody says', () => {
    expect(
      leaveYear(facts({ start_date: '2026-03-01', carried_year: null, carried_days: null }), '2026-11-20', {}),
    ).toMatchObject({
      carried: 0,
      unknown: [],
    });
    expect(
      leaveYear(facts({ carried_year: null, carried_days: null, education: null, seniority_months: null }), '2026-11-20', {})
        ?.unknown,
    ).toEqual(['education', 'seniority', 'carried']);
  });
});

describe('mandates and an own business count to the stay since 2026 (art. 302¹ KP)', () => {
  const long = { seniority_months: 12, seniority_other_months: 24 } as const;
  const ended = { seniority_months: 12, seniority_other_months: 32, end_date: '2026-04-30' } as const;
  test.each([
    ['with an employer from 1 May on', long, '2026-11-20', 26],
    ['of the whole year, as the stay at its end decides', long, '2026-02-01', 26],
    ['not in the year before', long, '2025-11-20', 20],
    ['not with one whose contract ended on the eve', { ...ended, public_body: false }, '2026-04-30', 7],
    ['of a public employer it is 1 January', { ...ended, public_body: true }, '2026-04-30', 9],
    ['not by themselves', { seniority_months: 12, seniority_other_months: 23 }, '2026-11-20', 20],
  ] as const)('%s', (_, changes, today, days) => expect(entitled(changes, today)).toBe(days));

  test('names the act where they decide, and asks where nobody said', () => {
    const leave = (changes: Partial<LeaveFacts>) => leaveYear(facts({ start_date: '2017-01-01', ...changes }), '2026-11-20', {});
    const short = { seniority_months: 0, seniority_other_months: 12 } as const;
    expect(leave({ start_date: '2018-01-01', ...short })?.basis).toContain('art. 302¹');
    expect(leave({ ...short, education: 'higher' })?.basis).not.toContain('art. 302¹');
    expect(leave({ start_date: '2020-01-01', seniority_other_months: null })?.unknown).toEqual(['seniority_other']);
    expect(leave({ education: 'higher', seniority_other_months: null })?.unknown).toEqual([]);
  });
});

describe('who reaches ten years within the year has six days more from that day on (art. 158 KP)', () => {
  const from = (changes: Partial<LeaveFacts>) => leaveYear(facts(changes), '2026-11-20', {})?.more_from;
  test.each([
    ['by work alone', { start_date: '2017-09-15', seniority_months: 12 }, '2026-09-14'],
    ['by mandates, which count from 1 May', { seniority_months: 24, seniority_other_months: 36 }, '2026-05-01'],
    ['not when it was so on 1 January', { start_date: '2016-01-01' }, null],
    ['nor when it is not so this year', {}, null],
    ['nor by the office’s own number', { start_date: '2017-09-15', seniority_months: 12, entitlement_days: 26 }, null],
  ] as const)('%s', (_, changes, day) => expect(from(changes)).toBe(day));
});

describe('an unpaid leave of a month takes its whole months off (art. 155² KP)', () => {
  test.each([
    ['three whole months', [{ from: '2026-03-01', to: '2026-05-31' }], 15],
    ['a month begun is worked', [{ from: '2026-03-02', to: '2026-05-31' }], 17],
    ['three weeks take nothing off', [{ from: '2026-02-02', to: '2026-02-22' }], 20],
    ['one that goes on takes the rest of the year', [{ from: '2026-07-01', to: null }], 10],
    ['of another year', [{ from: '2025-03-01', to: '2025-05-31' }], 20],
  ] as const)('%s', (_, unpaid, days) => expect(entitled({ unpaid })).toBe(days));

  test('with the act', () =>
    expect(leaveYear(facts({ unpaid: [{ from: '2026-03-01', to: '2026-05-31' }] }), '2026-11-20', {})?.basis).toBe(
      'art. 154 § 1 i art. 155 KP, art. 155² KP',
    ));
});

describe('a moderate or severe disability gives ten days more a year', () => {
  const found = { disability_degree: 'moderate', disability_since: '2025-03-10' } as const;
  test.each([
    ['a year of work after the finding', found, '2026-11-20', 30],
    ['severe, with 26 days', { ...found, disability_degree: 'severe', education: 'higher' }, '2026-11-20', 36],
    ['not of a light one', { ...found, disability_degree: 'light' }, '2026-11-20', 20],
    ['not on the last day of that year', found, '2026-03-09', 20],
    ['from the day after it', found, '2026-03-10', 30],
    ['not where the day of the finding is unknown', { ...found, disability_since: null }, '2026-11-20', 20],
    ['a year with this employer, where the finding is older', { ...found, start_date: '2025-12-01' }, '2026-11-20', 20],
    ['half-time work has a half', { ...found, fte: 5_000 }, '2026-11-20', 15],
    ['half a year has a half', { ...found, end_date: '2026-06-30' }, '2026-11-20', 15],
    ['this year still, when the finding ended in it', { ...found, disability_valid_to: '2026-05-31' }, '2026-11-20', 30],
    ['not when it ended the year before', { ...found, disability_valid_to: '2025-12-31' }, '2026-11-20', 20],
    ['the office’s own number has them in it', { ...found, entitlement_days: 36 }, '2026-11-20', 36],
  ] as const)('%s', (_, changes, today, days) => expect(entitled(changes, today)).toBe(days));

  test('and names the act', () => expect(leaveYear(facts(found), '2026-11-20', {})?.basis).toContain('art. 19'));
});

test('a leave over New Year is of each year by its working days', () => {
  // 28–31.12.2026 are four working days; of 1–8.01.2027 four: the first and the sixth are holidays, the second and third a weekend.
  expect(hoursByYear([{ from: '2026-12-28', to: '2027-01-08', hours: 6_400 }])).toEqual({ 2026: 32, 2027: 32 });
  expect(hoursByYear([{ from: '2026-12-30', to: '2027-01-04', hours: 1_200 }])).toEqual({ 2026: 8, 2027: 4 });
  expect(hoursByYear([{ from: '2026-10-03', to: '2026-10-04', hours: 800 }])).toEqual({ 2026: 8 });
});
