import { describe, expect, test } from 'vitest';
import { identifierType, isPeriodSymbol, readTaxTransferTitle, taxTransferTitle } from '../../../src/domain/payments/taxTitle';

describe('the title of a tax transfer', () => {
  const vat = { identifier: '1234563218', identifier_type: 'N', period: '26M10', form: 'VAT7', liability: '' } as const;

  test('says who pays, for when and on which form', () => {
    expect(taxTransferTitle(vat)).toBe('/TI/N1234563218/OKR/26M10/SFP/VAT7/TXT/');
    expect(taxTransferTitle({ ...vat, liability: 'Decyzja „1471” z dnia 5 maja 2026' })).toBe(
      '/TI/N1234563218/OKR/26M10/SFP/VAT7/TXT/Decyzja "1471" z dni',
    );
  });

  test('no space is left where a liability is cut', () =>
    expect(taxTransferTitle({ ...vat, liability: 'Decyzja ostateczna, z dnia 5 maja' })).toMatch(/TXT\/Decyzja ostateczna,$/));

  test.each([
    vat,
    { ...vat, identifier: '44051401359', identifier_type: 'P', period: '26R', form: 'PIT36' } as const,
    { ...vat, liability: 'dec. 1/2026' },
  ])('%j is read back as it was', (title) => expect(readTaxTransferTitle(taxTransferTitle(title))).toEqual(title));

  test.each([
    '',
    'VAT za październik',
    '/TI/X1/OKR/26M10/SFP/VAT7/TXT/',
    '/TI/N1234563218/OKR/26M13/SFP/VAT7/TXT/',
    'x/TI/N1/OKR/0/SFP/A/TXT/',
    '/TI/N1/OKR/0/SFP/A/TXT/a\nb',
  ])('%j is no such title', (title) => expect(readTaxTransferTitle(title)).toBeNull());

  test.each([{ identifier: 'AB/12' }, { identifier: '' }, { form: 'VAT 7' }, { form: '' }])('is not made of %j', (wrong) =>
    expect(() => taxTransferTitle({ ...vat, ...wrong })).toThrow('cannot stand in a tax transfer'),
  );

  test('takes a symbol with hyphens', () =>
    expect(taxTransferTitle({ ...vat, form: 'VAT-7' })).toBe('/TI/N1234563218/OKR/26M10/SFP/VAT-7/TXT/'));

  test('is not made for a period that is none', () =>
    expect(() => taxTransferTitle({ ...vat, period: '2026-10' })).toThrow('"2026-10" is not a period of a tax transfer'));
});

test.each([
  '0',
  '26R',
  '26P01',
  '26P02',
  '26K01',
  '26K04',
  '26M01',
  '26M12',
  '26D0112',
  '26D0301',
  '26J3112',
  '26J1512',
  '26J0101',
])('%s is a period', (period) => expect(isPeriodSymbol(period)).toBe(true));

test.each([
  '',
  '00',
  '26',
  '26R1',
  '26P03',
  '26K00',
  '26K05',
  '26M00',
  '26M13',
  '26D0412',
  '26D0013',
  '26J3201',
  '26J0001',
  '26J0113',
  'x0',
  '026R',
])('%j is not a period', (period) => expect(isPeriodSymbol(period)).toBe(false));

test.each([
  ['1234563218', 'N'],
  ['44051401359', 'P'],
  ['123456785', 'R'],
  ['ABC123456', '3'],
])('%s is an identifier of type %s', (identifier, type) => expect(identifierType(identifier)).toBe(type));
