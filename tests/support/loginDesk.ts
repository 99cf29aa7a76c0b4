import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resources } from '../../resources';
import type { Resource } from '../../src/schema';
import { blank } from '../../src/schema/validate';
import { buildApp } from '../../src/server/app';
import { storePassword } from '../../src/server/auth/accounts';
import { createAuth } from '../../src/server/auth/createAuth';
import type { Keys } from '../../src/server/auth/crypto/keys';
import { createHasher } from '../../src/server/auth/passwords/hashing';
import { readConfig } from '../../src/server/config';
import { openFiles } from '../../src/server/files/openFiles';
import { keepShipped, openTenants } from '../../src/server/firms/tenants';
import { handlers } from '../../src/server/handlers';
import { openJobs } from '../../src/server/jobs/openJobs';
import { withLimits } from '../../src/server/limits';
import { createMailer } from '../../src/server/mail/createMailer';
import type { Message } from '../../src/server/mail/message';
import { fill } from '../../src/server/records/fill';
import { newId, startRecords } from '../../src/server/records/start';
import { openRegisters } from '../../src/server/registers/registers';
import { emptyTables, filesWorkerFile } from './database';
import { lentDatabase } from './lentDatabase';

export const password = 'Lipowa-Herbata-2026';
/** The tests' clock starts here and moves when it is told to. */
const start = Date.UTC(2026, 10, 20, 9, 0, 0);
/** A fault of the server's own is a fault of the test. */
const quiet = {
  info: () => undefined,
  warn: () => undefined,
  error: (text: string, details: object) => console.error(text, details),
  close: async () => undefined,
};
const keys: Keys = [{ id: 't1', secret: randomBytes(32) }];

export type Desk = Awaited<ReturnType<typeof openDesk>>;
interface Person {
  email: string;
  roles?: string[];
  isAdmin?: boolean;
  status?: string;
  phone?: string;
  second_factor?: string;
  firm?: 'demo' | 'kancelaria';
}

/** The real server over a real database with nobody in it, a clock of the test's own, and every message that it sends. */
export async function openDesk() {
  const db = await lentDatabase();
  const sent: Message[] = [];
  let now = start;
  const clock = () => new Date(now);
  const read = readConfig({ APP_ENV: 'test', DATA_DIR: mkdtempSync(join(tmpdir(), 'panel-desk-')), PORT: '4000' }, 1000);
  const many = { most: 1_000_000, windowMs: 60_000 };
  const limits = withLimits({
    rates: { ...read.limits.rates, requests: many, writes: many, invitations: many },
    anonymous: many,
    alarms: { failedLogins: many, refusals: many, tokenReuse: many, faults: many, jobDelay: many },
    server: { lagMs: 600_000, diskFree: 0 },
  });
  // What is limited by the minute, or while the machine is busy, is tested by itself; here a minute holds a whole file of tests.
  const config = { ...read, limits };
  const mailer = {
    ...createMailer({ mode: 'test', dataDir: config.dataDir, now: clock, print: () => undefined }),
    send: async (message: Message) => void sent.push(message),
  };
  startRecords({ keys, handlers });
  await keepShipped(db);
  const tenants = await openTenants(db, quiet as never);
  const auth = createAuth({ db, keys, clock, random: randomBytes, mailer, config, log: quiet as never });
  // Hashes of the product's own kind, made cheap: a test logs in many times.
  auth.hasher = createHasher({ cost: { memoryCost: 1_024, timeCost: 1, parallelism: 1, outputLen: 32 } });
  const log = quiet as never;
  const files = await openFiles({ db, clock, log, tenants, config, workerFile: filesWorkerFile() });
  const registers = openRegisters(config, clock);
  const parts = { db, config, clock, random: randomBytes, keys, mailer, auth, log, tenants, files, registers };
  const jobs = openJobs(parts);
  const app = await buildApp({ ...parts, jobs, copies: null });

  return {
    db,
    auth,
    app,
    sent,
    clock,
    tenants,
    /** Lets time pass, in milliseconds. */
    pass: (ms: number) => {
      now += ms;
    },
    /** Adds somebody with the password, straight into the tables, as a restored backup would. */
    async person({ firm = 'demo', ...fields }: Person) {
      const tenant = tenants.all().find(({ key }) => key === firm);
      if (!tenant) throw new Error(`No firm ${firm}`);
      const id = newId();
      const record = {
        ...blank(resources.users as Resource),
        first_name: 'Ewa',
        last_name: 'Nowak',
        isAdmin: true,
        status: 'active',
        ...fields,
        id,
      };
      // The tests' role is the owner; as one, a server would be asked for a new connection each time.
      await db.transaction(async (tx) => {
        await fill(tx, { tenantId: tenant.id, at: clock() }, resources.users as Resource, [record]);
        await storePassword(tx, tenant.id, id, await auth.hasher.hash(password), clock());
      });
      return { id, email: fields.email };
    },
    /** A browser: keeps cookies, comes from one address. */
    browser: (address = '10.1.2.3', firm: 'demo' | 'kancelaria' = 'demo') => browserOf(app, address, `${firm}-api-key`),
    /** The last code that went out to an address. */
    async codeFor(email: string): Promise<string> {
      await auth.mail.drain();
      return sent.findLast(({ to, code }) => to === email && code)?.code ?? '';
    },
    async linkFor(email: string): Promise<string> {
      await auth.settled();
      await auth.mail.drain();
      return sent.findLast(({ to, link }) => to === email && link)?.link ?? '';
    },
    async empty() {
      await auth.settled();
      await auth.mail.drain();
      sent.length = 0;
      now = start;
      await emptyTables(db, ['tenants', 'migrations', 'schema_changes', 'audit', 'audit_values', 'audit_heads']);
    },
    async close() {
      await app.close();
      await jobs.stop();
      await files.close();
      await auth.stopCounting();
      await auth.mail.stop();
      tenants.close();
      await db.close();
    },
  };
}

