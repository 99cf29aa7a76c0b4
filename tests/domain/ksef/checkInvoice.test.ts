import { describe, expect, test } from 'vitest';
import { checkInvoice, invoiceKey, sideOf } from '../../../src/domain/ksef/checkInvoice';
import type { Invoice } from '../../../src/domain/ksef/invoice';
import type { InvoiceLine } from '../../../src/domain/ksef/lines';
import { readInvoice } from '../../../src/domain/ksef/readInvoice';
import { sample } from '../sample';

const vat = () => readInvoice(sample('fa3-faktura-vat.xml'));
const correction = () => readInvoice(sample('fa3-faktura-korygujaca.xml'));
const euro = () => readInvoice(sample('fa3-faktura-eur-zaplacona.xml'));

const NAMESPACES: Record<string, string> = {
  'FA (1)': 'http://crd.gov.pl/wzor/2021/11/29/11089/',
  'FA (2)': 'http://crd.gov.pl/wzor/2023/06/29/12648/',
  'FA (3)': 'http://crd.gov.pl/wzor/2025/06/25/13775/',
};

const said = (invoice: Invoice, today?: string) =>
  checkInvoice(invoice, today).map(({ level, field, message }) => `${level} ${field}: ${message.replaceAll('\u00a0', ' ')}`);

/** An invoice of one rate and the lines given. */
const oneRate = (net: number, tax: number, lines: Partial<InvoiceLine>[] = [], rate = '23'): Invoice => ({
  ...vat(),
  rates: [{ rate, label: `${rate}%`, net, vat: tax, gross: net + tax, vat_pln: null }],
  net_amount: net,
  vat_amount: tax,
  gross_amount: net + tax,
  lines: lines.map((line) => ({ ...(vat().lines[0] as InvoiceLine), ...line })),
});

const third = (nip: string | null, internal_id: string | null = null) => ({
  ...vat().buyer,
  nip,
  role: 'odbiorca',
  internal_id,
});

test('the sample invoices hold together', () => {
  for (const invoice of [vat(), correction(), euro()]) expect(said(invoice, '2026-11-20')).toEqual([]);
});

describe('the total', () => {
  const wrong = (by: number, rest: Partial<Invoice> = {}) => said({ ...vat(), gross_amount: 220_300 + by, ...rest });

  test('may differ from net and VAT by a grosz of rounding and no more', () => {
    expect(wrong(1)).toEqual([]);
    expect(wrong(-1)).toEqual([]);
    expect(wrong(2)).toEqual(['error P_15: Należność ogółem 2 203,02 to nie suma netto i VAT: 2 203,00.']);
    expect(wrong(-2)).toEqual(['error P_15: Należność ogółem 2 202,98 to nie suma netto i VAT: 2 203,00.']);
  });

  test.each(['ZAL', 'ROZ', 'KOR_ZAL', 'KOR_ROZ'] as const)('of %s is what was paid or is left, so it need not agree', (kind) => {
    expect(wrong(99, { kind, correction: correction().correction })).toEqual([]);
  });

  test('of a margin invoice says nothing of VAT', () => {
    expect(wrong(99, { margin_scheme: true })).toEqual([]);
    expect(said({ ...oneRate(100, 0, [], 'marża'), gross_amount: 5 })).toEqual([]);
  });

  test('of a simplified invoice stands alone, unless it gives rates', () => {
    const simplified = { kind: 'UPR', gross_amount: 45_000 } as const;
    expect(said({ ...vat(), ...simplified, rates: [], net_amount: 0, vat_amount: 0, lines: [] })).toEqual([]);
    expect(said({ ...vat(), ...simplified })).toHaveLength(1);
    expect(said({ ...vat(), rates: [], net_amount: 0, vat_amount: 0, lines: [] })).toHaveLength(1);
  });
});

/** Where the schema FA(3) sums up the lines of each code of P_12. */
const ROWS_OF_CODES = {
  '23': ['23', 'P_13_1'],
  '22': ['23', 'P_13_1'],
  '8': ['8', 'P_13_2'],
  '7': ['8', 'P_13_2'],
  '5': ['5', 'P_13_3'],
  '4': ['taxi', 'P_13_4'],
  '3': ['taxi', 'P_13_4'],
  '0 KR': ['0 KR', 'P_13_6_1'],
  '0': ['0 KR', 'P_13_6_1'],
  '0 WDT': ['0 WDT', 'P_13_6_2'],
  '0 EX': ['0 EX', 'P_13_6_3'],
  zw: ['zw', 'P_13_7'],
  'np I': ['np I', 'P_13_8'],
  np: ['np I', 'P_13_8'],
  'np II': ['np II', 'P_13_9'],
  oo: ['oo', 'P_13_10'],
} as const;

