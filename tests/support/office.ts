import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { type ResourceName, resources } from '../../resources';
import type { ClientRole, Resource } from '../../src/schema';
import { blank } from '../../src/schema/validate';
import { buildApp } from '../../src/server/app';
import type { Auth, Origin } from '../../src/server/auth/context';
import { createAuth } from '../../src/server/auth/createAuth';
import type { Keys } from '../../src/server/auth/crypto/keys';
import { exchange, openSession, stepUp } from '../../src/server/auth/sessions';
import { type Config, readConfig } from '../../src/server/config';
import type { Database, Tx } from '../../src/server/db/database';
import { openFiles } from '../../src/server/files/openFiles';
import { keepShipped, openTenants } from '../../src/server/firms/tenants';
import { handlers } from '../../src/server/handlers';
import { jobs as declaredJobs } from '../../src/server/jobs';
import type { Job } from '../../src/server/jobs/define';
import { openJobs } from '../../src/server/jobs/openJobs';
import type { LimitChanges } from '../../src/server/limits';
import { createLog, type Log, type LogFields } from '../../src/server/log';
import type { OfficeMailer } from '../../src/server/mail/createMailer';
import { fill } from '../../src/server/records/fill';
import { newId, startRecords } from '../../src/server/records/start';
import { openRegisters } from '../../src/server/registers/registers';
import type { Tenant } from '../../src/server/scope';
import type { Services } from '../../src/server/services';
import { type Caller, callerOf } from './caller';
import { filesWorkerFile } from './database';
import { lentDatabase } from './lentDatabase';
import { noLimits } from './noLimits';
import { type PrincipalName, principalNames, principals } from './principals';
import { type Base, samples, standing, startSamples, type Values } from './samples';

export type Firm = 'demo' | 'kancelaria';
export const firms: readonly Firm[] = ['demo', 'kancelaria'];
/** The tests' clock starts here, nine in Warsaw, and moves when it is told to. */
const start = Date.UTC(2026, 10, 20, 8, 0, 0);

export interface OfficeOptions {
  limits?: LimitChanges;
  config?: Partial<Config>;
  /** Stands before the real database, to break it. */
  database?: (db: Database) => Database;
  /** Names of the daily work that comes by itself in `services.jobs`; all of it where nothing is said. Other work of theirs is done when asked for. */
  daily?: readonly string[];
}

/** A record that stands in the database: what was given, and its id. */
export type Added = Values & { id: string };

export interface Office {
  readonly services: Services;
  readonly app: FastifyInstance;
  /** What was written to the log. */
  readonly logged: (LogFields & { level: string; message: string })[];
  /** Lets time pass, in milliseconds. */
  pass(ms: number): void;
  /** Calls as one of the firm's people, over a session of their own. */
  as(name: PrincipalName, firm?: Firm): Caller;
  /** Calls as a client who is that in the company, and nobody else. */
  client(company: Added, role?: ClientRole, firm?: Firm): Promise<Caller>;
  /** New sessions for the firm's people, once their old ones have run out. */
  logInAgain(firm?: Firm): Promise<void>;
  /** Calls with the firm's key and nobody logged in. */
  nobody(firm?: Firm): Caller;
  /** Ids that samples hang their records on. */
  base(firm?: Firm): Base;
  idOf(name: PrincipalName, firm?: Firm): string;
  /** What a client would send to make such a record. */
  sample(name: ResourceName, values?: Values, firm?: Firm): Values;
  /** Puts a record in place, past checks and hooks; what the test does not care about is filled in. */
  add(name: ResourceName, values?: Values, firm?: Firm): Promise<Added>;
}

/**
 * The real server over a real database of the file's own: two firms with one person of each kind, a clock of the test's own,
 * sessions made by the login's own store. Opens before the file's tests and closes after them.
 */
