// On a PostgreSQL server: two processes take turns.

import { beforeAll, describe, expect, test } from 'vitest';
import { resources } from '../../../resources';
import type { Resource } from '../../../src/schema';
import { blank } from '../../../src/schema/validate';
import type { Database, Tx } from '../../../src/server/db/database';
import { inPieces, longestPieceMs, nextSize, type Pace } from '../../../src/server/jobs/pieces';
import { fill } from '../../../src/server/records/fill';
import { importTried } from '../../../src/server/records/import';
import { listLimits } from '../../../src/server/records/listLimits';
import { newId } from '../../../src/server/records/start';
import { fewCompanies } from '../../../src/server/routes/begun';
import { systemScope } from '../../../src/server/scope';
import type { Caller } from '../../support/caller';
import { importTableOf } from '../../support/importTable';
import { openOffice } from '../../support/office';
import { nip } from '../../support/samples';

/** Called whenever begun work has told how far it is, before its next piece. */
let onProgress: (() => Promise<unknown>) | null = null;
const office = openOffice({
  daily: [],
  database: (db) => ({
    ...db,
    async query(statement) {
      const rows = await db.query<never>(statement);
      if (statement.name === 'jobs.progress') await onProgress?.();
      return rows;
    },
  }),
});
const many = fewCompanies + 40;
const companies: string[] = [];
const chief = () => office.as('kierownik');
const drain = () => office.services.jobs.drain();
/** Does the work until its first piece stands, and breaks off there. */
async function breakOff(): Promise<void> {
  let told = 0;
  onProgress = async () => {
    told += 1;
    if (told > 1) throw new Error('The process ends here');
  };
  await drain();
  onProgress = null;
}

beforeAll(async () => {
  const { db, tenants, clock } = office.services;
  const tenant = tenants.all().find(({ key }) => key === 'demo');
  if (!tenant) throw new Error('No firm');
  const resource = resources.companies as Resource;
  const made = Array.from({ length: many }, (_, nth) => ({
    ...blank(resource),
    ...office.sample('companies', { title: `Spółka ${nth}`, vat_number: nip(20_000 + nth) }),
    id: newId(),
  }));
  companies.push(...made.map(({ id }) => id));
  await db.asOwner((tx) => fill(tx, { tenantId: tenant.id, at: clock() }, resource, made));
});

const ended = async (who: Caller, id: string) => (await who.get(`/api/jobs/${id}`)).body.data;

