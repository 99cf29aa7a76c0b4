/**
 * The ways a notice goes out; `portal` is the bell in the panel, `digest` a line in the person's next summary by mail, in place of a mail of
 * its own. `push` is a hint on the devices that the person turned on: a firm's rule says nothing of it, it goes with the bell.
 */
export const channels = ['portal', 'email', 'sms', 'digest', 'push'] as const;
export type NoticeChannel = (typeof channels)[number];

/** Who an event is told to: which people exactly is said by whoever tells it. */
export type Audience = 'office' | 'client';

/** Something that people are told of. Texts hold variables as `{firma}`; what a firm changes of them stands in its rule. */
export interface NoticeEvent {
  label: string;
  /** Under what it stands in settings and in the profile. */
  group: string;
  for: readonly Audience[];
  /** The resource that must exist for the receiver; where it is switched off nothing is told. */
  resource?: string;
  /** Tells of data behind this grant. */
  grant?: 'payroll';
  channels: readonly NoticeChannel[];
  /** Nobody can switch it off. */
  mandatory?: true;
  /** Goes out in the night too. */
  important?: true;
  /** The client's switch against text messages about settlements holds for it. */
  settlement?: true;
  /** Days before a date. */
  offsets?: readonly number[];
  /** After the date: how often again. */
  repeat?: { everyDays: number; most: number };
  sendHour?: number;
  workingDaysOnly?: true;
  /** What the texts may name besides the receiver and the firm. */
  variables: readonly string[];
  portal: string;
  /** Left out, made of the label and the portal's text. */
  subject?: string;
  body?: string;
  sms?: string;
}

/** What a value looks like in previews and tests. */
export const sampleValues: Readonly<Record<string, string>> = {
  imie: 'Anna',
  biuro: 'Biuro Rachunkowe',
  link: 'https://panel.przyklad.pl/sprawa',
  firma: 'Piekarnia „Kłos” Jan Kłos',
  okres: 'październik 2026',
  kwota_razem: '3 412,00 zł',
  cena: '184,50 zł brutto (150,00 zł netto)',
  termin: '20.11.2026',
  lista_pozycji: 'JPK_V7M za październik, Składki ZUS za październik',
  opiekun: 'Ewa Żuławska',
  telefon_opiekuna: '+48 501 502 503',
  haslo_zwrotne: 'LIPA-7',
  tytul: 'JPK_V7M za październik',
  osoba: 'Jan Kowalski',
  autor: 'Ewa Żuławska',
  numer: 'S/2026/118',
  powod: 'Nieczytelny skan',
  liczba: '7',
  reguly: '3 reguły',
  klienci: '7 klientów',
  terminy: '2 terminy',
  dni: 'za 14 dni',
  notatka: 'Klient czeka na telefon w sprawie leasingu',
  nazwa: 'Zmiany w VAT 2027',
  wynik: 'Utworzono 12 nowych zadań.',
  rachunek: '61 1090 1014 0000 0712 1981 2874',
  dokument: 'Faktura FV/118/11/2026',
  sprzedawca: 'Młyn „Zbożowy” Sp. z o.o.',
};

/** Variables that every text may hold. */
export const commonVariables = ['imie', 'biuro', 'link'] as const;
