import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { openForTest } from '../support/openForTest';
import { examine, type Figures, noFigures } from './figures';
import { startWriter, type Trial } from './writerProcess';

/** Milliseconds, within which a moment is drawn. */
const OPENING = 400;
const WRITING = 1_500;
const FIRST_START = 3_000;

/** Kills a writer again and again, every fifth time while it opens the database, and looks what each kill cost. */
export async function killWriters(trial: Trial, kills: number): Promise<Figures> {
  const figures = noFigures();
  const acknowledged = new Set<number>();
  let last = 0;
  for (let kill = 1; kill <= kills; kill += 1) {
    const writer = startWriter(trial, last + 1);
    const whileOpening = kill % 5 === 0;
    if (!whileOpening) await writer.ready;
    await pause(trial.random() * (whileOpening ? OPENING : WRITING));
    writer.child.kill('SIGKILL');
    await writer.gone;
    for (const id of writer.acknowledged()) acknowledged.add(id);
    last = await examine(trial, figures, acknowledged);
  }
  return figures;
}

/** Kills first starts, each in a new folder, and counts those after which the database does not open. */
export async function killFirstStarts(trial: Trial, kills: number): Promise<number> {
  let failures = 0;
  for (let kill = 1; kill <= kills; kill += 1) {
    await rm(trial.dataDir, { recursive: true, force: true });
    const writer = startWriter(trial, 1);
    await pause(trial.random() * FIRST_START);
    writer.child.kill('SIGKILL');
    await writer.gone;
    try {
      await (await openForTest(trial)).close();
    } catch (error) {
      failures += 1;
      trial.tell?.(`first start ${kill}: ${String(error)}`);
    }
  }
  return failures;
}
