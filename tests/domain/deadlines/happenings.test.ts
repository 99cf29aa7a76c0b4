import { describe, expect, test } from 'vitest';
import { eventKinds } from '../../../resources/choiceLists/eventKinds';
import { describeTerm } from '../../../src/domain/deadlines/describe';
import { EVENT_RULES } from '../../../src/domain/deadlines/eventRules';
import { eventDeadline } from '../../../src/domain/deadlines/events';
import { TOLD } from '../../../src/domain/deadlines/happeningKinds';
import { eventArea, LONGEST_TERM, possibleTerms, termsOf } from '../../../src/domain/deadlines/happenings';
import { type Happening, NOTHING_ELSE, TERMS } from '../../../src/domain/deadlines/happeningTerms';
import { PACK_RULES } from '../../../src/domain/deadlines/packRules';
import { plainWords } from '../../../src/domain/deadlines/plainWords';
import type { TaxProfile } from '../../../src/domain/deadlines/taxProfile';
import { isDate } from '../../../src/lib/dates';

const trader: TaxProfile = { company_type: 'jdg', taxation_form: 'pit_scale', vat_status: 'active', accounting_type: 'kpir' };
const company: TaxProfile = { ...trader, company_type: 'llc', taxation_form: 'cit_standard', accounting_type: 'full_books' };
const happening = (changes: Partial<Happening> & Pick<Happening, 'kind'>): Happening => ({
  ...NOTHING_ELSE,
  source: { resource: 'company-events', id: '1' },
  day: '2026-11-16',
  ...changes,
});
const rules = (profile: TaxProfile, changes: Partial<Happening> & Pick<Happening, 'kind'>) =>
  termsOf(happening(changes), profile).map(({ rule }) => rule);

describe('what follows from what happened', () => {
  test('takes in every term of an event and of the packs', () => {
    const asked = new Set(Object.values(TERMS).flatMap((terms) => terms.map(({ rule }) => rule)));
    expect([...EVENT_RULES, ...PACK_RULES].filter(({ id }) => !asked.has(id)).map(({ id }) => id)).toEqual([]);
    expect([...asked].filter((id) => ![...EVENT_RULES, ...PACK_RULES].some((rule) => rule.id === id))).toEqual([]);
  });

  test('is something for every kind but the office’s own, which has a day of its own', () => {
    expect(Object.keys(TERMS).sort()).toEqual([...Object.keys(TOLD), ...Object.keys(eventKinds)].sort());
    expect(Object.entries(TERMS).filter(([, terms]) => terms.length === 0)).toEqual([['other', []]]);
    const own = happening({ kind: 'other', own: { name: 'Odpowiedź na wezwanie', due: '2026-12-05' } });
    expect(termsOf(own, trader)).toMatchObject([{ name: 'Odpowiedź na wezwanie', nominal: '2026-12-05', due: '2026-12-05' }]);
    expect(termsOf(happening({ kind: 'other' }), trader)).toEqual([]);
  });

  test('goes by the form of the company', () => {
    expect([rules(trader, { kind: 'property' }), rules(company, { kind: 'property' })]).toEqual([['in1'], ['dn1_change']]);
    expect([rules(trader, { kind: 'accounts_approved' }), rules(company, { kind: 'accounts_approved' })]).toEqual([
      [],
      ['sf_krs'],
    ]);
    expect(rules({ ...company, company_type: 'housing_community' }, { kind: 'accounts_approved' })).toEqual(['sf_cit_nonkrs']);
    expect([rules(company, { kind: 'gift' }), rules(company, { kind: 'gift', person: '2' })]).toEqual([[], ['sd_3', 'sd_z2']]);
    // Who gave decides: a month of SD-3, half a year of SD-Z2.
    expect(rules(trader, { kind: 'gift', leftOut: ['sd_3'] })).toEqual(['sd_z2']);
    expect([rules(trader, { kind: 'suspended' }), rules(company, { kind: 'suspended' })]).toEqual([['zua'], []]);
    expect(rules(company, { kind: 'liquidation' })).toEqual(['liquidation_krs', 'crbr', 'liquidation_books']);
    expect([rules(trader, { kind: 'krs_change' }), rules(company, { kind: 'krs_change' })]).toEqual([[], ['crbr']]);
  });

  test('opens with a cash register for who may sell to people, and closes in the register that holds the company', () => {
    const opening = (company_type: TaxProfile['company_type']) => rules({ ...company, company_type }, { kind: 'opening' });
    expect([opening('llc'), opening('jdg')].map((each) => each.includes('cash_opening'))).toEqual([true, true]);
    expect([opening('housing_community'), opening('family_foundation')].flat()).not.toContain('cash_opening');
    const registers = ['krs_closing', 'ceidg_closing', 'nip8_closing'];
    const closing = (profile: TaxProfile) => rules(profile, { kind: 'closing' }).filter((rule) => registers.includes(rule));
    expect([closing(company), closing(trader)]).toEqual([['krs_closing', 'nip8_closing'], ['ceidg_closing']]);
  });

  test('sends accounts of who runs no business to Szef KAS (art. 27 ust. 2 CIT), whatever its number in KRS', () => {
    const approved = (company_type: 'foundation' | 'association', krs: string | null, ngo_runs_business: boolean | null) =>
      rules({ ...company, company_type, krs, ngo_runs_business }, { kind: 'accounts_approved' });
    expect(approved('foundation', '0000123456', false)).toEqual(['sf_cit_nonkrs']);
    expect(approved('association', '0000123456', false)).toEqual(['sf_cit_nonkrs']);
    expect(approved('association', null, null)).toEqual(['sf_cit_nonkrs']);
    expect(approved('foundation', '0000123456', true)).toEqual(['sf_krs']);
    expect(approved('foundation', '0000123456', null)).toEqual(['sf_cit_nonkrs', 'sf_krs']);
  });

  test('of staff is only perhaps where nobody said whether the company employs', () => {
    const closed = (employs: boolean | null) =>
      termsOf(happening({ kind: 'closing' }), { ...company, employs })
        .filter(({ rule }) => ['closing_pit11', 'zua', 'zwpa'].includes(rule))
        .map(({ rule, condition, asks }) => [rule, condition, asks]);
    const of = (condition: string | null, asks: string[]) =>
      ['closing_pit11', 'zua', 'zwpa'].map((rule) => [rule, condition, asks]);
    expect(closed(true)).toEqual(of(null, []));
    expect(closed(null)).toEqual(of('Nie wiadomo, czy zatrudnia.', ['employs']));
    expect(closed(false)).toEqual([]);
    const owner = termsOf(happening({ kind: 'closing' }), { ...trader, employs: null });
    expect(owner.filter(({ condition }) => condition !== null).map(({ rule }) => rule)).toEqual(['closing_pit11']);
  });

  test('goes by the kind of contract', () => {
    const hired = (contract: Happening['contract']) => rules(company, { kind: 'hired', contract });
    expect([hired('employment_trial'), hired('mandate'), hired('b2b'), hired('specific_work'), hired(null)]).toEqual([
      ['zua', 'employment_terms'],
      ['zua'],
      [],
      [],
      [],
    ]);
    expect(rules(company, { kind: 'left', contract: 'employment_fixed' })).toEqual(['swiadectwo', 'zua']);
    expect(rules(company, { kind: 'left', contract: 'mandate' })).toEqual(['zua']);
  });

  test('leaves out what the office said, and still tells that it was possible', () => {
    const left = happening({ kind: 'closing', leftOut: ['vat_z'] });
    expect(possibleTerms(left, trader).map(({ rule }) => rule)).toContain('vat_z');
    expect(termsOf(left, trader).map(({ rule }) => rule)).not.toContain('vat_z');
  });

  test('is told apart by record, kind and rule, so that one record may raise the same rule twice', () => {
    const keys = ['hired', 'left'].map(
      (kind) => termsOf(happening({ kind: kind as 'hired', contract: 'mandate' }), company)[0]?.key,
    );
    expect(keys).toEqual(['event:1:hired:zua', 'event:1:left:zua']);
  });
});

