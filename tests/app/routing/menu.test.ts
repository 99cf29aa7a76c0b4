import { expect, test } from 'vitest';
import { placeOf, thumbPlacesOf } from '../../../src/app/routing/menu';
import type { Panel } from '../../../src/app/routing/route';
import { table } from '../support/table';

const entries = (panel: Panel) =>
  table
    .filter(({ section, menu }) => section === panel && menu !== undefined)
    .map((route) => ({ ...placeOf(route), of: route.resource?.name ?? route.name }))
    .sort((one, other) => one.group - other.group || one.at - other.at);
const inGroups = (panel: Panel) =>
  entries(panel).reduce<string[][]>((groups, { group, of }) => {
    groups[group] = [...(groups[group] ?? []), of];
    return groups;
  }, []);

test('the office’s menu has the order of its day', () => {
  expect(inGroups('office')).toEqual([
    ['dashboard'],
    ['companies', 'employees', 'employee-terms', 'documents', 'mandates', 'register-differences'],
    ['tasks', 'recurring-tasks', 'settlements', 'obligations', 'campaigns', 'schedule-entries', 'limits', 'uptimes', 'reports'],
    ['tickets', 'messages', 'surveys', 'polls', 'training-categories'],
    ['price-categories', 'users', 'partners', 'system-tickets', 'settings'],
  ]);
});

test('the client’s menu has the same order, without headings', () => {
  expect(entries('client').map(({ of }) => of)).toEqual([
    'home',
    'employees',
    'documents',
    'tasks',
    'settlements',
    'tickets',
    'messages',
    'client.surveys.list',
    'polls',
    'decisions',
    'training-categories',
    'system-tickets',
  ]);
});

test('each entry has a place and a picture of its own choice; none is left to the end', () => {
  for (const panel of ['office', 'client'] as const) {
    const places = entries(panel).map(({ group, at }) => `${group} ${at}`);
    expect(new Set(places).size).toBe(places.length);
  }
  expect([...entries('office'), ...entries('client')].filter(({ icon }) => icon === 'file').map(({ of }) => of)).toEqual([
    'documents',
    'documents',
  ]);
});

test('the client’s bar under the thumb holds what they come for most, a photograph in the middle', () => {
  const client = table.filter(({ section }) => section === 'client');
  expect(thumbPlacesOf(client).map(({ of, label, takesPhoto, with: others }) => [of, label, takesPhoto, others])).toEqual([
    ['home', 'Start', undefined, undefined],
    ['settlements', 'Płatności', undefined, undefined],
    ['documents', 'Zrób zdjęcie', 'create', undefined],
    ['documents', 'Dokumenty', undefined, undefined],
    ['messages', 'Rozmowy', undefined, ['tickets']],
  ]);
});
