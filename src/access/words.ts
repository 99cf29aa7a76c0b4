import type { Area, ClientRole, Role } from '../schema/areas';

/** What an area is called, and what whoever has it can do. */
export const areaWords: Readonly<Record<Area, { label: string; means: string }>> = {
  companies: { label: 'Firmy', means: 'klienci biura, ich pracownicy i dane podatkowe' },
  documents: { label: 'Dokumenty', means: 'dokumenty klientów i prośby o nie' },
  tasks: { label: 'Zadania', means: 'zadania, zadania cykliczne i limity podatkowe' },
  tickets: { label: 'Sprawy', means: 'sprawy zgłoszone przez klientów' },
  trainings: { label: 'Szkolenia', means: 'materiały szkoleniowe' },
  reports: { label: 'Raporty', means: 'rozliczenia miesięczne i czas pracy wszystkich osób' },
  messages: { label: 'Wiadomości', means: 'rozmowy z klientami i ogłoszenia' },
  users: { label: 'Użytkownicy', means: 'konta osób z biura i klientów' },
  settings: { label: 'Ustawienia', means: 'powiadomienia, harmonogram i wygląd panelu' },
  'system-tickets': { label: 'Zgłoszenia systemowe', means: 'zgłoszenia do operatora panelu' },
  partners: { label: 'Partnerzy', means: 'partnerzy biura i polecenia' },
  modules: { label: 'Moduły', means: 'cennik, sondy i ankiety' },
};

/** What each role gives; a role is no ladder, so a boss has no settings and a manager no partners. */
export const roleWords: Readonly<Record<Role, { label: string; means: string }>> = {
  'worker-tasks': {
    label: 'Pracownik (zadania)',
    means: 'widzi tylko zadania i szkolenia, chyba że ma też rolę kierownika, administratora albo właściciela',
  },
  manager: {
    label: 'Kierownik',
    means: 'ma ustawienia biura, zaprasza i zmienia osoby, zatwierdza czas pracy',
  },
  superuser: {
    label: 'Administrator',
    means: 'ma ustawienia i partnerów, zmienia konfigurację panelu, nadaje role właściciela i administratora',
  },
  boss: { label: 'Właściciel biura', means: 'widzi partnerów i wyniki finansowe biura; nie zmienia ustawień' },
};

/** What a client's role opens in one company. */
export const clientRoleWords: Readonly<Record<ClientRole, { label: string; means: string }>> = {
  owner: {
    label: 'Właściciel konta',
    means:
      'widzi wszystko, co biuro udostępnia firmie, także dane kadrowe i dokumenty tylko dla właściciela; wysyła dokumenty i zgłasza sprawy',
  },
  accountant: {
    label: 'Osoba księgowa',
    means: 'wysyła dokumenty, zgłasza komplet miesiąca i sprawy, oznacza płatności; nie widzi PESEL-i, wynagrodzeń ani badań',
  },
  payroll: {
    label: 'Kadry',
    means:
      'widzi dane kadrowe pracowników, wysyła dokumenty i zgłasza sprawy; nie zgłasza kompletu miesiąca i nie oznacza płatności',
  },
  viewer: { label: 'Podgląd', means: 'czyta dane firmy bez danych kadrowych i niczego w nich nie zmienia' },
};

/** What the grant over personnel data opens, and what goes without it. */
export const payrollWords = {
  open: 'widzi PESEL, wynagrodzenia, rachunki i badania pracowników klientów',
  closed: 'nie widzi PESEL-i, wynagrodzeń, rachunków ani badań',
} as const;
