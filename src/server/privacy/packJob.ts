import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type PackageAsked, packageKinds } from '../../contract/packages';
import { toWarsaw } from '../../lib/dates';
import { countOf } from '../../lib/text';
import type { Resource } from '../../schema';
import type { Tx } from '../db/database';
import { defineBegun, defineJob } from '../jobs/define';
import { audit, trailOf } from '../records/audit';
import { auditMany } from '../records/auditMany';
import { zipOf } from '../records/exportZip';
import { newId, resourceNamed } from '../records/start';
import type { Scope } from '../scope';
import { slug } from './naming';
import { type Packed, pack } from './pack';
import { forgetPackages, insertPackage } from './packageRows';

export const packJob = 'privacy.pack';
const hour = 3_600_000;
/** How long an archive waits for its owner. */
const keptMs = 24 * hour;

/** Puts somebody's data together in an archive that whoever asked fetches afterwards, by the rights that they have when it is made. */
export const packing = defineBegun<PackageAsked>({
  name: packJob,
  label: 'Przygotowanie paczki z danymi',
  async run({ kind, resource, id }, { db, scope, tools, signal, progress, complete, conclude }) {
    const root = resourceNamed(resource);
    const forward = (done: number, total: number) => progress(done, total);
    const { packed, parts } = await pack({ db, store: tools.store, scope, kind, root, id, signal, progress: forward });
    const folder = join(tools.config.dataDir, 'packing');
    const draft = join(await cleared(folder), randomUUID());
    const made = newId();
    const storage_key = `${scope.tenant.id}/${randomUUID()}`;
    const name = `${slug(packageKinds[kind])}-${slug(packed.title)}-${toWarsaw(scope.now).slice(0, 10)}.zip`;
    try {
      const sha256 = await written(Readable.from(zipOf(parts), { objectMode: false }), draft);
      const { size } = await stat(draft);
      await tools.store.put(storage_key, draft);
      const says = `${packageKinds[kind]} gotowy do pobrania przez dobę: ${sizeOf(packed)}.`;
      conclude({ says, result: { package: made, name, of: id } });
      await complete(async (tx) => {
        const row = { id: made, owner_id: scope.who.id, kind, resource, record_id: id, name, storage_key, bytes: size, sha256 };
        await insertPackage(tx, scope.tenant.id, {
          ...row,
          made_at: scope.now,
          expires_at: new Date(scope.now.getTime() + keptMs),
        });
        await tellMade(tx, scope, root, id, kind, packed);
      });
    } catch (error) {
      await tools.store.remove(storage_key);
      throw error;
    } finally {
      await rm(draft, { force: true });
    }
  },
});

/** Forgets archives whose day is over. */
export const packagesDaily = defineJob({
  name: 'privacy.packages',
  label: 'Usuwanie starych paczek z danymi',
  daily: '03:40',
  async run(_payload, { db, tenant, now, tools }) {
    for (const key of await forgetPackages(db, tenant.id, now)) await tools.store.remove(key);
  },
});

/** Who took what away (U01), and for each record whose closed values are open in it a line of its own (P08, U03). */
async function tellMade(tx: Tx, scope: Scope, { name }: Resource, id: string, kind: PackageAsked['kind'], packed: Packed) {
  const told = (values: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(values).map(([key, after]) => [key, { before: null, after }]));
  const trail = trailOf(scope);
  const changes = told({ format: 'zip', rows: packed.records, files: packed.files });
  await audit(tx, { ...trail, action: kind, entity: name, id, changes });
  await auditMany(
    tx,
    packed.opened.map(({ resource, id: record, keys }) => ({
      ...trail,
      action: 'export',
      entity: resource.name,
      id: record,
      changes: told(Object.fromEntries(keys.map((key) => [key, null]))),
    })),
  );
}

const sizeOf = ({ records, files }: Packed) =>
  `${countOf(records, 'pozycja', 'pozycje', 'pozycji')}, ${countOf(files, 'plik', 'pliki', 'plików')}`;

/** Writes the stream to a new file, down to the disk; answers its hash. */
async function written(source: Readable, path: string): Promise<Buffer> {
  const hash = createHash('sha256');
  source.on('data', (chunk: Buffer) => hash.update(chunk));
  await pipeline(source, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
  return hash.digest();
}

/** The folder, without what a process that died left in it. */
async function cleared(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > keptMs) await rm(path, { force: true });
  }
  return folder;
}
