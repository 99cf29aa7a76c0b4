// On a PostgreSQL server: runners claim jobs at once.

import { beforeEach, expect, test } from 'vitest';
import { resources } from '../../../resources';
import { defineJob, type Job, type JobContext } from '../../../src/server/jobs/define';
import { enqueue } from '../../../src/server/jobs/enqueue';
import type { Jobs } from '../../../src/server/jobs/jobs';
import { openJobs } from '../../../src/server/jobs/openJobs';
import { pauses } from '../../../src/server/jobs/perform';
import { trailOf } from '../../../src/server/records/audit';
import { create } from '../../../src/server/records/create';
import { patch } from '../../../src/server/records/patch';
import { openOffice } from '../../support/office';

const office = openOffice();
const minute = 60_000;
const tenantId = () => office.services.tenants.all()[0]?.id ?? 0;
const worker = (...jobs: Job[]): Jobs => openJobs(office.services, jobs);
const ask = (name: string, payload: unknown = null, options = {}) =>
  office.services.db.transaction((tx) => enqueue(tx, tenantId(), name, payload, options));
const rowsOf = (name: string) =>
  office.services.db.query<{ id: string; state: string; attempts: number; payload: unknown; error: string | null }>({
    text: 'select id, state, attempts, payload, error from jobs where name = $1 order by id',
    values: [name],
  });

beforeEach(() => office.services.db.query({ text: 'delete from jobs' }));

// Sessions end as time passes, so what is asked over HTTP comes first.
test('a superuser sees what was given up and has it tried again; nobody else does', async () => {
  await ask('failing', 'list');
  await office.services.db.query({
    text: "update jobs set state = 'dead', attempts = 6, ended_at = now(), error = 'Error: ups'",
  });
  const { data } = await office.as('super').get('/api/jobs/dead');
  expect(data).toMatchObject([{ name: 'failing', error: 'Error: ups', attempts: 6 }]);
  const retry = `/api/jobs/${data[0].id}/retry`;
  for (const name of ['szef', 'kierownik', 'ksiegowa', 'pracownik', 'klient'] as const) {
    expect((await office.as(name).get('/api/jobs/dead')).status).toBe(403);
    expect((await office.as(name).post(retry)).status).toBe(403);
  }
  expect((await office.as('super', 'kancelaria').post(retry)).status).toBe(404);
  expect((await office.as('super').post(retry)).status).toBe(200);
  expect(await rowsOf('failing')).toMatchObject([{ state: 'waiting', attempts: 0, error: null }]);
  expect((await office.as('super').post(retry)).status).toBe(404);
});

test('a job writes records with checks, and the trail shows the system', async () => {
  let id = '';
  const job = defineJob({
    name: 'writing',
    run: async (_payload, { complete, scope }) =>
      complete(async (tx) => {
        const task = { title: 'VAT', due_date: '2026-12-01', assignee_id: office.idOf('ksiegowa') };
        ({ id } = (await create(tx, scope, resources.tasks, task)) as { id: string });
        await patch(tx, trailOf(scope), resources.tasks, id, { priority: 'high' });
      }),
  });
  await ask('writing');
  await worker(job).drain();
  const { data } = await office.as('ksiegowa').get(`/api/tasks/${id}/history`);
  expect(data).toMatchObject([
    { action: 'update', actor: null },
    { action: 'create', actor: null },
  ]);
});

test('work asked for is done once, in the firm it was asked for, and its payload goes', async () => {
  const done: [string, unknown][] = [];
  const job = defineJob<{ number: number }>({
    name: 'count',
    run: async ({ number }, { tenant }) => void done.push([tenant.key, number]),
  });
  await ask('count', { number: 7 });
  await worker(job).drain();
  await worker(job).drain();
  expect(done).toEqual([['demo', 7]]);
  expect(await rowsOf('count')).toMatchObject([{ state: 'done', payload: null }]);
});

test('work of a transaction that is rolled back is never done', async () => {
  const { db } = office.services;
  const undone = db.transaction(async (tx) => {
    await enqueue(tx, tenantId(), 'count', null);
    throw new Error('rolled back');
  });
  await expect(undone).rejects.toThrow('rolled back');
  expect(await rowsOf('count')).toEqual([]);
});

