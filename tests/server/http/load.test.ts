// In npm test -- all: it keeps the machine busy for seconds.
import { expect, test } from 'vitest';
import { openOffice } from '../../support/office';

/** Any delay of the event loop is too long here. */
const office = openOffice({ limits: { server: { lagMs: -1, diskFree: 0 } } });

test('O03: a server with more to do than it can says so at once, and its probes still answer', async () => {
  await expect.poll(async () => (await office.as('ksiegowa').get('/api/companies/')).status).toBe(503);
  const answer = await office.nobody().get('/api/config');
  expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' }, headers: { 'retry-after': '2' } });
  expect((await office.nobody().get('/api/health')).status).toBe(200);
  expect((await office.nobody().get('/api/ready')).status).toBe(200);
});
