import { describe, expect, test } from 'vitest';
import { impossibleStates, newStates, STATE_RULES } from '../../../src/domain/deadlines/impossibleStates';
import type { TaxPerson, TaxProfile } from '../../../src/domain/deadlines/taxProfile';
import { addDays } from '../../../src/lib/dates';
import { bakery, llc, partnership } from './profiles';

const today = '2026-11-27';
type Facts = Partial<TaxProfile>;
const old = '2014-03-03';

/** A time line: a profile, and what is different in it from each day on. */
function over(base: TaxProfile, ...changes: readonly (readonly [from: string, facts: Facts])[]): TaxProfile[] {
  const days = changes.map(([from]) => from);
  const states = [base];
  for (const [, facts] of changes) states.push({ ...(states.at(-1) as TaxProfile), ...facts });
  return states.map((state, nth) => {
    const next = days[nth];
    return { ...state, valid_from: days[nth - 1] ?? null, valid_to: next === undefined ? null : addDays(next, -1) };
  });
}
const found = (stretches: readonly TaxProfile[]) => impossibleStates(stretches, today).map(({ rule, from }) => [rule, from]);

const jan: TaxPerson = { id: 'jan', role: 'owner' };
const insured = (zus_scheme: TaxPerson['zus_scheme']): Facts => ({ persons: [{ ...jan, zus_scheme }] });
const partner = (taxation_form: TaxPerson['taxation_form']): Facts => ({
  persons: [{ id: 'ewa', role: 'partner', taxation_form }],
});
const trader: TaxProfile = { ...bakery, employs: false, ceidg_start_date: old };
const exempt: TaxProfile = { ...trader, vat_status: 'exempt_limit', vat_period: null };
const rental: TaxProfile = { ...trader, company_type: 'private_rental', taxation_form: 'lump_sum' };
const active = (vat_period: 'monthly' | 'quarterly'): Facts => ({ vat_status: 'active', vat_period });
const limited = (taxation_form: TaxProfile['taxation_form']): TaxProfile => ({ ...llc, ceidg_start_date: old, taxation_form });
const general: TaxProfile = {
  ...partnership,
  company_type: 'general_partnership',
  accounting_type: 'full_books',
  has_corporate_partners: true,
};
const professional: TaxProfile = { ...partnership, company_type: 'professional_partnership' };

type Case = readonly [rule: string, from: string | null, stretches: readonly TaxProfile[]];

