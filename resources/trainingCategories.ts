import { boolean, choice, choices, count, defineResource, integer, longText, text } from '../src/schema';

export const trainingCategories = defineResource('training-categories', {
  labels: {
    one: 'Kategoria szkoleń',
    few: 'Szkolenia',
    many: 'Kategorii szkoleń',
    list: 'Kategorie szkoleń',
    client: 'Szkolenia',
    create: 'Nowa kategoria szkoleń',
    edit: 'Edycja kategorii szkoleń',
  },
  area: 'trainings',
  module: 'trainings',
  path: 'trainings',
  menu: { group: 'talks', place: 70, icon: 'cap' },
  changesNeed: 'companies',
  title: 'name',
  privacy: { purpose: 'Szkolenia pracowników i klientów', retention: 'operation', data: 'internal' },
  fields: {
    name: text('Nazwa', { required: true, unique: true, max: 100 }),
    description: longText('Opis'),
    icon: choice(
      'Ikona',
      {
        file: 'Dokument',
        key: 'Bezpieczeństwo',
        people: 'Kadry',
        chart: 'Rozliczenia',
        building: 'Firma',
        tasks: 'Procedury',
        message: 'Komunikacja',
        gear: 'Programy',
      },
      { required: true, default: 'file' },
    ),
    audience: choice(
      'Dla kogo',
      { clients: 'Klienci', staff: 'Pracownicy biura', both: 'Wszyscy' },
      { required: true, default: 'both', hint: 'Szkolenie w kategorii może zawęzić to grono, nigdy poszerzyć' },
    ),
    order: integer('Kolejność', { required: true, from: 0, to: 1_000, default: 100, hint: 'Mniejsza liczba stoi wyżej' }),
    active: boolean('Aktywna', { required: true, default: true, hint: 'Nieaktywną widzą tylko osoby, które prowadzą szkolenia' }),
    visible_to: choices(
      'Widzą',
      { clients: 'Klienci', staff: 'Pracownicy biura' },
      { required: true, readOnly: true, default: [] },
    ),
    trainings_count: count('Liczba szkoleń', 'trainings', 'category_id', { status: ['published'] }),
  },
  sections: [{ title: 'Kategoria', fields: ['name', 'description', 'icon', 'audience', 'order', 'active', 'visible_to'] }],
  list: {
    columns: ['name', 'description', 'audience', 'trainings_count', 'active'],
    sort: 'order:asc',
    search: ['name', 'description'],
    filters: ['audience', 'active'],
  },
  narrowed: { unless: 'companies', where: { visible_to: ['staff'] } },
  client: {
    rows: { where: { visible_to: ['clients'] } },
    may: ['list', 'show'],
    hidden: ['audience', 'active', 'visible_to'],
  },
});
