import { readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseDamaged } from '../../src/server/db/embedded/damage';
import { EngineRefused } from '../../src/server/db/embedded/engine';
import { filesOf } from '../../src/server/db/embedded/manifest';
import { hasPages } from '../../src/server/db/embedded/pages';
import { copyFolder } from '../support/copyFolder';
import { openForTest } from '../support/openForTest';
import type { Trial } from './writerProcess';

const ways = ['a bit turned', 'cut', 'gone'] as const;
type Way = (typeof ways)[number];

export interface DamageFigures {
  /** After a stop in order: what was done to a file, and how often a start noticed. */
  closed: Record<Way, { done: number; noticed: number }>;
  /** After a kill: bits turned in tables and indexes of the work, and how often the look beside the work noticed. */
  killed: { done: number; noticed: number };
  /** Milliseconds of a refusal. */
  refusals: number[];
}

/** Damages copies of a database, each in one place, and counts which starts notice. Works in `trial.dataDir`. */
export async function damageFiles(trial: Trial, rounds: number): Promise<DamageFigures> {
  const each = () => ({ done: 0, noticed: 0 });
  const figures: DamageFigures = {
    closed: { 'a bit turned': each(), cut: each(), gone: each() },
    killed: each(),
    refusals: [],
  };
  if (rounds === 0) return figures;
  const [sound, copy] = [join(trial.dataDir, 'sound'), join(trial.dataDir, 'copy')];
  const paths = await prepare(sound, trial.workerFile);
  const cluster = join(copy, 'postgres');
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(trial.random() * items.length)] as Item;

  const fresh = async () => {
    rmSync(copy, { recursive: true, force: true });
    await copyFolder(sound, copy);
  };
  for (let round = 0; round < rounds; round += 1) {
    await fresh();
    const way = ways[round % ways.length] as Way;
    const path = pick(known(cluster).filter((one) => statSync(join(cluster, one)).size > 0));
    damage(join(cluster, path), way, trial.random());
    const count = figures.closed[way];
    count.done += 1;
    const start = performance.now();
    const noticed = await openForTest({ workerFile: trial.workerFile, dataDir: copy }).then(
      async (db) => {
        await db.close();
        return false;
      },
      (error: unknown) => error instanceof EngineRefused && error.message.includes(path),
    );
    figures.refusals.push(Math.round(performance.now() - start));
    if (noticed) count.noticed += 1;
    else trial.tell?.(`not noticed: ${path}, ${way}`);
  }
  for (let round = 0; round < Math.ceil(rounds / 10); round += 1) {
    await fresh();
    rmSync(join(cluster, 'panel.manifest'));
    damage(join(cluster, pick(paths)), 'a bit turned', trial.random());
    figures.killed.done += 1;
    if (await isNoticedBeside(copy, trial.workerFile)) figures.killed.noticed += 1;
  }
  return figures;
}

/** What a manifest knows: everything but segments of the log that are still to be written. */
function known(cluster: string): string[] {
  const { files } = JSON.parse(readFileSync(join(cluster, 'panel.manifest'), 'utf8')) as { files: Record<string, unknown> };
  return Object.keys(files);
}

/** A database of some tables, closed in order; answers the files of those tables and their indexes. */
async function prepare(dataDir: string, workerFile: string): Promise<string[]> {
  const db = await openForTest({ dataDir, workerFile });
  await db.query({ text: 'create table entries (id int primary key, note text)' });
  await db.query({ text: `insert into entries select n, repeat('x', n % 700) from generate_series(1, 5000) n` });
  const rows = await db.query<{ path: string }>({
    text: `select pg_relation_filepath(oid) as path from pg_class where relname in ('entries', 'entries_pkey')`,
  });
  await db.close();
  const standing = new Set(filesOf(join(dataDir, 'postgres')).filter(hasPages));
  return rows.map(({ path }) => path).filter((path) => standing.has(path));
}

function damage(file: string, way: Way, random: number): void {
  const { size } = statSync(file);
  if (way === 'gone') rmSync(file);
  else if (way === 'cut') truncateSync(file, Math.floor(random * size));
  else {
    const bytes = readFileSync(file);
    const at = Math.floor(random * size);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(random * 8));
    writeFileSync(file, bytes);
  }
}

async function isNoticedBeside(dataDir: string, workerFile: string): Promise<boolean> {
  let tell: (noticed: boolean) => void = () => undefined;
  const noticed = new Promise<boolean>((resolve) => {
    tell = resolve;
  });
  const patience = setTimeout(() => tell(false), 30_000);
  const db = await openForTest({ workerFile, dataDir, onFatal: (error) => tell(error instanceof DatabaseDamaged) });
  const found = await noticed;
  clearTimeout(patience);
  await db.close();
  return found;
}
