// In npm test -- all: it waits out the server’s own times.
import { expect, test } from 'vitest';
import type { Database, Tx } from '../../../src/server/db/database';
import { openOffice } from '../../support/office';

/** Long enough for a request on a busy machine. */
const handlerMs = 4_000;
/** How long each statement of a transaction takes, and how the last transaction ended. */
let slowMs = 0;
let ended: Promise<unknown> = Promise.resolve();
const slowly = (db: Database): Database => ({
  ...db,
  transaction(work) {
    const slow = (tx: Tx): Tx => ({
      ...tx,
      async query(statement) {
        await new Promise((resume) => setTimeout(resume, slowMs));
        return tx.query(statement);
      },
    });
    const whole = db.transaction((tx) => work(slow(tx)));
    ended = whole;
    return whole;
  },
});
const office = openOffice({ database: slowly, limits: { server: { lagMs: 600_000, diskFree: 0, handlerMs } } });

test('O07: a transaction whose statements take longer together than a request may is ended as a whole, and nothing of it stands', async () => {
  const { id } = await office.add('companies', { short_name: 'Przed' });
  slowMs = handlerMs * 0.4;
  const answer = await office.as('kierownik').put('/api/companies/', { id, short_name: 'Po' });
  slowMs = 0;
  expect(answer.status).toBe(503);
  await expect(ended).rejects.toThrow('longer than a request may');
  expect((await office.as('kierownik').get(`/api/companies/${id}`)).body.short_name).toBe('Przed');
  expect((await office.as('kierownik').put('/api/companies/', { id, short_name: 'Po' })).body.short_name).toBe('Po');
});

test('O07: work beside requests has no such end', async () => {
  slowMs = handlerMs * 0.8;
  const rows = await office.services.db.transaction((tx) => tx.query<{ one: number }>({ text: 'select 1 as one' }));
  slowMs = 0;
  expect(rows).toEqual([{ one: 1 }]);
});
