import { expect, test } from 'vitest';
import { resources } from '../../resources';
import { usualValue } from '../../src/contract/importWords';
import type { Field } from '../../src/schema';
import { offeredChoices } from '../../src/schema/fields/choice';
import { choiceReader } from '../../src/server/records/importCells';

const fields = resources.companies.fields as Readonly<Record<string, Field>>;
const read = (key: string, cell: string) => choiceReader(fields[key] as Field, key)(cell);

test.each([
  ['taxation_form', 'skala', 'pit_scale'],
  ['taxation_form', 'Zasady ogólne', 'pit_scale'],
  ['taxation_form', 'liniowy', 'pit_flat'],
  ['taxation_form', 'RYCZAŁT', 'lump_sum'],
  ['taxation_form', 'CIT 9', 'cit_small'],
  ['taxation_form', 'estoński', 'cit_estonian'],
  ['vat_status', 'czynny', 'active'],
  ['vat_status', 'Zwolniony', 'exempt'],
  ['vat_status', 'zw.', 'exempt'],
  ['vat_status', 'zwolniony podmiotowo', 'exempt_limit'],
  ['vat_status', 'zwolniony przedmiotowo', 'exempt_activity'],
  ['vat_period', 'kwartalnie', 'quarterly'],
  ['vat_period', 'mies.', 'monthly'],
  ['vat_period', 'JPK_V7K', 'quarterly'],
  ['accounting_type', 'KPiR', 'kpir'],
  ['accounting_type', 'PKPiR', 'kpir'],
  ['accounting_type', 'ryczałt', 'lump_sum_register'],
  ['accounting_type', 'pełna księgowość', 'full_books'],
  ['company_type', 's.c.', 'civil_partnership'],
  ['company_type', 'SC', 'civil_partnership'],
  ['company_type', 'Sp. z o. o.', 'llc'],
  ['company_type', 'sp.zoo', 'llc'],
  ['company_type', 'sp. k.', 'limited_partnership'],
  ['company_type', 'Działalność gospodarcza', 'jdg'],
  ['zus_scheme', 'duży ZUS', 'full'],
  ['advance_mode', 'kwartalnie', 'quarterly'],
])('in a list %s „%s” means %s', (key, cell, value) => {
  expect(read(key, cell)).toEqual({ value });
});

test.each([
  ['taxation_form', 'CIT'],
  ['taxation_form', 'PIT'],
  ['zus_scheme', 'mały ZUS'],
  ['vat_status', 'nie'],
  ['vat_status', 'nievatowiec'],
  ['company_type', 'spółka'],
])('%s „%s”, which may mean two things, stays open and says why', (key, cell) => {
  expect(usualValue(key, cell)).toBeNull();
  expect(read(key, cell)).toEqual({ leaves: expect.stringMatching(new RegExp(`^„${cell}” może znaczyć .*do uzupełnienia`)) });
});

test.each([
  ['vat_status', 'może'],
  ['vat_status', 'VAT-UE'],
  ['taxation_form', 'nie wiem'],
])('%s „%s”, which means nothing known, is answered with the list', (key, cell) => {
  expect(usualValue(key, cell)).toBeNull();
  expect(read(key, cell)).toEqual({ says: expect.stringContaining('Do wyboru') });
});

test('a word of the panel goes before one of a list, and every value that lists call so is one of the panel’s', () => {
  for (const key of [
    'company_type',
    'taxation_form',
    'advance_mode',
    'vat_status',
    'vat_period',
    'accounting_type',
    'zus_scheme',
  ])
    for (const [value, { label, short }] of offeredChoices(fields[key] as Field))
      for (const word of [value, label, short ?? label]) expect([word, read(key, word)]).toEqual([word, { value }]);
});

test('words of a list are known in their own column alone', () => {
  expect(usualValue('payment_status', 'czynny')).toBeNull();
  expect(usualValue('taxation_form', 'czynny')).toBeNull();
});
