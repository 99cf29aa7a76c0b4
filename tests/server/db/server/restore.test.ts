import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { readConfig } from '../../../../src/server/config';
import { makeCopy } from '../../../../src/server/copies/make';
import { passphraseOf } from '../../../../src/server/copies/passphrase';
import { type CopyPlace, openPlace } from '../../../../src/server/copies/place';
import { type RestoreOptions, restoreCopy } from '../../../../src/server/copies/restore';
import type { Database } from '../../../../src/server/db/database';
import { applyDiff, previewDiff } from '../../../../src/server/db/differApply';
import { requireRestored } from '../../../../src/server/db/restoreMark';
import { diskStore } from '../../../../src/server/files/store/disk';
import { testDatabase } from '../../../support/database';
import { NAME } from '../../../support/databaseSetup';
import { inAll } from '../../../support/inAll';
import { openForTest } from '../../../support/openForTest';
import { testDay } from '../../../support/testDay';

const silent = { info: () => undefined, warn: () => undefined };
const root = mkdtempSync(join(tmpdir(), 'panel-restore-'));
const passphrase = passphraseOf('osiem-zwykłych-słów-których-nikt-nie-zgadnie', 10);
const keys = [{ id: 't1', secret: randomBytes(32) }] as const;
const { saved, workerFile } = inject('database');
const target = `restored_${randomBytes(6).toString('hex')}`;
const url = saved.replace(NAME, target);
let db: Database;
let place: CopyPlace;

const administer = async (text: string) => {
  const maintenance = await openForTest({ workerFile, url: saved.replace(NAME, 'postgres') });
  await maintenance.query({ text }).finally(maintenance.close);
};

beforeAll(async () => {
  db = await testDatabase();
  await applyDiff(db, silent);
  await db.query({ text: `insert into tenants (id, key, api_key, name) values (1, 'demo', 'demo-api-key', 'Biuro')` });
  await administer(`create database ${target}`);
  place = await openPlace({ folder: join(root, 'place') }, root);
  const store = diskStore(join(root, 'files'));
  await makeCopy({ db, store, place, passphrase, keys, clock: () => testDay, months: 12 });
});
afterAll(async () => {
  await db.close();
  await administer(`drop database ${target} with (force)`);
  rmSync(root, { recursive: true, force: true });
});

const restore = (replace = false, changes: Partial<RestoreOptions> = {}) =>
  restoreCopy({
    config: readConfig({ APP_ENV: 'test', DATA_DIR: join(root, 'data'), DATABASE_URL: url }, 1000),
    place,
    passphrase,
    keys,
    name: null,
    replace,
    withoutKeys: false,
    now: new Date('2026-11-22T10:15:00Z'),
    workerFile,
    say: () => undefined,
    ...changes,
  });

test('B02: a copy restores into an empty database of a server, which then asks for no change', async () => {
  await restore();
  const restored = await openForTest({ workerFile, url });
  try {
    expect(await restored.query({ text: 'select key from tenants' })).toEqual([{ key: 'demo' }]);
    expect((await previewDiff(restored)).statements).toEqual([]);
  } finally {
    await restored.close();
  }
});

test('B02: a database with a running panel is refused', async () => {
  const running = await openForTest({ workerFile, url });
  try {
    await running.query({ text: 'select 1' });
    await expect(restore(true)).rejects.toThrow('Zatrzymaj wszystkie jego procesy');
  } finally {
    await running.close();
  }
});

test('B02: a database with data in it is refused, and with --replace its data stands in a schema beside', async () => {
  await expect(restore()).rejects.toThrow('są już dane');
  await restore(true);
  const restored = await openForTest({ workerFile, url });
  try {
    const text = 'select key from przed_2026_11_22_10_15_00.tenants union all select key from public.tenants';
    expect(await restored.query({ text })).toEqual([{ key: 'demo' }, { key: 'demo' }]);
    const { statements, migrations } = await applyDiff(restored, silent);
    expect({ statements, migrations }).toEqual({ statements: [], migrations: [] });
  } finally {
    await restored.close();
  }
});

inAll(
  'B02: a restore that was cut off is known to every process, and the next one goes on without a question',
  'server/copies/copies.test.ts',
  async () => {
    const say = (line: string) => {
      if (line.startsWith('4/4')) throw new Error('cut off here');
    };
    await expect(restore(true, { now: new Date('2026-11-23T10:15:00Z'), say })).rejects.toThrow('cut off here');
    rmSync(join(root, 'data/restore-unfinished.json'));
    const left = await openForTest({ workerFile, url });
    try {
      await expect(requireRestored(left)).rejects.toThrow(
        /^Odtwarzanie kopii .*\.kopia \(od 23\.11\.2026, 11:15\) zostało przerwane/,
      );
      await left.close();
      await restore();
      const restored = await openForTest({ workerFile, url });
      await requireRestored(restored).finally(restored.close);
    } finally {
      await left.close();
    }
  },
);
