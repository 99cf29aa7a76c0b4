import { expect, test } from 'vitest';
import { openOffice } from '../../support/office';

const office = openOffice({ limits: { rates: { exports: { most: 2, windowMs: 3_600_000 } } as never } });

test('V10: exports have a limit of their own by the hour', async () => {
  const caller = office.as('kierownik');
  const statuses = [];
  for (let nth = 0; nth < 3; nth += 1) statuses.push((await caller.get('/api/tasks/export?format=csv')).status);
  expect(statuses).toEqual([200, 200, 429]);
  office.pass(3_600_001);
  expect((await caller.get('/api/tasks/export?format=csv')).status).not.toBe(429);
});
