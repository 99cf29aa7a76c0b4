import { createWriteStream, mkdirSync, openSync, readdirSync, renameSync, rmSync, statSync, type WriteStream } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Clock } from './clock';
import { linesOf, mostWaiting, outletOf } from './outlet';

/** What may stand in a line besides its time and message: never a body, a query value, a token, an e-mail or a name (L01). */
export interface LogFields {
  requestId?: string;
  /** The route's pattern, never the path that was asked for. */
  route?: string;
  method?: string;
  status?: number;
  /** Milliseconds. */
  ms?: number;
  tenant?: string;
  user?: string;
  /** The kind of an unexpected error, and where it came from. */
  error?: string;
  stack?: string;
  /** Lines that could not be written. */
  lost?: number;
  /** A signed head of a firm's trail (U04): numbers and hashes, nothing of what it tells. */
  anchor?: string;
}

export interface Log {
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
  close(): Promise<void>;
}

type Level = 'info' | 'warn' | 'error';
/** An urgent line must not wait for others to be written with it. */
type Write = (line: string, isUrgent: boolean) => void;

/** A line waits so long for others, as each write of its own costs as much as the rest of a small request. */
const gatherMs = 100;
const gatherBytes = 64 * 1024;

const allowed = ['requestId', 'route', 'method', 'status', 'ms', 'tenant', 'user', 'error', 'stack', 'lost', 'anchor'] as const;

/** One line of JSON; of the fields only the known ones, and no character that could start a line of its own (L02). */
export function logLine(at: Date, level: Level, message: string, fields: LogFields = {}): string {
  const line: Record<string, unknown> = { time: at.toISOString(), level, message };
  for (const key of allowed) if (fields[key] !== undefined) line[key] = fields[key];
  return JSON.stringify(line).replace(
    /[\u007f-\u009f\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * Where an error came from. Of messages only the engine's own about our code are kept: another may hold what a person typed (L01).
 */
export function whereFrom(error: Error): string {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [...(error instanceof TypeError ? [error.message] : []), ...frames.map((line) => line.trim())].join(' | ');
}

/** A log over any way of writing lines. */
export function createLog(write: Write, clock: Clock, close: () => Promise<void> = async () => {}): Log {
  const at = (level: Level) => (message: string, fields?: LogFields) =>
    write(`${logLine(clock(), level, message, fields)}\n`, level === 'error');
  return { info: at('info'), warn: at('warn'), error: at('error'), close };
}

/** Nothing is written; for tests that look at answers alone. */
export const silentLog: Log = createLog(
  () => {},
  () => new Date(0),
);

/**
 * A log in a file, set aside when it is full and thrown away when it is old. A disk that takes no more loses lines, never the service;
 * how many is told once it takes them again (E05). `-` writes to the standard output instead.
 */
export function openLog(path: string, clock: Clock, keep: { fileBytes: number; keptDays: number }): Log {
  if (path === '-') {
    const outlet = outletOf(process.stdout);
    return createLog((line) => outlet.write(line), clock);
  }
  let stream: WriteStream | null = null;
  let bytes = sizeOf(path);
  let lost = 0;
  const current = (): WriteStream | null => {
    if (stream && bytes > keep.fileBytes) {
      stream.end();
      setAside(path, clock(), keep.keptDays);
      stream = null;
      bytes = 0;
    }
    if (!stream || stream.destroyed) stream = open(path);
    return stream;
  };
  let gathered = '';
  let timer: NodeJS.Timeout | null = null;
  const flush = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    if (gathered === '') return;
    const missed = lost;
    const text =
      missed > 0 ? `${logLine(clock(), 'warn', 'Lines of the log were lost', { lost: missed })}\n${gathered}` : gathered;
    const lines = linesOf(gathered);
    gathered = '';
    const to = current();
    if (!to || to.writableLength > mostWaiting) {
      lost += lines;
      return;
    }
    lost = 0;
    bytes += Buffer.byteLength(text);
    to.write(text, (error) => {
      if (error) lost += missed + lines;
    });
  };
  return createLog(
    (line, isUrgent) => {
      gathered += line;
      if (isUrgent || gathered.length > Math.min(gatherBytes, keep.fileBytes - bytes)) flush();
      else timer ??= setTimeout(flush, gatherMs).unref();
    },
    clock,
    () => {
      flush();
      return new Promise((done) => (stream ? stream.end(() => done()) : done()));
    },
  );
}

/** Opened at once, so that a file set aside takes what was written to it along. */
function open(path: string): WriteStream | null {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    const stream = createWriteStream(path, { fd: openSync(path, 'a', 0o600) });
    stream.on('error', () => {});
    return stream;
  } catch {
    return null;
  }
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

function setAside(path: string, now: Date, keptDays: number): void {
  try {
    renameSync(path, `${path}.${now.toISOString().replace(/[:.]/g, '-')}`);
    const oldest = now.getTime() - keptDays * 86_400_000;
    for (const name of readdirSync(dirname(path))) {
      const file = join(dirname(path), name);
      if (name.startsWith(`${basename(path)}.`) && statSync(file).mtimeMs < oldest) rmSync(file);
    }
  } catch {
    // The log goes on in the file it has.
  }
}
