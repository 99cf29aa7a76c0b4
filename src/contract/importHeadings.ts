import { fold } from '../lib/text';

/** Headings that say the same say it in letters and digits: „Nr NIP:” is `nr nip`. */
export const plainHeading = (heading: string): string =>
  fold(heading)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** How lists of Optima, Symfonia, Rewizor, enova, wFirma, inFakt, Fakturownia and Płatnik head what a field of this key holds, the surest first. */
const usual: Readonly<Record<string, readonly string[]>> = {
  title: [
    'Nazwa',
    'Nazwa kontrahenta',
    'Nazwa firmy',
    'Nazwa pełna',
    'Pełna nazwa',
    'Nazwa podmiotu',
    'Nazwa 1',
    'Kontrahent',
    'Nazwa klienta',
    'Klient',
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
  ],
  vat_eu_number: ['NIP UE', 'VAT UE', 'Nr VAT UE', 'Numer VAT UE', 'NIP unijny', 'EU VAT', 'Identyfikator EU VAT'],
  regon: ['REGON', 'Nr REGON', 'Numer REGON', 'Numer identyfikacyjny REGON'],
  krs: ['KRS', 'Nr KRS', 'Numer KRS'],
  company_type: ['Forma prawna', 'Rodzaj firmy', 'Typ firmy', 'Forma działalności', 'Rodzaj podmiotu'],
  taxation_form: [
    'Forma opodatkowania',
    'Opodatkowanie',
    'Podatek dochodowy',
    'Forma podatku',
    'Podatek',
    'Forma opodatk',
    'Forma',
  ],
  vat_status: ['Status VAT', 'Podatnik VAT', 'Czynny podatnik VAT', 'Rodzaj podatnika VAT', 'VAT'],
  vat_period: ['Okres VAT', 'Okres rozliczania VAT', 'Rozliczenie VAT', 'Okres rozliczeniowy VAT', 'VAT okres', 'JPK'],
  accounting_type: [
    'Rodzaj ewidencji',
    'Rodzaj księgowości',
    'Księgowość',
    'Rodzaj ksiąg',
    'Forma ewidencji',
    'Księgi',
    'Ewidencja',
  ],
  zus_scheme: ['Schemat ZUS', 'Rodzaj ZUS', 'Składki ZUS', 'ZUS'],
  pkd_main: ['PKD', 'Kod PKD', 'Główne PKD', 'Przeważające PKD'],
  address_street: ['Ulica', 'Nazwa ulicy', 'Ulica i numer', 'Adres'],
  address_building: ['Nr domu', 'Numer domu', 'Nr budynku', 'Numer budynku', 'Nr posesji', 'Numer posesji', 'Dom'],
  address_flat: ['Nr lokalu', 'Numer lokalu', 'Nr mieszkania', 'Numer mieszkania', 'Lokal', 'Mieszkanie'],
  address_postal_code: ['Kod pocztowy', 'Kod poczt', 'Kod pocz'],
  address_city: ['Miejscowość', 'Miasto', 'Nazwa miejscowości', 'Poczta'],
  address_country: ['Kraj', 'Państwo', 'Nazwa kraju', 'Kod kraju'],
  mail_address: ['Adres do korespondencji'],
  company_id: ['Firma', 'Pracodawca', 'Płatnik', 'Zakład pracy', 'Nazwa płatnika'],
  first_name: ['Imię', 'Imię pierwsze', 'Pierwsze imię', 'Imię 1', 'Imiona'],
  last_name: ['Nazwisko', 'Nazwisko pracownika'],
  pesel: ['PESEL', 'Nr PESEL', 'Numer PESEL'],
  birth_date: ['Data urodzenia', 'Data ur', 'Urodzony', 'Dzień urodzenia'],
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
  position: ['Stanowisko', 'Stanowisko pracy', 'Nazwa stanowiska', 'Stanowisko służbowe'],
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
  ],
  fte: ['Wymiar etatu', 'Etat', 'Wymiar czasu pracy', 'Wymiar zatrudnienia', 'Część etatu', 'Etat wymiar'],
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
  ],
  bank_account: [
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
  ],
  email: ['E-mail', 'Email', 'Adres e-mail', 'Adres email', 'Mail', 'Adres poczty elektronicznej'],
  phone: ['Telefon', 'Nr telefonu', 'Numer telefonu', 'Tel', 'Telefon 1', 'Telefon komórkowy', 'Telefon kom', 'Tel. komórkowy'],
  zus_registered_on: ['Data zgłoszenia do ZUS', 'Data powstania obowiązku ubezpieczeń', 'Data zgłoszenia do ubezpieczeń'],
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
const namesOf = (key: string): readonly string[] => named.get(key) ?? [];

/** „Kod” is a post code beside one of these, and elsewhere the contractor's own. */
const towns: ReadonlySet<string | undefined> = new Set(['miasto', 'miejscowosc', 'poczta']);

/** Headings of other programs as the table above writes them: „NrDomu” is `nr domu`, „Adres.KodPocztowy” `kod pocztowy`. */
function spoken(headings: readonly string[]): string[] {
  const apart = headings.map((heading) =>
    plainHeading(heading.replace(/(?<=\p{Ll})(?=[\p{Lu}\d])|(?<=\p{Lu})(?=\p{Lu}\p{Ll}{2})/gu, ' ')).replace(
      /^(?:adres|siedziba|pracownik|kontrahent) (?!(?:e mail|email|poczty|do)\b)/,
      '',
    ),
  );
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
  const said = spoken(headings);
  const found = new Map<number, string>();
  const given = new Set<string>();
  const longest = Math.max(0, ...keys.map((key) => namesOf(key).length));
  for (let rank = 0; rank < longest; rank += 1)
    for (const key of keys) {
      const name = namesOf(key)[rank];
      const at =
        name === undefined || given.has(key)
          ? -1
          : said.findIndex((each, nth) => each === name && isFree(nth) && !found.has(nth));
      if (at < 0) continue;
      found.set(at, key);
      given.add(key);
    }
  return found;
}
