// On a PostgreSQL server: calls at once.

import { afterEach, expect, test } from 'vitest';
import { csvLine } from '../../../src/lib/csv';
import type { Database, Tx } from '../../../src/server/db/database';
import { headersOf, send } from '../../support/caller';
import { openOffice } from '../../support/office';
import type { PrincipalName } from '../../support/principals';
import { countedMonth } from '../../support/settlement';

/** The process dies after so many writings of positions, and with it what was not committed. */
let dies = Number.POSITIVE_INFINITY;
const mortal = (db: Database): Database => ({
  ...db,
  transaction: (work) =>
    db.transaction((tx) =>
      work({
        ...tx,
        query: ((statement: Parameters<Tx['query']>[0]) => {
          if (/^\s*update "?settlement_items/i.test(statement.text) && --dies < 0) throw new Error('The process died');
          return tx.query(statement);
        }) as Tx['query'],
      }),
    ),
});
const office = openOffice({ database: mortal, daily: [] });
afterEach(() => {
  dies = Number.POSITIVE_INFINITY;
});

const point = (required: boolean, done: boolean) => ({ text: required ? 'Kwoty się zgadzają' : 'Rozrachunki', required, done });
const month = (values: object = {}, items: readonly Record<string, unknown>[] = [{ stage: 'hidden', amount: 12_300 }]) =>
  countedMonth(office, { owner_id: office.idOf('ksiegowa'), status: 'booking', ...values }, items);
const at = async (id: string) => (await office.as('ksiegowa').get(`/api/settlements/${id}`)).body;
const begin = (settlement_ids: readonly string[], checked = false, who: PrincipalName = 'ksiegowa') =>
  office.as(who).post('/api/settlements/send-many', { settlement_ids, checked });
async function sendMany(ids: readonly string[], checked = false) {
  const { status, data } = await begin(ids, checked);
  expect(status).toBe(202);
  await office.services.jobs.drain();
  return (await office.as('ksiegowa').get(`/api/jobs/${data.id}`)).data;
}

test('O07: many months are approved, calculated and sent, each with its client told, and the job says how many', async () => {
  const months = [await month(), await month({ status: 'documents_complete' }), await month({ status: 'calculated' })];
  const ids = months.map(({ settlement }) => settlement.id);
  const job = await sendMany(ids);
  expect(job).toMatchObject({ state: 'done', done: 3, total: 3, unit: 'rozliczeń', result: { sent: ids, skipped: [] } });
  expect(job.says).toMatch(/^Wysłano 3\srozliczenia\.$/);
  for (const id of ids) expect(await at(id)).toMatchObject({ status: 'published', published_at: '2026-11-20 09:00:00' });
  const client = await office.client(months[0]?.company as never);
  expect((await client.get('/api/settlement-items/')).data).toMatchObject([{ amount: 12_300 }]);
});

test('one that can’t go stays whole as it was, with its company and why, and holds no other back', async () => {
  const good = await month();
  const empty = await month({}, [{ stage: 'hidden', amount: null }]);
  const early = await month({ status: 'waiting_documents' });
  const { result } = await sendMany([empty.settlement.id, early.settlement.id, good.settlement.id]);
  expect(result.sent).toEqual([good.settlement.id]);
  expect(result.skipped.map(({ title }: { title: string }) => title)).toEqual([empty.company.title, early.company.title]);
  expect(result.skipped[1].why).toContain('jest na etapie');
  expect(await at(empty.settlement.id)).toMatchObject({ status: 'booking', approved_at: null });
  expect((await at(early.settlement.id)).status).toBe('waiting_documents');
});

test('a yearly top-up without an amount is told apart, and goes where the sender says that nothing is left to pay', async () => {
  const topUp = { stage: 'hidden', kind: 'pit_owner', amount: null, tax_period_kind: 'year' };
  const paid = { stage: 'hidden', amount: 12_300 };
  const one = await month({}, [paid, topUp]);
  const two = await month({}, [paid, topUp, { stage: 'hidden', kind: 'cit', amount: null }]);
  const ids = [one.settlement.id, two.settlement.id];
  const first = (await sendMany(ids)).result;
  expect(first.sent).toEqual([]);
  expect(first.skipped).toMatchObject([
    { id: ids[0], top_ups: true, why: expect.stringContaining('dopłaty roczne bez kwoty') },
    {},
  ]);
  expect(first.skipped[1]).not.toHaveProperty('top_ups');
  expect((await at(ids[0] as string)).status).toBe('booking');

  const begun = await office
    .as('ksiegowa')
    .post('/api/settlements/send-many', { settlement_ids: ids, checked: false, without_top_ups: true });
  await office.services.jobs.drain();
  const { result } = (await office.as('ksiegowa').get(`/api/jobs/${begun.data.id}`)).data;
  expect(result.sent).toEqual([ids[0]]);
  // What an advance has no amount for holds the whole back, the top-up with it.
  expect(result.skipped).toMatchObject([{ id: ids[1], why: expect.stringContaining('Najpierw wpisz kwotę') }]);
  const left = async (of: typeof one) =>
    Promise.all(of.items.map(async ({ id }) => (await office.as('ksiegowa').get(`/api/settlement-items/${id}`)).status));
  expect([await left(one), await left(two)]).toEqual([
    [200, 404],
    [200, 200, 200],
  ]);
});

test('required points hold a month back until the sender says that they are done, and are ticked then', async () => {
  const checklist = [point(true, false), point(false, false)];
  const { settlement } = await month({ checklist });
  expect((await sendMany([settlement.id])).result.skipped[0].why).toContain('Najpierw zamknij wymagane punkty');
  expect(await at(settlement.id)).toMatchObject({ status: 'booking', checklist });
  expect((await sendMany([settlement.id], true)).result.sent).toEqual([settlement.id]);
  expect((await at(settlement.id)).checklist).toEqual([point(true, true), point(false, false)]);
});

test('sent again, or begun twice, nobody is sent anything twice', async () => {
  const { settlement } = await month();
  await sendMany([settlement.id]);
  const again = (await sendMany([settlement.id])).result;
  expect([again.sent, again.skipped.length]).toEqual([[], 1]);
});

test('P01, P06, T01: a stranger’s month stays, a client may not, and another firm’s is not there', async () => {
  const strangers = await month({ owner_id: office.idOf('szef') });
  const foreign = await office.add('settlements', { status: 'calculated' }, 'kancelaria');
  const { result } = await sendMany([strangers.settlement.id, foreign.id]);
  expect(result.sent).toEqual([]);
  expect(result.skipped[0].why).toContain('wysyła opiekun');
  expect(result.skipped[1].title).toBe('');
  expect((await begin([strangers.settlement.id], false, 'klient')).status).toBe(403);
  expect((await office.nobody().post('/api/settlements/send-many', {})).status).toBe(401);
  expect((await begin([])).status).toBe(422);
  expect((await begin(['1'])).status).toBe(422);
});

test('an import of amounts that is killed half-way leaves nothing half, and once begun again writes all', async () => {
  const { items } = await month(
    {},
    Array.from({ length: 6 }, () => ({ stage: 'hidden', amount: null })),
  );
  const sheet = [['id', 'amount'], ...items.map(({ id }) => [id, '12.34'])].map((row) => csvLine(row)).join('');
  const load = () => {
    const form = `--f\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\n${sheet}\r\n--f--\r\n`;
    const headers = { ...headersOf('demo', office.as('ksiegowa').token), 'content-type': 'multipart/form-data; boundary=f' };
    return send(office.app, { method: 'POST', url: '/api/settlement-items/import', headers, payload: Buffer.from(form) });
  };
  const amounts = async () =>
    Promise.all(items.map(async ({ id }) => (await office.as('ksiegowa').get(`/api/settlement-items/${id}`)).body.amount));
  dies = 3;
  expect((await load()).status).toBe(500);
  expect(await amounts()).toEqual(items.map(() => null));
  dies = Number.POSITIVE_INFINITY;
  expect((await load()).body).toMatchObject({ updated: 6, refused: 0 });
  expect(await amounts()).toEqual(items.map(() => 1_234));
});
