/** Where a month's settlement stands. */
export const settlementStatuses = {
  not_started: { label: 'Nierozpoczęte', color: 'default' },
  waiting_documents: { label: 'Czeka na dokumenty', color: 'warning' },
  incomplete: { label: 'Dokumenty niekompletne', color: 'error' },
  documents_complete: { label: 'Komplet dokumentów', color: 'info' },
  booking: { label: 'W trakcie księgowania', color: 'info' },
  clarification: { label: 'Do wyjaśnienia', color: 'warning' },
  review: { label: 'Do sprawdzenia', color: 'info' },
  calculated: { label: 'Wyliczone', color: 'info' },
  published_partial: { label: 'Wysłane częściowo', color: 'info' },
  published: { label: 'Wysłane do klienta', client: 'Wysłane do Ciebie', color: 'success' },
  confirmed: { label: 'Potwierdzone przez klienta', client: 'Potwierdzone', color: 'success' },
  partly_paid: { label: 'Częściowo opłacone', color: 'warning' },
  paid: { label: 'Opłacone', color: 'success' },
  closed: { label: 'Zamknięte', client: 'Rozliczone', color: 'default' },
  correction: { label: 'Korekta', color: 'warning' },
  not_applicable: { label: 'Nie dotyczy', color: 'default' },
} as const;
