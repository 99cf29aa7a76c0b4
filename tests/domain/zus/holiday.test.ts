import { describe, expect, test } from 'vitest';
import { holidayAdvice } from '../../../src/domain/zus/holiday/advice';
import { personVerdict } from '../../../src/domain/zus/holiday/conditions';
import type { HolidayFacts } from '../../../src/domain/zus/holiday/facts';
import { HOLIDAY_CONDITIONS, HOLIDAY_LAW } from '../../../src/domain/zus/holiday/rules';
import { holidayWindow, windowsLeft } from '../../../src/domain/zus/holiday/window';
import { addDays, addMonths, lastDayOf } from '../../../src/lib/dates';
import fc from '../../support/properties';
import { entered } from '../limits/enteredValue';

const entrepreneur = (facts: Partial<HolidayFacts> = {}): HolidayFacts => ({
  company_type: 'jdg',
  bailiff: false,
  zus_scheme: 'full',
  business_start: '2020-01-01',
  insured_since: '2020-07',
  not_insured: [],
  closed_at: null,
  insured_count: { '2026-01': 1 },
  revenue: { 2022: 10_000_000, 2023: 10_000_000, 2024: 10_000_000, 2025: 10_000_000 },
  euro_rate: {},
  former_employer: false,
  de_minimis_eur: 0,
  uses: [],
  ...facts,
});

const advice = (facts: Partial<HolidayFacts>, today = '2026-05-10', year = 2026) =>
  holidayAdvice(entrepreneur(facts), year, today);
const months = (facts: Partial<HolidayFacts>, today?: string, year?: number) =>
  advice(facts, today, year).open_months.map(({ month }) => month);
const reasons = (facts: Partial<HolidayFacts>, today?: string, year?: number) =>
  advice(facts, today, year).reasons.map(({ code }) => code);

describe('the window of an exempt month is the whole month before it, and no Sunday moves its end', () => {
  test.each([
    ['2026-10', '2026-09-01', '2026-09-30'],
    ['2026-12', '2026-11-01', '2026-11-30'],
    ['2027-03', '2027-02-01', '2027-02-28'],
    ['2026-06', '2026-05-01', '2026-05-31'],
    ['2027-01', '2026-12-01', '2026-12-31'],
    ['2024-12', '2024-11-01', '2024-11-30'],
    ['2025-12', '2025-11-01', '2025-11-30'],
  ])('%s: from %s to %s', (month, opens, last_day) => expect(holidayWindow(month)).toEqual({ month, opens, last_day }));
});

