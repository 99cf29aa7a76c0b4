import { uuidMaker } from '../../lib/uuid';
import { createAlarms } from '../alarms';
import { createMailQueue } from '../mail/queue';
import type { Services } from '../services';
import { panelUrl } from '../tenantHosts';
import type { Auth } from './context';
import { authLimits } from './limits';
import { createHasher } from './passwords/hashing';

/** Login made from the server's services. Ids and hashes take their chance from the injected source. */
export function createAuth(
  {
    db,
    keys,
    clock,
    random,
    mailer,
    config,
    log,
  }: Pick<Services, 'db' | 'keys' | 'clock' | 'random' | 'mailer' | 'config' | 'log'>,
  limits = authLimits,
): Auth {
  const onError = (error: unknown) =>
    log.error('Mail or login work failed', { error: error instanceof Error ? error.name : 'unknown' });
  const running = new Set<Promise<void>>();
  const later = (work: () => Promise<void>) => {
    const job = work()
      .catch(onError)
      .finally(() => running.delete(job));
    running.add(job);
  };
  return {
    db,
    keys,
    clock,
    random,
    limits,
    hasher: createHasher({ random }),
    mail: createMailQueue({ db, mailer, keys, clock, onError }),
    newId: uuidMaker({ now: () => clock().getTime() }),
    panelUrl: (firm) => panelUrl(config.publicUrl, config.hosts, firm),
    demoCode: config.mode === 'production' ? null : config.demoLoginCode,
    later,
    alarms: createAlarms({ db, clock, log, allowances: config.limits.alarms, later }),
    settled: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
