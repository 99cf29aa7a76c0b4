import { describe, expect, test } from 'vitest';
import { isWorkingDay } from '../../../src/domain/calendar/workingDays';
import { describeShift } from '../../../src/domain/deadlines/describe';
import { dueDates } from '../../../src/domain/deadlines/dueDates';
import { obligations } from '../../../src/domain/deadlines/obligations';
import { DEADLINE_RULES } from '../../../src/domain/deadlines/rules';
import type { TaxProfile } from '../../../src/domain/deadlines/taxProfile';
import { addDays, daysBetween } from '../../../src/lib/dates';
import fc from '../../support/properties';
import { anyProfile, bakery, llc, partnership } from './profiles';

const of2026 = (profile: TaxProfile) => obligations(profile, '2026-01-01', '2026-12-31');
const rulesOf = (profile: TaxProfile, keep: (condition: string | null) => boolean = () => true) =>
  [
    ...new Set(
      of2026(profile)
        .filter(({ condition }) => keep(condition))
        .map(({ rule }) => rule),
    ),
  ].sort();
const certain = (profile: TaxProfile) => rulesOf(profile, (condition) => condition === null);

describe('who is bound', () => {
  test('a bakery with staff has the owner’s, the employer’s and the VAT payer’s obligations', () => {
    expect(certain(bakery)).toEqual(
      [
        'forma_opodatkowania',
        'jpk_v7m',
        'pit11_podatnik',
        'pit11_us',
        'pit36',
        'pit4',
        'pit4r',
        'pit_zaliczka_m',
        'remanent',
        'wynagrodzenia',
        'zus_20',
        'zus_imir',
        'zus_zdrowotna_roczna',
      ].sort(),
    );
    expect(rulesOf(bakery, Boolean)).toEqual(
      [
        ...['bdo', 'dsf1', 'kobize', 'ordu', 'pit38', 'pit8ar', 'rws', 'zus_iwa', 'zus_mzp', 'zus_rzsr', 'zus_zswa'],
        ...['oplata_srodowiskowa', 'vat_oss', 'vat_sme', 'akcyza', 'ksef_tokeny', 'e_doreczenia', 'gus', 'mdr3_pit'],
        ...['ppk', 'pfron', 'pfron_dekr', 'zfss_1', 'zfss_2', 'zfss_korekta', 'ift1r', 'wht_cit', 'ift2r', 'cit10z'],
        ...['tp_local', 'tpr', 'dn_rata_of', 'dt1', 'dt_rata2'],
      ].sort(),
    );
  });

  test('a company without staff sends no DRA, but keeps books and pays CIT by the quarter', () =>
    expect(certain(llc)).toEqual(
      ['cit8', 'cit_zaliczka_q', 'jpk_v7k', 'jpk_v7k_ewidencja', 'sf_krs', 'sf_sporzadzenie', 'sf_zatwierdzenie'].sort(),
    ));

  test('each partner owes their own tax and contributions, a helper owes none', () => {
    const personal = of2026(partnership).filter(({ person }) => person !== null);
    const perPerson = (id: string) =>
      [
        ...new Set(personal.filter(({ person, condition }) => person === id && condition === null).map(({ rule }) => rule)),
      ].sort();
    expect(perPerson('anna')).toEqual(['forma_opodatkowania', 'pit36l', 'pit_zaliczka_q', 'zus_20', 'zus_zdrowotna_roczna']);
    expect(perPerson('piotr')).toEqual([
      'forma_opodatkowania',
      'pit36',
      'pit_zaliczka_m',
      'zus_20',
      'zus_mzp_cz2',
      'zus_zdrowotna_roczna',
    ]);
    expect(perPerson('ewa')).toEqual([]);
    expect(of2026(partnership).filter(({ rule, person }) => rule === 'zus_20' && person === null)).toEqual([]);
  });

  describe('a partner who left on 15 September 2026', () => {
    const [anna, ...others] = partnership.persons ?? [];
    if (!anna) throw new Error('no partner');
    const left = (left_on: string, changes: Partial<TaxProfile> = {}) =>
      obligations(
        { ...partnership, ...changes, persons: [{ ...anna, ...changes.persons?.[0], left_on }, ...others] },
        '2026-01-01',
        '2027-12-31',
      );
    const of = (found: ReturnType<typeof left>, person: string, rule: string) =>
      found.filter((each) => each.person === person && each.rule === rule).map(({ period }) => period);

    test('owes what had begun, to its end: September’s contributions, the quarter, the year’s return', () => {
      const found = left('2026-09-15');
      expect(of(found, 'anna', 'zus_20').at(-1)).toBe('2026-09');
      expect(of(found, 'anna', 'pit_zaliczka_q').at(-1)).toBe('2026-Q3');
      expect(of(found, 'anna', 'pit36l')).toEqual(['2025', '2026']);
      expect(of(left('2026-08-31'), 'anna', 'zus_20').at(-1)).toBe('2026-08');
    });

    test('owes nothing of a later period, and the partners who stayed owe all of theirs', () => {
      const [before, after] = [obligations(partnership, '2026-01-01', '2027-12-31'), left('2026-09-15')];
      expect(after.filter(({ person, period }) => person === 'anna' && period > '2026-Q3')).toEqual([]);
      expect(of(before, 'anna', 'forma_opodatkowania')).toEqual(['2026', '2027']);
      expect(of(after, 'anna', 'forma_opodatkowania')).toEqual(['2026']);
      const rest = (all: typeof before) => all.filter(({ person }) => person !== 'anna');
      expect(rest(after)).toEqual(rest(before));
    });

    test('may use the year’s right by their own last month, and one who goes on by the year’s', () => {
      const day = (found: ReturnType<typeof left>, person: string) =>
        found.find((each) => each.rule === 'rws' && each.person === person && each.period === '2026')?.due;
      expect(day(left('2026-09-15'), 'anna')).toBe('2026-08-31');
      expect(day(left('2027-09-15'), 'anna')).toBe(day(left('2026-09-15'), 'piotr'));
    });
  });

  test.each<[string, Partial<TaxProfile>, string[], string[]]>([
    [
      'a lump-sum payer',
      { taxation_form: 'lump_sum', accounting_type: 'lump_sum_register' },
      ['ryczalt_m', 'pit28'],
      ['ryczalt_q', 'pit36', 'pit36l', 'pit_zaliczka_m', 'remanent'],
    ],
    ['a quarterly lump-sum payer', { taxation_form: 'lump_sum', advance_mode: 'quarterly' }, ['ryczalt_q'], ['ryczalt_m']],
    ['a flat-tax payer', { taxation_form: 'pit_flat' }, ['pit36l', 'pit_zaliczka_m', 'pit37'], ['pit36', 'pit28']],
    [
      'a flat-tax payer with simplified advances',
      { taxation_form: 'pit_flat', advance_mode: 'simplified' },
      ['pit_zaliczka_m'],
      ['pit_zaliczka_q'],
    ],
    ['one whose advances are not stated', { advance_mode: null }, ['pit_zaliczka_m'], ['pit_zaliczka_q']],
    ['one without advances', { advance_mode: 'none' }, [], ['pit_zaliczka_m', 'pit_zaliczka_q']],
    ['one on the scale, who has no PIT-37', { has_employment_income: true }, ['pit36'], ['pit37']],
    [
      'a tax-card payer',
      { taxation_form: 'tax_card' },
      ['karta', 'pit16a'],
      ['zus_zdrowotna_roczna', 'pit_zaliczka_m', 'pit36', 'pit28'],
    ],
    ['a quarterly VAT payer', { vat_period: 'quarterly' }, ['jpk_v7k', 'jpk_v7k_ewidencja'], ['jpk_v7m', 'vat_9m']],
    ['a VAT payer whose period is not stated', { vat_period: null }, ['jpk_v7m'], ['jpk_v7k']],
    ['one exempt from VAT', { vat_status: 'exempt_limit' }, ['vat_9m'], ['jpk_v7m', 'jpk_v7k', 'vat_ue']],
    ['one struck off VAT', { vat_status: 'removed' }, ['vat_9m'], ['jpk_v7m', 'jpk_v7k']],
    [
      'one who trades in the Union',
      { vat_eu: true, vat_oss: true, vat_ioss: true, intrastat: true },
      ['vat_ue', 'vat_oss', 'vat_ioss', 'intrastat'],
      [],
    ],
    [
      'one without staff',
      { employs: false },
      ['zus_20'],
      ['pit4', 'pit4r', 'pit11_us', 'zus_iwa', 'wynagrodzenia', 'pfron', 'ppk'],
    ],
    ['one with 25 full-time jobs', { employees_fte: 25, ppk: true, zfss: false }, ['pfron', 'ppk'], ['zfss_1']],
    ['one with 24 full-time jobs', { employees_fte: 24.5, ppk: false }, [], ['pfron', 'ppk']],
    ['one with 50 full-time jobs', { employees_fte: 50 }, ['pfron', 'zfss_1', 'zfss_2'], []],
    ['one with a fund of its own will', { zfss: true, pfron: true, employees_fte: 3 }, ['pfron', 'zfss_1', 'zfss_2'], []],
    [
      'an owner with land and lorries',
      { real_estate: true, transport_vehicles: true, farm_or_forest_land: true },
      ['dn_rata_of', 'dt1', 'dt_rata2'],
      ['dn1', 'dn_rata', 'dr1'],
    ],
    ['an owner with a forest only', { farm_or_forest_land: true }, ['dn_rata_of'], ['dn1', 'dn_rata', 'dr1']],
    ['one with waste and emissions', { bdo: true, kobize: true }, ['bdo', 'kobize'], []],
    ['one who pays abroad', { pays_foreign_individuals: true, pays_foreign_companies: true }, ['ift1r', 'ift2r', 'wht_cit'], []],
    ['one with related parties, who sends no ORD-U', { transfer_pricing: true }, ['tp_local', 'tpr'], ['ordu']],
    [
      'an owner on Mały ZUS Plus',
      { persons: [{ id: 'jan', role: 'owner', zus_scheme: 'maly_plus' }] },
      ['zus_mzp_cz2', 'rws'],
      ['zus_mzp'],
    ],
    [
      'an owner on start relief',
      { persons: [{ id: 'jan', role: 'owner', zus_scheme: 'start_relief' }] },
      ['zus_20'],
      ['rws', 'zus_mzp'],
    ],
    ...(['preferential', 'maly_plus', 'full'] as const).map((zus_scheme): [string, Partial<TaxProfile>, string[], string[]] => [
      `an owner whose scheme is ${zus_scheme}`,
      { persons: [{ id: 'jan', role: 'owner', zus_scheme }] },
      ['zus_20', 'zus_zdrowotna_roczna', 'rws'],
      [],
    ]),
    ...(['health_only', 'krus'] as const).map((zus_scheme): [string, Partial<TaxProfile>, string[], string[]] => [
      `an owner whose scheme is ${zus_scheme}`,
      { persons: [{ id: 'jan', role: 'owner', zus_scheme }] },
      ['zus_20', 'zus_zdrowotna_roczna'],
      ['rws'],
    ]),
    ['an owner whose scheme is not stated', { persons: [] }, ['zus_20', 'rws'], ['zus_mzp']],
    [
      'an owner who keeps books',
      { accounting_type: 'full_books' },
      ['sf_pit', 'sf_sporzadzenie', 'sf_zatwierdzenie'],
      ['sf_krs', 'remanent'],
    ],
    [
      'an owner insured elsewhere, without staff',
      { employs: false, persons: [{ id: 'jan', role: 'owner', zus_scheme: 'none' }] },
      ['pit36'],
      ['zus_20', 'zus_zdrowotna_roczna', 'zus_rzsr'],
    ],
    [
      'an owner insured elsewhere, with insured staff',
      { employs: false, insured_count: 1, persons: [{ id: 'jan', role: 'owner', zus_scheme: 'none' }] },
      ['zus_20'],
      [],
    ],
    ['a budget unit', { zus_payer_group: '5' }, ['zus_5'], ['zus_15', 'zus_20']],
  ])('%s', (_, change, has, hasNot) => {
    const rules = rulesOf({ ...bakery, ...change });
    for (const rule of has) expect(rules).toContain(rule);
    for (const rule of hasNot) expect(rules).not.toContain(rule);
  });

  test.each<[string, Partial<TaxProfile>, string[], string[]]>([
    ['a company with staff', { employs: true }, ['zus_15', 'pit4'], ['zus_20', 'pit37', 'pit38', 'dsf1', 'forma_opodatkowania']],
    [
      'a company whose only shareholder pays contributions',
      { persons: [{ id: 'jan', role: 'owner', zus_scheme: 'full' }] },
      ['zus_20'],
      ['zus_15', 'pit36', 'rws'],
    ],
    [
      'a company with a paid board',
      { insured_count: 2, persons: [{ id: 'jan', role: 'board_member', zus_scheme: 'full' }] },
      ['zus_15'],
      ['zus_20'],
    ],
    ['a company on Estonian CIT', { taxation_form: 'cit_estonian' }, ['cit8e'], ['cit8', 'cit_zaliczka_m', 'cit_zaliczka_q']],
    [
      'an exempt foundation',
      { company_type: 'foundation', taxation_form: 'cit_exempt' },
      ['cit8', 'sf_krs'],
      ['cit_zaliczka_m', 'cit_zaliczka_q'],
    ],
    ['a company without staff that may have paid a dividend', { employs: false }, ['pit8ar'], ['pit4', 'pit4r', 'zus_iwa']],
    ['an association with a KRS number', { company_type: 'association', krs: '0000123456' }, ['sf_krs'], []],
    ['an ordinary association', { company_type: 'association', krs: null }, ['sf_zatwierdzenie'], ['sf_krs']],
    ['a family foundation', { company_type: 'family_foundation' }, ['sf_zatwierdzenie'], ['sf_krs']],
    ['a branch of a foreign firm', { company_type: 'foreign_branch' }, ['sf_krs'], []],
    ['a company with land', { real_estate: true, farm_or_forest_land: true }, ['dn1', 'dn_rata', 'dr1'], ['dn_rata_of']],
    ['a housing community with staff', { company_type: 'housing_community', employs: true }, ['zus_20'], ['zus_15', 'sf_krs']],
    ['a form not known, with staff: the earlier date', { company_type: 'other', employs: true }, ['zus_15'], ['zus_20']],
    ['a housing community with a KRS number', { company_type: 'housing_community', krs: '0000123456' }, ['sf_krs'], []],
    ['a limited partnership without listed partners', { company_type: 'limited_partnership' }, ['zus_20'], ['zus_15']],
  ])('%s', (_, change, has, hasNot) => {
    const rules = rulesOf({ ...llc, ...change });
    for (const rule of has) expect(rules).toContain(rule);
    for (const rule of hasNot) expect(rules).not.toContain(rule);
  });

  test.each<[string, TaxProfile, string[], string[]]>([
    [
      'a person without a business',
      {
        ...bakery,
        company_type: 'natural_person',
        taxation_form: 'none',
        vat_status: 'not_registered',
        accounting_type: 'none',
        employs: false,
      },
      ['pit37', 'pit38', 'dsf1'],
      ['zus_20', 'vat_9m', 'pit36', 'forma_opodatkowania', 'pit8ar', 'ordu'],
    ],
    [
      'a person without a business on the scale, who may have only a wage',
      { ...bakery, company_type: 'natural_person', vat_status: 'not_registered', accounting_type: 'none', employs: false },
      ['pit36', 'pit37'],
      ['zus_20'],
    ],
    [
      'a landlord without staff',
      { ...bakery, company_type: 'private_rental', taxation_form: 'lump_sum', employs: false },
      ['pit28', 'ryczalt_m'],
      ['zus_20', 'rws'],
    ],
    [
      'a farmer with staff',
      { ...bakery, company_type: 'farmer', real_estate: true },
      ['zus_20', 'dn_rata_of'],
      ['zus_15', 'dn1'],
    ],
    [
      'a business kept up after its owner’s death, with staff',
      { ...bakery, company_type: 'succession_enterprise', real_estate: true },
      ['zus_20', 'pit36', 'dn_rata_of'],
      ['zus_15', 'dn1', 'rws'],
    ],
    ['an exempt clinic', { ...llc, vat_status: 'exempt_activity' }, ['vat_9m'], ['jpk_v7k', 'jpk_v7k_ewidencja', 'jpk_v7m']],
    ['an unregistered foundation', { ...llc, company_type: 'foundation', vat_status: 'not_registered' }, ['vat_9m'], ['jpk_v7k']],
    [
      'a registered partnership with books',
      { ...partnership, company_type: 'general_partnership', accounting_type: 'full_books' },
      ['sf_krs'],
      ['sf_pit'],
    ],
    ['a civil partnership with books', { ...partnership, accounting_type: 'full_books' }, ['sf_pit'], ['sf_krs']],
    [
      'a civil partnership with books and a KRS number',
      { ...partnership, accounting_type: 'full_books', krs: '0000123456' },
      ['sf_krs'],
      ['sf_pit'],
    ],
    [
      'a company whose shareholder has a business of their own',
      { ...llc, persons: [{ id: 'jan', role: 'owner', taxation_form: 'pit_scale' }] },
      ['cit8'],
      ['pit36', 'pit_zaliczka_m'],
    ],
    [
      'a partner insured elsewhere',
      { ...partnership, persons: [{ id: 'x', role: 'partner', taxation_form: 'pit_flat', zus_scheme: 'none' }] },
      ['pit36l', 'pit37', 'pit38'],
      ['zus_20', 'rws', 'zus_zdrowotna_roczna'],
    ],
    [
      'a partnership with staff, none of whose partners pays social contributions',
      { ...partnership, employs: true, persons: [{ id: 'x', role: 'partner', zus_scheme: 'health_only' }] },
      ['zus_20', 'pit4'],
      ['rws'],
    ],
    [
      'a partner whose form is not stated',
      { ...partnership, persons: [{ id: 'x', role: 'partner' }] },
      ['dsf1', 'pit37', 'pit38', 'zus_20', 'rws'],
      ['pit36', 'pit36l', 'pit28'],
    ],
  ])('%s', (_, profile, has, hasNot) => {
    const rules = rulesOf(profile);
    for (const rule of has) expect(rules).toContain(rule);
    for (const rule of hasNot) expect(rules).not.toContain(rule);
  });

  test('an owner’s tax is the company’s own; a partnership with staff sends a DRA beside its partners’, first and in order', () => {
    expect(of2026(bakery).every(({ person }) => person === null)).toBe(true);
    const turned = { ...partnership, employs: true, persons: partnership.persons?.toReversed() };
    const dra = of2026(turned).filter(({ rule, period }) => rule === 'zus_20' && period === '2026-01');
    expect(dra.map(({ person }) => person)).toEqual([null, 'anna', 'piotr']);
    const numbered = of2026({ ...turned, persons: [{ id: '0190', role: 'partner' }] }).filter(({ rule }) => rule === 'zus_20');
    expect(numbered.slice(0, 2).map(({ person }) => person)).toEqual([null, '0190']);
  });

  test('owner, partner, general and limited partner each owe for themselves; the board, a proxy and a helper do not', () => {
    const roles = ['owner', 'partner', 'general_partner', 'limited_partner', 'board_member', 'proxy', 'helper'] as const;
    const persons = roles.map((role) => ({ id: role, role, taxation_form: 'pit_flat', zus_scheme: 'full' }) as const);
    const owing = (rule: string) => [
      ...new Set(of2026({ ...partnership, persons }).flatMap((each) => (each.rule === rule ? [each.person] : []))),
    ];
    const four = ['general_partner', 'limited_partner', 'owner', 'partner'];
    expect(owing('pit36l')).toEqual(four);
    expect(owing('zus_20')).toEqual(four);
  });

  test('the DRA of a partnership’s staff asks for no contribution holiday and no Mały ZUS Plus', () => {
    const persons = [{ id: 'x', role: 'partner', zus_scheme: 'maly_plus' } as const];
    const own = of2026({ ...partnership, employs: true, persons }).filter(({ rule }) => /^(rws|zus_mzp.*)$/.test(rule));
    expect(own.map(({ rule, person }) => `${rule} ${person}`).sort()).toEqual(['rws x', 'zus_mzp_cz2 x']);
  });

  test('a partner whose scheme is not stated is a payer, a shareholder is not', () => {
    const silent = [{ id: 'x', role: 'partner' as const }];
    expect(rulesOf({ ...partnership, persons: silent })).toContain('zus_20');
    expect(rulesOf({ ...llc, persons: silent })).not.toContain('zus_20');
    expect(rulesOf({ ...llc, company_type: 'limited_joint_stock', persons: silent })).not.toContain('zus_20');
  });

  test('a partnership without listed partners owes as one', () => {
    const rules = of2026({ ...partnership, persons: undefined, taxation_form: 'pit_flat' });
    expect(rules.find(({ rule }) => rule === 'pit36l')?.person).toBeNull();
  });

  test('partners of a partnership taxed alike take its form and advances', () => {
    const alike: TaxProfile = {
      ...partnership,
      taxation_form: 'lump_sum',
      advance_mode: 'quarterly',
      persons: [{ id: 'x', role: 'partner' }],
    };
    expect(
      of2026(alike)
        .filter(({ rule }) => rule === 'ryczalt_q')
        .map(({ person }) => person),
    ).toEqual(['x', 'x', 'x', 'x']);
  });
});

