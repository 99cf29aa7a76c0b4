import { describe, expect, test } from 'vitest';
import { fixedTermLimit, lastDayOfTerm } from '../../../src/domain/hr/fixedTerm';
import { describeTerm, validityOn } from '../../../src/domain/hr/validity';
import { type WatchFacts, watchedDates } from '../../../src/domain/hr/watch';
import { WATCH_RULES } from '../../../src/domain/hr/watchRules';
import { addDays, daysBetween, isDate } from '../../../src/lib/dates';
import fc from '../../support/properties';

const TODAY = '2026-11-20';
const employee = (facts: Partial<WatchFacts> = {}): WatchFacts => ({
  contract_type: 'employment_indefinite',
  start_date: '2020-01-02',
  zus_registered_on: '2020-01-03',
  ...facts,
});
const dates = (facts: Partial<WatchFacts>, today = TODAY) =>
  watchedDates(employee(facts), today).map(({ code, valid_to }) => `${code} ${valid_to}`);

test('somebody of whom nothing ends has nothing to watch', () => expect(dates({})).toEqual([]));

test('the most urgent date comes first, each with what to do', () => {
  const watched = watchedDates(
    employee({
      contract_type: 'employment_fixed',
      start_date: '2026-01-01',
      end_date: '2026-12-31',
      residence_valid_to: '2026-11-10',
      work_permit_valid_to: '2027-06-30',
    }),
    TODAY,
  );
  expect(
    watched.map(({ code, status, label, tone, days_left, step, says }) => [code, status, label, tone, days_left, step, says]),
  ).toEqual([
    ['residence', 'expired', 'Po terminie', 'danger', -10, null, 'Dokument pobytowy: minęło 10.11.2026 (10\u00a0dni temu).'],
    ['contract_end', 'expiring', 'Zbliża się', 'info', 41, 60, 'Koniec umowy: do 31.12.2026 (za 41\u00a0dni).'],
    ['work_permit', 'valid', 'Ważne', 'ok', 222, null, null],
  ]);
  expect(watched.map(({ act }) => act)).toEqual([
    'Bez ważnego tytułu pobytu praca jest nielegalna: sprawdź, czy złożono wniosek o kolejne zezwolenie.',
    'Ustal, czy umowa będzie przedłużona; na koniec umowy o pracę przygotuj świadectwo pracy, a po niej wyrejestruj z ZUS (ZWUA).',
    null,
  ]);
  expect(watched[0]).toMatchObject({ basis: 'art. 105 i 108 ustawy o cudzoziemcach', certainty: 'statute' });
});

test.each([
  ['residence', 'residence_valid_to'],
  ['work_permit', 'work_permit_valid_to'],
  ['a1', 'a1_valid_to'],
  ['sanitary', 'sanitary_valid_to'],
  ['other_exam', 'other_exam_valid_to'],
  ['disability', 'disability_valid_to'],
  ['id_document', 'id_document_valid_to'],
  ['driver_card', 'driver_card_valid_to'],
] as const)('%s is watched by its own date', (code, field) => {
  expect(dates({ [field]: '2027-01-01' })).toEqual([`${code} 2027-01-01`]);
  expect(dates({ [field]: null })).toEqual([]);
});

test('an end given is watched even where none is usual', () => {
  expect(dates({ end_date: '2026-12-01' })).toEqual(['contract_end 2026-12-01']);
  expect(dates({ contract_type: 'mandate', end_date: '2026-12-01' })).toEqual(['contract_end 2026-12-01']);
});

