import { resources } from '../../resources';
import { SecretsRefused } from '../server/auth/crypto/keyText';
import { requireKeys } from '../server/auth/crypto/seals';
import { loadSecrets } from '../server/auth/crypto/secrets';
import type { Tx } from '../server/db/database';
import { openTenants } from '../server/firms/tenants';
import { handlers } from '../server/handlers';
import { closedSamples } from '../server/records/closedSamples';
import { startRecords } from '../server/records/start';
import type { Tenant } from '../server/scope';
import { withDatabase } from './withDatabase';

const log = { info: console.error, warn: console.error, error: console.error, close: async () => {} };

/**
 * Changes a firm in one transaction, whose trail is signed with the server's keys; false, and a word about it, where there is no such firm.
 * Throws SecretsRefused where the keys are not the database's.
 */
export function withFirm(key: string, work: (tx: Tx, tenant: Tenant) => Promise<void>): Promise<Tenant | null> {
  return withDatabase(async (db, { mode, dataDir }) => {
    const tenants = await openTenants(db, log);
    const tenant = tenants.all().find((each) => each.key === key) ?? null;
    tenants.close();
    if (!tenant) {
      console.error(`Nie ma biura o kluczu „${key}”.`);
      return null;
    }
    const { keys, forget } = await loadSecrets({ mode, env: process.env, dataDir });
    try {
      await requireKeys(db, keys, () => closedSamples(db, resources));
    } catch (error) {
      if (error instanceof SecretsRefused) await forget();
      throw error;
    }
    startRecords({ keys, handlers });
    await db.transaction((tx) => work(tx, tenant));
    return tenant;
  });
}
