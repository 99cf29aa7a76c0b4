import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { formatDateTime, toWarsaw } from '../../lib/dates';
import { countOf } from '../../lib/text';
import type { Keys } from '../auth/crypto/keys';
import type { Config } from '../config';
import type { Database, Tx } from '../db/database';
import { EngineRefused } from '../db/embedded/engine';
import { type DatabaseOptions, openDatabase } from '../db/open';
import { markIn, markOfSchema, markRestore, markSchema, type RestoreMark, unmarkRestore } from '../db/restoreMark';
import { moveAside, othersConnected } from '../db/whole/facts';
import { isEmpty } from '../db/whole/schemaText';
import { openStore } from '../files/store/openStore';
import { CopyDamaged } from './damaged';
import { openCopied, sync } from './files';
import { loadCopy, RestoreRefused, unknownMigrations } from './load';
import { printOf } from './make';
import type { Passphrase } from './passphrase';
import { type CopyPlace, timeOfCopy } from './place';
import { type VerifiedCopy, verifyCopy } from './verify';

export interface RestoreOptions {
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'adminUrl' | 'files'>;
  place: CopyPlace;
  passphrase: Passphrase;
  /** Those of the server that will run on what is restored. */
  keys: Keys;
  /** The newest where none is named. */
  name: string | null;
  /** Move away what stands in the place now. */
  replace: boolean;
  /** Go on although a key of the copy is not there. */
  withoutKeys: boolean;
  now: Date;
  workerFile?: string;
  say(line: string): void;
}

/** B02: a copy into an empty place, in one command. Everything that can refuse it does so before anything is touched. */
export async function restoreCopy(options: RestoreOptions): Promise<void> {
  const { place, passphrase, say } = options;
  const names = await place.names();
  const name = options.name ?? names[0];
  if (name === undefined) throw new RestoreRefused('W miejscu kopii nie ma żadnej kopii.');
  if (!names.includes(name)) throw new RestoreRefused(`Nie ma kopii ${name}. Listę pokaże: npm run restore -- --list`);
  say(`1/4 Sprawdzam całą kopię ${name} (z ${momentOf(name)}). Na razie nic nie zmieniam.`);
  const copy = await verifyCopy(place, passphrase, name);
  say(`    Kopia jest cała: ${sizeOf(copy)}.`);
  say(`    Jest to kopia biur: ${copy.head.firms.map(({ name: firm, key }) => `${firm} (${key})`).join(', ')}.`);
  refuseForeign(copy, options);
  say('2/4 Sprawdzam, czy miejsce docelowe jest puste.');
  const mark: RestoreMark = { copy: name, began: options.now.toISOString() };
  await clearPlace(options, mark);
  say(`3/4 Odtwarzam pliki: ${copy.files.length}.`);
  await putFiles(options, copy);
  say('4/4 Odtwarzam bazę danych.');
  const db = await open(options);
  const unmark = async (tx: Pick<Tx, 'query'>) => (db.engine === 'server' ? markSchema(tx, null) : undefined);
  const { absent } = await loadCopy(db, place, passphrase, name, unmark).finally(() => db.close());
  await unmarkRestore(options.config.dataDir);
  say(`Gotowe. Odtworzono stan z ${momentOf(name)}: ${sizeOf(copy)}.`);
  if (absent.length > 0)
    say(`Uwaga: ${countOf(absent.length, 'pliku', 'plików', 'plików')} nie było już w magazynie, gdy powstawała kopia.`);
  say('Teraz uruchom serwer jak zwykle. To, co zapisano po tej chwili, trzeba wprowadzić ponownie.');
}

const open = ({ config, workerFile }: RestoreOptions): Promise<Database> => {
  const options: DatabaseOptions = {
    dataDir: config.dataDir,
    isRestoring: true,
    log: { info: () => undefined, warn: () => undefined },
    onFatal: (error) => {
      throw error;
    },
    ...(config.databaseUrl === null ? {} : { url: config.databaseUrl }),
    ...(config.adminUrl === null ? {} : { adminUrl: config.adminUrl }),
    ...(workerFile === undefined ? {} : { workerFile }),
  };
  return openDatabase(options);
};

export const momentOf = (name: string): string => {
  const at = timeOfCopy(name);
  return at ? formatDateTime(toWarsaw(at)) : name;
};

function sizeOf({ whole, files }: VerifiedCopy): string {
  const tables = Object.values(whole.tables);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    countOf(tables.length, 'tabela', 'tabele', 'tabel'),
    countOf(rows, 'wiersz', 'wiersze', 'wierszy'),
    countOf(files.length, 'plik', 'pliki', 'plików'),
  ].join(', ');
}