test.each(Object.entries(ROWS_OF_CODES))('lines of rate %s belong to row %s', (code, [rate, field]) => {
  const invoice = oneRate(10_000, 0, [{ rate: code, net: 9998 }], rate);
  expect(checkInvoice(invoice).filter((each) => each.code === 'lines')).toMatchObject([{ field, level: 'warning' }]);
  const right = oneRate(10_000, 0, [{ rate: code, net: 9999 }], rate);
  expect(checkInvoice(right).filter((each) => each.code === 'lines')).toEqual([]);
});

describe('VAT by rate', () => {
  test('is net times the rate, to a grosz for each line', () => {
    expect(said(oneRate(10_000, 2300))).toEqual([]);
    expect(said(oneRate(10_000, 2301))).toEqual([]);
    expect(said(oneRate(10_000, 2302))).toEqual(['warning P_14_1: VAT 23,02 nie wynika z kwoty netto 100,00 (23%).']);
    expect(said(oneRate(10_000, 2303, Array(3).fill({ net: 3333 })))).toEqual([]);
    expect(said(oneRate(10_000, 2304, Array(3).fill({ net: 3333 })))).toHaveLength(1);
  });

  test('may be of the former rate or of both in one row', () => {
    expect(said(oneRate(10_000, 2200))).toEqual([]);
    expect(said(oneRate(10_000, 2250))).toEqual([]);
    expect(said(oneRate(10_000, 2198))).toHaveLength(1);
    expect(said(oneRate(-10_000, -2250))).toEqual([]);
    expect(said(oneRate(10_000, 2199))).toEqual([]);
    expect(said(oneRate(10_000, 700, [], '8'))).toEqual([]);
    expect(said(oneRate(10_000, 600, [], '8'))).toHaveLength(1);
    expect(said(oneRate(10_000, 400, [], 'taxi'))).toEqual([]);
    expect(said(oneRate(10_000, 300, [], 'taxi'))).toEqual([]);
    expect(said(oneRate(10_000, 298, [], 'taxi'))).toHaveLength(1);
    expect(said(oneRate(10_000, 402, [], 'taxi'))).toHaveLength(1);
    expect(said(oneRate(10_000, 400, [], '5'))).toEqual(['warning P_14_3: VAT 4,00 nie wynika z kwoty netto 100,00 (5%).']);
  });

  test('of other countries, of margins and where there is none is not judged', () => {
    expect(said(oneRate(10_000, 1900, [], 'oss'))).toEqual([]);
    expect(said({ ...oneRate(10_000, 1), margin_scheme: true })).toEqual([]);
    expect(said(oneRate(10_000, 0, [], 'np I'))).toEqual([]);
  });
});

describe('lines', () => {
  test('add up to their rate, net or gross', () => {
    expect(said(oneRate(10_000, 2300, [{ net: 4000 }, { net: 6002 }]))).toEqual([]);
    expect(said(oneRate(10_000, 2300, [{ net: 4000 }, { net: 6003 }]))).toEqual([
      'warning P_13_1: Wiersze (23%) dają razem 100,03, a podsumowanie 100,00.',
    ]);
    const gross = (amount: number) => [
      { net: null, gross: 2300 },
      { net: null, gross: amount },
    ];
    expect(said(oneRate(10_000, 2300, gross(10_000)))).toEqual([]);
    expect(said(oneRate(10_000, 2300, gross(10_003)))).toHaveLength(1);
    expect(said(oneRate(10_000, 2300, gross(9998)))).toEqual([]);
    expect(said(oneRate(10_000, 2300, [...gross(1), { net: null, gross: null }]))).toEqual([]);
  });

  test('as they stood before a correction are taken away', () => {
    const before = { net: 30_000, before_correction: true };
    expect(said(oneRate(-20_000, -4600, [before, { net: 10_000 }]))).toEqual([]);
    expect(said(oneRate(20_000, 4600, [before, { net: 10_000 }]))).toHaveLength(1);
  });

  test('without amounts, of other rates and of advances are not added up', () => {
    expect(said(oneRate(10_000, 2300, [{ net: 5 }, { net: null, gross: null }]))).toEqual([]);
    expect(said(oneRate(10_000, 2300, [{ net: 5, rate: 'zw' }]))).toEqual([]);
    expect(said(oneRate(10_000, 2300, [{ net: 5, rate: null }]))).toEqual([]);
    expect(said({ ...oneRate(10_000, 2300, [{ net: 5 }]), kind: 'ROZ' })).toEqual([]);
    expect(said({ ...oneRate(10_000, 2300, [{ net: 5 }]), margin_scheme: true })).toEqual([]);
    expect(said(oneRate(10_000, 2200, [{ net: 10_000, rate: '22' }]))).toEqual([]);
  });
});

