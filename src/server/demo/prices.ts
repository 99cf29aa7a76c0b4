import { addMonths, lastDayOf } from '../../lib/dates';
import { worth } from '../../lib/prices';
import { grossOf } from '../../lib/vat';
import type { Company } from './companies';
import { type Chance, idOf } from './random';

type Made = { id: string } & Record<string, unknown>;

/** Category: its items as name, unit, net price in złote, and what else there is to say. */
const lists: readonly (readonly [
  name: string,
  description: string,
  items: readonly (readonly [string, string, number, object?])[],
])[] = [
  [
    'Księgowość',
    'Stała obsługa ksiąg i ewidencji',
    [
      ['Księga przychodów i rozchodów', 'month', 320, { billing: 'subscription', price_from: true, needs_acceptance: false }],
      ['Ryczałt ewidencjonowany', 'month', 240, { billing: 'subscription', price_from: true, needs_acceptance: false }],
      ['Księgi rachunkowe', 'month', 1_450, { billing: 'subscription', price_from: true, needs_acceptance: false }],
      [
        'Dokument ponad pakiet',
        'document',
        9,
        {
          counts_from: 'documents',
          needs_acceptance: false,
          tiers: [
            { from: 100, to: 2_000, price: 900 },
            { from: 2_001, to: 10_000, price: 700 },
            { from: 10_001, to: null, price: 550 },
          ],
        },
      ],
    ],
  ],
  [
    'Kadry i płace',
    'Umowy, listy płac, zgłoszenia do ZUS',
    [
      [
        'Pracownik na umowie o pracę',
        'employee',
        65,
        { billing: 'subscription', counts_from: 'employees', needs_acceptance: false },
      ],
      ['Zleceniobiorca', 'employee', 45, { billing: 'subscription', counts_from: 'employees', needs_acceptance: false }],
      ['Świadectwo pracy', 'piece', 80],
      ['Zaświadczenie o zarobkach', 'piece', 50],
    ],
  ],
  [
    'Rozliczenia roczne',
    'Zeznania i sprawozdania',
    [
      ['PIT-36 / PIT-36L przedsiębiorcy', 'declaration', 350],
      ['PIT-37 osoby prywatnej', 'declaration', 120],
      ['Sprawozdanie finansowe spółki', 'piece', 2_400, { price_from: true, billing: 'on_request' }],
    ],
  ],
  [
    'Korekty i zaległości',
    'Praca nad minionymi okresami',
    [
      ['Korekta deklaracji po zmianie danych', 'declaration', 150, { urgent_surcharge_percent: 5_000 }],
      ['Zaległe księgowanie miesiąca', 'month', 420, { price_from: true }],
      ['Korekta miesiąca po zgłoszonym komplecie', 'piece', 150, { counts_from: 'corrections' }],
    ],
  ],
  [
    'Konsultacje i sprawy',
    'Rozmowy, zestawienia, dokumenty do kontroli',
    [
      ['Konsultacja księgowa lub kadrowa', 'hour', 220, { counts_from: 'uptime' }],
      ['Zestawienie z ksiąg do pisma z urzędu', 'case', 300, { price_from: true }],
      ['Przygotowanie dokumentów do kontroli', 'hour', 280, { counts_from: 'uptime', min_amount: 56_000 }],
    ],
  ],
];

/** What keeping books of a kind is called in the list. */
const books: Readonly<Partial<Record<Company['accounting_type'], string>>> = {
  kpir: 'Księga przychodów i rozchodów',
  lump_sum_register: 'Ryczałt ewidencjonowany',
  full_books: 'Księgi rachunkowe',
};

