import { describe, expect, test } from 'vitest';
import type { TaxProfile } from '../../../src/domain/deadlines/taxProfile';
import { smallPlusBase } from '../../../src/domain/zus/contributions';
import { type OwnerFacts, ownerMonth } from '../../../src/domain/zus/owner/month';
import { entered } from '../limits/enteredValue';

const profile = (values: Partial<TaxProfile> = {}, scheme: string | null = 'full'): TaxProfile => ({
  company_type: 'jdg',
  taxation_form: 'pit_scale',
  vat_status: 'active',
  accounting_type: 'kpir',
  persons: [{ id: 'a', role: 'owner', zus_scheme: scheme as 'full' }],
  ...values,
});
const facts = (of: TaxProfile | TaxProfile[] = profile(), values: Partial<OwnerFacts> = {}): OwnerFacts => ({
  person: 'a',
  stretches: [of].flat(),
  sickness: true,
  accident: null,
  step: null,
  smallPlusBase: () => null,
  income: {},
  revenue: {},
  holidays: [],
  ...values,
});
const plain = (text?: string) => text?.replace(/\u00a0/g, ' ');
const month = (of: OwnerFacts, which = '2026-10') => ownerMonth(of, which);

describe('social contributions of a month', () => {
  test('in full, part by part with base × percent, act and certainty (art. 18 ust. 8, art. 22 u.s.u.s.)', () => {
    const found = month(facts());
    expect(found?.social_amount).toBe(1926_76);
    expect(found?.social.map(({ name, amount }) => [name, amount])).toEqual([
      ['emerytalna', 1103_27],
      ['rentowa', 452_16],
      ['chorobowa (dobrowolna)', 138_47],
      ['wypadkowa', 94_39],
      ['FP i FS', 138_47],
    ]);
    expect(plain(found?.social[0]?.formula)).toBe('19,52% × 5 652,00 zł');
    for (const part of found?.social ?? []) expect(part.basis).toMatch(/art\. \d+/);
    expect(found?.social.map(({ certainty }) => certainty)).not.toContain('unknown');
  });

  test('preferential ones come to 456,18, without the labour fund', () => {
    expect(month(facts(profile({}, 'preferential')))?.social_amount).toBe(456_18);
  });

  test('Mały ZUS Plus of 60 000 zł of income: base 2 465,76, contributions 780,17', () => {
    const base = smallPlusBase(60_000_00, 365, 2026);
    expect(base).toBe(2465_76);
    const found = month(facts(profile({}, 'maly_plus'), { smallPlusBase: () => base }));
    expect(found?.social_amount).toBe(780_17);
    expect(found?.missing).toEqual(['najniższa; wpisz dochód za wrzesień 2026']);
  });

  test('Mały ZUS Plus without an income is of the lowest base, and says what to enter', () => {
    const found = month(facts(profile({}, 'maly_plus'), { income: { '2026-09': 1_000_00 } }));
    expect([found?.social_amount, found?.missing]).toEqual([
      456_18,
      ['najniższa podstawa Małego ZUS Plus; wpisz dochód za 2025 r.'],
    ]);
  });

  test('start relief and a coincidence of titles bear health alone; a granted holiday leaves health alone too', () => {
    for (const scheme of ['start_relief', 'health_only', 'krus'])
      expect(month(facts(profile({}, scheme)))).toMatchObject({ social_amount: 0, total: 432_54 });
    expect(month(facts(profile(), { holidays: ['2026-10'] }))).toMatchObject({ social_amount: 0, total: 432_54, holiday: true });
  });

  test('a stage that begins in the month has a part of the base by days, and health is not divided (art. 18 ust. 9 u.s.u.s.)', () => {
    const started = profile({ ceidg_start_date: '2026-10-17' });
    const found = month(facts(started));
    expect(found?.stages).toEqual([{ scheme: 'full', days: 15 }]);
    expect(found?.social[0]).toMatchObject({ base: Math.round((5652_00 * 15) / 31) });
    expect(plain(found?.social[0]?.formula)).toBe('19,52% × 2 734,84 zł (15 z 31 dni)');
    expect(found?.social.map(({ code }) => code)).toContain('labour_fund');
    expect(found?.health?.amount).toBe(432_54);
  });

  test('two stages in one month are told apart', () => {
    const [early, late] = [profile({ valid_to: '2026-10-10' }, 'preferential'), profile({ valid_from: '2026-10-11' }, 'full')];
    const found = month(facts([early, late]));
    expect(found?.stages).toEqual([
      { scheme: 'preferential', days: 10 },
      { scheme: 'full', days: 21 },
    ]);
    expect(found?.social.map(({ name }) => name)).toContain('emerytalna, pełne składki');
  });

  test('nothing is due while the business is suspended, before it began and after it ended', () => {
    expect(month(facts(profile({ suspended_from: '2026-09-20', suspended_to: '2026-12-01' })))).toBeNull();
    expect(month(facts(profile({ ceidg_start_date: '2026-11-01' })))).toBeNull();
    expect(month(facts(profile({ closed_at: '2026-09-30' })))).toBeNull();
    expect(month(facts(profile({}, 'none')))).toBeNull();
  });

  test('a stage that nobody stated has no total, and asks for it', () => {
    expect(month(facts(profile({}, null)))).toMatchObject({
      total: null,
      missing: expect.arrayContaining(['wpisz schemat ZUS']),
    });
  });
});

