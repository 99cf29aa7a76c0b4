import { describe, expect, test } from 'vitest';
import { obligations } from '../../../src/domain/deadlines/obligations';
import { monthQuestionsOf, questionsOf } from '../../../src/domain/deadlines/questions';
import type { TaxProfile } from '../../../src/domain/deadlines/taxProfile';
import { bakery, llc } from './profiles';

const asked = (profile: TaxProfile) => questionsOf([profile], '2026-11-22', '2028-01-31');
const facts = (profile: TaxProfile) => asked(profile).map(({ fact }) => fact);

test('each unknown circumstance is asked once, with all that hangs on it', () => {
  expect(new Set(facts(bakery)).size).toBe(facts(bakery).length);
  expect(facts(bakery)).toContain('withholds_flat_tax');
  const capital = asked(bakery).find(({ fact }) => fact === 'has_capital_gains');
  expect(capital?.obligations.map(({ rule, period }) => [rule, period])).toEqual([['pit38', '2026']]);
});
test('an answer, yes or no, takes the question away', () => {
  expect(facts({ ...bakery, has_capital_gains: true })).not.toContain('has_capital_gains');
  expect(facts({ ...bakery, has_capital_gains: false })).not.toContain('has_capital_gains');
});
test('a number that tells it takes it away too', () =>
  expect([facts(bakery), facts({ ...bakery, insured_count: 12 })].map((all) => all.includes('has_ten_insured'))).toEqual([
    true,
    false,
  ]));
describe('who employs where nobody told', () => {
  const unknown: TaxProfile = { ...llc, employs: null, employees_fte: 0, insured_count: null };
  const perhaps = (profile: TaxProfile) =>
    obligations(profile, '2026-11-22', '2027-11-30')
      .filter(({ asks }) => asks.includes('employs'))
      .map(({ rule }) => rule);
  const ofEmployers = [
    ...['wynagrodzenia', 'pit4', 'pit4r', 'pit11_us', 'pit11_podatnik', 'zus_iwa', 'zus_imir', 'zus_zswa', 'ppk'],
    'ppk_ponowny_zapis',
  ];

  test('is asked first, and all that hangs on it is due perhaps', () => {
    expect(facts(unknown)).toContain('employs');
    expect(new Set(perhaps(unknown))).toEqual(new Set([...ofEmployers, 'zus_15']));
    const pit4r = obligations(unknown, '2026-11-22', '2027-11-30').find(({ rule }) => rule === 'pit4r');
    expect(pit4r).toMatchObject({ condition: 'Tylko gdy zatrudnia pracowników albo zleceniobiorców.', asks: ['employs'] });
  });
  test('is not asked what its staff do before it is known to have any', () => {
    const silent = { ...unknown, ppk: null, has_ten_insured: null };
    expect(facts(silent).filter((fact) => fact === 'ppk' || fact === 'has_ten_insured')).toEqual([]);
    expect(facts({ ...silent, employs: true })).toEqual(expect.arrayContaining(['ppk', 'has_ten_insured']));
    const ppk = obligations(silent, '2026-11-22', '2027-11-30').find(({ rule }) => rule === 'ppk');
    expect(ppk?.condition).toBe('Tylko gdy zatrudnia pracowników albo zleceniobiorców. Tylko gdy ktoś oszczędza w PPK.');
  });
  test('an answer makes it sure or takes it away', () => {
    const sure = obligations({ ...unknown, employs: true }, '2026-11-22', '2027-11-30').filter(
      ({ rule, condition }) => ['pit4r', 'zus_15'].includes(rule) && condition === null,
    );
    expect(new Set(sure.map(({ rule }) => rule))).toEqual(new Set(['pit4r', 'zus_15']));
    expect(perhaps({ ...unknown, employs: false })).toEqual([]);
    expect(obligations({ ...unknown, employs: false }, '2026-11-22', '2027-11-30').map(({ rule }) => rule)).not.toContain(
      'pit4r',
    );
  });
  test('leaves sure what is the owner’s own: a sole trader sends a DRA, a partnership one for its staff perhaps', () => {
    const dra = (profile: TaxProfile) =>
      obligations({ ...profile, employs: null }, '2026-12-01', '2026-12-31')
        .filter(({ rule }) => rule === 'zus_20')
        .map(({ person, condition }) => [person, condition === null]);
    expect(dra(bakery)).toEqual([[null, true]]);
    const persons = [{ id: 'ewa', role: 'partner', zus_scheme: 'full' }] as const;
    expect(dra({ ...bakery, company_type: 'civil_partnership', taxation_form: 'transparent', persons })).toEqual([
      [null, false],
      ['ewa', true],
    ]);
    expect(dra({ ...bakery, persons: [{ id: 'jan', role: 'owner', zus_scheme: 'none' }], insured_count: null })).toEqual([
      [null, false],
    ]);
  });
  test.each(['natural_person', 'private_rental'] as const)('is not asked of a %s without a business', (company_type) =>
    expect(perhaps({ ...unknown, company_type, persons: [] })).toEqual([]),
  );
  test('is no question where the day’s own line tells it', () => {
    const line = [
      { ...unknown, valid_from: null, valid_to: '2026-05-31' },
      { ...unknown, employs: true, valid_from: '2026-06-01', valid_to: null },
    ];
    expect(questionsOf(line, '2026-11-22', '2028-01-31').map(({ fact }) => fact)).not.toContain('employs');
  });
});
test('nobody is asked about what does not concern them, nor about a suspension', () => {
  expect(facts(llc)).not.toContain('has_capital_gains');
  const known = Object.fromEntries(facts(bakery).map((fact) => [fact, false]));
  expect(facts({ ...bakery, ...known, suspended_from: '2026-01-01' })).toEqual([]);
});

