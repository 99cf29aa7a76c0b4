import { describe, expect, test } from 'vitest';
import { obligationsOver } from '../../../src/domain/deadlines/overTime';
import type { TaxProfile } from '../../../src/domain/deadlines/taxProfile';
import { type ProfileLine, stretchesOf } from '../../../src/domain/deadlines/timeLine';
import { bakery, llc, partnership } from './profiles';

const line = (subject: ProfileLine['subject'], from: string | null, values: Partial<ProfileLine> = {}): ProfileLine => ({
  subject,
  person_id: null,
  valid_from: from,
  valid_to: null,
  taxation_form: null,
  advance_mode: null,
  vat_status: null,
  vat_period: null,
  vat_eu: null,
  accounting_type: null,
  employs: null,
  zus_scheme: null,
  ...values,
});
const painter: TaxProfile = {
  ...bakery,
  taxation_form: 'lump_sum',
  accounting_type: 'lump_sum_register',
  employs: false,
};
const due = (base: TaxProfile, lines: ProfileLine[], from = '2026-01-01', to = '2028-06-30') =>
  obligationsOver(stretchesOf(base, lines), from, to);
const periods = (all: ReturnType<typeof due>, rule: string, person?: string) =>
  all
    .filter((each) => each.rule === rule && (person === undefined || each.person === person))
    .map(({ period, condition }) => (condition ? `${period}?` : period));

describe('a tax form entered ahead, from 1 January', () => {
  const lines = [
    line('tax', null, { taxation_form: 'lump_sum', advance_mode: 'monthly' }),
    line('tax', '2027-01-01', { taxation_form: 'pit_flat', advance_mode: 'monthly' }),
  ];
  const all = due(painter, lines);

  test('leaves the old year its return and the lump sum of December', () => {
    expect(periods(all, 'pit28')).toEqual(['2025', '2026']);
    expect(periods(all, 'ryczalt_m').slice(-2)).toEqual(['2026-11', '2026-12']);
  });
  test('gives the new form its advances and return from the new year on', () => {
    expect(periods(all, 'pit36l')).toEqual(['2027']);
    expect(periods(all, 'pit_zaliczka_m')[0]).toBe('2027-01');
  });
});

test('how advances are paid stays as it was where the line of a new form does not say it', () => {
  const lines = [
    line('tax', null, { taxation_form: 'lump_sum', advance_mode: 'quarterly' }),
    line('tax', '2027-01-01', { taxation_form: 'pit_flat' }),
  ];
  const all = due(painter, lines);
  expect(periods(all, 'pit_zaliczka_q')[0]).toBe('2027-Q1');
  expect(periods(all, 'pit_zaliczka_m')).toEqual([]);
});

test('a registration for VAT-UE owes from its own month on, and nothing for the months before it', () => {
  const lines = [line('vat_eu', null, { vat_eu: false }), line('vat_eu', '2027-03-10', { vat_eu: true })];
  const all = due({ ...painter, vat_eu: true }, lines, '2026-11-01', '2027-05-31');
  expect(periods(all, 'vat_ue')).toEqual(['2027-03?', '2027-04?']);
});

describe('who comes from preferential contributions to Mały ZUS Plus', () => {
  const starter: TaxProfile = { ...painter, persons: [{ id: 'jan', role: 'owner', zus_scheme: 'preferential' }] };
  const moves = (zus_scheme: 'full' | 'maly_plus' | 'preferential', day: string) =>
    [line('zus', null, { zus_scheme: 'preferential' }), line('zus', day, { zus_scheme })].map((each) => ({
      ...each,
      person_id: 'jan',
    }));
  const registers = (lines: ReturnType<typeof line>[]) => periods(due(starter, lines, '2026-11-01', '2027-12-31'), 'zus_mzp');

  test('registers it with the January after they ended, and is asked where they go on in full', () => {
    expect(registers(moves('maly_plus', '2027-01-01'))).toEqual(['2027']);
    expect(registers(moves('full', '2027-01-01'))).toEqual(['2027?']);
  });
  test('has nothing to register in January where they end on another day or go on', () => {
    expect(registers(moves('full', '2027-02-01'))).toEqual([]);
    expect(registers(moves('preferential', '2027-01-01'))).toEqual([]);
    const otherwise = [
      ...moves('full', '2027-06-01'),
      line('vat_eu', null, { vat_eu: false }),
      line('vat_eu', '2027-01-01', { vat_eu: true }),
    ];
    expect(registers(otherwise)).toEqual([]);
  });
});

