import { choices, date, dateTime, defineResource, integer, longText, state, text } from '../src/schema';

/** Art. 33 and 34 RODO: what went wrong with personal data, whether the authority and the people were told in time, and why where they were not. */
export const breaches = defineResource('breaches', {
  labels: {
    one: 'Naruszenie ochrony danych',
    few: 'Naruszenia ochrony danych',
    many: 'Naruszeń ochrony danych',
    create: 'Wpisz naruszenie',
    edit: 'Edycja naruszenia',
    accusative: ['naruszenie ochrony danych', 'naruszenia ochrony danych', 'naruszeń ochrony danych'],
  },
  area: 'settings',
  path: 'settings/breaches',
  under: 'settings',
  title: 'title',
  privacy: { purpose: 'Rejestr naruszeń ochrony danych (art. 33 ust. 5 RODO)', retention: 'operation', data: 'internal' },
  fields: {
    title: text('Co się stało', { required: true, max: 200 }),
    found_at: dateTime('Stwierdzono', {
      required: true,
      hint: 'Od tej chwili biegną 72 godziny na zgłoszenie do Prezesa UODO (art. 33 ust. 1 RODO)',
    }),
    report_by: dateTime('Zgłosić do', { readOnly: true }),
    data_kinds: choices('Jakie dane', {
      identity: 'Imiona, nazwiska, adresy',
      pesel: 'PESEL i dokumenty tożsamości',
      pay: 'Wynagrodzenia i rachunki',
      health: 'Dane o zdrowiu',
      login: 'Hasła i dostępy',
      other: 'Inne',
    }),
    people_count: integer('Ilu osób dotyczy', { from: 0, to: 10_000_000, hint: 'W przybliżeniu' }),
    effects: longText('Możliwe skutki dla tych osób', { max: 4_000 }),
    measures: longText('Co zrobiono i co jeszcze trzeba', { max: 4_000 }),
    status: state('Stan', {
      initial: 'open',
      states: {
        open: { label: 'Do oceny', color: 'warning' },
        reported: { label: 'Zgłoszone do UODO', color: 'info' },
        not_needed: { label: 'Bez zgłoszenia', color: 'default' },
        closed: { label: 'Zamknięte', color: 'success' },
      },
      transitions: {
        report: {
          label: 'Zgłoszono do UODO',
          done: 'Zapisano zgłoszenie',
          from: ['open', 'not_needed'],
          to: 'reported',
          confirm: 'Zapisać, że naruszenie zgłoszono teraz do Prezesa UODO?',
        },
        dismiss: {
          label: 'Nie wymaga zgłoszenia',
          done: 'Zapisano ocenę',
          from: ['open'],
          to: 'not_needed',
          reason: 'not_reported_because',
        },
        close: { label: 'Zamknij', done: 'Zamknięto', from: ['reported', 'not_needed'], to: 'closed' },
        reopen: { label: 'Otwórz ponownie', done: 'Otwarto', from: ['reported', 'not_needed', 'closed'], to: 'open' },
      },
    }),
    reported_at: dateTime('Zgłoszono', { readOnly: true }),
    not_reported_because: longText('Dlaczego nie zgłoszono', { readOnly: true, max: 2_000 }),
    late_because: longText('Przyczyna opóźnienia', {
      max: 2_000,
      hint: 'Potrzebna, gdy zgłoszenie poszło po 72 godzinach (art. 33 ust. 1 RODO)',
    }),
    people_told_on: date('Zawiadomiono osoby dnia', { hint: 'Gdy ryzyko dla nich jest wysokie (art. 34 RODO)' }),
  },
  list: {
    columns: ['title', 'found_at', 'report_by', 'status', 'people_count', 'reported_at'],
    sort: 'found_at:desc',
    search: ['title'],
    filters: ['status', 'found_at'],
  },
  sections: [
    { title: 'Naruszenie', fields: ['title', 'found_at', 'report_by', 'data_kinds', 'people_count', 'effects', 'measures'] },
    { title: 'Zgłoszenie', fields: ['status', 'reported_at', 'late_because', 'not_reported_because', 'people_told_on'] },
  ],
  // What happened stays in the register (art. 33 ust. 5 RODO).
  may: ['list', 'show', 'create', 'edit'],
  waiting: [
    {
      code: 'to_report',
      side: 'office',
      label: ['naruszenie do oceny i zgłoszenia', 'naruszenia do oceny i zgłoszenia', 'naruszeń do oceny i zgłoszenia'],
      asks: 'Oceń i zgłoś do Prezesa UODO',
      roles: ['manager', 'superuser'],
      where: { status: ['open'] },
      due: 'report_by',
    },
  ],
});