interface Answer {
  status: number;
  /** As it was parsed; a test reads the shape that it expects. */
  body: ReturnType<typeof JSON.parse>;
  headers: Record<string, unknown>;
}

function browserOf(app: Awaited<ReturnType<typeof buildApp>>, address: string, apiKey: string) {
  const cookies = new Map<string, string>();
  let tokens: { access_token: string; refresh_token: string } | null = null;

  async function call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const answer = await app.inject({
      method,
      url,
      remoteAddress: address,
      headers: {
        'content-type': 'application/json',
        'x-api-key': apiKey,
        'x-provider-scope': 'local',
        'user-agent': 'Przeglądarka testowa',
        ...(cookies.size > 0 ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') } : {}),
        ...(tokens ? { authorization: `Bearer ${tokens.access_token}` } : {}),
        ...headers,
      },
      ...(body ? { payload: body } : {}),
    });
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0/.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return { status: answer.statusCode, body: answer.body ? answer.json() : null, headers: answer.headers };
  }

  const basic = (email: string, secret: string) => ({
    authorization: `Basic ${Buffer.from(`${email}:${secret}`).toString('base64')}`,
  });
  return {
    cookies,
    call,
    get tokens() {
      return tokens;
    },
    set tokens(pair: { access_token: string; refresh_token: string } | null) {
      tokens = pair;
    },
    check: (email: string, secret = password) => call('POST', '/api/users/check', { email, password: secret }),
    verify: (email: string, code: string) => call('POST', '/api/users/verify', { email, code }),
    open: (email: string, secret = password) => call('POST', '/api/auth', undefined, basic(email, secret)),
    exchange: (refresh: string) => call('POST', '/api/auth/access', undefined, { authorization: `Bearer ${refresh}` }),
    /** All three steps; answers the id that the server says is logged in. */
    async logIn(desk: { codeFor(email: string): Promise<string> }, email: string): Promise<string> {
      await this.check(email);
      await this.verify(email, await desk.codeFor(email));
      const opened = await this.open(email);
      const pair = await this.exchange(opened.body.refresh_token);
      tokens = pair.body;
      return (await call('GET', '/api/auth')).body.id;
    },
  };
}
