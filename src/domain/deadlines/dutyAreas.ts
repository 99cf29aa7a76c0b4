/** The parts of the law that obligations are told apart by, in the order of an office's month. */
export const DUTY_AREAS = {
  zus: 'ZUS i zdrowotna',
  vat: 'VAT',
  pit: 'PIT',
  cit: 'CIT i ceny transferowe',
  employer: 'Pracownicy',
  books: 'Księgi i sprawozdania',
  local: 'Podatki lokalne i środowisko',
  registers: 'Rejestry, doręczenia, PCC i GUS',
} as const;
export type DutyArea = keyof typeof DUTY_AREAS;
