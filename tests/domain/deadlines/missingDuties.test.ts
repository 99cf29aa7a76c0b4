import { describe, expect, test } from 'vitest';
import { obligations } from '../../../src/domain/deadlines/obligations';
import { obligationsOver } from '../../../src/domain/deadlines/overTime';
import { PLAIN_QUESTIONS } from '../../../src/domain/deadlines/plainQuestions';
import { questionsOf } from '../../../src/domain/deadlines/questions';
import { CIRCUMSTANCES, type TaxProfile } from '../../../src/domain/deadlines/taxProfile';
import { bakery, llc } from './profiles';

/** What a rule asks over fourteen months: `period due`, with a question mark where it is only perhaps due. */
const due = (rule: string, profile: TaxProfile, from = '2026-10-01', to = '2027-12-31') =>
  obligations(profile, from, to)
    .filter((each) => each.rule === rule)
    .map(({ period, due: day, condition }) => `${period} ${day}${condition ? '?' : ''}`);
const asked = (profile: TaxProfile) => questionsOf([profile], '2026-11-23', '2028-01-31').map(({ fact }) => fact);

test('each circumstance is asked by a whole sentence that yes or no answers', () => {
  for (const fact of CIRCUMSTANCES) expect(PLAIN_QUESTIONS[fact]).toMatch(/^Czy .{10,}\?$/);
  expect(new Set(Object.values(PLAIN_QUESTIONS)).size).toBe(CIRCUMSTANCES.length);
});

describe('e-Doręczenia', () => {
  test('bind all of CEIDG from 1.10.2026, and stand until there is an address', () => {
    expect(due('e_doreczenia', bakery)).toEqual(['2026-10 2026-10-01?', '2027 2027-01-01?']);
    expect(due('e_doreczenia', { ...bakery, has_e_delivery: false })).toEqual(['2026-10 2026-10-01', '2027 2027-01-01']);
    expect(due('e_doreczenia', { ...bakery, has_e_delivery: true })).toEqual([]);
    expect(asked(bakery)).toContain('has_e_delivery');
  });
  test('of companies in KRS are told by their own row, and of nobody else', () => {
    expect([due('e_doreczenia_krs', llc), due('e_doreczenia', llc)]).toEqual([['2027 2027-01-01?'], []]);
    for (const company_type of ['private_rental', 'farmer', 'natural_person', 'housing_community'] as const)
      expect([due('e_doreczenia', { ...bakery, company_type }), due('e_doreczenia_krs', { ...bakery, company_type })]).toEqual([
        [],
        [],
      ]);
  });
});

test('KSeF comes once for the smallest on 1.01.2027, and tokens end the day before', () => {
  expect(due('ksef_wszyscy', bakery)).toEqual(['2027-01 2027-01-01?']);
  expect(due('ksef_tokeny', { ...bakery, uses_ksef_tokens: true })).toEqual(['2026-12 2026-12-31']);
  expect(due('ksef_wszyscy', { ...bakery, issues_outside_ksef: false })).toEqual([]);
  expect(due('ksef_wszyscy', { ...bakery, company_type: 'natural_person' })).toEqual([]);
});

describe('KRUS', () => {
  const farmer: TaxProfile = { ...bakery, company_type: 'farmer', taxation_form: 'none', employs: false, persons: [] };
  const inKrus: TaxProfile = { ...bakery, persons: [{ id: 'jan', role: 'owner', zus_scheme: 'krus' }] };
  test('is paid by the end of the first month of each quarter', () =>
    expect(due('krus_skladki', { ...farmer, pays_krus: true })).toEqual([
      '2026-Q4 2026-11-02',
      '2027-Q1 2027-02-01',
      '2027-Q2 2027-04-30',
      '2027-Q3 2027-08-02',
      '2027-Q4 2027-11-02',
    ]));
  test('is asked of a farmer of whom nothing is known, and of nobody else', () => {
    expect(due('krus_skladki', farmer).every((each) => each.endsWith('?'))).toBe(true);
    expect(due('krus_skladki', { ...farmer, pays_krus: false })).toEqual([]);
    expect(due('krus_skladki', bakery)).toEqual([]);
  });
  test('an owner insured there says by 31 May that the tax was below the limit, a farmer without a business does not', () => {
    expect(due('krus_oswiadczenie', inKrus)).toEqual(['2026 2027-05-31']);
    expect(due('krus_skladki', inKrus)).toHaveLength(5);
    expect(due('krus_oswiadczenie', { ...farmer, pays_krus: true })).toEqual([]);
  });
});

