import { describe, expect, test } from 'vitest';
import { describeTerm } from '../../../src/domain/deadlines/describe';
import { EVENT_RULES } from '../../../src/domain/deadlines/eventRules';
import { eventDeadline } from '../../../src/domain/deadlines/events';
import { isDate } from '../../../src/lib/dates';
import vectors from '../vectors/deadlines-2026.json';

describe('a deadline that runs from an event', () => {
  test('exists for the eleven of the vectors, a planned break of KSeF, a car of the business, a cash register, and two yearly ones that an event can bring forward', () =>
    expect(EVENT_RULES.map(({ id }) => id).sort()).toEqual(
      [
        ...vectors.event_rules.map(({ id }) => id),
        'cash_after_limit',
        'forma_opodatkowania',
        'ksef_niedostepnosc',
        'sf_krs',
        'vat26',
      ].sort(),
    ));

  test.each([
    ['vat26', '2026-11-03', '2026-12-25', '2026-12-28'],
    ['vat26', '2026-12-03', '2027-01-25', '2027-01-25'],
    ['pcc3', '2026-11-06', '2026-11-20', '2026-11-20'],
    ['pcc3', '2026-11-07', '2026-11-21', '2026-11-23'],
    ['pcc3', '2026-12-11', '2026-12-25', '2026-12-28'],
    ['sd_z2', '2026-08-31', '2027-02-28', '2027-03-01'],
    ['sd_z2', '2026-05-20', '2026-11-20', '2026-11-20'],
    ['zua', '2026-11-14', '2026-11-21', '2026-11-21'],
    ['zua', '2026-11-15', '2026-11-22', '2026-11-23'],
    ['zaw_nr', '2026-11-14', '2026-11-21', '2026-11-23'],
    ['crbr', '2026-11-07', '2026-11-21', '2026-11-21'],
    ['sf_cit_nonkrs', '2026-06-30', '2026-07-10', '2026-07-10'],
    ['sf_krs', '2026-06-20', '2026-07-05', '2026-07-05'],
    ['ksef_offline24', '2026-11-20', '2026-11-23', '2026-11-23'],
    ['ksef_offline24', '2026-12-23', '2026-12-28', '2026-12-28'],
    ['ksef_niedostepnosc', '2026-11-10', '2026-11-12', '2026-11-12'],
    ['ksef_awaria', '2026-11-06', '2026-11-18', '2026-11-18'],
    ['in1', '2026-11-07', '2026-11-21', '2026-11-23'],
    ['vat_r', '2026-11-15', '2026-11-22', '2026-11-23'],
    ['swiadectwo', '2026-11-21', '2026-11-21', '2026-11-21'],
    ['forma_opodatkowania', '2027-01-15', '2027-02-20', '2027-02-22'],
    ['forma_opodatkowania', '2026-11-30', '2026-12-20', '2026-12-21'],
    ['forma_opodatkowania', '2026-12-05', '2026-12-31', '2026-12-31'],
    ['forma_opodatkowania', '2028-12-05', '2028-12-31', '2029-01-02'],
  ])('%s from %s ends %s, in effect %s', (id, date, nominal, due) =>
    expect(eventDeadline(id, date)).toMatchObject({ rule: id, nominal, due }),
  );

  test('carries what an obligation carries', () =>
    expect(eventDeadline('zua', '2026-11-14')).toEqual({
      rule: 'zua',
      name: 'ZUS ZUA, ZZA, ZWUA, ZIUA',
      nominal: '2026-11-21',
      due: '2026-11-21',
      note: expect.stringContaining('sobota'),
      certainty: 'disputed',
      basis: 'art. 36 u.s.u.s.',
    }));

  test('is not made up for a rule that is unknown or was not yet law', () => {
    expect(eventDeadline('nieznana', '2026-11-20')).toBeNull();
    expect(eventDeadline('ksef_offline24', '2026-01-31')).toBeNull();
    expect(eventDeadline('ksef_offline24', '2026-02-01')?.due).toBe('2026-02-02');
    expect(eventDeadline('zaw_nr', '2023-06-30')).toBeNull();
    expect(eventDeadline('zua', '2018-05-05')?.due).toBe('2018-05-12');
  });

  test('is that of the rule which was law on the day, when one took the place of another', () => {
    const rules = EVENT_RULES.filter(({ id }) => id === 'zua').flatMap((rule) => [
      { ...rule, term: { days: 9 }, until: '2026-06-30' },
      { ...rule, term: { days: 14 }, from: '2026-07-01' },
    ]);
    expect(eventDeadline('zua', '2026-06-30', rules)?.nominal).toBe('2026-07-09');
    expect(eventDeadline('zua', '2026-07-01', rules)?.nominal).toBe('2026-07-15');
  });

  test('is refused for a day that does not exist', () => expect(() => eventDeadline('pcc3', '2026-02-30')).toThrow(RangeError));

  test('gives each row its act, its source and a first day; no two rows of one rule for the same day', () => {
    for (const [index, { id, basis, source, from, until = '9999' }] of EVENT_RULES.entries()) {
      expect(basis).toMatch(/^art\. /);
      expect(source).not.toBe('');
      expect(isDate(from)).toBe(true);
      for (const other of EVENT_RULES.slice(index + 1).filter((rule) => rule.id === id))
        expect(from > (other.until ?? '9999') || other.from > until).toBe(true);
    }
  });

  test('that is disputed says so', () => {
    for (const { certainty, note } of EVENT_RULES.filter((rule) => rule.certainty === 'disputed'))
      expect([certainty, note]).toEqual(['disputed', expect.stringMatching(/podano/)]);
  });

  test('reads in words', () =>
    expect(
      [
        { days: 14 },
        { days: 0 },
        { months: 1 },
        { months: 3 },
        { months: 6 },
        { workingDays: 1 },
        { workingDays: 7 },
        { dayOfNextMonth: 20 },
      ].map(describeTerm),
    ).toEqual([
      '14 dni',
      'tego samego dnia',
      '1 miesiąc',
      '3 miesiące',
      '6 miesięcy',
      'następny dzień roboczy',
      '7 dni roboczych',
      '20. dzień następnego miesiąca',
    ]));
});
