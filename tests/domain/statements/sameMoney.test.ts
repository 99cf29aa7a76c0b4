import { describe, expect, test } from 'vitest';
import { withBank, withOffice, writtenAlready } from '../../../src/domain/statements/sameMoney';
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

describe('what the office writes', () => {
  const paid = (source: string, amount: number, date = '2026-11-18', proof: string | null = null) => ({
    date,
    amount,
    source,
    proof,
  });
  const word = (amount: number, date?: string, proof?: string) => paid('client', amount, date, proof);
  const written = (amount: number, date?: string) => paid('office', amount, date);
  test.each([
    ['of the very amount takes the place of that word', [word(300), word(200)], [word(300), word(200), written(300)], [1, 2]],
    ['of two equal words takes one', [word(100), word(100)], [word(100), word(100), written(100)], [1, 2]],
    ['twice takes both', [word(100), word(100)], [word(100), word(100), written(100), written(100)], [2, 3]],
    ['of another amount is another payment', [word(300)], [word(300), written(200)], [0, 1]],
    ['of a month that is long over is another one', [word(300, '2026-11-18')], [word(300), written(300, '2026-09-18')], [0, 1]],
    [
      'before, changed in its day, leaves another word',
      [word(100), written(100)],
      [word(100), written(100, '2026-11-17')],
      [0, 1],
    ],
    ['with the word taken out by hand takes no second one', [word(100), word(100)], [word(100), paid('bank', 100)], [0, 1]],
    ['leaves a word that is written with it', [], [word(100), written(100)], [0, 1]],
    ['nothing new changes nothing', [word(100), written(100)], [word(100), written(100)], [0, 1]],
  ])('%s', (_, before, after, left) => {
    expect(withOffice(before, after, 1_000)).toEqual(left.map((nth) => after[nth]));
  });
  test('keeps the client’s proof, unless it has one of its own', () => {
    const before = [word(300, '2026-11-18', 'przelew.pdf')];
    expect(withOffice(before, [...before, written(300)], 300)).toEqual([{ ...written(300), proof: 'przelew.pdf' }]);
    const own = { ...written(300), proof: 'KP 7' };
    expect(withOffice(before, [...before, own], 300)).toEqual([own]);
  });
  test.each([
    ['two words of it', [100, 200], 300, 300, []],
    ['some of the words', [100, 50, 200], 300, 350, [50]],
    ['words that are not the first ones', [250, 100, 50], 150, 400, [250]],
    ['no words, where it may be another payment', [100, 200], 300, 600, [100, 200]],
    ['no words, where none make it up', [100, 250], 300, 350, [100, 250]],
    ['the word of the very amount before words that make it up', [100, 200, 300], 300, 600, [100, 200]],
  ])('in one sum takes the place of %s', (_, words, sum, owed, left) => {
    const before = words.map((amount) => word(amount));
    const after = withOffice(before, [...before, written(sum)], owed);
    expect(after).toEqual([...left.map((amount) => word(amount)), written(sum)]);
  });
  test('in one sum keeps the proofs of all the words that it stands for', () => {
    const before = [word(100, '2026-11-18', 'pierwszy.pdf'), word(200, '2026-11-18', 'drugi.pdf'), word(50)];
    expect(withOffice(before, [...before, written(350)], 350)).toEqual([{ ...written(350), proof: 'pierwszy.pdf, drugi.pdf' }]);
    const long = [word(100, '2026-11-18', 'a'.repeat(200)), word(200, '2026-11-18', 'b'.repeat(200))];
    expect(withOffice(long, [...long, written(300)], 300)[0]?.proof).toHaveLength(255);
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
