import { boolean, count, defineResource, integer, longText, text } from '../src/schema';

export const priceCategories = defineResource('price-categories', {
  labels: {
    one: 'Kategoria cennika',
    few: 'Cennik',
    many: 'Kategorii cennika',
    list: 'Cennik – kategorie',
    create: 'Nowa kategoria cennika',
    edit: 'Edycja kategorii cennika',
  },
  area: 'modules',
  module: 'pricelist',
  path: 'pricelist',
  menu: { group: 'office', place: 10, icon: 'tag' },
  title: 'name',
  privacy: { purpose: 'Cennik usług biura', retention: 'operation', data: 'public' },
  fields: {
    name: text('Nazwa', { required: true, unique: true, max: 100 }),
    description: longText('Opis'),
    order: integer('Kolejność', { required: true, from: 0, to: 1_000, default: 100, hint: 'Mniejsza liczba stoi wyżej' }),
    visible_to_client: boolean('Widoczna dla klientów', { required: true, default: true }),
    active: boolean('Aktywna', { required: true, default: true }),
    items_count: count('Pozycje', 'price-items', 'category_id', { active: [true] }),
  },
  list: {
    columns: ['name', 'description', 'items_count', 'visible_to_client', 'active'],
    sort: 'order:asc',
    search: ['name', 'description'],
    filters: ['active', 'visible_to_client'],
  },
});