describe('O07: work over more companies than a request takes', () => {
  test('is begun with 202, and tells how far it is and what it came to', async () => {
    const answer = await chief().post('/api/settlements/open-month', { period: '2026-09' });
    expect([answer.status, answer.headers.location]).toEqual([202, `/api/jobs/${answer.data.id}`]);
    expect(answer.data).toMatchObject({
      state: 'waiting',
      title: 'Otwarcie miesiąca: wrzesień 2026',
      address: answer.headers.location,
    });
    expect(await ended(chief(), answer.data.id)).toMatchObject({ state: 'waiting', done: 0, total: many + 1, unit: 'firm' });
    await drain();
    const job = await ended(chief(), answer.data.id);
    expect(job).toMatchObject({
      state: 'done',
      done: many + 1,
      total: many + 1,
      result: { opened: many + 1, not_applicable: 0 },
    });
    expect(job.says).toBe(`Założono ${many + 1} rozliczeń za wrzesień 2026.`.replace(' rozl', '\u00a0rozl'));
    const again = await chief().post('/api/settlements/open-month', { period: '2026-09' });
    expect([again.status, again.data]).toEqual([200, { opened: 0, not_applicable: 0 }]);
  });

  test('I01: sent again with its key begins nothing new', async () => {
    const send = () => chief().post('/api/settlements/open-month', { period: '2026-08' }, { 'idempotency-key': 'sierpien' });
    const [first, second] = [await send(), await send()];
    expect([second.status, second.headers['idempotency-replayed'], second.data.id]).toEqual([202, 'true', first.data.id]);
    await chief().post(`/api/jobs/${first.data.id}/cancel`);
    await drain();
  });

  test('stopped before it begins changes nothing, and says so', async () => {
    const { data } = await chief().post('/api/settlements/open-month', { period: '2026-07' });
    expect((await chief().post(`/api/jobs/${data.id}/cancel`)).data.stopping).toBe(true);
    await drain();
    expect(await ended(chief(), data.id)).toMatchObject({ state: 'cancelled', says: 'Przerwano, nic nie zmieniono.' });
    expect((await chief().get('/api/settlements/?filters=period:2026-07')).body.total).toBe(0);
  });

  test('stopped between two pieces keeps what was done, and begun again does the rest', async () => {
    const { data } = await chief().post('/api/settlements/open-month', { period: '2026-06' });
    onProgress = () => chief().post(`/api/jobs/${data.id}/cancel`);
    await drain();
    onProgress = null;
    const job = await ended(chief(), data.id);
    const opened = (await chief().get('/api/settlements/?filters=period:2026-06')).body.total;
    expect(job).toMatchObject({ state: 'cancelled', done: opened });
    expect(job.says).toContain('Przerwano. Założono');
    expect(opened).toBeLessThan(many + 1);
    await chief().post('/api/settlements/open-month', { period: '2026-06' });
    await drain();
    expect((await chief().get('/api/settlements/?filters=period:2026-06')).body.total).toBe(many + 1);
  });

  test('broken off in the middle is gone on with, and counts what the first run did', async () => {
    const { data } = await chief().post('/api/settlements/open-month', { period: '2026-10' });
    await breakOff();
    const opened = (await chief().get('/api/settlements/?filters=period:2026-10')).body.total;
    expect(opened).toBeGreaterThan(0);
    expect(opened).toBeLessThan(many + 1);
    office.pass(60_000);
    await drain();
    const ending = await ended(chief(), data.id);
    expect(ending).toMatchObject({
      state: 'done',
      done: many + 1,
      total: many + 1,
      result: { opened: many + 1, not_applicable: 0 },
    });
    expect(ending.says).toBe(`Założono ${many + 1}\u00a0rozliczeń za październik 2026.`);
  });

  test('makes the tasks of all rules, each once, however often it is begun', async () => {
    await office.add('recurring-tasks', { name: 'Przegląd', active: true });
    const begin = () => chief().post('/api/recurring-tasks/generate', { days: 60 });
    const count = async () => (await chief().get('/api/tasks/')).body.total;
    const before = await count();
    const { status, data } = await begin();
    expect(status).toBe(202);
    await breakOff();
    expect(await count()).toBeGreaterThan(before);
    office.pass(60_000);
    await drain();
    const job = await ended(chief(), data.id);
    expect([job.state, job.result.companies]).toEqual(['done', expect.any(Number)]);
    expect(job.result.tasks).toBeGreaterThan(0);
    expect(job.result.tasks).toBe((await count()) - before);
    const { data: second } = await begin();
    await drain();
    expect(await ended(chief(), second.id)).toMatchObject({
      says: 'Nic nowego: wszystkie zadania już są.',
      result: { tasks: 0 },
    });
  });
});

