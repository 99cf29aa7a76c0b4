import { describe, expect, test } from 'vitest';
import { benefitPeriod, type SickEntry, sickPay, sickPayDays } from '../../../src/domain/hr/sickPay';
import { watchedDates } from '../../../src/domain/hr/watch';

const YOUNG = '1990-01-01';
const ill = (from: string, to: string | null = null, benefit_ground: SickEntry['benefit_ground'] = null): SickEntry => ({
  from,
  to,
  benefit_ground,
});

describe('days that the employer pays', () => {
  test('are fewer from the year after that of the fiftieth birthday', () => {
    expect([2026, 2027].map((year) => sickPayDays('1976-01-01', year))).toEqual([33, 14]);
    expect([2026, 2027].map((year) => sickPayDays('1976-12-31', year))).toEqual([33, 14]);
    expect(sickPayDays(null, 2026)).toBe(33);
  });

  test.each<[string, SickEntry[], string, string, [number, number, string | null]]>([
    ['one long sickness', [ill('2026-10-01')], YOUNG, '2026-11-20', [33, 33, '2026-11-03']],
    ['the day that comes, if it goes on', [ill('2026-11-01', '2026-11-25')], YOUNG, '2026-11-20', [20, 33, '2026-12-04']],
    [
      'all of the year together, days that two certificates have once',
      [ill('2026-02-02', '2026-02-11'), ill('2026-02-09', '2026-02-13'), ill('2026-11-01')],
      YOUNG,
      '2026-11-20',
      [32, 33, '2026-11-22'],
    ],
    [
      'the benefit from the first day where they are used up',
      [ill('2026-02-01', '2026-03-31'), ill('2026-11-20')],
      YOUNG,
      '2026-11-20',
      [33, 33, '2026-11-20'],
    ],
    ['pay on New Year’s Eve: anew from January', [ill('2026-12-20')], YOUNG, '2027-01-10', [10, 33, '2027-02-03']],
    ['the benefit on New Year’s Eve: the benefit on', [ill('2026-11-01')], YOUNG, '2027-01-10', [0, 33, '2026-12-04']],
    [
      'pay again after a break of one day in the new year',
      [ill('2026-11-01', '2027-01-05'), ill('2027-01-07')],
      YOUNG,
      '2027-01-10',
      [4, 33, '2027-02-09'],
    ],
    [
      'fourteen days in the new year of who was fifty in the old',
      [ill('2026-12-10')],
      '1976-05-05',
      '2027-01-20',
      [14, 14, '2027-01-15'],
    ],
    ['nobody ill', [ill('2026-10-01', '2026-11-19')], YOUNG, '2026-11-20', [33, 33, null]],
    ['one that begins tomorrow', [ill('2026-11-21')], YOUNG, '2026-11-20', [0, 33, null]],
  ])('%s', (_, entries, birth, today, [used, limit, benefit_from]) =>
    expect(sickPay(entries, birth, today)).toEqual({ year: Number(today.slice(0, 4)), used, limit, benefit_from }),
  );
});

describe('the benefit period', () => {
  const brief = (entries: SickEntry[], today = '2026-11-20') => {
    const period = benefitPeriod(entries, today);
    return period && [period.used, period.limit, period.last_day];
  };

  test('is of 182 days from the first one, days of pay among them, with six weeks for the application', () =>
    expect(benefitPeriod([ill('2026-10-01')], '2026-11-20')).toEqual({
      used: 51,
      limit: 182,
      last_day: '2027-03-31',
      apply_by: '2027-02-17',
    }));

  test('counts days of overlapping certificates once, and goes on past a certificate’s end', () =>
    expect(brief([ill('2026-11-01', '2026-11-15'), ill('2026-11-10', '2026-11-30')])).toEqual([20, 182, '2027-05-01']));

  test('has earlier sickness after a break of sixty days, not of sixty-one', () => {
    const july = ill('2026-07-01', '2026-07-31');
    expect(brief([july, ill('2026-09-30')])).toEqual([83, 182, '2027-02-27']);
    expect(brief([july, ill('2026-10-01')])).toEqual([51, 182, '2027-03-31']);
  });

  test('goes over New Year', () => expect(brief([ill('2026-10-01')], '2027-01-10')).toEqual([102, 182, '2027-03-31']));

  test('is of 270 days in pregnancy and tuberculosis; pregnancy after a break begins it anew', () => {
    const july = ill('2026-07-01', '2026-07-31');
    expect(brief([july, ill('2026-09-30', null, 'pregnancy')])?.slice(0, 2)).toEqual([52, 270]);
    expect(brief([july, ill('2026-09-30', null, 'tuberculosis')])?.slice(0, 2)).toEqual([83, 270]);
    expect(brief([ill('2026-10-01', '2026-10-31'), ill('2026-11-01', null, 'pregnancy')])?.slice(0, 2)).toEqual([51, 270]);
  });

  test('that is over says its last day, also where that was before a short break', () => {
    expect(brief([ill('2026-01-01', '2026-08-31')], '2026-08-31')).toEqual([243, 182, '2026-07-01']);
    expect(brief([ill('2026-01-01', '2026-07-15'), ill('2026-08-01')], '2026-08-10')?.[2]).toBe('2026-07-01');
  });

  test('is of who is ill on the day alone', () => expect(brief([ill('2026-10-01', '2026-11-19')])).toBeNull());
});

describe('the application for the rehabilitation benefit', () => {
  const worker = { contract_type: 'employment_indefinite', start_date: '2020-01-01', zus_registered_on: '2020-01-01' } as const;
  const watched = (
    from: string,
    today = '2026-11-20',
    contract_type: 'employment_indefinite' | 'mandate' = worker.contract_type,
  ) =>
    watchedDates({ ...worker, contract_type, sick_leaves: [{ from, to: null }] }, today)
      .filter(({ code }) => code === 'rehabilitation')
      .map(({ valid_to, tone }) => `${valid_to} ${tone}`);

  test('is watched six weeks before the period’s end, and until a month after it', () => {
    expect(watched('2026-10-01')).toEqual(['2027-02-17 ok']);
    expect(watched('2026-10-01', '2026-12-19')).toEqual(['2027-02-17 info']);
    expect(watched('2026-10-01', '2027-02-17')).toEqual(['2027-02-17 warning']);
    expect(watched('2026-10-01', '2027-02-18')).toEqual(['2027-02-17 danger']);
    expect(watched('2026-10-01', '2027-04-30')).toEqual(['2027-02-17 danger']);
    expect(watched('2026-10-01', '2027-05-01')).toEqual([]);
  });

  test('is not of mandates, whose insurance nobody wrote down', () =>
    expect(watched('2026-10-01', '2027-02-17', 'mandate')).toEqual([]));
});
