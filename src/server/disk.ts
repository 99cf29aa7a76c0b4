import { statfs } from 'node:fs/promises';
import { formatPercent } from '../lib/numbers';
import { takeTelling } from './db/alarmCounts';
import { notify } from './notices/notify';
import { peopleWith } from './notices/people';
import { systemScope } from './scope';
import type { Services } from './services';

type Parts = Pick<Services, 'db' | 'clock' | 'log' | 'tenants' | 'config'>;

/** What of the disk that a folder lies on is free: bytes, and the part of the whole. */
export async function freeRoom(dir: string): Promise<{ bytes: number; part: number }> {
  const { bavail, bsize, blocks } = await statfs(dir);
  return { bytes: bavail * bsize, part: bavail / blocks };
}

const day = 86_400_000;

/** L03: while the data's disk has little room, superusers and the operator are told once a day, before writing stops. */
export async function tellLowDisk({ db, clock, log, tenants, config }: Parts): Promise<void> {
  const { part } = await freeRoom(config.dataDir);
  if (part >= config.limits.server.diskLow) return;
  const since = new Date(Math.floor(clock().getTime() / day) * day);
  for (const tenant of tenants.all()) {
    if (!(await takeTelling(db, { tenantId: tenant.id, kind: 'disk', person: '', since }))) continue;
    log.error('Alarm: disk', { tenant: tenant.key });
    await db.transaction(async (tx) => {
      const to = await peopleWith(tx, tenant.id, 'superuser');
      const values = { liczba: formatPercent(Math.floor(part * 100)) };
      await notify(tx, systemScope(tenant, clock()), { event: 'disk_low', to, values });
    });
  }
}

const everyMs = 10 * 60_000;

/** Looks at once and then as long as the server runs. */
export function watchDisk(parts: Parts): { stop(): Promise<void> } {
  const look = () =>
    tellLowDisk(parts).catch((error: unknown) =>
      parts.log.error('The disk was not looked at', { error: error instanceof Error ? error.name : 'unknown' }),
    );
  let running = look();
  const timer = setInterval(() => {
    running = running.then(look);
  }, everyMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
