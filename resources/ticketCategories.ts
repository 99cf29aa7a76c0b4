import { boolean, choice, defineResource, integer, longText, reference, text } from '../src/schema';

const hours = (label: string, standard: number) => integer(label, { required: true, from: 1, to: 400, default: standard });

/** What clients come with, and how the office promises to deal with it; hours are the office's working hours. */
export const ticketCategories = defineResource('ticket-categories', {
  labels: {
    one: 'Kategoria spraw',
    few: 'Kategorie spraw',
    many: 'Kategorii spraw',
    create: 'Nowa kategoria spraw',
    edit: 'Edycja kategorii spraw',
  },
  area: 'tickets',
  module: 'tickets',
  path: 'settings/ticket-categories',
  under: 'settings',
  changesNeed: 'settings',
  title: 'name',
  privacy: { purpose: 'Obsługa spraw klientów', retention: 'operation', data: 'internal' },
  fields: {
    name: text('Nazwa', { required: true, unique: true, max: 60 }),
    code: text('Kod', {
      required: true,
      unique: true,
      fixed: true,
      max: 40,
      hint: 'Stoi w adresie strony klienta: małe litery bez polskich znaków, cyfry i podkreślenia',
    }),
    description: text('Podpowiedź dla klienta', { max: 150, hint: 'Jedno zdanie pod nazwą, gdy klient wybiera kategorię' }),
    note: longText('Wskazówka przy opisie', { hint: 'Co klient ma podać od razu, na przykład numer faktury' }),
    words: text('Słowa klienta', {
      max: 300,
      hint: 'Początki słów po przecinku: gdy klient je napisze, podpowiemy mu tę kategorię',
    }),
    assignee_id: reference('Domyślny prowadzący', 'users', {
      where: { isAdmin: true, status: 'active' },
      hint: 'Puste: opiekun firmy',
    }),
    group: choice('Zespół', {
      accounting: 'Księgowość',
      payroll: 'Kadry i płace',
      advisory: 'Doradztwo',
      front_desk: 'Sekretariat',
      management: 'Kierownictwo',
    }),
    first_low: hours('Pierwsza odpowiedź: niski', 16),
    first_normal: hours('Pierwsza odpowiedź: średni', 8),
    first_high: hours('Pierwsza odpowiedź: wysoki', 4),
    first_urgent: hours('Pierwsza odpowiedź: pilny', 2),
    solution_low: hours('Rozwiązanie: niski', 80),
    solution_normal: hours('Rozwiązanie: średni', 40),
    solution_high: hours('Rozwiązanie: wysoki', 16),
    solution_urgent: hours('Rozwiązanie: pilny', 8),
    price_item_id: reference('Pozycja cennika', 'price-items', {
      where: { active: true },
      hint: 'Podpowiadana, gdy sprawa jest dodatkowo płatna',
    }),
    position: integer('Kolejność', { required: true, from: 0, to: 10_000, default: 1_000 }),
    visible_to_client: boolean('Do wyboru dla klientów', { required: true, default: true }),
    active: boolean('W użyciu', { required: true, default: true }),
  },
  list: {
    columns: ['name', 'group', 'assignee', 'first_normal', 'solution_normal', 'visible_to_client', 'active'],
    sort: 'position:asc',
    search: ['name', 'code'],
    filters: ['active', 'visible_to_client', 'group'],
  },
  sections: [
    { title: 'Kategoria', fields: ['name', 'code', 'description', 'note', 'words', 'position', 'visible_to_client', 'active'] },
    { title: 'Kto się zajmuje', fields: ['assignee_id', 'group', 'price_item_id'] },
    {
      title: 'Czas w godzinach pracy biura',
      fields: [
        'first_low',
        'first_normal',
        'first_high',
        'first_urgent',
        'solution_low',
        'solution_normal',
        'solution_high',
        'solution_urgent',
      ],
    },
  ],
  rules: [
    {
      on: 'code',
      says: 'Małe litery bez polskich znaków, cyfry i podkreślenia, na początku litera',
      holds: ({ code }) => /^[a-z][a-z0-9_]*$/.test(code) && code !== 'new',
    },
  ],
  client: {
    rows: { where: { active: [true], visible_to_client: [true] } },
    may: ['show'],
    hidden: [
      'assignee_id',
      'group',
      'price_item_id',
      'first_low',
      'first_high',
      'first_urgent',
      'solution_low',
      'solution_normal',
      'solution_high',
      'solution_urgent',
    ],
  },
});