describe('CIT', () => {
  test('withheld from foreign firms is told in CIT-10Z, from dividends of Polish ones in CIT-6R, by the first month of the next year', () => {
    expect(due('cit10z', { ...llc, pays_foreign_companies: true })).toEqual(['2026 2027-02-01']);
    expect(due('cit6r', { ...llc, pays_company_dividends: true })).toEqual(['2026 2027-02-01']);
    const paid = { ...llc, pays_company_dividends: true, month_answers: { 'company_dividends 2027-11': true } };
    expect(due('dywidenda_cit', paid).at(-1)).toBe('2027-11 2027-12-07');
    expect(due('dywidenda_cit', { ...paid, month_answers: { 'company_dividends 2027-11': false } }).at(-1)).toMatch(/^2027-10 /);
    expect(due('cit6r', bakery)).toEqual([]);
  });
  test('Estonian is chosen by the end of the first month of the year, by who is not on it yet', () => {
    expect(due('zaw_rd', { ...llc, wants_estonian_cit: true })).toEqual(['2027 2027-02-01']);
    expect(due('zaw_rd', { ...llc, wants_estonian_cit: true, fiscal_year_start_month: 7 })).toEqual([
      '2027-07/2028-06 2027-08-02',
    ]);
    expect(due('zaw_rd', { ...llc, taxation_form: 'cit_estonian' })).toEqual([]);
  });
  test('Estonian from within a year is chosen in its first month, and was not chosen when the year began', () => {
    const before = { ...llc, valid_to: '2027-04-30' };
    const after: TaxProfile = { ...llc, taxation_form: 'cit_estonian', advance_mode: 'none', valid_from: '2027-05-01' };
    const chosen = obligationsOver([before, after], '2026-10-01', '2028-12-31').filter(({ rule }) => rule === 'zaw_rd');
    expect(chosen.map(({ period, due, condition }) => [period, due, condition])).toEqual([
      ['2027-05/2027-12', '2027-05-31', null],
    ]);
  });
  test('Estonian chosen within a year for the second time closes books that second time as well', () => {
    const estonian = { ...llc, taxation_form: 'cit_estonian', advance_mode: 'none' } as const;
    const timeLine: TaxProfile[] = [
      { ...llc, valid_to: '2024-04-30' },
      { ...estonian, valid_from: '2024-05-01', valid_to: '2024-12-31' },
      { ...llc, valid_from: '2025-01-01', valid_to: '2027-04-30' },
      { ...estonian, valid_from: '2027-05-01' },
    ];
    const periods = (rule: string) =>
      obligationsOver(timeLine, '2024-01-01', '2028-12-31')
        .filter((each) => each.rule === rule)
        .map(({ period }) => period);
    expect(periods('zaw_rd')).toEqual(expect.arrayContaining(['2024-05/2024-12', '2027-05/2027-12']));
    expect(periods('cit8')).toEqual(expect.arrayContaining(['2024-01/2024-04', '2025', '2026', '2027-01/2027-04']));
    expect(periods('cit8')).not.toContain('2027');
  });
  test('is not of a general partnership that lists its partners before the year begins', () => {
    const partners: TaxProfile = { ...bakery, company_type: 'general_partnership', taxation_form: 'transparent', krs: '1' };
    expect(due('cit15j', { ...partners, has_corporate_partners: true })).toEqual(['2026 2026-12-31', '2027 2027-12-31']);
    expect(due('cit15j', { ...partners, has_corporate_partners: false })).toEqual([]);
    expect(due('cit15j', llc)).toEqual([]);
  });
  test('minimum tax is asked of companies at 19 %, tax on buildings of who has some', () => {
    expect(due('podatek_minimalny', { ...llc, taxation_form: 'cit_standard' })).toEqual(['2026 2027-03-31?']);
    expect(due('podatek_minimalny', llc)).toEqual([]);
    expect(due('podatek_od_budynkow', { ...llc, real_estate: true })).toHaveLength(15);
    expect(due('podatek_od_budynkow', llc)).toEqual([]);
  });
});

