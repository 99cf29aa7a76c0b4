import { fold } from '../lib/text';

/** Headings that say the same say it in letters and digits: „Nr NIP:” is `nr nip`. */
export const plainHeading = (heading: string): string =>
  fold(heading)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const accounts = [
  'Rachunek bankowy',
  'Nr rachunku bankowego',
  'Numer rachunku bankowego',
  'Nr rachunku',
  'Numer rachunku',
  'Konto bankowe',
  'Nr konta bankowego',
  'Numer konta bankowego',
  'Nr konta',
  'Numer konta',
  'IBAN',
  'NRB',
  'Rachunek',
  'Account number',
  'Bank account',
] as const;

/** How lists of Optima, Symfonia, Rewizor, enova, wFirma, inFakt, iFirma, Fakturownia and Płatnik, and offices' own, head what a field of this key holds, the surest first. */
const usual: Readonly<Record<string, readonly string[]>> = {
  title: [
    'Nazwa pełna',
    'Pełna nazwa',
    'Nazwa',
    'Nazwa kontrahenta',
    'Nazwa firmy',
    'Nazwa podmiotu',
    'Nazwa 1',
    'Kontrahent',
    'Nazwa klienta',
    'Klient',
    'Nazwa kontrahenta pełna',
    'Pełna nazwa firmy',
    'Nazwa podatnika',
    'Podatnik',
    'Nazwa nabywcy',
    'Nazwa płatnika',
    'Podmiot',
    'Firma',
    'Imię i nazwisko lub nazwa',
    'Nazwa lub imię i nazwisko',
    'Company name',
    'Name',
  ],
  short_name: [
    'Nazwa skrócona',
    'Nazwa skrócona (systemowa)',
    'Skrócona nazwa',
    'Skrót nazwy',
    'Skrót',
    'Akronim',
    'Kod kontrahenta',
    'Alias',
    'Symbol',
    'Nazwa krótka',
    'Kod klienta',
    'Kod firmy',
    'Identyfikator kontrahenta',
    'Identyfikator',
    'Skrót kontrahenta',
    'Nazwa skrócona płatnika',
    'Shortcut',
    'Short name',
    'Altname',
  ],
  vat_number: [
    'NIP',
    'Nr NIP',
    'Numer NIP',
    'NIP kontrahenta',
    'NIP klienta',
    'NIP firmy',
    'Numer identyfikacji podatkowej',
    'Nr identyfikacji podatkowej',
    'VAT ID',
    'NIP podatnika',
    'NIP płatnika',
    'NIP podmiotu',
    'NIP nabywcy',
    'NIP bez kresek',
    'Tax ID',
    'Tax no',
    'NIP E',
  ],
  vat_eu_number: [
    'NIP UE',
    'VAT UE',
    'Nr VAT UE',
    'Numer VAT UE',
    'NIP unijny',
    'EU VAT',
    'Identyfikator EU VAT',
    'Identyfikator UE',
    'Identyfikator VAT UE',
    'Nr identyfikacyjny UE',
  ],
  regon: [
    'REGON',
    'Nr REGON',
    'Numer REGON',
    'Numer identyfikacyjny REGON',
    'REGON firmy',
    'REGON płatnika',
    'Identyfikator REGON',
  ],
  krs: ['KRS', 'Nr KRS', 'Numer KRS', 'Numer w KRS', 'Nr w KRS'],
  company_type: [
    'Forma prawna',
    'Rodzaj firmy',
    'Typ firmy',
    'Forma działalności',
    'Rodzaj podmiotu',
    'Typ podmiotu',
    'Rodzaj działalności',
    'Typ działalności',
    'Forma prowadzenia działalności',
    'Typ klienta',
  ],
  taxation_form: [
    'Forma opodatkowania',
    'Opodatkowanie',
    'Podatek dochodowy',
    'Forma podatku',
    'Podatek',
    'Forma opodatk',
    'Forma',
    'Sposób opodatkowania',
    'Rodzaj opodatkowania',
    'Zasady opodatkowania',
    'Forma opodatkowania PIT',
    'Podatek dochodowy forma',
    'PIT CIT',
  ],
  vat_status: [
    'Status VAT',
    'Podatnik VAT',
    'Czynny podatnik VAT',
    'Rodzaj podatnika VAT',
    'VAT',
    'Płatnik VAT',
    'Płatnik VAT tak nie',
    'Czy podatnik VAT',
    'Czy VAT',
    'VAT czynny',
    'Status podatnika VAT',
    'Status w VAT',
    'VAT tak nie',
    'VAT T N',
  ],
  vat_period: [
    'Okres VAT',
    'Okres rozliczania VAT',
    'Rozliczenie VAT',
    'Okres rozliczeniowy VAT',
    'VAT okres',
    'JPK',
    'Rodzaj JPK',
    'JPK V7',
    'Deklaracja VAT',
    'VAT miesięcznie kwartalnie',
    'Rozliczanie VAT',
  ],
  accounting_type: [
    'Rodzaj ewidencji',
    'Rodzaj księgowości',
    'Księgowość',
    'Rodzaj ksiąg',
    'Forma ewidencji',
    'Księgi',
    'Ewidencja',
    'Typ ksiąg',
    'Typ ewidencji',
    'Forma księgowości',
    'Rodzaj książki',
    'Ewidencja księgowa',
    'Typ księgowości',
  ],
  zus_scheme: ['Schemat ZUS', 'Rodzaj ZUS', 'Składki ZUS', 'ZUS', 'Rodzaj składek ZUS', 'ZUS właściciela', 'Składki właściciela'],
  pkd_main: ['PKD', 'Kod PKD', 'Główne PKD', 'Przeważające PKD'],
  address_street: [
    'Ulica',
    'Nazwa ulicy',
    'Ulica i numer',
    'Adres',
    'Ulica i nr',
    'Ulica i numer budynku',
    'Ulica nr',
    'Ulica i numer domu',
    'Street',
  ],
  address_building: [
    'Nr domu',
    'Numer domu',
    'Nr budynku',
    'Numer budynku',
    'Nr posesji',
    'Numer posesji',
    'Dom',
    'Nr bud',
    'Building number',
    'Nr nieruchomości',
    'Numer nieruchomości',
    'Street number',
  ],
  address_flat: [
    'Nr lokalu',
    'Numer lokalu',
    'Nr mieszkania',
    'Numer mieszkania',
    'Lokal',
    'Mieszkanie',
    'Nr lok',
    'Nr m',
    'Lok',
    'Flat number',
  ],
  address_postal_code: [
    'Kod pocztowy',
    'Kod poczt',
    'Kod pocz',
    'Kod p',
    'PNA',
    'Postal code',
    'Zip',
    'Kod pocztowy S',
    'Post code',
    'Zip code',
  ],
  address_city: ['Miejscowość', 'Miasto', 'Nazwa miejscowości', 'Poczta', 'City'],
  address_country: ['Kraj', 'Państwo', 'Nazwa kraju', 'Kod kraju', 'Country'],
  mail_address: ['Adres do korespondencji', 'Adres korespondencyjny', 'Adres korespondencyjny pełny', 'Adres do wysyłki'],
  company_id: ['Firma', 'Pracodawca', 'Płatnik', 'Zakład pracy', 'Nazwa płatnika', 'Nazwa firmy'],
  first_name: [
    'Imię',
    'Imię pierwsze',
    'Pierwsze imię',
    'Imię 1',
    'Imiona',
    'Imię pracownika',
    'Imię pierwsze ubezpieczonego',
    'Imię ubezpieczonego',
    'First name',
  ],
  last_name: ['Nazwisko', 'Nazwisko pracownika', 'Nazwisko ubezpieczonego', 'Last name', 'Surname'],
  pesel: [
    'PESEL',
    'Nr PESEL',
    'Numer PESEL',
    'PESEL pracownika',
    'PESEL ubezpieczonego',
    'Identyfikator PESEL',
    'PESEL płatnika',
  ],
  birth_date: ['Data urodzenia', 'Data ur', 'Urodzony', 'Dzień urodzenia', 'Urodzony data', 'Date of birth', 'Birth date'],
  citizenship: ['Obywatelstwo', 'Kod obywatelstwa'],
  contract_type: [
    'Rodzaj umowy',
    'Typ umowy',
    'Forma zatrudnienia',
    'Rodzaj zatrudnienia',
    'Podstawa zatrudnienia',
    'Rodzaj umowy o pracę',
    'Umowa',
  ],
  contract_signed_on: ['Data zawarcia umowy', 'Data podpisania umowy', 'Umowa z dnia'],
  position: ['Stanowisko', 'Stanowisko pracy', 'Nazwa stanowiska', 'Stanowisko służbowe', 'Position'],
  work_place: ['Miejsce pracy', 'Miejsce wykonywania pracy'],
  start_date: [
    'Data zatrudnienia',
    'Zatrudniony od',
    'Zatrudniony dnia',
    'Zatrudnienie od',
    'Data przyjęcia',
    'Umowa od',
    'Data rozpoczęcia pracy',
    'Data rozpoczęcia umowy',
    'Pracuje od',
    'Rozpoczęcie',
    'Start',
    'Start date',
    'Data nawiązania umowy',
    'Data rozpoczęcia zatrudnienia',
    'Zatrudnienie data od',
    'Umowa od dnia',
    'Okres od',
    'Okres from',
  ],
  end_date: [
    'Data zwolnienia',
    'Zatrudniony do',
    'Zatrudnienie do',
    'Umowa do',
    'Data rozwiązania umowy',
    'Data zakończenia pracy',
    'Data zakończenia umowy',
    'Pracuje do',
    'Zakończenie',
    'End',
    'End date',
    'Data zakończenia zatrudnienia',
    'Zatrudnienie data do',
    'Umowa do dnia',
    'Koniec umowy',
    'Okres do',
    'Okres to',
  ],
  fte: ['Wymiar etatu', 'Etat', 'Wymiar czasu pracy', 'Wymiar zatrudnienia', 'Część etatu', 'Etat wymiar', 'Wymiar', 'FTE'],
  wage_amount: [
    'Stawka zaszeregowania',
    'Wynagrodzenie zasadnicze',
    'Wynagrodzenie zasadnicze brutto',
    'Płaca zasadnicza',
    'Płaca zasadnicza brutto',
    'Wynagrodzenie',
    'Stawka miesięczna',
    'Stawka brutto',
    'Stawka',
    'Kwota brutto',
    'Płaca brutto',
    'Wynagrodzenie brutto',
    'Gross salary',
  ],
  bank_account: accounts,
  'accounts.number': accounts,
  email: [
    'E-mail',
    'Email',
    'Adres e-mail',
    'Adres email',
    'Mail',
    'Adres poczty elektronicznej',
    'E-mail telefon',
    'Telefon e-mail',
    'Kontakt',
    'Dane kontaktowe',
    'E-mail podstawowy',
  ],
  phone: [
    'Telefon',
    'Nr telefonu',
    'Numer telefonu',
    'Tel',
    'Telefon 1',
    'Telefon komórkowy',
    'Telefon kom',
    'Tel. komórkowy',
    'Telefon podstawowy',
    'Telefon SMS',
    'Phone',
    'Phone number',
  ],
  zus_registered_on: [
    'Data zgłoszenia do ZUS',
    'Data powstania obowiązku ubezpieczeń',
    'Data zgłoszenia do ubezpieczeń',
    'Data objęcia ubezpieczeniem',
    'Data zgłoszenia ZUA',
  ],
  zus_deregistered_on: ['Data wyrejestrowania z ZUS', 'Data wyrejestrowania z ubezpieczeń', 'Data wyrejestrowania'],
  medical_exam_date: ['Data badań lekarskich', 'Data badania lekarskiego', 'Data badań'],
  medical_exam_valid_to: ['Badania lekarskie ważne do', 'Badania lekarskie do', 'Badania ważne do', 'Termin badań lekarskich'],
  bhp_valid_to: ['Szkolenie BHP do', 'BHP ważne do', 'Termin szkolenia BHP'],
  'start_date@hour': ['Start time', 'Godzina rozpoczęcia', 'Godzina od', 'Czas rozpoczęcia', 'Od godziny'],
  'end_date@hour': ['End time', 'Godzina zakończenia', 'Godzina do', 'Czas zakończenia', 'Do godziny'],
  comment: ['Opis', 'Description'],
};

