import { inTransaction, openDatabase } from './database';
import { keyHolder } from './deviceKey';
import type { FileFacts } from './item';
import { sharedDatabase } from './keyDatabase';
import { newKey, type Sealed, seal, sealJson, unseal, unsealJson } from './seal';

/** What another app shared in one go, until it was looked at. */
interface Row {
  at: number;
  /** Whose session it was; null where nobody was logged in. */
  person: string | null;
  /** Null once it was given up: that it was there stays, to be told. */
  sealed: { key: CryptoKey; facts: Sealed; files: readonly Sealed[] } | null;
}
type Kept = Row & { id: number };

const store = 'shares';
const minute = 60_000;
/** As long as a session can last; where nobody is logged in, as long as it takes to log in. */
const lifeOf = ({ person }: Pick<Row, 'person'>) => (person === null ? 30 : 12 * 60) * minute;

const open = () => openDatabase(sharedDatabase, (made) => made.createObjectStore(store, { keyPath: 'id', autoIncrement: true }));
const about = (nth: number) => `shared/${nth}`;

/** Keeps shared files sealed until the panel opens; answers whether they are somebody's of the office. Knows no page: the worker calls it. */
export async function keepShared(files: readonly File[], at: number): Promise<{ office: boolean }> {
  const holder = await keyHolder();
  const key = await newKey();
  const facts: FileFacts[] = files.map(({ name, type, size }) => ({ name, type, size }));
  const sealed = {
    key,
    facts: await sealJson(key, 'shared', facts),
    files: await Promise.all(files.map(async (file, nth) => seal(key, about(nth), await file.arrayBuffer()))),
  };
  const row: Row = { at, person: holder?.person ?? null, sealed };
  const database = await open();
  await inTransaction(database, [store], 'readwrite', (of) => of(store).add(row)).finally(() => database.close());
  return { office: holder?.office ?? false };
}

/** Opens what lies there, if anything does; the browser is asked first, for opening would make it. */
async function within<T>(empty: T, work: (database: IDBDatabase, rows: readonly Kept[]) => Promise<T>): Promise<T> {
  const known = (await indexedDB.databases?.()) ?? [];
  if (!known.some(({ name }) => name === sharedDatabase)) return empty;
  const database = await open();
  try {
    const rows = await inTransaction(database, [store], 'readonly', (of) => of(store).getAll() as IDBRequest<Kept[]>);
    return await work(database, rows);
  } finally {
    database.close();
  }
}

const giveUp = (database: IDBDatabase, rows: readonly Kept[]): Promise<void> =>
  inTransaction<void>(database, [store], 'readwrite', (of) => {
    for (const row of rows) of(store).put({ ...row, sealed: null });
    return undefined;
  });

/** Empties what waited too long for anybody to look at it. */
export const dropStaleShares = (now: number): Promise<void> =>
  within(undefined, (database, rows) =>
    giveUp(
      database,
      rows.filter((row) => row.sealed && row.at + lifeOf(row) <= now),
    ),
  );

/** Shared files, for the person to look at; `lost` where some of theirs are gone. What was another person's is emptied. */
export function readShared(person: string, now: number): Promise<{ files: readonly File[]; lost: boolean }> {
  return within<{ files: readonly File[]; lost: boolean }>({ files: [], lost: false }, async (database, rows) => {
    const mine = rows.filter((row) => row.person === null || row.person === person);
    const fresh = mine.filter((row) => row.sealed && row.at + lifeOf(row) > now);
    await giveUp(
      database,
      rows.filter((row) => row.sealed && !fresh.includes(row)),
    );
    const files = await Promise.all(fresh.map(({ sealed }) => (sealed ? filesOf(sealed) : [])));
    return { files: files.flat(), lost: fresh.length < mine.length };
  });
}

async function filesOf({ key, facts, files }: NonNullable<Row['sealed']>): Promise<File[]> {
  const named = await unsealJson<FileFacts[]>(key, 'shared', facts);
  return Promise.all(
    named.map(async ({ name, type }, nth) => {
      const sealed = files[nth];
      return new File(sealed ? [await unseal(key, about(nth), sealed)] : [], name, { type });
    }),
  );
}

/** Forgets what this person shared, once it was sent, thrown away or told of; another's stays, to be told them. */
export const forgetShared = (person: string): Promise<void> =>
  within(undefined, (database, rows) =>
    inTransaction<void>(database, [store], 'readwrite', (of) => {
      for (const row of rows) if (row.person === null || row.person === person) of(store).delete(row.id);
      return undefined;
    }),
  );