test('the same key is done once, however often it is asked for, also after it was done', async () => {
  let runs = 0;
  const job = defineJob({
    name: 'once',
    run: async () => {
      runs += 1;
    },
  });
  expect([await ask('once', null, { key: 'a' }), await ask('once', null, { key: 'a' })]).toEqual([true, false]);
  await worker(job).drain();
  expect(await ask('once', null, { key: 'a' })).toBe(false);
  await ask('once', null, { key: 'b' });
  await worker(job).drain();
  expect(runs).toBe(2);
});

test('work for later waits for its time', async () => {
  let runs = 0;
  const jobs = worker(
    defineJob({
      name: 'later',
      run: async () => {
        runs += 1;
      },
    }),
  );
  await ask('later', null, { at: new Date(office.services.clock().getTime() + 10 * minute) });
  await jobs.drain();
  expect(runs).toBe(0);
  office.pass(10 * minute);
  await jobs.drain();
  expect(runs).toBe(1);
});

test('O06: two workers never run one job twice', async () => {
  const ran: number[] = [];
  const job = defineJob<number>({ name: 'many', run: async (number) => void ran.push(number) });
  for (let number = 0; number < 20; number += 1) await ask('many', number);
  await Promise.all([worker(job).drain(), worker(job).drain(), worker(job).drain()]);
  expect([...ran].sort((one, other) => one - other)).toEqual([...Array(20).keys()]);
});

test('O06: work whose process died is taken over when its lease is over, and the dead one writes nothing more', async () => {
  let first: JobContext | null = null;
  let begun: () => void = () => undefined;
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  let runs = 0;
  const job = defineJob({
    name: 'killed',
    run: (_payload, context) => {
      runs += 1;
      if (first) return Promise.resolve();
      first = context;
      begun();
      return new Promise<void>(() => undefined);
    },
  });
  await ask('killed');
  void worker(job).drain();
  await hasBegun;
  await worker(job).drain();
  expect(runs).toBe(1);

  office.pass(2 * minute);
  await worker(job).drain();
  expect(runs).toBe(2);
  expect(await rowsOf('killed')).toMatchObject([{ state: 'done' }]);
  await expect((first as JobContext | null)?.transaction(async () => undefined)).rejects.toThrow();
});

test('work that completes itself ends in the transaction of its last step', async () => {
  const job = defineJob({
    name: 'whole',
    run: async (_payload, { complete }) => {
      await complete(async (tx) => {
        await tx.query({ text: "select 1 from jobs where name = 'whole'" });
      });
      throw new Error('too late to matter');
    },
  });
  await ask('whole');
  await worker(job).drain();
  expect(await rowsOf('whole')).toMatchObject([{ state: 'done', attempts: 1 }]);
});

test('failing work is tried again after growing pauses, then given up, told to its own hook and kept', async () => {
  let runs = 0;
  const buried: unknown[] = [];
  const jobs = worker(
    defineJob<string>({
      name: 'failing',
      run: async () => {
        runs += 1;
        throw new Error('Brak połączenia');
      },
      buried: async (payload) => void buried.push(payload),
    }),
  );
  await ask('failing', 'list');
  await jobs.drain();
  for (const [index, pause] of pauses.entries()) {
    office.pass((pause - 1) * 1_000);
    await jobs.drain();
    expect(runs).toBe(index + 1);
    office.pass(1_000);
    await jobs.drain();
    expect(runs).toBe(index + 2);
  }
  expect(buried).toEqual(['list']);
  expect(await rowsOf('failing')).toMatchObject([
    { state: 'dead', attempts: 6, error: 'Error: Brak połączenia', payload: 'list' },
  ]);
  office.pass(24 * 60 * minute);
  await jobs.drain();
  expect(runs).toBe(6);
});

