import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Job } from '../../../src/server/files/worker/jobs';
import { createWorkerPool, WorkerFailed, type WorkerPool } from '../../../src/server/files/worker/pool';
import { limits } from '../../../src/server/limits';

const pools: WorkerPool[] = [];
afterAll(() => {
  for (const pool of pools) pool.close();
});

/** A pool of one process that does what the text says with each job. */
async function poolOf(script: string, workerBytes = limits.files.workerBytes, workers = 1): Promise<WorkerPool> {
  const file = join(tmpdir(), `panel-worker-${crypto.randomUUID()}.mjs`);
  await writeFile(file, `process.on('message', async (job) => { ${script} });`);
  const pool = createWorkerPool(file, { ...limits.files, workerBytes, workers });
  pools.push(pool);
  return pool;
}
const job = { task: 'picture', picture: { page: 1 } } as Job;
const answer = 'process.send({ refused: String(process.pid) });';

describe('F08 the process that opens strangers’ files', () => {
  test('that never ends is ended, and the next file gets a new one', async () => {
    const pool = await poolOf(`if (job.task === 'check') for (;;); ${answer}`);
    await expect(pool.run({ task: 'check' } as Job, 300)).rejects.toThrow(/longer than 300 ms/);
    expect(await pool.run(job, 10_000)).toHaveProperty('refused');
  });

  test('that takes more memory than it may is ended', async () => {
    const pool = await poolOf(
      'globalThis.kept = []; setInterval(() => kept.push(Buffer.alloc(20_000_000, 1)), 10);',
      150_000_000,
    );
    await expect(pool.run(job, 20_000)).rejects.toThrow(/bytes of memory/);
  });

  test('that falls over takes nobody with it', async () => {
    const pool = await poolOf(`if (job.task === 'check') process.abort(); ${answer}`);
    await expect(pool.run({ task: 'check' } as Job, 10_000)).rejects.toBeInstanceOf(WorkerFailed);
    expect(await pool.run(job, 10_000)).toHaveProperty('refused');
  });

  test('knows no secret of the server', async () => {
    const pool = await poolOf('process.send({ refused: Object.keys(process.env).join() });');
    process.env.SECRET_KEYS_OF_TEST = 'x';
    expect(await pool.run(job, 10_000)).toEqual({ refused: expect.not.stringContaining('SECRET') });
    delete process.env.SECRET_KEYS_OF_TEST;
  });

  test('takes one file after another: never more processes than allowed', async () => {
    const pool = await poolOf(`setTimeout(() => { ${answer} }, 30);`, limits.files.workerBytes, 2);
    const outcomes = await Promise.all(Array.from({ length: 7 }, () => pool.run(job, 10_000)));
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBeLessThanOrEqual(2);
  });
});
