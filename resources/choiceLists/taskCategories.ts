/** What kind of work a task is. */
export const taskCategories = {
  tax: 'Podatki',
  zus: 'ZUS',
  books: 'Księgowanie',
  payroll: 'Kadry i płace',
  documents: 'Dokumenty',
  onboarding: 'Wdrożenie klienta',
  annual: 'Zamknięcie roku',
  ksef: 'KSeF',
  internal: 'Wewnętrzne',
  other: 'Inne',
} as const;