const named: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(usual).map(([key, names]) => [key, names.map(plainHeading)]),
);
/** A part of a list's items, `contacts.email`, is called as a field of its own would be. */
const namesOf = (key: string): readonly string[] => named.get(key) ?? named.get(key.split('.').at(-1) ?? '') ?? [];
/** KODPOCZTOWY and „Kod  pocztowy” are one heading. */
const unspaced = (heading: string): string => heading.replaceAll(' ', '');

const all: ReadonlySet<string> = new Set([...named.values()].flat());
/** What stands before the name of a field in the tables of programs and in addresses that are told part by part. */
const before =
  /^(?:adres (?:siedziby|firmy|zameldowania|zamieszkania) |adres (?!(?:e mail|email|poczty|do|korespondencyjny)\b)|etat(?: zaszeregowanie)? |(?:siedziba|dane|kontakt|pracownik|kontrahent|klient|podmiot|platnik|ubezpieczony|knt|kh|adr|pre|pri) )/;

/** „Kod” is a post code beside one of these, and elsewhere the contractor's own. */
const towns: ReadonlySet<string | undefined> = new Set(['miasto', 'miejscowosc', 'poczta']);

/** Headings of other programs as the table above writes them: „NrDomu” is `nr domu`, „Adres.KodPocztowy” `kod pocztowy`. */
function spoken(headings: readonly string[]): string[] {
  const apart = headings.map((heading) => {
    const said = plainHeading(heading.replace(/(?<=\p{Ll})(?=[\p{Lu}\d])|(?<=\p{Lu})(?=\p{Lu}\p{Ll}{2})/gu, ' '));
    return all.has(said) ? said : said.replace(before, '');
  });
  return apart.map((said, at) => {
    if (said !== 'kod') return said;
    return towns.has(apart[at - 1]) || towns.has(apart[at + 1]) ? 'kod pocztowy' : 'kod kontrahenta';
  });
}

/** Which of these fields each free column is by what other programs call it, by the column's place: surer names go first, and no field goes twice. */
export function usualFields(
  headings: readonly string[],
  keys: readonly string[],
  isFree: (at: number) => boolean = () => true,
): ReadonlyMap<number, string> {
  const said = spoken(headings).map(unspaced);
  const found = new Map<number, string>();
  const given = new Set<string>();
  const longest = Math.max(0, ...keys.map((key) => namesOf(key).length));
  for (let rank = 0; rank < longest; rank += 1)
    for (const key of keys) {
      const name = namesOf(key)[rank];
      const at =
        name === undefined || given.has(key)
          ? -1
          : said.findIndex((each, nth) => each === unspaced(name) && isFree(nth) && !found.has(nth));
      if (at < 0) continue;
      found.set(at, key);
      given.add(key);
    }
  return found;
}
