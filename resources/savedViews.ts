import { boolean, defineResource, integer, list, longText, reference, text } from '../src/schema';

/** How somebody looks at a list, kept by name: what narrows it, its order, its columns. The list's own menu is where people work with it. */
export const savedViews = defineResource('saved-views', {
  labels: {
    one: 'Zapisany widok',
    few: 'Zapisane widoki',
    many: 'Zapisanych widoków',
    accusative: ['widok', 'widoki', 'widoków'],
  },
  area: 'own',
  screens: false,
  title: 'name',
  privacy: { purpose: 'Układ list, które ktoś zapisał dla siebie albo dla biura', retention: 'account', data: 'internal' },
  fields: {
    user_id: reference('Autor', 'users', { onDelete: 'hide', required: true, readOnly: true }),
    list: text('Lista', { required: true, fixed: true, max: 60 }),
    name: text('Nazwa', { required: true, max: 60 }),
    query: longText('Filtry i kolejność', { max: 4_000, hint: 'Jak w adresie listy: limit, sort i filters' }),
    columns: list('Kolumny', {
      key: text('Kolumna', { required: true, max: 60 }),
      hidden: boolean('Ukryta'),
      width: integer('Szerokość w pikselach', { from: 40, to: 1_000 }),
    }),
    shared: boolean('Dla całego biura', { required: true, default: false }),
    main: boolean('Widok na początek', { required: true, default: false }),
  },
  list: { columns: ['name', 'list', 'user', 'shared', 'main'], sort: 'name:asc', filters: ['list', 'shared'] },
  unique: [['user_id', 'list', 'name']],
  others: { by: 'user_id', shared: 'shared', keptBy: 'settings' },
});
