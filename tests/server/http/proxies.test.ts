import { expect, test } from 'vitest';
import { headersOf, send } from '../../support/caller';
import { openOffice } from '../../support/office';

const office = openOffice({
  config: { trustedProxies: ['10.0.0.0/8'] },
  limits: { anonymous: { most: 2, windowMs: 60_000 } },
});

/** Statuses of calls that come from an address and name others. */
async function statuses(remoteAddress: string, forwarded: string[]): Promise<number[]> {
  const answers = [];
  for (const address of forwarded)
    answers.push(
      await send(office.app, {
        url: '/api/config',
        remoteAddress,
        headers: { ...headersOf('demo', null), 'x-forwarded-for': address },
      }),
    );
  return answers.map(({ status }) => status);
}

test('A15: a stranger is who their socket says, whatever they write', async () => {
  expect(await statuses('203.0.113.9', ['198.51.100.1', '198.51.101.1', '198.51.102.1'])).toEqual([200, 200, 429]);
});

test('A15: behind our proxy each is who the proxy says, by their network', async () => {
  expect(await statuses('10.1.1.1', ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.3.1'])).toEqual([200, 200, 429, 200]);
});

test('A15: what a client wrote before the proxy did is not believed', async () => {
  expect(await statuses('10.1.1.1', ['1.1.1.1, 203.0.114.5', '2.2.2.2, 203.0.114.5', '3.3.3.3, 203.0.114.5'])).toEqual([
    200, 200, 429,
  ]);
});
