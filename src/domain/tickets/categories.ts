/** A kind of case that every office begins with; `hint` is what the client reads when picking, `note` what they should write at once. */
export interface ReadyCategory {
  code: string;
  name: string;
  hint: string;
  note?: string;
  /** Beginnings of words in what a client writes that speak of this kind, between commas. */
  words?: string;
  group: 'accounting' | 'payroll' | 'advisory' | 'front_desk' | 'management';
  /** Quicker than usual: what must not wait. */
  soon?: true;
}

/** The office's usual kinds of cases, in the order that clients meet them. */
export const readyCategories: readonly ReadyCategory[] = [
  {
    code: 'accounting',
    name: 'Księgowość',
    hint: 'Zapisy w księdze, salda, wyniki miesiąca',
    words: 'księgow, księga, kpir, saldo, amortyzac, środek trwały, wynik',
    group: 'accounting',
  },
  {
    code: 'vat',
    name: 'VAT',
    hint: 'Odliczenia, stawki, JPK',
    words: 'vat, jpk, odlicz, stawk, podatek należny, naliczon',
    group: 'accounting',
  },
  {
    code: 'income_tax',
    name: 'PIT / CIT',
    hint: 'Zaliczki, koszty, zeznania roczne',
    words: 'pit, cit, zaliczk, koszt, zeznani, ryczałt, podatek dochodowy, ulga',
    group: 'accounting',
  },
  {
    code: 'zus',
    name: 'ZUS',
    hint: 'Składki, ulgi, zgłoszenia przedsiębiorcy',
    words: 'zus, skład, zdrowotn, preferencyjn, mały zus, wakacje składkowe, dra',
    group: 'payroll',
  },
  {
    code: 'payroll',
    name: 'Kadry i płace',
    hint: 'Lista płac, urlopy, zwolnienia lekarskie',
    words: 'urlop, l4, zwolnienie lekarskie, wypłat, pensj, lista płac, pasek, nadgodzin, wynagrodzen, chorobow',
    group: 'payroll',
  },
  {
    code: 'hire',
    name: 'Zatrudnienie / zwolnienie',
    hint: 'Nowa osoba, zmiana lub koniec umowy',
    note: 'Podaj imię i nazwisko, stanowisko, wymiar etatu, wynagrodzenie brutto i datę rozpoczęcia albo zakończenia. Bez numeru PESEL.',
    words: 'zatrudni, pracownik, pracownic, umow o prac, zlecen, wypowiedzen, zwolnić, zwalniam, świadectwo pracy, nowa osoba',
    group: 'payroll',
    soon: true,
  },
  {
    code: 'invoice',
    name: 'Faktury',
    hint: 'Jak wystawić, poprawić, ująć fakturę',
    note: 'Podaj numer faktury i kontrahenta.',
    words: 'faktur, nota, paragon, kontrahent, zafakturow, nabywc',
    group: 'accounting',
  },
  {
    code: 'ksef',
    name: 'KSeF',
    hint: 'Uprawnienia, wysyłka, odrzucone faktury',
    words: 'ksef, e-faktur, certyfikat, token',
    group: 'accounting',
  },
  {
    code: 'documents',
    name: 'Dokumenty',
    hint: 'Czego brakuje, co i jak przesłać',
    words: 'dokument, wyciąg, prześl, przesłać, skan, zdjęci, brakuje',
    group: 'front_desk',
  },
  {
    code: 'declaration',
    name: 'Deklaracje i zaświadczenia',
    hint: 'Zaświadczenie dla banku, UPO, kopia deklaracji',
    note: 'Napisz, dla kogo jest dokument i na kiedy go potrzebujesz.',
    words: 'zaświadczen, deklaracj, upo, bank, kredyt, leasing, niezalegani',
    group: 'front_desk',
  },
  {
    code: 'correction',
    name: 'Korekta',
    hint: 'Poprawa deklaracji lub zapisu z przeszłości',
    note: 'Napisz, którego miesiąca dotyczy korekta i co się zmieniło.',
    words: 'korekt, poprawk, popraw, pomyłk, błąd, błędn',
    group: 'accounting',
  },
  {
    code: 'authority_letter',
    name: 'Pismo z urzędu / kontrola',
    hint: 'Wezwanie, decyzja, zawiadomienie o kontroli',
    note: 'Dołącz zdjęcie wszystkich stron pisma i podaj datę jego odbioru: od niej liczy się termin odpowiedzi.',
    words: 'urząd, urzędu, pismo, wezwan, kontrol, decyzj, zawiadomien, skarbow, mandat, komornik',
    group: 'management',
    soon: true,
  },
  {
    code: 'company_change',
    name: 'Zmiana danych firmy',
    hint: 'Adres, rachunek, PKD, wspólnicy',
    words: 'zmiana adresu, nowy adres, adres, pkd, ceidg, krs, rachunek bankowy, konto bankowe, wspólnik, zawies, nazw',
    group: 'front_desk',
  },
  {
    code: 'contract_billing',
    name: 'Umowa i faktury biura',
    hint: 'Zakres obsługi, rozliczenie z biurem',
    words: 'abonament, cennik, umowa z biurem, faktura biura, wypowiedzieć umowę',
    group: 'management',
  },
  {
    code: 'advice',
    name: 'Konsultacja',
    hint: 'Pytanie przed decyzją: forma opodatkowania, auto, inwestycja',
    words: 'opłaca, porad, konsultac, doradz, inwestyc, samochód, auto, spółk, forma opodatkowania, czy mogę',
    group: 'advisory',
  },
  {
    code: 'complaint',
    name: 'Reklamacja',
    hint: 'Coś poszło nie tak',
    words: 'reklamac, skarg, niezadowol, nie odpowiada',
    group: 'management',
    soon: true,
  },
  { code: 'other', name: 'Inna', hint: 'Nie wiesz, gdzie pasuje? Napisz tutaj', group: 'front_desk' },
];

/** The category as a record of the firm's, in its place on the list. */
export function categoryRecord({ code, name, hint, note, words, group, soon }: ReadyCategory, at: number) {
  return {
    code,
    name,
    description: hint,
    note: note ?? null,
    words: words ?? null,
    group,
    position: (at + 1) * 10,
    visible_to_client: true,
    active: true,
    ...(soon
      ? {
          first_low: 8,
          first_normal: 4,
          first_high: 2,
          first_urgent: 1,
          solution_low: 40,
          solution_normal: 24,
          solution_high: 16,
        }
      : {}),
  };
}
