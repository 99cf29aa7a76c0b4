import { systemClock } from '../server/clock';
import { readConfig } from '../server/config';
import { acceptLoss } from '../server/db/embedded/acceptLoss';

/** `npm run db:accept-loss`: go on without the writes that a damaged log of the embedded database lost. 2 where there is no such database. */
export async function main(args: string[]): Promise<number> {
  if (args.some((word) => word !== '--yes')) {
    console.error(
      'npm run db:accept-loss              mówi, jakich zapisów brakuje\nnpm run db:accept-loss -- --yes     pracuje bez nich',
    );
    return 2;
  }
  const { databaseUrl, dataDir } = readConfig({ APP_ENV: 'dev', ...process.env, DEMO: '0' }, process.getuid?.());
  if (databaseUrl !== null) {
    console.error('To polecenie dotyczy wbudowanej bazy danych. O dziennik serwera PostgreSQL dba on sam.');
    return 2;
  }
  await acceptLoss({ dataDir, yes: args.includes('--yes'), now: systemClock(), say: (line) => console.log(line) });
  return 0;
}
