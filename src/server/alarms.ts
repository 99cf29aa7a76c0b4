import type { Clock } from './clock';
import { type AlarmCount, addAlarmCounts, takeTelling } from './db/alarmCounts';
import type { Database } from './db/database';
import { addOfFirm, type Figures } from './figures';
import type { Allowance } from './limits';
import type { Log } from './log';
import { notify } from './notices/notify';
import { peopleWith } from './notices/people';
import { systemScope, type Tenant } from './scope';

/** What is counted here, and how a superuser reads of it. */
const counted = {
  failedLogins: 'nieudane logowania',
  refusals: 'odmowy dostępu jednej osobie',
  tokenReuse: 'ponowne użycie tokenu sesji (możliwa kradzież)',
  faults: 'błędy serwera',
  jobDelay: 'opóźnione zadania w tle',
} as const;
const alarmKinds = { ...counted, readings: 'odczyty rekordów przez jedną osobę' } as const;
type CountedKind = keyof typeof counted;
type AlarmKind = keyof typeof alarmKinds;

/** L03: counts what should be rare. */
export interface Alarms {
  /** Counts one more in the firm; `of` is the person, where each is counted alone. */
  count(kind: CountedKind, tenant: Tenant, of?: string): void;
  /** Tells of what somebody else counted since a moment, once: how many, in words. */
  raise(kind: AlarmKind, tenant: Tenant, since: Date, many: string, of?: string): Promise<void>;
  /** Adds what this process counted to what all did, and tells of what is too much. */
  flush(): Promise<void>;
}

interface Parts {
  db: Database;
  clock: Clock;
  log: Pick<Log, 'error'>;
  allowances: Readonly<Record<CountedKind, Allowance>>;
  figures: Figures;
  /** Calls `flush` within seconds. */
  soon(): void;
  later(work: () => Promise<void>): void;
}

interface Counting extends AlarmCount {
  kind: CountedKind;
  tenant: Tenant;
  /** What all processes counted by the last flush. */
  all: number;
  told: boolean;
}

/**
 * Beyond its threshold each count tells the firm's superusers by the bell and mail, and the operator by a line of the log, once in its
 * window. Processes count together: what each counted goes to the database within seconds, and at once where it alone is too much.
 */
export function createAlarms({ db, clock, log, allowances, figures, soon, later }: Parts): Alarms {
  const countings = new Map<string, Counting>();

  async function raise(kind: AlarmKind, tenant: Tenant, since: Date, many: string, of?: string): Promise<void> {
    if (!(await takeTelling(db, { tenantId: tenant.id, kind, person: of ?? '', since }))) return;
    log.error(`Alarm: ${kind}`, { tenant: tenant.key, ...(of === undefined ? {} : { user: of }) });
    addOfFirm(figures, 'alarms', kind, tenant.id);
    await db.transaction(async (tx) => {
      const to = await peopleWith(tx, tenant.id, 'superuser');
      const values = { nazwa: alarmKinds[kind], liczba: many };
      await notify(tx, systemScope(tenant, clock()), { event: 'alarm', to, values });
    });
  }

  async function flush(): Promise<void> {
    const now = clock().getTime();
    const fresh = [...countings.values()].filter(({ count }) => count > 0);
    const given = fresh.map(({ tenantId, kind, person, since, count }) => ({ tenantId, kind, person, since, count }));
    for (const one of fresh) one.count = 0;
    for (const [key, { kind, since }] of countings) if (since.getTime() + allowances[kind].windowMs <= now) countings.delete(key);
    if (given.length === 0) return;
    const found = await addAlarmCounts(db, given).catch((error: unknown) => {
      // Counted on with the next ones.
      for (const [nth, one] of fresh.entries()) one.count += given[nth]?.count ?? 0;
      throw error;
    });
    for (const [nth, one] of fresh.entries()) {
      one.all = found[nth]?.count ?? one.all;
      one.told = found[nth]?.told ?? one.told;
      const { most } = allowances[one.kind];
      if (one.told || one.all <= most) continue;
      one.told = true;
      await raise(one.kind, one.tenant, one.since, `więcej niż ${most}`, one.person || undefined);
    }
  }

  return {
    raise,
    flush,
    count(kind, tenant, of) {
      addOfFirm(figures, 'rare', kind, tenant.id);
      const { most, windowMs } = allowances[kind];
      const since = Math.floor(clock().getTime() / windowMs) * windowMs;
      const key = `${kind}:${tenant.id}:${of ?? ''}:${since}`;
      const fresh = {
        tenantId: tenant.id,
        kind,
        tenant,
        person: of ?? '',
        since: new Date(since),
        count: 0,
        all: 0,
        told: false,
      };
      const one = countings.get(key) ?? fresh;
      countings.set(key, one);
      one.count += 1;
      if (one.told) return;
      if (one.all + one.count > most) later(flush);
      else soon();
    },
  };
}