export function openOffice(options: OfficeOptions = {}): Office {
  let opened: Awaited<ReturnType<typeof open>> | null = null;
  beforeAll(async () => {
    opened = await open(options);
  });
  afterAll(async () => opened?.close());
  const office = () => {
    if (!opened) throw new Error('The office opens before the first test');
    return opened;
  };
  return {
    get services() {
      return office().services;
    },
    get app() {
      return office().app;
    },
    get logged() {
      return office().logged;
    },
    pass: (ms) => office().pass(ms),
    as: (name, firm = 'demo') => office().as(name, firm),
    client: (company, role = 'owner', firm = 'demo') => office().client(company, role, firm),
    logInAgain: (firm = 'demo') => office().logInAgain(firm),
    nobody: (firm = 'demo') => office().nobody(firm),
    base: (firm = 'demo') => office().firmOf(firm).base,
    idOf: (name, firm = 'demo') => office().firmOf(firm).people[name].id,
    sample: (name, values = {}, firm = 'demo') => ({ ...samples[name](office().firmOf(firm).base), ...values }),
    add: (name, values = {}, firm = 'demo') => office().add(name, values, firm),
  };
}

interface Furnished {
  tenant: Tenant;
  base: Base;
  people: Record<PrincipalName, { id: string; token: string }>;
}

/** The product's jobs, of which only the named come by themselves each day. */
function jobsOf(daily: readonly string[]): Job[] {
  const unknown = daily.filter((name) => !declaredJobs.some((job) => job.name === name && job.daily !== undefined));
  if (unknown.length > 0) throw new Error(`No daily work is called ${unknown.join(', ')}`);
  return declaredJobs.map(({ daily: time, ...job }) =>
    time !== undefined && daily.includes(job.name) ? { ...job, daily: time } : job,
  );
}

