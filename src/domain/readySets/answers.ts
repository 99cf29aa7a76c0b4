/** An answer to begin with; what stands in braces is filled in where it is put into a conversation. */
export interface ReadyAnswer {
  code: string;
  name: string;
  topic: 'accounting' | 'vat' | 'income_tax' | 'zus' | 'payroll' | 'documents' | 'ksef' | 'billing' | 'other';
  body: string;
}

export const readyAnswers: readonly ReadyAnswer[] = [
  {
    code: 'missing',
    name: 'Brakujące dokumenty',
    topic: 'documents',
    body: 'Dzień dobry,\n\ndo rozliczenia firmy {firma} za {okres} brakuje nam jeszcze dokumentów. Prosimy o dodanie ich w panelu, w zakładce Dokumenty. Lista tego, o co prosimy, jest na pierwszym ekranie.\n\nPozdrawiam\n{podpis}',
  },
  {
    code: 'complete',
    name: 'Mamy komplet dokumentów',
    topic: 'documents',
    body: 'Dzień dobry,\n\nmamy już komplet dokumentów za {okres}. Gdy rozliczenie będzie gotowe, zobaczą je Państwo w panelu razem z terminami płatności.\n\nPozdrawiam\n{podpis}',
  },
  {
    code: 'unclear',
    name: 'Nieczytelne zdjęcie dokumentu',
    topic: 'documents',
    body: 'Dzień dobry,\n\nna zdjęciu nie widać całego dokumentu. Prosimy o nowe: w dobrym świetle, na gładkim tle, ze wszystkimi rogami w kadrze i każdą stroną osobno.\n\nPozdrawiam\n{podpis}',
  },
  {
    code: 'sent',
    name: 'Rozliczenie jest gotowe',
    topic: 'accounting',
    body: 'Dzień dobry,\n\nrozliczenie firmy {firma} za {okres} jest w panelu. Są w nim kwoty, terminy i numery rachunków. Po zapłacie wystarczy nacisnąć „Oznacz jako zapłacone” przy każdej pozycji.\n\nPozdrawiam\n{podpis}',
  },
  {
    code: 'receipt',
    name: 'Paragon bez NIP',
    topic: 'vat',
    body: 'Dzień dobry,\n\ndo odliczenia VAT potrzebna jest faktura na firmę {firma}. Jeśli na paragonie nie ma NIP, sprzedawca nie może już wystawić do niego faktury na firmę. Przy następnych zakupach prosimy podawać NIP przed zapłatą.\n\nPozdrawiam\n{podpis}',
  },
  {
    code: 'account',
    name: 'Rachunek kontrahenta spoza wykazu VAT',
    topic: 'vat',
    body: 'Dzień dobry,\n\nrachunku z tej faktury nie ma w wykazie podatników VAT. Przy kwocie transakcji powyżej 15 000 zł prosimy przed zapłatą wyjaśnić to z kontrahentem, bo inaczej wydatek może nie być kosztem podatkowym. W razie wątpliwości prosimy o wiadomość przed przelewem.\n\nPozdrawiam\n{podpis}',
  },
  {
    code: 'hire',
    name: 'Zatrudnienie nowej osoby',
    topic: 'payroll',
    body: 'Dzień dobry,\n\numowa i badania powinny być gotowe, zanim nowa osoba zacznie pracę, a do ZUS zgłaszamy ją w ciągu 7 dni od tego dnia. Prosimy o dane w panelu, w sprawie „Zatrudnienie / zwolnienie”, najlepiej kilka dni wcześniej. Numer PESEL prosimy wpisać wyłącznie w karcie pracownika.\n\nPozdrawiam\n{podpis}',
  },
  {
    code: 'sick-leave',
    name: 'Zwolnienie lekarskie pracownika',
    topic: 'payroll',
    body: 'Dzień dobry,\n\ne-ZLA pracownika widzimy w ZUS, papierowego druku nie trzeba przesyłać. Prosimy tylko o informację, czy ta osoba pracowała w pierwszym dniu zwolnienia i czy były inne nieobecności w {okres}.\n\nPozdrawiam\n{podpis}',
  },
  {
    code: 'zus-change',
    name: 'Zmiana wysokości składek ZUS',
    topic: 'zus',
    body: 'Dzień dobry,\n\nskładki firmy {firma} się zmieniły, dlatego kwota ZUS w rozliczeniu za {okres} jest inna niż poprzednia. Prosimy zmienić kwotę w zleceniu stałym, jeśli bank wykonuje je za Państwa.\n\nPozdrawiam\n{podpis}',
  },
  {
    code: 'ksef-access',
    name: 'Uprawnienia biura w KSeF',
    topic: 'ksef',
    body: 'Dzień dobry,\n\naby pobierać faktury firmy {firma}, potrzebujemy w KSeF uprawnienia do ich przeglądania. Nadaje je osoba z prawem zarządzania uprawnieniami, po zalogowaniu do Aplikacji Podatnika KSeF, na NIP naszego biura.\n\nPozdrawiam\n{podpis}',
  },
  {
    code: 'extra-fee',
    name: 'Usługa spoza abonamentu',
    topic: 'billing',
    body: 'Dzień dobry,\n\nta praca nie mieści się w abonamencie. Cenę zobaczą Państwo w panelu i zaczniemy po jej zaakceptowaniu.\n\nPozdrawiam\n{podpis}',
  },
  {
    code: 'keeper',
    name: 'Kto zajmuje się firmą',
    topic: 'other',
    body: 'Dzień dobry,\n\nfirmą {firma} zajmuje się {opiekun}. Najszybciej odpowiemy na wiadomość w panelu: widzi ją także osoba, która akurat zastępuje opiekuna.\n\nPozdrawiam\n{podpis}',
  },
];
