import { describe, expect, test } from 'vitest';
import { checkedIn, checkedInJpk } from '../../../src/domain/ksef/checks/checked';
import { readInvoice } from '../../../src/domain/ksef/readInvoice';
import { readJpk } from '../../../src/domain/ksef/readJpk';
import { sample } from '../sample';

const [total, tax, lines] = ['należność ogółem jako suma netto i VAT', 'VAT według stawek', 'pozycje z podsumowaniem'];
const nips = 'cyfry kontrolne NIP';
const vat = sample('fa3-faktura-vat.xml');
const looked = (from: string | RegExp, to: string, source = vat) => {
  expect(source).toMatch(from);
  return checkedIn(readInvoice(source.replace(from, to)));
};

describe('what is looked at in an invoice', () => {
  test('is all of it in an ordinary one', () =>
    expect(checkedIn(readInvoice(vat))).toEqual([total, tax, lines, nips, 'cyfry kontrolne rachunku', 'daty', 'wersję wzoru']));

  test.each(['ZAL', 'ROZ'])('is no total and no line of a %s, which may state what was paid', (kind) => {
    const checked = looked('<RodzajFaktury>VAT', `<RodzajFaktury>${kind}`);
    expect(checked).not.toContain(total);
    expect(checked).not.toContain(lines);
    expect(checked).toContain(tax);
  });

  test('is no amount of a margin invoice', () =>
    expect(looked('<P_PMarzyN>1</P_PMarzyN>', '<P_PMarzy>1</P_PMarzy>').slice(0, 1)).toEqual([nips]));

  test('are no lines where one has no amount or no rate that is summed up', () => {
    expect(looked(/<P_11>[^<]*<\/P_11>/, '')).not.toContain(lines);
    expect(looked(/<P_12>23<\/P_12>/, '<P_12>oo</P_12>')).not.toContain(lines);
  });

  test('is no account abroad, and no form that is not known', () => {
    const checked = looked(/<NrRB>[^<]*</, '<NrRB>DE89370400440532013000<');
    expect(checked).not.toContain('cyfry kontrolne rachunku');
    expect(looked('kodSystemowy="FA (3)"', 'kodSystemowy="FA (9)"')).not.toContain('wersję wzoru');
  });

  test('is the number that a correction names', () => {
    const correction = sample('fa3-faktura-korygujaca.xml');
    expect(checkedIn(readInvoice(correction))).toContain('numer KSeF korygowanej faktury');
  });

  test('is the refund of VAT RR', () =>
    expect(checkedIn(readInvoice(sample('fa-rr-faktura.xml'))).slice(0, 3)).toEqual([
      'należność ogółem jako suma wartości i zwrotu podatku',
      'zwrot podatku według stawek',
      lines,
    ]));
});

test('of a JPK it is what the file holds', () => {
  const jpk = readJpk(sample('jpk-v7m.xml'));
  expect(checkedInJpk(jpk)).toEqual([
    'cyfry kontrolne NIP podatnika',
    'wersję wzoru',
    'sumy kontrolne ewidencji',
    'numery i oznaczenia KSeF w wierszach',
    'sumy w deklaracji',
    'podatek w deklaracji z ewidencją',
  ]);
  expect(checkedInJpk({ ...jpk, declaration: null, sales: null, purchases: null })).toHaveLength(2);
});
