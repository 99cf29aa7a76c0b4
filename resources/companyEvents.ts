import { choice, date, defineResource, longText, money, reference, text } from '../src/schema';
import { eventKinds } from './choiceLists/eventKinds';

/** What happened in a company and no field of a record tells: its terms become tasks. */
export const companyEvents = defineResource('company-events', {
  labels: {
    one: 'Zdarzenie',
    few: 'Zdarzenia',
    many: 'Zdarzeń',
    create: 'Nowe zdarzenie',
    edit: 'Zdarzenie: edycja',
    accusative: ['zdarzenie', 'zdarzenia', 'zdarzeń'],
  },
  area: 'companies',
  module: 'company',
  under: 'obligations',
  title: ['kind', 'company_id'],
  privacy: { purpose: 'Terminy, które biegną od zdarzeń u klienta', retention: 'books', data: 'internal', counts: 'occurred_on' },
  fields: {
    company_id: reference('Firma', 'companies', { required: true, fixed: true }),
    kind: choice('Co się stało', eventKinds, { required: true }),
    occurred_on: date('Kiedy', { required: true }),
    name: text('Nazwa', { hint: 'Tak będzie się nazywać zadanie' }),
    due_date: date('Termin'),
    person_id: reference('Właściciel lub wspólnik', 'company-persons', { data: 'personal' }),
    employee_id: reference('Pracownik', 'employees', { data: 'personal' }),
    amount: money('Kwota', { from: 0 }),
    note: longText('Notatka'),
    ticket_id: reference('Ze sprawy', 'tickets'),
    left_out: text('Bez zadań', { max: 400 }),
  },
  list: {
    columns: ['occurred_on', 'kind', 'company', 'person', 'employee', 'amount'],
    sort: 'occurred_on:desc',
    search: ['name', 'note'],
    filters: ['company_id', 'kind', 'occurred_on', 'ticket_id'],
  },
  moments: ['created_at'],
  sections: [
    {
      title: 'Zdarzenie',
      fields: [
        'company_id',
        'kind',
        'occurred_on',
        'name',
        'due_date',
        'person_id',
        'employee_id',
        'amount',
        'note',
        'ticket_id',
        'left_out',
      ],
    },
  ],
  onlyWhen: {
    name: { kind: ['other'] },
    due_date: { kind: ['other'] },
    person_id: { kind: ['gift', 'insurance', 'other'] },
    employee_id: { kind: ['insurance', 'other'] },
    amount: { kind: ['pcc', 'gift', 'off_list_transfer', 'property', 'other'] },
  },
  tabs: [{ resource: 'tasks', by: 'company_event_id' }],
  rules: [
    { on: 'name', says: 'Nazwij zdarzenie', holds: ({ kind, name }) => kind !== 'other' || Boolean(name) },
    { on: 'due_date', says: 'Podaj termin', holds: ({ kind, due_date }) => kind !== 'other' || due_date !== null },
    {
      on: 'due_date',
      says: 'Termin jest przed zdarzeniem',
      holds: ({ kind, occurred_on, due_date }) => kind !== 'other' || !due_date || occurred_on <= due_date,
    },
  ],
});
