import { expect, test } from 'vitest';
import { planAmounts, type StandingItem, type StandingMonth } from '../../../src/domain/amounts/planAmounts';
import type { AmountReading } from '../../../src/domain/amounts/reading';

const vat: AmountReading = { nip: '1234563218', period: '2026-10', kind: 'vat', amount: 12_300, amount_type: 'due' };
const item: StandingItem = {
  id: 'v',
  version: 3,
  kind: 'vat',
  person_id: null,
  amount: null,
  amount_type: 'due',
  published: false,
};
const month = (items: readonly StandingItem[], state: StandingMonth['state'] = 'open') => ({ settlement_id: 's', state, items });
const plan = (readings: readonly AmountReading[], standing: StandingMonth | null) =>
  planAmounts(readings, {
    companyOf: (nip) => (nip === vat.nip ? { id: 'c', title: 'Firma' } : null),
    monthOf: () => standing,
  }).map(({ state, item_id, before }) => [state, item_id, before]);

test.each<[string, AmountReading, StandingMonth | null, [string, string | null, number | null]]>([
  ['fills an empty position', vat, month([item]), ['fill', 'v', null]],
  ['changes an amount', vat, month([{ ...item, amount: 100 }]), ['change', 'v', 100]],
  ['leaves the same amount', vat, month([{ ...item, amount: 12_300 }]), ['same', 'v', 12_300]],
  ['changes what the amount is', { ...vat, amount: 0, amount_type: 'zero' }, month([{ ...item, amount: 0 }]), ['change', 'v', 0]],
  ['adds a position that is not there', vat, month([]), ['add', null, null]],
  ['adds nothing where there is nothing to pay', { ...vat, amount: 0, amount_type: 'zero' }, month([]), ['same', null, null]],
  ['of a NIP nobody has goes nowhere', { ...vat, nip: '8567346215' }, month([item]), ['unknown', null, null]],
  ['of a month that is not open goes nowhere', vat, null, ['not_open', null, null]],
  ['of a month the client has goes nowhere', vat, month([item], 'sent'), ['sent', 'v', null]],
  ['of a month being checked goes nowhere', vat, month([item], 'checked'), ['checked', 'v', null]],
  ['of a position the client has goes nowhere', vat, month([{ ...item, published: true }]), ['sent', 'v', null]],
  [
    'of several people goes nowhere',
    vat,
    month([
      { ...item, person_id: 'a' },
      { ...item, id: 'w', person_id: 'b' },
    ]),
    ['several', null, null],
  ],
  [
    'goes to the company’s own of several',
    vat,
    month([
      { ...item, person_id: 'a' },
      { ...item, id: 'w' },
    ]),
    ['fill', 'w', null],
  ],
])('a figure %s', (_, reading, standing, wanted) => {
  expect(plan([reading], standing)).toEqual([wanted]);
});

test('of two figures for one position the second is not taken', () => {
  expect(plan([vat, { ...vat, amount: 5 }], month([item])).map(([state]) => state)).toEqual(['fill', 'several']);
});
