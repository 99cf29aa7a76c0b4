import type { Shift } from '../calendar/workingDays';
import type { Certainty } from './rule';
import { CALENDARS, STATUTE_ONLY } from './rules/sources';

/** How long a term runs; the day of the event itself is not counted (art. 12 § 1 OP). */
export type Term =
  | { days: number }
  | { months: number }
  | { workingDays: number }
  | { dayOfNextMonth: number }
  /** The same without an exception for December. */
  | { dayAfterMonth: number }
  /** The first day after so many whole months that follow the event's own. */
  | { afterMonths: number };

/** A deadline that runs from something that happened. */
export interface EventRule {
  id: string;
  name: string;
  /** What the given date is the date of. */
  event: string;
  term: Term;
  shift: Shift;
  basis: string;
  certainty: Certainty;
  source: string;
  note?: string;
  /** First and last day of events the row is right for; the last one open where not given. */
  from: string;
  until?: string;
}

/** The state of the law the table begins with, as for recurring deadlines. */
const SINCE_2022 = { from: '2022-01-01' } as const;
const STATUTE = { certainty: 'statute', source: STATUTE_ONLY, ...SINCE_2022 } as const;
const KSEF_MODES = {
  shift: 'forward',
  certainty: 'verified',
  source: 'dokumentacja KSeF: tryby offline',
  from: '2026-02-01',
} as const;

