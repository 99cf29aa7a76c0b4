/** How a person in business pays ZUS for themselves. */
export const zusSchemes = {
  start_relief: 'Ulga na start',
  preferential: 'Składki preferencyjne',
  maly_plus: 'Mały ZUS Plus',
  full: 'Pełny ZUS',
  health_only: 'Tylko zdrowotna (zbieg tytułów albo powołanie)',
  krus: 'KRUS',
  none: 'Brak obowiązku',
} as const;
