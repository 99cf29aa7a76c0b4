import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const page = 8_192;
const segment = 16 * 1024 * 1024;
const segmentsPerId = 256;
/** The head of a record, and of a page: the first of a segment has a longer one. */
const recordHead = 24;
const pageHead = (at: number): number => (at % segment === 0 ? 40 : 24);
/** No record is longer. */
const longest = 1024 * 1024 * 1024;
/** Flags of a page. */
const continues = 1;
const isLong = 2;
const allFlags = 15;
/** What was begun here was never finished: the log goes on with this page. */
const overwrites = 8;
/** Milliseconds from 1970 to 2000, when PostgreSQL's time begins. */
const epoch = 946_684_800_000;

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0x82f63b78 : crc >>> 1;
  return crc;
});

/** CRC-32C of the pieces one after the other. */
function crc32c(...pieces: Uint8Array[]): number {
  let crc = 0xffffffff;
  for (const piece of pieces)
    for (let at = 0; at < piece.length; at += 1) crc = (crc >>> 8) ^ (crcTable[(crc ^ (piece[at] as number)) & 255] as number);
  return (crc ^ 0xffffffff) >>> 0;
}

const aligned = (at: number): number => Math.ceil(at / 8) * 8;

/** A position in the log as its pages hold records: a page begins with its head. */
export const pastHead = (at: number): number => (at % page === 0 ? at + pageHead(at) : at);

/** PostgreSQL's way to write a position. */
export const textOf = (at: number): string =>
  `${Math.floor(at / 2 ** 32).toString(16)}/${(at % 2 ** 32).toString(16)}`.toUpperCase();

export function positionOf(text: string): number {
  const [high = '', low = ''] = text.split('/');
  return Number.parseInt(high, 16) * 2 ** 32 + Number.parseInt(low, 16);
}

const isLogFile = (name: string): boolean => /^[0-9A-F]{24}$/.test(name);

/** The end of the last byte that is not zero in what was written to a file of the log; null for other files. */
export function endOfWritten(name: string, written: Uint8Array, offset: number): number | null {
  if (!isLogFile(name)) return null;
  const nth = Number.parseInt(name.slice(8, 16), 16) * segmentsPerId + Number.parseInt(name.slice(16), 16);
  let length = written.length;
  while (length > 0 && written[length - 1] === 0) length -= 1;
  return nth * segment + offset + length;
}

/** The engine syncs a segment that is full in the middle of a record; at any other place a sync ends with a whole one. */
export const endsWithRecord = (end: number): boolean => end % segment > 0 && end % segment <= segment - page;

/** Where the engine begins to replay the log. */
export interface ReplayStart {
  system: bigint;
  timeline: number;
  redo: number;
  checkpoint: number;
  /** Milliseconds since 1970. */
  checkpointAt: number;
}

/** Null where the control file is not whole, which the engine tells itself. */
export function replayStart(cluster: string): ReplayStart | null {
  let control: Buffer;
  try {
    control = readFileSync(join(cluster, 'global', 'pg_control'));
  } catch {
    return null;
  }
  if (!carriesItsCrc(control)) return null;
  return {
    system: control.readBigUInt64LE(0),
    checkpoint: Number(control.readBigUInt64LE(32)),
    redo: Number(control.readBigUInt64LE(40)),
    timeline: control.readUInt32LE(48),
    checkpointAt: Number(control.readBigInt64LE(104)) * 1_000,
  };
}

/** The checksum is the last word of one sector, at a place that differs by version. */
function carriesItsCrc(control: Buffer): boolean {
  for (let at = 200; at + 4 <= Math.min(512, control.length); at += 4)
    if (crc32c(control.subarray(0, at)) === control.readUInt32LE(at)) return true;
  return false;
}

interface LogRecord {
  /** Where the next one begins. */
  end: number;
  /** When it committed, in milliseconds since 1970; null where it is no commit. */
  committed: number | null;
  /** Its rest was never written, so it is none. */
  abandoned: boolean;
}

const isCommit = (record: Buffer): boolean => record[17] === 1 && ((record[16] as number) & 0x70) === 0;

function committedAt(record: Buffer): number | null {
  if (!isCommit(record)) return null;
  let at = recordHead;
  if (record[at] === 253) at += 3;
  if (record[at] === 252) at += 5;
  at += record[at] === 255 ? 2 : 5;
  return at + 8 <= record.length ? Number(record.readBigInt64LE(at) / 1_000n) + epoch : null;
}

/** The log of a cluster that nobody works on, read as PostgreSQL reads it when it replays. */
export class WriteAheadLog {
  readonly #folder: string;
  readonly #start: ReplayStart;
  #held: { nth: number; bytes: Buffer | null } = { nth: -1, bytes: null };
  #magic: number | null = null;

  constructor(cluster: string, start: ReplayStart) {
    this.#folder = join(cluster, 'pg_wal');
    this.#start = start;
  }

