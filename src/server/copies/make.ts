import { rm, stat } from 'node:fs/promises';
import { type Keys, keyFor } from '../auth/crypto/keys';
import type { Clock } from '../clock';
import type { Database } from '../db/database';
import { knownFiles, readFacts } from '../db/whole/facts';
import { readRows, settle } from '../db/whole/rows';
import { readSchema } from '../db/whole/schemaText';
import type { FileStore } from '../files/store/store';
import { type CopyWhole, writeArchive } from './archive';
import type { MadeCopy } from './copies';
import { type CopiedFile, fileOfRow, keepFile } from './files';
import type { Passphrase } from './passphrase';
import { type CopyPlace, keyOfCopy, keyOfFile, nameOfCopy } from './place';
import { prune } from './prune';
import { RowSum } from './rowSum';

export interface CopyParts {
  db: Database;
  /** Where the bytes of uploaded files lie. */
  store: FileStore;
  place: CopyPlace;
  passphrase: Passphrase;
  keys: Keys;
  clock: Clock;
  /** For how many months the last copy of each stays. */
  months: number;
  signal?: AbortSignal;
}

/** So that a copy says which keys open its fields, and nothing of the keys. */
export const printOf = (keys: Keys): { id: string; print: string }[] =>
  keys.map((key) => ({ id: key.id, print: keyFor(key, 'fingerprint').toString('hex').slice(0, 16) }));

/**
 * B01: a whole copy while everything runs. One moment of the database is read first and then the files that its rows name, so that a file
 * of the copy is never missing because it came later; only when all of it is on the disk does the copy get its name.
 */
export async function makeCopy({ db, store, place, passphrase, keys, clock, months, signal }: CopyParts): Promise<MadeCopy> {
  const made = clock();
  const name = nameOfCopy(made);
  const draft = await place.draft();
  const archive = writeArchive(draft, passphrase);
  const whole: CopyWhole = { tables: {}, files: { count: 0, bytes: 0 }, absent: [] };
  const files: CopiedFile[] = [];
  try {
    await db.snapshot(async (tx) => {
      await settle(tx);
      await archive.head({
        format: 1,
        made: made.toISOString(),
        engine: db.engine,
        keys: printOf(keys),
        ...(await readFacts(tx)),
      });
      const schema = await readSchema(tx);
      await archive.schema(schema);
      // Whoever only asks which files a copy needs reads no further.
      const tables = schema.tables.toSorted((a, b) => Number(b.name === 'files') - Number(a.name === 'files'));
      for (const table of tables) {
        const sum = new RowSum();
        await archive.table(table);
        for await (const rows of readRows(tx, table)) {
          signal?.throwIfAborted();
          for (const row of rows) sum.add(row);
          if (table.name === 'files') files.push(...rows.map(fileOfRow));
          await archive.rows(rows);
        }
        whole.tables[table.name] = { rows: sum.rows, sum: sum.sum };
      }
    });
    const there = await keptFiles(place, files);
    let added = 0;
    for (const file of files) {
      signal?.throwIfAborted();
      const isNew = !there.has(keyOfFile(file.key));
      if (isNew && !(await keepFile(store, place, passphrase, file))) {
        whole.absent.push(file.key);
        continue;
      }
      whole.files.count += 1;
      whole.files.bytes += file.bytes;
      if (isNew) added += 1;
    }
    await archive.finish(whole);
    const { size } = await stat(draft);
    await place.store.put(keyOfCopy(name), draft);
    const dropped = await prune({ db, place, passphrase, now: made, months });
    const known = await knownFiles(db, whole.absent);
    const rows = Object.values(whole.tables).reduce((sum, table) => sum + table.rows, 0);
    return {
      name,
      bytes: size,
      tables: Object.keys(whole.tables).length,
      rows,
      files: whole.files.count,
      added,
      missing: whole.absent.filter((key) => known.has(key)),
      dropped,
    };
  } catch (error) {
    await archive.abandon();
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Keys of the files that the place holds already, of the firms that have any. */
async function keptFiles(place: CopyPlace, files: readonly CopiedFile[]): Promise<Set<string>> {
  const folders = new Set(files.map(({ key }) => keyOfFile(key).replace(/\/[^/]*$/, '')));
  const there = new Set<string>();
  for (const folder of folders) for await (const { key } of place.store.list(folder)) there.add(key);
  return there;
}
