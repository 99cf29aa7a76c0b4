import { expect, test } from 'vitest';
import { type Planned, taskOf } from '../../../src/server/recurring/plan';
import { statutoryRules } from '../../../src/server/recurring/statutory';

const rule = { id: 'rule', description: null, ...statutoryRules().find(({ code }) => code === 'zus_imir') };
const words = (nominal: string) =>
  String(
    taskOf({ key: 'key', rule, client: null, person: null, period: '2027', nominal, due: nominal } as unknown as Planned)
      .description,
  );

test('a task warns of a day in doubt where it is in doubt, as the end of February in a leap year', () => {
  expect(words('2028-02-28')).toContain('przyjęto wcześniejszy dzień');
  expect(words('2027-02-28')).not.toContain('przyjęto wcześniejszy dzień');
});