  fileOf(at: number): string {
    const nth = Math.floor(at / segment);
    const words = [this.#start.timeline, Math.floor(nth / segmentsPerId), nth % segmentsPerId];
    return words.map((word) => word.toString(16).toUpperCase().padStart(8, '0')).join('');
  }

  /** From where a replay begins to the first record that is not whole. */
  follow(): { end: number; lastCommit: number | null } {
    let end = this.#start.redo;
    let previous: number | null = null;
    let lastCommit: number | null = null;
    for (;;) {
      const record = this.#read(end, previous);
      if (!record) return { end: pastHead(end), lastCommit };
      if (!record.abandoned) previous = pastHead(end);
      lastCommit = record.committed ?? lastCommit;
      end = record.end;
    }
  }

  /** The commits from a record that is not whole to `until`, as far as they can still be read. */
  commitsBetween(from: number, until: number): { count: number; last: number | null } {
    let [at, count] = [from, 0];
    let last: number | null = null;
    while (at < until) {
      const record = this.#read(at, null);
      if (record?.committed != null) {
        count += 1;
        last = record.committed;
      }
      if (record) {
        at = record.end;
        continue;
      }
      const next = this.#behindDamaged(at);
      if (next?.isCommit) count += 1;
      at = next?.at ?? this.#nextReadable(at, until);
    }
    return { count, last };
  }

  /** The record behind one that is not whole, if its length still holds. */
  #behindDamaged(from: number): { at: number; isCommit: boolean } | null {
    const at = pastHead(from);
    const parts = this.#parts(at);
    if (!parts || parts.abandoned) return null;
    const end = aligned(parts.end);
    return this.#read(end, at) ? { at: end, isCommit: isCommit(Buffer.concat(parts.pieces)) } : null;
  }

  /** The first whole record that begins on one of the next pages. */
  #nextReadable(from: number, until: number): number {
    for (let at = (Math.floor(from / page) + 1) * page; at < until; at += page) {
      const here = this.#page(at);
      if (!here) continue;
      const rest = here.readUInt16LE(2) & continues ? aligned(here.readUInt32LE(16)) : 0;
      const first = at + pageHead(at) + rest;
      if (first <= at + page && this.#read(first, null)) return first;
    }
    return until;
  }

  #read(from: number, previous: number | null): LogRecord | null {
    const at = pastHead(from);
    const parts = this.#parts(at);
    if (!parts) return null;
    if (parts.abandoned) return { end: parts.end, committed: null, abandoned: true };
    const record = parts.pieces.length === 1 ? (parts.pieces[0] as Buffer) : Buffer.concat(parts.pieces);
    if (previous !== null && Number(record.readBigUInt64LE(8)) !== previous) return null;
    if (crc32c(record.subarray(recordHead), record.subarray(0, 20)) !== record.readUInt32LE(20)) return null;
    const leavesSegment = record[17] === 0 && ((record[16] as number) & 0xf0) === 0x40;
    const end = leavesSegment ? Math.ceil(parts.end / segment) * segment : aligned(parts.end);
    return { end, committed: committedAt(record), abandoned: false };
  }

  /** A record's bytes, which may lie on many pages; null where they do not follow each other. */
  #parts(at: number): { pieces: Buffer[]; end: number; abandoned: boolean } | null {
    let here = this.#page(at - (at % page));
    if (!here) return null;
    if (at % page === pageHead(at - (at % page)) && here.readUInt16LE(2) & continues) return null;
    let left = here.readUInt32LE(at % page);
    if (left < recordHead || left > longest) return null;
    const pieces: Buffer[] = [];
    for (let end = at; ; end += pageHead(end)) {
      const taken = Math.min(left, page - (end % page));
      pieces.push(here.subarray(end % page, (end % page) + taken));
      left -= taken;
      end += taken;
      if (left === 0) return { pieces, end, abandoned: false };
      here = this.#page(end);
      if (!here) return null;
      const flags = here.readUInt16LE(2);
      if (flags & overwrites) return { pieces, end, abandoned: true };
      if (!(flags & continues) || here.readUInt32LE(16) !== left) return null;
    }
  }

  /** A page whose head is what it must be. Segments are used again, so an old one lies where the log has not come yet. */
  #page(at: number): Buffer | null {
    const nth = Math.floor(at / segment);
    if (this.#held.nth !== nth) this.#held = { nth, bytes: this.#segment(at) };
    const here = this.#held.bytes?.subarray(at % segment, (at % segment) + page);
    if (here?.length !== page) return null;
    const flags = here.readUInt16LE(2);
    const { timeline, system } = this.#start;
    if (Number(here.readBigUInt64LE(8)) !== at || here.readUInt32LE(4) !== timeline || flags & ~allFlags) return null;
    if ((at % segment === 0) !== Boolean(flags & isLong)) return null;
    if (
      flags & isLong &&
      (here.readBigUInt64LE(24) !== system || here.readUInt32LE(32) !== segment || here.readUInt32LE(36) !== page)
    )
      return null;
    this.#magic ??= here.readUInt16LE(0);
    return here.readUInt16LE(0) === this.#magic ? here : null;
  }

  #segment(at: number): Buffer | null {
    try {
      return readFileSync(join(this.#folder, this.fileOf(at)));
    } catch {
      return null;
    }
  }
}
