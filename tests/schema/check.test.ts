import { expect, test } from 'vitest';
import { resources } from '../../resources';
import { boolean, choice, count, defineResource, money, type Resource, reference, state, text } from '../../src/schema';
import { checkResources } from '../../src/schema/check';

const notes = {
  labels: { one: 'Notatka', few: 'Notatki', many: 'Notatek' },
  area: 'companies',
  title: 'title',
  privacy: { purpose: 'Próba', retention: 'operation', data: 'internal' },
  fields: { title: text('Tytuł', { required: true }) },
  list: { columns: ['title'], sort: 'title:asc' },
} as const;
/** The declaration with something spoilt, as a mistaken developer would have it past the compiler. */
const spoilt = (changes: object) => ({ notes: { ...defineResource('notes', notes), ...changes } as unknown as Resource });

test('the declarations of the product have no faults', () => expect(checkResources(resources)).toEqual([]));

test.each<[string, object, string]>([
  [
    'an amount in the currency of nothing',
    { fields: { ...notes.fields, gross: money('Brutto', { currency: 'currency' }) } },
    'notes.fields.gross is in the currency that "currency" says, which needs an amount and a text',
  ],
  [
    'an amount whose currency clients do not read',
    {
      fields: { ...notes.fields, currency: text('Waluta'), gross: money('Brutto', { currency: 'currency' }) },
      client: { rows: {}, hidden: ['currency'] },
    },
    'notes.fields.gross is shown to clients without "currency", which says in which currency it is',
  ],
  [
    'a reference to nothing',
    { fields: { ...notes.fields, owner_id: reference('Opiekun', 'people') } },
    'notes.fields.owner_id points to "people", which is not a resource; resources are notes',
  ],
  [
    'a reference without _id',
    { fields: { ...notes.fields, owner: reference('Opiekun', 'notes') } },
    'notes.fields.owner is a reference, so its key must end in _id',
  ],
  [
    'a count by a plain field',
    { fields: { ...notes.fields, replies: count('Odpowiedzi', 'notes', 'title') } },
    'notes.fields.replies counts by "title", which is not a reference of notes',
  ],
  [
    'a column that is not there',
    { list: { columns: ['titel'], sort: 'title:asc' } },
    'notes.list.columns names "titel", which is neither a field nor computed',
  ],
  [
    'a search in what is not there',
    { list: { ...notes.list, search: ['body'] } },
    'notes.list.search names "body", which is not a field; fields are title',
  ],
  [
    'a reserved key',
    { fields: { ...notes.fields, version: text('Wersja') } },
    'notes.fields.version is a name that every record has of its own',
  ],
  [
    'a choice without values',
    { fields: { ...notes.fields, kind: choice('Rodzaj', {}) } },
    'notes.fields.kind has no values to choose from',
  ],
  [
    'two labels alike',
    { fields: { ...notes.fields, other: text('Tytuł') } },
    'notes.fields.other has the same label as title: "Tytuł"',
  ],
  [
    'a tab that does not point back',
    { tabs: [{ resource: 'notes', by: 'title' }] },
    'notes.tabs shows notes by "title", which is not a reference to notes',
  ],
  ['a place within nothing', { within: 'books' }, 'notes.within names "books", which is not a resource'],
  [
    'telling of nothing',
    { about: { resource: 'title', ids: ['title'], among: ['books'] } },
    'notes.about names "books", which is not a resource',
  ],
  [
    'a closed field in a filter',
    { fields: { ...notes.fields, pay: text('Płaca', { grant: 'payroll' }) }, list: { ...notes.list, filters: ['pay'] } },
    'notes.list.filters asks about "pay", which is closed to most people',
  ],
  [
    'a right that is taken away and back by nobody in particular',
    { fields: { ...notes.fields, chief: boolean('Szef', { rights: 'roles' }) } },
    'notes.stepUp leaves out "delete", and "chief" gives rights',
  ],
  [
    'a right that clients write',
    {
      fields: { ...notes.fields, chief: boolean('Szef', { rights: 'roles' }) },
      client: { rows: {}, may: ['list', 'edit'] },
    },
    'notes.fields.chief gives rights, which nobody gives themselves and no client may write',
  ],
  [
    'a field in no section',
    { fields: { ...notes.fields, body: text('Treść') }, sections: [{ title: 'Całość', fields: ['title'] }] },
    'notes.sections leave out "body", so nobody would ever see it',
  ],
  [
    'a transition to nowhere',
    {
      fields: {
        ...notes.fields,
        status: state('Status', {
          initial: 'new',
          states: { new: 'Nowa' },
          transitions: { close: { label: 'Zamknij', done: 'Zamknięto', from: ['new'], to: 'closed' as 'new' } },
        }),
      },
    },
    'notes.fields.status.close speaks of "closed", which is not a state',
  ],
  [
    'a transition that is taken back by one of other people',
    {
      fields: {
        ...notes.fields,
        status: state('Status', {
          initial: 'new',
          states: { new: 'Nowa', closed: 'Zamknięta' },
          transitions: {
            close: { label: 'Zamknij', done: 'Zamknięto', from: ['new'], to: 'closed', undo: 'reopen', client: true },
            reopen: { label: 'Otwórz', done: 'Otwarto', from: ['closed'], to: 'new' },
          },
        }),
      },
    },
    'notes.fields.status.close is taken back by "reopen", which does not lead from its end for the same people without a question',
  ],
  [
    'a transition that is taken back by one that asks first',
    {
      fields: {
        ...notes.fields,
        status: state('Status', {
          initial: 'new',
          states: { new: 'Nowa', closed: 'Zamknięta' },
          transitions: {
            close: { label: 'Zamknij', done: 'Zamknięto', from: ['new'], to: 'closed', undo: 'reopen' },
            reopen: { label: 'Otwórz', done: 'Otwarto', from: ['closed'], to: 'new', confirm: 'Otworzyć?' },
          },
        }),
      },
    },
    'notes.fields.status.close is taken back by "reopen", which does not lead from its end for the same people without a question',
  ],
])('%s is told with its place', (_, changes, says) => expect(checkResources(spoilt(changes))).toContain(says));

test('all faults are told at once', () => {
  expect(checkResources(spoilt({ title: 'nazwa', list: { columns: ['x'], sort: 'title:asc', search: ['y'] } }))).toHaveLength(3);
});