describe('the health contribution of a month', () => {
  const health = (of: OwnerFacts, which = '2026-10') => month(of, which)?.health;

  test('on the scale is 9% of the income of the month before', () => {
    const found = health(facts(profile(), { income: { '2026-09': 12_000_00 } }));
    expect(found).toMatchObject({ amount: 1080_00, base: 12_000_00, rate: 900, least: false, missing: null });
    expect(plain(found?.formula)).toBe('9% × 12 000,00 zł (dochód za wrzesień 2026)');
    expect(found?.basis).toContain('art. 81');
  });

  test('on the flat tax is 4,9%, and never less than 9% of the lowest base (art. 79a u.ś.o.z.)', () => {
    const flat = profile({ taxation_form: 'pit_flat' });
    expect(health(facts(flat, { income: { '2026-09': 20_000_00 } }))?.amount).toBe(980_00);
    const low = health(facts(flat, { income: { '2026-09': 3_000_00 } }));
    expect(low).toMatchObject({ amount: 432_54, base: 4806_00, least: true });
    expect(plain(low?.formula)).toBe('9% × 4 806,00 zł (rok składkowy od 01.02.2026); 4,9% × 3 000,00 zł to mniej');
  });

  test('a loss bears the lowest one', () => {
    expect(health(facts(profile(), { income: { '2026-09': -500_00 } }))).toMatchObject({ amount: 432_54, missing: null });
  });

  test('its year runs from February to January: January 2026 is still of the year before, at three quarters', () => {
    expect(health(facts(), '2026-01')).toMatchObject({ amount: 314_96, base: 3499_50 });
    expect(health(facts(), '2026-02')).toMatchObject({ amount: 432_54, base: 4806_00 });
    expect(health(facts(), '2027-01')?.amount).toBe(432_54);
    expect(health(facts(), '2027-02')?.amount).toBe(445_50);
  });

  test('the first month has no income before it and asks for none; the last one is counted by the month before', () => {
    const begun = facts(profile({ ceidg_start_date: '2026-10-05' }));
    expect(health(begun)).toMatchObject({ amount: 432_54, missing: null });
    expect(health(begun, '2026-11')?.missing).toBe('najniższa; wpisz dochód za październik 2026');
    const ended = facts(profile({ closed_at: '2026-10-10' }), { income: { '2026-09': 10_000_00, '2026-10': 90_000_00 } });
    expect(health(ended)?.amount).toBe(900_00);
    expect(month(ended, '2026-11')).toBeNull();
  });

  test('the first month under a form with an income has none after the lump sum', () => {
    const [before, after] = [
      profile({ taxation_form: 'lump_sum', valid_to: '2026-12-31' }),
      profile({ taxation_form: 'pit_flat', valid_from: '2027-01-01' }),
    ];
    expect(health(facts([before, after]), '2027-01')).toMatchObject({ amount: 432_54, missing: null });
  });

  test.each([
    ['60 000,00', 60_000_00, 498_35, 5537_18],
    ['60 000,01', 60_000_01, 830_58, 9228_64],
    ['300 000,00', 300_000_00, 830_58, 9228_64],
    ['300 000,01', 300_000_01, 1495_04, 16_611_55],
  ])('on the lump sum goes by three steps of the revenue since January: %s', (_said, revenue, amount, base) => {
    const lump = facts(profile({ taxation_form: 'lump_sum', ceidg_start_date: '2026-10-01' }), {
      revenue: { '2026-10': revenue },
    });
    expect(health(lump)).toMatchObject({ amount, base, missing: null });
  });

  test('of the lump sum grows from the month in which the step was passed, and begins anew in January', () => {
    const revenue = { '2026-01': 50_000_00, '2026-02': 9_000_00, '2026-03': 2_000_00, '2027-01': 1_000_00 };
    const lump = facts(profile({ taxation_form: 'lump_sum' }), { revenue });
    expect(['2026-01', '2026-02', '2026-03'].map((each) => health(lump, each)?.amount)).toEqual([498_35, 498_35, 830_58]);
    expect(health(lump, '2026-04')).toMatchObject({ amount: 830_58, missing: expect.stringContaining('kwiecień 2026') });
  });

  test('of the lump sum without a revenue is the step on the card, else the lowest', () => {
    const lump = profile({ taxation_form: 'lump_sum' });
    expect(health(facts(lump, { step: 'over_300' }))).toMatchObject({ amount: 1495_04, missing: null });
    expect(health(facts(lump))).toMatchObject({
      amount: 498_35,
      missing: 'najniższy próg; wpisz przychód od stycznia do października 2026',
    });
    expect(health(facts(lump), '2026-01')?.missing).toBe('najniższy próg; wpisz przychód za styczeń 2026');
  });

  test('of 2027 on the lump sum is not announced: nothing is made up, and what the office enters stands', () => {
    const lump = facts(profile({ taxation_form: 'lump_sum' }));
    expect(ownerMonth(lump, '2027-03')).toMatchObject({ health: null, total: null });
    const own = [entered('health_ryczalt', 2027, 525, { part: 'do_60000' })];
    expect(ownerMonth(lump, '2027-03', own)?.health).toMatchObject({ amount: 525_00, certainty: 'office', base: null });
  });

  test('on the card is one amount all the calendar year, by the minimum wage of 1 January', () => {
    const card = facts(profile({ taxation_form: 'tax_card' }));
    expect(['2026-01', '2026-12', '2027-01'].map((each) => health(card, each)?.amount)).toEqual([432_54, 432_54, 445_50]);
    expect(health(card)?.missing).toBeNull();
  });

  test('of a partner of a payer of CIT is by the whole average wage, of a helper by three quarters of it', () => {
    const partner = profile({ company_type: 'limited_partnership', taxation_form: 'cit_small' });
    expect(health(facts(partner))).toMatchObject({ amount: 830_58, certainty: 'statute' });
    const helper = profile({ persons: [{ id: 'a', role: 'helper', zus_scheme: 'full' }] });
    expect(health(facts(helper))).toMatchObject({ amount: 622_93, certainty: 'statute' });
  });

  test('of a partner whose tax form nobody stated is not guessed', () => {
    const open = facts(profile({ company_type: 'general_partnership', taxation_form: 'transparent' }));
    expect(month(open)).toMatchObject({ health: null, total: null, missing: ['wpisz formę opodatkowania tej osoby'] });
  });
});

