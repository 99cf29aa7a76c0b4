import { defineResource, list, longText, reference, text } from '../src/schema';

/** Who works together: with the firm's switch, people of a team see the companies that any of them keeps. */
export const teams = defineResource('teams', {
  labels: {
    one: 'Zespół',
    few: 'Zespoły',
    many: 'Zespołów',
    create: 'Nowy zespół',
    edit: 'Edycja zespołu',
  },
  area: 'users',
  path: 'settings/teams',
  under: 'settings',
  changesNeed: 'settings',
  title: 'name',
  privacy: { purpose: 'Organizacja pracy biura', retention: 'operation', data: 'internal' },
  fields: {
    name: text('Nazwa', { required: true, unique: true, max: 100 }),
    members: list(
      'Osoby',
      { user_id: reference('Osoba', 'users', { required: true, where: { isAdmin: true, status: 'active' } }) },
      {
        required: true,
        default: [],
        rights: 'wall',
        hint: 'Gdy biuro ogranicza widok do zespołów, każda z tych osób widzi firmy wszystkich pozostałych',
      },
    ),
    note: longText('Uwagi', { max: 1_000 }),
  },
  list: { columns: ['name', 'members', 'updated_at'], sort: 'name:asc', search: ['name'] },
  rules: [
    {
      on: 'members',
      says: 'Każda osoba może być w zespole raz',
      holds: ({ members }) => new Set(members.map(({ user_id }) => user_id)).size === members.length,
    },
  ],
  // Bringing a team back gives its people each other's companies again.
  stepUp: ['delete'],
});