/** Every deadline that runs from an event; an id has one row for each state of the law. */
export const EVENT_RULES: readonly EventRule[] = [
  {
    id: 'pcc3',
    name: 'PCC-3',
    event: 'zawarcie umowy',
    term: { days: 14 },
    shift: 'forward',
    basis: 'art. 10 ust. 1 u.p.c.c.',
    ...STATUTE,
  },
  {
    id: 'sd_z2',
    name: 'SD-Z2',
    event: 'powstanie obowiązku podatkowego',
    term: { months: 6 },
    shift: 'forward',
    basis: 'art. 4a u.p.s.d.',
    ...STATUTE,
  },
  {
    id: 'zua',
    name: 'ZUS ZUA, ZZA, ZWUA, ZIUA',
    event: 'początek, koniec lub zmiana ubezpieczenia',
    term: { days: 7 },
    shift: 'forward_saturday_works',
    basis: 'art. 36 u.s.u.s.',
    certainty: 'disputed',
    source: 'biznes.gov.pl',
    note: 'Według biznes.gov.pl sobota nie jest tu dniem wolnym – podano wcześniejszą datę.',
    from: '1999-01-01',
  },
  {
    id: 'zaw_nr',
    name: 'ZAW-NR',
    event: 'zlecenie przelewu na rachunek spoza wykazu',
    term: { days: 7 },
    shift: 'forward',
    basis: 'art. 117ba § 3 OP',
    ...STATUTE,
    from: '2023-07-01',
  },
  {
    id: 'crbr',
    name: 'Zgłoszenie do CRBR',
    event: 'wpis do KRS lub zmiana danych',
    term: { days: 14 },
    shift: 'none',
    basis: 'art. 60 ustawy AML',
    certainty: 'disputed',
    source: STATUTE_ONLY,
    note: 'Nie potwierdzono, czy soboty i dni wolne wlicza się do terminu – podano datę wcześniejszą, bez przesunięcia.',
    ...SINCE_2022,
  },
  {
    id: 'sf_cit_nonkrs',
    name: 'Sprawozdanie finansowe do Szefa KAS – podatnik CIT spoza rejestru przedsiębiorców KRS',
    event: 'zatwierdzenie sprawozdania',
    term: { days: 10 },
    shift: 'forward',
    basis: 'art. 27 ust. 2 CIT',
    ...STATUTE,
  },
  {
    id: 'ksef_offline24',
    name: 'Dosłanie faktury offline24 do KSeF',
    event: 'data wystawienia (P_1)',
    term: { workingDays: 1 },
    basis: 'art. 106nda VAT',
    ...KSEF_MODES,
  },
  {
    id: 'ksef_niedostepnosc',
    name: 'Dosłanie faktury do KSeF po zapowiedzianej niedostępności',
    event: 'koniec niedostępności',
    term: { workingDays: 1 },
    basis: 'art. 106nh VAT',
    ...KSEF_MODES,
  },
  {
    id: 'ksef_awaria',
    name: 'Dosłanie faktury do KSeF po awarii',
    event: 'koniec awarii',
    term: { workingDays: 7 },
    basis: 'art. 106nf VAT',
    ...KSEF_MODES,
  },
  {
    id: 'in1',
    name: 'IN-1, IR-1, IL-1 (osoby fizyczne)',
    event: 'nabycie lub zmiana',
    term: { days: 14 },
    shift: 'forward',
    basis: 'art. 6 ust. 6 u.p.o.l.',
    ...STATUTE,
  },
  {
    id: 'vat_r',
    name: 'VAT-R – zmiana danych',
    event: 'zmiana danych',
    term: { days: 7 },
    shift: 'forward',
    basis: 'art. 96 VAT',
    ...STATUTE,
    note: 'Pierwsze zgłoszenie składa się przed dniem pierwszej czynności opodatkowanej.',
  },
  {
    id: 'vat26',
    name: 'VAT-26 – samochód wyłącznie do działalności',
    event: 'pierwszy wydatek na samochód',
    term: { dayAfterMonth: 25 },
    shift: 'forward',
    basis: 'art. 86a ust. 12 VAT',
    ...STATUTE,
    note: 'Najpóźniej w dniu wysłania JPK_V7 z odliczeniem; spóźniony daje pełne odliczenie dopiero od miesiąca złożenia. Zmianę zgłasza się do końca miesiąca przed nią.',
  },
  {
    id: 'cash_after_limit',
    name: 'Kasa rejestrująca po przekroczeniu zwolnienia',
    event: 'przekroczenie 20 000 zł sprzedaży osobom prywatnym i rolnikom ryczałtowym',
    term: { afterMonths: 2 },
    shift: 'none',
    basis: 'art. 111 ust. 1 VAT; § 3 i 5 rozp. MF z 17.12.2024 (Dz.U. 2024 poz. 1902)',
    ...STATUTE,
    source: 'Dz.U. 2024 poz. 1902 (za źródłami wtórnymi)',
    note: 'Od tego dnia sprzedaż idzie przez kasę: zwolnienie kończy się po dwóch miesiącach od końca miesiąca przekroczenia. Kto zaczął w roku, ma limit proporcjonalny do dni. Kup i zafiskalizuj kasę wcześniej; ulga na zakup do 700 zł (art. 111 ust. 4 VAT).',
  },
  {
    id: 'swiadectwo',
    name: 'Świadectwo pracy',
    event: 'rozwiązanie lub wygaśnięcie umowy o pracę',
    term: { days: 0 },
    shift: 'none',
    basis: 'art. 97 KP',
    ...STATUTE,
    note: 'W dniu ustania stosunku pracy; gdy to niemożliwe, w ciągu 7 dni.',
  },
  {
    id: 'sf_krs',
    name: 'Złożenie sprawozdania finansowego do KRS (RDF)',
    event: 'zatwierdzenie sprawozdania',
    term: { days: 15 },
    shift: 'none',
    basis: 'art. 69 ust. 1 UoR',
    certainty: 'disputed',
    source: CALENDARS,
    note: 'Czy dzień wolny przesuwa ten termin, jest sporne – podano datę bez przesunięcia.',
    ...SINCE_2022,
  },
  {
    id: 'forma_opodatkowania',
    name: 'Wybór formy opodatkowania',
    event: 'pierwszy przychód w roku',
    term: { dayOfNextMonth: 20 },
    shift: 'forward',
    basis: 'art. 9a ust. 2 PIT; art. 9 ust. 1 ustawy o zryczałtowanym PIT',
    certainty: 'verified',
    source: CALENDARS,
    note: 'Gdy pierwszy przychód wypadł w grudniu: do 31 grudnia.',
    ...SINCE_2022,
  },
];
