import { boolean, choice, choices, defineResource, integer, list, longText, text } from '../src/schema';
import { accountingTypes } from './choiceLists/accountingTypes';
import { requestedKinds } from './choiceLists/requestedKinds';

/** What the office asks for again and again: the items of a request, and the companies that it is meant for. */
export const documentRequestTemplates = defineResource('document-request-templates', {
  labels: { one: 'Wzór prośby', few: 'Wzory próśb', many: 'Wzorów próśb', create: 'Nowy wzór prośby' },
  area: 'documents',
  module: 'documents',
  within: 'documents',
  title: 'name',
  privacy: { purpose: 'Prowadzenie ksiąg i rozliczeń klienta', retention: 'operation', data: 'internal' },
  fields: {
    name: text('Nazwa', { required: true, unique: true, max: 100 }),
    message: longText('Wiadomość dla klienta'),
    accounting_types: choices('Dla ewidencji', accountingTypes),
    items: list(
      'Pozycje wzoru',
      {
        label: text('Pozycja', { required: true, max: 200 }),
        document_type: choice('Rodzaj', requestedKinds, { required: true, default: 'other' }),
        required: boolean('Wymagana', { required: true, default: true }),
        quantity_expected: integer('Ile sztuk', { from: 1, to: 500 }),
      },
      { required: true },
    ),
    active: boolean('W użyciu', { required: true, default: true }),
  },
  list: { columns: ['name', 'accounting_types', 'items', 'active'], sort: 'name:asc', search: ['name'], filters: ['active'] },
});
