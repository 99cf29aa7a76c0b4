/**
 * A price list to begin with. Amounts are net, in grosze, and mere examples: each office sets its own before clients see any. No item sells tax
 * advice or standing in for a client before an authority: these are of tax advisers, advocates, legal advisers and auditors alone (art. 2 ust. 2
 * and art. 3 of the act on tax advice).
 */
export interface ReadyPriceCategory {
  code: string;
  name: string;
  description: string;
  items: readonly ReadyPrice[];
}

export interface ReadyPrice {
  code: string;
  name: string;
  unit: 'month' | 'document' | 'employee' | 'hour' | 'piece' | 'declaration' | 'case';
  net_amount: number;
  billing?: 'subscription' | 'on_request';
  price_from?: true;
  counts_from?: 'uptime';
}

const monthly = { unit: 'month', billing: 'subscription' } as const;

export const readyPrices: readonly ReadyPriceCategory[] = [
  {
    code: 'books',
    name: 'Księgowość',
    description: 'Stała obsługa ksiąg i ewidencji',
    items: [
      { code: 'lump-sum', name: 'Ryczałt – prowadzenie ewidencji', ...monthly, net_amount: 25_000, price_from: true },
      { code: 'kpir', name: 'Księga przychodów i rozchodów', ...monthly, net_amount: 35_000, price_from: true },
      { code: 'full', name: 'Księgi rachunkowe', ...monthly, net_amount: 140_000, price_from: true },
      { code: 'vat', name: 'Rozliczenie VAT z plikiem JPK_V7', ...monthly, net_amount: 10_000 },
      { code: 'owner-zus', name: 'ZUS przedsiębiorcy', ...monthly, net_amount: 5_000 },
      { code: 'over', name: 'Dokument ponad pakiet', unit: 'document', net_amount: 800 },
    ],
  },
  {
    code: 'payroll',
    name: 'Kadry i płace',
    description: 'Umowy, listy płac i zgłoszenia do ZUS',
    items: [
      { code: 'employee', name: 'Obsługa pracownika', unit: 'employee', billing: 'subscription', net_amount: 6_500 },
      { code: 'contractor', name: 'Obsługa zleceniobiorcy', unit: 'employee', billing: 'subscription', net_amount: 4_500 },
      { code: 'hiring', name: 'Zatrudnienie: umowa i zgłoszenie do ZUS', unit: 'piece', net_amount: 8_000 },
      { code: 'leaving', name: 'Świadectwo pracy', unit: 'piece', net_amount: 8_000 },
      { code: 'earnings', name: 'Zaświadczenie o zarobkach', unit: 'piece', net_amount: 5_000 },
    ],
  },
  {
    code: 'yearly',
    name: 'Rozliczenia roczne',
    description: 'Zeznania i sprawozdania',
    items: [
      { code: 'pit', name: 'Zeznanie roczne przedsiębiorcy', unit: 'declaration', net_amount: 35_000 },
      { code: 'private', name: 'Zeznanie roczne osoby prywatnej', unit: 'declaration', net_amount: 12_000 },
      { code: 'pit-11', name: 'PIT-11 dla pracownika', unit: 'declaration', net_amount: 4_000 },
      {
        code: 'statements',
        name: 'Sprawozdanie finansowe spółki',
        unit: 'piece',
        net_amount: 200_000,
        billing: 'on_request',
        price_from: true,
      },
    ],
  },
  {
    code: 'once',
    name: 'Usługi dodatkowe',
    description: 'To, czego nie obejmuje abonament',
    items: [
      { code: 'correction', name: 'Korekta deklaracji', unit: 'declaration', net_amount: 15_000 },
      { code: 'arrears', name: 'Zaległe księgowanie miesiąca', unit: 'month', net_amount: 40_000, price_from: true },
      { code: 'advice', name: 'Konsultacja księgowa lub kadrowa', unit: 'hour', net_amount: 20_000, counts_from: 'uptime' },
      { code: 'letter', name: 'Zestawienie z ksiąg do pisma z urzędu', unit: 'case', net_amount: 30_000, price_from: true },
      { code: 'audit', name: 'Przygotowanie dokumentów do kontroli', unit: 'hour', net_amount: 25_000, counts_from: 'uptime' },
      { code: 'founding', name: 'Rejestracja działalności gospodarczej', unit: 'case', net_amount: 30_000 },
    ],
  },
];
