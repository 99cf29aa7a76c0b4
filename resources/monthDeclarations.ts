import { dateTime, defineResource, integer, longText, month, reference, state } from '../src/schema';

/** A client's word that a month's documents are all there; it moves the month's settlement, and may be taken back until booking begins. */
export const monthDeclarations = defineResource('month-declarations', {
  labels: { one: 'Komplet dokumentów', few: 'Komplety dokumentów', many: 'Kompletów dokumentów', create: 'Zgłoś komplet' },
  area: 'documents',
  module: 'documents',
  within: 'documents',
  title: ['company_id', 'period'],
  privacy: { purpose: 'Prowadzenie ksiąg i rozliczeń klienta', retention: 'books', data: 'internal', counts: 'period' },
  fields: {
    company_id: reference('Firma', 'companies', { required: true, fixed: true }),
    period: month('Okres', { required: true, fixed: true }),
    declared_by_id: reference('Zgłosił', 'users', { readOnly: true }),
    declared_at: dateTime('Zgłoszono', { readOnly: true }),
    statement_version: integer('Wersja oświadczenia', { readOnly: true, required: true, default: 1 }),
    note: longText('Uwagi klienta'),
    status: state('Status', {
      initial: 'declared',
      states: {
        declared: { label: 'Komplet zgłoszony', color: 'success' },
        withdrawn: { label: 'Cofnięty', color: 'default' },
      },
      transitions: {
        withdraw: {
          label: 'Cofnij zgłoszenie',
          done: 'Cofnięto zgłoszenie',
          from: ['declared'],
          to: 'withdrawn',
          client: true,
          confirm:
            'Cofnąć zgłoszenie kompletu dokumentów? Biuro zobaczy, że to jeszcze nie wszystko; komplet zgłosisz ponownie, gdy będzie.',
        },
      },
    }),
    withdrawn_at: dateTime('Cofnięto', { readOnly: true }),
  },
  list: {
    columns: ['company', 'period', 'declared_by', 'declared_at', 'status'],
    sort: 'period:desc',
    filters: ['company_id', 'period', 'status'],
  },
  may: ['list', 'show', 'create', 'delete'],
  client: {
    rows: { company: 'company_id' },
    may: ['list', 'show', 'create'],
    writers: ['owner', 'accountant'],
    hidden: ['declared_by_id'],
    writes: ['company_id', 'period', 'note'],
  },
});