describe('a company that began in the second half of the year (art. 8 ust. 2a CIT)', () => {
  const young: TaxProfile = { ...llc, ceidg_start_date: '2026-10-15' };
  test('is asked whether it joined its first year with the next', () => {
    expect(due('cit8', young)).toEqual(['2026 2027-03-31?']);
    expect(asked(young)).toContain('joins_first_years');
  });
  test('files one return for both where it did, two where it did not', () => {
    const until = '2028-12-31';
    expect(due('cit8', { ...young, joins_first_years: true }, '2026-10-01', until)).toEqual(['2026-10/2027-12 2028-03-31']);
    expect(due('sf_krs', { ...young, joins_first_years: true }, '2026-10-01', until)).toEqual(['2026-10/2027-12 2028-07-15']);
    expect(due('cit8', { ...young, joins_first_years: false }, '2026-10-01', until)).toEqual([
      '2026 2027-03-31',
      '2027 2028-03-31',
    ]);
  });
  test('advances go on by the quarter all the same', () =>
    expect(due('cit_zaliczka_q', { ...young, joins_first_years: true })[0]).toBe('2026-Q4 2027-01-20'));
  test('nobody else is asked: not who began earlier, nor whose year is another, nor who keeps a book of revenue', () => {
    for (const other of [
      { ...llc, ceidg_start_date: '2026-06-30' },
      { ...young, fiscal_year_start_month: 4 },
      { ...bakery, ceidg_start_date: '2026-10-15' },
    ])
      expect(asked(other)).not.toContain('joins_first_years');
  });
});

describe('statements of foundations and associations', () => {
  const foundation: TaxProfile = { ...llc, company_type: 'foundation', taxation_form: 'cit_exempt' };
  test('go to KRS when they run a business, else to the head of KAS (art. 27 ust. 2 CIT)', () => {
    expect([due('sf_krs', foundation), due('sf_poza_krs', foundation)]).toEqual([['2026 2027-07-15?'], ['2026 2027-07-12?']]);
    const business = { ...foundation, ngo_runs_business: true };
    expect([due('sf_krs', business), due('sf_poza_krs', business)]).toEqual([['2026 2027-07-15'], []]);
    const without = { ...foundation, ngo_runs_business: false };
    expect([due('sf_krs', without), due('sf_poza_krs', without)]).toEqual([[], ['2026 2027-07-12']]);
  });
  test('of those who stand in no court register go to KAS without a question; of companies never', () => {
    const association: TaxProfile = { ...foundation, company_type: 'association', krs: null };
    expect([due('sf_krs', association), due('sf_poza_krs', association)]).toEqual([[], ['2026 2027-07-12']]);
    expect(due('sf_poza_krs', llc)).toEqual([]);
  });
  test('a foundation reports to its minister by the end of the next year', () => {
    expect(due('fundacja_sprawozdanie', foundation)).toEqual(['2025 2026-12-31', '2026 2027-12-31']);
    expect(due('fundacja_sprawozdanie', { ...foundation, company_type: 'association' })).toEqual([]);
  });
});

describe('the funds of an employer', () => {
  const factory = { ...bakery, employees_fte: 30 };
  test('PFRON binds from 25 full-time jobs whatever was answered, and is asked only where nobody counted', () => {
    expect(due('pfron_dekr', { ...factory, pfron: false })).toEqual(['2026 2027-01-20']);
    expect(due('pfron', { ...bakery, employees_fte: 24 })).toEqual([]);
    expect(due('pfron', bakery).every((each) => each.endsWith('?'))).toBe(true);
  });
  test('who reached the rate of disabled people sends information in place of declarations', () => {
    const exempt = { ...factory, pfron_exempt: true };
    expect([due('pfron', exempt), due('pfron_dekr', exempt)]).toEqual([[], []]);
    expect([due('pfron_inf1', exempt)[0], due('pfron_inf2', exempt)]).toEqual(['2026-09 2026-10-20', ['2026 2027-01-20']]);
    expect(due('pfron_inf1', { ...factory, pfron_exempt: false })).toEqual([]);
  });
  test('the social fund is corrected at the end of the year, and asked of who has fewer than fifty', () => {
    expect(due('zfss_korekta', { ...bakery, employees_fte: 50 })).toEqual(['2026 2026-12-31', '2027 2027-12-31']);
    expect(due('zfss_korekta', factory)).toEqual(['2026 2026-12-31?', '2027 2027-12-31?']);
    expect(due('zfss_korekta', { ...bakery, employees_fte: 0 })).toEqual([]);
  });
});

