import { boolean, choice, defineResource, integer, longText, text } from '../src/schema';
import { topics } from './choiceLists/topics';

/** Answers that the office writes again and again; what stands in braces is filled in where one is put into a conversation. */
export const answerTemplates = defineResource('answer-templates', {
  labels: {
    one: 'Szablon odpowiedzi',
    few: 'Szablony odpowiedzi',
    many: 'Szablonów odpowiedzi',
    create: 'Nowy szablon odpowiedzi',
    edit: 'Edycja szablonu odpowiedzi',
  },
  area: 'companies',
  path: 'settings/answer-templates',
  under: 'settings',
  changesNeed: 'settings',
  title: 'name',
  privacy: { purpose: 'Korespondencja biura z klientem', retention: 'operation', data: 'internal' },
  fields: {
    name: text('Nazwa', { required: true, unique: true, max: 100 }),
    topic: choice('Temat', { ...topics, other: 'Inne' }, { required: true, default: 'other' }),
    body: longText('Treść', {
      required: true,
      max: 4_000,
      hint: 'Wstawimy: {firma} – nazwa firmy, {okres} – poprzedni miesiąc, {opiekun} – opiekun firmy, {podpis} – kto pisze. Pusta linia zaczyna nowy akapit',
    }),
    position: integer('Kolejność', { required: true, from: 0, to: 10_000, default: 1_000 }),
    active: boolean('W użyciu', { required: true, default: true }),
  },
  imports: true,
  list: {
    columns: ['name', 'topic', 'active', 'updated_at'],
    sort: 'position:asc',
    search: ['name'],
    filters: ['topic', 'active'],
  },
  rules: [
    {
      on: 'body',
      says: 'Użyj tylko: {firma}, {okres}, {opiekun}, {podpis}',
      holds: ({ body }) =>
        [...body.matchAll(/\{([^{}]*)\}/g)].every(([, name]) => ['firma', 'okres', 'opiekun', 'podpis'].includes(name ?? '')),
    },
  ],
});