describe('numbers of parties, accounts and invoices', () => {
  test('a NIP that cannot be', () => {
    const party = { ...vat().buyer, nip: '8567346216', role: 'odbiorca', internal_id: null };
    expect(said({ ...vat(), seller: party, buyer: party, third_parties: [party, { ...party, role: null }] })).toEqual([
      'error Podmiot1/NIP: sprzedawca: NIP ma błędną cyfrę kontrolną.',
      'error Podmiot2/NIP: nabywca: NIP ma błędną cyfrę kontrolną.',
      'error Podmiot3/NIP: odbiorca: NIP ma błędną cyfrę kontrolną.',
      'error Podmiot3/NIP: podmiot trzeci: NIP ma błędną cyfrę kontrolną.',
    ]);
  });

  test('a NIP within the number of a unit, and of who is authorised', () => {
    expect(said({ ...vat(), third_parties: [third(null, '8567346216-12345'), third(null, '8567346215-12345')] })).toEqual([
      'error Podmiot3/IDWew: odbiorca: NIP ma błędną cyfrę kontrolną.',
    ]);
    expect(said({ ...vat(), authorized_party: { ...vat().seller, nip: '8567346216', role: null } })).toEqual([
      'error PodmiotUpowazniony/NIP: podmiot upoważniony: NIP ma błędną cyfrę kontrolną.',
    ]);
  });

  test('a Polish account that cannot be; foreign ones are left alone', () => {
    const account = (number: string) =>
      said({ ...vat(), payment: { ...vat().payment, accounts: [{ number, swift: null, bank: null, factor: false }] } });
    expect(account('72114000001234567890123456')).toEqual([
      'warning RachunekBankowy/NrRB: Numer rachunku ma błędną sumę kontrolną.',
    ]);
    expect(account('621140000012345678901')).toEqual(['warning RachunekBankowy/NrRB: Numer rachunku ma dwadzieścia sześć cyfr.']);
    expect(account('PL1234')).toEqual(['warning RachunekBankowy/NrRB: Numer rachunku ma dwadzieścia sześć cyfr.']);
    expect(account('DE89370400440532013000')).toEqual([]);
    expect(account('FR1420041010050500013M02606')).toEqual([]);
    expect(account('12345678901234567890X')).toEqual([]);
    expect(account('GB29PLBK60161331926819')).toEqual([]);
    expect(account('1234567890')).toEqual([]);
  });

  test('a KSeF number that cannot be, or is of another seller', () => {
    const of = (ksef_number: string | null) =>
      said({
        ...correction(),
        correction: {
          ...(correction().correction as NonNullable<Invoice['correction']>),
          of: [{ number: 'A', issue_date: null, ksef_number }],
        },
      });
    expect(of(null)).toEqual([]);
    expect(of('1234563218-20261105-0123456789AB-58')).toEqual([
      'error DaneFaKorygowanej/NrKSeFFaKorygowanej: Numer KSeF ma błędną sumę kontrolną.',
    ]);
    expect(of('1234563218-20261105-0123456789AB-57')).toEqual([]);
    expect(of('M123456789-20261105-0123456789AB-00')).toEqual([]);
    expect(of('ABC1234567-20261105-0123456789AB-00')).toEqual([]);
    for (const other of ['M1-20261105-0123456789AB-00', '1M123456789-20261105-0123456789AB-00', 'ABC1-20261105-0123456789AB-00'])
      expect(of(other)).toHaveLength(1);
    expect(of('5265877635-20250826-0100001AF629-AF')).toEqual([
      'warning DaneFaKorygowanej/NrKSeFFaKorygowanej: Korygowana faktura ma w numerze KSeF inny NIP niż sprzedawca.',
    ]);
  });
});

