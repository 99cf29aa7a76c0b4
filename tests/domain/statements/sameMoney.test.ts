import { describe, expect, test } from 'vitest';
import { withBank, writtenAlready } from '../../../src/domain/statements/sameMoney';
import fc from '../../support/properties';

const said = (amount: number) => ({ amount, source: 'client' });
const bank = (amount: number) => ({ amount, source: 'bank' });
const office = (amount: number) => ({ amount, source: 'office' });

describe('the bank’s payment', () => {
  test.each([
    ['of the whole that was said', [said(300)], [bank(300)], []],
    ['of one part of several', [said(200), said(100)], [bank(100)], [said(200)]],
    ['of two parts together', [said(100), said(200)], [bank(300)], []],
    ['of two equal parts', [said(100), said(100)], [bank(100)], [said(100)]],
    ['of less than was said', [said(300)], [bank(100)], []],
    ['of a little more than the first part', [said(100), said(50), said(150)], [bank(120)], [said(150)]],
    ['of a part that nobody said', [office(100)], [bank(100)], [office(100)]],
    ['beside another one', [said(100), said(200), said(50)], [bank(200), bank(100)], [said(50)]],
    ['that nobody said a word of', [], [bank(100)], []],
  ])('%s takes the place of that word alone', (_, payments, added, left) => {
    expect(withBank(payments, added)).toEqual([...left, ...added]);
  });
  test('never takes money’s place, and leaves no more words than there were', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 500 }), { maxLength: 6 });
    fc.assert(
      fc.property(amounts, amounts, amounts, (words, money, added) => {
        const before = [...words.map(said), ...money.map(office)];
        const after = withBank(before, added.map(bank));
        const sum = (source: string, of: readonly { amount: number; source: string }[]) =>
          of.filter((each) => each.source === source).reduce((total, each) => total + each.amount, 0);
        expect(sum('office', after)).toBe(sum('office', before));
        expect(sum('bank', after)).toBe(sum('bank', added.map(bank)));
        // What is counted beside the bank's money is never what the bank has told of.
        expect(sum('client', after)).toBeLessThanOrEqual(Math.max(0, sum('client', before) - sum('bank', after)));
      }),
    );
  });
});

test('a part is written already where money of its amount came in the month before, whoever wrote it', () => {
  const paid = (date: string, amount = 100, source = 'bank') => ({ date, amount, source });
  const of = (...payments: ReturnType<typeof paid>[]) => writtenAlready(payments, 100, '2026-11-20')?.date;
  expect(of(paid('2026-11-10'), paid('2026-11-18'))).toBe('2026-11-18');
  expect(of(paid('2026-11-10', 100, 'office'))).toBe('2026-11-10');
  expect(of(paid('2026-10-10'))).toBeUndefined();
  expect(of(paid('2026-11-18', 99), paid('2026-11-18', 100, 'client'))).toBeUndefined();
});
