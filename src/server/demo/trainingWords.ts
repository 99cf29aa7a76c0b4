/** A question as it is written down here: the first answers are right, as many as `right` says. */
export type DemoQuestion =
  | { text: string; right: number; answers: readonly (string | readonly [text: string, explanation: string])[]; why?: string }
  | { text: string; isTrue: boolean; why?: string }
  | { text: string; order: readonly string[]; why?: string }
  | { text: string; number: number; why?: string };

export interface DemoTraining {
  title: string;
  summary: string;
  kind: 'article' | 'video' | 'course' | 'file';
  content?: string;
  lessons?: readonly (readonly [title: string, minutes: number, content: string])[];
  questions?: readonly DemoQuestion[];
  more: Record<string, unknown>;
}

export interface DemoCategory {
  name: string;
  description: string;
  icon: string;
  audience: 'clients' | 'staff' | 'both';
  trainings: readonly DemoTraining[];
}

/** What the demonstration's offices teach. Facts of the law are those of `domain/`, told as a client reads them. */
export const demoTrainings: readonly DemoCategory[] = [
  {
    name: 'KSeF i faktury',
    description: 'Wystawianie i odbieranie faktur w Krajowym Systemie e-Faktur, krok po kroku.',
    icon: 'file',
    audience: 'both',
    trainings: [
      {
        title: 'KSeF krok po kroku',
        summary: 'Jak się zalogować, nadać uprawnienia biuru i wystawić pierwszą fakturę ustrukturyzowaną.',
        kind: 'course',
        lessons: [
          [
            'Co zmienia KSeF',
            6,
            '<p>Faktura ustrukturyzowana powstaje dopiero wtedy, gdy <strong>przyjmie ją system</strong> i nada jej numer identyfikujący. Plik PDF wysłany mailem jest tylko jej obrazem.</p><h3>Co to znaczy w praktyce</h3><ul><li>kontrahent z Polski dostaje fakturę w KSeF, a nie w załączniku,</li><li>pomyłkę poprawia się korektą, nie podmianą pliku,</li><li>faktury nie da się zgubić: system przechowuje ją 10 lat.</li></ul>',
          ],
          [
            'Uprawnienia dla biura',
            8,
            '<p>Zaloguj się profilem zaufanym albo podpisem kwalifikowanym. W zakładce <strong>Uprawnienia</strong> dodaj NIP naszego biura i zaznacz przeglądanie oraz – jeśli wystawiamy faktury za Ciebie – wystawianie.</p><p>Spółka, w której nikt nie ma podpisu z NIP-em firmy, składa najpierw zawiadomienie <strong>ZAW-FA</strong>.</p>',
          ],
          [
            'Pierwsza faktura',
            10,
            '<ol><li>Uzupełnij dane nabywcy. NIP sprawdzi się sam.</li><li>Dodaj pozycje i stawki VAT.</li><li>Wyślij i poczekaj na numer KSeF: zwykle kilka sekund.</li></ol><p>Gdy system odrzuci plik, faktury <em>nie ma</em>. Popraw wskazane pole i wyślij ponownie.</p>',
          ],
          [
            'Gdy coś nie działa',
            6,
            '<p>Przy awarii ogłoszonej przez Ministerstwo Finansów faktury wystawia się w trybie offline i dosyła do systemu po jej zakończeniu. Zachowaj wizualizację z kodami QR i daj nam znać.</p>',
          ],
        ],
        questions: [
          {
            text: 'Kiedy faktura ustrukturyzowana jest wystawiona?',
            right: 1,
            answers: [
              'Gdy system przyjmie ją i nada numer KSeF',
              ['Gdy zapiszesz plik PDF', 'PDF jest tylko wizualizacją.'],
              ['Gdy kontrahent otworzy wiadomość', 'Otwarcie wiadomości nie ma znaczenia.'],
            ],
            why: 'O wystawieniu decyduje przyjęcie przez system.',
          },
          {
            text: 'Co może zrobić biuro, któremu nadasz uprawnienia?',
            right: 2,
            answers: [
              'Przeglądać Twoje faktury',
              'Wystawiać faktury, jeśli na to pozwolisz',
              ['Zmienić wysłaną fakturę', 'Wysłanej faktury nikt nie zmieni, można ją tylko skorygować.'],
            ],
          },
          {
            text: 'Fakturę odrzuconą przez KSeF uważa się za wystawioną.',
            isTrue: false,
            why: 'Odrzuconej faktury nie ma: popraw ją i wyślij ponownie.',
          },
          {
            text: 'Ułóż kroki wystawienia faktury.',
            order: ['Uzupełnij dane nabywcy', 'Dodaj pozycje', 'Wyślij do systemu', 'Sprawdź numer KSeF'],
          },
          { text: 'Ile lat KSeF przechowuje fakturę?', number: 10 },
        ],
        more: { mandatory: true, due_days: 21, certificate: true, max_attempts: 3, law_basis: 'art. 106na ustawy o VAT' },
      },
      {
        title: 'Zdjęcie paragonu, które da się zaksięgować',
        summary: 'Trzy minuty o tym, jak fotografować dokumenty, żeby nie wracały.',
        kind: 'article',
        content:
          '<p>Połóż paragon na ciemnym, płaskim tle. Cały dokument ma być w kadrze, razem z <strong>NIP-em nabywcy</strong> i datą.</p><ul><li>paragon z NIP do 450 zł jest fakturą uproszczoną,</li><li>bez NIP-u nie będzie kosztem,</li><li>dopisz, czego dotyczył zakup.</li></ul><blockquote>Jedno zdjęcie to jeden dokument.</blockquote>',
        more: { audience: 'clients' },
      },
    ],
  },
  {
    name: 'Bezpieczeństwo i RODO',
    description: 'Dane klientów, hasła i podejrzane wiadomości.',
    icon: 'key',
    audience: 'both',
    trainings: [
      {
        title: 'RODO dla pracowników',
        summary: 'Co wolno robić z danymi osobowymi i co zrobić, gdy coś pójdzie nie tak.',
        kind: 'course',
        lessons: [
          [
            'Czyje to dane',
            5,
            '<p>Administratorem danych swoich pracowników jest <strong>klient</strong>. My przetwarzamy je na podstawie umowy powierzenia i tylko w celu, który w niej zapisano.</p>',
          ],
          [
            'Na co dzień',
            7,
            '<ul><li>Ekran blokuj zawsze, gdy wstajesz od biurka.</li><li>Listy płac wysyłaj wyłącznie przez panel, nigdy zwykłym mailem.</li><li>Niepotrzebny wydruk trafia do niszczarki, nie do kosza.</li></ul>',
          ],
          [
            'Gdy dojdzie do naruszenia',
            6,
            '<p>Zgłoś je kierownikowi <strong>od razu</strong>. Administrator ma 72 godziny na zawiadomienie Prezesa UODO, licząc od stwierdzenia naruszenia – nie od poniedziałku.</p>',
          ],
        ],
        questions: [
          {
            text: 'Kto jest administratorem danych pracowników klienta?',
            right: 1,
            answers: ['Klient', ['Biuro rachunkowe', 'Biuro przetwarza dane w imieniu klienta.'], 'Urząd skarbowy'],
          },
          { text: 'Ile godzin ma administrator na zgłoszenie naruszenia do UODO?', number: 72, why: 'Art. 33 ust. 1 RODO.' },
          { text: 'Listę płac można wysłać zwykłym mailem, jeśli klient się spieszy.', isTrue: false },
          {
            text: 'Co robisz, gdy mail z danymi poszedł do złej osoby?',
            right: 2,
            answers: [
              'Od razu zgłaszam kierownikowi',
              'Proszę odbiorcę o usunięcie',
              ['Czekam, czy ktoś zauważy', 'Zegar 72 godzin już biegnie.'],
            ],
          },
        ],
        more: {
          audience: 'staff',
          mandatory: true,
          due_days: 14,
          repeat_months: 12,
          certificate: true,
          law_basis: 'art. 33 i 39 RODO',
          acknowledge_text: 'Przeczytałam/em i rozumiem',
        },
      },
      {
        title: 'Bezpieczne hasła i drugi składnik',
        summary: 'Hasło, którego nie trzeba zapisywać na kartce, i kod, który je zabezpiecza.',
        kind: 'article',
        content:
          '<p>Dobre hasło jest <strong>długie</strong>, nie dziwne: cztery przypadkowe słowa są lepsze niż <code>K0tek!1</code>. Do każdego konta inne, a pamięta je menedżer haseł.</p><h3>Drugi składnik</h3><p>Włącz aplikację z kodami w swoim profilu. Kodu nie podawaj nikomu, także osobie, która dzwoni „z banku” albo „z biura”.</p>',
        questions: [
          {
            text: 'Pracownik biura może poprosić Cię o kod logowania przez telefon.',
            isTrue: false,
            why: 'Nigdy o to nie prosimy.',
          },
          {
            text: 'Które hasło jest najlepsze?',
            right: 1,
            answers: ['cztery przypadkowe słowa', 'imię dziecka i rok', 'Haslo123!'],
          },
        ],
        more: { repeat_months: 24 },
      },
    ],
  },
  {
    name: 'Współpraca z biurem',
    description: 'Jak czytać to, co wysyłamy, i co jest potrzebne na czas.',
    icon: 'chart',
    audience: 'both',
    trainings: [
      {
        title: 'Jak czytać rozliczenie miesięczne',
        summary: 'Co oznaczają kwoty na Twoim rozliczeniu, skąd się biorą i kiedy trzeba je zapłacić.',
        kind: 'article',
        content:
          '<p>Rozliczenie ma trzy części: <strong>wynik firmy</strong> (przychód, koszt, dochód), <strong>pozycje do zapłaty</strong> i uwagi od opiekuna.</p><h3>Najczęstsze terminy</h3><ul><li>ZUS: do 20. dnia następnego miesiąca (spółki i inne osoby prawne do 15.),</li><li>zaliczka na PIT: do 20.,</li><li>VAT i JPK: do 25.</li></ul><p>Gdy termin wypada w sobotę albo dzień wolny, przesuwa się na najbliższy dzień roboczy. Na rozliczeniu widzisz już datę po przesunięciu.</p>',
        questions: [
          { text: 'Do którego dnia miesiąca płaci się VAT?', number: 25 },
          { text: 'Termin, który wypada w niedzielę, przesuwa się na poniedziałek roboczy.', isTrue: true },
        ],
        more: { audience: 'clients' },
      },
      {
        title: 'BHP okresowe dla pracowników biurowych',
        summary: 'Ergonomia, pożar, pierwsza pomoc. Wymagane co 6 lat.',
        kind: 'course',
        lessons: [
          [
            'Stanowisko przy monitorze',
            6,
            '<p>Górna krawędź ekranu na wysokości oczu, 40–75 cm od twarzy. Po każdej godzinie przy ekranie przysługuje 5 minut przerwy wliczanej do czasu pracy.</p>',
          ],
          [
            'Pożar i ewakuacja',
            6,
            '<p>Alarmuj, wyłącz zasilanie, idź do wyjścia schodami. Nie korzystaj z windy. Numer alarmowy: <strong>112</strong>.</p>',
          ],
          [
            'Pierwsza pomoc',
            8,
            '<p>Sprawdź, czy jest bezpiecznie, oceń przytomność i oddech, wezwij pomoc. Uciski: 30 na 2 oddechy.</p>',
          ],
        ],
        questions: [
          { text: 'Ile uciśnięć przypada na 2 oddechy?', number: 30 },
          { text: 'Podczas ewakuacji wolno zjechać windą, jeśli działa.', isTrue: false },
        ],
        more: {
          audience: 'staff',
          mandatory: true,
          due_days: 30,
          repeat_months: 72,
          certificate: true,
          law_basis: '§ 14–15 rozporządzenia o szkoleniach BHP',
        },
      },
      {
        title: 'Pierwszy miesiąc w biurze',
        summary: 'Procedury dla nowych osób. Jeszcze w przygotowaniu.',
        kind: 'article',
        content: '<p>Szkic: obieg dokumentów, zastępstwa, standard odpowiedzi klientowi.</p>',
        more: { audience: 'staff', status: 'draft' },
      },
    ],
  },
];
