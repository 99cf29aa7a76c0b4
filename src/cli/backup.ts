import { countOf } from '../lib/text';
import { systemClock } from '../server/clock';
import type { MadeCopy } from '../server/copies/copies';
import { copyWork } from '../server/copies/copyWork';
import { askServer } from '../server/copies/operator';
import { whyNot } from '../server/copies/restore';
import { doWork } from '../server/copies/works';
import { openStore } from '../server/files/store/openStore';
import { withCopies } from './withCopies';
import { withDatabase } from './withDatabase';

/** `npm run backup`: one copy now, while the server runs or without it. 1 where there is none. */
export async function main(_args: string[]): Promise<number> {
  try {
    console.log(sentenceOf(await make()));
    return 0;
  } catch (error) {
    console.error(whyNot(error));
    return 1;
  }
}

function make(): Promise<MadeCopy> {
  return withCopies(async (desk) => {
    const { config, keys, place, passphrase, months } = desk;
    const asked = config.databaseUrl === null ? await askServer<MadeCopy>(config.dataDir, 'copy') : null;
    if (asked) return asked;
    const store = await openStore(config);
    try {
      return await withDatabase(async (db) => {
        const parts = { db, store, place, passphrase, keys, clock: systemClock, months };
        const made = await doWork({ db, clock: systemClock }, copyWork(parts, config), true);
        if (!made) throw new Error('Work that is asked for is done or fails');
        return made;
      });
    } finally {
      store.close();
    }
  });
}

export function sentenceOf({ name, bytes, tables, rows, files, added, missing, dropped }: MadeCopy): string {
  const lines = [
    `Kopia ${name} jest gotowa: ${countOf(tables, 'tabela', 'tabele', 'tabel')}, ${countOf(rows, 'wiersz', 'wiersze', 'wierszy')}, ${countOf(files, 'plik', 'pliki', 'plików')} (nowych ${added}), baza ${Math.ceil(bytes / 1024)} kB.`,
  ];
  if (dropped > 0) lines.push(`Usunięto ${countOf(dropped, 'kopię', 'kopie', 'kopii')}, których czas minął.`);
  if (missing.length > 0) lines.push(`UWAGA: w magazynie brakuje plików, o których wie baza: ${missing.join(', ')}.`);
  return lines.join('\n');
}
