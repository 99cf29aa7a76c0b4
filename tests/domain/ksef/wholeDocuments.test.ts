import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkInvoice } from '../../../src/domain/ksef/checkInvoice';
import { checkJpk } from '../../../src/domain/ksef/checkJpk';
import { isCorrection } from '../../../src/domain/ksef/codes';
import type { Invoice } from '../../../src/domain/ksef/invoice';
import { readInvoice } from '../../../src/domain/ksef/readInvoice';
import { readJpk } from '../../../src/domain/ksef/readJpk';
import { readUpo } from '../../../src/domain/ksef/upo';
import { refusal } from '../refusal';
import { sample } from '../sample';

/** What was read from the sample by eye, field by field. */
const readByEye = (name: string): unknown => JSON.parse(readFileSync(new URL(`read/${name}.json`, import.meta.url), 'utf8'));
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const altered = (name: string, from: string | RegExp, to: string) => {
  const source = sample(name);
  expect(source).toMatch(from);
  return source.replace(from, to);
};

describe('every field of a sample, and no other', () => {
  test.each(['fa3-faktura-vat', 'fa3-faktura-korygujaca', 'fa3-faktura-eur-zaplacona'])('%s', (name) =>
    expect(plain(readInvoice(sample(`${name}.xml`)))).toEqual(readByEye(name)),
  );
  test('jpk-v7m', () => expect(plain(readJpk(sample('jpk-v7m.xml')))).toEqual(readByEye('jpk-v7m')));
  test('ksef-upo', () => expect(plain(readUpo(sample('ksef-upo.xml')))).toEqual(readByEye('ksef-upo')));
});

describe('findings are told by their code and field', () => {
  const vat = () => readInvoice(sample('fa3-faktura-vat.xml'));
  const codes = (changes: Partial<Invoice>, today?: string) =>
    checkInvoice({ ...vat(), ...changes }, today).map(({ code, field }) => `${code} ${field}`);

  test.each<[string, (invoice: Invoice) => Partial<Invoice>, string]>([
    ['a form of another time', () => ({ form: 'FA (2)' }), 'form KodFormularza'],
    ['the total', () => ({ gross_amount: 1 }), 'total P_15'],
    [
      'the tax of a rate',
      () => ({ rates: [{ rate: '23', label: '23%', net: 10_000, vat: 9_000, gross: 19_000, vat_pln: null }] }),
      'vat P_14_1',
    ],
    ['a seller without a true NIP', ({ seller }) => ({ seller: { ...seller, nip: '1234563219' } }), 'nip Podmiot1/NIP'],
    [
      'a due date before the issue',
      ({ payment }) => ({ payment: { ...payment, due_dates: ['2026-11-01'] } }),
      'due_date TerminPlatnosci/Termin',
    ],
    ['a period that ends before it begins', () => ({ period_from: '2026-10-31', period_to: '2026-10-01' }), 'period OkresFa'],
  ])('%s', (_, changes, expected) => expect(codes(changes(vat()))).toContain(expected));

  test('an invoice from the future', () => expect(codes({}, '2026-11-01')).toEqual([expect.stringMatching(/^issue_date /)]));

  test.each([
    [/<NIP>1234563218/, '<NIP>1234563219', ['nip Podmiot1/NIP']],
    [/<LiczbaWierszySprzedazy>2/, '<LiczbaWierszySprzedazy>3', ['rows SprzedazCtrl']],
    [/<LiczbaWierszyZakupow>1/, '<LiczbaWierszyZakupow>2', ['rows ZakupCtrl']],
    [/<PodatekNaliczony>115\.00/, '<PodatekNaliczony>116.00', ['tax ZakupCtrl']],
    [/<BFK>1<\/BFK>\s*<TypDokumentu>/, '<TypDokumentu>', ['marks SprzedazCtrl']],
    [/<BFK>1<\/BFK>\s*<TypDokumentu>/, '<DI>1</DI><TypDokumentu>', ['di SprzedazWiersz/DI']],
    [/<Miesiac>10</, '<Miesiac>1<', ['variant WariantFormularza']],
    [/<P_51>238/, '<P_53>1</P_53><P_62>1</P_62><P_51>238', ['declaration P_51']],
    [/<P_48>115/, '<P_48>114', ['declaration P_48', 'declaration P_51']],
    [/<P_38>353<\/P_38>/, '<P_33>7</P_33><P_38>360</P_38>', ['declaration P_51', 'declaration_records P_38']],
    [/<P_48>115<\/P_48>/, '<P_47>4</P_47><P_48>119</P_48>', ['declaration P_51', 'declaration_records P_48']],
    [/<WariantFormularza>3/, '<WariantFormularza>4', ['form KodFormularza']],
    [/JPK_V7M \(3\)/, 'JPK_V7K (3)', ['form KodFormularza', 'quarter Deklaracja/Naglowek/Kwartal']],
  ])('in a JPK: %s', (from, to, expected) =>
    expect(checkJpk(readJpk(altered('jpk-v7m.xml', from, to))).map(({ code, field }) => `${code} ${field}`)).toEqual(expected),
  );

  test('a JPK without its declaration, or without its records', () => {
    const found = (from: RegExp) =>
      checkJpk(readJpk(altered('jpk-v7m.xml', from, ''))).map(({ code, field }) => `${code} ${field}`);
    expect(found(/<Deklaracja>[\s\S]*<\/Deklaracja>/)).toEqual(['declaration Deklaracja']);
    expect(found(/<Ewidencja>[\s\S]*<\/Ewidencja>/)).toEqual(['records Ewidencja']);
  });
});

