import { describe, expect, test } from 'vitest';
import type { ZusScheme } from '../../../src/domain/deadlines/taxProfile';
import type { LadderFacts } from '../../../src/domain/zus/ladder/facts';
import { ownerLadder } from '../../../src/domain/zus/owner/ladder';
import type { OwnerLadderFacts } from '../../../src/domain/zus/owner/ladderFacts';
import { starter } from './starter';

const ladder = (values: Partial<OwnerLadderFacts>, today = '2026-11-23') =>
  ownerLadder({ stated: [], typed_end: null, small_plus_used: null, law: null, ...values }, today);
const shape = (found: ReturnType<typeof ladder>) => found.steps.map(({ scheme, from, to, stated }) => [scheme, from, to, stated]);

describe('the stages of one person', () => {
  test('go on from what the profile states: relief, preferential, full', () => {
    expect(shape(ladder({ stated: [{ scheme: 'start_relief', from: '2026-07-15' }] }))).toEqual([
      ['start_relief', '2026-07-15', '2027-01-31', true],
      ['preferential', '2027-02-01', '2029-01-31', false],
      ['full', '2029-02-01', null, false],
    ]);
  });

  test('an end typed by the office is believed, and ends the stated stage alone', () => {
    const found = ladder({ stated: [{ scheme: 'start_relief', from: '2026-07-15' }], typed_end: '2026-12-31' });
    expect(shape(found).slice(0, 2)).toEqual([
      ['start_relief', '2026-07-15', '2026-12-31', true],
      ['preferential', '2027-01-01', '2028-12-31', false],
    ]);
  });

  test('stated lines follow each other, entered ahead too', () => {
    const stated = [
      { scheme: 'full' as const, from: null },
      { scheme: 'maly_plus' as const, from: '2027-01-01' },
    ];
    expect(shape(ladder({ stated }))).toEqual([
      ['full', null, '2026-12-31', true],
      ['maly_plus', '2027-01-01', '2029-12-31', true],
      ['full', '2030-01-01', null, false],
    ]);
  });

  test('the months used of Mały ZUS Plus tell its end', () => {
    const found = ladder({ stated: [{ scheme: 'maly_plus', from: '2026-01-01' }], small_plus_used: 35 });
    expect(shape(found)).toEqual([
      ['maly_plus', '2026-01-01', '2026-12-31', true],
      ['full', '2027-01-01', null, false],
    ]);
  });

  test('without a word of the profile are those of the law by the start of the business', () => {
    const found = ladder({ law: starter({ business_start: '2026-07-15' }) });
    expect(found.steps[0]).toMatchObject({ scheme: 'start_relief', from: '2026-07-15', stated: false });
    expect(ladder({}).steps).toEqual([]);
  });
});

describe('warnings of a change', () => {
  const at = (today: string) =>
    ladder(
      { stated: [{ scheme: 'start_relief', from: '2026-07-01' }], law: starter({ business_start: '2026-07-01' }) },
      today,
    ).warnings.find(({ code }) => code === 'change')?.near;

  // The change is on 1.01.2027, its registration is due within seven days.
  test.each([
    ['2026-11-01', null],
    ['2026-11-02', 60],
    ['2026-12-02', 30],
    ['2026-12-25', 7],
    ['2027-01-05', 7],
    ['2027-01-20', null],
  ])('seen on %s are near by %s days', (today, near) => expect(at(today)).toBe(near));

  test('name the forms to send, the day and the act', () => {
    const [change] = ladder(
      { stated: [{ scheme: 'start_relief', from: '2026-07-01' }], law: starter({ business_start: '2026-07-01' }) },
      '2026-12-20',
    ).warnings.filter(({ code }) => code === 'change');
    expect(change?.act).toContain('ZWUA');
    expect(change?.basis).toContain('art. 18a');
  });
});