describe('who has it', () => {
  test('an entrepreneur has the rest of the year to choose from', () => {
    expect(advice({})).toEqual({
      year: 2026,
      state: 'available',
      label: 'do wykorzystania',
      reasons: [],
      questions: [],
      open_months: ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11', '2026-12'].map(holidayWindow),
      last_day: '2026-11-30',
      remind: false,
      act: 'Wyślij RWS za miesiąc czerwiec 2026 przez eZUS najpóźniej 31.05.2026; termin się nie przesuwa.',
      warnings: [],
    });
  });

  test('insured for the first time in August 2026 may first be exempt in October, applying in September', () => {
    const facts = { insured_since: '2026-08', business_start: '2026-02-01' };
    expect(months(facts, '2026-08-15')).toEqual(['2026-10', '2026-11', '2026-12']);
    expect(advice(facts, '2026-08-15').act).toBe(
      'RWS za miesiąc październik 2026 można wysłać przez eZUS od 01.09.2026 do 30.09.2026; termin się nie przesuwa.',
    );
    expect(months({ insured_since: '2026-10' }, '2026-10-15')).toEqual(['2026-12']);
  });

  test('a month can be chosen to the last day of its window', () => {
    expect(months({}, '2026-05-31')[0]).toBe('2026-06');
    expect(months({}, '2026-06-01')[0]).toBe('2026-07');
    expect(months({}, '2025-12-31')[0]).toBe('2026-01');
    expect(months({}, '2026-01-01')[0]).toBe('2026-02');
  });

  test('in November only December is left: the last chance', () => {
    expect(advice({}, '2026-11-20')).toMatchObject({
      state: 'last_chance',
      label: 'ostatnia szansa',
      last_day: '2026-11-30',
      remind: true,
      open_months: [holidayWindow('2026-12')],
    });
    expect(advice({}, '2026-11-01').state).toBe('last_chance');
    expect(advice({}, '2026-10-31')).toMatchObject({ state: 'available' });
    expect(advice({ insured_since: '2026-10' }, '2026-10-31')).toMatchObject({
      state: 'available',
      open_months: [holidayWindow('2026-12')],
    });
  });

  test('in December the year is over, and January of the next one is open', () => {
    expect(advice({}, '2026-12-01')).toMatchObject({
      state: 'not_eligible',
      label: 'nie przysługuje',
      last_day: null,
      act: null,
      remind: false,
    });
    expect(reasons({}, '2026-12-01')).toEqual(['no_months_left']);
    expect(advice({}, '2026-12-01', 2027)).toMatchObject({
      state: 'available',
      act: 'Wyślij RWS za miesiąc styczeń 2027 przez eZUS najpóźniej 31.12.2026; termin się nie przesuwa.',
    });
  });

  test('reminding begins on the day chosen', () => {
    expect(advice({}, '2026-09-30').remind).toBe(false);
    expect(advice({}, '2026-10-01').remind).toBe(true);
    expect(holidayAdvice(entrepreneur(), 2026, '2026-05-10', '05-10').remind).toBe(true);
    expect(holidayAdvice(entrepreneur({ insured_since: '2026-10' }), 2026, '2026-11-05', '12-01').remind).toBe(true);
  });

  test('a month planned whose window has passed gives way to the next one', () => {
    const missed = { uses: [{ month: '2026-03', status: 'planned' as const }] };
    expect(advice(missed)).toMatchObject({
      act: 'Wyślij RWS za miesiąc czerwiec 2026 przez eZUS najpóźniej 31.05.2026; termin się nie przesuwa.',
      remind: false,
      warnings: ['Nie wysłano RWS za zaplanowany miesiąc marzec 2026; jego termin minął.'],
    });
  });

  test('a year that is over says so whether or not it is known since when one is insured', () => {
    expect(reasons({ insured_since: null }, '2026-12-01')).toEqual(['no_months_left']);
    expect(reasons({}, '2021-05-10', 2021)).toContain('not_law_yet');
  });

  test('a no of the person stands beside those of the months, each once', () => {
    expect(reasons({ former_employer: true, insured_count: { '2026-01': 11 } })).toEqual(['former_employer', 'insured_count']);
    expect(reasons({ former_employer: true })).toEqual(['former_employer']);
    expect(advice({ former_employer: true })).toMatchObject({ open_months: [], last_day: null, act: null });
  });

  test('January of the year to come and the month planned are reminded of while their RWS can be sent', () => {
    expect(advice({}, '2026-12-01', 2027).remind).toBe(true);
    expect(advice({}, '2026-12-31', 2027).remind).toBe(true);
    expect(advice({}, '2026-11-30', 2027).remind).toBe(false);
    expect(advice({}, '2027-01-01', 2027).remind).toBe(false);
    const planned = { uses: [{ month: '2026-07', status: 'planned' as const }] };
    expect(advice(planned, '2026-05-31').remind).toBe(false);
    expect(advice(planned, '2026-06-01').remind).toBe(true);
    expect(advice(planned, '2026-06-30').remind).toBe(true);
    expect(advice(planned, '2026-07-01').remind).toBe(false);
    expect(advice({ uses: [{ month: '2026-07', status: 'declined' }] }, '2026-06-01').remind).toBe(false);
  });

  test('the pool of de minimis aid is the one that the office corrected', () => {
    const raised = [entered('de_minimis', 2026, 400_000, { overLaw: true })];
    const asked = (used: number, today = '2026-05-10') =>
      holidayAdvice(entrepreneur({ de_minimis_eur: used }), Number(today.slice(0, 4)), today, '10-01', raised);
    expect(asked(300_000)).toMatchObject({ state: 'available', warnings: [] });
    expect(asked(399_500).warnings).toHaveLength(1);
    expect(asked(400_000).reasons.map(({ code }) => code)).toEqual(['de_minimis']);
    expect(asked(300_000, '2027-05-10').reasons.map(({ code }) => code)).toEqual(['de_minimis']);
  });

  test('a partner of a civil partnership and a court enforcement officer have it', () => {
    expect(advice({ company_type: 'civil_partnership' }).state).toBe('available');
    expect(advice({ company_type: 'other', bailiff: true }).state).toBe('available');
  });

  test.each(['preferential', 'maly_plus', null] as const)('scheme %s is fine', (zus_scheme) =>
    expect(advice({ zus_scheme }).state).toBe('available'),
  );
});