describe('dates', () => {
  test('an issue date that has not come yet, when the day is known', () => {
    expect(said(vat(), '2026-11-04')).toEqual(['error P_1: Data wystawienia 05.11.2026 jeszcze nie nadeszła.']);
    expect(said(vat(), '2026-11-05')).toEqual([]);
    expect(said({ ...vat(), issue_date: '2027-11-05', payment: { ...vat().payment, due_dates: [] } })).toEqual([]);
  });

  test('a due date before the issue', () => {
    const due = (date: string) => said({ ...vat(), payment: { ...vat().payment, due_dates: [date] } });
    expect(due('2026-11-04')).toEqual([
      'warning TerminPlatnosci/Termin: Termin płatności 04.11.2026 jest wcześniejszy niż wystawienie.',
    ]);
    expect(due('2026-11-05')).toEqual([]);
  });

  test('a period that ends before it begins', () => {
    const period = (period_from: string | null, period_to: string | null) => said({ ...vat(), period_from, period_to });
    expect(period('2026-10-31', '2026-10-01')).toEqual([
      'error OkresFa: Okres, którego dotyczy faktura, kończy się przed początkiem.',
    ]);
    expect(period('2026-10-01', '2026-10-01')).toEqual([]);
    expect(period('2026-10-01', null)).toEqual([]);
    expect(period(null, '2026-10-01')).toEqual([]);
  });

  test('a correction of a later invoice', () => {
    const of = (issue_date: string) =>
      said({
        ...correction(),
        correction: {
          ...(correction().correction as NonNullable<Invoice['correction']>),
          of: [{ number: 'A', issue_date, ksef_number: null }],
        },
      });
    expect(of('2026-11-13')).toEqual(['error DaneFaKorygowanej: Korygowana faktura jest późniejsza niż korekta.']);
    expect(of('2026-11-12')).toEqual([]);
  });

  test.each([
    ['FA (3)', '2026-02-01', []],
    ['FA (3)', '2026-01-31', ['warning KodFormularza: Wzór FA (3) nie obowiązywał w dniu wystawienia faktury.']],
    ['FA (2)', '2026-01-31', []],
    ['FA (2)', '2026-02-01', ['warning KodFormularza: Wzór FA (2) nie obowiązywał w dniu wystawienia faktury.']],
    ['FA (2)', '2023-08-31', ['warning KodFormularza: Wzór FA (2) nie obowiązywał w dniu wystawienia faktury.']],
    ['FA (2)', '2023-09-01', []],
    ['FA (1)', '2023-08-31', []],
    ['FA (1)', '2023-09-01', ['warning KodFormularza: Wzór FA (1) nie obowiązywał w dniu wystawienia faktury.']],
    ['FA (1)', '2022-01-01', []],
    ['FA (1)', '2021-12-31', ['warning KodFormularza: Wzór FA (1) nie obowiązywał w dniu wystawienia faktury.']],
    ['FA (9)', '2026-02-01', ['warning KodFormularza: Nieznany wzór faktury FA (9): odczytane pola mogą być niepełne.']],
  ])('schema %s of %s', (form, issue_date, findings) => {
    const namespace = NAMESPACES[form] ?? '';
    expect(said({ ...vat(), form, namespace, variant: Number(form.slice(4, 5)), issue_date })).toEqual(findings);
  });

  test('a schema the rest of the file does not agree with', () => {
    const mixed = ['error KodFormularza: Plik podaje wzór FA (3), ale nagłówek lub przestrzeń nazw są innego wzoru.'];
    expect(said({ ...vat(), namespace: 'http://crd.gov.pl/wzor/2023/06/29/12648/' })).toEqual(mixed);
    expect(said({ ...vat(), namespace: '' })).toEqual(mixed);
    expect(said({ ...vat(), variant: 2 })).toEqual(mixed);
    expect(said({ ...vat(), variant: null })).toEqual(mixed);
  });
});