describe('the JPK of income taxes comes to each group in its year', () => {
  const jpk = (change: Partial<TaxProfile>, year: number) =>
    obligations({ ...llc, ...change }, `${year}-01-01`, `${year}-12-31`).some(({ rule }) => rule === 'jpk_cit');
  test.each<[string, Partial<TaxProfile>, boolean[]]>([
    ['the largest', { jpk_income_group: 'from_2025' }, [true, true, true]],
    ['filers of JPK_V7M', { vat_period: 'monthly' }, [false, true, true]],
    ['filers of JPK_V7K', {}, [false, false, true]],
    ['those exempt from VAT', { vat_status: 'exempt_limit', vat_period: 'none' }, [false, false, true]],
    ['those moved by hand', { vat_period: 'monthly', jpk_income_group: 'from_2027' }, [false, false, true]],
    ['those let off', { jpk_income_group: 'exempt' }, [false, false, false]],
    ['a tax year begun in July 2026', { vat_period: 'monthly', fiscal_year_start_month: 7 }, [false, false, true]],
  ])('%s', (_, change, expected) => expect([2026, 2027, 2028].map((year) => jpk(change, year))).toEqual(expected));
});

describe('what is not known', () => {
  test('is said as a condition, and falls away or becomes certain once it is', () => {
    const rzsr = (change: Partial<TaxProfile>) => of2026({ ...bakery, ...change }).filter(({ rule }) => rule === 'zus_rzsr');
    expect(rzsr({}).map(({ condition }) => condition)).toEqual(['Tylko gdy z rozliczenia rocznego wynika nadpłata.']);
    expect(rzsr({ has_health_overpayment: true }).map(({ condition }) => condition)).toEqual([null]);
    expect(rzsr({ has_health_overpayment: false })).toEqual([]);
  });

  test('is one fact of the profile for each obligation', () =>
    expect(Object.fromEntries(DEADLINE_RULES.flatMap(({ id, onlyIf }) => (onlyIf ? [[id, onlyIf.fact]] : [])))).toEqual({
      zus_rzsr: 'has_health_overpayment',
      zus_iwa: 'has_ten_insured',
      zus_zswa: 'has_special_conditions_work',
      rws: 'may_take_contribution_holiday',
      pit8ar: 'withholds_flat_tax',
      pit37: 'has_employment_income',
      pit38: 'has_capital_gains',
      dsf1: 'has_income_over_million',
      ordu: 'has_nonresident_contracts',
      vat_9m: 'imports_services',
      zus_mzp: 'may_join_small_plus',
      pit8a: 'withholds_flat_tax',
      fr_swiadczenia: 'pays_family_benefits',
      rolny_rata: 'has_farm_land',
      lesny_rata: 'has_forest',
      vat_ioss: 'vat_ioss',
      intrastat: 'intrastat',
      bdo: 'bdo',
      opakowania: 'packs_goods',
      kobize: 'kobize',
      oplata_srodowiskowa: 'kobize',
      vat_oss: 'vat_oss',
      vat_sme: 'uses_eu_sme',
      akcyza: 'pays_excise',
      ksef_tokeny: 'uses_ksef_tokens',
      ksef_wszyscy: 'issues_outside_ksef',
      e_doreczenia: 'has_e_delivery',
      e_doreczenia_krs: 'has_e_delivery',
      gus: 'reports_to_gus',
      dac7: 'runs_sales_platform',
      krus_skladki: 'pays_krus',
      krus_oswiadczenie: 'pays_krus',
      ppk: 'ppk',
      ppk_ponowny_zapis: 'has_ppk_resigned',
      pfron: 'pfron',
      pfron_dekr: 'pfron',
      pfron_inf1: 'pfron_exempt',
      pfron_inf2: 'pfron_exempt',
      zfss_1: 'zfss',
      zfss_2: 'zfss',
      zfss_korekta: 'zfss',
      ift1r: 'pays_foreign_individuals',
      wht_cit: 'pays_foreign_companies',
      ift2r: 'pays_foreign_companies',
      cit10z: 'pays_foreign_companies',
      dywidenda_cit: 'pays_company_dividends',
      cit6r: 'pays_company_dividends',
      zaw_rd: 'wants_estonian_cit',
      cit15j: 'has_corporate_partners',
      podatek_minimalny: 'owes_minimum_tax',
      podatek_od_budynkow: 'lets_large_buildings',
      mdr3_pit: 'uses_tax_schemes',
      mdr3_cit: 'uses_tax_schemes',
      tp_local: 'transfer_pricing',
      tpr: 'transfer_pricing',
      sf_krs: 'ngo_runs_business',
      sf_poza_krs: 'ngo_runs_business',
      dn1: 'real_estate',
      dn_rata: 'real_estate',
      dn_rata_of: 'real_estate',
      dr1: 'farm_or_forest_land',
      dt1: 'transport_vehicles',
      dt_rata2: 'transport_vehicles',
    }));

  test('follows from another number where the profile has one: ten insured ask for IWA, fewer leave it open', () => {
    const iwa = (change: Partial<TaxProfile>) =>
      of2026({ ...bakery, ...change })
        .filter(({ rule }) => rule === 'zus_iwa')
        .map(({ condition }) => condition);
    const open = 'Tylko gdy do ubezpieczenia wypadkowego zgłaszano średnio co najmniej 10 osób.';
    expect(iwa({ insured_count: 10 })).toEqual([null]);
    expect(iwa({ insured_count: 9 })).toEqual([open]);
    expect(iwa({ insured_count: null })).toEqual([open]);
    expect(iwa({ insured_count: 9, has_ten_insured: true })).toEqual([null]);
    expect(iwa({ insured_count: 12, has_ten_insured: false })).toEqual([]);
  });

  test('an obligation carries its note, certainty and act', () =>
    expect(of2026(llc).find(({ rule }) => rule === 'sf_krs')).toEqual({
      rule: 'sf_krs',
      name: 'Złożenie sprawozdania finansowego do KRS (RDF)',
      person: null,
      period: '2025',
      nominal: '2026-07-15',
      due: '2026-07-15',
      condition: null,
      asks: [],
      note: expect.stringContaining('sporne'),
      certainty: 'disputed',
      basis: 'art. 69 ust. 1 UoR',
    }));

  test('a shift explains itself', () => {
    expect(describeShift('2026-12-25', '2026-12-28')).toBe(
      'Termin przesunięty z 25.12.2026 na 28.12.2026: Boże Narodzenie (pierwszy dzień), Boże Narodzenie (drugi dzień), niedziela.',
    );
    expect(describeShift('2026-11-20', '2026-11-20')).toBeNull();
  });
});