describe('the revenue of Mały ZUS Plus', () => {
  const stated = (scheme: ZusScheme, from: string, more: Partial<OwnerLadderFacts> = {}, business: Partial<LadderFacts> = {}) =>
    ladder({ stated: [{ scheme, from }], law: starter({ business_start: '2020-01-01', ...business }), ...more }).warnings.filter(
      ({ code }) => code === 'check_revenue',
    );

  test.each([
    ['the start relief, after which come preferential contributions', 'start_relief', '2026-08-01', '2026-08-01'],
    ['preferential contributions, after which come full ones', 'preferential', '2025-02-01', '2024-08-01'],
    ['full contributions', 'full', '2023-01-01', '2020-01-01'],
  ] as const)('is no matter of %s', (_, scheme, from, business_start) => {
    expect(stated(scheme, from, {}, { business_start })).toEqual([]);
    expect(ladder({ law: starter({ business_start }) }).warnings.filter(({ code }) => code === 'check_revenue')).toEqual([]);
  });

  test('is asked about in January of who states the stage, until it is known', () => {
    expect(stated('maly_plus', '2026-01-01')).toEqual([
      {
        code: 'check_revenue',
        on: '2027-01-01',
        act_by: '2027-02-01',
        says: 'Mały ZUS Plus w 2027 r. zależy od przychodu za 2026 r. (limit 120\u00a0000\u00a0zł, dla części roku proporcjonalnie).',
        act: 'Sprawdź przychód za 2026 r.; po przekroczeniu limitu zgłoś pełne składki (05 10 XX).',
        basis: 'art. 18c u.s.u.s.',
        days: 39,
        near: 60,
      },
    ]);
    expect(stated('maly_plus', '2023-05-01').map(({ on }) => on)).toEqual(['2027-01-01']);
    expect(stated('maly_plus', '2026-01-01', {}, { revenue: { 2026: 120_000_00 } })).toEqual([]);
  });

  test('above the limit is told as the end of the stage', () =>
    expect(stated('maly_plus', '2026-01-01', {}, { revenue: { 2026: 120_000_01 } })).toMatchObject([
      {
        on: '2027-01-01',
        act_by: '2027-02-01',
        says: 'Mały ZUS Plus w 2027 r. nie przysługuje: przychód za 2026 r. przekroczył limit.',
        act: 'Zgłoś pełne składki (05 10 XX).',
      },
    ]));

  test('is asked about in no January after the stage has ended', () =>
    expect(stated('maly_plus', '2026-01-01', { typed_end: '2026-12-31' })).toEqual([]));
});

