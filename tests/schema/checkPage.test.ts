import { expect, test } from 'vitest';
import { resources } from '../../resources';
import type { Resource } from '../../src/schema';
import { checkPage } from '../../src/schema/checkPage';

function faultsOf(changes: Partial<Resource>, of: Resource = resources.companies as Resource): string[] {
  const faults: string[] = [];
  checkPage({ ...of, ...changes }, resources, (place, fault) => faults.push(`${place} ${fault}`));
  return faults;
}
const tasks = { resource: 'tasks', by: 'company_id', says: ['zadanie', 'zadania', 'zadań'] } as const;
const head = (changes: Partial<NonNullable<Resource['head']>>) => ({ head: { facts: [], figures: [], next: [], ...changes } });

test('what is declared well has no faults', () => {
  for (const resource of Object.values<Resource>(resources)) expect(faultsOf({}, resource), resource.name).toEqual([]);
});

test.each<[string, Partial<Resource>]>([
  ['head.facts names "colour", which is not a field', head({ facts: ['colour'] })],
  [
    'head counts tasks by "assignee_id", which is not a reference of tasks to companies',
    head({ figures: [{ ...tasks, by: 'assignee_id' }] }),
  ],
  [
    'head counts smoki by "company_id", which is not a reference of smoki to companies',
    head({ next: [{ label: 'Dalej', resource: 'smoki', by: 'company_id' }] }),
  ],
  ['head asks for "description", by which tasks can\'t be filtered', head({ figures: [{ ...tasks, late: 'description' }] })],
  ['head asks tasks.status to be "lost", which it never is', head({ figures: [{ ...tasks, where: { status: ['lost'] } }] })],
  ['head.call names "title", which is no list', head({ call: { list: 'title', phone: 'phone', name: [] } })],
  ['head.call calls "email", which is no telephone number', head({ call: { list: 'contacts', phone: 'email', name: [] } })],
  [
    'head.call names people by "nickname", which contacts does not hold',
    head({ call: { list: 'contacts', phone: 'phone', name: ['nickname'] } }),
  ],
  ['moments names "title", which is not a moment', { moments: ['title'] }],
  ['moments names "ceidg_start_date", which is not a moment', { moments: ['ceidg_start_date'] }],
])('%s', (fault, changes) => {
  expect(faultsOf(changes)).toEqual([fault]);
});

test('P08: what is closed to most people is neither in a head nor in a timeline', () => {
  const { employees } = resources;
  expect(faultsOf(head({ facts: ['wage_amount'] }), employees as Resource)).toEqual([
    'head.facts tells "wage_amount", which is closed to most people',
  ]);
  const opened = { ...employees.fields.medical_exam_date, type: 'dateTime' };
  const changed = { moments: ['medical_exam_date'], fields: { ...employees.fields, medical_exam_date: opened } };
  expect(faultsOf(changed as Partial<Resource>, employees as Resource)).toEqual([
    'moments tells "medical_exam_date", which is closed to most people',
  ]);
});

test('a timeline of what nothing hangs on would be empty', () => {
  expect(faultsOf({ timeline: true }, resources.polls as Resource)).toEqual([
    'timeline would be empty: nothing with moments hangs on it',
  ]);
});