describe('every reason for “no”', () => {
  test.each(['general_partnership', 'limited_partnership', 'llc', 'natural_person'] as const)('%s', (company_type) => {
    expect(advice({ company_type }).reasons).toEqual([
      {
        code: 'legal_form',
        says: 'Przysługują tylko przedsiębiorcom z wpisem w CEIDG (także w spółce cywilnej) i komornikom.',
        basis: 'art. 17a ust. 1 u.s.u.s.',
      },
    ]);
  });

  test.each([
    ['start_relief', 'W czasie ulgi na start nie ma ubezpieczeń społecznych z działalności.'],
    ['health_only', 'Z działalności opłacana jest tylko składka zdrowotna.'],
    ['krus', 'Ubezpieczenie w KRUS nie daje prawa do wakacji składkowych.'],
    ['none', 'Nie ma ubezpieczeń społecznych z działalności.'],
  ] as const)('%s', (zus_scheme, says) => {
    expect(advice({ zus_scheme, insured_since: null }).reasons).toEqual([
      { code: 'not_insured', says, basis: 'art. 17a ust. 1 u.s.u.s.' },
    ]);
  });

  test('insured too short a time', () => {
    expect(advice({ insured_since: '2026-11' }, '2026-11-20').reasons).toMatchObject([
      { code: 'not_insured', says: 'Pełne ubezpieczenia trwają zbyt krótko, aby w 2026 r. złożyć wniosek.' },
    ]);
    expect(reasons({ insured_since: '2026-08' }, '2026-12-05')).toEqual(['no_months_left']);
    expect(advice({ insured_since: '2026-08' }, '2026-12-05').reasons[0]?.says).toBe(
      'Minął termin złożenia RWS za ostatni miesiąc 2026 r.; niewykorzystane prawo nie przechodzi na następny rok.',
    );
  });

  test('no insurance in the month before the application', () => {
    const not_insured = [{ from: '2026-04-01', to: '2026-06-30' }];
    expect(months({ not_insured }, '2026-05-10')).toEqual(['2026-09', '2026-10', '2026-11', '2026-12']);
    expect(months({ not_insured: [{ from: '2026-04-02', to: '2026-06-30' }] }, '2026-05-10')[0]).toBe('2026-06');
    expect(advice({ not_insured: [{ from: '2026-10-01', to: null }] }, '2026-11-20').reasons).toEqual([
      {
        code: 'not_insured',
        says: 'Brak ubezpieczeń społecznych w miesiącu: październik 2026.',
        basis: 'art. 17a ust. 1 u.s.u.s.',
      },
    ]);
  });

  test('a business closed before the exempt month', () => {
    expect(months({ closed_at: '2026-08-31' })).toEqual(['2026-06', '2026-07', '2026-08']);
    expect(advice({ closed_at: '2026-08-31' }, '2026-11-20').reasons).toMatchObject([
      { code: 'not_insured', says: 'Działalność jest wtedy już zakończona.' },
    ]);
  });

  test('more than ten insured persons in the month before the application', () => {
    expect(advice({ insured_count: { '2026-01': 10 } }).state).toBe('available');
    expect(advice({ insured_count: { '2026-01': 11 } }).reasons).toEqual([
      {
        code: 'insured_count',
        says: 'Zgłoszonych do ubezpieczeń było więcej niż 10 osób.',
        basis: 'art. 17a ust. 1 pkt 1 u.s.u.s.',
      },
    ]);
    expect(months({ insured_count: { '2026-01': 11, '2026-08': 10, '2026-09': 11 } })).toEqual(['2026-10']);
    expect(months({ insured_count: { '2026-12': 3 } })[0]).toBe('2026-06');
  });

  test('revenue above two million euro in both years before', () => {
    const revenue = (one: number, other: number) => ({ 2025: one, 2024: other });
    const euro_rate = { 2024: 427, 2025: 423 };
    expect(reasons({ revenue: revenue(846_000_001, 854_000_001), euro_rate })).toEqual(['revenue']);
    expect(reasons({ revenue: revenue(846_000_000, 854_000_001), euro_rate })).toEqual([]);
    expect(reasons({ revenue: revenue(846_000_001, 854_000_000), euro_rate })).toEqual([]);
    expect(advice({ revenue: revenue(900_000_000, 900_000_000), euro_rate }).reasons[0]).toEqual({
      code: 'revenue',
      says: 'Przychód przekroczył równowartość 2 mln euro i w 2025, i w 2024 r.',
      basis: 'art. 17a ust. 1 pkt 2 u.s.u.s.',
    });
  });

  test('for January the years are those before the application, sent in December', () => {
    const late = { revenue: { 2024: 900_000_000, 2025: 900_000_000, 2026: 0 }, euro_rate: { 2024: 427, 2025: 423, 2026: 420 } };
    expect(months(late, '2026-12-05', 2027)).toEqual([
      '2027-02',
      '2027-03',
      '2027-04',
      '2027-05',
      '2027-06',
      '2027-07',
      '2027-08',
      '2027-09',
      '2027-10',
      '2027-11',
      '2027-12',
    ]);
  });

  test('work for a former employer', () => {
    expect(advice({ former_employer: true }).reasons).toEqual([
      {
        code: 'former_employer',
        says: 'W tym lub poprzednim roku działalność obejmowała pracę dla byłego pracodawcy w tym samym zakresie.',
        basis: 'art. 17a ust. 1 pkt 3 u.s.u.s.',
      },
    ]);
  });

  test('no room in the de minimis pool', () => {
    expect(advice({ de_minimis_eur: 300_000 }).reasons).toEqual([
      {
        code: 'de_minimis',
        says: 'Wyczerpano limit pomocy de minimis z trzech lat.',
        basis: 'art. 3 ust. 2 rozp. Komisji (UE) 2023/2831',
      },
    ]);
    expect(advice({ de_minimis_eur: 299_999 })).toMatchObject({
      state: 'available',
      warnings: ['W limicie pomocy de minimis zostało niewiele: sprawdź, czy kwota zwolnienia się w nim mieści.'],
    });
    expect(advice({ de_minimis_eur: 299_000 }).warnings).toEqual([]);
    expect(advice({ de_minimis_eur: 300_000 }).warnings).toEqual([]);
  });

  test('all at once are all told, each once', () => {
    expect(
      reasons({
        company_type: 'llc',
        zus_scheme: 'krus',
        former_employer: true,
        de_minimis_eur: 300_000,
        insured_count: { '2026-01': 12 },
      }),
    ).toEqual(['legal_form', 'not_insured', 'former_employer', 'de_minimis', 'insured_count']);
  });

  test('before the law', () => {
    expect(reasons({}, '2023-05-10', 2023)).toEqual(['not_law_yet']);
    expect(months({ insured_count: { '2024-01': 1 } }, '2024-06-01', 2024)).toEqual(['2024-12']);
    expect(reasons({}, '2024-12-01', 2024)).toEqual(['no_months_left']);
  });

  test('every reason has its provision', () => {
    expect(Object.values(HOLIDAY_CONDITIONS).every(({ basis }) => basis.length > 5)).toBe(true);
  });
});

