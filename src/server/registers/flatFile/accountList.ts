import { closeSync, openSync, readSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AccountListState } from '../../../contract/registers';
import { found, type Problem, problem, type Reading } from '../../../domain/registers/exchange';
import { checkInFlatFile, type FlatFileHeader, type FlatFileResult } from '../../../domain/registers/whiteList/flatFile';
import { sha512 } from '../../../domain/registers/whiteList/sha512';
import { addDays, toWarsaw } from '../../../lib/dates';
import type { Clock } from '../../clock';
import { findIn, readTable } from './table';

/** The list of VAT payers' accounts as the operator placed it: asked without asking anybody, as often as wanted. */
export interface AccountList {
  /** Whether a folder for the day's file is set. */
  readonly isOn: boolean;
  /** Null where no file is good for today; throws nothing. */
  check(nip: string, account: string): Promise<Reading<FlatFileResult> | null>;
  /** The day of the file that is used, null where there is none. */
  day(): Promise<string | null>;
  /** Whether a file of today or yesterday lies there; its table is begun, and not waited for. */
  isThere(): Promise<boolean>;
  state(): Promise<AccountListState>;
}

interface Ready extends FlatFileHeader {
  masks: readonly string[];
  hashes: number;
  places: number;
  /** Where the table lies. */
  path: string;
}

const NAMED = /^(\d{4})(\d{2})(\d{2})\.json$/;
/** The ministry's file of yesterday still tells what the payer's bank showed then; an older one tells nothing of today. */
const GOOD_DAYS = 1;
/** One that was placed less than so many milliseconds ago may be replaced before the file system's clock tells the two apart. */
const FRESH_MS = 2_000;

/** `dir` is where the operator puts `RRRRMMDD.json`; tables are made of them in a folder of ours, once. */
export function openAccountList(dir: string | null, tablesDir: string, clock: Clock): AccountList {
  let made: { mark: string; ready: Promise<Reading<Ready>> } | null = null;
  let failed: Problem | null = null;

  async function current(): Promise<Reading<Ready> | null> {
    const file = dir === null ? null : await newest(dir, toWarsaw(clock()).slice(0, 10));
    if (!file) return null;
    if (made?.mark !== file.mark) made = { mark: file.mark, ready: prepare(file, tablesDir) };
    const ready = await made.ready.catch((error: unknown) => {
      // A full disk or a file that is still being written: the next question tries again.
      made = null;
      return broken(error);
    });
    failed = ready.ok ? null : ready.problem;
    if (!ready.ok && Date.now() - file.placedMs < FRESH_MS) made = null;
    return ready;
  }

  return {
    isOn: dir !== null,
    async check(nip, account) {
      const ready = await current();
      if (!ready?.ok) return ready;
      const { places, path, ...header } = ready.value;
      let table: number;
      try {
        table = openSync(path, 'r');
      } catch (error) {
        // Somebody cleared the folder of tables: the next question makes it anew.
        made = null;
        return broken(error);
      }
      try {
        const find = (hash: string) =>
          findIn(places, hash, (into, offset) =>
            readSync(table, new Uint8Array(into.buffer, 0, into.byteLength), 0, into.byteLength, offset),
          );
        return checkInFlatFile(nip, account, { ...header, find }, sha512);
      } finally {
        closeSync(table);
      }
    },
    async day() {
      const ready = await current();
      return ready?.ok ? ready.value.date : null;
    },
    async isThere() {
      const file = dir === null ? null : await newest(dir, toWarsaw(clock()).slice(0, 10));
      if (file) void current();
      return file !== null;
    },
    async state() {
      const ready = await current();
      const { date = null, hashes = null } = ready?.ok ? ready.value : {};
      return {
        isOn: dir !== null,
        variables: ['WHITE_LIST_DIR'],
        date,
        hashes,
        failure: ready ? (failed?.message ?? null) : null,
      };
    },
  };
}

interface Placed {
  path: string;
  date: string;
  /** Another one once the file was replaced. */
  mark: string;
  /** When it was written, in milliseconds of the file system's clock. */
  placedMs: number;
}

/** The newest file that is good today; none where the folder can't be read. */
async function newest(dir: string, today: string): Promise<Placed | null> {
  const names = (await readdir(dir).catch(() => [] as string[])).filter((name) => NAMED.test(name)).sort();
  for (const name of names.reverse()) {
    const date = name.replace(NAMED, '$1-$2-$3');
    if (date > today) continue;
    if (date < addDays(today, -GOOD_DAYS)) return null;
    const path = join(dir, name);
    const facts = await stat(path).catch(() => null);
    if (facts?.isFile()) {
      const { size, mtimeMs } = facts;
      return { path, date, mark: `${name.slice(0, 8)}-${size}-${Math.round(mtimeMs)}`, placedMs: mtimeMs };
    }
  }
  return null;
}

/** Makes the table, or takes the one that another process or an earlier start made of the same file. */
async function prepare({ path, date, mark }: Placed, tablesDir: string): Promise<Reading<Ready>> {
  await mkdir(tablesDir, { recursive: true });
  const table = join(tablesDir, `${mark}.table`);
  const told = join(tablesDir, `${mark}.json`);
  const kept = await readFile(told, 'utf8').catch(() => null);
  if (kept !== null) return found({ ...(JSON.parse(kept) as Omit<Ready, 'path'>), path: table });
  const read = await readTable(path);
  if (!read.ok) return read;
  const { cells, contents } = read.value;
  if (contents.date !== date) return broken(`dzień w pliku to ${contents.date}`);
  const ready = { ...contents, places: cells.length / 2 };
  const own = `.${process.pid}`;
  await writeFile(table + own, new Uint8Array(cells.buffer));
  await rename(table + own, table);
  await writeFile(told + own, JSON.stringify(ready));
  await rename(told + own, told);
  await forgetOthers(tablesDir, mark);
  return found({ ...ready, path: table });
}

/** Tables of earlier days go; one of today's that is asked at this moment stays. */
async function forgetOthers(tablesDir: string, mark: string): Promise<void> {
  for (const name of await readdir(tablesDir))
    if (/^\d{8}-/.test(name) && name.slice(0, 8) < mark.slice(0, 8)) await rm(join(tablesDir, name), { force: true });
}

const broken = (why: unknown): Reading<never> =>
  problem(
    'unreadable',
    `Pliku płaskiego wykazu podatników VAT nie udało się odczytać: ${why instanceof Error ? why.message : String(why)}.`,
  );