describe('the renewal of PPK', () => {
  const employer = { ...bakery, employs: true, has_ppk_resigned: true } as const;
  test('those who resigned are told by the end of February of 2027, 2031 and no year between, a Sunday or not', () => {
    expect(due('ppk_ponowny_zapis', employer, '2024-01-01', '2032-12-31')).toEqual(['2027 2027-02-28', '2031 2031-02-28']);
  });
  test('is asked of who employs, and binds nobody of whom nobody resigned', () => {
    expect(due('ppk_ponowny_zapis', { ...employer, has_ppk_resigned: null })).toEqual(['2027 2027-02-28?']);
    expect(due('ppk_ponowny_zapis', { ...employer, has_ppk_resigned: false })).toEqual([]);
    expect(due('ppk_ponowny_zapis', { ...employer, employs: false })).toEqual([]);
  });
});

describe('a liquidation', () => {
  const closes = (liquidation_from: string, more: Partial<TaxProfile> = {}) => ({ ...llc, liquidation_from, ...more });
  const cit8 = (profile: TaxProfile) => due('cit8', profile, '2026-10-01', '2028-04-30');
  test('ends the tax year on its eve and begins a shorter one, each with its return and statement', () => {
    expect(cit8(closes('2026-10-15'))).toEqual(['2026-01/2026-10 2027-02-01', '2026-10/2026-12 2027-03-31', '2027 2028-03-31']);
    expect(due('sf_sporzadzenie', closes('2026-10-15'))).toEqual(['2026-01/2026-10 2027-01-31', '2026-10/2026-12 2027-03-31']);
    expect(cit8(closes('2026-10-01'))).toEqual(['2026-01/2026-09 2026-12-31', '2026-10/2026-12 2027-03-31', '2027 2028-03-31']);
  });
  test('that begins with a tax year ends none before it', () => {
    expect(cit8(closes('2027-01-01'))).toEqual(['2026 2027-03-31', '2027 2028-03-31']);
    expect(cit8(closes('2026-07-01', { fiscal_year_start_month: 7 }))).toEqual(cit8({ ...llc, fiscal_year_start_month: 7 }));
  });
  test('that ends within the year has a last return from its own first day', () =>
    expect(cit8(closes('2026-10-15', { closed_at: '2027-05-20' }))).toEqual([
      '2026-01/2026-10 2027-02-01',
      '2026-10/2026-12 2027-03-31',
      '2027-01/2027-05 2027-08-31',
    ]));
  test('and closing of one year leave two returns of it', () =>
    expect(cit8(closes('2026-08-10', { closed_at: '2026-11-20' }))).toEqual([
      '2026-01/2026-08 2026-11-30',
      '2026-08/2026-11 2027-03-01',
    ]));
  test('of who keeps no books closes no year', () =>
    expect(cit8(closes('2026-10-15', { accounting_type: 'ngo_simplified' }))).toEqual(
      cit8({ ...llc, accounting_type: 'ngo_simplified' }),
    ));
});

describe('what was taken for no', () => {
  const silent = ['real_estate', 'transport_vehicles', 'pays_foreign_individuals', 'pays_foreign_companies'] as const;
  test.each([...silent, 'transfer_pricing', 'vat_oss', 'farm_or_forest_land', 'zfss', 'pfron', 'ppk'] as const)(
    '%s is asked',
    (fact) => {
      expect(asked(bakery)).toContain(fact);
      expect(asked({ ...bakery, [fact]: false })).not.toContain(fact);
    },
  );
  test('a person without a business is asked about none of it', () => {
    const person: TaxProfile = { ...bakery, company_type: 'natural_person', employs: false, vat_status: 'not_registered' };
    expect(asked(person).filter((fact) => !/^has_(capital|income|employment)/.test(fact))).toEqual([]);
  });
});
