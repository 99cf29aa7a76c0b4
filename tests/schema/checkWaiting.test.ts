import { expect, test } from 'vitest';
import { resources } from '../../resources';
import type { Resource } from '../../src/schema';
import { checkWaiting } from '../../src/schema/checkWaiting';
import type { Waiting } from '../../src/schema/waiting';

const right: Waiting = { code: 'mine', side: 'office', label: ['zadanie', 'zadania', 'zadań'], asks: 'Wykonaj' };

function faultsOf(...waiting: Waiting[]): string[] {
  const faults: string[] = [];
  checkWaiting({ ...resources.tasks, waiting } as Resource, resources, (place, fault) => faults.push(`${place} ${fault}`));
  return faults;
}

test('what is declared well has no faults', () => {
  expect(faultsOf({ ...right, where: { status: ['new'] }, mine: ['assignee_id'], due: 'due_date', does: 'done' })).toEqual([]);
});

test.each<[string, Partial<Waiting>]>([
  ['waiting.mine.code is given twice to the office', {}],
  ['waiting.Mine.code must be lower case letters and _, and not "unread"', { code: 'Mine' }],
  ['waiting.other.label is empty', { code: 'other', asks: ' ' }],
  ['waiting.other.where names "colour", which is not a field of tasks', { code: 'other', where: { colour: ['red'] } }],
  ['waiting.other.where asks status to be "lost", which it never is', { code: 'other', where: { status: ['lost'] } }],
  ['waiting.other.mine names "company_id", which is no reference to users', { code: 'other', mine: ['company_id'] }],
  [
    'waiting.other.through names "title" of companies, which is no reference to users',
    { code: 'other', through: { by: 'company_id', mine: ['title'] } },
  ],
  [
    'waiting.other.some looks for "employees" by "company_id", which is no reference to tasks',
    { code: 'other', some: { resource: 'employees', by: 'company_id' } },
  ],
  ['waiting.other.due names "title", which is no date or dateTime', { code: 'other', due: 'title' }],
  ['waiting.other.due is left out, and "ahead" or "ends" asks for it', { code: 'other', ahead: 60 }],
  ['waiting.other.amount names "title", which is no money', { code: 'other', amount: 'title' }],
  ['waiting.other.to names "title", which is no reference', { code: 'other', to: 'title' }],
  ['waiting.other.facts names "checklist", which tasks can\'t tell in a word', { code: 'other', facts: ['checklist'] }],
  ['waiting.other.facts tells "generation_key", which is closed to most people', { code: 'other', facts: ['generation_key'] }],
  ['waiting.other.does names "cancel", which is no step taken by a word', { code: 'other', does: 'cancel' }],
])('%s', (fault, changes) => {
  expect(faultsOf(right, { ...right, ...changes })).toEqual([fault]);
});