/** The firm's price list, some clients' own prices, and what is to be paid for besides the subscription. */
export function prices(luck: Chance, moment: number, clients: readonly Company[], month: string) {
  const made = {
    'price-categories': [] as Made[],
    'price-items': [] as Made[],
    'company-prices': [] as Made[],
    'billable-events': [] as Made[],
  };
  for (const [at, [name, description, items]] of lists.entries()) {
    const category_id = idOf(luck, moment);
    made['price-categories'].push({ id: category_id, name, description, order: (at + 1) * 10 });
    for (const [title, unit, zloty, more] of items)
      made['price-items'].push({
        id: idOf(luck, moment),
        category_id,
        name: title,
        code: `${at + 1}${String(made['price-items'].length + 1).padStart(2, '0')}`,
        unit,
        net_amount: zloty * 100,
        vat_rate: '23',
        valid_from: `${month.slice(0, 4)}-01-01`,
        ...more,
      });
  }
  const item = (name: string) => made['price-items'].find((each) => each.name === name);
  for (const client of clients.slice(0, 8)) {
    const subscription = item(books[client.accounting_type] ?? '');
    if (subscription)
      made['company-prices'].push({
        id: idOf(luck, moment),
        company_id: client.id,
        item_id: subscription.id,
        // Some tenth less than of the list.
        net_amount: Math.round((Number(subscription.net_amount) * luck.whole(82, 94)) / 10_000) * 100,
        valid_from: `${month.slice(0, 4)}-01-01`,
        reason: 'Umowa trzyletnia',
      });
  }
  const sold = [
    'Świadectwo pracy',
    'Zaświadczenie o zarobkach',
    'Konsultacja księgowa lub kadrowa',
    'Korekta deklaracji po zmianie danych',
  ].flatMap((name) => item(name) ?? []);
  for (const client of clients.slice(0, 24)) {
    const { id: item_id, name, net_amount, vat_rate, unit } = luck.pick(sold);
    const quantity = unit === 'hour' ? luck.pick([50, 100, 150]) : 100;
    const net = worth(Number(net_amount), quantity);
    made['billable-events'].push({
      id: idOf(luck, moment),
      company_id: client.id,
      period: month,
      description: String(name),
      item_id,
      quantity,
      net_amount: net,
      vat_rate,
      gross_amount: grossOf(net, String(vat_rate)),
      source: unit === 'hour' ? 'uptime' : 'manual',
      status:
        client === clients[0] ? 'to_accept' : luck.weighted({ draft: 2, to_accept: 3, accepted: 3, to_invoice: 3, invoiced: 2 }),
    });
  }
  return made;
}

const friends = [
  ['Kancelaria Radcy Prawnego Marta Lis', 'lawyer', 'Marta Lis', 'none', null],
  ['Stowarzyszenie „Nasz Rynek”', 'referral', 'Paweł Okoń', 'one_time', 30_000],
  ['Bank Spółdzielczy Zgierz', 'bank', 'Iwona Sroka', 'per_client', 15_000],
  ['Medycyna Pracy „Zdrowa Firma”', 'bhp', 'Krzysztof Jeż', 'none', null],
  ['Faktury Plus', 'software', 'Dział partnerski', 'percent', null],
] as const;

/** Firms that the office works with, and whom they sent. */
export function partners(luck: Chance, moment: number, clients: readonly Company[], keeper: string | undefined, month: string) {
  const made = { partners: [] as Made[], 'partner-referrals': [] as Made[] };
  for (const [at, [name, kind, contact_name, commission_kind, amount]] of friends.entries()) {
    const id = idOf(luck, moment);
    made.partners.push({
      id,
      name,
      kind,
      contact_name,
      status: at === 4 ? 'candidate' : 'active',
      phone: `+4860${luck.whole(1_000_000, 9_999_999)}`,
      email: `kontakt${at + 1}@partner.test`,
      agreement_from: at === 4 ? null : `${month.slice(0, 4)}-02-01`,
      commission_kind,
      commission_percent: commission_kind === 'percent' ? 1_000 : null,
      commission_amount: amount,
      commission_months: commission_kind === 'percent' ? 12 : null,
      owner_id: keeper ?? null,
    });
    if (commission_kind === 'none') continue;
    for (const client of [0, 1, 2].flatMap((nth) => clients[(at * 3 + nth) % clients.length] ?? [])) {
      const status = luck.weighted({ new: 1, talks: 2, won: 4, lost: 1 });
      const referred = addMonths(month, -luck.whole(0, 8));
      made['partner-referrals'].push({
        id: idOf(luck, moment),
        partner_id: id,
        name: client.title,
        company_id: status === 'won' ? client.id : null,
        referred_on: `${referred}-${String(luck.whole(1, 28)).padStart(2, '0')}`,
        status,
        commission_amount: status === 'won' ? amount : null,
        settled_on: status === 'won' && amount !== null && luck.yes(0.5) ? lastDayOf(addMonths(referred, 1)) : null,
        note: status === 'lost' ? 'Został u dotychczasowego biura' : null,
      });
    }
  }
  return made;
}