const cases: readonly Case[] = [
  ['estonian_form', null, over({ ...trader, taxation_form: 'cit_estonian' })],
  [
    'estonian_form',
    '2027-01-01',
    over({ ...limited('cit_small'), company_type: 'cooperative' }, ['2027-01-01', { taxation_form: 'cit_estonian' }]),
  ],
  ['estonian_other', null, over({ ...trader, company_type: 'other', taxation_form: 'cit_estonian' })],
  ['company_pit', null, over(limited('lump_sum'))],
  ['company_pit', '2027-01-01', over(limited('cit_small'), ['2027-01-01', { taxation_form: 'pit_flat' }])],
  ['company_pit', null, over(limited('transparent'))],
  ['company_pit', null, over({ ...limited('transparent'), company_type: 'limited_partnership' })],
  ['person_cit', null, over({ ...trader, taxation_form: 'cit_small' })],
  ['person_cit', null, over({ ...partnership, taxation_form: 'cit_standard' })],
  ['trader_without_partners', null, over({ ...trader, taxation_form: 'transparent' })],
  ['rental_scale', null, over({ ...rental, taxation_form: 'pit_scale' })],
  ['rental_scale', '2027-01-01', over(rental, ['2027-01-01', { taxation_form: 'pit_scale' }])],
  ['professional_lump_sum', null, over({ ...professional, taxation_form: 'lump_sum', persons: [] })],
  [
    'professional_lump_sum_person',
    '2027-01-01',
    over({ ...professional, ...partner('pit_flat') }, ['2027-01-01', partner('lump_sum')]),
  ],
  ['general_lump_sum', null, over({ ...general, taxation_form: 'lump_sum', persons: [] })],
  ['general_lump_sum_person', '2027-01-01', over({ ...general, ...partner('pit_flat') }, ['2027-01-01', partner('lump_sum')])],
  ['general_books', null, over({ ...general, accounting_type: 'kpir' })],
  [
    'general_books',
    '2027-01-01',
    over({ ...general, has_corporate_partners: false, accounting_type: 'kpir' }, [
      '2027-01-01',
      { has_corporate_partners: true },
    ]),
  ],
  ['new_tax_card', '2027-01-01', over(trader, ['2027-01-01', { taxation_form: 'tax_card' }])],
  ['new_tax_card', null, over({ ...trader, ceidg_start_date: '2022-03-01', taxation_form: 'tax_card' })],
  ['new_tax_card_person', '2027-01-01', over({ ...partnership, ...partner('pit_flat') }, ['2027-01-01', partner('tax_card')])],
  ['vat_mid_quarter', '2026-12-01', over(trader, ['2026-12-01', active('quarterly')])],
  ['vat_first_year', '2026-10-01', over(exempt, ['2026-10-01', active('quarterly')])],
  ['vat_first_year', '2027-01-01', over(exempt, ['2026-02-15', active('monthly')], ['2027-01-01', active('quarterly')])],
  [
    'vat_first_year',
    '2027-01-01',
    over(
      trader,
      ['2025-01-01', { vat_status: 'exempt_limit' }],
      ['2026-06-01', active('monthly')],
      ['2027-01-01', active('quarterly')],
    ),
  ],
  [
    'vat_first_year_of_business',
    '2027-01-01',
    over({ ...trader, ceidg_start_date: '2026-03-02' }, ['2027-01-01', active('quarterly')]),
  ],
  ['vat_first_year_of_business', null, over({ ...trader, ...active('quarterly'), ceidg_start_date: '2026-03-02' })],
  [
    'vat_first_year_of_business',
    '2026-10-01',
    over(trader, ['2026-05-01', { vat_status: 'removed' }], ['2026-10-01', active('quarterly')]),
  ],
  [
    'relief_after_business',
    '2027-02-01',
    over({ ...trader, ...insured('full') }, ['2026-06-01', insured('none')], ['2027-02-01', insured('start_relief')]),
  ],
  ['relief_after_start', '2026-12-01', over({ ...trader, ...insured('health_only') }, ['2026-12-01', insured('start_relief')])],
  ['suspended_staff', null, over({ ...trader, employs: true, suspended_from: '2026-12-01' })],
  [
    'suspended_staff',
    '2026-12-01',
    over({ ...trader, employs: true, employees_fte: 2 }, [
      '2026-12-01',
      { suspended_from: '2026-12-01', suspended_to: '2027-02-28' },
    ]),
  ],
  ['estonian_mid_month', '2026-12-15', over(limited('cit_small'), ['2026-12-15', { taxation_form: 'cit_estonian' }])],
  ['estonian_mid_year', '2026-07-01', over(limited('cit_small'), ['2026-07-01', { taxation_form: 'cit_estonian' }])],
  [
    'estonian_mid_year',
    '2027-01-01',
    over({ ...limited('cit_small'), fiscal_year_start_month: 7 }, ['2027-01-01', { taxation_form: 'cit_estonian' }]),
  ],
];

