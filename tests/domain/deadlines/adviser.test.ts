import { describe, expect, test } from 'vitest';
import { obligations } from '../../../src/domain/deadlines/obligations';
import { obligationsOver } from '../../../src/domain/deadlines/overTime';
import { DEADLINE_RULES } from '../../../src/domain/deadlines/rules';
import type { TaxProfile, ZusScheme } from '../../../src/domain/deadlines/taxProfile';
import { bakery, llc, partnership } from './profiles';

const of2027 = (profile: TaxProfile) => obligations(profile, '2027-01-01', '2027-12-31');
/** What a rule asks: `person period due`, with a question mark where it is only perhaps due. */
const asks = (rule: string, found: ReturnType<typeof obligations>) =>
  found
    .filter((each) => each.rule === rule)
    .map(({ person, period, due, condition }) => `${person ?? 'firma'} ${period} ${due}${condition ? '?' : ''}`);
const due = (rule: string, profile: TaxProfile) => asks(rule, of2027(profile));
const owner = (zus_scheme: ZusScheme): TaxProfile => ({ ...bakery, persons: [{ id: 'jan', role: 'owner', zus_scheme }] });

describe('one contribution holiday a calendar year (art. 17a u.s.u.s.)', () => {
  test('is told once, by the last day on which a month of the year can still be asked for', () => {
    expect(due('rws', bakery)).toEqual(['firma 2027 2027-11-30?']);
    expect(due('rws', { ...bakery, may_take_contribution_holiday: true })).toEqual(['firma 2027 2027-11-30']);
    expect(asks('rws', obligations(bakery, '2026-01-01', '2028-12-31'))).toHaveLength(3);
  });
  test('ends with the business: the last month of it is the last that can be exempt', () =>
    expect(due('rws', { ...bakery, closed_at: '2027-05-10' })).toEqual(['firma 2027 2027-04-30?']));
  test('is nobody’s without compulsory social contributions, nor a partner’s outside a civil partnership', () => {
    for (const scheme of ['start_relief', 'health_only', 'krus', 'none'] as const) expect(due('rws', owner(scheme))).toEqual([]);
    expect(due('rws', { ...partnership, company_type: 'general_partnership' })).toEqual([]);
  });
  test('is one in a year in which the scheme changed, whatever days are asked about', () => {
    const stretches = [
      { ...owner('preferential'), valid_to: '2027-05-31' },
      { ...owner('full'), valid_from: '2027-06-01' },
    ];
    expect(asks('rws', obligationsOver(stretches, '2027-01-01', '2027-12-31'))).toEqual(['firma 2027 2027-11-30?']);
    expect(asks('rws', obligationsOver(stretches, '2027-11-01', '2027-11-30'))).toHaveLength(1);
    expect(asks('rws', obligationsOver(stretches, '2027-04-01', '2027-06-30'))).toEqual([]);
  });
});

test('small advances are told as they add up since the beginning of the year (art. 44 ust. 15 PIT)', () => {
  const notes = of2027(bakery).filter(({ rule }) => rule === 'pit_zaliczka_m');
  expect(notes).toHaveLength(12);
  for (const { note } of notes) expect(note).toMatch(/od początku roku.*już wpłacone nie przekracza 1000 zł.*całą tę różnicę/);
});

test('sources of the calendar are official pages and the press alone', () => {
  const TRUSTED =
    /^(www\.)?(zus|gov|biznes\.gov|legalis|rp|gofin|money|prawo|dziennik|forsal|gazetaprawna|kadry\.infor|biznes\.interia|superbiz\.se|zory\.eboi|bip\.skwierzyna\.samorzady)\.pl$/;
  const sites = DEADLINE_RULES.flatMap(({ source }) => source.match(/[\w.-]+\.(pl|com|org|eu)\b/g) ?? []);
  expect(sites.length).toBeGreaterThan(20);
  expect([...new Set(sites)].filter((site) => !TRUSTED.test(site))).toEqual([]);
});