test('what the office has to enter is told apart from what is only said', () => {
  const lacks = (one: OwnerFacts, of?: string) => month(one, of)?.lacks;
  const known = { income: { '2026-09': 1_000_00 } };
  const lump = profile({ taxation_form: 'lump_sum' });
  expect(lacks(facts(profile(), known))).toEqual([]);
  expect(lacks(facts(profile()))).toEqual(['income']);
  expect(lacks(facts(lump))).toEqual(['revenue']);
  expect(lacks(facts(profile({}, null), known))).toEqual(['scheme']);
  expect(lacks(facts(profile({}, 'maly_plus'), known))).toEqual(['small_plus_income']);
  expect(lacks(facts(profile({ company_type: 'general_partnership', taxation_form: 'transparent' })))).toEqual(['tax_form']);
  const lawful = [{ scheme: 'full' as const, from: '2012-05-01', to: null }];
  const counted = month(facts(profile({}, 'start_relief'), { ...known, lawful, impossible: true }));
  expect([counted?.missing.length, counted?.lacks]).toEqual([1, []]);
});

describe('a stage that the law has ended', () => {
  const lawful = [{ scheme: 'full' as const, from: '2012-05-01', to: null }];

  test('counts what the law has in its place, and says so where the stated one cannot be', () => {
    const stated = facts(profile({}, 'start_relief'));
    expect(month(stated)).toMatchObject({ social_amount: 0, missing: [expect.stringContaining('dochód')] });
    const counted = month({ ...stated, lawful, impossible: true });
    expect(counted).toMatchObject({ stages: [{ scheme: 'full', days: 31 }], social_amount: 1926_76 });
    expect(counted?.missing[0]).toBe('wpisany etap ZUS nie może tak trwać: policzono, jak każe ustawa');
    expect(month({ ...stated, lawful })?.missing).toHaveLength(1);
  });

  test('the months before it are counted as stated', () => {
    const ahead = [{ scheme: 'preferential' as const, from: '2026-12-01', to: null }];
    const stated = facts(profile({}, 'start_relief'), { lawful: ahead, impossible: true });
    expect(month(stated, '2026-11')).toMatchObject({ social_amount: 0, missing: [expect.stringContaining('dochód')] });
    expect(month(stated, '2026-12')?.social_amount).toBe(456_18);
  });

  test('who has no stage stated, or rests, gets none by it', () => {
    expect(month(facts(profile({}, null), { lawful }))?.stages).toEqual([]);
    expect(month(facts(profile({ suspended_from: '2026-01-01' }, 'start_relief'), { lawful }))).toBeNull();
  });
});

