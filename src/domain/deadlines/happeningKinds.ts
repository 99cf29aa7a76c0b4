/** What happens in a company and is no field of any record, by the names that its choice list has. */
export type EnteredKind =
  | 'pcc'
  | 'gift'
  | 'off_list_transfer'
  | 'krs_change'
  | 'accounts_approved'
  | 'ksef_offline'
  | 'ksef_unavailable'
  | 'ksef_failure'
  | 'property'
  | 'car'
  | 'vat_data'
  | 'first_revenue'
  | 'cash_limit'
  | 'insurance'
  | 'opening'
  | 'closing'
  | 'other';

/** What fields of records tell by themselves, and how it is called. */
export const TOLD = {
  hired: 'Zatrudnienie',
  left: 'Koniec umowy',
  work_signed: 'Umowa o dzieło',
  partner_in: 'Przystąpienie wspólnika',
  partner_out: 'Odejście wspólnika',
  scheme_change: 'Zmiana ZUS',
  suspended: 'Zawieszenie',
  resumed: 'Wznowienie',
  vat_started: 'Początek VAT',
  vat_changed: 'Zmiana VAT',
  vat_eu_started: 'Początek VAT-UE',
  registered: 'Wpis do KRS',
  liquidation: 'Otwarcie likwidacji',
  books_started: 'Początek nowej ewidencji',
} as const;

export type HappeningKind = EnteredKind | keyof typeof TOLD;