describe('what is not known is asked, and is neither a yes nor a no', () => {
  test.each<[Partial<HolidayFacts>, string]>([
    [{ insured_since: null }, 'Od którego miesiąca są pełne ubezpieczenia społeczne z działalności?'],
    [{ former_employer: null }, 'Czy w tym lub poprzednim roku praca dla byłego pracodawcy była taka jak na etacie?'],
    [{ de_minimis_eur: null }, 'Ile pomocy de minimis (w euro) było w ostatnich trzech latach?'],
    [{ insured_count: {} }, 'Ile osób jest zgłoszonych do ubezpieczeń, razem z przedsiębiorcą?'],
    [{ revenue: {} }, 'Jaki był przychód w 2025 i 2024 r.? Limit to równowartość 2 mln euro.'],
    [
      { revenue: { 2025: 600_000_001, 2024: 700_000_000 } },
      'Jaki był przychód w 2025 i 2024 r.? Limit to równowartość 2 mln euro.',
    ],
    [
      { revenue: { 2025: null, 2024: 900_000_000 }, euro_rate: { 2024: 427 } },
      'Jaki był przychód w 2025 i 2024 r.? Limit to równowartość 2 mln euro.',
    ],
  ])('%o', (facts, asks) => {
    const asked = advice(facts);
    expect(asked).toMatchObject({
      state: 'unknown',
      label: 'brak danych',
      reasons: [],
      remind: false,
      act: 'Uzupełnij brakujące dane, aby sprawdzić prawo do wakacji składkowych.',
    });
    expect(asked.questions.map((question) => question.asks)).toEqual([asks]);
    expect(asked.questions[0]?.fact).toBe(Object.keys(facts)[0]);
    expect(asked.open_months.length).toBeGreaterThan(0);
  });

  test('a revenue that no rate of the euro puts above the limit needs no rate', () => {
    expect(advice({ revenue: { 2025: 600_000_000, 2024: 900_000_000 } }).state).toBe('available');
  });

  test('years before the business had no revenue', () => {
    expect(
      advice({ business_start: '2025-03-01', insured_since: '2025-09', revenue: { 2025: 900_000_000 }, euro_rate: { 2025: 423 } })
        .state,
    ).toBe('available');
    expect(advice({ business_start: null, revenue: {} }).state).toBe('unknown');
  });

  test('a known reason for “no” comes before any question', () => {
    expect(advice({ former_employer: true, de_minimis_eur: null })).toMatchObject({ state: 'not_eligible', questions: [] });
  });
});

