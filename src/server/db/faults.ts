import pg from 'pg';

/** What went wrong in the database, in the words an answer is chosen by. */
export type Fault =
  | { kind: 'unique' | 'foreign_key' | 'check' | 'exclusion'; constraint: string }
  | { kind: 'not_null'; column: string }
  /** Two transactions crossed, again after the one retry. */
  | { kind: 'conflict' }
  /** A lock or a statement took longer than a request may. */
  | { kind: 'timeout' }
  /** Full or read-only disk: reading goes on, writing does not. */
  | { kind: 'no_space' }
  /** The database cannot be reached; whether a commit under way happened is unknown. */
  | { kind: 'unavailable' };

/** Thrown before a write that the disk has no room for. */
export class NoSpace extends Error {}

/** Thrown when the connection could not be had or broke; `cause` is the driver's error. */
export class Unavailable extends Error {}

/** Thrown inside a transaction that lasted longer than it may as a whole; the connection is sound. */
export class TookTooLong extends Error {}

const BROKEN_RULES = { '23505': 'unique', '23503': 'foreign_key', '23514': 'check', '23P01': 'exclusion' } as const;

const OTHERS: Partial<Record<string, 'conflict' | 'timeout' | 'no_space' | 'unavailable'>> = {
  '40001': 'conflict',
  '40P01': 'conflict',
  '55P03': 'timeout',
  '57014': 'timeout',
  '53100': 'no_space',
  '25006': 'no_space',
  '25P03': 'unavailable',
  '53300': 'unavailable',
  '57P01': 'unavailable',
  '57P02': 'unavailable',
  '57P03': 'unavailable',
  '57P05': 'unavailable',
};

/** File errors whose code does not tell a full or read-only disk from missing rights. */
const FILE_ERRORS = new Set(['42501', '58030']);
const DISK = /Read-only file system|No space left|quota exceeded/i;

/** The driver's own errors about a connection carry no code, the system's name the call that failed. */
const CONNECTION =
  /^(Connection (terminated|ended)|Client (was closed|has encountered)|timeout exceeded|Query read timeout|Cannot use a pool)/;

/** Null for an error that is not the database's, and for a fault of our own SQL. */
export function faultOf(error: unknown): Fault | null {
  if (error instanceof NoSpace) return { kind: 'no_space' };
  if (error instanceof Unavailable) return { kind: 'unavailable' };
  if (error instanceof TookTooLong) return { kind: 'timeout' };
  if (!(error instanceof pg.DatabaseError)) return null;
  const { code = '', constraint = '', column = '', message } = error;
  if (code in BROKEN_RULES) return { kind: BROKEN_RULES[code as keyof typeof BROKEN_RULES], constraint };
  if (code === '23502') return { kind: 'not_null', column };
  if (FILE_ERRORS.has(code) && DISK.test(message)) return { kind: 'no_space' };
  if (code.startsWith('08')) return { kind: 'unavailable' };
  const kind = OTHERS[code];
  return kind ? { kind } : null;
}

/** PostgreSQL's own answer that it could not do what was asked. */
export const isDatabaseError = (error: unknown): error is pg.DatabaseError => error instanceof pg.DatabaseError;

/** True when the connection itself failed, so that it must not be used again. */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof Unavailable) return true;
  if (error instanceof pg.DatabaseError) return faultOf(error)?.kind === 'unavailable' || error.severity === 'PANIC';
  return error instanceof Error && ('syscall' in error || CONNECTION.test(error.message));
}

/** The same error, or `Unavailable` around one that tells of a lost connection. */
export function named(error: unknown): unknown {
  if (error instanceof pg.DatabaseError || error instanceof Unavailable || !isConnectionLost(error)) return error;
  return new Unavailable('The database cannot be reached', { cause: error });
}

/** True for a taken value; with `constraint`, only for that one. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const fault = faultOf(error);
  return fault?.kind === 'unique' && (constraint === undefined || fault.constraint === constraint);
}

export const isForeignKeyViolation = (error: unknown): boolean => faultOf(error)?.kind === 'foreign_key';

/** A deadlock or a serialization failure: the same transaction may succeed when run again. */
export const isConflict = (error: unknown): boolean => faultOf(error)?.kind === 'conflict';

export const isNoSpace = (error: unknown): boolean => faultOf(error)?.kind === 'no_space';

export const isUnavailable = (error: unknown): boolean => faultOf(error)?.kind === 'unavailable';
