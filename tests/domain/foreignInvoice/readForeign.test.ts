import { describe, expect, test } from 'vitest';
import { checkedInForeign, checkForeign } from '../../../src/domain/foreignInvoice/checkForeign';
import { openForeignInvoice } from '../../../src/domain/foreignInvoice/readForeign';
import { XmlRefused } from '../../../src/domain/xml/refused';
import { cii, creditNote, ubl, zugferd1 } from './samples';

function read(xml: string) {
  const stream = openForeignInvoice();
  stream.write(xml);
  return stream.close();
}
const says = (xml: string) => checkForeign(read(xml), '2026-11-28').map(({ message }) => message);
const named = (form: string) => `${form} spoza wzorów FA: pola odczytaliśmy z pliku. Porównaj je z dokumentem.`;
const codeOf = (xml: string) => {
  try {
    read(xml);
    return null;
  } catch (error) {
    return (error as XmlRefused).code;
  }
};

describe('an invoice of another country (CII)', () => {
  test('gives its number, days, sides, amounts, currency, terms and account', () => {
    expect(read(cii())).toMatchObject({
      form: 'Faktura CII (Factur-X, ZUGFeRD)',
      kind: 'VAT',
      number: 'RE-2026/118',
      issue_date: '2026-10-12',
      delivery_date: '2026-10-10',
      due_date: '2026-10-26',
      currency: 'EUR',
      net_amount: 120_000,
      vat_amount: 0,
      gross_amount: 120_000,
      seller: {
        nip: null,
        vat_eu: 'DE123456789',
        name: 'Ofen GmbH',
        country: 'DE',
        address: 'Invalidenstr. 1, 10115 Berlin',
        email: 'info@ofen.test',
      },
      buyer: { nip: '5260250274', vat_eu: null, name: 'Piekarnia Kłos' },
      rates: [{ label: '0% dostawa w Unii', net: 120_000, vat: 0, gross: 120_000 }],
      exemption_basis: 'Intra-Community supply',
      lines: [
        {
          number: 1,
          name: 'Backofen',
          unit: 'szt.',
          quantity: '2',
          net_price: '600.0000',
          net: 120_000,
          rate: '0% dostawa w Unii',
        },
      ],
      payment: {
        state: 'unpaid',
        form: 'przelew',
        due_terms: ['Netto 14 Tage'],
        due_amount: 120_000,
        accounts: [{ number: 'DE02120300000000202051', swift: 'BYLADEM1001' }],
      },
      extras: [{ title: 'Uwagi', rows: [{ text: 'Steuerfreie innergemeinschaftliche Lieferung' }] }],
    });
    expect(says(cii())).toEqual([named('Faktura CII (Factur-X, ZUGFeRD)')]);
  });

  test('of the least profile, without lines and terms, gives what it has', () => {
    const least = cii(
      [/<ram:IncludedSupplyChainTradeLineItem>[\s\S]*<\/ram:IncludedSupplyChainTradeLineItem>/, ''],
      [/<ram:SpecifiedTradePaymentTerms>[\s\S]*<\/ram:SpecifiedTradePaymentTerms>/, ''],
      [/<ram:ApplicableTradeTax>[\s\S]*<\/ram:ApplicableTradeTax>/, ''],
    );
    expect(read(least)).toMatchObject({ lines: [], rates: [], due_date: null, gross_amount: 120_000, net_amount: 120_000 });
  });

  test('with a tax of its own country says that it is not Polish, and that sums do not hold', () => {
    const taxed = cii(
      [
        '<ram:TaxTotalAmount currencyID="EUR">0.00',
        '<ram:TaxTotalAmount currencyID="PLN">999.00</ram:TaxTotalAmount><ram:TaxTotalAmount currencyID="EUR">228.00',
      ],
      ['<ram:CalculatedAmount>0.00', '<ram:CalculatedAmount>100.00'],
      [
        /CategoryCode>K<\/ram:CategoryCode><ram:RateApplicablePercent>0<\/ram:RateApplicablePercent><\/ram:ApplicableTradeTax>\n<ram:SpecifiedTradePaymentTerms/,
        'CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>19.00</ram:RateApplicablePercent></ram:ApplicableTradeTax>\n<ram:SpecifiedTradePaymentTerms',
      ],
    );
    expect(read(taxed)).toMatchObject({ vat_amount: 22_800, rates: [{ label: '19%', net: 120_000, vat: 10_000 }] });
    expect(says(taxed).slice(1)).toEqual([
      expect.stringMatching(/^Należność ogółem .* to nie suma netto i podatku/),
      expect.stringMatching(/^Podatek .* nie wynika z kwoty netto .* \(19%\)\.$/),
      expect.stringMatching(/^Sprzedawca nie podaje polskiego NIP, a na fakturze jest podatek/),
    ]);
    expect(checkedInForeign(read(taxed))).toContain('podatek według stawek');
  });
});

