import { describe, expect, test } from 'vitest';
import { checkInvoice, invoiceKey, sideOf } from '../../../src/domain/ksef/checkInvoice';
import type { Invoice } from '../../../src/domain/ksef/invoice';
import type { InvoiceLine } from '../../../src/domain/ksef/lines';
import { readInvoice } from '../../../src/domain/ksef/readInvoice';
import { sample } from '../sample';

const vat = () => readInvoice(sample('fa3-faktura-vat.xml'));
const correction = () => readInvoice(sample('fa3-faktura-korygujaca.xml'));
const euro = () => readInvoice(sample('fa3-faktura-eur-zaplacona.xml'));

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
    expect(said({ ...vat(), kind: 'UPR', rates: [], net_amount: 0, vat_amount: 0, lines: [] })).toEqual([]);
    expect(wrong(99, { kind: 'UPR' })).toHaveLength(1);
    expect(said({ ...vat(), rates: [], net_amount: 0, vat_amount: 0, lines: [] })).toHaveLength(1);
  });
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
    expect(said(oneRate(10_000, 700, [], '8'))).toEqual([]);
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
    const party = { ...vat().buyer, nip: '8567346216', role: 'odbiorca' };
    expect(said({ ...vat(), seller: party, buyer: party, third_parties: [party, { ...party, role: null }] })).toEqual([
      'error Podmiot1/NIP: sprzedawca: NIP ma błędną cyfrę kontrolną.',
      'error Podmiot2/NIP: nabywca: NIP ma błędną cyfrę kontrolną.',
      'error Podmiot3/NIP: odbiorca: NIP ma błędną cyfrę kontrolną.',
      'error Podmiot3/NIP: podmiot trzeci: NIP ma błędną cyfrę kontrolną.',
    ]);
  });

  test('a Polish account that cannot be; foreign ones are left alone', () => {
    const account = (number: string) =>
      said({ ...vat(), payment: { ...vat().payment, accounts: [{ number, swift: null, bank: null, factor: false }] } });
    expect(account('72114000001234567890123456')).toEqual([
      'warning RachunekBankowy/NrRB: Numer rachunku ma błędną sumę kontrolną.',
    ]);
    expect(account('621140000012345678901')).toEqual(['warning RachunekBankowy/NrRB: Numer rachunku ma dwadzieścia sześć cyfr.']);
    expect(account('DE89370400440532013000')).toEqual([]);
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
    ['FA (1)', '2023-08-31', []],
    ['FA (9)', '2026-02-01', ['warning KodFormularza: Nieznany wzór faktury FA (9): odczytane pola mogą być niepełne.']],
  ])('schema %s of %s', (form, issue_date, findings) => expect(said({ ...vat(), form, issue_date })).toEqual(findings));
});

describe('what the law wants said', () => {
  test('split payment above 15 000 zł for goods of annex 15', () => {
    const big = (gross: number, rest: Partial<Invoice> = {}) =>
      said({ ...oneRate(gross, 0, [{ net: gross, annex_15: true, rate: '0 KR' }], '0 KR'), ...rest });
    expect(big(1_500_001)).toEqual([
      'warning P_18A: Towary z załącznika 15 za ponad 15 000 zł, a brak oznaczenia „mechanizm podzielonej płatności”.',
    ]);
    expect(big(1_500_000)).toEqual([]);
    expect(big(1_500_001, { split_payment: true })).toEqual([]);
    expect(big(1_500_001, { currency: 'EUR' })).toEqual([]);
    expect(said(oneRate(1_500_001, 0, [{ net: 1_500_001, rate: '0 KR' }], '0 KR'))).toEqual([]);
  });

  test('the basis of an exemption', () => {
    expect(said({ ...vat(), exemption_basis: null })).toEqual([
      'warning P_19A: Sprzedaż zwolniona bez podanej podstawy zwolnienia.',
    ]);
    expect(said({ ...oneRate(0, 0, [], 'zw'), exemption_basis: null })).toEqual([]);
    expect(said({ ...vat(), kind: 'KOR', correction: correction().correction, exemption_basis: null })).toEqual([]);
  });

  test('which invoice is corrected', () => {
    const none = { ...(correction().correction as NonNullable<Invoice['correction']>), of: [] };
    expect(said({ ...correction(), correction: none })).toEqual([
      'warning DaneFaKorygowanej: Korekta nie wskazuje żadnej korygowanej faktury.',
    ]);
  });
});

test('an invoice is a sale to its seller, a purchase to its buyer, and of note to a third party', () => {
  const invoice = { ...vat(), third_parties: [{ ...vat().buyer, nip: '5265877635', role: 'odbiorca' }] };
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
