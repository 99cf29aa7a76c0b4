import { date, defineResource, money, reference, text } from '../src/schema';

export const companyPrices = defineResource('company-prices', {
  labels: {
    one: 'Cena własna klienta',
    few: 'Ceny własne klientów',
    many: 'Cen własnych klientów',
    create: 'Nowa cena własna',
    edit: 'Edycja ceny własnej',
  },
  area: 'modules',
  module: 'pricelist',
  path: 'pricelist/company-prices',
  within: 'price-categories',
  title: ['company_id', 'item_id'],
  privacy: {
    purpose: 'Umowa z klientem',
    retention: 'contract',
    data: 'internal',
    counts: 'valid_to',
    handsOver: ['item_id', 'net_amount', 'valid_from', 'valid_to', 'reason'],
  },
  fields: {
    company_id: reference('Firma', 'companies', { required: true, fixed: true }),
    item_id: reference('Pozycja cennika', 'price-items', { required: true, fixed: true }),
    net_amount: money('Cena netto', { required: true, from: 0, to: 100_000_000 }),
    valid_from: date('Obowiązuje od', { required: true }),
    valid_to: date('Obowiązuje do'),
    reason: text('Powód', { hint: 'Na przykład numer aneksu' }),
  },
  list: {
    columns: ['company', 'item', 'net_amount', 'valid_from', 'valid_to', 'reason'],
    sort: 'valid_from:desc',
    filters: ['company_id', 'item_id', 'valid_to'],
  },
  unique: [['company_id', 'item_id', 'valid_from']],
  rules: [
    {
      on: 'valid_to',
      says: 'Koniec ważności jest przed jej początkiem',
      holds: ({ valid_from, valid_to }) => !valid_to || valid_from <= valid_to,
    },
  ],
});
