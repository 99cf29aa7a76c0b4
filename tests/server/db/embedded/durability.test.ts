import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { type Cluster, openCluster } from '../../../../src/server/db/embedded/cluster';
import { COMMIT, NotDurable, probeDurability } from '../../../../src/server/db/embedded/probe';
import { copyFolder } from '../../../support/copyFolder';
import { inAll } from '../../../support/inAll';
import { openForTest, testFolder } from '../../../support/openForTest';

const { saved, workerFile } = inject('database');
let folder: string;

beforeEach(async () => {
  folder = await testFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const copied = async () => {
  await copyFolder(saved, folder);
  return join(folder, 'postgres');
};

const probe = ({ db, files }: Pick<Cluster, 'db' | 'files'>) =>
  probeDurability(
    () => db.query(COMMIT),
    () => files.fsyncs,
  );

describe('O05 durability', () => {
  test('every commit reaches fsync, and a rename replaces a file in one step', async () => {
    const { db, files } = await openCluster(await copied());
    await expect(probe({ db, files })).resolves.toBeUndefined();
    await db.exec('create table notes (id int)');
    expect((await db.query('show data_checksums')).rows).toEqual([{ data_checksums: 'on' }]);
    const before = files.fsyncs;
    for (let id = 0; id < 20; id += 1) await db.query('insert into notes values ($1)', [id]);
    expect(files.fsyncs - before).toBeGreaterThanOrEqual(20);

    const { FS } = db.Module;
    FS.writeFile('/pglite/data/old', 'old');
    FS.writeFile('/pglite/data/new', 'new');
    FS.rename('/pglite/data/new', '/pglite/data/old');
    expect(readFileSync(join(folder, 'postgres', 'old'), 'utf8')).toBe('new');
    expect(FS.readFile('/pglite/data/old', { encoding: 'utf8' })).toBe('new');
    FS.unlink('/pglite/data/old');
    expect(FS.analyzePath('/pglite/data/old', false).exists).toBe(false);
    await db.close();
  });

  test('a start is refused when commits do not reach fsync', async () => {
    const cluster = await openCluster(await copied(), PGlite.defaultStartParams);

    await expect(probe(cluster)).rejects.toThrow(NotDurable);
    await cluster.db.close();
  });
});

describe('a first start', () => {
  inAll(
    'makes its folder for this user alone, over the remains of one that was interrupted',
    'server/db/embedded/durability.test.ts',
    async () => {
      const dataDir = join(folder, 'data');
      mkdirSync(join(dataDir, 'postgres.new', 'base'), { recursive: true });
      writeFileSync(join(dataDir, 'postgres.new', 'PG_VERSION'), '18\n');
      const db = await openForTest({ workerFile, dataDir });
      await db.query({ text: 'create table notes (id int)' });

      expect(existsSync(join(dataDir, 'postgres.new'))).toBe(false);
      expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700);
      expect(statSync(join(dataDir, 'socket')).mode & 0o777).toBe(0o700);
      expect(await db.query({ text: 'show data_checksums' })).toEqual([{ data_checksums: 'on' }]);
      await db.close();

      const again = await openForTest({ workerFile, dataDir });
      expect(await again.query({ text: 'select count(*)::int as n from notes' })).toEqual([{ n: 0 }]);
      await again.close();
    },
    60_000,
  );

  test('that fails leaves the folder free for the next one', async () => {
    const postgres = await copied();
    const control = join(postgres, 'global', 'pg_control');
    const whole = readFileSync(control);
    writeFileSync(control, '');
    await expect(openForTest({ workerFile, dataDir: folder })).rejects.toThrow(/jest uszkodzona: .*pg_control/);
    writeFileSync(control, whole);

    const db = await openForTest({ workerFile, dataDir: folder });
    expect(await db.query({ text: 'select 1 as one' })).toEqual([{ one: 1 }]);
    await db.close();
  });

  test('works where the path of the folder is too long for a socket', async () => {
    const dataDir = join(folder, 'x'.repeat(120));
    await copyFolder(saved, dataDir);
    const db = await openForTest({ workerFile, dataDir });

    expect(await db.query({ text: 'select 1 as one' })).toEqual([{ one: 1 }]);
    await db.close();
  });
});
