// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

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
    'panel.list.tasks': 'page=1&limit=50&sort=due_date%3Adesc&filters=status%3Anew%7Creview',
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
    filter: { status: ['new', 'review'] },
    displayedFilters: { status: true },
  });
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
