import { dateTime, defineResource, reference, text } from '../src/schema';

export const notices = defineResource('notices', {
  labels: { one: 'Powiadomienie', few: 'Powiadomienia', many: 'Powiadomień' },
  area: 'own',
  under: 'dashboard',
  title: 'text',
  privacy: { purpose: 'Informowanie o tym, co dzieje się w sprawach użytkownika', retention: 'account', data: 'personal' },
  fields: {
    user_id: reference('Odbiorca', 'users', { required: true, readOnly: true }),
    text: text('Treść', { required: true, readOnly: true, max: 500 }),
    event: text('Zdarzenie', { required: true, readOnly: true, max: 60 }),
    link: text('Adres w panelu', { readOnly: true, max: 300 }),
    record_resource: text('Rodzaj wpisu', { readOnly: true, max: 60 }),
    record_id: text('Wpis', { readOnly: true, max: 36 }),
    read_at: dateTime('Przeczytano', { readOnly: true }),
  },
  list: { columns: ['text', 'created_at', 'read_at'], sort: 'created:desc', search: ['text'], filters: ['read_at', 'event'] },
  sections: [
    { title: 'Powiadomienie', fields: ['text', 'read_at'] },
    { title: 'Czego dotyczy', fields: ['user_id', 'event', 'link', 'record_resource', 'record_id'] },
  ],
  may: ['list', 'show'],
  others: { by: 'user_id' },
  client: { rows: { user: 'user_id' }, may: ['list', 'show'], hidden: ['user_id'] },
});
