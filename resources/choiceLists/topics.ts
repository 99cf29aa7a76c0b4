/** What the office and its clients write to each other about. */
export const topics = {
  accounting: 'Księgowość',
  vat: 'VAT',
  income_tax: 'PIT / CIT',
  zus: 'ZUS',
  payroll: 'Kadry i płace',
  documents: 'Dokumenty',
  ksef: 'KSeF',
  billing: 'Umowa i faktury biura',
} as const;
