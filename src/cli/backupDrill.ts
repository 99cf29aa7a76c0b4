import { countOf } from '../lib/text';
import { systemClock } from '../server/clock';
import type { Drilled } from '../server/copies/copies';
import { drillWork } from '../server/copies/copyWork';
import { askServer } from '../server/copies/operator';
import { momentOf, whyNot } from '../server/copies/restore';
import { doWork } from '../server/copies/works';
import { withCopies } from './withCopies';
import { withDatabase } from './withDatabase';

/** `npm run backup:drill`: restores the newest copy into a scratch place and looks whether everything is there. 1 where it is not. */
export async function main(_args: string[]): Promise<number> {
  try {
    console.log(sentenceOf(await run()));
    return 0;
  } catch (error) {
    console.error(`Próba się nie powiodła. ${whyNot(error)}`);
    return 1;
  }
}

function run(): Promise<Drilled> {
  return withCopies(async ({ config, keys, place, passphrase, log }) => {
    const asked = config.databaseUrl === null ? await askServer<Drilled>(config.dataDir, 'drill') : null;
    if (asked) return asked;
    return withDatabase(async (db) => {
      const work = drillWork({ place, passphrase, keys, clock: systemClock, config, log });
      const done = await doWork({ db, clock: systemClock }, work, true);
      if (!done) throw new Error('Work that is asked for is done or fails');
      return done;
    });
  });
}

export function sentenceOf({ copy, tables, rows, files, trail, logins, ms }: Drilled): string {
  return [
    `Próba udana: kopia z ${momentOf(copy)} odtworzyła się w ${Math.ceil(ms / 1000)} s.`,
    `Zgadzają się: ${countOf(tables, 'tabela', 'tabele', 'tabel')}, ${countOf(rows, 'wiersz', 'wiersze', 'wierszy')}, ${countOf(files, 'plik', 'pliki', 'plików')}, dziennik zmian (${countOf(trail, 'wpis', 'wpisy', 'wpisów')}), logowanie w ${countOf(logins, 'biurze', 'biurach', 'biurach')}.`,
  ].join('\n');
}