describe('a stage whose end nobody entered', () => {
  const begun = starter({ business_start: '2024-10-23' });
  const unknown = (found: ReturnType<typeof ladder>) =>
    found.warnings.flatMap(({ code, on, says, act, near }) => (code === 'end_unknown' ? [{ on, says, act, near }] : []));

  test('preferential contributions without a first day end as after the start relief, and say on what that hangs', () => {
    const found = ladder({ stated: [{ scheme: 'preferential', from: null }], law: begun, on_company_card: true });
    expect(shape(found)).toEqual([
      ['preferential', null, '2027-04-30', true],
      ['full', '2027-05-01', null, false],
    ]);
    expect(unknown(found)).toEqual([
      {
        on: '2026-11-23',
        says: 'Nie wpisano pierwszego dnia etapu: składki preferencyjne. Z przepisów koniec to 30.04.2027, jeśli przed nimi było 6 miesięcy ulgi na start od 23.10.2024. Bez ulgi na start ich koniec to 31.10.2026.',
        act: 'Wpisz pierwszy dzień na karcie firmy: „Schemat ZUS od”.',
        near: 7,
      },
    ]);
    expect(found.warnings.find(({ code }) => code === 'change')).toMatchObject({
      on: '2027-05-01',
      says: 'Składki preferencyjne: do 30.04.2027. Od 01.05.2027: pełne składki. Tak z przepisów, jeśli przed nimi było 6 miesięcy ulgi na start od 23.10.2024.',
    });
  });

  test('a person’s is asked for on the person’s card', () => {
    const stated = [{ scheme: 'preferential', from: null }] as const;
    expect(unknown(ladder({ stated, law: begun }))[0]?.act).toBe('Wpisz pierwszy dzień na karcie osoby: „Schemat od”.');
  });

  test.each([
    ['the start of the business is not known', null],
    ['work for a former employer shuts the reliefs', { ...begun, former_employer: true }],
  ])('has none where %s, and says that', (_, law) => {
    const found = ladder({ stated: [{ scheme: 'preferential', from: null }], law });
    expect(shape(found)).toEqual([['preferential', null, null, true]]);
    expect(unknown(found)[0]?.says).toBe(
      'Nie wpisano pierwszego dnia etapu: składki preferencyjne. Nie wiadomo więc, kiedy się kończy.',
    );
  });

  test('Mały ZUS Plus without its used months ends after thirty-six without a rest, counted anew from 2026', () => {
    const found = ladder({ stated: [{ scheme: 'maly_plus', from: '2024-03-01' }], on_company_card: true });
    expect(shape(found)).toEqual([
      ['maly_plus', '2024-03-01', '2028-12-31', true],
      ['full', '2029-01-01', null, false],
    ]);
    expect(unknown(found)).toEqual([
      {
        on: '2028-12-31',
        says: 'Nie wpisano wykorzystanych miesięcy etapu: Mały ZUS Plus. Z przepisów koniec to 31.12.2028, jeśli trwa bez przerwy i jego 36 miesięcy liczy się od: styczeń 2026.',
        act: 'Dodaj właściciela jako osobę i wpisz na jej karcie: „Miesiące Małego ZUS Plus” albo „Schemat do”.',
        near: null,
      },
    ]);
    expect(found.warnings.filter(({ code }) => code === 'check_revenue').map(({ on }) => on)).toEqual(['2027-01-01']);
  });

  test('Mały ZUS Plus that follows in the company’s dated lines is asked for its owner, to whom they go over', () => {
    const stated = [
      { scheme: 'full', from: null },
      { scheme: 'maly_plus', from: '2026-01-01' },
    ] as const;
    expect(unknown(ladder({ stated, on_company_card: true }))[0]?.act).toBe(
      'Dodaj właściciela jako osobę i wpisz na jej karcie: „Miesiące Małego ZUS Plus” albo „Schemat do”.',
    );
  });

  test('Mały ZUS Plus without a first day is asked for it and for its revenue, and ends by its used months', () => {
    const stated = [{ scheme: 'maly_plus', from: null }] as const;
    const found = ladder({ stated });
    expect(unknown(found)).toMatchObject([{ act: 'Wpisz pierwszy dzień na karcie osoby: „Schemat od”.', near: 7 }]);
    expect(found.warnings.filter(({ code }) => code === 'check_revenue').map(({ on }) => on)).toEqual(['2027-01-01']);
    expect(shape(ladder({ stated, small_plus_used: 35 }))[0]).toEqual(['maly_plus', null, '2026-12-31', true]);
  });

  test.each([
    ['an end is typed', { stated: [{ scheme: 'preferential', from: null }], typed_end: '2027-03-31', law: begun }],
    ['the months are counted', { stated: [{ scheme: 'maly_plus', from: '2026-01-01' }], small_plus_used: 11 }],
    ['the first day is known', { stated: [{ scheme: 'preferential', from: '2025-05-01' }], law: begun }],
    ['the stage has no end', { stated: [{ scheme: 'full', from: null }], law: begun }],
  ] as [string, Partial<OwnerLadderFacts>][])('is told no more where %s', (_, values) =>
    expect(unknown(ladder(values))).toEqual([]),
  );
});

