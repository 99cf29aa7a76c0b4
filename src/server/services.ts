import type { FastifyInstance } from 'fastify';
import type { Auth } from './auth/context';
import type { Keys } from './auth/crypto/keys';
import type { RandomBytes } from './auth/crypto/random';
import type { Clock } from './clock';
import type { Config } from './config';
import type { Copies } from './copies/copies';
import type { Database } from './db/database';
import type { Files } from './files/context';
import type { Tenants } from './firms/tenants';
import type { Jobs } from './jobs/jobs';
import type { Log } from './log';
import type { OfficeMailer } from './mail/createMailer';
import type { Registers } from './registers/registers';

/** What the server is built from; tests put in their own clock, randomness and limits. */
export interface Services {
  db: Database;
  config: Config;
  clock: Clock;
  random: RandomBytes;
  keys: Keys;
  mailer: OfficeMailer;
  auth: Auth;
  log: Log;
  tenants: Tenants;
  files: Files;
  jobs: Jobs;
  registers: Registers;
  /** Null where the server makes no copies. */
  copies: Copies | null;
}

export type App = FastifyInstance;
