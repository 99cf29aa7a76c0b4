import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts a process's time in these. */
const TICKS_PER_SECOND = 100;

interface Account {
  parent: number;
  /** Milliseconds of all its threads, in the program and in the kernel. */
  own: number;
  /** The same of children that ended. */
  ended: number;
}

/** A process in the system's accounts, or null where it ended meanwhile. Its name may hold anything, so reading starts behind it. */
function accountOf(pid: number): Account | null {
  let line: string;
  try {
    line = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return null;
  }
  const [, parent, ...rest] = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const ticks = (...places: number[]) => places.reduce((sum, place) => sum + Number(rest[place]), 0);
  const ms = 1_000 / TICKS_PER_SECOND;
  return { parent: Number(parent), own: ticks(9, 10) * ms, ended: ticks(11, 12) * ms };
}

/** CPU milliseconds that a process used so far. */
export function cpuOf(pid: number): number {
  return accountOf(pid)?.own ?? 0;
}

/** CPU milliseconds of a process and all its children, those that ended too. */
export function cpuOfFamily(pid: number): number {
  const eldest = accountOf(pid);
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => accountOf(Number(name)))
    .filter((account) => account?.parent === pid);
  return (eldest?.own ?? 0) + (eldest?.ended ?? 0) + children.reduce((sum, child) => sum + (child?.own ?? 0), 0);
}

/** Bytes of memory that a process holds right now. */
export function memoryOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes ?? 0) * 1_024;
}