describe('an invoice of the first ZUGFeRD', () => {
  test('gives what one of CII gives', () => {
    const [first, second] = [read(zugferd1()), read(cii())];
    expect(first).toEqual({ ...second, namespace: 'urn:ferd:CrossIndustryDocument:invoice:1p0' });
    expect(says(zugferd1())).toEqual(says(cii()));
  });

  test('as a credit note gives back', () => {
    expect(read(zugferd1(['<ram:TypeCode>380', '<ram:TypeCode>381']))).toMatchObject({ kind: 'KOR', gross_amount: -120_000 });
  });
});

describe('an invoice of UBL (PEF, Peppol)', () => {
  test('gives the same, a Polish NIP with its prefix or without, and a Polish account as its digits', () => {
    expect(read(ubl())).toMatchObject({
      form: 'Faktura UBL (PEF, Peppol)',
      kind: 'VAT',
      kind_label: 'faktura',
      number: 'PEF/7/2026',
      issue_date: '2026-10-05',
      delivery_date: '2026-09-30',
      period_from: '2026-09-01',
      period_to: '2026-09-30',
      due_date: '2026-10-19',
      currency: 'PLN',
      net_amount: 100_000,
      vat_amount: 23_000,
      gross_amount: 123_000,
      seller: { nip: '1111111111', name: 'Doradcy sp. z o.o.', address: 'ul. Prosta 1, 00-001 Warszawa' },
      buyer: { nip: '5260250274' },
      rates: [{ label: '23%', net: 100_000, vat: 23_000 }],
      lines: [{ name: 'Doradztwo', unit: 'godz.', quantity: '4', net: 100_000, rate: '23%' }],
      payment: { state: 'unpaid', form: 'przelew', accounts: [{ number: '61109010140000071219812874' }], due_amount: 123_000 },
    });
    expect(says(ubl())).toEqual([named('Faktura UBL (PEF, Peppol)')]);
  });

  test('is paid, or in part, as it says', () => {
    const of = (prepaid: string, due: string) =>
      read(ubl([/<cbc:PayableAmount[^>]*>[^<]*/, `<cbc:PrepaidAmount>${prepaid}</cbc:PrepaidAmount><cbc:PayableAmount>${due}`]))
        .payment;
    expect(of('1230', '0')).toMatchObject({ state: 'paid', due_amount: 0 });
    expect(of('230', '1000')).toMatchObject({ state: 'partly_paid', due_amount: 100_000, parts: [{ amount: 23_000 }] });
  });

  test('by clearing leaves nothing to pay, unless it names an account', () => {
    const clearing = ['<cbc:PaymentMeansCode>30', '<cbc:PaymentMeansCode>97'] as const;
    const without = [/<cac:PayeeFinancialAccount>.*?<\/cac:PayeeFinancialAccount>/, ''] as const;
    expect(read(ubl(clearing, without)).payment).toMatchObject({
      form: 'kompensata',
      state: 'paid',
      compensated: true,
      due_amount: 0,
    });
    expect(read(ubl(clearing)).payment).toMatchObject({ form: 'kompensata', state: 'unpaid', due_amount: 123_000 });
  });

  test('as a credit note gives back: its amounts count the other way, and it names what it corrects', () => {
    expect(read(creditNote())).toMatchObject({
      form: 'Korekta UBL (PEF, Peppol)',
      kind: 'KOR',
      kind_label: 'faktura korygująca',
      net_amount: -100_000,
      vat_amount: -23_000,
      gross_amount: -123_000,
      rates: [{ net: -100_000, vat: -23_000, gross: -123_000 }],
      lines: [{ net: -100_000 }],
      payment: { due_amount: -123_000 },
      correction: { of: [{ number: 'PEF/7/2026', issue_date: '2026-10-05', ksef_number: null }] },
    });
    expect(says(creditNote([/<cac:BillingReference>.*<\/cac:BillingReference>/, '']))).toContain(
      'Korekta nie wskazuje żadnej korygowanej faktury.',
    );
    expect(read(ubl(['380', '381']))).toMatchObject({ kind: 'KOR', gross_amount: -123_000 });
    expect(read(ubl(['380', '384']))).toMatchObject({ kind: 'KOR', gross_amount: 123_000, correction: { restated: true } });
    expect(read(creditNote(['381', '261']))).toMatchObject({ kind: 'KOR', self_billing: true, gross_amount: -123_000 });
    expect(read(ubl(['380', '325'])).kind_label).toBe('faktura pro forma');
    const restated = 'Ta korekta może podawać kwoty po zmianie, a nie różnicę: sprawdź.';
    expect([says(ubl(['380', '384'])).includes(restated), says(creditNote()).includes(restated)]).toEqual([true, false]);
  });

  test('knows a number of the Union, one of another country, and a NIP by the address of Peppol', () => {
    const seller = (from: string, to: string) => read(ubl([from, to])).seller;
    expect(seller('PL1111111111', 'FR 12-345.678901')).toMatchObject({ nip: null, vat_eu: 'FR12345678901' });
    expect(seller('PL1111111111', 'Deutschland')).toMatchObject({ vat_eu: null, foreign_id: 'Deutschland' });
    expect(seller('PL1111111111', 'CHE-123.456.788 MWST')).toMatchObject({ vat_eu: null, foreign_id: 'CHE-123.456.788 MWST' });
    expect(
      seller(
        /<cac:Party>.*[\s\S]*?<cbc:CompanyID>PL1111111111<\/cbc:CompanyID>/.exec(ubl())?.[0] ?? '',
        '<cac:Party><cbc:EndpointID schemeID="9945">1111111111</cbc:EndpointID><cac:PartyTaxScheme>',
      ),
    ).toMatchObject({ nip: '1111111111' });
  });
});