describe('registration', () => {
  test('with ZUS within seven days, where a Saturday is no day off', () => {
    expect(dates({ start_date: '2026-11-12', zus_registered_on: null })).toEqual(['zus_registration 2026-11-19']);
    expect(dates({ start_date: '2026-11-14', zus_registered_on: null })).toEqual(['zus_registration 2026-11-21']);
    expect(dates({ start_date: '2026-11-15', zus_registered_on: null })).toEqual(['zus_registration 2026-11-23']);
    expect(dates({ start_date: '2026-11-12', zus_registered_on: '2026-11-13' })).toEqual([]);
    expect(watchedDates(employee({ start_date: '2026-11-12', zus_registered_on: null }), TODAY)[0]).toMatchObject({
      status: 'expired',
      certainty: 'disputed',
      act: 'Zgłoś do ubezpieczeń (ZUA lub ZZA) bez dalszej zwłoki.',
    });
  });

  test('of students under 26 by mandate there is none', () => {
    const student = { contract_type: 'mandate', zus_registered_on: null, start_date: '2026-11-12', student: true } as const;
    const due = ['zus_registration 2026-11-19'];
    const registered = (facts: Partial<WatchFacts>) => dates({ ...student, ...facts }).filter((each) => each.startsWith('zus'));
    expect(registered({ birth_date: '2000-11-13' })).toEqual([]);
    expect(registered({ birth_date: '2000-11-13', contract_type: 'agency' })).toEqual([]);
    expect(registered({ birth_date: '2000-11-12' })).toEqual(due);
    expect(registered({ birth_date: null })).toEqual(due);
    expect(registered({ birth_date: '2000-11-13', student: false })).toEqual(due);
    expect(registered({ birth_date: '2000-11-13', contract_type: 'employment_indefinite' })).toEqual(due);
  });

  describe('of a student by mandate', () => {
    const student = (facts: Partial<WatchFacts> = {}, today = TODAY) =>
      dates(
        {
          contract_type: 'mandate',
          zus_registered_on: null,
          start_date: '2026-06-01',
          end_date: '2027-12-31',
          student: true,
          birth_date: '2000-12-10',
          ...facts,
        },
        today,
      ).filter((each) => each.includes('zus'));

    test('comes with the 26th birthday, within seven days, said ahead', () => {
      expect(student()).toEqual(['student_zus 2026-12-17']);
      expect(student({}, '2027-01-20')).toEqual(['student_zus 2026-12-17']);
      const [first] = watchedDates(
        employee({
          contract_type: 'mandate',
          zus_registered_on: null,
          start_date: '2026-06-01',
          student: true,
          birth_date: '2000-12-10',
        }),
        '2026-12-30',
      ).filter(({ code }) => code === 'student_zus');
      expect(first).toMatchObject({ status: 'expired', act: expect.stringContaining('bez dalszej zwłoki') });
    });

    test('comes earlier where the status ends earlier, said by its day or marked as over', () => {
      expect(student({ student_until: '2026-11-30' })).toEqual(['student_zus 2026-12-08']);
      expect(student({ student: false, student_until: '2026-11-30' })).toEqual(['student_zus 2026-12-08']);
      expect(student({ student_until: '2027-09-30' })).toEqual(['student_zus 2026-12-17']);
    });

    test('is not asked of who is reported, whose contract ends before, or who works by an employment contract', () => {
      expect(student({ zus_registered_on: '2026-12-11' })).toEqual([]);
      expect(student({ end_date: '2026-12-09' })).toEqual([]);
      expect(student({ end_date: '2026-12-10' })).toEqual(['student_zus 2026-12-17']);
      expect(student({ contract_type: 'employment_fixed' })).toEqual(['zus_registration 2026-06-08']);
      expect(student({ student: false })).toEqual(['zus_registration 2026-06-08']);
      expect(student({ student: false, student_until: '2026-05-31' })).toEqual(['zus_registration 2026-06-08']);
    });

    test('is taken back within seven days of the contract, where there was any', () => {
      const ended = { zus_registered_on: '2026-10-12', birth_date: '2000-10-10', end_date: '2026-11-14' };
      expect(student(ended)).toEqual(['zus_deregistration 2026-11-21']);
      expect(student({ ...ended, birth_date: '2003-10-10' })).toEqual([]);
    });
  });

  test('ends within seven days of the contract', () => {
    const ended = (end_date: string, facts: Partial<WatchFacts> = {}) =>
      dates({ end_date, ...facts }).filter((each) => each.startsWith('zus'));
    expect(ended('2026-11-20')).toEqual(['zus_deregistration 2026-11-27']);
    expect(ended('2026-11-14')).toEqual(['zus_deregistration 2026-11-21']);
    expect(ended('2026-11-21')).toEqual([]);
    expect(ended('2026-11-14', { zus_deregistered_on: '2026-11-16' })).toEqual([]);
    expect(ended('2026-11-14', { contract_type: 'b2b' })).toEqual([]);
    expect(ended('2026-11-14', { contract_type: 'mandate', student: true, birth_date: '2005-01-01' })).toEqual([]);
    expect(watchedDates(employee({ end_date: '2026-11-10' }), TODAY)[1]).toMatchObject({
      code: 'zus_deregistration',
      status: 'expired',
      act: 'Wyrejestruj z ubezpieczeń (ZWUA) bez dalszej zwłoki, jeśli praca nie trwa dalej.',
      certainty: 'disputed',
    });
  });

  test('of a specific-work contract by RUD within seven days of signing it', () => {
    const work = { contract_type: 'specific_work', zus_registered_on: null, start_date: '2026-11-10' } as const;
    expect(dates({ ...work, contract_signed_on: '2026-11-05' })).toEqual(['rud 2026-11-12']);
    expect(dates({ ...work })).toEqual(['rud 2026-11-17']);
    expect(dates({ ...work, contract_signed_on: '2026-11-15' })).toEqual(['rud 2026-11-23']);
    expect(dates({ ...work, zus_registered_on: '2026-11-11' })).toEqual([]);
    expect(dates({ contract_type: 'b2b', zus_registered_on: null })).toEqual([]);
  });
});

