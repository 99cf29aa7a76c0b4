import { choice, dateTime, defineResource, integer, reference, text } from '../src/schema';

export const deliveries = defineResource('deliveries', {
  labels: {
    one: 'Wysyłka',
    few: 'Wysyłki',
    many: 'Wysyłek',
    list: 'Dziennik wysyłek',
  },
  area: 'settings',
  path: 'settings/deliveries',
  within: 'notification-rules',
  title: 'name',
  privacy: { purpose: 'Dowód wysłania powiadomienia', retention: 'account', data: 'personal' },
  fields: {
    event: text('Kod zdarzenia', { required: true, readOnly: true, max: 60 }),
    name: text('Zdarzenie', { required: true, readOnly: true }),
    user_id: reference('Odbiorca', 'users', { onDelete: 'hide', required: true, readOnly: true }),
    channel: choice('Kanał', { email: 'E-mail', sms: 'SMS', push: 'Urządzenie' }, { required: true, readOnly: true }),
    address: text('Adres', { readOnly: true, max: 120, hint: 'Zakryty: widać tylko tyle, by go rozpoznać' }),
    state: choice(
      'Stan',
      {
        queued: { label: 'W kolejce', color: 'info' },
        held_quiet: { label: 'Czeka do rana', color: 'info' },
        merged_digest: { label: 'W podsumowaniu', color: 'info' },
        sent: { label: 'Wysłano', color: 'success' },
        failed: { label: 'Błąd', color: 'error' },
        suppressed: { label: 'Nie wysłano', color: 'default' },
      },
      { required: true, readOnly: true, default: 'queued' },
    ),
    error: text('Powód', { readOnly: true, max: 300 }),
    parts: integer('Części SMS', { readOnly: true, from: 0 }),
    due_at: dateTime('Do wysłania od', { readOnly: true }),
    sent_at: dateTime('Wysłano', { readOnly: true }),
  },
  list: {
    columns: ['created_at', 'name', 'user', 'channel', 'address', 'state', 'error', 'sent_at'],
    sort: 'created:desc',
    search: ['name', 'address'],
    filters: ['state', 'channel', 'user_id', 'event', 'sent_at'],
  },
  may: ['list', 'show'],
});
