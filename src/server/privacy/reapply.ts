import { type ErasureReason, erasureReasons } from '../../contract/erasures';
import type { Database } from '../db/database';
import { allResources } from '../records/start';
import { systemScope } from '../scope';
import type { Services } from '../services';
import { eraseOver } from './due';
import { knownErasures } from './erasureRows';
import { bytesForgetter } from './forgetBytes';
import { overReason, putBesideCopies, readOutside } from './outside';
import { eraseSubject } from './subjectErasure';

type Parts = Pick<Services, 'config' | 'keys' | 'clock' | 'tenants' | 'log'> & {
  db: Database;
  files: Pick<Services['files'], 'store'>;
};

/**
 * R03: whatever was erased once, or began to be as its term was over, and stands in the database again, as an older copy was restored or a
 * process died over it, is erased again before the first request. Answers how many erasures that were.
 */
export async function reapplyErasures({ db, config, keys, clock, tenants, log, files }: Parts): Promise<number> {
  const outside = await readOutside(config, keys, () => log.error('Alarm: erasures beside the copies could not be read'));
  let again = 0;
  for (const tenant of tenants.all()) {
    const known = await knownErasures(db, tenant.id);
    for (const note of outside.filter((erasure) => erasure.tenant === tenant.key && !known.has(erasure.id))) {
      const { id, resource, record, reason } = note;
      const root = allResources().find(({ name }) => name === resource);
      if (!root) continue;
      const scope = systemScope(tenant, clock());
      const transaction: typeof db.transaction = (work) => db.transaction(work);
      const forgetBytes = bytesForgetter(files.store, config.dataDir, tenant.id);
      const erasing = { scope, transaction, forgetBytes, between: async () => undefined };
      const because = Object.hasOwn(erasureReasons, reason) ? (reason as ErasureReason) : 'request';
      if (reason === overReason) await eraseOver(db, erasing, root, note);
      else
        await eraseSubject({ db, config, keys }, erasing, { id, root, record, reason: because }, (work) => db.transaction(work));
      again += 1;
    }
  }
  if (again > 0) log.warn(`Erasures were done again on what was restored: ${again}`);
  await putBesideCopies(config, outside).catch(() => undefined);
  return again;
}
