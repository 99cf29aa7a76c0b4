import { boolean, dateTime, defineResource, integer, list, reference, richText, state, text } from '../src/schema';

export const announcements = defineResource('announcements', {
  labels: {
    one: 'Ogłoszenie',
    few: 'Ogłoszenia',
    many: 'Ogłoszeń',
    create: 'Nowe ogłoszenie',
    edit: 'Edycja ogłoszenia',
  },
  area: 'messages',
  module: 'messages',
  within: 'messages',
  title: 'title',
  privacy: { purpose: 'Korespondencja biura z klientami', retention: 'contract', data: 'internal' },
  fields: {
    title: text('Temat', { required: true, max: 150, hint: '{firma} zastąpi nazwa firmy, {imie} imię klienta' }),
    body: richText('Treść', { required: true, max: 20_000, hint: '{firma} zastąpi nazwa firmy, {imie} imię klienta' }),
    audience: text('Dla których firm', { max: 2_000, readOnly: true, hint: 'Warunki listy firm; puste: wszystkie firmy' }),
    excluded: list('Pominięte firmy', { company_id: reference('Firma', 'companies', { required: true }) }, { readOnly: true }),
    requires_confirmation: boolean('Klient potwierdza zapoznanie się', { required: true, default: false }),
    status: state('Status', {
      initial: 'draft',
      states: {
        draft: { label: 'Projekt', color: 'default' },
        scheduled: { label: 'Zaplanowane', color: 'info' },
        sending: { label: 'W trakcie wysyłki', color: 'info' },
        sent: { label: 'Wysłane', color: 'success' },
      },
      transitions: {
        schedule: {
          label: 'Wyślij o godzinie',
          done: 'Zaplanowano wysyłkę',
          from: ['draft'],
          to: 'scheduled',
          asks: ['scheduled_at'],
        },
        unschedule: { label: 'Odwołaj wysyłkę', done: 'Odwołano wysyłkę', from: ['scheduled'], to: 'draft' },
        send: {
          label: 'Wyślij teraz',
          done: 'Wysłano',
          from: ['draft', 'scheduled'],
          to: 'sending',
          confirm: 'Wysłać ogłoszenie do wybranych firm?',
        },
      },
    }),
    scheduled_at: dateTime('Zaplanowano na'),
    recipients_count: integer('Odbiorcy', { readOnly: true }),
    sent_by_id: reference('Wysłał(a)', 'users', { readOnly: true }),
    sent_at: dateTime('Wysłano', { readOnly: true }),
  },
  actions: { recipients: { label: 'Zapisz odbiorców', on: 'one', takes: ['audience', 'excluded'] } },
  extras: { stats: 'Ile firm dostało, przeczytało i potwierdziło' },
  list: {
    columns: ['title', 'status', 'scheduled_at', 'recipients_count', 'sent_by', 'sent_at'],
    sort: 'created:desc',
    search: ['title'],
    filters: ['status', 'sent_by_id'],
  },
  sections: [
    { title: 'Ogłoszenie', fields: ['title', 'body', 'requires_confirmation'] },
    { title: 'Odbiorcy', fields: ['audience', 'excluded', 'recipients_count'] },
    { title: 'Wysyłka', fields: ['status', 'scheduled_at', 'sent_by_id', 'sent_at'] },
  ],
  rules: [
    {
      on: 'scheduled_at',
      says: 'Podaj, kiedy wysłać ogłoszenie',
      holds: ({ status, scheduled_at }) => status !== 'scheduled' || scheduled_at !== null,
    },
  ],
});