describe('wages by the 10th (art. 85 KP)', () => {
  const payer = { ...bakery, employs: true };
  test('bind who has employees, or may have them', () => {
    expect(due('wynagrodzenia', { ...payer, employees_fte: 1 })).toHaveLength(12);
    expect(due('wynagrodzenia', { ...payer, employees_fte: null })).toHaveLength(12);
  });
  test('bind who has the young in training alone, who count to no full-time work', () =>
    expect(due('wynagrodzenia', { ...payer, employees_fte: 0, has_employees: true })).toHaveLength(12));
  test('hang on the question where nobody told who is employed', () =>
    expect(due('wynagrodzenia', { ...payer, employs: null, employees_fte: 0 })[0]).toBe('firma 2026-12 2027-01-08?'));
  test('bind nobody who pays contractors alone, whose tax is still paid on', () => {
    expect(due('wynagrodzenia', { ...payer, employees_fte: 0 })).toEqual([]);
    expect(due('pit4', { ...payer, employees_fte: 0 })).toHaveLength(12);
  });
});

describe('who insures nobody (art. 6 ust. 4 u.s.u.s.)', () => {
  const students: TaxProfile = { ...llc, employs: true, employees_fte: 0, insured_count: 0 };
  test('as a company of students on mandates, sends no DRA and gives no yearly information, but pays their tax on', () => {
    expect([due('zus_15', students), due('zus_imir', students)]).toEqual([[], []]);
    expect(due('pit4', students)).toHaveLength(12);
  });
  test.each([
    ['has employees', { employees_fte: 0.5 }],
    ['has the young in training', { has_employees: true }],
    ['told no number of the insured', { insured_count: null }],
  ])('is not who %s', (_, told) => {
    expect(due('zus_15', { ...students, ...told })).toHaveLength(12);
    expect(due('zus_imir', { ...students, ...told })).toEqual(['firma 2026 2027-03-01']);
  });
  test('is not who insures a helping spouse, who gets the yearly information', () => {
    const helped = (zus_scheme: ZusScheme): TaxProfile => ({
      ...bakery,
      employs: false,
      persons: [
        { id: 'jan', role: 'owner', zus_scheme: 'full' },
        { id: 'ewa', role: 'helper', zus_scheme },
      ],
    });
    expect(due('zus_imir', helped('full'))).toEqual(['firma 2026 2027-03-01']);
    expect(due('zus_imir', { ...helped('full'), employs: null })).toEqual(['firma 2026 2027-03-01']);
    expect(due('zus_imir', helped('none'))).toEqual([]);
  });
});

describe('Mały ZUS Plus (art. 18c u.s.u.s.)', () => {
  test('who pays in full may join by 31 January', () => {
    expect(due('zus_mzp', owner('full'))).toEqual(['firma 2027 2027-02-01?']);
    expect(due('zus_mzp', { ...owner('full'), may_join_small_plus: false })).toEqual([]);
    expect(due('zus_mzp_cz2', owner('full'))).toEqual([]);
  });
  test('who was on it in December does not register anew, and sends part II of DRA or RCA with January', () => {
    expect(due('zus_mzp', owner('maly_plus'))).toEqual([]);
    expect(due('zus_mzp_cz2', owner('maly_plus'))).toEqual(['firma 2027 2027-02-22']);
  });
  test('who moves to it on 1 January does both', () => {
    const stretches = [
      { ...owner('full'), may_join_small_plus: true, valid_to: '2026-12-31' },
      { ...owner('maly_plus'), may_join_small_plus: true, valid_from: '2027-01-01' },
    ];
    const found = obligationsOver(stretches, '2027-01-01', '2027-12-31');
    expect([asks('zus_mzp', found), asks('zus_mzp_cz2', found)]).toEqual([['firma 2027 2027-02-01'], ['firma 2027 2027-02-22']]);
  });
  test('who leaves it for full contributions with December sends neither', () => {
    const stretches = [
      { ...owner('maly_plus'), valid_to: '2026-12-31' },
      { ...owner('full'), valid_from: '2027-01-01' },
    ];
    const found = obligationsOver(stretches, '2027-01-01', '2027-12-31');
    expect([asks('zus_mzp', found), asks('zus_mzp_cz2', found)]).toEqual([[], []]);
  });
});

