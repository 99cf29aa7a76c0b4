import type { Auth } from '../auth/context';
import type { Keys } from '../auth/crypto/keys';
import type { Clock } from '../clock';
import type { Config } from '../config';
import type { Database, Tx } from '../db/database';
import type { FileStore } from '../files/store/store';
import type { WorkerPool } from '../files/worker/pool';
import type { Log } from '../log';
import type { OfficeMailer } from '../mail/createMailer';
import type { Scope, Tenant } from '../scope';
import type { Services } from '../services';
import type { Tally } from './pieces';

/** The few parts of the server that jobs need beside the database. */
export interface JobTools {
  /** For what takes long: `now` is the moment when the job began. */
  clock: Clock;
  config: Config;
  keys: Keys;
  log: Log;
  mailer: OfficeMailer;
  /** Those that the operator turned on. */
  registers: Services['registers'];
  /** Invitations of many at once. */
  auth: Auth;
  /** Where bytes of files lie, and the processes that open them. */
  store: FileStore;
  workers: WorkerPool;
}

/** What a job works with: one firm, and a moment. */
export interface JobContext {
  db: Database;
  tenant: Tenant;
  /** The moment it began, from the injectable clock, and Warsaw's date then. */
  now: Date;
  today: string;
  /** The server's own: records are written with checks, handlers, audit and announcement, as by `System`. */
  scope: Scope;
  tools: JobTools;
  /** Aborted when the server stops: a long job may end between two steps, by throwing, and begins again later. */
  signal: AbortSignal;
  /** A transaction that holds the job: it fails where another process has taken the job over meanwhile. */
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /**
   * The last work and the job's end in one transaction, for what must not happen twice even if the process dies. `wanted` throws where whoever began
   * it wants it stopped by now, which takes back all that the transaction did.
   */
  complete(work: (tx: Tx, wanted: () => Promise<void>) => Promise<void>): Promise<void>;
  /** Tells who began it how far it is. Throws where they want it stopped: between two pieces, never inside a transaction. */
  progress(done: number, total: number, says?: string): Promise<void>;
  /** What its pieces come to: `first`, or what an earlier run of it had come to when its process ended. */
  tally<Sum>(first: Sum): Tally<Sum>;
  /** What it came to, for who began it; said before it ends. */
  conclude(outcome: Outcome): void;
  /** Goes back to the queue for so many seconds with what it has come to, which the next run's `tally` answers: others are done meanwhile. */
  rest(seconds: number, sofar: { done: number; sum: unknown }): never;
}

/** What work came to: a sentence, and what the panel may show besides. */
export interface Outcome {
  says: string;
  /** How much is done, where nobody was told on the way. */
  done?: number;
  result?: unknown;
}

/** Another process has taken the job over; what this one still wanted to write is not written. */
export class LeaseLost extends Error {
  override name = 'LeaseLost';
}

/** It waits for something outside: no failure, and no try of it. */
export class Rests extends Error {
  override name = 'Rests';
  constructor(
    readonly seconds: number,
    readonly sofar: unknown,
  ) {
    super('The job goes on later');
  }
}

/** A kind of work done beside requests. Without `complete` it may run again after a crash, so each step must bear being repeated. */
export interface Job<Payload = unknown> {
  readonly name: string;
  /** What superusers see in its place, in Polish. */
  readonly label?: string;
  run(payload: Payload, context: JobContext): Promise<void>;
  /** `HH:MM` on Warsaw's clock: once each day for every firm, and once for a time that was missed. Its payload is `DailyPayload`. */
  readonly daily?: string;
  /** A person begins it (`begin`), and it is done by their rights. */
  readonly begun?: true;
  /** After its owner had it stopped, in the transaction that ends it; answers what stands. */
  stopped?(payload: Payload, context: Pick<JobContext, 'tenant' | 'now' | 'scope'> & { tx: Tx }): Promise<string>;
  /** After the last try failed, in the transaction that buries it. */
  buried?(payload: Payload, context: Pick<JobContext, 'tenant' | 'now' | 'scope'> & { tx: Tx }): Promise<void>;
}

/** What a daily job gets: the Warsaw date that it was due on, which may be before today. */
export interface DailyPayload {
  due: string;
}

/** Declares work that a person begins: `run` gets what they asked for, and their scope. */
export function defineBegun<Payload>(job: Pick<Job<Payload>, 'name' | 'label' | 'run'>): Job {
  return { ...job, begun: true } as unknown as Job;
}

/** Declares a job; it runs once it is named in `index.ts`. */
export function defineJob<Payload>(job: Job<Payload>): Job {
  return job as Job;
}
