// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { resources } from '../../../resources';
import { type Resource, typeOf } from '../../../src/schema';

async function openTab() {
  vi.resetModules();
  await import('../../../src/app/routing/officeTable');
  return (await import('../../../src/app/providers/preferences')).preferences;
}
let tab: Awaited<ReturnType<typeof openTab>>;
beforeEach(async () => {
  tab = await openTab();
});

const params = {
  sort: 'due_date',
  order: 'DESC',
  page: 4,
  perPage: 50,
  filter: { q: 'Kowalska', status: ['new', 'review'], assignee_id: '0199c3a2', 'due_date>': '2026-01-01', title: 'tajne' },
  displayedFilters: {},
};

test('S08: of a list the sort, the page size and filters over closed lists are kept, as the contract’s string', () => {
  tab.setItem('tasks.listParams', params);
  expect({ ...localStorage }).toEqual({
    'panel.list.tasks': 'page=1&limit=50&sort=due_date%3Adesc&filters=status%3Anew%7Creview%2Cdue_date%3E2026-01-01',
  });
});

test('they are there in the next visit', async () => {
  tab.setItem('tasks.listParams', params);
  const next = await openTab();
  expect(next.getItem('tasks.listParams')).toEqual({
    sort: 'due_date',
    order: 'DESC',
    page: 1,
    perPage: 50,
    filter: { status: ['new', 'review'], 'due_date>': '2026-01-01' },
    displayedFilters: { status: true, 'due_date>': true },
  });
});

const kept = ['choice', 'choices', 'state', 'boolean'];
const terms = Object.values<Resource>(resources).flatMap((resource) =>
  Object.entries(resource.fields).flatMap(([key, field]) => {
    const { filtering, examples } = typeOf(field);
    const value = field.choices ? Object.keys(field.choices)[0] : field.type === 'boolean' ? 'true' : examples.good[0];
    const closed = field.options.grant || field.options.encrypted;
    const stays = !closed && (kept.includes(field.type) || filtering === 'range');
    return filtering === 'none' ? [] : [{ resource, key, value: String(value), stays }];
  }),
);

test('every operator of the grammar survives the visit, for each field that says nothing of anybody; no other term does (S08)', async () => {
  expect(terms.filter(({ stays }) => stays).length).toBeGreaterThan(100);
  const survived: string[] = [];
  for (const { resource, key, value } of terms)
    for (const sign of ['', '=', '<', '>']) {
      tab.setItem(`${resource.name}.listParams`, {
        sort: 'id',
        order: 'ASC',
        page: 1,
        perPage: 25,
        filter: { [key + sign]: value },
      });
      const string = localStorage.getItem(`panel.list.${resource.name}`) ?? '';
      if (new URLSearchParams(string).has('filters')) survived.push(`${resource.name}.${key}${sign}`);
    }
  expect(survived).toEqual(
    terms
      .filter(({ stays }) => stays)
      .flatMap(({ resource, key }) => ['', '=', '<', '>'].map((sign) => `${resource.name}.${key}${sign}`)),
  );
  const filter = { 'due_date>': '2026-01-01', 'due_date<': '2026-03-31', 'estimate_minutes=': '30', status: ['new', 'done'] };
  tab.setItem('tasks.listParams', { ...params, filter });
  expect((await openTab()).getItem('tasks.listParams')).toMatchObject({ filter });
});

test('within the tab nothing is lost', () => {
  tab.setItem('tasks.listParams', params);
  expect(tab.getItem('tasks.listParams')).toEqual(params);
});

test('S08: selections, drafts and whatever else react-admin remembers stay in memory', () => {
  tab.setItem('tasks.selectedIds', ['a']);
  tab.setItem('savedQueries', [{ filter: { q: 'Kowalska' } }]);
  tab.setItem('nikt.listParams', params);
  expect(localStorage).toHaveLength(0);
  expect(tab.getItem('tasks.selectedIds')).toEqual(['a']);
});

test('what cannot be read is as if it were not there', async () => {
  localStorage.setItem('panel.list.tasks', 'limit=dużo&sort=title');
  expect((await openTab()).getItem('tasks.listParams', 'nic')).toBe('nic');
});

test('a reset forgets the kept lists too', () => {
  tab.setItem('tasks.listParams', params);
  tab.reset();
  expect(localStorage).toHaveLength(0);
  expect(tab.getItem('tasks.listParams')).toBeUndefined();
});