describe('what a line entered ahead chooses', () => {
  const joins = [line('zus', null, { zus_scheme: 'full' }), line('zus', '2027-01-01', { zus_scheme: 'maly_plus' })].map(
    (each) => ({
      ...each,
      person_id: 'jan',
    }),
  );
  const owner: TaxProfile = { ...painter, persons: [{ id: 'jan', role: 'owner', zus_scheme: 'full' }] };
  const goes = [line('tax', null, { taxation_form: 'cit_small' }), line('tax', '2027-01-01', { taxation_form: 'cit_estonian' })];

  test.each([null, false])('is registered surely in its January, also where the card said %s', (said) => {
    const small = due({ ...owner, may_join_small_plus: said }, joins, '2026-11-01', '2027-12-31');
    expect(periods(small, 'zus_mzp')).toEqual(['2027']);
    const company = due({ ...llc, wants_estonian_cit: said }, goes, '2026-11-01', '2027-12-31');
    expect(periods(company, 'zaw_rd')).toEqual(['2027']);
  });
  test('is asked where no line says it, and is not where the card denies it', () => {
    expect(periods(due(owner, [], '2026-11-01', '2027-12-31'), 'zus_mzp')).toEqual(['2027?']);
    expect(periods(due({ ...owner, may_join_small_plus: false }, joins.slice(0, 1)), 'zus_mzp')).toEqual([]);
  });
});

describe('a right lost in the middle of a year', () => {
  const lines = [
    line('tax', null, { taxation_form: 'lump_sum', advance_mode: 'monthly' }),
    line('tax', '2026-11-22', { taxation_form: 'pit_scale', advance_mode: 'monthly' }),
  ];
  const all = due(painter, lines, '2026-10-01', '2027-05-31');

  test('leaves that year both returns, and its month both payments', () => {
    expect(periods(all, 'pit28')).toEqual(['2026']);
    expect(periods(all, 'pit36')).toEqual(['2026']);
    expect(periods(all, 'ryczalt_m')).toEqual(['2026-09', '2026-10', '2026-11']);
    expect(periods(all, 'pit_zaliczka_m')[0]).toBe('2026-11');
  });
  test('leaves the owner who had no return but the lump sum’s before without a second income return', () =>
    expect(periods(all, 'pit37')).toEqual([]));
});

describe('VAT', () => {
  const removed = [
    line('vat', null, { vat_status: 'active', vat_period: 'monthly' }),
    line('vat', '2026-11-15', { vat_status: 'exempt_limit', vat_period: 'none' }),
  ];

  test('of a payer removed in a month is declared for that month, and for none after it', () =>
    expect(periods(due(bakery, removed, '2026-11-01', '2027-03-31'), 'jpk_v7m')).toEqual(['2026-10', '2026-11']));
  test('goes over from months to quarters with the quarter', () => {
    const quarterly = [
      line('vat', null, { vat_status: 'active', vat_period: 'monthly' }),
      line('vat', '2027-01-01', { vat_status: 'active', vat_period: 'quarterly' }),
    ];
    const all = due(bakery, quarterly, '2026-12-01', '2027-04-30');
    expect(periods(all, 'jpk_v7m')).toEqual(['2026-11', '2026-12']);
    expect(periods(all, 'jpk_v7k_ewidencja')).toEqual(['2027-01', '2027-02']);
    expect(periods(all, 'jpk_v7k')).toEqual(['2027-Q1']);
  });
});

describe('an employer', () => {
  test('of a part of the year files the yearly declarations of that year', () => {
    const all = due(bakery, [line('employer', null, { employs: true }), line('employer', '2026-06-01', { employs: false })]);
    expect(periods(all, 'pit4').at(-1)).toBe('2026-05');
    expect(periods(all, 'pit4r')).toEqual(['2025', '2026']);
    expect(periods(all, 'pit11_us')).toEqual(['2025', '2026']);
  });
});

