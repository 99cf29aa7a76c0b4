/** Kinds of documents that an office asks a client for. */
export const requestedKinds = {
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
} as const;