/** A copy of a newer version, or one whose keys are not here: what was restored would not start, or not open. */
function refuseForeign({ head }: VerifiedCopy, { keys, withoutKeys, say }: RestoreOptions): void {
  const newer = unknownMigrations(head.migrations);
  if (newer.length > 0)
    throw new RestoreRefused(
      `Kopię zrobiła nowsza wersja panelu (migracje ${newer.join(', ')}). Zainstaluj tamtą wersję albo nowszą.`,
    );
  const held = new Set(printOf(keys).map(({ print }) => print));
  const lacking = head.keys.filter(({ print }) => !held.has(print));
  if (lacking.length === 0) {
    say('    Klucze serwera pasują do kopii.');
    return;
  }
  const which = lacking.map(({ id, print }) => `„${id}” (odcisk ${print})`).join(', ');
  if (!withoutKeys)
    throw new RestoreRefused(
      `Brakuje klucza serwera: ${which}. Bez niego numery PESEL i inne zaszyfrowane pola zostaną zamknięte. Ustaw SECRET_KEYS z czasu kopii (w trybie dev: plik secrets.json w DATA_DIR) albo, jeśli klucza już nie ma, dodaj --without-keys.`,
    );
  say(`    Uwaga: brakuje klucza ${which}; pola nim zaszyfrowane zostaną zamknięte.`);
}

/**
 * Refuses a place with a running server or with data in it, unless what is there may be moved aside; what an earlier restore left half-way is,
 * without a question. Nothing is ever deleted. From its first change on the place is marked as unfinished.
 */
async function clearPlace(options: RestoreOptions, mark: RestoreMark): Promise<void> {
  const { config, now } = options;
  const aside = `przed-${now.toISOString().slice(0, 19).replace(/[:T]/g, '-')}`;
  if (config.databaseUrl === null) await clearFolder(options, mark, aside);
  else await clearSchema(options, mark, aside.replaceAll('-', '_'));
}

const occupied = () =>
  new RestoreRefused(
    'W miejscu docelowym są już dane. Odtwórz kopię w pustej bazie albo dodaj --replace: obecne dane zostaną odłożone obok, nie usunięte.',
  );

async function clearFolder(options: RestoreOptions, mark: RestoreMark, aside: string): Promise<void> {
  const { config, replace, say } = options;
  const cluster = join(config.dataDir, 'postgres');
  const isLeft = markIn(config.dataDir) !== null;
  const isFree = !existsSync(cluster) || (!isLeft && (await isEmptyNow(options)));
  if (!isFree && !isLeft && !replace) throw occupied();
  await markRestore(config.dataDir, mark);
  if (isFree && !isLeft) return;
  const kept = join(config.dataDir, 'files', 'kept');
  const found = [cluster, kept].filter((path) => existsSync(path));
  for (const path of found) await rename(path, `${path}.${aside}`);
  if (found.length > 0) say(`    Obecne dane odłożono do ${cluster}.${aside}.`);
}

/** What is damaged is no empty place: where it may be replaced it is moved aside unread. */
async function isEmptyNow(options: RestoreOptions): Promise<boolean> {
  const db = await open(options).catch((error: unknown) => {
    if (options.replace && error instanceof EngineRefused && error.damaged) return null;
    throw error;
  });
  if (!db) return false;
  return db.transaction(isEmpty).finally(() => db.close());
}

/** What a process that has just been stopped leaves of its connections ends within moments. */
const leavesWithinMs = 2_000;

/** Refuses a database that a panel is connected to and stays so. */
async function requireAlone(db: Database): Promise<void> {
  for (let waited = 0; (await db.asOwner(othersConnected)) > 0; waited += 100) {
    if (waited >= leavesWithinMs)
      throw new RestoreRefused('Z tą bazą jest połączony działający panel. Zatrzymaj wszystkie jego procesy.');
    await pause(100);
  }
}

async function clearSchema(options: RestoreOptions, mark: RestoreMark, aside: string): Promise<void> {
  const { config, replace, say } = options;
  const db = await open(options);
  try {
    await requireAlone(db);
    const isFree = await db.transaction(isEmpty);
    if (!isFree && !replace && !(await markOfSchema(db))) throw occupied();
    await markRestore(config.dataDir, mark);
    await db.asOwner(async (tx) => {
      if (!isFree) await moveAside(tx, aside);
      await markSchema(tx, mark);
    });
    if (!isFree) say(`    Obecne dane odłożono do schematu ${aside}.`);
  } finally {
    await db.close();
  }
}

async function putFiles({ config, place, passphrase, say }: RestoreOptions, { files }: VerifiedCopy): Promise<void> {
  const store = await openStore(config);
  const drafts = join(config.dataDir, 'files', 'incoming');
  await mkdir(drafts, { recursive: true, mode: 0o700 });
  try {
    for (const [nth, file] of files.entries()) {
      const draft = join(drafts, randomUUID());
      await openCopied(place, passphrase, file, draft);
      await sync(draft);
      await store.put(file.key, draft);
      if ((nth + 1) % 500 === 0) say(`    ${nth + 1} z ${files.length}`);
    }
  } finally {
    store.close();
  }
}

/** A sentence for the operator where there is one. */
export function whyNot(error: unknown): string {
  if (error instanceof CopyDamaged)
    return `Kopia nie nadaje się do odtworzenia, niczego nie zmieniono. Jest uszkodzona, niepełna albo zamknięta innym hasłem.\n(${error.message})`;
  return error instanceof Error ? error.message : String(error);
}