describe('the life of a business', () => {
  const monthly = (profile: TaxProfile, rule = 'jpk_v7m') =>
    obligations(profile, '2026-01-01', '2027-12-31')
      .filter((each) => each.rule === rule)
      .map(({ period, condition }) => period + (condition ? '?' : ''));

  test('begins with the month of its first day and ends with the month of its last', () => {
    const periods = monthly({ ...bakery, ceidg_start_date: '2026-03-31', closed_at: '2026-06-01' });
    expect(periods).toEqual(['2026-03', '2026-04', '2026-05', '2026-06']);
  });

  test('has nothing due before its first day', () => {
    const bakeryOf = (ceidg_start_date: string): TaxProfile => ({ ...bakery, ceidg_start_date });
    const young: TaxProfile = {
      ...bakery,
      ceidg_start_date: '2026-06-10',
      real_estate: true,
      transport_vehicles: true,
      persons: [{ id: 'jan', role: 'owner', zus_scheme: 'maly_plus' }],
    };
    const dates = (rule: string, profile = young) =>
      obligations(profile, '2025-01-01', '2027-03-31')
        .filter((each) => each.rule === rule)
        .map(({ due }) => due);
    expect(dates('forma_opodatkowania')).toEqual(['2027-02-22']);
    expect(dates('zus_mzp_cz2')).toEqual(['2027-02-22']);
    expect(dates('zus_mzp', bakeryOf('2026-06-10'))).toEqual(['2027-02-01']);
    expect(dates('dt1')).toEqual(['2027-02-15']);
    expect(dates('dt_rata2')).toEqual(['2026-09-15']);
    expect(dates('dn_rata_of')).toEqual(['2026-09-15', '2026-11-16', '2027-03-15']);
    expect(dates('rws')).toEqual(['2026-11-30']);
    expect(dates('remanent')).toEqual(['2026-12-31']);
    expect(dates('rws', { ...young, ceidg_start_date: '2026-11-30' })).toEqual(['2026-11-30']);
    expect(dates('rws', { ...young, ceidg_start_date: '2026-12-01' })).toEqual([]);
  });

  test('takes stock on the last day of the year only while it lasts', () => {
    const counted = (closed_at: string | null) =>
      obligations({ ...bakery, closed_at }, '2026-12-01', '2027-01-31').some(({ rule }) => rule === 'remanent');
    expect([null, '2027-01-15', '2026-12-31', '2026-12-30', '2026-02-10'].map(counted)).toEqual([true, true, true, false, false]);
  });

  test('closing a business leaves the return of its last year', () => {
    const profile = { ...bakery, closed_at: '2026-02-10' };
    expect(monthly(profile, 'pit36')).toEqual(['2025', '2026']);
  });

  test('suspended months are not dropped but asked about, broken ones are as always', () => {
    const profile = { ...bakery, suspended_from: '2026-02-15', suspended_to: '2026-05-31', closed_at: '2026-06-30' };
    expect(monthly(profile)).toEqual(['2025-12', '2026-01', '2026-02', '2026-03?', '2026-04?', '2026-05?', '2026-06']);
    expect(monthly({ ...profile, suspended_to: null })).toEqual([
      '2025-12',
      '2026-01',
      '2026-02',
      '2026-03?',
      '2026-04?',
      '2026-05?',
      '2026-06?',
    ]);
    expect(monthly({ ...profile, suspended_from: '2026-02-01', suspended_to: '2026-02-28' })).toContain('2026-02?');
    expect(monthly({ ...profile, suspended_to: '2026-05-30' })).toEqual([
      '2025-12',
      '2026-01',
      '2026-02',
      '2026-03?',
      '2026-04?',
      '2026-05',
      '2026-06',
    ]);
    expect(monthly(profile, 'pit4')).not.toContain('2026-03?');
  });

  test('asks in a suspended period about advances, own contributions, VAT and what a year of no revenue has none of, and about nothing else', () =>
    expect(DEADLINE_RULES.flatMap(({ id, pausable }) => (pausable ? [id] : [])).sort()).toEqual([
      'cit_zaliczka_m',
      'cit_zaliczka_q',
      'forma_opodatkowania',
      'jpk_v7k',
      'jpk_v7k_ewidencja',
      'jpk_v7m',
      'karta',
      'krus_oswiadczenie',
      'pit_zaliczka_m',
      'pit_zaliczka_q',
      'rws',
      'ryczalt_m',
      'ryczalt_q',
      'vat_ue',
      'zus_20',
      'zus_rzsr',
      'zus_zdrowotna_roczna',
    ]));

  test('says that a suspended month with an open circumstance hangs on both', () => {
    const rws = of2026({ ...bakery, suspended_from: '2026-01-01' }).find(({ rule }) => rule === 'rws');
    expect(rws?.condition).toBe(
      'Tylko gdy są spełnione warunki i w tym roku zwolnienia nie wykorzystano. Działalność zawieszona przez cały okres: tylko jeśli mimo to powstał obowiązek.',
    );
  });

  test('a change of profile gives each period to exactly one of the two', () => {
    const before: TaxProfile = { ...bakery, real_estate: true, valid_to: '2026-06-30' };
    const after: TaxProfile = { ...bakery, real_estate: true, taxation_form: 'lump_sum', valid_from: '2026-07-01' };
    const both = [before, after].flatMap((profile) => obligations(profile, '2026-01-01', '2027-12-31'));
    const counted = (rule: string) => both.filter((each) => each.rule === rule).map(({ period }) => period);
    expect(counted('pit_zaliczka_m').at(-1)).toBe('2026-06');
    expect(counted('ryczalt_m')[0]).toBe('2026-07');
    expect(counted('pit36')).toEqual(['2025']);
    expect(counted('pit28')).toEqual(['2026']);
    const inFebruary = (profile: TaxProfile) => obligations(profile, '2026-02-01', '2026-02-28').map(({ rule }) => rule);
    expect(inFebruary(before)).toContain('forma_opodatkowania');
    expect(inFebruary(after)).toEqual([]);
    for (const rule of ['jpk_v7m', 'dn_rata_of', 'rws', 'zus_20', 'remanent', 'forma_opodatkowania'])
      expect(counted(rule)).toEqual(
        obligations({ ...bakery, real_estate: true }, '2026-01-01', '2027-12-31')
          .filter((each) => each.rule === rule)
          .map(({ period }) => period),
      );
  });
});

