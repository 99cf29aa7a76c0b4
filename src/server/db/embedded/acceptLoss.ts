import { constants, cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ForOperator } from '../../forOperator';
import { missingSaid } from './damage';
import { lockFolder } from './lock';
import { filesOf, sync } from './manifest';
import { clusterIn } from './openEmbedded';
import { hasPages, newestPage } from './pages';
import { dropReached, missingWrites } from './reached';
import { isNoRoom, noRoomIn } from './space';

/** The command does nothing, for a reason that the message tells. */
export class LossNotAccepted extends ForOperator {
  override readonly name = 'LossNotAccepted';
}

interface Options {
  dataDir: string;
  /** Without it the command only tells what would be missing. */
  yes: boolean;
  now: Date;
  say(line: string): void;
}

/** Lets the next start work on what a damaged log still gives. The files as they are now stay beside. */
export async function acceptLoss({ dataDir, yes, now, say }: Options): Promise<void> {
  const cluster = clusterIn(dataDir);
  if (!existsSync(cluster)) throw new LossNotAccepted(`W ${dataDir} nie ma bazy danych.`);
  const unlock = await lockFolder(dataDir);
  try {
    const missing = existsSync(join(cluster, 'panel.manifest')) ? null : missingWrites(cluster);
    if (!missing) throw new LossNotAccepted('Dziennik zapisów jest cały. Nie ma czego przyjmować, uruchom panel jak zwykle.');
    for (const line of missingSaid(missing)) say(line);
    const refused = 'Na tych plikach nie da się pracować. Odtwórz najnowszą kopię: npm run restore -- --replace';
    if (!missing.canGoOn) throw new LossNotAccepted(refused);
    const ahead = filesOf(cluster).find((path) => hasPages(path) && newestPage(join(cluster, path)) > missing.end);
    if (ahead !== undefined)
      throw new LossNotAccepted(`Plik ${ahead} zawiera już część brakujących zapisów, bez reszty byłby niespójny. ${refused}`);
    if (!yes)
      throw new LossNotAccepted('Nic nie zmieniono. Aby pracować bez brakujących zapisów: npm run db:accept-loss -- --yes');
    const aside = `${cluster}.przed-${now.toISOString().slice(0, 19).replace(/[:T]/g, '-')}`;
    copyAside(cluster, aside, dataDir);
    dropReached(cluster);
    say(`Obecne pliki skopiowano do ${aside}.`);
    say('Sprawdź tabele poleceniem npm run db:check, a potem uruchom panel. To, czego brakuje, trzeba wprowadzić ponownie.');
  } finally {
    await unlock();
  }
}

function copyAside(cluster: string, aside: string, dataDir: string): void {
  const draft = `${aside}.new`;
  try {
    cpSync(cluster, draft, { recursive: true, errorOnExist: true, mode: constants.COPYFILE_FICLONE });
    renameSync(draft, aside);
    sync(dataDir);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw isNoRoom(error) ? noRoomIn(dataDir) : error;
  }
}
