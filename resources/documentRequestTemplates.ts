import { boolean, choice, choices, defineResource, integer, list, longText, text } from '../src/schema';

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
    accounting_types: choices('Dla ewidencji', {
      kpir: 'Księga przychodów i rozchodów',
      lump_sum_register: 'Ewidencja przychodów',
      full_books: 'Księgi rachunkowe',
      ngo_simplified: 'Uproszczona ewidencja przychodów i kosztów',
      vat_only: 'Tylko ewidencja VAT',
      payroll_only: 'Tylko kadry i płace',
      none: 'Brak',
    }),
    items: list(
      'Pozycje wzoru',
      {
        label: text('Pozycja', { required: true, max: 200 }),
        document_type: choice(
          'Rodzaj',
          {
            purchase_invoice: 'Faktura kosztowa',
            sales_invoice: 'Faktura sprzedaży',
            receipt: 'Paragon z NIP',
            bank_statement: 'Wyciąg bankowy',
            cash_report: 'Raport kasowy',
            z_report: 'Raport fiskalny',
            contract: 'Umowa',
            asset: 'Dokument środka trwałego',
            vehicle: 'Ewidencja pojazdu / leasing',
            inventory: 'Spis z natury',
            import_export: 'Import / eksport / WDT / WNT',
            payslip: 'Lista płac / pasek',
            hr_file: 'Akta pracownicze',
            other: 'Inny',
          },
          { required: true, default: 'other' },
        ),
        required: boolean('Wymagana', { required: true, default: true }),
        quantity_expected: integer('Ile sztuk', { from: 1, to: 500 }),
      },
      { required: true },
    ),
    active: boolean('W użyciu', { required: true, default: true }),
  },
  list: { columns: ['name', 'accounting_types', 'items', 'active'], sort: 'name:asc', search: ['name'], filters: ['active'] },
});
