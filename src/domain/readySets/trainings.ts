/** A shelf of trainings to begin with. They come as drafts: somebody reads and publishes them. */
export interface ReadyShelf {
  code: string;
  name: string;
  description: string;
  icon: 'chart' | 'key' | 'tasks';
  audience: 'clients' | 'staff' | 'both';
  trainings: readonly ReadyTraining[];
}

export interface ReadyTraining {
  code: string;
  title: string;
  summary: string;
  content: string;
  duration_minutes: number;
  /** What is asked of everybody: within so many days, and again after so many months. */
  mandatory?: { due_days: number; repeat_months: number };
}

export const readyTrainings: readonly ReadyShelf[] = [
  {
    code: 'together',
    name: 'Współpraca z biurem',
    description: 'Dla klientów: co, kiedy i jak nam przekazać',
    icon: 'chart',
    audience: 'clients',
    trainings: [
      {
        code: 'month',
        title: 'Miesiąc z biurem krok po kroku',
        summary: 'Kto i co robi od pierwszego dnia miesiąca do zapłaty podatków.',
        duration_minutes: 5,
        content:
          '<ol><li>Po zakończeniu miesiąca prosimy o dokumenty. Lista jest na pierwszym ekranie panelu.</li><li>Gdy dodasz wszystko, naciśnij, że miesiąc jest kompletny. To znak, że możemy księgować.</li><li>Jeśli coś jest niejasne, zapytamy w panelu przy dokumencie.</li><li>Gotowe rozliczenie pokaże kwoty, terminy i rachunki.</li><li>Po zapłacie oznacz pozycję jako zapłaconą.</li></ol><p>Terminy płatności widać zawsze na rozliczeniu, już z przesunięciem za dni wolne.</p>',
      },
      {
        code: 'photo',
        title: 'Jak sfotografować dokument',
        summary: 'Kilka zasad, dzięki którym dokument nie wróci do poprawki.',
        duration_minutes: 3,
        content:
          '<ul><li>Połóż dokument na gładkim, ciemniejszym tle, w dobrym świetle.</li><li>W kadrze muszą być wszystkie cztery rogi.</li><li>Jedna strona to jedno zdjęcie, a jeden dokument to jedna przesyłka.</li><li>Sprawdź, czy da się odczytać NIP, datę i kwotę.</li><li>Jeśli nie wiadomo, czego dotyczy zakup, dopisz to.</li></ul><p>Faktur, które są w KSeF, nie trzeba fotografować.</p>',
      },
      {
        code: 'settlement',
        title: 'Jak czytać rozliczenie miesiąca',
        summary: 'Skąd biorą się kwoty i co zrobić, zanim zapłacisz.',
        duration_minutes: 5,
        content:
          '<p>Każda pozycja rozliczenia to jedna płatność: podatek, składki ZUS albo wynagrodzenie biura. Przy każdej jest kwota, termin, rachunek i tytuł przelewu.</p><ul><li>PIT, CIT i VAT płaci się na własny <strong>mikrorachunek podatkowy</strong>, a podatki lokalne, jak od nieruchomości, na rachunek gminy.</li><li>Składki płaci się jednym przelewem na własny <strong>numer rachunku składkowego</strong> w ZUS.</li><li>Kod QR przenosi dane przelewu do aplikacji banku.</li></ul><p>Coś się nie zgadza? Napisz w panelu przed terminem. Zmienioną kwotę zobaczysz jako korektę.</p>',
      },
      {
        code: 'first-employee',
        title: 'Zanim zatrudnisz pierwszą osobę',
        summary: 'Co musi być gotowe przed pierwszym dniem pracy.',
        duration_minutes: 5,
        content:
          '<p>Napisz do nas kilka dni wcześniej. Przed pierwszym dniem pracy potrzebne są:</p><ul><li>dane osoby i ustalone warunki: stanowisko, wymiar, wynagrodzenie,</li><li>skierowanie na badania i orzeczenie lekarskie,</li><li>podpisana umowa,</li><li>szkolenie BHP.</li></ul><p>Do ZUS zgłaszamy nową osobę w ciągu 7 dni od rozpoczęcia pracy. Numer PESEL wpisz tylko w karcie pracownika, nigdy w wiadomości.</p>',
      },
    ],
  },
  {
    code: 'safety',
    name: 'Bezpieczeństwo i RODO',
    description: 'Hasła, podejrzane wiadomości i dane osobowe',
    icon: 'key',
    audience: 'both',
    trainings: [
      {
        code: 'passwords',
        title: 'Hasła, kody i podejrzane wiadomości',
        summary: 'Jak nie oddać konta komuś obcemu.',
        duration_minutes: 5,
        content:
          '<ul><li>Hasło ma być długie i inne w każdym miejscu. Pamięta je menedżer haseł.</li><li>Włącz drugi składnik logowania w swoim profilu.</li><li>Kodu logowania nie podawaj nikomu. Nikt z biura o niego nie poprosi.</li><li>Zmianę rachunku kontrahenta potwierdź telefonicznie, pod numerem, który znasz.</li><li>Link w wiadomości otwieraj tylko wtedy, gdy się jej spodziewasz.</li></ul>',
      },
      {
        code: 'hr-data',
        title: 'Dane pracowników: komu i jak je przekazać',
        summary: 'O numerach PESEL, listach płac i zaświadczeniach.',
        duration_minutes: 4,
        content:
          '<p>Pracodawca jest administratorem danych swoich pracowników, a biuro przetwarza je na podstawie umowy powierzenia.</p><ul><li>Dane pracowników przekazuj w panelu, nie zwykłym e-mailem.</li><li>Numer PESEL wpisuj tylko w karcie pracownika.</li><li>Listę płac pokazuj osobom, które muszą ją znać.</li></ul>',
      },
    ],
  },
  {
    code: 'office',
    name: 'Jak pracujemy w biurze',
    description: 'Dla pracowników biura',
    icon: 'tasks',
    audience: 'staff',
    trainings: [
      {
        code: 'gdpr',
        title: 'RODO na co dzień',
        summary: 'Co wolno robić z danymi klientów i co zrobić, gdy coś pójdzie nie tak.',
        duration_minutes: 10,
        mandatory: { due_days: 14, repeat_months: 12 },
        content:
          '<ul><li>Ekran blokuj zawsze, gdy odchodzisz od biurka.</li><li>Dokumenty i listy płac wysyłaj wyłącznie przez panel.</li><li>Dane jednego klienta nie mogą trafić do innego: sprawdź firmę, zanim wyślesz.</li><li>Zbędny wydruk trafia do niszczarki.</li></ul><h3>Gdy dane trafią do niewłaściwej osoby</h3><p>Zgłoś to kierownikowi <strong>od razu</strong>. Administrator ma 72 godziny od stwierdzenia naruszenia na zgłoszenie go Prezesowi UODO, chyba że ryzyko dla osób jest mało prawdopodobne.</p>',
      },
      {
        code: 'closing',
        title: 'Zamknięcie miesiąca klienta',
        summary: 'Kolejne kroki od kompletu dokumentów do wysłanego rozliczenia.',
        duration_minutes: 8,
        content:
          '<ol><li>Sprawdź, czy klient oddał wszystko, o co prosiliśmy, i czy nie ma pytań bez odpowiedzi.</li><li>Zaksięguj dokumenty i uzgodnij rejestry VAT z plikiem JPK.</li><li>Wczytaj kwoty do rozliczenia i porównaj je z poprzednim miesiącem. Dużą różnicę wyjaśnij w uwadze dla klienta.</li><li>Sprawdź, czy nie ma pozycji, których brakuje: ZUS, zaliczki, wynagrodzenie biura.</li><li>Wyślij rozliczenie najpóźniej kilka dni przed najbliższym terminem.</li></ol>',
      },
      {
        code: 'answering',
        title: 'Jak odpowiadamy klientom',
        summary: 'Jeden styl w całym biurze.',
        duration_minutes: 5,
        content:
          '<ul><li>Odpowiadaj w panelu: zastępca też to przeczyta, a rozmowa zostanie przy firmie.</li><li>Najpierw odpowiedź, potem uzasadnienie.</li><li>Pisz prosto: zamiast skrótów pełne nazwy, zamiast przepisów skutek.</li><li>Podaj, co klient ma zrobić i do kiedy.</li><li>Jeśli potrzebujesz czasu, napisz od razu, kiedy odpowiesz.</li></ul>',
      },
    ],
  },
];