async function open({ limits = {}, config: changes = {}, database = (db) => db, daily }: OfficeOptions) {
  startSamples();
  const lent = await lentDatabase();
  const db = database(lent);
  const dataDir = mkdtempSync(join(tmpdir(), 'panel-office-'));
  let now = start;
  const clock = () => new Date(now);
  const logged: (LogFields & { level: string; message: string })[] = [];
  const log: Log = createLog((line) => logged.push(JSON.parse(line)), clock);
  const env = { APP_ENV: 'test', DATA_DIR: dataDir, LIMITS: JSON.stringify({ ...noLimits, ...limits }) };
  const config: Config = { ...readConfig(env, 1000), panelsDir: join(dataDir, 'panels'), ...changes };
  const keys: Keys = [{ id: 't1', secret: randomBytes(32) }];
  startRecords({ keys, handlers });
  await keepShipped(db);
  const tenants = await openTenants(db, log);
  const auth = createAuth({ db, keys, clock, random: randomBytes, mailer, config, log });
  const files = await openFiles({ db, clock, log, tenants, config, workerFile: filesWorkerFile() });
  const registers = openRegisters(config, clock);
  const parts = { db, config, clock, random: randomBytes, keys, mailer, auth, log, tenants, files, registers };
  const services: Services = { ...parts, jobs: openJobs(parts, daily && jobsOf(daily)), copies: null };
  const app = await buildApp(services);

  const finished = (name: ResourceName, values: Values): Added => ({
    ...blank(resources[name] as Resource),
    ...values,
    id: newId(),
  });
  /** Finished records straight into their tables, as a restored backup would; each kind after those that it points at, and all in one go. */
  const putAll = (tenant: Tenant, records: Partial<Record<ResourceName, Added[]>>): Promise<void> =>
    // The tests' role is the owner; as one, a server would be asked for a new connection each time.
    lent.transaction(async (tx) => {
      const kinds = Object.entries(records) as [ResourceName, Added[]][];
      const at = { tenantId: tenant.id, at: clock() };
      await Promise.all(kinds.map(([name, of]) => fill(tx, at, resources[name] as Resource, of)));
    });
  async function put(tenant: Tenant, name: ResourceName, values: Values): Promise<Added> {
    const record = finished(name, values);
    await putAll(tenant, { [name]: [record] });
    return record;
  }
  /** In one transaction, in which what all of them ask for travels together. */
  const tokensOf = (tenant: Tenant, userIds: readonly string[]): Promise<string[]> =>
    lent.transaction(async (tx) => {
      const within = {
        ...auth,
        db: { ...lent, query: tx.query, transaction: <Result>(work: (on: Tx) => Promise<Result>) => work(tx) },
      };
      return Promise.all(userIds.map((userId) => tokenOf(within, tenant, userId)));
    });
  async function tokenOf(on: Auth, tenant: Tenant, userId: string): Promise<string> {
    const origin: Origin = { tenant, network: '10.1.2.0/24', userAgent: 'test', requestId: 'test', deviceToken: null };
    const { id, refresh } = await openSession(on, origin, userId, null);
    // Everybody here has just confirmed who they are; tests of that very question take it back.
    await stepUp(on, tenant.id, id);
    const exchanged = await exchange(on, origin, refresh);
    if (exchanged.kind !== 'fresh') throw new Error(`The session's token was ${exchanged.kind}`);
    return exchanged.pair.access;
  }
  async function furnish(firm: Firm): Promise<Furnished> {
    const tenant = tenants.all().find(({ key }) => key === firm);
    if (!tenant) throw new Error(`No firm ${firm}`);
    const person = (name: string, values: Values) =>
      finished('users', {
        first_name: name,
        last_name: 'Testowa',
        email: `${name}@${firm}.test`,
        status: 'active',
        ...values,
      });
    const users = Object.fromEntries(
      principalNames.map((name) => {
        const { client: _, ...values } = { client: null, ...principals[name] };
        return [name, person(name, values)];
      }),
    ) as Record<PrincipalName, Added>;
    const guest = person('gosc', { isAdmin: false });
    const base: Base = { company: '', keeper: users.ksiegowa.id, deputy: users.kadry.id, guest: guest.id, of: {} };
    const company = finished('companies', samples.companies(base));
    base.company = company.id;
    const others: Partial<Record<ResourceName, Added[]>> = {};
    for (const name of standing) {
      const record = finished(name, samples[name](base));
      base.of[name] = record.id;
      others[name] = [record];
    }
    const memberships = principalNames.flatMap((name) => {
      const { client } = { client: null, ...principals[name] };
      return client ? [finished('memberships', { user_id: users[name].id, company_id: company.id, role: client })] : [];
    });
    await putAll(tenant, { users: [...Object.values(users), guest], companies: [company], ...others, memberships });
    const tokens = await tokensOf(
      tenant,
      principalNames.map((name) => users[name].id),
    );
    const people = Object.fromEntries(
      principalNames.map((name, nth) => [name, { id: users[name].id, token: tokens[nth] ?? '' }]),
    ) as Furnished['people'];
    return { tenant, base, people };
  }
  const furnished = { demo: await furnish('demo'), kancelaria: await furnish('kancelaria') };
  const firmOf = (firm: Firm): Furnished => furnished[firm];

  return {
    services,
    app,
    logged,
    firmOf,
    pass: (ms: number) => {
      now += ms;
    },
    as: (name: PrincipalName, firm: Firm) => callerOf(app, firm, firmOf(firm).people[name].token),
    async logInAgain(firm: Firm) {
      const { tenant, people } = firmOf(firm);
      const all = Object.values(people);
      const tokens = await tokensOf(
        tenant,
        all.map(({ id }) => id),
      );
      for (const [nth, person] of all.entries()) person.token = tokens[nth] ?? '';
    },
    nobody: (firm: Firm) => callerOf(app, firm, null),
    add: (name: ResourceName, values: Values, firm: Firm) => {
      const { tenant, base, people } = firmOf(firm);
      const owner = name === 'uptimes' ? { user_id: people.ksiegowa.id } : {};
      return put(tenant, name, { ...samples[name](base), ...owner, ...values });
    },
    async client(company: Added, role: ClientRole, firm: Firm) {
      const { tenant } = firmOf(firm);
      const email = `klient-${randomBytes(6).toString('hex')}@klient.test`;
      const { id } = await put(tenant, 'users', { first_name: 'Jan', last_name: 'Kliencki', email, status: 'active' });
      await put(tenant, 'memberships', { user_id: id, company_id: company.id, role });
      return callerOf(app, firm, await tokenOf(auth, tenant, id));
    },
    async close() {
      await app.close();
      await services.jobs.stop();
      await files.close();
      await auth.settled();
      await auth.stopCounting();
      await auth.mail.stop();
      tenants.close();
      await db.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Messages go nowhere; tests of login read theirs. */
const mailer: OfficeMailer = {
  channels: ['email', 'sms'],
  send: async () => undefined,
  smsapiProfile: async () => ({ configured: false }),
};
