/** What books a company keeps. */
export const accountingTypes = {
  kpir: 'Księga przychodów i rozchodów',
  lump_sum_register: 'Ewidencja przychodów',
  full_books: 'Księgi rachunkowe',
  ngo_simplified: 'Uproszczona ewidencja przychodów i kosztów',
  vat_only: 'Tylko ewidencja VAT',
  payroll_only: 'Tylko kadry i płace',
  none: 'Brak',
} as const;
