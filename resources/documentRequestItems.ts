import { boolean, choice, dateTime, defineResource, integer, longText, month, nip, reference, state, text } from '../src/schema';
import { requestedKinds } from './choiceLists/requestedKinds';

/** One thing that a request asks for; where it stands follows from the documents put to it, or from the client's "nie mam". */
export const documentRequestItems = defineResource('document-request-items', {
  labels: { one: 'Pozycja prośby', few: 'Pozycje prośby', many: 'Pozycji prośby', create: 'Dodaj pozycję' },
  area: 'documents',
  module: 'documents',
  within: 'documents',
  title: 'label',
  privacy: { purpose: 'Prowadzenie ksiąg i rozliczeń klienta', retention: 'operation', data: 'internal' },
  fields: {
    label: text('Pozycja', { required: true }),
    request_id: reference('Prośba', 'document-requests', { required: true, fixed: true }),
    company_id: reference('Firma', 'companies', { required: true, readOnly: true }),
    period: month('Okres', { readOnly: true }),
    document_type: choice('Rodzaj', requestedKinds, { required: true, default: 'other' }),
    required: boolean('Wymagana', { required: true, default: true }),
    quantity_expected: integer('Ile sztuk', { from: 1, to: 500, hint: 'Puste: ile jest, co najmniej jedna' }),
    hint: longText('Podpowiedź dla klienta'),
    counterparty_nip: nip('Od kogo (NIP)', { hint: 'Faktura XML tego wystawcy trafi do tej pozycji sama' }),
    open: boolean('Prośba trwa', { readOnly: true, required: true, default: false }),
    sent: boolean('Wysłana', { readOnly: true, required: true, default: false }),
    status: state('Status', {
      initial: 'missing',
      states: {
        missing: { label: 'Brakuje', color: 'warning' },
        uploaded: { label: 'Dodano', color: 'info' },
        accepted: { label: 'Przyjęto', color: 'success' },
        returned: { label: 'Do poprawy', color: 'error' },
        not_applicable: { label: 'Klient nie ma', client: 'Nie mam', color: 'default' },
      },
      transitions: {
        skip: {
          label: 'Nie mam',
          done: 'Zapisano, że tego nie ma',
          from: ['missing'],
          to: 'not_applicable',
          reason: 'note',
          client: true,
        },
        resume: { label: 'Jednak mam', done: 'Zapisano, że to będzie', from: ['not_applicable'], to: 'missing', client: true },
      },
    }),
    note: longText('Wyjaśnienie braku', { readOnly: true }),
    last_reminder_at: dateTime('Ostatnie przypomnienie', { readOnly: true }),
  },
  list: {
    columns: ['label', 'request', 'company', 'document_type', 'required', 'quantity_expected', 'status'],
    sort: 'created:asc',
    search: ['label'],
    filters: ['company_id', 'request_id', 'status', 'document_type', 'period', 'required'],
  },
  tabs: [{ resource: 'documents', by: 'request_item_id' }],
  client: {
    rows: { company: 'company_id', where: { sent: [true] } },
    may: ['list', 'show'],
    hidden: ['sent', 'open', 'last_reminder_at', 'counterparty_nip'],
  },
});
