import { describe, expect, test } from 'vitest';
import {
  carriedStatus,
  isSettled,
  type PublishedItem,
  paidOf,
  settledByWord,
  settlementState,
  statusAfter,
  statusByPayments,
} from '../../../src/domain/settlement/payment';
import fc from '../../support/properties';

const day = '2026-11-20';
const item = (fields: Partial<PublishedItem>): PublishedItem => ({
  amount: 1_000,
  amount_type: 'due',
  payment_status: 'unpaid',
  paid_amount: 0,
  ...fields,
});

describe('a position', () => {
  test.each([
    [0, '2026-11-20', 'unpaid'],
    [0, '2026-11-19', 'overdue'],
    [400, '2026-11-19', 'partly_paid'],
    [1_000, '2026-11-19', 'paid'],
    [1_001, '2026-11-25', 'overpaid'],
  ])('of ten złote with %i grosze in, due on %s, is %s', (paid, due, status) => {
    expect(statusByPayments(1_000, paid, due, day)).toBe(status);
  });
  test('is settled exactly when all of it came in', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        fc.array(fc.integer({ min: 1, max: 1e9 }), { maxLength: 6 }),
        (amount, sums) => {
          const paid = paidOf(sums.map((each) => ({ amount: each })));
          expect(isSettled(statusByPayments(amount, paid, day, day))).toBe(paid >= amount);
        },
      ),
    );
  });
});

test('a client’s own word or proof settles a position, a delay or a part does not', () => {
  const states = [
    'paid',
    'overpaid',
    'offset',
    'declared',
    'proof_added',
    'unpaid',
    'partly_paid',
    'overdue',
    'deferred',
    'not_due',
  ] as const;
  expect(states.filter(isSettled)).toEqual(['paid', 'overpaid', 'offset', 'declared', 'proof_added']);
});

test.each([
  [true, 'partly_paid', 'deferred'],
  [true, 'unpaid', 'deferred'],
  [true, 'overdue', 'deferred'],
  [true, 'paid', 'paid'],
  [true, 'overpaid', 'overpaid'],
  [false, 'partly_paid', 'partly_paid'],
] as const)('a position whose delay was agreed (%s), counted as %s, is %s', (isDeferred, counted, after) => {
  expect(statusAfter(isDeferred, counted)).toBe(after);
});

test.each([
  ['unpaid', 0, 200, null],
  ['overdue', 0, 200, null],
  ['deferred', 0, 200, 'deferred'],
  ['deferred', 100, 200, 'deferred'],
  ['deferred', 100, 100, 'paid'],
  ['offset', 0, 200, 'offset'],
  ['offset', 100, 50, 'overpaid'],
  ['declared', 100, 200, 'partly_paid'],
  ['declared', 100, 100, 'declared'],
  ['proof_added', 100, 100, 'proof_added'],
  ['partly_paid', 100, 100, 'paid'],
  ['overpaid', 100, 100, 'paid'],
  ['paid', 100, 50, 'overpaid'],
] as const)('the correction of one that was %s with %i in, for %i, is %s', (payment_status, paid_amount, amount, after) => {
  expect(carriedStatus({ payment_status, paid_amount, deferred: payment_status === 'deferred' }, amount)).toBe(after);
});

test.each([
  ['declared', 100, 200, 'deferred'],
  ['declared', 100, 100, 'declared'],
  ['paid', 100, 200, 'deferred'],
] as const)(
  'an agreed delay of one that was %s with %i in stands in its correction: for %i it is %s',
  (payment_status, paid_amount, amount, after) => {
    expect(carriedStatus({ payment_status, paid_amount, deferred: true }, amount)).toBe(after);
  },
);

test('what only a client’s word makes whole is their word, unless the office or a proof said more', () => {
  expect(
    (['unpaid', 'partly_paid', 'deferred', 'overpaid', 'declared', 'proof_added', 'paid'] as const).map(settledByWord),
  ).toEqual(['declared', 'declared', 'declared', 'declared', 'declared', 'proof_added', 'paid']);
});

test('what came in is the sum of payments, less what went back', () => {
  expect(paidOf(null)).toBe(0);
  expect(paidOf([{ amount: 300 }, { amount: 45 }, { amount: -5 }])).toBe(340);
});

describe('a settlement', () => {
  test('is paid when all that is due is settled, partly with some of it', () => {
    expect(settlementState([item({ payment_status: 'declared' }), item({ payment_status: 'offset' })], false)).toBe('paid');
    expect(settlementState([item({ payment_status: 'paid' }), item({})], true)).toBe('partly_paid');
    expect(settlementState([item({ paid_amount: 5, payment_status: 'partly_paid' })], true)).toBe('partly_paid');
  });
  test('with nothing paid stands by its client’s confirmation', () => {
    expect(settlementState([item({}), item({ amount_type: 'refund', payment_status: 'not_due' })], false)).toBe('published');
    expect(settlementState([item({})], true)).toBe('confirmed');
    expect(settlementState([item({ amount: 0 })], false)).toBe('published');
    expect(settlementState([], true)).toBe('confirmed');
  });
  test('counts only what is due and has an amount', () => {
    const unknown = item({ amount: null });
    expect(settlementState([item({ payment_status: 'paid' }), unknown, item({ amount_type: 'forecast' })], false)).toBe('paid');
    expect(settlementState([item({ amount_type: 'info', payment_status: 'paid', paid_amount: 7 }), unknown], false)).toBe(
      'published',
    );
    expect(settlementState([item({ amount: 1, paid_amount: 1, payment_status: 'overdue' })], false)).toBe('partly_paid');
  });
});
