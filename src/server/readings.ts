import type { Alarms } from './alarms';
import type { Database } from './db/database';
import { keepReadings, type Reading, usualReading } from './db/readings';
import type { Limits } from './limits';
import type { Scope, Tenant } from './scope';

const hour = 3_600_000;
const day = 24 * hour;

/** V10: counts the records that each person reads. */
export interface Readings {
  count(scope: Pick<Scope, 'tenant' | 'who' | 'now'>, records: number): void;
}

interface Parts {
  db: Database;
  alarms: Alarms;
  limits: Limits['readings'];
  later(work: () => Promise<void>): void;
}

interface Person extends Reading {
  /** From how many records on the hour is looked at; none once it was told. */
  asks: number;
}

/**
 * Beyond `times` what a person usually reads in an hour superusers and the operator are told, once in that hour. An hour is kept when the
 * next one begins, so what a process read in its last hour may be lost; each process counts for itself, as with rates.
 */
export function createReadings({ db, alarms, limits, later }: Parts): Readings {
  let began = 0;
  let people = new Map<string, Person>();

  /** What was read in the hour that is over goes to the database. */
  function turn(at: number): void {
    const over = { began, people: [...people.values()] };
    began = at;
    people = new Map();
    if (over.people.length > 0) later(() => keepReadings(db, new Date(over.began), over.people));
  }

  async function look(tenant: Tenant, person: Person): Promise<void> {
    const usual = await usualReading(db, tenant.id, person.userId, new Date(began - limits.days * day));
    const most = Math.round(limits.times * Math.max(usual, limits.least));
    if (person.records <= most) {
      person.asks = most;
      return;
    }
    alarms.raise('readings', tenant, `ponad ${most}`, person.userId);
  }

  return {
    count({ tenant, who, now }, records) {
      if (records === 0) return;
      const at = Math.floor(now.getTime() / hour) * hour;
      if (at !== began) turn(at);
      const key = `${tenant.id} ${who.id}`;
      const fresh = { tenantId: tenant.id, userId: who.id, records: 0, asks: limits.times * limits.least };
      const person = people.get(key) ?? fresh;
      people.set(key, person);
      person.records += records;
      if (person.records <= person.asks) return;
      person.asks = Number.POSITIVE_INFINITY;
      later(() => look(tenant, person));
    },
  };
}
