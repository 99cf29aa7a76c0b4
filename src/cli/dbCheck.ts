import { existsSync } from 'node:fs';
import { readConfig } from '../server/config';
import { tableFaults } from '../server/db/embedded/check';
import { lockFolder } from '../server/db/embedded/lock';
import { checkManifest, pageFaults } from '../server/db/embedded/manifest';
import { clusterIn } from '../server/db/embedded/openEmbedded';
import { withDatabase } from './withDatabase';

/** Reads the whole embedded database: files, the checksum of every page, every table by its rows and by its key. 0 when all holds, 1 when not, 2 when there is nothing to check. */
export async function main(_args: string[]): Promise<number> {
  const { databaseUrl, dataDir } = readConfig({ APP_ENV: 'dev', ...process.env, DEMO: '0' }, process.getuid?.());
  const cluster = clusterIn(dataDir);
  if (databaseUrl !== null || !existsSync(cluster)) {
    console.error(
      databaseUrl === null
        ? `W ${dataDir} nie ma bazy danych.`
        : 'Bazę na serwerze PostgreSQL sprawdzają jego narzędzia: pg_amcheck i pg_checksums.',
    );
    return 2;
  }
  const faults = await faultsOf(dataDir, cluster);
  for (const fault of faults) console.log(`ŹLE: ${fault}`);
  console.log(
    faults.length === 0
      ? `Baza danych w ${cluster} jest cała: pliki, strony i tabele.`
      : `Baza danych w ${cluster} jest uszkodzona. Skopiuj cały katalog danych w inne miejsce, a potem przywróć go z ostatniej dobrej kopii.`,
  );
  return faults.length === 0 ? 0 : 1;
}

/** After a stop that was none in order the log is replayed first, and the files are looked at once they are closed again. */
async function faultsOf(dataDir: string, cluster: string): Promise<string[]> {
  const ofFiles = await fileFaults(dataDir, cluster);
  if (ofFiles && ofFiles.length > 0) return ofFiles;
  const ofTables = await withDatabase(tableFaults);
  return [...ofTables, ...(ofFiles ? [] : ((await fileFaults(dataDir, cluster)) ?? []))];
}

/** Null where the database was not closed in order. Nobody may work on the files meanwhile. */
async function fileFaults(dataDir: string, cluster: string): Promise<string[] | null> {
  const unlock = await lockFolder(dataDir);
  try {
    const verdict = checkManifest(cluster, 0);
    return verdict && [...verdict.faults, ...pageFaults(cluster)];
  } finally {
    await unlock();
  }
}
