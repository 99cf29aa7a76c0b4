import { fold } from '../lib/text';

/** Headings that say the same say it in letters and digits: „Nr NIP:” is `nr nip`. */
export const plainHeading = (heading: string): string =>
  fold(heading)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** How lists of Optima, Symfonia, Rewizor, enova, wFirma, inFakt, Fakturownia and Płatnik head what a field of this key holds. */
const usual: Readonly<Record<string, readonly string[]>> = {
  title: ['Nazwa kontrahenta', 'Nazwa firmy', 'Nazwa pełna', 'Pełna nazwa', 'Nazwa 1', 'Kontrahent', 'Nazwa klienta', 'Klient'],
  short_name: ['Skrót', 'Nazwa skrócona', 'Akronim', 'Kod kontrahenta', 'Alias', 'Symbol'],
  vat_number: [
    'NIP',
    'Nr NIP',
    'Numer NIP',
    'NIP kontrahenta',
    'NIP klienta',
    'NIP firmy',
    'Numer identyfikacji podatkowej',
    'VAT ID',
  ],
  vat_eu_number: ['NIP UE', 'VAT UE', 'Nr VAT UE', 'NIP unijny'],
  regon: ['REGON', 'Nr REGON', 'Numer REGON'],
  krs: ['KRS', 'Nr KRS', 'Numer KRS'],
  address_street: ['Ulica', 'Adres ulica', 'Adres', 'Ulica i numer'],
  address_building: ['Nr domu', 'Numer domu', 'Nr budynku', 'Numer budynku', 'Dom'],
  address_flat: ['Nr lokalu', 'Numer lokalu', 'Lokal', 'Nr mieszkania', 'Mieszkanie'],
  address_postal_code: ['Kod pocztowy', 'Kod poczt', 'Kod', 'Kod pocz'],
  address_city: ['Miasto', 'Miejscowość', 'Adres miasto', 'Poczta'],
  address_country: ['Kraj', 'Państwo', 'Kod kraju'],
  company_id: ['Firma', 'Pracodawca', 'Płatnik', 'Zakład pracy', 'Nazwa płatnika'],
  first_name: ['Imię', 'Imię pierwsze', 'Pierwsze imię', 'Imię 1'],
  last_name: ['Nazwisko', 'Nazwisko pracownika'],
  pesel: ['PESEL', 'Nr PESEL', 'Numer PESEL'],
  birth_date: ['Data urodzenia', 'Data ur', 'Urodzony', 'Dzień urodzenia'],
  citizenship: ['Obywatelstwo', 'Kod obywatelstwa'],
  contract_type: ['Rodzaj umowy', 'Typ umowy', 'Forma zatrudnienia', 'Umowa'],
  position: ['Stanowisko', 'Stanowisko pracy', 'Nazwa stanowiska'],
  work_place: ['Miejsce pracy', 'Miejsce wykonywania pracy'],
  start_date: [
    'Data zatrudnienia',
    'Zatrudniony od',
    'Zatrudniony dnia',
    'Data przyjęcia',
    'Umowa od',
    'Data rozpoczęcia pracy',
    'Rozpoczęcie',
    'Start',
    'Start date',
  ],
  end_date: [
    'Data zwolnienia',
    'Zatrudniony do',
    'Umowa do',
    'Data rozwiązania umowy',
    'Data zakończenia pracy',
    'Zakończenie',
    'End',
    'End date',
  ],
  fte: ['Etat', 'Wymiar etatu', 'Wymiar czasu pracy', 'Część etatu'],
  wage_amount: ['Stawka zaszeregowania', 'Wynagrodzenie zasadnicze', 'Płaca zasadnicza', 'Wynagrodzenie', 'Stawka'],
  bank_account: ['Rachunek bankowy', 'Nr rachunku', 'Numer rachunku', 'Konto bankowe', 'Nr konta', 'Numer konta'],
  email: ['E-mail', 'Email', 'Adres e-mail', 'Adres email', 'Mail'],
  phone: ['Telefon', 'Nr telefonu', 'Numer telefonu', 'Tel', 'Telefon 1', 'Telefon komórkowy'],
  zus_registered_on: ['Data zgłoszenia do ZUS', 'Data powstania obowiązku ubezpieczeń', 'Data zgłoszenia do ubezpieczeń'],
  'start_date@hour': ['Start time', 'Godzina rozpoczęcia', 'Godzina od', 'Czas rozpoczęcia', 'Od godziny'],
  'end_date@hour': ['End time', 'Godzina zakończenia', 'Godzina do', 'Czas zakończenia', 'Do godziny'],
  comment: ['Opis', 'Description'],
};

/** Headings of other programs for a field, besides its own names. */
export const usualHeadings = (key: string): readonly string[] => (Object.hasOwn(usual, key) ? (usual[key] ?? []) : []);
