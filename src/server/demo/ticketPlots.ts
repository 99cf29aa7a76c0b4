import type { Company } from './companies';

type From = 'client' | 'office' | 'note';

/** What a case of the demonstration is about and how far it has come. */
export interface Plot {
  subject: string;
  text: string;
  category: string;
  status: 'new' | 'open' | 'waiting_client' | 'waiting_authority' | 'on_hold' | 'resolved' | 'closed';
  priority?: 'high' | 'urgent';
  daysAgo: number;
  tags?: string;
  /** The price list's item that waits for the client's word. */
  price?: string;
  rated?: number;
  lines: readonly (readonly [from: From, text: string])[];
  /** Whom it can happen to; left out, anybody. */
  of?(company: Company): boolean;
}

const paysVat = ({ vat_status }: Company) => vat_status === 'active';
const soleTrader = ({ company_type }: Company) => company_type === 'jdg';

export const plots: readonly Plot[] = [
  {
    subject: 'Wezwanie z urzędu do wyjaśnień VAT',
    text: 'Dzień dobry, dziś przyszło wezwanie do wyjaśnienia różnicy w JPK za wrzesień. Mam 7 dni. Zdjęcie wyślę za chwilę.',
    category: 'authority_letter',
    status: 'open',
    priority: 'urgent',
    daysAgo: 1,
    of: paysVat,
    tags: 'JPK, urząd',
    lines: [
      ['office', 'Dzień dobry, proszę o zdjęcie wszystkich stron i datę z koperty. Odpowiedź przygotujemy w terminie.'],
      ['note', 'Różnica pochodzi z korekty faktury z Niemiec, sprawdzić kurs z dnia poprzedzającego.'],
      ['client', 'Przyszło dziś rano. Dziękuję za szybką reakcję!'],
    ],
  },
  {
    subject: 'Auto w leasingu: ile VAT odliczę?',
    text: 'Biorę w leasing samochód osobowy, będę nim jeździł także prywatnie. Czy odliczę cały VAT z rat?',
    category: 'vat',
    status: 'waiting_client',
    daysAgo: 4,
    of: (company) => paysVat(company) && soleTrader(company),
    tags: 'leasing',
    lines: [
      [
        'office',
        'Przy użytku mieszanym odliczamy 50% VAT z rat i z paliwa. Czy prowadzimy ewidencję przebiegu, aby odliczać całość?',
      ],
    ],
  },
  {
    subject: 'Korekta zeznania za poprzedni rok',
    text: 'Znalazła się faktura z grudnia, której nie było w kosztach. Da się ją jeszcze ująć?',
    category: 'correction',
    status: 'open',
    daysAgo: 2,
    price: 'Korekta deklaracji po zmianie danych',
    lines: [['office', 'Da się: potrzebna jest korekta zeznania. Wycena jest w sprawie, zaczniemy po jej akceptacji.']],
  },
  {
    subject: 'Nowa osoba na pół etatu',
    text: 'Od pierwszego zatrudniam nową osobę na pół etatu. Co mam przygotować?',
    category: 'hire',
    status: 'new',
    priority: 'high',
    daysAgo: 1,
    lines: [],
  },
  {
    subject: 'Zaświadczenie o dochodach dla banku',
    text: 'Bank prosi o zaświadczenie o dochodach za ostatnie 12 miesięcy, najlepiej do piątku.',
    category: 'declaration',
    status: 'waiting_authority',
    daysAgo: 6,
    lines: [
      ['office', 'Wniosek złożyliśmy dziś elektronicznie. Urząd ma na wydanie 7 dni, damy znać od razu po jego otrzymaniu.'],
    ],
  },
  {
    subject: 'Faktura odrzucona przez KSeF',
    text: 'Program pokazuje, że faktura została odrzucona z powodu błędnego NIP nabywcy. Co teraz?',
    category: 'ksef',
    status: 'resolved',
    daysAgo: 3,
    of: paysVat,
    lines: [
      ['office', 'Odrzucona faktura nie weszła do obiegu: proszę wystawić ją jeszcze raz z poprawnym NIP-em i tą samą datą.'],
      ['client', 'Udało się, przyjęta.'],
    ],
  },
  {
    subject: 'Zmiana rachunku firmowego',
    text: 'Zmieniam bank. Czy muszę zgłosić nowy rachunek na białą listę?',
    category: 'company_change',
    status: 'closed',
    daysAgo: 16,
    of: soleTrader,
    rated: 5,
    lines: [
      ['office', 'Zgłosiliśmy rachunek w CEIDG, na białej liście pojawi się jutro. Do tego czasu prosimy o stary na fakturach.'],
    ],
  },
  {
    subject: 'Czy opłaca mi się przejść na ryczałt?',
    text: 'Od nowego roku zastanawiam się nad zmianą formy opodatkowania. Możemy to policzyć?',
    category: 'advice',
    status: 'on_hold',
    daysAgo: 9,
    // Not a pharmacy: it may not have the lump sum.
    of: ({ taxation_form, pkd_main }) => ['pit_scale', 'pit_flat'].includes(taxation_form) && pkd_main !== '47.73.Z',
    lines: [
      [
        'office',
        'Policzymy na wynikach do końca miesiąca, wtedy porównanie będzie rzetelne. Wrócimy z liczbami po zamknięciu miesiąca.',
      ],
    ],
  },
  {
    subject: 'Ulga na start: kiedy się kończy?',
    text: 'Czy od stycznia płacę już pełne składki, czy preferencyjne?',
    category: 'zus',
    status: 'new',
    daysAgo: 1,
    of: ({ zus_scheme }) => zus_scheme === 'start_relief',
    lines: [],
  },
];