describe('supplies of annex 15', () => {
  const vat = (vat_period: 'monthly' | 'quarterly'): TaxProfile => ({ ...llc, vat_status: 'active', vat_period });
  const question = (profile: TaxProfile) => asked(profile).find(({ fact }) => fact === 'supplies_annex_15');

  test('are asked of who settles VAT by the quarter, and of nobody else', () => {
    expect(new Set(question(vat('quarterly'))?.obligations.map(({ rule }) => rule))).toEqual(
      new Set(['jpk_v7k', 'jpk_v7k_ewidencja']),
    );
    expect(question(vat('quarterly'))?.obligations[0]).toMatchObject({
      name: 'JPK_V7M co miesiąc zamiast JPK_V7K',
      basis: 'art. 99 ust. 3a pkt 2 VAT',
    });
    expect(question(vat('monthly'))).toBeUndefined();
    expect(question({ ...vat('quarterly'), vat_status: 'exempt_limit' })).toBeUndefined();
    expect(question({ ...vat('quarterly'), supplies_annex_15: false })).toBeUndefined();
  });
  test('leave what is filed sure, whether anybody answered or not', () =>
    expect(
      obligations(vat('quarterly'), '2027-01-01', '2027-12-31')
        .filter(({ rule }) => rule === 'jpk_v7k')
        .map(({ condition, asks: open }) => [condition, open.length]),
    ).toEqual(Array.from({ length: 4 }, () => [null, 0])));
});

describe('VAT-UE, owed for months with a transaction alone', () => {
  const trader: TaxProfile = { ...bakery, vat_status: 'active', vat_period: 'monthly', vat_eu: true };
  const answers = (october: boolean) => ({ month_answers: { 'eu_transactions 2026-10': october } });
  const due = (profile: TaxProfile) =>
    obligations(profile, '2026-11-01', '2026-12-31')
      .filter(({ rule }) => rule === 'vat_ue')
      .map(({ period, condition, asksMonth }) => [period, condition, asksMonth]);
  const perhaps = (month: string) => [month, 'Tylko gdy w miesiącu była transakcja wewnątrzunijna.', 'eu_transactions'];

  test('is due perhaps until the month is answered, then surely or not at all', () => {
    expect(due(trader)).toEqual([perhaps('2026-10'), perhaps('2026-11')]);
    expect(due({ ...trader, ...answers(true) })).toEqual([['2026-10', null, undefined], perhaps('2026-11')]);
    expect(due({ ...trader, ...answers(false) })).toEqual([perhaps('2026-11')]);
  });
  test('a transaction while the business rests makes it sure', () => {
    const resting = { ...trader, suspended_from: '2026-09-01' };
    expect(due(resting)[0]?.[1]).toContain('Działalność zawieszona');
    expect(due({ ...resting, ...answers(true) })[0]).toEqual(['2026-10', null, undefined]);
  });
  test('is asked of each month that is over, of none that runs, and no card is asked of it', () => {
    const asking = (profile: TaxProfile) => monthQuestionsOf([profile], '2026-11-22').map(({ fact, month }) => [fact, month]);
    expect(asking(trader)).toEqual([
      ['eu_transactions', '2026-09'],
      ['eu_transactions', '2026-10'],
    ]);
    expect(asking({ ...trader, ...answers(false) })).toEqual([['eu_transactions', '2026-09']]);
    expect(asking({ ...trader, vat_eu: false })).toEqual([]);
    expect(asked(trader).flatMap(({ obligations: all }) => all.map(({ rule }) => rule))).not.toContain('vat_ue');
  });
});
