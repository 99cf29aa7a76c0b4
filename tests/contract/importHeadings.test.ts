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

/** Each program's row of headings with the fields of its columns in order; `-` is one that no field has. */
const rows = (keys: readonly string[], table: readonly (readonly [of: string, headings: string, fields: string])[]) =>
  test.each(table)('%s', (_program, headings, fields) => {
    const found = usualFields(headings.split(','), keys);
    expect(headings.split(',').map((heading, at) => `${heading}: ${found.get(at) ?? '-'}`)).toEqual(
      headings.split(',').map((heading, at) => `${heading}: ${fields.split(' ')[at]}`),
    );
  });

describe('a list of firms as a program writes it', () => {
  rows(
    [...company, 'email', 'phone', 'bank_account'],
    [
      [
        'wFirma',
        'Nazwa,Nazwa skrócona,NIP,REGON,Ulica,Kod pocztowy,Miejscowość,Kraj,Telefon,Skype,Fax,E-mail,URL,Numer konta',
        'title short_name vat_number regon address_street address_postal_code address_city address_country phone - - email - bank_account',
      ],
      [
        'wFirma, by the names of its interface',
        'id,name,altname,nip,regon,street,zip,city,country,phone,email,account_number',
        '- title short_name vat_number regon address_street address_postal_code address_city address_country phone email bank_account',
      ],
      [
        'inFakt',
        'Nazwa firmy,Imię,Nazwisko,NIP,Ulica,Numer budynku,Numer lokalu,Kod pocztowy,Miejscowość,Kraj,Telefon,Adres email,Strona www,Numer konta bankowego',
        'title - - vat_number address_street address_building address_flat address_postal_code address_city address_country phone email - bank_account',
      ],
      [
        'inFakt, by the names of its interface',
        'company_name,nip,street,street_number,flat_number,postal_code,city,country,email,phone_number,bank_account',
        'title vat_number address_street address_building address_flat address_postal_code address_city address_country email phone bank_account',
      ],
      [
        'Fakturownia',
        'Nazwa,Skrót,NIP,E-mail,Telefon,Ulica i numer,Kod pocztowy,Miejscowość,Kraj,Numer konta,Uwagi',
        'title short_name vat_number email phone address_street address_postal_code address_city address_country bank_account -',
      ],
      [
        'Fakturownia, by the names of its interface',
        'id,name,shortcut,tax_no,post_code,city,street,country,email,phone,bank_account',
        '- title short_name vat_number address_postal_code address_city address_street address_country email phone bank_account',
      ],
      [
        'iFirma',
        'Nazwa,Identyfikator,Prefiks UE,NIP,Ulica,Kod pocztowy,Miejscowość,Kraj,E-mail,Telefon',
        'title short_name - vat_number address_street address_postal_code address_city address_country email phone',
      ],
      [
        'Płatnik, its register of payers',
        'Nazwa skrócona płatnika,NIP płatnika,REGON płatnika,PESEL płatnika,Nazwisko,Imię',
        'short_name vat_number regon pesel - -',
      ],
      [
        'Rewizor GT and Subiekt GT',
        'Symbol,Nazwa,Nazwa pełna,NIP,REGON,PESEL,Ulica,Nr domu,Nr lokalu,Kod,Miejscowość,Województwo,Państwo,Telefon,E-mail',
        'short_name - title vat_number regon pesel address_street address_building address_flat address_postal_code address_city - address_country phone email',
      ],
      [
        'Rewizor nexo and Subiekt nexo',
        'Sygnatura,Nazwa skrócona,Nazwa,NIP,NIP UE,Ulica,Nr domu,Nr lokalu,Kod pocztowy,Miejscowość,Kraj,Telefon podstawowy,E-mail podstawowy',
        '- short_name title vat_number vat_eu_number address_street address_building address_flat address_postal_code address_city address_country phone email',
      ],
      [
        'the tables of programs of InsERT',
        'kh_Symbol,adr_Nazwa,adr_NazwaPelna,adr_NIP,adr_Ulica,adr_NrDomu,adr_NrLokalu,adr_Kod,adr_Miejscowosc,adr_Telefon,kh_EMail',
        'short_name - title vat_number address_street address_building address_flat address_postal_code address_city phone email',
      ],
      [
        'enova',
        'Kod,Nazwa,NIP,Eu VAT,REGON,Ulica,Nr domu,Nr lokalu,Kod pocztowy,Miejscowość,Poczta,Kraj,Telefon komórkowy,Email',
        'short_name title vat_number vat_eu_number regon address_street address_building address_flat address_postal_code address_city - address_country phone email',
      ],
      [
        'enova, by the names of its fields',
        'Kod,Nazwa,EuVAT,NIP,REGON,KRS,Adres.Ulica,Adres.NrDomu,Adres.KodPocztowyS,Adres.Miejscowosc,Kontakt.EMAIL,Kontakt.TelefonKomorkowy',
        'short_name title vat_eu_number vat_number regon krs address_street address_building address_postal_code address_city email phone',
      ],
      [
        'Symfonia',
        'Kod,Nazwa,NIP,REGON,Ulica,Dom,Lokal,Kod pocztowy,Miejscowość,Kraj,Telefon 1,Telefon 2,e-mail,Rachunek bankowy',
        'short_name title vat_number regon address_street address_building address_flat address_postal_code address_city address_country phone - email bank_account',
      ],
      [
        'Symfonia ERP, its contractors',
        'Kod kontrahenta,Nazwa kontrahenta,NIP,Rejon,Ulica,Numer domu,Numer mieszkania,Kod,Miejscowość,Kraj,Telefon,Mail',
        'short_name title vat_number - address_street address_building address_flat address_postal_code address_city address_country phone email',
      ],
      [
        'Optima, its register',
        'Kod,Nazwa,NIP,Miasto,Ulica,Nr domu,Nr lokalu,Kod pocztowy,Poczta,Kraj,Telefon,E-mail,REGON,PESEL,KRS',
        'short_name title vat_number address_city address_street address_building address_flat address_postal_code - address_country phone email regon pesel krs',
      ],
      [
        'Optima, its tables',
        'Knt_Kod,Knt_Nazwa1,Knt_NipE,Knt_Ulica,Knt_NrDomu,Knt_NrLokalu,Knt_KodPocztowy,Knt_Miasto,Knt_Kraj,Knt_Telefon1,Knt_Email,Knt_Regon',
        'short_name title vat_number address_street address_building address_flat address_postal_code address_city address_country phone email regon',
      ],
      [
        'Optima, its workbook for loading',
        'Kod,Grupa,Nazwa,NIP kraj,NIP,Kraj,Województwo,Powiat,Ulica,Nr domu,Nr lokalu,Miasto,Kod pocztowy,Poczta,E-mail,Telefon SMS,Rachunek',
        'short_name - title - vat_number address_country - - address_street address_building address_flat address_city address_postal_code - email phone bank_account',
      ],
      [
        'Comarch ERP XL',
        'Akronim,Nazwa pełna,NIP,Ulica,Miasto,Kod pocztowy,Kraj,Telefon,EMail,REGON',
        'short_name title vat_number address_street address_city address_postal_code address_country phone email regon',
      ],
      [
        'a program of the desk without Polish letters, in capitals',
        'KONTRAHENT_NAZWA,KONTRAHENT_NIP,KONTRAHENT_ULICA,KONTRAHENT_KOD_POCZTOWY,KONTRAHENT_MIEJSCOWOSC,KONTRAHENT_EMAIL',
        'title vat_number address_street address_postal_code address_city email',
      ],
      [
        'the register of payers of VAT and GUS, as tables of them are made',
        'Nazwa,NIP,REGON,KRS,Ulica,NrNieruchomosci,NrLokalu,KodPocztowy,Miejscowosc',
        'title vat_number regon krs address_street address_building address_flat address_postal_code address_city',
      ],
    ],
  );
});

