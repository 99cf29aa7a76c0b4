import {
  boolean,
  choice,
  date,
  defineResource,
  grossOf,
  list,
  longText,
  money,
  percent,
  quantity,
  reference,
  text,
} from '../src/schema';
import { vatRates } from './choiceLists/vatRates';

export const priceItems = defineResource('price-items', {
  labels: {
    one: 'Pozycja cennika',
    few: 'Pozycje cennika',
    many: 'Pozycji cennika',
    create: 'Nowa pozycja cennika',
    edit: 'Edycja pozycji cennika',
  },
  area: 'modules',
  module: 'pricelist',
  path: 'pricelist/items',
  within: 'price-categories',
  title: 'name',
  known: true,
  privacy: { purpose: 'Cennik usług biura', retention: 'operation', data: 'public' },
  fields: {
    category_id: reference('Kategoria', 'price-categories', { onDelete: 'refuse', required: true, where: { active: true } }),
    code: text('Kod', { unique: true, max: 30 }),
    name: text('Nazwa', { required: true }),
    description: longText('Opis'),
    unit: choice(
      'Jednostka',
      {
        month: 'miesiąc',
        document: 'dokument',
        employee: 'pracownik',
        hour: 'godzina',
        piece: 'sztuka',
        declaration: 'deklaracja',
        case: 'sprawa',
        percent: 'procent',
      },
      { required: true, default: 'piece' },
    ),
    net_amount: money('Cena netto', { required: true, from: 0, to: 100_000_000 }),
    vat_rate: choice('Stawka VAT', vatRates, { required: true, default: '23' }),
    min_amount: money('Najmniej netto', { from: 0, to: 100_000_000, hint: 'Tyle kosztuje usługa, gdy z ilości wychodzi mniej' }),
    price_from: boolean('Cena „od”', { required: true, default: false }),
    tiers: list(
      'Progi',
      {
        from: quantity('Ilość od', { required: true, from: 0 }),
        to: quantity('Ilość do', { from: 0 }),
        price: money('Cena netto za jednostkę', { required: true, from: 0, to: 100_000_000 }),
      },
      { hint: 'Przy ilości z progu cała ilość ma jego cenę; puste „do” to bez końca' },
    ),
    billing: choice(
      'Rozliczanie',
      { subscription: 'Abonament', included: 'W abonamencie', extra: 'Dodatkowo płatne', on_request: 'Wycena' },
      { required: true, default: 'extra' },
    ),
    needs_acceptance: boolean('Wymaga akceptacji klienta', { required: true, default: true }),
    urgent_surcharge_percent: percent('Dopłata za pilność'),
    counts_from: choice(
      'Ilość liczona z',
      {
        none: 'wpisywana',
        documents: 'dokumentów miesiąca',
        employees: 'zatrudnionych',
        uptime: 'czasu pracy',
        corrections: 'korekt po komplecie',
      },
      { required: true, default: 'none' },
    ),
    valid_from: date('Obowiązuje od'),
    valid_to: date('Obowiązuje do'),
    visible_to_client: boolean('Widoczna dla klientów', { required: true, default: true }),
    active: boolean('Aktywna', { required: true, default: true }),
  },
  computed: {
    gross_amount: {
      label: 'Cena brutto',
      from: ['net_amount', 'vat_rate'],
      of: ({ net_amount, vat_rate }) => grossOf(net_amount, vat_rate),
    },
  },
  imports: true,
  list: {
    columns: ['name', 'category', 'unit', 'gross_amount', 'net_amount', 'vat_rate', 'billing', 'active'],
    sort: 'name:asc',
    search: ['name', 'code', 'description'],
    filters: ['category_id', 'billing', 'unit', 'active', 'valid_to'],
  },
  sections: [
    { title: 'Usługa', fields: ['category_id', 'name', 'code', 'description', 'billing', 'needs_acceptance'] },
    {
      title: 'Cena',
      fields: ['net_amount', 'vat_rate', 'unit', 'price_from', 'min_amount', 'tiers', 'urgent_surcharge_percent', 'counts_from'],
    },
    { title: 'Ważność', fields: ['valid_from', 'valid_to', 'visible_to_client', 'active'] },
  ],
  extras: { gross_amount: 'Cena brutto (grosze)' },
  tabs: [{ resource: 'company-prices', by: 'item_id' }],
  rules: [
    {
      on: 'valid_to',
      says: 'Koniec ważności jest przed jej początkiem',
      holds: ({ valid_from, valid_to }) => !valid_from || !valid_to || valid_from <= valid_to,
    },
    {
      on: 'tiers',
      says: 'Progi idą rosnąco i nie zachodzą na siebie; tylko ostatni może nie mieć końca',
      holds: ({ tiers }) =>
        (tiers ?? []).every(({ from, to }, at, all) => {
          const next = all[at + 1];
          if (to !== null && to < from) return false;
          return !next || (to !== null && to < next.from);
        }),
    },
  ],
  client: {
    rows: { where: { active: [true], visible_to_client: [true] } },
    may: ['list', 'show'],
    hidden: ['category_id', 'code', 'counts_from', 'active', 'visible_to_client', 'valid_from', 'valid_to'],
  },
});
