import { randomBytes } from 'node:crypto';
import type { Keys } from '../server/auth/crypto/keys';
import { loadSecrets } from '../server/auth/crypto/secrets';
import { systemClock } from '../server/clock';
import { type Config, ConfigRefused, readConfig } from '../server/config';
import { copyPassphrase } from '../server/copies/openCopies';
import type { Passphrase } from '../server/copies/passphrase';
import { type CopyPlace, openPlace } from '../server/copies/place';
import { handlers } from '../server/handlers';
import { openLog } from '../server/log';
import { startRecords } from '../server/records/start';

export interface CopyDesk {
  config: Config;
  keys: Keys;
  place: CopyPlace;
  passphrase: Passphrase;
  log: ReturnType<typeof openLog>;
  months: number;
  everyMs: number;
}

/** What the environment says of copies, opened for as long as the work takes. */
export async function withCopies<Result>(work: (desk: CopyDesk) => Promise<Result>): Promise<Result> {
  const env = { APP_ENV: 'dev', ...process.env, DEMO: '0' };
  const config = readConfig(env, process.getuid?.());
  const passphrase = await copyPassphrase(config, env);
  if (!config.copies || !passphrase)
    throw new ConfigRefused([
      [
        'Ustaw BACKUP_DIR (katalog kopii albo s3://…) i BACKUP_PASSPHRASE_FILE (plik z hasłem, chmod 600).',
        'Set BACKUP_DIR (a folder or s3://…) and BACKUP_PASSPHRASE_FILE (a file with the passphrase, chmod 600).',
      ],
    ]);
  const { keys } = await loadSecrets({ mode: config.mode, env, dataDir: config.dataDir, random: randomBytes });
  startRecords({ keys, handlers });
  const place = await openPlace(config.copies.target, config.dataDir);
  const log = openLog(config.logFile, systemClock, config.limits.log);
  try {
    return await work({ config, keys, place, passphrase, log, months: config.copies.months, everyMs: config.copies.everyMs });
  } finally {
    place.close();
    await log.close();
  }
}
