import { uuidMaker } from '../../lib/uuid';
import { createAlarms } from '../alarms';
import { createFigures } from '../figures';
import { panelUrl } from '../firms/hosts';
import { createMailQueue } from '../mail/queue';
import { createReadings } from '../readings';
import type { Services } from '../services';
import type { Auth } from './context';
import { authLimits } from './limits';
import { createHasher } from './passwords/hashing';

/** What processes count together goes to the database so often. */
const flushMs = 5_000;

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
  let timer: NodeJS.Timeout | null = null;
  const soon = () => {
    timer ??= setTimeout(() => {
      timer = null;
      later(flush);
    }, flushMs).unref();
  };
  const figures = createFigures(db, soon);
  const alarms = createAlarms({ db, clock, log, allowances: config.limits.alarms, figures, soon, later });
  const readings = createReadings({ db, alarms, limits: config.limits.readings, soon, later });
  const flush = async () => {
    await alarms.flush();
    await readings.flush();
    await figures.flush();
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
    alarms,
    readings,
    figures,
    async stopCounting() {
      if (timer) clearTimeout(timer);
      await flush().catch(onError);
    },
    settled: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
