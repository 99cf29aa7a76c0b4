import { choice, defineResource, isKeptHeading, list, text } from '../src/schema';
import { settlementKinds } from './choiceLists/settlementKinds';

/** What the columns of one program's export are, kept by a name: people work with it where they load amounts. */
export const amountProfiles = defineResource('amount-profiles', {
  labels: {
    one: 'Profil kolumn',
    few: 'Profile kolumn',
    many: 'Profili kolumn',
    accusative: ['profil kolumn', 'profile kolumn', 'profili kolumn'],
  },
  area: 'reports',
  module: 'reports',
  screens: false,
  title: 'name',
  privacy: { purpose: 'Nazwy kolumn w eksportach z programów księgowych', retention: 'operation', data: 'internal' },
  fields: {
    name: text('Nazwa', { required: true, unique: true, max: 60 }),
    columns: list(
      'Kolumny',
      {
        heading: text('Nagłówek', { required: true, max: 60, hint: 'Małe litery bez znaków, cyfry i spacje' }),
        key: choice('Pole', { nip: 'NIP', period: 'Miesiąc', ...settlementKinds }, { required: true }),
      },
      { required: true },
    ),
  },
  list: { columns: ['name', 'columns', 'updated_at'], sort: 'name:asc', search: ['name'] },
  rules: [
    {
      on: 'columns',
      says: 'Nagłówka z pięcioma cyframi nie zapamiętamy, bo może być czyimś numerem. Nazwij tę kolumnę inaczej',
      holds: ({ columns }) => (columns ?? []).every(({ heading }) => isKeptHeading(heading)),
    },
    {
      on: 'columns',
      says: 'Wskaż kolumnę z NIP i co najmniej jedną z kwotą, a każde pole raz',
      holds: ({ columns }) => {
        const keys = (columns ?? []).map(({ key }) => key);
        return (
          keys.includes('nip') && keys.some((key) => key !== 'nip' && key !== 'period') && new Set(keys).size === keys.length
        );
      },
    },
    {
      on: 'columns',
      says: 'Dwie kolumny mają ten sam nagłówek',
      holds: ({ columns }) => new Set((columns ?? []).map(({ heading }) => heading)).size === (columns ?? []).length,
    },
  ],
});
