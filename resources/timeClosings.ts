import { date, defineResource, reference, text } from '../src/schema';

/** Working time up to a day is closed: from then on only who leads changes it, and says why. Taking a closing away opens its time again. */
export const timeClosings = defineResource('time-closings', {
  labels: {
    one: 'Zamknięcie czasu pracy',
    few: 'Zamknięcia czasu pracy',
    many: 'Zamknięć czasu pracy',
    create: 'Zamknij czas pracy',
    edit: 'Notatka do zamknięcia',
  },
  area: 'reports',
  module: 'uptime',
  within: 'uptimes',
  title: 'through',
  privacy: { purpose: 'Rozliczanie czasu pracy biura', retention: 'contract', data: 'internal' },
  fields: {
    through: date('Zamknięte do dnia', {
      required: true,
      fixed: true,
      unique: true,
      hint: 'Wpisów zaczętych do tego dnia nikt już nie zmieni; kierownik może, podając powód',
    }),
    note: text('Uwagi', { max: 300 }),
    closed_by_id: reference('Zamknął', 'users', { readOnly: true }),
  },
  list: { columns: ['through', 'closed_by', 'note', 'created_at'], sort: 'through:desc', filters: ['through'] },
  needs: {
    create: ['manager', 'superuser', 'boss'],
    edit: ['manager', 'superuser', 'boss'],
    delete: ['manager', 'superuser', 'boss'],
  },
});
