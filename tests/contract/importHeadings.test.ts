import { describe, expect, test } from 'vitest';
import { usualFields } from '../../src/contract/importHeadings';

const company = [
  'title',
  'short_name',
  'vat_number',
  'vat_eu_number',
  'regon',
  'krs',
  'pesel',
  'address_street',
  'address_building',
  'address_flat',
  'address_postal_code',
  'address_city',
  'address_country',
  'mail_address',
];
const employee = [
  'first_name',
  'last_name',
  'pesel',
  'birth_date',
  'citizenship',
  'contract_type',
  'contract_signed_on',
  'position',
  'start_date',
  'end_date',
  'fte',
  'wage_amount',
  'bank_account',
];
const read = (headings: string, keys: readonly string[]) => {
  const all = headings.split(',');
  return Object.fromEntries([...usualFields(all, keys)].map(([at, key]) => [all[at], key]));
};

describe('the headings of contractors as programs write them', () => {
  test.each([
    [
      'Comarch ERP XT, without spaces, with the post office before the town and after it',
      'Lp,Nazwa1,Nazwa2,Poczta,Ulica,NrDomu,NrLokalu,KodPocztowy,Miasto,Kraj,PESEL,NIP',
      {
        Nazwa1: 'title',
        Ulica: 'address_street',
        NrDomu: 'address_building',
        NrLokalu: 'address_flat',
        KodPocztowy: 'address_postal_code',
        Miasto: 'address_city',
        Kraj: 'address_country',
        PESEL: 'pesel',
        NIP: 'vat_number',
      },
    ],
    [
      'Symfonia, whose „Kod” is the contractor’s own',
      'Nazwa kontrahenta,Kod,Podmiot,NIP,REGON,Kod pocztowy,Miejscowość,Ulica,Nr budynku,Nr lokalu',
      {
        'Nazwa kontrahenta': 'title',
        Kod: 'short_name',
        NIP: 'vat_number',
        REGON: 'regon',
        'Kod pocztowy': 'address_postal_code',
        Miejscowość: 'address_city',
        Ulica: 'address_street',
        'Nr budynku': 'address_building',
        'Nr lokalu': 'address_flat',
      },
    ],
    [
      'Optima’s list, where „Kod” stands first',
      'Kod,Nazwa pełna,Nr NIP,Miasto',
      { Kod: 'short_name', 'Nazwa pełna': 'title', 'Nr NIP': 'vat_number', Miasto: 'address_city' },
    ],
    [
      'Rewizor, where „Kod” stands before the town',
      'Symbol,Kontrahent,Ulica,Dom,Lokal,Kod,Poczta,NIP UE',
      {
        Symbol: 'short_name',
        Kontrahent: 'title',
        Ulica: 'address_street',
        Dom: 'address_building',
        Lokal: 'address_flat',
        Kod: 'address_postal_code',
        Poczta: 'address_city',
        'NIP UE': 'vat_eu_number',
      },
    ],
    [
      'Fakturownia',
      'Lp,Nazwa skrócona (systemowa),Nazwa firmy,Numer NIP,Miejscowość,Kod pocztowy,Ulica,Kraj,Dodatkowy opis',
      {
        'Nazwa skrócona (systemowa)': 'short_name',
        'Nazwa firmy': 'title',
        'Numer NIP': 'vat_number',
        Miejscowość: 'address_city',
        'Kod pocztowy': 'address_postal_code',
        Ulica: 'address_street',
        Kraj: 'address_country',
      },
    ],
    [
      'enova, by the names of its fields',
      'Kod,NazwaPelna,NIP,EuVAT,Adres.Ulica,Adres.NrDomu,Adres.NrLokalu,Adres.KodPocztowy,Adres.Miejscowosc',
      {
        Kod: 'short_name',
        NazwaPelna: 'title',
        NIP: 'vat_number',
        EuVAT: 'vat_eu_number',
        'Adres.Ulica': 'address_street',
        'Adres.NrDomu': 'address_building',
        'Adres.NrLokalu': 'address_flat',
        'Adres.KodPocztowy': 'address_postal_code',
        'Adres.Miejscowosc': 'address_city',
      },
    ],
    [
      'iFirma, by the names of its fields',
      'Identyfikator,Nazwa,PrefiksUE,NIP,Ulica,KodPocztowy,Miejscowosc,Kraj',
      {
        Identyfikator: 'short_name',
        Nazwa: 'title',
        NIP: 'vat_number',
        Ulica: 'address_street',
        KodPocztowy: 'address_postal_code',
        Miejscowosc: 'address_city',
        Kraj: 'address_country',
      },
    ],
    [
      'an export in capitals without spaces',
      'AKRONIM,NAZWAKONTRAHENTA,NIPKONTRAHENTA,KODPOCZTOWY,MIEJSCOWOSC,ULICA',
      {
        AKRONIM: 'short_name',
        NAZWAKONTRAHENTA: 'title',
        NIPKONTRAHENTA: 'vat_number',
        KODPOCZTOWY: 'address_postal_code',
        MIEJSCOWOSC: 'address_city',
        ULICA: 'address_street',
      },
    ],
    [
      'inFakt and wFirma, whose address is named part by part',
      'Nazwa firmy,NIP,Adres siedziby - ulica i numer,Adres siedziby - kod pocztowy,Adres siedziby - miejscowość,Adres korespondencyjny',
      {
        'Nazwa firmy': 'title',
        NIP: 'vat_number',
        'Adres siedziby - ulica i numer': 'address_street',
        'Adres siedziby - kod pocztowy': 'address_postal_code',
        'Adres siedziby - miejscowość': 'address_city',
        'Adres korespondencyjny': 'mail_address',
      },
    ],
    [
      'Płatnik',
      'Nazwa płatnika,NIP płatnika,REGON płatnika',
      { 'Nazwa płatnika': 'title', 'NIP płatnika': 'vat_number', 'REGON płatnika': 'regon' },
    ],
    [
      'an office’s own list, whose „Nr” is a place in it',
      'Nr,Firma,NIP,Miasto',
      { Firma: 'title', NIP: 'vat_number', Miasto: 'address_city' },
    ],
  ])('%s', (_program, headings, fields) => expect(read(headings, company)).toEqual(fields));

  test.each([
    ['Płatnik VAT (tak/nie)', 'vat_status'],
    ['VAT T/N', 'vat_status'],
    ['Sposób opodatkowania', 'taxation_form'],
    ['PIT/CIT', 'taxation_form'],
    ['Rodzaj JPK', 'vat_period'],
    ['Forma prowadzenia działalności', 'company_type'],
    ['Typ ksiąg', 'accounting_type'],
    ['ZUS właściciela', 'zus_scheme'],
  ])('of an office’s own list: %s', (heading, key) =>
    expect(read(heading, ['company_type', 'taxation_form', 'vat_status', 'vat_period', 'accounting_type', 'zus_scheme'])).toEqual(
      {
        [heading]: key,
      },
    ),
  );
});