describe('edges of what is read', () => {
  test.each([
    ['2020', '1', 'accepted'],
    ['2099', '12', 'accepted'],
    ['2019', '12', 'content: Nagłówek JPK nie podaje prawdziwego miesiąca.'],
    ['2100', '1', 'content: Nagłówek JPK nie podaje prawdziwego miesiąca.'],
    ['2026', '13', 'content: Nagłówek JPK nie podaje prawdziwego miesiąca.'],
    ['2026', '0', 'content: Nagłówek JPK nie podaje prawdziwego miesiąca.'],
  ])('the month %s-%s of a JPK', (year, month, said) =>
    expect(
      refusal(() => readJpk(altered('jpk-v7m.xml', /<Rok>2026<\/Rok>\s*<Miesiac>10/, `<Rok>${year}</Rok><Miesiac>${month}`))),
    ).toBe(said),
  );

  test.each(['XJPK_V7M (3)', 'JPK_V7M (3)x', ''])('the form „%s” is not a JPK_V7', (form) =>
    expect(refusal(() => readJpk(altered('jpk-v7m.xml', 'kodSystemowy="JPK_V7M (3)"', `kodSystemowy="${form}"`)))).toBe(
      `root: To nie jest JPK_V7 (kod formularza ${form || 'pusty'}).`,
    ),
  );

  test('a form’s name is quoted in part', () =>
    expect(refusal(() => readJpk(altered('jpk-v7m.xml', 'kodSystemowy="JPK_V7M (3)"', `kodSystemowy="${'A'.repeat(60)}"`)))).toBe(
      `root: To nie jest JPK_V7 (kod formularza ${'A'.repeat(40)}).`,
    ));

  test.each(['PLNX', 'xPLN', 'pln'])('the currency %s is refused', (currency) =>
    expect(refusal(() => readInvoice(altered('fa3-faktura-vat.xml', '<KodWaluty>PLN', `<KodWaluty>${currency}`)))).not.toBe(
      'accepted',
    ),
  );

  test('what is quoted of a file is forty characters at most', () => {
    const long = 'x'.repeat(60);
    const quoted = (from: string, to: string) => refusal(() => readInvoice(altered('fa3-faktura-vat.xml', from, to)));
    expect(quoted('<KodWaluty>PLN', `<KodWaluty>${long}`)).not.toContain('x'.repeat(41));
    expect(quoted('<RodzajFaktury>VAT', `<RodzajFaktury>${long}`)).not.toContain('x'.repeat(41));
    expect(quoted('<P_15>2203.00', `<P_15>${long}`)).not.toContain('x'.repeat(41));
  });

  test.each([
    ['1.5', true],
    ['-1.5', true],
    ['x1.5', false],
    ['1.5x', false],
    ['1.123456789', false],
  ])('a quantity of %s', (quantity, holds) =>
    expect(refusal(() => readInvoice(altered('fa3-faktura-vat.xml', '<P_8B>6', `<P_8B>${quantity}`))) === 'accepted').toBe(holds),
  );

  test.each([
    ['2026-11-05Z', true],
    ['2026-11-05+01:00', true],
    ['2026-11-05-11:00', true],
    ['2026-11-05 01:00', false],
    ['2026-11-05+1:00', false],
    ['2026-11-05+01:0', false],
    ['2026-11-05Z2', false],
    ['2026-11-05+ab:cd', false],
  ])('the date %s', (date, holds) =>
    expect(refusal(() => readInvoice(altered('fa3-faktura-vat.xml', '<P_1>2026-11-05', `<P_1>${date}`))) === 'accepted').toBe(
      holds,
    ),
  );

  test.each([
    ['500000000000.00', true],
    ['500000000000.01', false],
    ['-500000000000.00', true],
    ['99999999999999999', false],
    ['1.234', false],
    ['0.00', true],
  ])('an amount of %s', (amount, holds) =>
    expect(refusal(() => readInvoice(altered('fa3-faktura-vat.xml', '<P_15>2203.00', `<P_15>${amount}`))) === 'accepted').toBe(
      holds,
    ),
  );

  test('a negative nothing is nothing', () =>
    expect(Object.is(readInvoice(altered('fa3-faktura-vat.xml', '<P_15>2203.00', '<P_15>-0.00')).gross_amount, 0)).toBe(true));
});

test('corrections of every kind are corrections, and nothing else is', () =>
  expect(
    (['VAT', 'KOR', 'ZAL', 'ROZ', 'UPR', 'KOR_ZAL', 'KOR_ROZ', 'VAT_RR', 'KOR_VAT_RR'] as const).filter(isCorrection),
  ).toEqual(['KOR', 'KOR_ZAL', 'KOR_ROZ', 'KOR_VAT_RR']));

test('a declaration with an excess says what is to be refunded and what carried over', () => {
  const excess = '<P_53>500</P_53><P_54>300</P_54><P_62>200</P_62>';
  expect(readJpk(altered('jpk-v7m.xml', '<P_51>238</P_51>', excess)).declaration).toMatchObject({
    to_pay: 0,
    excess: 50_000,
    to_refund: 30_000,
    to_carry: 20_000,
  });
});