test.each(['constructor', '__proto__', 'toString'])('a code %s is one that is not known', (code) => {
  const invoice = read(
    ubl(
      ['<cbc:InvoiceTypeCode>380', `<cbc:InvoiceTypeCode>${code}`],
      ['<cbc:PaymentMeansCode>30', `<cbc:PaymentMeansCode>${code}`],
      ['unitCode="HUR"', `unitCode="${code}"`],
      [/<cac:TaxCategory><cbc:ID>S<\/cbc:ID><cbc:Percent>23/, `<cac:TaxCategory><cbc:ID>${code}</cbc:ID><cbc:Percent>23`],
      [/Category><cbc:ID>S<\/cbc:ID><cbc:Percent>23.0<\/cbc:Percent>/, `Category><cbc:ID>${code}</cbc:ID>`],
    ),
  );
  expect(invoice).toMatchObject({ kind_label: 'faktura', payment: { form: null }, rates: [{ rate: '23%', label: '23%' }] });
  expect(invoice.lines).toMatchObject([{ unit: code, rate: code }]);
});

test('a tax told in another currency alone is none of the invoice’s own', () => {
  const inPln = read(cii(['<ram:TaxTotalAmount currencyID="EUR">0.00', '<ram:TaxTotalAmount currencyID="PLN">999.00']));
  expect(inPln).toMatchObject({ vat_amount: 0, net_amount: 120_000, gross_amount: 120_000 });
  const inEur = read(
    ubl(['<cac:TaxTotal><cbc:TaxAmount currencyID="PLN">230.00', '<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">54.00']),
  );
  expect(inEur).toMatchObject({ vat_amount: 23_000, net_amount: 100_000, rates: [] });
});

test.each([
  ['1', ['250', '600.0000']],
  ['1.000', ['250', '600.0000']],
  ['100', [null, null]],
])('a price of %s is the price of one only where it is of one', (per, prices) => {
  const inUbl = ubl(['</cbc:PriceAmount>', `</cbc:PriceAmount><cbc:BaseQuantity>${per}</cbc:BaseQuantity>`]);
  const inCii = cii(['</ram:ChargeAmount>', `</ram:ChargeAmount><ram:BasisQuantity>${per}</ram:BasisQuantity>`]);
  expect([inUbl, inCii].map((xml) => read(xml).lines[0]?.net_price)).toEqual(prices);
});

