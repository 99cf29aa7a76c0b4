import { choice, dateTime, defineResource, reference, text } from '../src/schema';

export const uptimes = defineResource('uptimes', {
  labels: {
    one: 'Czas pracy',
    few: 'Czas pracy',
    many: 'Czasu pracy',
    list: 'Czas pracy',
    create: 'Nowy wpis czasu pracy',
    edit: 'Edycja wpisu czasu pracy',
  },
  area: 'own',
  module: 'uptime',
  title: 'start_date',
  privacy: { purpose: 'Rozliczanie czasu pracy biura', retention: 'contract', data: 'internal' },
  fields: {
    user_id: reference('Pracownik biura', 'users', { required: true, readOnly: true }),
    start_date: dateTime('Początek', { required: true }),
    end_date: dateTime('Koniec'),
    settlement_id: reference('Rozliczenie', 'settlements', { fixed: true }),
    company_id: reference('Firma', 'companies'),
    task_id: reference('Zadanie', 'tasks'),
    activity: choice('Czynność', {
      booking: 'Księgowanie',
      vat: 'VAT',
      income_tax: 'Podatek dochodowy',
      payroll: 'Kadry i płace',
      zus: 'ZUS',
      declarations: 'Deklaracje',
      contact: 'Kontakt z klientem',
      reminders: 'Monitowanie braków',
      corrections: 'Poprawki i korekty',
      closing: 'Zamknięcie miesiąca / roku',
      ksef: 'KSeF',
      consulting: 'Doradztwo',
      training: 'Szkolenie',
      admin: 'Organizacja',
      internal: 'Wewnętrzne',
      break: 'Przerwa',
    }),
    kind: choice('Rodzaj', {
      in_plan: 'W abonamencie',
      billable: 'Płatne',
      non_billable: 'Niepłatne',
      internal: 'Wewnętrzne',
      training: 'Szkoleniowe',
      support: 'Wsparcie',
    }),
    comment: text('Komentarz', { max: 500 }),
    source: choice('Źródło', { timer: 'Stoper', manual: 'Ręcznie', import: 'Import' }, { required: true, default: 'timer' }),
  },
  computed: {
    minutes: {
      label: 'Czas',
      of: ({ start_date, end_date }) =>
        end_date === null
          ? null
          : Math.round((Date.parse(`${end_date.replace(' ', 'T')}Z`) - Date.parse(`${start_date.replace(' ', 'T')}Z`)) / 60_000),
    },
  },
  list: {
    columns: ['user', 'start_date', 'end_date', 'minutes', 'company', 'activity', 'comment'],
    sort: 'start_date:desc',
    search: ['comment'],
    filters: ['user_id', 'company_id', 'activity', 'kind', 'start_date'],
  },
  unique: [['user_id', 'start_date']],
  rules: [
    {
      on: 'end_date',
      says: 'Koniec musi być po początku',
      holds: ({ start_date, end_date }) => end_date === null || end_date >= start_date,
    },
  ],
  others: { by: 'user_id', area: 'reports' },
});
