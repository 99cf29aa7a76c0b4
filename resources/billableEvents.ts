import { choice, defineResource, longText, money, month, quantity, reference, state, text } from '../src/schema';

export const billableEvents = defineResource('billable-events', {
  labels: {
    one: 'Zdarzenie płatne',
    few: 'Zdarzenia płatne',
    many: 'Zdarzeń płatnych',
    create: 'Nowe zdarzenie płatne',
    edit: 'Edycja zdarzenia płatnego',
  },
  area: 'companies',
  module: 'pricelist',
  path: 'pricelist/events',
  within: 'price-categories',
  title: 'description',
  privacy: { purpose: 'Rozliczenie usług biura z klientem', retention: 'books', data: 'internal' },
  fields: {
    company_id: reference('Firma', 'companies', { required: true, fixed: true }),
    period: month('Okres', { required: true }),
    description: text('Opis', { required: true }),
    item_id: reference('Pozycja cennika', 'price-items', { where: { active: true } }),
    quantity: quantity('Ilość', { required: true, from: 1, default: 100 }),
    unit_amount: money('Cena jednostkowa netto', { from: 0, hint: 'Pusta: z cennika albo z ceny własnej klienta' }),
    net_amount: money('Wartość netto', { readOnly: true, required: true, default: 0 }),
    source: choice(
      'Źródło',
      { ticket: 'Sprawa', task: 'Zadanie', uptime: 'Czas pracy', manual: 'Wpis ręczny', correction: 'Korekta' },
      { required: true, default: 'manual', readOnly: true },
    ),
    status: state('Status', {
      initial: 'draft',
      states: {
        draft: { label: 'Szkic', color: 'default' },
        to_accept: { label: 'Do akceptacji klienta', color: 'warning' },
        accepted: { label: 'Zaakceptowane', color: 'success' },
        rejected: { label: 'Odrzucone', color: 'error' },
        to_invoice: { label: 'Do fakturowania', color: 'info' },
        invoiced: { label: 'Zafakturowane', color: 'success' },
        waived: { label: 'Darowane', color: 'default' },
      },
      transitions: {
        ask: { label: 'Poproś klienta o akceptację', from: ['draft', 'rejected'], to: 'to_accept' },
        accept: { label: 'Akceptuję', from: ['to_accept'], to: 'accepted', client: true, confirm: 'Zaakceptować tę cenę?' },
        reject: { label: 'Nie akceptuję', from: ['to_accept'], to: 'rejected', client: true, reason: 'decision_note' },
        to_invoice: { label: 'Do fakturowania', from: ['draft', 'accepted'], to: 'to_invoice' },
        invoice: { label: 'Zafakturowane', from: ['to_invoice'], to: 'invoiced' },
        waive: {
          label: 'Daruj',
          from: ['draft', 'to_accept', 'accepted', 'rejected', 'to_invoice'],
          to: 'waived',
          reason: 'waive_reason',
        },
        withdraw: { label: 'Wróć do szkicu', from: ['to_accept', 'accepted', 'to_invoice', 'waived'], to: 'draft' },
      },
    }),
    decision_note: longText('Uwagi klienta'),
    waive_reason: text('Powód darowania'),
  },
  list: {
    columns: ['description', 'company', 'period', 'item', 'quantity', 'net_amount', 'source', 'status'],
    sort: 'period:desc',
    search: ['description'],
    filters: ['company_id', 'period', 'status', 'item_id', 'source'],
  },
  sections: [
    { title: 'Usługa', fields: ['company_id', 'period', 'description', 'item_id', 'quantity', 'unit_amount', 'net_amount'] },
    { title: 'Rozliczenie', fields: ['status', 'source', 'decision_note', 'waive_reason'] },
  ],
  client: {
    rows: { company: 'company_id', where: { status: ['to_accept', 'accepted', 'rejected', 'to_invoice', 'invoiced'] } },
    may: ['list', 'show'],
    hidden: ['source', 'waive_reason', 'item_id'],
  },
});
