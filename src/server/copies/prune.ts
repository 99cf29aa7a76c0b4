import type { Database } from '../db/database';
import { knownFiles, readTenantIds } from '../db/whole/facts';
import { readArchive } from './archive';
import { fileOfRow } from './files';
import type { Passphrase } from './passphrase';
import { type CopyPlace, keyOfCopy, keyOfFile, timeOfCopy } from './place';
import { stays } from './retention';

interface Parts {
  db: Database;
  place: CopyPlace;
  passphrase: Passphrase;
  now: Date;
  months: number;
}

/** Throws away the copies whose time is over, and then the files that no copy needs any more. Answers how many copies went. */
export async function prune({ db, place, passphrase, now, months }: Parts): Promise<number> {
  const dated = (await place.names()).flatMap((name) => {
    const at = timeOfCopy(name);
    return at ? [{ name, at }] : [];
  });
  const kept = stays(
    dated.map(({ at }) => at),
    now,
    months,
  );
  const over = dated.filter(({ at }) => !kept.has(at));
  if (over.length === 0) return 0;
  for (const { name } of over) await place.store.remove(keyOfCopy(name));
  const still = dated.filter(({ at }) => kept.has(at)).map(({ name }) => name);
  for (const id of await readTenantIds(db)) await dropFiles(db, place, passphrase, id, still);
  return over.length;
}

/** Files of a firm that neither its database nor any copy knows. Copies are asked only where the database no longer knows one. */
async function dropFiles(
  db: Database,
  place: CopyPlace,
  passphrase: Passphrase,
  firm: number,
  copies: readonly string[],
): Promise<void> {
  const held: string[] = [];
  const prefix = keyOfFile('');
  for await (const { key } of place.store.list(keyOfFile(String(firm)))) held.push(key.slice(prefix.length));
  const known = await knownFiles(db, held);
  const unknown = new Set(held.filter((key) => !known.has(key)));
  for (const name of copies) {
    if (unknown.size === 0) return;
    await place.store.withLocal(keyOfCopy(name), (path) =>
      readArchive(path, passphrase, {
        rows: async (table, rows) => {
          if (table.name === 'files') for (const row of rows) unknown.delete(fileOfRow(row).key);
        },
        end: async (table) => table.name !== 'files',
      }),
    );
  }
  for (const key of unknown) await place.store.remove(keyOfFile(key));
}
