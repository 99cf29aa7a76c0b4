import { describe, expect, test } from 'vitest';
import { lawFacts } from '../../../resources/companyProfile/openFacts';
import { obligationKey, obligations } from '../../../src/domain/deadlines/obligations';
import { onlyBooks, presumed, waysOf } from '../../../src/domain/deadlines/openFacts';
import { obligationsOver } from '../../../src/domain/deadlines/overTime';
import { questionsOf } from '../../../src/domain/deadlines/questions';
import { reasonsOf } from '../../../src/domain/deadlines/reasons';
import { OPEN_FACTS, type TaxProfile } from '../../../src/domain/deadlines/taxProfile';
import { stretchesOf } from '../../../src/domain/deadlines/timeLine';

const nothing = {
  company_type: null,
  taxation_form: null,
  vat_status: null,
  accounting_type: null,
  vat_period: null,
  krs: null,
  employs: false,
  persons: [],
};
const profileOf = (card: object): TaxProfile => presumed({ ...nothing, ...card });
const [from, to] = ['2026-11-28', '2028-01-31'];
const due = (profile: TaxProfile) => obligations(profile, from, to);
const rule = (profile: TaxProfile, id: string) => due(profile).filter((each) => each.rule === id);

test('the facts that the card is asked for are those that the law may find open', () => expect(lawFacts).toEqual(OPEN_FACTS));

describe('a sole trader of whom only that is known', () => {
  const trader = profileOf({ company_type: 'jdg' });

  test('may owe each tax and each return there is, and none of them surely', () => {
    for (const [id, fact] of [
      ['jpk_v7m', 'status VAT'],
      ['jpk_v7k', 'status VAT'],
      ['pit36', 'forma opodatkowania'],
      ['pit36l', 'forma opodatkowania'],
      ['pit28', 'forma opodatkowania'],
      ['pit16a', 'forma opodatkowania'],
    ] as const) {
      const found = rule(trader, id);
      expect([id, found.length > 0]).toEqual([id, true]);
      for (const { condition, asks } of found) {
        expect([id, condition]).toEqual([id, expect.stringContaining('Zależy od tego, czego brakuje na karcie: ')]);
        expect(condition).toContain(fact);
        expect(asks).toEqual([]);
      }
    }
  });

  test('owes surely what every one does', () => expect(rule(trader, 'zus_20').map(({ condition }) => condition)).toContain(null));

  test('owes in any way what is told, and nothing is told that no way has', () => {
    const told = new Set(due(trader).map(obligationKey));
    const had = new Set(waysOf(trader).flatMap((way) => due(way).map(obligationKey)));
    expect(told).toEqual(had);
    expect(waysOf(trader).length).toBeGreaterThan(10);
  });

  test('is told no reason that nobody said', () => {
    const [jpk] = rule(trader, 'jpk_v7m');
    if (!jpk) throw new Error('JPK_V7M is not told');
    const keys = reasonsOf([trader], jpk).facts.map(({ key }) => key);
    for (const fact of ['vat_status', 'vat_period', 'taxation_form', 'accounting_type']) expect(keys).not.toContain(fact);
  });

  test('is asked of circumstances that hang on no open fact alone', () => {
    const asked = questionsOf([trader], from, to);
    expect(asked.flatMap((question) => question.obligations).filter(({ hangsOn }) => hangsOn)).toEqual([]);
  });
});

test('a fact that is filled in is open no more, on the card and by a dated line', () => {
  const known = profileOf({ company_type: 'jdg', vat_status: 'active', vat_period: 'quarterly' });
  expect(rule(known, 'jpk_v7k').map(({ condition }) => condition)).toContain(null);
  expect(rule(known, 'jpk_v7m').filter(({ condition }) => condition === null)).toEqual([]);
  const line = {
    subject: 'tax' as const,
    person_id: null,
    valid_from: '2026-01-01',
    valid_to: null,
    taxation_form: 'lump_sum' as const,
    advance_mode: null,
    vat_status: null,
    vat_period: null,
    vat_eu: null,
    accounting_type: null,
    employs: null,
    zus_scheme: null,
  };
  const stretches = stretchesOf(profileOf({ company_type: 'jdg' }), [line]);
  const over = obligationsOver(stretches, from, to);
  expect(over.filter((each) => each.rule === 'pit28').map(({ condition }) => condition)).toContain(null);
  expect(over.filter((each) => each.rule === 'pit36l')).toEqual([]);
  expect(over.some(({ hangsOn }) => hangsOn?.includes('vat_status'))).toBe(true);
});

test('a card that leaves nothing open is what it was', () => {
  const card = {
    ...nothing,
    company_type: 'llc',
    taxation_form: 'cit_small',
    vat_status: 'active',
    vat_period: 'monthly',
    accounting_type: 'full_books',
  } as const;
  expect(presumed(card)).toBe(card);
  expect(waysOf(presumed(card))).toHaveLength(1);
  expect(due(presumed(card)).some(({ hangsOn }) => hangsOn)).toBe(false);
});

test('of an unknown legal form what a person and what a company owe are both told', () => {
  const told = new Set(due(profileOf({})).map((each) => each.rule));
  for (const id of ['pit36', 'cit8', 'zus_20']) expect([id, told.has(id)]).toEqual([id, true]);
  const registered = profileOf({ krs: '0000123456' });
  expect(waysOf(registered).map(({ company_type }) => company_type)).not.toContain('jdg');
  expect(waysOf(profileOf({ taxation_form: 'cit_small' })).map(({ company_type }) => company_type)).not.toContain('jdg');
});

test.each([
  ['jdg', 'lump_sum', 'lump_sum_register'],
  ['llc', null, 'full_books'],
  [null, 'lump_sum', 'lump_sum_register'],
  ['jdg', 'pit_scale', null],
  ['jdg', null, null],
  [null, null, null],
] as const)('of %s taxed by %s the law leaves these books alone: %s', (type, form, books) =>
  expect(onlyBooks(type, form)).toBe(books),
);