describe('what the law wants said', () => {
  test('split payment above 15 000 zł for goods of annex 15', () => {
    const big = (gross: number, rest: Partial<Invoice> = {}) =>
      said({ ...oneRate(gross, 0, [{ net: gross, annex_15: true, rate: '0 KR' }], '0 KR'), ...rest });
    expect(big(1_500_001)).toEqual([
      'warning P_18A: Towary z załącznika 15 za ponad 15 000,00 zł, a brak oznaczenia „mechanizm podzielonej płatności”.',
    ]);
    expect(big(1_500_000)).toEqual([]);
    expect(big(1_500_001, { split_payment: true })).toEqual([]);
    expect(big(1_500_001, { currency: 'EUR' })).toEqual([]);
    expect(big(1_500_001, { issue_date: '2021-12-31' }).filter((each) => each.includes('P_18A'))).toEqual([]);
    expect(said(oneRate(1_500_001, 0, [{ net: 1_500_001, rate: '0 KR' }], '0 KR'))).toEqual([]);
    const mixed = [
      { net: 1_500_000, rate: '0 KR' },
      { net: 1, rate: '0 KR', annex_15: true },
    ];
    expect(said(oneRate(1_500_001, 0, mixed, '0 KR'))).toHaveLength(1);
  });

  test('no simplified invoice above 450 zł', () => {
    const simplified = (gross_amount: number, rest: Partial<Invoice> = {}) =>
      said({ ...vat(), kind: 'UPR', gross_amount, rates: [], net_amount: 0, vat_amount: 0, lines: [], ...rest });
    expect(simplified(45_000)).toEqual([]);
    expect(simplified(45_001)).toEqual(['warning P_15: Faktura uproszczona na więcej niż 450,00 zł.']);
    expect(simplified(45_001, { currency: 'EUR' })).toEqual([]);
    expect(said({ ...vat(), gross_amount: 220_300 })).toEqual([]);
  });

  test('the basis of an exemption', () => {
    expect(said({ ...vat(), exemption_basis: null })).toEqual([
      'warning P_19A: Sprzedaż zwolniona bez podanej podstawy zwolnienia.',
    ]);
    expect(said({ ...oneRate(0, 0, [], 'zw'), exemption_basis: null })).toEqual([]);
    expect(said({ ...vat(), kind: 'KOR', correction: correction().correction, exemption_basis: null })).toEqual([]);
  });

  test('the tax in zlotys, whatever the currency', () => {
    const foreign = (rate: string, tax: number, vat_pln: number | null, currency = 'EUR') => {
      const invoice = oneRate(10_000, tax, [], rate);
      return said({ ...invoice, currency, rates: invoice.rates.map((each) => ({ ...each, vat_pln })) });
    };
    expect(foreign('23', 2300, null)).toEqual(['warning P_14_1W: Faktura w walucie EUR nie podaje VAT w złotych (23%).']);
    expect(foreign('8', 800, null)).toEqual(['warning P_14_2W: Faktura w walucie EUR nie podaje VAT w złotych (8%).']);
    expect(foreign('23', 2300, 9775)).toEqual([]);
    expect(foreign('23', 2300, null, 'PLN')).toEqual([]);
    expect(foreign('oss', 1900, null)).toEqual([]);
    expect(foreign('np II', 0, null)).toEqual([]);
  });

  test('which invoice is corrected', () => {
    const none = { ...(correction().correction as NonNullable<Invoice['correction']>), of: [] };
    expect(said({ ...correction(), correction: none })).toEqual([
      'warning DaneFaKorygowanej: Korekta nie wskazuje żadnej korygowanej faktury.',
    ]);
  });
});

test('an invoice is a sale to its seller, a purchase to its buyer, and of note to a third party', () => {
  const invoice = { ...vat(), third_parties: [third('1234567819'), third('5265877635')] };
  expect(['1234563218', '8567346215', '5265877635', '1111111111'].map((nip) => sideOf(invoice, nip))).toEqual([
    'sale',
    'purchase',
    'third_party',
    null,
  ]);
});

test('seller, kind and number tell one invoice from another', () => {
  expect(invoiceKey(vat())).toBe('1234563218|VAT|FV/2026/11/0007');
});

test('every finding has a code of its own', () => {
  const codes = (invoice: Invoice) => checkInvoice(invoice).map(({ code }) => code);
  const of = (changes: Partial<NonNullable<Invoice['correction']>['of'][number]>): Invoice => ({
    ...correction(),
    correction: {
      ...(correction().correction as NonNullable<Invoice['correction']>),
      of: [{ number: 'A', issue_date: null, ksef_number: null, ...changes }],
    },
  });
  expect(codes(of({ issue_date: '2026-12-01' }))).toEqual(['corrected']);
  expect(codes(of({ ksef_number: 'M' }))).toEqual(['ksef_number']);
  expect(codes(of({ ksef_number: '1' }))).toEqual(['ksef_number']);
  expect(codes(of({ ksef_number: '5265877635-20250826-0100001AF629-AF' }))).toEqual(['ksef_number']);
  const none = { ...(correction().correction as NonNullable<Invoice['correction']>), of: [] };
  expect(codes({ ...correction(), correction: none })).toEqual(['corrected']);
  expect(codes({ ...vat(), form: 'FA (9)' })).toEqual(['form']);
  expect(codes({ ...vat(), exemption_basis: null })).toEqual(['exemption']);
  expect(codes({ ...vat(), kind: 'UPR' })).toEqual(['simplified']);
  expect(codes({ ...oneRate(10_000, 2300), currency: 'EUR' })).toEqual(['vat_pln']);
  expect(codes({ ...oneRate(2_000_000, 0, [{ net: 2_000_000, annex_15: true, rate: 'oo' }], 'oo') })).toEqual(['split_payment']);
  const account = { number: 'PL1', swift: null, bank: null, factor: false };
  expect(codes({ ...vat(), payment: { ...vat().payment, accounts: [account] } })).toEqual(['account']);
});