describe('flat-rate PIT withheld (art. 41 ust. 1 and 42 ust. 1 PIT)', () => {
  const dividends = { ...llc, withholds_flat_tax: true };
  test('is paid by the 20th also by who has no staff, and told in PIT-8AR', () => {
    expect(due('pit8a', dividends)).toHaveLength(12);
    expect(due('pit8a', dividends)[0]).toBe('firma 2026-12 2027-01-20');
    expect(due('pit8ar', dividends)).toEqual(['firma 2026 2027-02-01']);
    expect(due('pit8a', llc).every((each) => each.endsWith('?'))).toBe(true);
  });
  test('is not told twice to an employer, whose payment names both', () => {
    expect(due('pit8a', { ...dividends, employs: true })).toEqual([]);
    expect(due('pit4', { ...dividends, employs: true })).toHaveLength(12);
  });
  test.each(['private_rental', 'farmer', 'natural_person'] as const)(
    'binds no %s, nor does ORD-U (art. 82 § 1 OP): a natural person only with a business',
    (company_type) => {
      const profile = { ...bakery, company_type, employs: false, withholds_flat_tax: true, has_nonresident_contracts: true };
      expect([...due('pit8a', profile), ...due('pit8ar', profile), ...due('ordu', profile)]).toEqual([]);
      expect(due('ordu', { ...bakery, has_nonresident_contracts: true })).toEqual(['firma 2026 2027-11-30']);
    },
  );
});

describe('a family foundation (art. 24q-24s CIT)', () => {
  const foundation: TaxProfile = { ...llc, company_type: 'family_foundation', taxation_form: 'cit_exempt' };
  test('files CIT-8FR, and CIT-8 only for a business beyond what is allowed', () => {
    expect([due('cit8fr', foundation), due('cit8', foundation)]).toEqual([['firma 2026 2027-03-31'], []]);
    expect(due('cit8', { ...foundation, taxation_form: 'cit_standard' })).toEqual(['firma 2026 2027-03-31']);
  });
  test('pays 15 % of what it gives by the 20th of the next month, once it gives', () => {
    const giving = { ...foundation, pays_family_benefits: true };
    expect(due('fr_swiadczenia', giving)[1]).toBe('firma 2027-01 2027-02-22');
    expect(due('fr_swiadczenia', foundation)[1]).toBe('firma 2027-01 2027-02-22?');
    expect(due('fr_swiadczenia', { ...foundation, pays_family_benefits: false })).toEqual([]);
  });
  test('no other foundation or company has these', () => {
    const other = { ...foundation, company_type: 'foundation' as const, pays_family_benefits: true };
    expect([due('cit8fr', other), due('fr_swiadczenia', other)]).toEqual([[], []]);
    expect(due('cit8', other)).toEqual(['firma 2026 2027-03-31']);
  });
});

describe('whose DRA it is', () => {
  const ska: TaxProfile = { ...llc, company_type: 'limited_joint_stock', taxation_form: 'cit_standard' };
  test('a general partner of a limited joint-stock partnership pays for himself (art. 8 ust. 6 pkt 4b u.s.u.s.), a shareholder does not', () => {
    const persons = [
      { id: 'komplementariusz', role: 'general_partner' },
      { id: 'akcjonariusz', role: 'partner' },
    ] as const;
    expect(due('zus_20', { ...ska, persons }).map((each) => each.split(' ')[0])).toEqual(Array(12).fill('komplementariusz'));
    expect(due('zus_zdrowotna_roczna', { ...ska, persons })).toEqual([]);
    expect(due('zus_20', { ...ska, persons: [{ ...persons[0], zus_scheme: 'none' }] })).toEqual([]);
  });
  test('a board member appointed for pay is insured for health by the company, which sends a DRA (art. 66 ust. 1 pkt 35a u.ś.o.z.)', () => {
    const board = (zus_scheme: ZusScheme): TaxProfile => ({ ...llc, persons: [{ id: 'x', role: 'board_member', zus_scheme }] });
    expect(due('zus_15', board('health_only'))[0]).toBe('firma 2026-12 2027-01-15');
    expect(due('zus_15', board('health_only'))).toHaveLength(12);
    expect(due('zus_15', board('none'))).toEqual([]);
    expect(due('zus_20', board('health_only'))).toEqual([]);
  });
});

