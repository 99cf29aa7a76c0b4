import type { Clock } from './clock';
import type { Database } from './db/database';
import type { Allowance } from './limits';
import type { Log } from './log';
import { notify } from './notices/notify';
import { peopleWith } from './notices/people';
import { createRateCounter } from './plugins/rates';
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
  /** Tells of what somebody else counted, in an hour: how many, in words. */
  raise(kind: AlarmKind, tenant: Tenant, many: string, of?: string): void;
}

interface Parts {
  db: Database;
  clock: Clock;
  log: Pick<Log, 'error'>;
  allowances: Readonly<Record<CountedKind, Allowance>>;
  later(work: () => Promise<void>): void;
}

/**
 * Beyond its threshold each count tells the firm's superusers by the bell and mail, and the operator by a line of the log, once in its
 * window. Counts live in the process, as those of rates do.
 */
export function createAlarms({ db, clock, log, allowances, later }: Parts): Alarms {
  const counter = createRateCounter();
  const told = createRateCounter();

  async function tell(kind: AlarmKind, tenant: Tenant, liczba: string, now: Date): Promise<void> {
    await db.transaction(async (tx) => {
      const to = await peopleWith(tx, tenant.id, 'superuser');
      await notify(tx, systemScope(tenant, now), { event: 'alarm', to, values: { nazwa: alarmKinds[kind], liczba } });
    });
  }

  function raise(kind: AlarmKind, tenant: Tenant, many: string, of?: string): void {
    log.error(`Alarm: ${kind}`, { tenant: tenant.key, ...(of === undefined ? {} : { user: of }) });
    later(() => tell(kind, tenant, many, clock()));
  }

  return {
    raise,
    count(kind, tenant, of) {
      const now = clock();
      const key = `${kind}:${tenant.id}:${of ?? ''}`;
      const wait = counter.hit(key, allowances[kind], now.getTime());
      if (wait === 0 || told.hit(key, { most: 1, windowMs: wait }, now.getTime()) > 0) return;
      raise(kind, tenant, `więcej niż ${allowances[kind].most}`, of);
    },
  };
}
