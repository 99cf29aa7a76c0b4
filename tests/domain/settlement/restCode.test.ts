import { expect, test } from 'vitest';
import { type Rest, restCode } from '../../../src/domain/settlement/restCode';

const rest: Rest = {
  left: 12_300,
  account_kind: 'other',
  account_number: '62114000001234567890123456',
  payee_name: 'PPK Kłos',
  transfer_title: 'Wpłata PPK – październik 2026',
  tax_form_symbol: null,
};
const all = '|PL|62114000001234567890123456|012300|PPK Kłos|Wpłata PPK - październik 2026|||';

test('what is left of a payment is a code to scan', () => expect(restCode(rest)).toBe(all));

test('contributions are paid to ZUS under its NIP', () =>
  expect(restCode({ ...rest, account_kind: 'zus_nrs', account_number: '33600000020260001234563218', payee_name: 'ZUS' })).toBe(
    '5213017228|PL|33600000020260001234563218|012300|ZUS|Wpłata PPK - październik 2026|||',
  ));

test.each<Partial<Rest>>([
  { account_kind: 'micro_tax' },
  { tax_form_symbol: 'PCC3' },
  { split_vat_amount: 2_300 },
  { left: 0 },
  { left: -1 },
  { account_number: null },
  { payee_name: null },
])('no code is made with %j', (wrong) => expect(restCode({ ...rest, ...wrong })).toBeNull());

test('one grosz and an unknown title still make one', () =>
  expect(restCode({ ...rest, left: 1, transfer_title: null, account_kind: null })).toBe(
    '|PL|62114000001234567890123456|000001|PPK Kłos||||',
  ));
