import { choice, count, date, dateTime, defineResource, longText, month, reference, state, text } from '../src/schema';

/** What the office asks a company for, item by item; where it stands follows from its items. */
export const documentRequests = defineResource('document-requests', {
  labels: {
    one: 'Prośba o dokumenty',
    few: 'Prośby o dokumenty',
    many: 'Próśb o dokumenty',
    create: 'Poproś o dokumenty',
    accusative: ['prośbę', 'prośby', 'próśb'],
  },
  area: 'documents',
  module: 'documents',
  within: 'documents',
  title: 'title',
  privacy: { purpose: 'Prowadzenie ksiąg i rozliczeń klienta', retention: 'operation', data: 'internal' },
  fields: {
    title: text('Tytuł', { required: true }),
    company_id: reference('Firma', 'companies', { required: true, fixed: true }),
    period: month('Okres'),
    due_date: date('Termin', { required: true }),
    message: longText('Wiadomość dla klienta'),
    created_from: choice(
      'Skąd',
      { rule: 'Lista stała', manual: 'Ręcznie', missing: 'Lista braków' },
      { required: true, default: 'manual' },
    ),
    status: state('Status', {
      initial: 'draft',
      states: {
        draft: { label: 'Projekt', color: 'default' },
        sent: { label: 'Wysłana', color: 'info' },
        partial: { label: 'Częściowo', color: 'warning' },
        complete: { label: 'Komplet', color: 'success' },
        overdue: { label: 'Po terminie', color: 'error' },
        cancelled: { label: 'Anulowana', color: 'default' },
      },
      transitions: {
        send: { label: 'Wyślij do klienta', done: 'Wysłano do klienta', from: ['draft'], to: 'sent', bulk: true },
        cancel: {
          label: 'Anuluj prośbę',
          done: 'Anulowano',
          bulk: true,
          from: ['draft', 'sent', 'partial', 'overdue'],
          to: 'cancelled',
          confirm: 'Anulować prośbę? Klient przestanie ją widzieć.',
        },
      },
    }),
    sent_at: dateTime('Wysłano', { readOnly: true }),
    completed_at: dateTime('Skompletowano', { readOnly: true }),
    last_reminder_at: dateTime('Ostatnie przypomnienie', { readOnly: true }),
    items: count('Pozycje', 'document-request-items', 'request_id'),
    missing: count('Brakuje', 'document-request-items', 'request_id', { status: ['missing', 'returned'] }),
  },
  list: {
    columns: ['title', 'company', 'period', 'due_date', 'missing', 'items', 'status'],
    sort: 'due_date:asc',
    search: ['title'],
    filters: ['company_id', 'period', 'status'],
  },
  moments: ['sent_at', 'completed_at'],
  tabs: [{ resource: 'document-request-items', by: 'request_id' }],
  byLink: {
    shows: ['title', 'company_id', 'period', 'due_date', 'status'],
    opens: ['message'],
    items: {
      resource: 'document-request-items',
      by: 'request_id',
      shows: ['label', 'quantity_expected', 'status'],
      opens: ['hint', 'note'],
    },
  },
  waiting: [
    {
      code: 'missing',
      side: 'client',
      label: ['prośba o dokumenty', 'prośby o dokumenty', 'próśb o dokumenty'],
      asks: 'Dodaj brakujące dokumenty',
      clients: ['owner', 'accountant', 'payroll'],
      where: { status: ['sent', 'partial', 'overdue'] },
      some: { resource: 'document-request-items', by: 'request_id', where: { status: ['missing'] } },
      due: 'due_date',
      to: '/documents',
      list: '/documents',
    },
  ],
  client: {
    rows: { company: 'company_id', where: { status: ['sent', 'partial', 'complete', 'overdue'] } },
    may: ['list', 'show'],
    hidden: ['created_from', 'last_reminder_at'],
  },
});