describe('the headings of employees as programs write them', () => {
  test.each([
    [
      'a list of Optima',
      'Kod,Nazwisko,Imię pierwsze,PESEL,Data ur.,Etat,Stanowisko,Zatrudniony od,Zatrudniony do,Stawka zaszeregowania',
      {
        Nazwisko: 'last_name',
        'Imię pierwsze': 'first_name',
        PESEL: 'pesel',
        'Data ur.': 'birth_date',
        Etat: 'fte',
        Stanowisko: 'position',
        'Zatrudniony od': 'start_date',
        'Zatrudniony do': 'end_date',
        'Stawka zaszeregowania': 'wage_amount',
      },
    ],
    [
      'a table without spaces',
      'pierwszeImie,nazwisko,nrPESEL,dataUrodzenia,WymiarEtatu,RodzajUmowy,DataZawarciaUmowy,NumerRachunkuBankowego',
      {
        pierwszeImie: 'first_name',
        nazwisko: 'last_name',
        nrPESEL: 'pesel',
        dataUrodzenia: 'birth_date',
        WymiarEtatu: 'fte',
        RodzajUmowy: 'contract_type',
        DataZawarciaUmowy: 'contract_signed_on',
        NumerRachunkuBankowego: 'bank_account',
      },
    ],
  ])('%s', (_program, headings, fields) => expect(read(headings, employee)).toEqual(fields));
});

test('a column that is taken is passed over, the surer of two names wins, and no field has two columns', () => {
  expect([...usualFields(['Poczta', 'Miasto'], ['address_city'])]).toEqual([[1, 'address_city']]);
  expect([...usualFields(['Poczta', 'Miasto'], ['address_city'], (at) => at !== 1)]).toEqual([[0, 'address_city']]);
  expect([...usualFields(['NIP', 'Nr NIP', 'Uwagi', ''], ['vat_number'])]).toEqual([[0, 'vat_number']]);
  expect([...usualFields(['constructor'], ['toString', 'constructor'])]).toEqual([]);
});

test('an address to write to is no address of the firm, and no street of it', () => {
  const keys = ['address_street', 'email', 'mail_address'];
  expect(read('Adres do korespondencji,Adres e-mail,Adres', keys)).toEqual({
    'Adres do korespondencji': 'mail_address',
    'Adres e-mail': 'email',
    Adres: 'address_street',
  });
});