test('who left pays for their days of the month, and nothing for later ones', () => {
  const left = profile({ persons: [{ id: 'a', role: 'partner', zus_scheme: 'full', left_on: '2026-10-15' }] });
  expect(month(facts(left))?.stages).toEqual([{ scheme: 'full', days: 15 }]);
  expect(month(facts(left), '2026-11')).toBeNull();
  expect(month(facts(left), '2026-09')?.stages).toEqual([{ scheme: 'full', days: 30 }]);
});

describe('amounts counted from a base that is not announced yet', () => {
  const plainFacts = facts();

  test('say that they are a forecast, and why', () =>
    expect(month(plainFacts, '2027-03')?.forecast).toBe(
      'prognoza: podstawa składek na 2027 r. pochodzi z projektu i nie jest jeszcze ogłoszona',
    ));

  test('are none where the base is announced, follows from what is, or was entered by the office', () => {
    expect(month(plainFacts, '2026-12')?.forecast).toBeNull();
    expect(month(facts(profile({}, 'preferential')), '2027-03')?.forecast).toBeNull();
    const own = [entered('zus_full_base', 2027, 6019.8)];
    expect(ownerMonth(plainFacts, '2027-03', own)?.forecast).toBeNull();
  });
});

describe('who was appointed to the board or as a proxy for pay', () => {
  const firm = (role: 'board_member' | 'proxy', values: Partial<TaxProfile> = {}) =>
    profile({
      company_type: 'llc',
      taxation_form: 'cit_small',
      persons: [{ id: 'a', role, zus_scheme: 'health_only' }],
      ...values,
    });
  const appointed = (role: 'board_member' | 'proxy', values: Partial<OwnerFacts> = {}) => facts(firm(role), values);

  test.each(['board_member', 'proxy'] as const)(
    'a %s bears 9% of what was paid in the month, and nothing else (art. 81 ust. 8 pkt 11a u.ś.o.z.)',
    (role) => {
      const found = month(appointed(role, { pay: { '2026-10': 12_345_67 } }));
      expect(found).toMatchObject({ form: 'appointed', social: [], total: 1111_11, missing: [], lacks: [] });
      expect(plain(found?.health?.formula)).toBe('9% × 12 345,67 zł (wypłacone w: październik 2026)');
      expect(found?.health?.basis).toContain('art. 66 ust. 1 pkt 35a');
    },
  );

  test('a month without pay is nothing, and one of which nobody told has no amount and asks', () => {
    const paid = { pay: { '2026-10': 0 } };
    expect(month(appointed('proxy', paid))).toMatchObject({ total: 0, missing: [] });
    expect(month(appointed('proxy', paid), '2026-11')).toMatchObject({
      total: null,
      lacks: ['pay'],
      missing: ['wpisz wynagrodzenie z powołania, wypłacone w: listopad 2026'],
    });
  });

  test('has no lowest base: 9% of 100 zł is 9 zł, which the advance of PIT by the rules of 2021 may lower (art. 83 u.ś.o.z.)', () => {
    const of = (pay: number) => month(appointed('board_member', { pay: { '2026-10': pay } }));
    const lowered = /może być niższa: najwyżej zaliczka na PIT według zasad z 2021 r\. \(art\. 83/;
    for (const [pay, total] of [
      [100_00, 9_00],
      [1_099_99, 99_00],
    ] as const)
      expect(of(pay)).toMatchObject({
        total,
        certainty: 'statute',
        health: { certainty: 'statute', formula: expect.stringMatching(lowered) },
      });
    for (const [pay, total] of [
      [0, 0],
      [1_100_00, 99_00],
      [5_000_00, 450_00],
    ] as const)
      expect(of(pay)).toMatchObject({
        total,
        certainty: 'verified',
        health: { certainty: 'verified', formula: expect.not.stringMatching(lowered) },
      });
  });

  test('is insured while the company is suspended, as long as pay goes on; a partner is not', () => {
    const suspended = { suspended_from: '2026-09-01', suspended_to: '2027-03-31' };
    const pay = { '2026-10': 10_000_00 };
    expect(month(facts(firm('board_member', suspended), { pay }))?.total).toBe(900_00);
    expect(month(facts(profile(suspended)))).toBeNull();
    expect(month(facts(firm('board_member', { closed_at: '2026-09-30' }), { pay }))).toBeNull();
  });

  test('without pay for it is insured by nobody', () => {
    const unpaid = profile({ company_type: 'llc', persons: [{ id: 'a', role: 'board_member', zus_scheme: 'none' }] });
    expect(month(facts(unpaid))).toBeNull();
  });
});