test('a daily job runs once per due time for every firm, across processes and restarts', async () => {
  const ran: string[] = [];
  const job = () =>
    defineJob<{ due: string }>({
      name: 'daily',
      daily: '06:00',
      run: async ({ due }, { tenant }) => void ran.push(`${tenant.key} ${due}`),
    });
  const today = new Date(office.services.clock().getTime() + 60 * minute).toISOString().slice(0, 10);
  await Promise.all([worker(job()).drain(), worker(job()).drain()]);
  const begun = ran.length;
  expect(begun).toBe(office.services.tenants.all().length);
  await worker(job()).drain();
  expect(ran.length).toBe(begun);
  office.pass(24 * 60 * minute);
  const jobs = worker(job());
  await jobs.drain();
  await jobs.drain();
  expect(ran.length).toBe(2 * begun);
  expect(new Set(ran).size).toBe(ran.length);
  expect(ran.some((line) => line.endsWith(today))).toBe(true);
});

test('each day another firm’s daily work comes first', async () => {
  const firms: string[] = [];
  const job = defineJob({ name: 'fair', daily: '06:00', run: async (_payload, { tenant }) => void firms.push(tenant.key) });
  const one = worker(job);
  const first = async () => {
    firms.length = 0;
    await one.drain();
    office.pass(24 * 60 * minute);
    return firms[0];
  };
  const [today, tomorrow, after] = [await first(), await first(), await first()];
  expect(today).not.toBe(tomorrow);
  expect(after).toBe(today);
});

test('work that rests lets others go on, keeps what it came to, and counts no try', async () => {
  const ran: string[] = [];
  const job = defineJob({
    name: 'rests',
    run: async (_payload, { tally, rest }) => {
      const { done, sum } = tally<string[]>([]);
      ran.push(`rests ${done} ${sum.join()}`);
      if (done < 8) rest(60, { done: done + 1, sum: [...sum, `p${done}`] });
    },
  });
  const other = defineJob({ name: 'other', run: async () => void ran.push('other') });
  await ask('rests');
  await ask('other');
  const jobs = worker(job, other);
  await jobs.drain();
  expect(ran).toEqual(['rests 0 ', 'other']);
  expect(await rowsOf('rests')).toMatchObject([{ state: 'waiting', attempts: 0, error: null }]);
  for (let nth = 0; nth < 8; nth += 1) {
    await jobs.drain();
    office.pass(minute);
  }
  await jobs.drain();
  expect(ran.at(-1)).toBe('rests 8 p0,p1,p2,p3,p4,p5,p6,p7');
  expect(await rowsOf('rests')).toMatchObject([{ state: 'done' }]);
});

test('a started worker wakes for what is due later also while its other runner is busy', async () => {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  let runs = 0;
  const busy = defineJob({ name: 'busy', run: () => ended });
  const rests = defineJob({
    name: 'restsShortly',
    run: async (_payload, { rest }) => {
      runs += 1;
      if (runs === 1) rest(0.2, { done: 0, sum: null });
      end();
    },
  });
  const jobs = worker(busy, rests);
  await jobs.start();
  await ask('busy');
  await ask('restsShortly');
  // It waits also before its first run: the clock must not pass by until that one has rested.
  await expect.poll(async () => [runs, (await rowsOf('restsShortly'))[0]?.state]).toEqual([1, 'waiting']);
  office.pass(1_000);
  await ended;
  await jobs.stop();
  expect(runs).toBe(2);
  expect(await rowsOf('busy')).toMatchObject([{ state: 'done' }]);
});

test('times missed while nothing ran are made up for once, not once each', async () => {
  let runs = 0;
  const job = defineJob({
    name: 'missed',
    daily: '06:00',
    run: async () => {
      runs += 1;
    },
  });
  await worker(job).drain();
  const begun = runs;
  office.pass(9 * 24 * 60 * minute);
  await worker(job).drain();
  expect(runs).toBe(2 * begun);
});

test('a started worker is woken by what is asked for, and stops', async () => {
  let ran: () => void = () => undefined;
  const hasRun = new Promise<void>((resolve) => {
    ran = resolve;
  });
  const jobs = worker(defineJob({ name: 'woken', run: async () => ran() }));
  await jobs.start();
  await ask('woken');
  await hasRun;
  await jobs.stop();
  expect(await rowsOf('woken')).toMatchObject([{ state: 'done' }]);
});
