import { writeFile } from 'node:fs/promises';
import type { Config } from '../config';
import type { Drilled, MadeCopy } from './copies';
import { type DrillParts, drill } from './drill';
import { type CopyParts, makeCopy } from './make';
import type { Work } from './works';

const minute = 60_000;
const day = 24 * 60 * minute;

/** B01: a copy each `everyMs`; the mark that others may watch is touched when it is whole. */
export function copyWork(parts: CopyParts, { copies, backupMark }: Pick<Config, 'copies' | 'backupMark'>): Work<MadeCopy> {
  const everyMs = copies?.everyMs ?? 15 * minute;
  return {
    name: 'copy',
    first: (now) => now,
    next: (began) => new Date(began.getTime() + everyMs),
    retryMs: Math.min(everyMs, 5 * minute),
    async run() {
      const made = await makeCopy(parts);
      if (backupMark !== null) await writeFile(backupMark, '', { mode: 0o600 });
      return made;
    },
  };
}

/** B02: a trial each week, by night; the first one in the first night. */
export function drillWork(parts: DrillParts): Work<Drilled> {
  return {
    name: 'drill',
    first: nextNight,
    next: (began) => new Date(nextNight(began).getTime() + 6 * day),
    retryMs: day,
    run: () => drill(parts),
  };
}

function nextNight(now: Date): Date {
  const at = new Date(now);
  at.setUTCHours(2, 30, 0, 0);
  return at <= now ? new Date(at.getTime() + day) : at;
}
