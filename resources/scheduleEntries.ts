import { boolean, choice, date, dateTime, defineResource, list, longText, reference, text } from '../src/schema';

export const scheduleEntries = defineResource('schedule-entries', {
  labels: {
    one: 'Wpis w harmonogramie',
    few: 'Harmonogram',
    many: 'Wpisów w harmonogramie',
    list: 'Harmonogram',
    create: 'Nowy wpis w harmonogramie',
    edit: 'Edycja wpisu w harmonogramie',
  },
  area: 'own',
  path: 'settings/schedule',
  menu: { group: 'month', place: 60, icon: 'calendar' },
  title: 'title',
  privacy: { purpose: 'Organizacja pracy biura', retention: 'operation', data: 'internal' },
  fields: {
    title: text('Tytuł', { required: true }),
    kind: choice(
      'Rodzaj',
      {
        office: { label: 'Termin biura', color: 'info' },
        meeting: { label: 'Spotkanie', color: 'success' },
        absence: { label: 'Nieobecność', color: 'warning' },
        shift: { label: 'Dyżur', color: 'default' },
        reminder: { label: 'Przypomnienie', color: 'default' },
      },
      { required: true, default: 'meeting' },
    ),
    start: dateTime('Początek', { required: true }),
    end: dateTime('Koniec'),
    all_day: boolean('Cały dzień', { required: true, default: false }),
    recurrence: choice(
      'Powtarzaj',
      {
        none: 'Nie',
        daily: 'Codziennie',
        weekly: 'Co tydzień',
        biweekly: 'Co dwa tygodnie',
        monthly: 'Co miesiąc',
        yearly: 'Co rok',
      },
      { required: true, default: 'none' },
    ),
    recurrence_until: date('Powtarzaj do'),
    user_id: reference('Czyj wpis', 'users', {
      where: { isAdmin: true, status: 'active' },
      hint: 'Puste: Twój. Cudze wpisy zakłada kierownik albo administrator',
    }),
    participants: list('Uczestnicy', {
      user_id: reference('Osoba', 'users', { required: true, where: { isAdmin: true, status: 'active' } }),
    }),
    deputy_id: reference('Zastępstwo', 'users', { where: { isAdmin: true, status: 'active' } }),
    company_id: reference('Firma', 'companies'),
    location: text('Miejsce lub odnośnik', { max: 300 }),
    description: longText('Opis'),
    status: choice(
      'Status',
      {
        planned: { label: 'Zaplanowane', color: 'info' },
        confirmed: { label: 'Potwierdzone', color: 'success' },
        moved: { label: 'Przełożone', color: 'info' },
        done: { label: 'Odbyte', color: 'default' },
        cancelled: { label: 'Odwołane', color: 'error' },
      },
      { required: true, default: 'planned' },
    ),
    visibility: choice(
      'Kto widzi',
      { me: 'Tylko ja i uczestnicy', team: 'Całe biuro' },
      { required: true, default: 'me', hint: 'Nieobecności i dyżury biuro widzi zawsze, bez opisu' },
    ),
  },
  list: {
    columns: ['title', 'kind', 'start', 'end', 'user', 'status'],
    sort: 'start:asc',
    search: ['title', 'location'],
    filters: ['kind', 'start', 'user_id', 'status', 'company_id'],
  },
  sections: [
    { title: 'Kiedy', fields: ['title', 'kind', 'start', 'end', 'all_day', 'recurrence', 'recurrence_until'] },
    { title: 'Kto i gdzie', fields: ['user_id', 'participants', 'deputy_id', 'company_id', 'location', 'visibility', 'status'] },
    { title: 'Szczegóły', fields: ['description'] },
  ],
  rules: [
    {
      on: 'end',
      says: 'Koniec musi być po początku',
      holds: ({ start, end }) => end === null || end >= start,
    },
    {
      on: 'deputy_id',
      says: 'Podaj, kto zastępuje',
      holds: ({ kind, deputy_id }) => kind !== 'absence' || deputy_id !== null,
    },
    {
      on: 'deputy_id',
      says: 'Zastępuje ktoś inny',
      holds: ({ deputy_id, user_id }) => deputy_id === null || deputy_id !== user_id,
    },
    {
      on: 'recurrence_until',
      says: 'Powtarzanie kończy się przed początkiem',
      holds: ({ recurrence_until, start }) => recurrence_until === null || recurrence_until >= start.slice(0, 10),
    },
  ],
  others: { by: 'user_id', area: 'settings' },
});
