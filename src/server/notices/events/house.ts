import type { NoticeEvent } from '../define';

const office = ['office'] as const;
const bell = ['portal'] as const;
const letter = ['portal', 'email'] as const;

/** What happens to the office itself: who stands in for whom, what was planned or begun, and how the server is. */
export const houseEvents = {
  stand_in_began: {
    group: 'Biuro',
    resource: 'stand-ins',
    label: 'Przekazanie pracy zastępcy',
    for: office,
    channels: letter,
    variables: ['osoba', 'opiekun', 'termin', 'lista_pozycji', 'notatka'],
    portal: '{opiekun} zastępuje: {osoba} ({termin}). Przekazano: {lista_pozycji}',
    subject: 'Zastępstwo: {osoba}',
    body: 'Dzień dobry, {imie},\n\n{opiekun} zastępuje: {osoba}, {termin}.\n\nPrzekazano: {lista_pozycji}.\n\n{notatka}',
  },
  stand_in_ended: {
    group: 'Biuro',
    resource: 'stand-ins',
    label: 'Koniec zastępstwa',
    for: office,
    channels: letter,
    variables: ['osoba', 'opiekun', 'lista_pozycji'],
    portal: 'Koniec zastępstwa: {osoba}. Wróciło od {opiekun}: {lista_pozycji}',
    subject: 'Koniec zastępstwa: {osoba}',
  },
  plan_failed: {
    group: 'Wiadomości',
    resource: 'messages',
    label: 'Zaplanowana wiadomość nie została wysłana',
    for: office,
    channels: letter,
    variables: ['tytul', 'powod'],
    portal: 'Nie wysłano zaplanowanej wiadomości „{tytul}”: {powod}',
    subject: 'Nie wysłano: {tytul}',
  },
  copy_old: {
    group: 'Biuro',
    label: 'Kopia zapasowa jest za stara',
    for: office,
    channels: letter,
    important: true,
    variables: ['termin'],
    portal: 'Kopia zapasowa jest za stara. Ostatnia: {termin}. Zgłoś to osobie, która opiekuje się serwerem.',
  },
  trail_broken: {
    group: 'Biuro',
    label: 'Dziennik zdarzeń stracił wpisy',
    for: office,
    channels: letter,
    important: true,
    variables: ['liczba'],
    portal:
      'Dziennik zdarzeń nie zawiera wpisu numer {liczba}, który wcześniej w nim był. Ktoś zmienił bazę danych albo wróciła starsza kopia. Zgłoś to od razu osobie, która opiekuje się serwerem.',
    subject: 'Dziennik zdarzeń stracił wpisy',
  },
  copy_drill_failed: {
    group: 'Biuro',
    label: 'Próbne odtworzenie kopii nie powiodło się',
    for: office,
    channels: letter,
    important: true,
    variables: ['termin'],
    portal:
      'Próbne odtworzenie kopii zapasowej nie powiodło się ({termin}). Dopóki się nie uda, nie wiadomo, czy kopia uratuje dane. Zgłoś to osobie, która opiekuje się serwerem.',
  },
  begun_work_ended: {
    group: 'Biuro',
    label: 'Zlecona praca się zakończyła',
    for: office,
    channels: bell,
    variables: ['nazwa', 'wynik'],
    portal: '{nazwa}: {wynik}',
  },
  job_failed: {
    group: 'Biuro',
    label: 'Zadanie w tle nie powiodło się',
    for: office,
    channels: bell,
    variables: ['nazwa'],
    portal: 'Zadanie w tle „{nazwa}” nie powiodło się mimo ponowień. Zobacz ustawienia.',
  },
  alarm: {
    group: 'Biuro',
    label: 'Nietypowe zdarzenia w systemie',
    for: office,
    channels: letter,
    important: true,
    variables: ['nazwa', 'liczba'],
    portal: 'Nietypowo dużo zdarzeń: {nazwa} ({liczba} w ciągu godziny). Sprawdź historię zmian i listę sesji.',
  },
  disk_low: {
    group: 'Biuro',
    label: 'Kończy się miejsce na serwerze',
    for: office,
    channels: letter,
    important: true,
    variables: ['liczba'],
    portal:
      'Na serwerze kończy się miejsce: wolne {liczba}. Powiadom osobę, która go prowadzi, zanim zabraknie go na zapisywanie.',
  },
  sms_points_low: {
    group: 'Biuro',
    label: 'Kończą się punkty w bramce SMS',
    for: office,
    channels: letter,
    variables: [],
    portal: 'W bramce SMS kończą się punkty. Doładuj konto, aby wiadomości wychodziły.',
  },
} satisfies Record<string, NoticeEvent>;