describe('O07, P15: an action on many records', () => {
  const picked = () => companies.slice(0, listLimits.selectionAtOnce + 10);
  test('is all done, once it has ended', async () => {
    const { status, data } = await chief().post('/api/companies/actions/update', {
      ids: picked(),
      data: { short_name: 'Razem' },
    });
    expect(status).toBe(202);
    await drain();
    expect(await ended(chief(), data.id)).toMatchObject({ state: 'done', done: picked().length });
    expect((await chief().get('/api/companies/?filters=short_name:Razem')).body.total).toBe(picked().length);
  });
  test('of which one refuses changes none, and each refusal is told', async () => {
    const gone = companies.at(-1) as string;
    await chief().delete(`/api/companies/${gone}`);
    const ids = [...picked(), gone];
    const { data } = await chief().post('/api/companies/actions/update', { ids, data: { short_name: 'Nikt' } });
    await drain();
    const job = await ended(chief(), data.id);
    expect(job).toMatchObject({ state: 'refused', result: { errors: { [gone]: 'Nie znaleziono.' } } });
    expect(job.says).toBe('Nic nie zmieniono: 1\u00a0pozycja na to nie pozwala. Nie znaleziono.');
    expect((await chief().get('/api/companies/?filters=short_name:Nikt')).body.total).toBe(0);
  });
  test('is refused at once to who may do no such thing, and beyond what one action takes', async () => {
    expect((await office.as('pracownik').post('/api/companies/actions/delete', { ids: picked() })).status).toBe(403);
    expect((await chief().post('/api/companies/actions/nikt', { ids: picked() })).status).toBe(404);
    const tooMany = Array.from({ length: listLimits.selection + 1 }, () => newId());
    expect((await chief().post('/api/companies/actions/delete', { ids: tooMany })).status).toBe(422);
  });
});

describe('O07, V08: a file of many rows', () => {
  /** A right company of each number, as cells under the fields' keys. */
  const headings = () => Object.keys(office.sample('companies'));
  const rows = (from: number, count: number) =>
    Array.from({ length: count }, (_, nth) =>
      Object.values(office.sample('companies', { title: `Nowa ${from + nth}`, vat_number: nip(from + nth) })).join(';'),
    );
  const send = (lines: string[], query = '') =>
    chief().post(`/api/companies/import${query}`, [headings().join(';'), ...lines].join('\n'), { 'content-type': 'text/csv' });
  const total = async () => (await chief().get('/api/companies/?search=Nowa')).body.total;

  test('is tried without a trace, and a record that stands twice in it is found far apart', async () => {
    const { status, data } = await send([...rows(60_000, 90), rows(60_000, 1)[0] as string], '?dry_run=1');
    expect(status).toBe(202);
    await drain();
    const job = await ended(chief(), data.id);
    expect(job).toMatchObject({ state: 'done', done: 91, total: 91, result: { created: 90, refused: 1, dry_run: true } });
    expect(job.result.data.at(-1)).toMatchObject({ row: 92, action: 'refuse', error: 'Ten sam rekord jest już w wierszu 2.' });
    expect(await total()).toBe(0);
  });
  test('is written whole, or told row by row and not at all', async () => {
    const before = await total();
    const { data: bad } = await send([...rows(61_000, 80), (rows(61_500, 1)[0] as string).replace(nip(61_500), '123')]);
    await drain();
    expect(await ended(chief(), bad.id)).toMatchObject({
      state: 'refused',
      says: expect.stringContaining('Nic nie zapisano'),
      result: { errors: { '82.vat_number': expect.any(String) } },
    });
    expect(await total()).toBe(before);
    const { data } = await send(rows(62_000, 80));
    await drain();
    expect(await ended(chief(), data.id)).toMatchObject({ state: 'done', result: { created: 80, refused: 0, dry_run: false } });
  });
  test('that something came before, after it was tried, is refused whole, and the row is named', async () => {
    const { db, tenants, clock } = office.services;
    const tenant = tenants.all().find(({ key }) => key === 'demo');
    if (!tenant) throw new Error('No firm');
    const twice = rows(63_000, 1)[0] as string;
    const table = importTableOf([headings().join(';'), ...rows(63_100, 2), twice, twice].join('\n'));
    const before = await total();
    const written = db.transaction((tx) => importTried(tx, systemScope(tenant, clock()), resources.companies, table));
    await expect(written).rejects.toMatchObject({
      status: 422,
      code: 'import_refused',
      more: { errors: { '5': expect.any(String) } },
    });
    expect(await total()).toBe(before);
  });
});

