import { expect, test } from 'vitest';
import type { Duty } from '../../../src/contract/obligations';
import { doubtsOnce } from '../../../src/server/obligations/doubts';

const duty = (rule: string, due: string, changes: Partial<Duty> = {}) =>
  ({
    ...{ key: `${rule} ${due}`, rule, due, person: null, by_event: false, month_question: null, more: 0 },
    ...{ condition: 'Tylko gdy zatrudnia.', state: { code: 'perhaps', because: null } },
    ...changes,
  }) as Duty;
const once = (...duties: Duty[]) => doubtsOnce(duties, '2026-11-27').map(({ rule, due, more }) => [rule, due, more]);
const months = ['2026-10-20', '2026-11-20', '2026-12-21', '2027-01-20'];

test('a doubt stands on its first day from this month on, with how many more there are', () =>
  expect(once(...months.map((due) => duty('pit4', due)))).toEqual([['pit4', '2026-11-20', 2]]));
test('one whose days are all past stands on the last of them', () =>
  expect(once(duty('pit8ar', '2026-10-02'), duty('pit8ar', '2026-10-20'))).toEqual([['pit8ar', '2026-10-20', 0]]));
test('each person, each reason and each month asked about is a doubt of its own', () => {
  const asked = (month: string) => ({ month_question: { fact: 'eu_transactions', month, label: '' } });
  const all = [
    duty('zus_20', '2026-12-21', { person: { id: 'a', name: 'A' } }),
    duty('zus_20', '2026-12-21', { person: { id: 'b', name: 'B' }, key: 'b' }),
    duty('rws', '2026-11-30'),
    duty('rws', '2027-11-30', { condition: 'Działalność zawieszona' }),
    duty('vat_ue', '2026-10-26', asked('2026-09')),
    duty('vat_ue', '2026-11-25', asked('2026-10')),
  ];
  expect(once(...all)).toHaveLength(all.length);
});
test('what a task or a payment tells of, what is sure and what an event raised stay as they are', () => {
  const all = [
    duty('pit4', '2026-11-20', { state: { code: 'filed', because: null } }),
    duty('pit4', '2026-12-21', { state: { code: 'open', because: null } }),
    duty('jpk_v7m', '2026-11-25', { condition: null, state: { code: 'planned', because: null } }),
    duty('jpk_v7m', '2026-12-28', { condition: null, state: { code: 'planned', because: null } }),
    duty('zwua', '2026-11-25', { by_event: true }),
    duty('zwua', '2026-12-28', { by_event: true }),
  ];
  expect(once(...all)).toEqual(all.map(({ rule, due }) => [rule, due, 0]));
});