test.each([
  ['2026-11-01', '2027-02-01'],
  ['2026-11-30', '2027-02-01'],
  ['2026-12-31', '2027-03-01'],
  ['2027-01-31', '2027-04-01'],
])('a cash register is needed from the first day after the two months that follow that of %s: %s', (day, due) =>
  expect(eventDeadline('cash_after_limit', day)).toMatchObject({ nominal: due, due }),
);

describe('the packs', () => {
  const pack = (id: string, day: string) => eventDeadline(id, day, PACK_RULES);

  test.each([
    ['nip8', '2026-11-16', '2026-11-23', '2026-11-23'],
    ['vat_r_first', '2026-12-01', '2026-11-30', '2026-11-30'],
    ['zpa', '2026-11-14', '2026-11-21', '2026-11-21'],
    ['zpa', '2026-11-15', '2026-11-22', '2026-11-23'],
    ['opening_books', '2026-11-06', '2026-11-21', '2026-11-21'],
    ['rud', '2026-11-13', '2026-11-20', '2026-11-20'],
    ['dn1_change', '2026-11-07', '2026-11-21', '2026-11-23'],
    ['cash_opening', '2026-11-15', '2026-11-15', '2026-11-15'],
    ['krs_closing', '2026-11-28', '2026-12-05', '2026-12-05'],
    ['ceidg_closing', '2026-11-30', '2026-12-07', '2026-12-07'],
    ['vat_z', '2026-12-18', '2026-12-25', '2026-12-28'],
    ['vat_inventory', '2026-11-30', '2026-12-25', '2026-12-28'],
    ['vat_inventory', '2026-12-31', '2027-01-25', '2027-01-25'],
    ['closing_inventory', '2026-11-29', '2026-11-29', '2026-11-29'],
    ['closing_books', '2026-11-30', '2027-02-28', '2027-02-28'],
    ['zwpa', '2026-11-30', '2026-12-07', '2026-12-07'],
  ])('%s from %s ends %s, in effect %s', (id, day, nominal, due) => expect(pack(id, day)).toMatchObject({ nominal, due }));

  test('say where each row was seen, or that it is general knowledge; the disputed ones give the earlier day', () => {
    for (const { source, from, certainty, note } of PACK_RULES) {
      expect([source, isDate(from)]).toEqual([expect.stringMatching(/./), true]);
      if (certainty === 'verified') expect(source).not.toContain('wiedza ogólna');
      if (certainty === 'disputed') expect(note).toMatch(/podano/);
    }
  });

  test('have no id of another table’s, an area each and words for the client', () => {
    const ids = [...EVENT_RULES, ...PACK_RULES].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids)
      expect([id, eventArea(id), plainWords(id, '')]).toEqual([id, expect.any(String), expect.stringMatching(/^\p{Lu}.+\.$/u)]);
    expect(() => eventArea('nieznana')).toThrow(RangeError);
  });

  test('read in words', () => {
    expect([describeTerm({ days: -1 }), describeTerm({ dayAfterMonth: 25 }), describeTerm({ afterMonths: 2 })]).toEqual([
      'dzień wcześniej',
      '25. dzień następnego miesiąca',
      'pierwszy dzień po 2 miesiącach od końca miesiąca',
    ]);
    expect(LONGEST_TERM).toBeGreaterThanOrEqual(184);
  });
});