describe('what no invoice has room for', () => {
  const manyOf = (xml: string, name: string) => {
    const [piece = ''] = new RegExp(`<(?:cac|ram):${name}>[\\s\\S]*?</(?:cac|ram):${name}>`).exec(xml) ?? [];
    return xml.replace(piece, piece.repeat(101));
  };
  test.each([
    ['sums', manyOf(ubl(), 'TaxSubtotal')],
    ['sums', manyOf(ubl(), 'TaxTotal')],
    ['ways of payment', manyOf(ubl(), 'PaymentMeans')],
    ['sums', manyOf(cii([/<ram:ApplicableTradeTax><ram:TypeCode>.*?<\/ram:ApplicableTradeTax>/, '']), 'ApplicableTradeTax')],
    ['ways of payment', manyOf(cii(), 'SpecifiedTradeSettlementPaymentMeans')],
    ['terms', manyOf(cii(), 'SpecifiedTradePaymentTerms')],
  ])('is more %s than a hundred: such a file is known by name (%#)', (_, xml) => {
    expect(codeOf(xml)).toBe('root');
  });

  test('is a name or a note that is longer than a person reads: it is cut, and that is seen', () => {
    const long = `${'a'.repeat(1_999)}😀${'b'.repeat(5_000)}`;
    const { seller, extras } = read(ubl(['Doradcy sp. z o.o.', long], ['Zamówienie 12/2026', long]));
    for (const cut of [seller.name, extras[0]?.rows[0]?.text]) expect(cut).toMatch(/^a{1999}…$/);
  });
});

describe('a number in a register', () => {
  const registered = (country: string) =>
    read(
      ubl(
        [/<cac:PartyTaxScheme><cbc:CompanyID>PL1111111111[\s\S]*?<\/cac:PartyTaxScheme>/, ''],
        ['<cbc:IdentificationCode>PL', `<cbc:IdentificationCode>${country}`],
        ['Doradcy sp. z o.o.</cbc:RegistrationName>', 'Doradcy</cbc:RegistrationName><cbc:CompanyID>0000123456</cbc:CompanyID>'],
      ),
    ).seller;

  test('of a Polish company is no NIP, and of another it tells whose it is', () => {
    expect(registered('PL')).toMatchObject({ nip: null, vat_eu: null, foreign_id: null, name: 'Doradcy' });
    expect(registered('CH')).toMatchObject({ nip: null, vat_eu: null, foreign_id: '0000123456' });
  });
});

describe('what is no such invoice', () => {
  test.each([
    ['has no number', ubl([/<cbc:ID>PEF\/7\/2026<\/cbc:ID>/, ''])],
    ['has no day', cii(['20261012', ''])],
    ['has a day that is none', cii(['20261012', '20261399'])],
    ['has an amount that is none', ubl(['1230.0000', '1 230,00'])],
    ['has an amount of more places than its currency', cii(['<ram:GrandTotalAmount>1200.00', '<ram:GrandTotalAmount>1200.001'])],
    ['has no currency', ubl([/<cbc:DocumentCurrencyCode>PLN/, '<cbc:DocumentCurrencyCode>zł'])],
    ['says a total twice', ubl(['<cbc:PayableAmount', '<cbc:TaxInclusiveAmount>5</cbc:TaxInclusiveAmount><cbc:PayableAmount'])],
    ['is of KSeF', '<Faktura xmlns="http://crd.gov.pl/wzor/2025/06/25/13775/"/>'],
    ['is of the first ZUGFeRD and empty', '<CrossIndustryDocument xmlns="urn:ferd:CrossIndustryDocument:invoice:1p0"/>'],
    ['is of a ZUGFeRD of another number', '<CrossIndustryDocument xmlns="urn:ferd:CrossIndustryDocument:invoice:9p0"/>'],
    [
      'is a credit note in the name space of invoices',
      '<CreditNote xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>',
    ],
    ['is empty', '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>'],
  ])('is left to others where it %s', (_, xml) => {
    expect(codeOf(xml)).toBe('root');
  });

  test('is refused where it is hostile', () => {
    expect(codeOf(`<!DOCTYPE a [<!ENTITY b "c">]>${ubl().replace(/^<\?xml.*\?>/, '')}`)).toBe('doctype');
    expect(codeOf(ubl().slice(0, -20))).toBe('malformed');
    expect(() => read('')).toThrow(XmlRefused);
  });
});
