import { randomBytes } from 'node:crypto';
import { resources } from '../../resources';
import { withDatabase } from '../../src/cli/withDatabase';
import { requireKeys } from '../../src/server/auth/crypto/seals';
import { loadSecrets } from '../../src/server/auth/crypto/secrets';
import { applyDiff } from '../../src/server/db/differApply';
import { handlers } from '../../src/server/handlers';
import { closedSamples } from '../../src/server/records/closedSamples';
import { startRecords } from '../../src/server/records/start';
import { password, seedTwins } from './twins';

const say = { info: console.error, warn: console.error };

/** Fills an empty database with the two firms and prints who and what is in them as one JSON document. Answers the exit code. */
export async function main(): Promise<number> {
  return withDatabase(async (db, config) => {
    if (config.mode === 'production') {
      console.error('Dane próbne są tylko dla APP_ENV=dev albo test.');
      return 2;
    }
    await applyDiff(db, say);
    const [known] = await db.query<{ any: boolean }>({ text: 'select exists (select 1 from users) as any', values: [] });
    if (known?.any) {
      console.error('W tej bazie są już ludzie. Podaj DATA_DIR albo DATABASE_URL pustej bazy.');
      return 2;
    }
    const env = { APP_ENV: config.mode, ...process.env };
    const { keys } = await loadSecrets({ mode: config.mode, env, dataDir: config.dataDir, random: randomBytes });
    await requireKeys(db, keys, () => closedSamples(db, resources));
    startRecords({ keys, handlers });
    console.log(JSON.stringify({ password, firms: await seedTwins(db, new Date()) }, null, 2));
    return 0;
  });
}
