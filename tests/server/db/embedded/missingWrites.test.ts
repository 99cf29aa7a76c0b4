// In npm test -- all: a log cut or changed bit by bit; durability tells that a killed writer loses nothing.
import { closeSync, openSync, readdirSync, readFileSync, readSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { acceptLoss } from '../../../../src/server/db/embedded/acceptLoss';
import { EngineRefused } from '../../../../src/server/db/embedded/engine';
import { filesOf } from '../../../../src/server/db/embedded/manifest';
import { hasPages, newestPage } from '../../../../src/server/db/embedded/pages';
import { missingWrites } from '../../../../src/server/db/embedded/reached';
import { positionOf, replayStart } from '../../../../src/server/db/embedded/writeAheadLog';
import { inspect } from '../../../durability/inspect';
import { startWriter } from '../../../durability/writerProcess';
import { copyFolder } from '../../../support/copyFolder';
import { openForTest, testFolder } from '../../../support/openForTest';
import { bundleForNode } from '../../../support/worker';

const { saved, workerFile } = inject('database');
const enough = 100;
const segment = 16 * 1024 * 1024;

/** A database whose process was killed while it wrote. */
let killed: string;
let folder: string;
let acknowledged: ReadonlySet<number>;
/** Where a replay begins, and the end of what was answered. */
let from: number;
let until: number;

beforeAll(async () => {
  killed = await testFolder();
  await copyFolder(saved, killed);
  const writer = startWriter(
    { dataDir: killed, writer: await bundleForNode('tests/durability/writer.ts', 'writer'), workerFile, random: () => 0 },
    1,
  );
  await new Promise<void>((resolve) => {
    writer.child.stdout?.on('data', () => {
      if (writer.acknowledged().length >= enough) resolve();
    });
  });
  writer.child.kill('SIGKILL');
  await writer.gone;
  acknowledged = new Set(writer.acknowledged());
  from = replayStart(join(killed, 'postgres'))?.redo ?? 0;
  until = positionOf(readFileSync(join(killed, 'postgres', 'panel.reached'), 'utf8').split(' ')[0] ?? '');
  return () => rmSync(killed, { recursive: true, force: true });
});
beforeEach(async () => {
  folder = await testFolder();
  await copyFolder(join(killed, 'postgres'), cluster());
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const cluster = () => join(folder, 'postgres');
const logFile = (at: number) =>
  join(
    cluster(),
    'pg_wal',
    `0000000100000000${Math.floor(at / segment)
      .toString(16)
      .toUpperCase()
      .padStart(8, '0')}`,
  );

/** Turns one bit of the log around, or back. */
function flip(at: number): void {
  const log = openSync(logFile(at), 'r+');
  const byte = Buffer.alloc(1);
  readSync(log, byte, 0, 1, at % segment);
  writeSync(log, Buffer.of(byte.readUInt8() ^ 4), 0, 1, at % segment);
  closeSync(log);
}

const refusal = async (): Promise<EngineRefused> => {
  const error: unknown = await openForTest({ workerFile, dataDir: folder }).then(
    (db) => db.close(),
    (said: unknown) => said,
  );
  if (!(error instanceof EngineRefused)) throw new Error(`not refused: ${String(error)}`);
  return error;
};
/** Behind the newest change that a page of the tables holds: new tables are written out when they are made. */
const behindPages = () => {
  const newest = filesOf(cluster())
    .filter(hasPages)
    .map((path) => newestPage(join(cluster(), path)));
  const last = Math.max(from, ...newest);
  return last + Math.floor((until - last) / 16) * 8;
};
const inTheMiddle = () => from + Math.floor((until - from) / 16) * 8;

describe('O08: answered writes behind damage in the log', () => {
  test('are missed by the start, which says in Polish since when and how many, and changes nothing', async () => {
    flip(inTheMiddle());
    const [count] = [missingWrites(cluster())?.count ?? 0];
    const { message, damaged } = await refusal();

    expect(message).toContain(`Baza danych w ${cluster()} jest uszkodzona i brakuje w niej potwierdzonych zapisów.`);
    expect(message).toMatch(/Dane są całe do \d{4}-\d\d-\d\d \d\d:\d\d:\d\d\./);
    expect(message).toContain(`co najmniej ${count}. Ostatni z nich potwierdzono `);
    expect(message).toContain('npm run restore -- --replace');
    expect(message).toContain('npm run db:accept-loss -- --yes');
    expect(message).not.toMatch(/PANIC|FATAL|^\s+at /m);
    expect(damaged).toBe(true);
    expect((await refusal()).message).toBe(message);

    flip(inTheMiddle());
    const db = await openForTest({ workerFile, dataDir: folder });
    expect(await inspect(db, acknowledged)).toMatchObject({ missing: 0, torn: 0 });
    await db.close();
  });

  test('may be done without knowingly: what is left is whole, as many as told are missing, the old files stay beside', async () => {
    flip(behindPages());
    const said: string[] = [];
    // 12:30:05 on the office's wall clock.
    const options = { dataDir: folder, now: new Date('2026-11-26T11:30:05Z'), say: (line: string) => said.push(line) };
    await expect(acceptLoss({ ...options, yes: false })).rejects.toThrow(/^Nic nie zmieniono/);
    await refusal();
    const count = missingWrites(cluster())?.count ?? 0;
    await acceptLoss({ ...options, yes: true });

    const db = await openForTest({ workerFile, dataDir: folder });
    const { missing, torn } = await inspect(db, acknowledged);
    await db.close();
    expect(missing).toBeGreaterThan(0);
    expect(torn).toBe(0);
    // Of the three that wrote at once each may have committed once more than it could say.
    expect(count - missing).toBeGreaterThanOrEqual(0);
    expect(count - missing).toBeLessThanOrEqual(3);
    const aside = `${cluster()}.przed-2026-11-26-11-30-05`;
    expect(said).toContain(`Obecne pliki skopiowano do ${aside}.`);
    expect(missingWrites(aside)?.count).toBe(count);
    expect(readdirSync(folder)).not.toContain('postgres.przed-2026-11-26-11-30-05.new');
  });

  test('are missed wherever the byte is', () => {
    const step = Math.ceil((until - from) / 8 / 60) * 8;
    const unnoticed: number[] = [];
    let tried = 0;
    for (let at = from; at < until - 8; at += step) {
      // The third word of a page's head says nothing where no record goes on there.
      if (at % 8_192 === 16) continue;
      flip(at);
      if (missingWrites(cluster()) === null) unnoticed.push(at);
      flip(at);
      tried += 1;
    }
    expect(unnoticed).toEqual([]);
    expect(tried).toBeGreaterThan(40);
    expect(missingWrites(cluster())).toBeNull();
  });

  test('are told by their last moment where nothing behind the damage can be read', async () => {
    const bytes = readFileSync(logFile(from));
    writeFileSync(logFile(from), bytes.fill(0, inTheMiddle() % segment));
    expect((await refusal()).message).toMatch(
      /Liczby brakujących zapisów nie da się już ustalić\. Ostatni z nich potwierdzono 20/,
    );
  });

  test('cannot be done without where the tables hold a part of them', async () => {
    // The checkpoint's own record is shorter than that.
    flip((replayStart(cluster())?.checkpoint ?? 0) + 160);
    const options = { dataDir: folder, yes: true, now: new Date('2026-11-26T11:30:05Z'), say: () => undefined };
    await expect(acceptLoss(options)).rejects.toThrow(/^Plik base\/5\/\d+ zawiera już część brakujących zapisów/);
    await refusal();
  });

  test('cannot be done without where the damage is in the checkpoint itself', async () => {
    flip(replayStart(cluster())?.checkpoint ?? 0);
    const { message } = await refusal();
    expect(message).toContain('Bez tego miejsca nie da się odtworzyć stanu bazy');
    expect(message).not.toMatch(/PANIC|accept-loss/);
    const options = { dataDir: folder, yes: true, now: new Date('2026-11-26T11:30:05Z'), say: () => undefined };
    await expect(acceptLoss(options)).rejects.toThrow(/^Na tych plikach nie da się pracować/);
  });

  test('are none after a kill alone, with a damaged note, or with the note of an earlier version', () => {
    expect(missingWrites(cluster())).toBeNull();
    const note = join(cluster(), 'panel.reached');
    const text = readFileSync(note, 'utf8');
    writeFileSync(note, text.replace(/^0/, '7'));
    expect(missingWrites(cluster())).toBeNull();
    writeFileSync(note, text.split(' ')[0] ?? '');
    expect(missingWrites(cluster())).toBeNull();
  });
});