describe('a stage that cannot be', () => {
  const relief = (from: string | null, more: Partial<OwnerLadderFacts> = {}) =>
    ladder({ stated: [{ scheme: 'start_relief', from }], ...more });
  const said = (found: ReturnType<typeof ladder>) =>
    found.warnings.flatMap(({ code, says, act, near }) => (code === 'impossible' ? [[says, act, near]] : []));

  test('the start relief since 2010, which was no law then, gives way to what the law had', () => {
    const found = relief('2010-05-01');
    expect(shape(found)).toEqual([
      ['preferential', '2010-05-01', '2012-04-30', false],
      ['full', '2012-05-01', null, false],
    ]);
    expect(said(found)).toEqual([
      [
        'Wpisano etap, którego wtedy nie było: ulga na start od 01.05.2010, a jest on w prawie od 30.04.2018.',
        'Sprawdź w ZUS kod tytułu i popraw etap na karcie; do tego czasu liczymy: pełne składki.',
        7,
      ],
    ]);
  });

  test('one that is over by the law goes on as the law does, and says so', () => {
    const found = relief('2020-01-01');
    expect(shape(found)).toEqual([
      ['start_relief', '2020-01-01', '2020-06-30', true],
      ['preferential', '2020-07-01', '2022-06-30', false],
      ['full', '2022-07-01', null, false],
    ]);
    expect(said(found)[0]?.[0]).toBe(
      'Wpisano etap, który już się skończył: ulga na start od 01.01.2020 trwa z ustawy najdłużej do 30.06.2020.',
    );
  });

  test('an end typed later than the law allows is not believed', () => {
    const found = relief('2026-08-01', { typed_end: '2028-12-31' });
    expect(shape(found)[0]).toEqual(['start_relief', '2026-08-01', '2027-01-31', true]);
    expect(said(found)[0]?.[0]).toMatch(/^Wpisany koniec \(31\.12\.2028\) jest za późny/);
  });

  test('an end typed in the past without a next stage is told', () => {
    expect(said(relief('2026-08-01', { typed_end: '2026-10-31' }))[0]?.[0]).toMatch(/do 31\.10\.2026, a następnego nie wpisano/);
  });

  test('Mały ZUS Plus before its law begins with it, after full contributions', () => {
    const found = ladder({ stated: [{ scheme: 'maly_plus', from: '2019-01-01' }] });
    expect(shape(found)).toEqual([
      ['full', '2019-01-01', '2020-01-31', false],
      ['maly_plus', '2020-02-01', '2028-12-31', true],
      ['full', '2029-01-01', null, false],
    ]);
    expect(said(found)).toHaveLength(1);
  });

  test('preferential contributions without a first day are asked for by a business long begun, and counted as stated', () => {
    const stated = [{ scheme: 'preferential', from: null }] as const;
    const found = ladder({ stated, law: starter({ business_start: '2019-03-01' }) });
    expect(said(found)[0]?.[0]).toMatch(/^Wpisano etap bez pierwszego dnia: składki preferencyjne/);
    expect(shape(found)).toEqual([['preferential', null, null, true]]);
    expect(found.warnings.map(({ code }) => code)).not.toContain('end_unknown');
    expect(said(ladder({ stated, law: starter({ business_start: '2025-03-01' }) }))).toEqual([]);
  });

  test.each([
    ['a relief that lasts', [{ scheme: 'start_relief', from: '2026-08-01' }]],
    ['full contributions since 1999', [{ scheme: 'full', from: '1999-05-01' }]],
    ['KRUS since 1991', [{ scheme: 'krus', from: '1991-01-01' }]],
    ['Mały ZUS Plus since it is law', [{ scheme: 'maly_plus', from: '2020-02-01' }]],
    [
      'a relief that is over, after which the next was stated',
      [
        { scheme: 'start_relief', from: '2020-01-01' },
        { scheme: 'full', from: '2020-07-01' },
      ],
    ],
    [
      'one that is entered ahead',
      [
        { scheme: 'full', from: null },
        { scheme: 'start_relief', from: '2027-01-01' },
      ],
    ],
  ] as [string, OwnerLadderFacts['stated']][])('is not %s', (_, stated) => expect(said(ladder({ stated }))).toEqual([]));

  test('a gap before the next stated stage is filled as the law goes on', () => {
    const stated = [
      { scheme: 'start_relief' as const, from: '2026-07-01' },
      { scheme: 'full' as const, from: '2027-06-01' },
    ];
    expect(shape(ladder({ stated }))).toEqual([
      ['start_relief', '2026-07-01', '2026-12-31', true],
      ['preferential', '2027-01-01', '2027-05-31', false],
      ['full', '2027-06-01', null, true],
    ]);
  });
});