describe('what was done about it', () => {
  test('granted is used up for the year, and only for that one', () => {
    const uses = [{ month: '2026-03', status: 'granted' } as const];
    expect(advice({ uses })).toMatchObject({ state: 'used', label: 'wykorzystane', open_months: [], act: null, remind: false });
    expect(advice({ uses }).reasons).toEqual([
      {
        code: 'used',
        says: 'Wakacje składkowe za 2026 r. wykorzystano w miesiącu: marzec 2026.',
        basis: 'art. 17a ust. 2 u.s.u.s.',
      },
    ]);
    expect(advice({ uses }, '2026-12-05', 2027).state).toBe('available');
  });

  test('sent is waited for', () => {
    expect(advice({ uses: [{ month: '2026-06', status: 'submitted' }] })).toMatchObject({
      state: 'submitted',
      label: 'wniosek złożony',
      reasons: [],
      act: 'Czekaj na decyzję ZUS o wniosku RWS za miesiąc: czerwiec 2026.',
    });
  });

  test('planned is told when to be sent, and warned of when it was not', () => {
    const uses = [{ month: '2026-09', status: 'planned' } as const];
    expect(advice({ uses }).act).toBe(
      'RWS za miesiąc wrzesień 2026 można wysłać przez eZUS od 01.08.2026 do 31.08.2026; termin się nie przesuwa.',
    );
    expect(advice({ uses }, '2026-08-31')).toMatchObject({
      act: 'Wyślij RWS za miesiąc wrzesień 2026 przez eZUS najpóźniej 31.08.2026; termin się nie przesuwa.',
      warnings: [],
    });
    expect(advice({ uses }, '2026-09-01')).toMatchObject({
      act: 'Wyślij RWS za miesiąc październik 2026 przez eZUS najpóźniej 30.09.2026; termin się nie przesuwa.',
      warnings: ['Nie wysłano RWS za zaplanowany miesiąc wrzesień 2026; jego termin minął.'],
    });
  });

  test('refused or declined leaves the right, with a warning', () => {
    expect(advice({ uses: [{ month: '2026-04', status: 'refused' }] })).toMatchObject({
      state: 'available',
      warnings: ['ZUS odmówił za miesiąc kwiecień 2026: sprawdź przyczynę przed kolejnym wnioskiem.'],
    });
    expect(advice({ uses: [{ month: '2026-04', status: 'declined' }] })).toMatchObject({
      state: 'available',
      warnings: ['Klient zrezygnował; do końca terminu może zmienić zdanie.'],
    });
    expect(
      advice({
        uses: [
          { month: '2025-04', status: 'refused' },
          { month: '2025-05', status: 'declined' },
        ],
      }).warnings,
    ).toEqual([]);
  });
});