describe('what the law does not know', () => {
  test.each(cases)('%s from %s', (rule, from, stretches) => {
    const broken = found(stretches).filter(([id]) => id === rule);
    expect(broken).toEqual([[rule, from]]);
  });

  test.each<readonly [string, readonly TaxProfile[]]>([
    ['a bakery, a company and a partnership', [bakery]],
    ['a company', [llc]],
    ['a partnership', [partnership]],
    ['a general partnership with a company in it and full books', [general]],
    [
      'Estonian CIT of a company from the beginning of its year',
      over(limited('cit_small'), ['2027-01-01', { taxation_form: 'cit_estonian' }]),
    ],
    [
      'Estonian CIT with the first day of the business, be it within a month',
      over({ ...llc, ...active('monthly'), ceidg_start_date: '2026-12-15' }, ['2026-12-15', { taxation_form: 'cit_estonian' }]),
    ],
    [
      'Estonian CIT with the company’s own year',
      over({ ...limited('cit_small'), fiscal_year_start_month: 7 }, ['2027-07-01', { taxation_form: 'cit_estonian' }]),
    ],
    [
      'the same from the middle of a year on, told once and never as a new beginning',
      over({ ...limited('cit_estonian') }, ['2026-07-15', { employs: true }]),
    ],
    [
      'a limited partnership taxed at its partners until May 2021',
      over({ ...limited('transparent'), company_type: 'limited_partnership' }, ['2021-05-01', { taxation_form: 'cit_small' }]),
    ],
    ['a general partnership with CIT', over({ ...partnership, company_type: 'general_partnership', taxation_form: 'cit_small' })],
    ['a civil partnership on the lump sum', over({ ...partnership, ...partner('lump_sum') })],
    [
      'rent on the scale until 2022',
      over({ ...rental, taxation_form: 'pit_scale' }, ['2023-01-01', { taxation_form: 'lump_sum' }]),
    ],
    ['a tax card of long ago', over({ ...trader, taxation_form: 'tax_card' }, ['2026-06-01', { employs: true }])],
    ['a tax card of who knows when', over({ ...trader, ceidg_start_date: null, taxation_form: 'tax_card' })],
    [
      'a tax card left for the scale',
      over({ ...trader, taxation_form: 'tax_card' }, ['2027-01-01', { taxation_form: 'pit_scale' }]),
    ],
    ['quarters of VAT from a quarter on', over(trader, ['2027-01-01', active('quarterly')])],
    ['quarters after twelve months', over(exempt, ['2025-12-31', active('monthly')], ['2027-01-01', active('quarterly')])],
    [
      'quarters of who is young, told by a card alone after a year',
      over({ ...trader, ...active('quarterly'), ceidg_start_date: '2025-10-31' }),
    ],
    ['quarters where nobody knows since when', over({ ...trader, ceidg_start_date: null }, ['2027-01-01', active('quarterly')])],
    ['no active payer', over({ ...exempt, vat_period: 'quarterly' }, ['2026-12-15', { vat_period: 'monthly' }])],
    [
      'the relief of a beginner',
      over({ ...trader, ceidg_start_date: '2026-10-01', ...insured('start_relief') }, ['2027-05-01', insured('preferential')]),
    ],
    [
      'the relief after sixty months without a business',
      over(
        { ...trader, ceidg_start_date: '2026-12-01', ...insured('full') },
        ['2021-11-01', insured('none')],
        ['2026-12-01', insured('start_relief')],
      ),
    ],
    ['a rest without staff', over({ ...trader, suspended_from: '2026-12-01' })],
    [
      'a rest of who pays contractors alone',
      over({ ...trader, employs: true, employees_fte: 0, has_employees: false, suspended_from: '2026-12-01' }),
    ],
    ['a rest that is over', over({ ...trader, employs: true, suspended_from: '2026-01-01', suspended_to: '2026-03-31' })],
  ])('nothing of %s', (_, stretches) => expect(found(stretches)).toEqual([]));

  test('is told with its act, on the field that says it, and what must be done by when', () => {
    const [mid] = impossibleStates(over(limited('cit_small'), ['2026-07-01', { taxation_form: 'cit_estonian' }]), today);
    expect(mid).toEqual({
      rule: 'estonian_mid_year',
      field: 'taxation_form',
      refused: false,
      person: null,
      from: '2026-07-01',
      says: 'Estoński CIT od 01.07.2026 kończy rok podatkowy: zamknij księgi i sporządź sprawozdanie na 30.06.2026 (podpisane najpóźniej 30.09.2026: spóźnione odbiera estoński CIT według organów), ZAW-RD złóż do 31.07.2026, a CIT-8 za zamknięte miesiące do 30.09.2026 (art. 28j ust. 1 pkt 7 i ust. 5, art. 27 ust. 1 CIT)',
    });
    const [vat] = impossibleStates(over(trader, ['2026-12-01', active('quarterly')]), today);
    expect(vat?.says).toBe(
      'VAT kwartalnie rozlicza się za cały kwartał, a nie od 01.12.2026: najbliższy zaczyna się 01.01.2027 (art. 99 ust. 3 VAT)',
    );
    const [young] = impossibleStates(over(exempt, ['2026-10-01', active('quarterly')]), today);
    expect(young?.says).toBe(
      'VAT kwartalnie nie wolno przez 12 miesięcy od miesiąca rejestracji (01.10.2026): najwcześniej od 01.10.2027 (art. 99 ust. 3a VAT)',
    );
  });

  test('is told once while it lasts, and of what a change brings alone', () => {
    const wrong = over(
      { ...trader, taxation_form: 'cit_estonian' },
      ['2026-06-01', { employs: true }],
      ['2027-01-01', { vat_eu: true }],
    );
    expect(found(wrong)).toEqual([['estonian_form', null]]);
    const stood = impossibleStates(over({ ...trader, taxation_form: 'cit_estonian' }), today);
    expect(newStates(stood, impossibleStates(wrong, today))).toEqual([]);
    expect(newStates([], stood)).toEqual(stood);
  });

  test('has a case for every rule, which names its act', () => {
    expect(new Set(cases.map(([rule]) => rule))).toEqual(new Set(STATE_RULES.map(({ id }) => id)));
    for (const { id, act } of STATE_RULES) expect([id, act]).toEqual([id, expect.stringMatching(/^art\. \d+/)]);
  });
});
