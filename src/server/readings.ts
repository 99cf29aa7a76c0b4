import type { Alarms } from './alarms';
import type { Database } from './db/database';
import { addReadings, type Reading, usualReading } from './db/readings';
import type { Limits } from './limits';
import type { Scope, Tenant } from './scope';

const hour = 3_600_000;
const day = 24 * hour;

/** V10: counts the records that each person reads. */
export interface Readings {
  count(scope: Pick<Scope, 'tenant' | 'who' | 'now'>, records: number): void;
  /** Adds what this process counted to what all did, and looks at whoever read much. */
  flush(): Promise<void>;
}

interface Parts {
  db: Database;
  alarms: Alarms;
  limits: Limits['readings'];
  /** Calls `flush` within seconds. */
  soon(): void;
  later(work: () => Promise<void>): void;
}

interface Person extends Reading {
  tenant: Tenant;
  /** What all processes counted in the hour by the last flush. */
  all: number;
  /** From how many records on the hour is looked at; none once it was told. */
  asks: number;
}

/**
 * Beyond `times` what a person usually reads in an hour superusers and the operator are told, once in that hour. Processes count together:
 * what each counted goes to the database within seconds, and at once where it alone is much.
 */
export function createReadings({ db, alarms, limits, soon, later }: Parts): Readings {
  let began = 0;
  let people = new Map<string, Person>();

  async function flush(): Promise<void> {
    const at = began;
    const fresh = [...people.values()].filter(({ records }) => records > 0);
    const given = fresh.map(({ tenantId, userId, records }) => ({ tenantId, userId, records }));
    for (const person of fresh) person.records = 0;
    if (given.length === 0) return;
    const found = await addReadings(db, new Date(at), given);
    for (const [nth, person] of fresh.entries()) {
      person.all = found[nth] ?? person.all;
      if (person.all > person.asks) await look(person, at);
    }
  }

  async function look(person: Person, at: number): Promise<void> {
    const usual = await usualReading(db, person.tenantId, person.userId, new Date(at - limits.days * day), new Date(at));
    const most = Math.round(limits.times * Math.max(usual, limits.least));
    person.asks = person.all > most ? Number.POSITIVE_INFINITY : most;
    if (person.all > most) await alarms.raise('readings', person.tenant, new Date(at), `ponad ${most}`, person.userId);
  }

  /** What was read in the hour that is over goes to the database as that hour's. */
  function turn(at: number): void {
    const over = flush();
    began = at;
    people = new Map();
    later(() => over);
  }

  return {
    flush,
    count({ tenant, who, now }, records) {
      if (records === 0) return;
      const at = Math.floor(now.getTime() / hour) * hour;
      if (at !== began) turn(at);
      const key = `${tenant.id} ${who.id}`;
      const fresh = { tenantId: tenant.id, tenant, userId: who.id, records: 0, all: 0, asks: limits.times * limits.least };
      const person = people.get(key) ?? fresh;
      people.set(key, person);
      person.records += records;
      if (person.all + person.records > person.asks) later(flush);
      else soon();
    },
  };
}