describe('JPK of books under PIT (art. 24a ust. 1e PIT)', () => {
  const monthly = { vat_status: 'active', vat_period: 'monthly' } as const;
  test('is sent once, by the partnership that keeps the books, not by each partner', () => {
    expect(due('jpk_pkpir', { ...partnership, ...monthly })).toEqual(['firma 2026 2027-04-30']);
    const books = { ...partnership, ...monthly, accounting_type: 'full_books' } as const;
    expect(due('jpk_pit_ksiegi', books)).toEqual(['firma 2026 2027-08-02']);
    expect(due('jpk_pkpir', books)).toEqual([]);
  });
  test('is not of a partnership none of whose partners pays such a PIT', () =>
    expect(
      due('jpk_pkpir', { ...partnership, ...monthly, persons: [{ id: 'x', role: 'partner', taxation_form: 'tax_card' }] }),
    ).toEqual([]));
});

describe('land of those who are no natural persons', () => {
  const land = { ...llc, farm_or_forest_land: true };
  test('agricultural tax comes in four instalments (art. 6a ust. 8 of its act), forest tax each month (art. 6 ust. 5 of its)', () => {
    expect(due('rolny_rata', { ...land, has_farm_land: true })).toEqual([
      'firma 2027-R1 2027-03-15',
      'firma 2027-R2 2027-05-17',
      'firma 2027-R3 2027-09-15',
      'firma 2027-R4 2027-11-15',
    ]);
    const forest = due('lesny_rata', { ...land, has_farm_land: false, has_forest: true });
    expect([forest.length, forest[0]]).toEqual([12, 'firma 2027-01 2027-01-15']);
    expect(due('rolny_rata', { ...land, has_farm_land: false, has_forest: true })).toEqual([]);
  });
  test('is asked about when it is not said which, and nobody without land is asked', () => {
    expect(due('rolny_rata', land).every((each) => each.endsWith('?'))).toBe(true);
    expect([...due('rolny_rata', llc), ...due('lesny_rata', llc)]).toEqual([]);
  });
  test('of a natural person is taxed by decision, with its own instalments', () =>
    expect([
      due('rolny_rata', { ...bakery, farm_or_forest_land: true, has_farm_land: true }),
      due('dn_rata_of', { ...bakery, farm_or_forest_land: true }).length,
    ]).toEqual([[], 4]));
});

describe('what a card does not say is asked, not left out', () => {
  test.each([
    ['bdo', bakery],
    ['kobize', bakery],
    ['intrastat', { ...bakery, vat_eu: true }],
    ['vat_ioss', { ...bakery, vat_oss: true }],
  ] as const)('%s', (rule, profile) => {
    expect(due(rule, profile).every((each) => each.endsWith('?')) && due(rule, profile).length > 0).toBe(true);
    expect(due(rule, { ...profile, [rule]: true }).some((each) => each.endsWith('?'))).toBe(false);
    expect(due(rule, { ...profile, [rule]: false })).toEqual([]);
  });
  test('who does not trade with the Union is not asked about it, nor a private person about waste', () => {
    expect([...due('intrastat', bakery), ...due('vat_ioss', bakery)]).toEqual([]);
    expect(due('bdo', { ...bakery, company_type: 'natural_person' })).toEqual([]);
  });
});
