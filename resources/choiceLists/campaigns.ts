/** Yearly campaigns of an office, by their ids in the domain's table. */
export const campaigns = {
  inventory: 'Remanent',
  pit2: 'Oświadczenia PIT-2',
  small_plus: 'Mały ZUS Plus',
  tax_form: 'Forma opodatkowania',
  jpk_income: 'Gotowość JPK_PIT i JPK_CIT',
  health_yearly: 'Roczne rozliczenie składki zdrowotnej',
} as const;