describe('a contract longer than the law lets it be', () => {
  const trial = (end_date: string | null) =>
    dates({ contract_type: 'employment_trial', start_date: '2026-09-01', zus_registered_on: '2026-09-01', end_date }).filter(
      (each) => each.startsWith('trial'),
    );
  test('a trial of more than three months', () => {
    expect(trial('2026-11-30')).toEqual([]);
    expect(trial('2026-12-01')).toEqual(['trial_limit 2026-11-30']);
    expect(trial(null)).toEqual(['trial_limit 2026-11-30']);
  });

  test.each([
    ['under_6', '2026-09-30'],
    ['under_12', '2026-10-31'],
    ['longer', '2026-11-30'],
    [null, '2026-11-30'],
  ] as const)('a trial before a contract of %s lasts to %s at the most', (trial_followed_by, last) => {
    const limit = (end_date: string) =>
      dates({ contract_type: 'employment_trial', start_date: '2026-09-01', end_date, trial_followed_by }).filter((each) =>
        each.startsWith('trial'),
      );
    expect(limit(last)).toEqual([]);
    expect(limit(addDays(last, 1))).toEqual([`trial_limit ${last}`]);
  });

  test('what is to follow a trial says nothing of other contracts', () =>
    expect(
      dates({
        contract_type: 'employment_fixed',
        start_date: '2026-09-01',
        end_date: '2027-02-28',
        trial_followed_by: 'under_6',
      }),
    ).toEqual(['contract_end 2027-02-28']));

  test.each([
    ['2026-11-30', 3, '2027-02-28'],
    ['2023-11-30', 3, '2024-02-29'],
    ['2026-11-29', 3, '2027-02-28'],
    ['2026-11-28', 3, '2027-02-27'],
    ['2026-08-31', 1, '2026-09-30'],
    ['2026-01-01', 12, '2026-12-31'],
    ['2026-03-31', 0, '2026-03-30'],
  ])('from %s so many months as %i last to %s', (start, months, last) => expect(lastDayOfTerm(start, months)).toBe(last));

  const fixed = (end_date: string | null, earlier: WatchFacts['earlier_fixed_contracts'] = []) =>
    dates({
      contract_type: 'employment_fixed',
      start_date: '2025-01-01',
      zus_registered_on: '2025-01-02',
      end_date,
      earlier_fixed_contracts: earlier,
    }).filter((each) => each.startsWith('fixed'));
  test('a fixed term of more than thirty-three months, earlier contracts counted in', () => {
    expect(fixed('2027-09-30')).toEqual([]);
    expect(fixed('2027-10-01')).toEqual(['fixed_term_limit 2027-09-30']);
    expect(fixed(null)).toEqual(['fixed_term_limit 2027-09-30']);
    expect(fixed('2027-06-30', [{ from: '2024-01-01', to: '2024-06-30' }])).toEqual(['fixed_term_limit 2027-03-31']);
  });

  test('a fourth contract for a fixed term', () => {
    const one = { from: '2024-01-01', to: '2024-01-31' };
    expect(fixed('2025-03-31', [one])).toEqual([]);
    expect(fixed('2025-03-31', [one, one, one])).toEqual(['fixed_term_count 2025-01-01']);
  });

  test('a third one, until its end, while the employer may still decide', () => {
    const one = { from: '2024-01-01', to: '2024-01-31' };
    expect(fixed('2027-01-31', [one, one])).toEqual(['fixed_term_third 2027-01-31']);
    expect(fixed('2027-01-31', [one])).toEqual([]);
    expect(fixed('2027-01-31', [one, one, one])).toEqual(['fixed_term_count 2025-01-01']);
    const told = watchedDates(
      employee({
        contract_type: 'employment_fixed',
        start_date: '2026-01-01',
        end_date: '2026-12-31',
        earlier_fixed_contracts: [one, one],
      }),
      TODAY,
    ).find(({ code }) => code === 'fixed_term_third');
    expect(told?.act).toMatch(/^To ostatnia z trzech: następna będzie bezterminowa/);
  });

  test('only where they are contracts for a fixed term or a trial', () => {
    expect(
      dates({
        contract_type: 'mandate',
        start_date: '2020-01-01',
        end_date: '2030-01-01',
        earlier_fixed_contracts: Array(5).fill({ from: '2019-01-01', to: '2019-02-01' }),
      }),
    ).toEqual(['contract_end 2030-01-01']);
  });

  test('months that are not whole are thirty days', () => {
    expect(fixedTermLimit('2025-01-01', [])).toBe('2027-09-30');
    expect(fixedTermLimit('2025-01-01', [{ from: '2024-01-01', to: '2024-01-31' }])).toBe('2027-08-31');
    expect(
      fixedTermLimit('2025-02-01', [
        { from: '2022-01-01', to: '2024-08-31' },
        { from: '2024-09-01', to: '2024-09-27' },
      ]),
    ).toBe('2025-02-01');
    expect(fixedTermLimit('2025-01-01', [{ from: '2024-01-10', to: '2024-01-19' }])).toBe('2027-09-20');
    expect(
      fixedTermLimit('2025-01-01', [
        { from: '2024-01-10', to: '2024-01-29' },
        { from: '2024-03-01', to: '2024-03-15' },
      ]),
    ).toBe('2027-08-26');
    expect(fixedTermLimit('2025-01-01', [{ from: '2021-01-01', to: '2024-12-31' }])).toBe('2024-12-31');
    expect(fixedTermLimit('2025-01-01', [{ from: '2024-02-01', to: '2024-01-01' }])).toBe('2027-09-30');
    expect(fixedTermLimit('2024-05-31', [])).toBe('2027-02-28');
    expect(fixedTermLimit('2025-01-01', [{ from: '2023-11-30', to: '2024-02-29' }])).toBe('2027-06-30');
    expect(fixedTermLimit('2024-06-01', [{ from: '2024-01-02', to: '2024-01-30' }])).toBe('2027-01-31');
  });

  test('more of earlier contracts never lets a contract last longer', () => {
    const span = fc
      .tuple(fc.nat(900), fc.nat(400))
      .map(([start, days]) => ({ from: addDays('2020-01-01', start), to: addDays('2020-01-01', start + days) }));
    fc.assert(
      fc.property(fc.array(span, { maxLength: 3 }), span, fc.nat(1500), (earlier, one, day) => {
        const start = addDays('2025-01-01', day);
        expect(fixedTermLimit(start, [...earlier, one]) <= fixedTermLimit(start, earlier)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

test.each([
  'employment_trial',
  'employment_fixed',
  'employment_indefinite',
  'apprentice',
  'mandate',
  'agency',
  'helper',
  'appointment',
  'management',
] as const)('%s is registered with ZUS', (contract_type) =>
  expect(dates({ contract_type, zus_registered_on: null }).some((each) => each.startsWith('zus_registration'))).toBe(true),
);

test('a graduate’s or jobseeker’s practice is no title of insurance: nobody is reported to ZUS (art. 6 u.s.u.s.)', () =>
  expect(
    dates({ contract_type: 'internship', zus_registered_on: null }).filter((each) => each.startsWith('zus_registration')),
  ).toEqual([]));

describe('the relief for the young', () => {
  const young = (birth_date: string, today = TODAY, contract_type: WatchFacts['contract_type'] = 'employment_indefinite') =>
    dates({ birth_date, contract_type }, today);
  test('ends on the 26th birthday, and is forgotten after the next month', () => {
    expect(young('2001-01-15')).toEqual(['young_relief 2027-01-15']);
    expect(young('2000-10-15')).toEqual(['young_relief 2026-10-15']);
    expect(young('2000-10-15', '2026-11-30')).toEqual(['young_relief 2026-10-15']);
    expect(young('2000-10-15', '2026-12-01')).toEqual([]);
    expect(young('2004-02-29', '2030-01-01')).toEqual(['young_relief 2030-02-28']);
  });

  test('is for employees and contractors, not for own businesses', () => {
    const relieved = (['employment_trial', 'employment_fixed', 'apprentice', 'mandate', 'internship'] as const).map((type) =>
      young('2001-01-15', TODAY, type),
    );
    for (const each of relieved) expect(each).toContain('young_relief 2027-01-15');
    for (const type of ['b2b', 'appointment', 'agency', 'helper', 'management', 'specific_work'] as const)
      expect(young('2001-01-15', TODAY, type)).toEqual([]);
  });
});

test('leave of earlier years is to be taken by 30 September', () => {
  expect(dates({ overdue_leave_days: 3 }, '2026-08-01')).toEqual(['overdue_leave 2026-09-30']);
  expect(watchedDates(employee({ overdue_leave_days: 3 }), TODAY)[0]).toMatchObject({
    status: 'expired',
    act: 'Udziel zaległego urlopu bez dalszej zwłoki.',
  });
  expect(dates({ overdue_leave_days: 0 })).toEqual([]);
  expect(dates({ overdue_leave_days: 3, contract_type: 'mandate' })).toEqual([]);
});

test.each([
  ['2026-11-20', '2027-02-28'],
  ['2027-02-28', '2027-02-28'],
  ['2027-03-01', '2031-02-28'],
  ['2028-01-01', '2031-02-28'],
  ['2023-02-28', '2023-02-28'],
  ['2023-03-01', '2027-02-28'],
])('who gave up PPK is told anew every four years: on %s, by %s', (today, due) => {
  expect(dates({ ppk_resigned: true }, today)).toEqual([`ppk_renewal ${due}`]);
});

test.each([
  ['2026-11-20', '2027-04-01', '2027-02-28'],
  ['2027-03-31', '2027-04-01', '2031-02-28'],
  ['2027-06-01', '2027-04-01', '2031-02-28'],
  ['2028-01-01', '2031-04-01', '2031-02-28'],
])('who is marked as to be enrolled anew in PPK: on %s, payments from %s, told by %s', (today, resumes, told) => {
  expect(dates({ ppk_resumes: true }, today)).toEqual([`ppk_renewal ${told}`, `ppk_resume ${resumes}`].sort(byDay));
  expect(dates({ ppk_resumes: false }, today)).toEqual([]);
  expect(dates({ ppk_resigned: true }, today)).toEqual([`ppk_renewal ${told}`]);
});
const byDay = (one: string, other: string) => (one.slice(-10) < other.slice(-10) ? -1 : 1);

test('a paper that ran out before the law of today was made is still told of, a date of law is not', () => {
  expect(dates({ work_permit_valid_to: '2025-05-31' })).toEqual(['work_permit 2025-05-31']);
  expect(dates({ work_permit_valid_to: '2025-05-31' }, '2025-05-31')).toEqual([]);
  expect(dates({ work_permit_valid_to: '2025-05-31' }, '2025-06-01')).toEqual(['work_permit 2025-05-31']);
  const work = { contract_type: 'specific_work', zus_registered_on: null } as const;
  expect(dates({ ...work, start_date: '2020-12-21' })).toEqual([]);
  expect(dates({ ...work, start_date: '2020-12-27' })).toEqual(['rud 2021-01-04']);
  expect(dates({ ppk_resigned: true }, '2019-01-01')).toEqual(['ppk_renewal 2023-02-28']);
});

test('every rule has its own code, a provision, a source and something to do', () => {
  expect(new Set(WATCH_RULES.map(({ code }) => code)).size).toBe(WATCH_RULES.length);
  for (const { label, act, basis, source, from, certainty, ...rest } of WATCH_RULES) {
    for (const text of [label, act, basis, source]) expect(text.length).toBeGreaterThan(4);
    expect([isDate(from), ['verified', 'statute', 'disputed'].includes(certainty)]).toEqual([true, true]);
    if ('late' in rest) expect(rest.late).toMatch(/^.{20,}\.$/);
  }
});

describe('a last day', () => {
  test('is one of valid, expiring and expired, and reminds only when it is not far', () => {
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 500 }), (days) => {
        const day = addDays(TODAY, days);
        const { status, days_left, step, tone } = validityOn(day, TODAY);
        expect(days_left).toBe(daysBetween(TODAY, day));
        expect(status).toBe(days < 0 ? 'expired' : days <= 60 ? 'expiring' : 'valid');
        expect(tone).toBe(days < 0 ? 'danger' : days <= 30 ? 'warning' : days <= 60 ? 'info' : 'ok');
        expect(step === null).toBe(status !== 'expiring');
        if (step !== null) expect(days <= step).toBe(true);
      }),
    );
  });

  test('is described in Polish', () => {
    expect([2, 1, 0, -1, -5].map((days) => describeTerm(addDays(TODAY, days), days).replace('\u00a0', ' '))).toEqual([
      'do 22.11.2026 (za 2 dni)',
      'do 21.11.2026 (za 1 dzień)',
      'do 20.11.2026 (dzisiaj)',
      'minęło 19.11.2026 (1 dzień temu)',
      'minęło 15.11.2026 (5 dni temu)',
    ]);
  });
});

describe('the enrolment in PPK of who was just employed', () => {
  const open = (facts: Partial<WatchFacts>, today = TODAY) =>
    dates({ start_date: '2026-09-01', birth_date: '1990-01-01', ppk_open: true, ...facts }, today);
  test.each([
    // The ninetieth day is 29.11.2026.
    ['by the tenth of the month after that of the ninetieth day', {}, '2026-12-10'],
    ['a day later it is another month', { start_date: '2026-09-03' }, '2027-01-10'],
    ['of a contractor alike', { contract_type: 'mandate' }, '2026-12-10'],
    [
      'days of the year before are counted in',
      { earlier_fixed_contracts: [{ from: '2026-03-01', to: '2026-06-30' }] },
      '2026-10-10',
    ],
    ['those of longer ago are not', { earlier_fixed_contracts: [{ from: '2025-01-01', to: '2025-08-31' }] }, '2026-12-10'],
    ['on the eve of 55', { birth_date: '1971-09-02' }, '2026-12-10'],
  ] as const)('%s', (_, facts, day) => expect(open(facts)).toEqual([`ppk_enrol ${day}`]));

  test.each([
    ['the card says something of PPK, or the firm has none', { ppk_open: false }],
    ['they are 55, and are enrolled at their request', { birth_date: '1971-09-01' }],
    ['they are not of age', { birth_date: '2008-09-02' }],
    ['they work for a specific work', { contract_type: 'specific_work', zus_registered_on: '2026-09-02' }],
    [
      'a student by mandate is not insured',
      { contract_type: 'mandate', student: true, birth_date: '2002-01-01', end_date: '2027-06-30' },
    ],
  ] as const)('is none where %s', (_, facts) => expect(open(facts).filter((each) => each.startsWith('ppk'))).toEqual([]));

  test('is none where the contract ends before, and is told for two months after its day', () => {
    expect(open({ end_date: '2026-12-09' })).toEqual(['contract_end 2026-12-09']);
    expect(open({}, '2027-02-10')).toEqual(['ppk_enrol 2026-12-10']);
    expect(open({}, '2027-02-11')).toEqual([]);
  });
});

test('who was employed when mandates began to count has 24 months for their papers, unless the card says how many there are', () => {
  const waits = { seniority_other_months: null } as const;
  expect(dates(waits)).toEqual(['seniority_papers 2028-04-30']);
  expect(dates({ ...waits, public_body: true })).toEqual(['seniority_papers 2027-12-31']);
  expect(dates({ ...waits, start_date: '2026-05-01' })).toEqual(['seniority_papers 2028-04-30']);
  expect(dates({ ...waits, start_date: '2026-05-02' })).toEqual([]);
  expect(dates({ seniority_other_months: 0 })).toEqual([]);
  expect(dates({ ...waits, contract_type: 'mandate' })).toEqual([]);
});