describe('work that somebody began', () => {
  test('P05, T04: is there for them and superusers alone', async () => {
    const { data } = await chief().post('/api/settlements/open-month', { period: '2026-05' });
    for (const who of [office.as('kadry'), office.as('klient'), office.as('super', 'kancelaria')])
      for (const answer of [
        await who.get(`/api/jobs/${data.id}`),
        await who.post(`/api/jobs/${data.id}/cancel`),
        await who.post(`/api/jobs/${data.id}/seen`),
      ])
        expect(answer.status).toBe(404);
    expect((await office.as('super').get(`/api/jobs/${data.id}`)).status).toBe(200);
    expect((await office.as('kadry').get('/api/jobs')).data).toEqual([]);
    expect((await chief().get('/api/jobs')).data[0]).toMatchObject({ id: data.id, state: 'waiting' });
    await chief().post(`/api/jobs/${data.id}/cancel`);
    await drain();
    await chief().post(`/api/jobs/${data.id}/seen`);
    expect((await chief().get('/api/jobs')).data.map(({ id }: { id: string }) => id)).not.toContain(data.id);
  });

  test('is told at the bell to who has left, and not to who looks on', async () => {
    const bell = async () => ((await chief().get('/api/notices')).data as { text: string }[]).map(({ text }) => text);
    const begin = async (period: string) => (await chief().post('/api/settlements/open-month', { period })).data.id as string;
    await begin('2026-04');
    await drain();
    expect((await bell()).filter((text) => text.includes('kwiecień 2026'))).toEqual([]);
    await begin('2026-03');
    office.pass(60_000);
    await drain();
    expect((await bell()).filter((text) => text.startsWith('Otwarcie miesiąca: marzec 2026: Założono'))).toHaveLength(1);
  });
});

test('P13: begun work is not done for who has been deactivated meanwhile', async () => {
  const { data } = await office
    .as('ksiegowa')
    .post('/api/companies/actions/update', { ids: companies.slice(0, 60), data: { short_name: 'Była' } });
  await office.as('super').get(`/api/users/deactivate/${office.idOf('ksiegowa')}`);
  await drain();
  expect(await ended(office.as('super'), data.id)).toMatchObject({ state: 'refused' });
  expect((await chief().get('/api/companies/?filters=short_name:Była')).body.total).toBe(0);
});

describe('O07: pieces of work', () => {
  const numbers = Array.from({ length: 400 }, (_, nth) => nth);
  const sizesOf = async (transaction: Database['transaction']) => {
    const sizes: number[] = [];
    await inPieces(numbers, { transaction, work: async (_tx, piece) => void sizes.push(piece.length) });
    return sizes;
  };

  test('follow the time they take', async () => {
    const sizes = await sizesOf(office.services.db.transaction);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(400);
    expect(Math.max(...sizes)).toBeGreaterThan(sizes[0] as number);
  });

  test('grow although each waits long until it has a connection', async () => {
    const afterWaiting: Database['transaction'] = async (work) => {
      await new Promise((resume) => setTimeout(resume, longestPieceMs + 20));
      return office.services.db.transaction(work);
    };
    const sizes = await sizesOf(afterWaiting);
    expect(Math.max(...sizes)).toBeGreaterThan(sizes[0] as number);
  });

  test('of several lots go on as large as fitted the last lot, whose last piece was small', async () => {
    const transaction: Database['transaction'] = (work) => work({} as Tx);
    const pace: Pace = {};
    const sizes: number[] = [];
    const lot = (count: number) =>
      inPieces(numbers.slice(0, count), { transaction, work: async (_tx, piece) => void sizes.push(piece.length), pace });
    for (const count of [75, 75]) await lot(count);
    expect(sizes).toEqual([10, 20, 40, 5, 75]);
  });

  test('never dwindle to nothing, on a machine however slow', () => {
    let size = 640;
    for (let nth = 0; nth < 20; nth += 1) size = nextSize(size, longestPieceMs * 3);
    expect(size).toBe(10);
    expect(nextSize(size, 10)).toBe(20);
    expect(nextSize(size, longestPieceMs - 1)).toBe(size);
    expect(nextSize(60, longestPieceMs * 3, 50)).toBe(50);
  });
});