describe('a list of employees as a program writes it', () => {
  rows(
    [
      ...employee,
      'company_id',
      'work_place',
      'zus_registered_on',
      'zus_deregistered_on',
      'medical_exam_valid_to',
      'bhp_valid_to',
      'email',
      'phone',
    ],
    [
      [
        'Płatnik, its register of insured persons',
        'Nazwisko,Imię pierwsze,Data urodzenia,PESEL,Obywatelstwo,Data powstania obowiązku ubezpieczeń,Kod tytułu ubezpieczenia,Wymiar czasu pracy',
        'last_name first_name birth_date pesel citizenship zus_registered_on - fte',
      ],
      [
        'Płatnik, of one payer',
        'NIP płatnika,Nazwisko ubezpieczonego,Imię ubezpieczonego,PESEL ubezpieczonego,Data zgłoszenia do ubezpieczeń,Data wyrejestrowania z ubezpieczeń',
        '- last_name first_name pesel zus_registered_on zus_deregistered_on',
      ],
      [
        'Optima, its list of staff',
        'Akronim,Nazwisko,Imię,PESEL,Data urodzenia,Data zatrudnienia,Data zwolnienia,Rodzaj umowy,Wymiar etatu,Stanowisko,Stawka zaszeregowania,Numer rachunku',
        '- last_name first_name pesel birth_date start_date end_date contract_type fte position wage_amount bank_account',
      ],
      [
        'Optima, its tables',
        'PRE_Nazwisko,PRE_Imie1,PRI_Pesel,PRE_DataUr,PRE_ZatrudnionyOd,PRE_ZatrudnionyDo,PRE_Stanowisko',
        'last_name first_name pesel birth_date start_date end_date position',
      ],
      [
        'enova',
        'Kod,Nazwisko,Imię,PESEL,Data urodzenia,Etat: Okres od,Etat: Okres do,Etat: Wymiar,Etat: Stanowisko,Etat: Stawka',
        '- last_name first_name pesel birth_date start_date end_date fte position wage_amount',
      ],
      [
        'enova, by the names of its fields',
        'Nazwisko,Imie,PESEL,Urodzony.Data,Etat.Okres.From,Etat.Okres.To,Etat.Zaszeregowanie.Wymiar,Etat.Stanowisko,Etat.Zaszeregowanie.Stawka',
        'last_name first_name pesel birth_date start_date end_date fte position wage_amount',
      ],
      [
        'Symfonia Kadry i Płace',
        'Nazwisko,Imię,Nr PESEL,Data ur.,Obywatelstwo,Data zatrudnienia,Rodzaj umowy o pracę,Wymiar etatu,Stanowisko,Płaca zasadnicza',
        'last_name first_name pesel birth_date citizenship start_date contract_type fte position wage_amount',
      ],
      [
        'Gratyfikant GT',
        'Nazwisko,Imię,PESEL,Data urodzenia,Umowa od dnia,Umowa do dnia,Rodzaj umowy,Etat,Stanowisko,Wynagrodzenie brutto',
        'last_name first_name pesel birth_date start_date end_date contract_type fte position wage_amount',
      ],
      [
        'Gratyfikant nexo',
        'Sygnatura,Nazwisko,Imię pierwsze,PESEL,Data rozpoczęcia umowy,Data zakończenia umowy,Typ umowy,Wymiar etatu,Stanowisko,Wynagrodzenie zasadnicze',
        '- last_name first_name pesel start_date end_date contract_type fte position wage_amount',
      ],
      [
        'wFirma',
        'Imię,Nazwisko,PESEL,Data urodzenia,E-mail,Telefon,Rodzaj umowy,Data rozpoczęcia umowy,Data zakończenia umowy,Stanowisko,Wymiar etatu,Kwota brutto',
        'first_name last_name pesel birth_date email phone contract_type start_date end_date position fte wage_amount',
      ],
      [
        'inFakt',
        'Imię,Nazwisko,PESEL,Data urodzenia,Data zawarcia umowy,Data rozpoczęcia pracy,Stanowisko,Wymiar czasu pracy,Wynagrodzenie brutto,Nr konta',
        'first_name last_name pesel birth_date contract_signed_on start_date position fte wage_amount bank_account',
      ],
      [
        'Comarch PPK',
        'Imię,Nazwisko,Płeć,Obywatelstwo,Numer PESEL,Data urodzenia,Adres e-mail,Numer telefonu',
        'first_name last_name - citizenship pesel birth_date email phone',
      ],
      [
        'e-pity of a payer',
        'pierwszeImie,drugieImie,nazwisko,PESEL,dataUrodzenia,obywatelstwo',
        'first_name - last_name pesel birth_date citizenship',
      ],
      [
        'Kadry Fakt',
        'Nazwisko,Imię,PESEL,Data ur,Firma,Pracuje od,Pracuje do,Etat,Płaca brutto',
        'last_name first_name pesel birth_date company_id start_date end_date fte wage_amount',
      ],
      [
        'R2Płatnik',
        'Nazwisko,Pierwsze imię,Numer PESEL,Dzień urodzenia,Zatrudnienie od,Zatrudnienie do,Forma zatrudnienia,Etat,Stanowisko pracy,Stawka miesięczna',
        'last_name first_name pesel birth_date start_date end_date contract_type fte position wage_amount',
      ],
      [
        'Sage Kadry i Płace',
        'NAZWISKO,IMIE,PESEL,DATA_URODZENIA,DATA_PRZYJECIA,DATA_ZWOLNIENIA,STANOWISKO,WYMIAR_ETATU,STAWKA',
        'last_name first_name pesel birth_date start_date end_date position fte wage_amount',
      ],
      [
        'a list of an employer',
        'Pracodawca,Nazwisko pracownika,Imię pracownika,PESEL pracownika,Zatrudniony dnia,Koniec umowy,Rodzaj zatrudnienia,Część etatu,Miejsce pracy',
        'company_id last_name first_name pesel start_date end_date contract_type fte work_place',
      ],
      [
        'a list of examinations and trainings',
        'Nazwisko,Imię,PESEL,Badania lekarskie ważne do,Szkolenie BHP do',
        'last_name first_name pesel medical_exam_valid_to bhp_valid_to',
      ],
      [
        'a list in English',
        'Last name,First name,PESEL,Date of birth,Start date,End date,Position,FTE,Gross salary',
        'last_name first_name pesel birth_date start_date end_date position fte wage_amount',
      ],
      [
        'one row of two, as programs draw „Zatrudnienie” over its days',
        'Nazwisko,Imię,PESEL,Zatrudnienie data od,Zatrudnienie data do,Etat wymiar,Stanowisko',
        'last_name first_name pesel start_date end_date fte position',
      ],
    ],
  );
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