test('whatever the day, the open months are those whose application month is not over', () => {
  const day = fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2024-11-01', days));
  fc.assert(
    fc.property(day, fc.integer({ min: 2024, max: 2028 }), (today, year) => {
      const open = windowsLeft(year, today, '2020-01');
      for (const { month, opens, last_day } of open) {
        expect(month.startsWith(String(year))).toBe(true);
        expect(last_day).toBe(lastDayOf(addMonths(month, -1)));
        expect(addDays(last_day, 1)).toBe(`${month}-01`);
        expect(opens.slice(0, 7)).toBe(last_day.slice(0, 7));
        expect(last_day >= today).toBe(true);
      }
      const [first] = open;
      if (first && first.month > '2024-12' && !first.month.endsWith('-01')) {
        expect(addMonths(first.month, -1)).toBe(today.slice(0, 7));
      }
    }),
    { numRuns: 300 },
  );
});

describe('edges of the right', () => {
  test('before November 2024 it says since when it is law', () =>
    expect(advice({}, '2023-05-10', 2023).reasons).toMatchObject([{ says: 'Wakacje składkowe obowiązują od 1.11.2024.' }]));

  test('whoever could still have had December has missed the term, and was not insured too short', () => {
    expect(reasons({ insured_since: '2026-10' }, '2026-12-05')).toEqual(['no_months_left']);
    expect(reasons({ insured_since: '2026-11' }, '2026-12-05')).toEqual(['not_insured']);
  });

  test('only a month that is planned and still open is named in what to do', () => {
    const act = (uses: HolidayFacts['uses'], today?: string) => advice({ uses }, today).act;
    expect(act([{ month: '2026-09', status: 'planned' }])).toContain('wrzesień 2026');
    expect(act([{ month: '2026-09', status: 'declined' }])).toContain('czerwiec 2026');
    expect(act([{ month: '2026-03', status: 'planned' }])).toContain('czerwiec 2026');
  });

  test('nobody is refused for gaps while it is not known since when they are insured', () =>
    expect(advice({ insured_since: null, not_insured: [{ from: '2026-01-01', to: null }] }).state).toBe('unknown'));

  test('the number of insured is the latest known, in whatever order it was written down', () =>
    expect(advice({ insured_count: { '2026-04': 1, '2026-01': 20 } }).state).toBe('available'));

  test('revenue of the year the business began in counts', () => {
    const revenue = { 2024: 2_000_000_000, 2025: 2_000_000_000 };
    expect(reasons({ business_start: '2024-01-01', revenue, euro_rate: { 2024: 427, 2025: 426 } })).toEqual(['revenue']);
  });
});

describe('the law of the holiday', () => {
  test('says of every condition what it asks, by what act and how surely', () => {
    for (const { asks, basis, certainty } of Object.values(HOLIDAY_CONDITIONS)) {
      expect(asks).toMatch(/^\p{Lu}.{20,}\.$/u);
      expect(basis).toMatch(/art\. 17|rozp\.|ustawa/);
      expect(certainty).toBe('verified');
    }
    expect(HOLIDAY_CONDITIONS.insured_count.asks).toContain('Najwyżej 10 ');
    expect(HOLIDAY_LAW.basis).toMatch(/^art\. 17a.*36d u\.s\.u\.s\.$/);
    expect(HOLIDAY_LAW.source).not.toBe('');
  });
});

test.each([
  [{ former_employer: true }, ['former_employer'], []],
  [{ former_employer: null }, [], ['former_employer']],
  [{ zus_scheme: 'krus', de_minimis_eur: null }, ['not_insured'], ['de_minimis_eur']],
  [{ company_type: 'llc', insured_since: null }, ['legal_form'], ['insured_since']],
  [{}, [], []],
] as const)('of %j what rules the holiday out asks nothing, and what asks rules nothing out', (facts, codes, asked) => {
  const { reasons: found, questions } = personVerdict(entrepreneur(facts), '2026-05-10', []);
  expect([found.map(({ code }) => code), questions.map(({ fact }) => fact)]).toEqual([codes, asked]);
});
