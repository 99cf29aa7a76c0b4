/** What happens in a company and is no field of any record: it is entered by hand. */
export const eventKinds = {
  pcc: 'Umowa z PCC (zakup, pożyczka)',
  gift: 'Darowizna lub spadek',
  off_list_transfer: 'Przelew na rachunek spoza białej listy',
  krs_change: 'Wpis lub zmiana w KRS',
  accounts_approved: 'Zatwierdzenie sprawozdania finansowego',
  ksef_offline: 'Faktura w trybie offline24',
  ksef_unavailable: 'Koniec niedostępności KSeF',
  ksef_failure: 'Koniec awarii KSeF',
  car: 'Samochód wyłącznie do działalności',
  property: 'Nabycie lub zmiana nieruchomości',
  vat_data: 'Zmiana danych z VAT-R',
  first_revenue: 'Pierwszy przychód w roku',
  insurance: 'Zmiana ubezpieczenia',
  opening: 'Otwarcie działalności',
  closing: 'Zamknięcie działalności',
  other: 'Inne zdarzenie',
} as const;
