/** A list of papers to ask for, to begin with; no books named means that it suits all of them. */
export interface ReadyRequest {
  code: string;
  name: string;
  message: string;
  accounting_types: readonly ('kpir' | 'lump_sum_register' | 'full_books')[];
  items: readonly ReadyPaper[];
}

/** Required unless it says otherwise, as what a client may not have at all must not hold a month back. */
export interface ReadyPaper {
  label: string;
  document_type:
    | 'purchase_invoice'
    | 'sales_invoice'
    | 'bank_statement'
    | 'cash_report'
    | 'z_report'
    | 'contract'
    | 'asset'
    | 'vehicle'
    | 'inventory'
    | 'payslip'
    | 'hr_file'
    | 'other';
  required?: false;
}

const outside = 'Faktury, których nie ma w KSeF';
const sales: ReadyPaper = { label: `${outside}: sprzedaż`, document_type: 'sales_invoice', required: false };
const costs: ReadyPaper = { label: `${outside}: zakupy`, document_type: 'purchase_invoice', required: false };
const register: ReadyPaper = { label: 'Raport miesięczny z kasy fiskalnej', document_type: 'z_report', required: false };
const bank: ReadyPaper = { label: 'Wyciąg z rachunku firmowego', document_type: 'bank_statement' };
const cash: ReadyPaper = { label: 'Raport kasowy', document_type: 'cash_report', required: false };

export const readyRequests: readonly ReadyRequest[] = [
  {
    code: 'month-kpir',
    name: 'Dokumenty miesiąca – KPiR',
    message: 'Prosimy o dokumenty zakończonego miesiąca. Faktur z KSeF nie trzeba przesyłać.',
    accounting_types: ['kpir'],
    items: [
      sales,
      costs,
      register,
      bank,
      { label: 'Ewidencja przebiegu pojazdu', document_type: 'vehicle', required: false },
      { label: 'Dowody zakupu i sprzedaży środków trwałych', document_type: 'asset', required: false },
    ],
  },
  {
    code: 'month-lump-sum',
    name: 'Dokumenty miesiąca – ryczałt',
    message: 'Prosimy o dokumenty zakończonego miesiąca. Faktur z KSeF nie trzeba przesyłać.',
    accounting_types: ['lump_sum_register'],
    // A lump sum knows no costs, but its VAT is deducted as anybody's.
    items: [sales, costs, register, { label: 'Zestawienie sprzedaży bez faktur', document_type: 'other', required: false }],
  },
  {
    code: 'month-full',
    name: 'Dokumenty miesiąca – księgi rachunkowe',
    message: 'Prosimy o dokumenty zakończonego miesiąca. Faktur z KSeF nie trzeba przesyłać.',
    accounting_types: ['full_books'],
    items: [
      sales,
      costs,
      bank,
      cash,
      register,
      { label: 'Umowy zawarte w miesiącu', document_type: 'contract', required: false },
      { label: 'Rozliczenia delegacji i zaliczek', document_type: 'other', required: false },
    ],
  },
  {
    code: 'beginning',
    name: 'Początek współpracy',
    message: 'Prosimy o dokumenty, z którymi przejmiemy księgowość. Czego nie ma, można pominąć.',
    accounting_types: [],
    items: [
      { label: 'Księgi albo ewidencje za bieżący rok', document_type: 'other' },
      { label: 'Złożone w tym roku pliki JPK i deklaracje', document_type: 'other' },
      { label: 'Ewidencja środków trwałych', document_type: 'asset', required: false },
      { label: 'Umowy leasingu, kredytu i najmu', document_type: 'contract', required: false },
      { label: 'Dokumenty zgłoszenia do ZUS', document_type: 'other', required: false },
      { label: 'Akta i listy płac pracowników', document_type: 'hr_file', required: false },
    ],
  },
  {
    code: 'year-end',
    name: 'Zamknięcie roku',
    message: 'Prosimy o dokumenty, bez których nie zamkniemy roku.',
    accounting_types: ['kpir', 'full_books'],
    items: [
      { label: 'Spis z natury na koniec roku', document_type: 'inventory' },
      { label: 'Wyciąg na koniec grudnia z każdego rachunku', document_type: 'bank_statement' },
      { label: 'Faktury za grudzień, które przyszły w styczniu', document_type: 'purchase_invoice', required: false },
      { label: 'Potwierdzenia sald z kontrahentami', document_type: 'other', required: false },
    ],
  },
  {
    code: 'new-employee',
    name: 'Nowa osoba do zatrudnienia',
    message: 'Prosimy o dokumenty przed pierwszym dniem pracy. Numer PESEL prosimy wpisać tylko w karcie pracownika.',
    accounting_types: [],
    items: [
      { label: 'Kwestionariusz osobowy', document_type: 'hr_file' },
      { label: 'Orzeczenie lekarskie o zdolności do pracy', document_type: 'hr_file' },
      { label: 'Świadectwa pracy z poprzednich miejsc', document_type: 'hr_file', required: false },
      { label: 'Oświadczenia do zaliczek na podatek (PIT-2)', document_type: 'hr_file', required: false },
    ],
  },
];