describe('books', () => {
  test('are closed by what is kept on the last day of the year', () => {
    const lines = [
      line('books', null, { accounting_type: 'kpir' }),
      line('books', '2027-01-01', { accounting_type: 'full_books' }),
    ];
    const all = due(bakery, lines);
    expect(periods(all, 'remanent')).toEqual(['2026']);
    expect(periods(all, 'sf_sporzadzenie')).toEqual(['2027']);
    expect(periods(all, 'jpk_pkpir')).toEqual(['2026']);
  });
});

describe('suspension', () => {
  const rests = (from: string, to: string | null) => line('suspension', from, { valid_to: to });

  test('and resumption ask about the months between, and a second rest does not wake the first one', () => {
    const all = due(bakery, [rests('2026-02-01', '2026-03-31'), rests('2026-11-10', null)], '2026-02-01', '2027-01-31');
    expect(periods(all, 'jpk_v7m')).toEqual([
      '2026-01',
      '2026-02?',
      '2026-03?',
      '2026-04',
      '2026-05',
      '2026-06',
      '2026-07',
      '2026-08',
      '2026-09',
      '2026-10',
      '2026-11',
      '2026-12?',
    ]);
  });
  test('is not broken by another change that falls in it', () => {
    const change = line('zus', '2026-03-15', { person_id: 'jan', zus_scheme: 'maly_plus' });
    const first = line('zus', null, { person_id: 'jan', zus_scheme: 'full' });
    const all = due(bakery, [rests('2026-03-01', '2026-03-31'), first, change], '2026-04-01', '2026-04-30');
    expect(periods(all, 'jpk_v7m')).toEqual(['2026-03?']);
  });
});

describe('persons', () => {
  test('go from scheme to scheme each by their own line', () => {
    const lines = [
      line('zus', null, { person_id: 'piotr', zus_scheme: 'none' }),
      line('zus', '2026-09-10', { person_id: 'piotr', zus_scheme: 'full' }),
      line('zus', '2026-11-01', { person_id: 'piotr', zus_scheme: 'none' }),
    ];
    const all = due(partnership, lines, '2026-07-01', '2027-01-31');
    expect(periods(all, 'zus_20', 'piotr')).toEqual(['2026-09', '2026-10']);
    expect(periods(all, 'zus_20', 'anna')).toHaveLength(7);
  });
  test('have their own tax forms over the company’s', () => {
    const lines = [
      line('tax', null, { person_id: 'anna', taxation_form: 'pit_flat', advance_mode: 'quarterly' }),
      line('tax', '2027-01-01', { person_id: 'anna', taxation_form: 'pit_scale', advance_mode: 'monthly' }),
    ];
    const all = due(partnership, lines, '2027-01-01', '2028-05-31');
    expect(periods(all, 'pit36l', 'anna')).toEqual(['2026']);
    expect(periods(all, 'pit36', 'anna')).toEqual(['2027']);
    expect(periods(all, 'pit_zaliczka_q', 'anna')).toEqual(['2026-Q4']);
  });
});

describe('a time line', () => {
  test('without lines says what the card says', () =>
    expect(due(llc, [])).toEqual(obligationsOver([llc], '2026-01-01', '2028-06-30')));
  test('entered backwards or in any order is the same', () => {
    const lines = [
      line('tax', '2026-01-01', { taxation_form: 'pit_flat' }),
      line('tax', null, { taxation_form: 'lump_sum' }),
      line('tax', '2025-01-01', { taxation_form: 'pit_scale' }),
    ];
    const all = due(painter, lines, '2025-01-01', '2027-06-30');
    expect([periods(all, 'pit28'), periods(all, 'pit36'), periods(all, 'pit36l')]).toEqual([['2024'], ['2025'], ['2026']]);
    expect(due(painter, lines.toReversed(), '2025-01-01', '2027-06-30')).toEqual(all);
  });
  test('has no gaps and no overlaps', () => {
    const stretches = stretchesOf(bakery, [
      line('vat', '2026-04-01', { vat_status: 'removed' }),
      line('suspension', '2026-02-10', { valid_to: '2026-03-31' }),
      line('employer', '2026-04-01', { employs: false }),
    ]);
    expect(stretches.map(({ valid_from, valid_to }) => [valid_from, valid_to])).toEqual([
      [null, '2026-02-09'],
      ['2026-02-10', '2026-03-31'],
      ['2026-04-01', null],
    ]);
  });
});