describe('whatever the profile', () => {
  const range = fc
    .tuple(fc.integer({ min: 0, max: 1500 }), fc.nat({ max: 400 }), fc.nat({ max: 400 }))
    .map(([start, first, second]) => {
      const from = addDays('2024-01-01', start);
      return [from, addDays(from, first), addDays(from, first + second + 1)] as const;
    });

  test('the obligations of a long range are those of its parts, one after the other', () =>
    fc.assert(
      fc.property(anyProfile, range, (profile, [from, middle, to]) => {
        const parts = [...obligations(profile, from, middle), ...obligations(profile, addDays(middle, 1), to)];
        expect(obligations(profile, from, to)).toEqual(parts);
      }),
    ));

  test('nothing is due outside the range, twice, out of order, or on a day off', () =>
    fc.assert(
      fc.property(anyProfile, range, (profile, [from, , to]) => {
        const found = obligations(profile, from, to);
        const keys = found.map(({ rule, person, period }) => [rule, person, period].join());
        expect(new Set(keys).size).toBe(keys.length);
        expect(found.map(({ due }) => due)).toEqual(found.map(({ due }) => due).sort());
        for (const { rule, nominal, due } of found) {
          expect(from <= due && due <= to).toBe(true);
          const { shift } = DEADLINE_RULES.find(({ id }) => id === rule) ?? {};
          if (shift === 'none') expect(due).toBe(nominal);
          else expect(isWorkingDay(due)).toBe(true);
          expect(daysBetween(nominal, due) * (shift === 'backward' ? -1 : 1)).toBeGreaterThanOrEqual(0);
        }
      }),
    ));

  test('a later period of a rule is never due before an earlier one', () => {
    for (const rule of DEADLINE_RULES)
      for (const fiscalStart of [1, 4, 12]) {
        const dates = dueDates(rule, '2024-01-01', '2060-12-31', fiscalStart);
        for (const [index, date] of dates.entries()) {
          const next = dates[index + 1];
          if (next) expect(date.period.lastMonth < next.period.lastMonth && date.due <= next.due).toBe(true);
        }
      }
  });

  test('bounds that are no dates are refused', () => {
    expect(() => obligations(bakery, '2026-02-30', '2026-12-31')).toThrow(RangeError);
    expect(() => obligations(bakery, '2026-01-01', 'jutro')).toThrow(RangeError);
  });

  test('an empty range has nothing', () => expect(obligations(bakery, '2026-02-01', '2026-01-01')).toEqual([]));
});

describe('a last day of February', () => {
  const imir = (year: number) => obligations(bakery, `${year}-01-01`, `${year}-03-31`).find(({ rule }) => rule === 'zus_imir');

  test('that some read as the 28th stands as the earlier day in a leap year, and says so', () => {
    expect(imir(2028)).toMatchObject({ period: '2027', nominal: '2028-02-28', due: '2028-02-28', certainty: 'disputed' });
    expect(imir(2028)?.note).toContain('przyjęto wcześniejszy dzień');
  });
  test('is not in doubt in other years', () =>
    expect(imir(2027)).toMatchObject({ nominal: '2027-02-28', due: '2027-03-01', certainty: 'statute', note: null }));
});
