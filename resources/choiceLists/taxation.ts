/** How income is taxed. */
export const taxationForms = {
  pit_scale: 'Skala podatkowa (12%/32%)',
  pit_flat: 'Podatek liniowy 19%',
  lump_sum: 'Ryczałt od przychodów ewidencjonowanych',
  tax_card: 'Karta podatkowa',
  cit_standard: 'CIT 19%',
  cit_small: 'CIT 9%',
  cit_estonian: 'Estoński CIT',
  cit_exempt: 'CIT – zwolnienie przedmiotowe',
  transparent: 'Podatek u wspólników',
  none: 'Nie dotyczy',
} as const;

/** When advances on it are paid. */
export const advanceModes = {
  monthly: 'Miesięczne',
  quarterly: 'Kwartalne',
  simplified: 'Uproszczone',
  none: 'Brak zaliczek',
} as const;

export const vatStatuses = {
  active: 'Czynny podatnik VAT',
  exempt_limit: 'Zwolniony – limit obrotu',
  exempt_activity: 'Zwolniony – rodzaj działalności',
  exempt: 'Zwolniony – podstawa do ustalenia',
  not_registered: 'Niezarejestrowany',
  removed: 'Wykreślony',
} as const;

export const vatPeriods = {
  monthly: 'Miesięczny (JPK_V7M)',
  quarterly: 'Kwartalny (JPK_V7K)',
  none: 'Nie dotyczy',
} as const;
