import { choice, defineResource, list, text } from '../src/schema';

const leaders = ['manager', 'superuser', 'boss'] as const;

/** How a bank takes packages of transfers; for a bank without a profile the panel writes what most of them take. */
export const transferProfiles = defineResource('transfer-profiles', {
  labels: {
    one: 'Profil przelewów',
    few: 'Profile przelewów',
    many: 'Profili przelewów',
    accusative: ['profil przelewów', 'profile przelewów', 'profili przelewów'],
    create: 'Nowy profil przelewów',
    edit: 'Edycja profilu przelewów',
  },
  area: 'reports',
  module: 'reports',
  under: 'transfers',
  title: 'name',
  privacy: { purpose: 'Format paczek przelewów dla banków klientów', retention: 'operation', data: 'internal' },
  fields: {
    name: text('Nazwa', { required: true, unique: true, max: 60 }),
    banks: list(
      'Banki',
      {
        number: text('Numer banku', {
          required: true,
          max: 4,
          hint: 'Cztery cyfry: od trzeciej do szóstej w numerze rachunku',
        }),
      },
      { required: true },
    ),
    encoding: choice(
      'Kodowanie',
      { 'windows-1250': 'Windows-1250', 'iso-8859-2': 'ISO-8859-2', cp852: 'CP852 (DOS)', 'utf-8': 'UTF-8' },
      { required: true, default: 'windows-1250' },
    ),
    line_end: choice('Koniec wiersza', { crlf: 'CR LF (Windows)', lf: 'LF (Unix)' }, { required: true, default: 'crlf' }),
    title_split: choice(
      'Podział tytułu',
      { signs: 'Co 35 znaków', parts: 'Każda część w swoim wierszu' },
      { required: true, default: 'signs', hint: 'Przelewu podatkowego i podzielonej płatności' },
    ),
    signs: choice(
      'Znaki',
      { all: 'Wszystkie', narrow: 'Bez znaków : ; & @ $' },
      { required: true, default: 'all', hint: 'Niektóre banki odrzucają plik z takimi znakami' },
    ),
    extension: choice(
      'Rozszerzenie pliku',
      { txt: '.txt', pli: '.pli', csv: '.csv', eli: '.eli' },
      { required: true, default: 'txt' },
    ),
  },
  list: { columns: ['name', 'banks', 'encoding', 'title_split', 'extension'], sort: 'name:asc', search: ['name'] },
  needs: { create: leaders, edit: leaders, delete: leaders },
  rules: [
    {
      on: 'banks',
      says: 'Numer banku to cztery cyfry: od trzeciej do szóstej w numerze rachunku',
      holds: ({ banks }) => (banks ?? []).every(({ number }) => /^\d{4}$/.test(number)),
    },
    {
      on: 'banks',
      says: 'Ten sam numer banku jest tu dwa razy',
      holds: ({ banks }) => new Set((banks ?? []).map(({ number }) => number)).size === (banks ?? []).length,
    },
  ],
});
