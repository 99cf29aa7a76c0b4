import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { testFolder } from '../support/openForTest';
import { bundleForNode, bundleWorker } from '../support/worker';
import { cutPower } from './cuts';
import { damageFiles } from './damages';
import { type Figures, faults } from './figures';
import { fillDisks } from './fullDisk';
import { killFirstStarts, killWriters } from './kills';
import type { Trial } from './writerProcess';

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const table = (what: string, figures: Figures) =>
  [
    [what, figures.interrupted],
    ['acknowledged writes', figures.acknowledged],
    ['missing', figures.missing],
    ['torn', figures.torn],
    ['index and heap differ', figures.indexFaults],
    ['failed to open', figures.openFailures],
    ['reopened in, median', `${median(figures.reopenings)} ms`],
    ['reopened in, longest', `${Math.max(0, ...figures.reopenings)} ms`],
  ]
    .map(([name, value]) => `${String(name).padEnd(26)}${value}`)
    .join('\n');

const OPTIONS = {
  kills: { type: 'string', default: '50' },
  'first-starts': { type: 'string', default: '5' },
  cuts: { type: 'string', default: '0' },
  damages: { type: 'string', default: '0' },
  full: { type: 'string', default: '0' },
} as const;

/** How often to kill a writer, a first start, to damage a file, and to cut the power and fill the disk (both as root). Answers the exit code: 0 when nothing was lost. */
export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: OPTIONS });
  const tell = (line: string) => process.stdout.write(`${line}\n`);
  const files = { workerFile: await bundleWorker(), writer: await bundleForNode('tests/durability/writer.ts', 'writer') };
  const inNewFolder = async <Found>(run: (trial: Trial) => Promise<Found>): Promise<Found> => {
    const dataDir = await testFolder();
    const found = await run({ ...files, dataDir, random: Math.random, tell });
    await rm(dataDir, { recursive: true, force: true });
    return found;
  };

  const killed = await inNewFolder((trial) => killWriters(trial, Number(values.kills)));
  const firstStarts = await inNewFolder((trial) => killFirstStarts(trial, Number(values['first-starts'])));
  const cut = await inNewFolder((trial) => cutPower(trial, Number(values.cuts)));

  const damaged = await inNewFolder((trial) => damageFiles(trial, Number(values.damages)));
  const patient = { ...files, writer: await bundleForNode('tests/durability/patientWriter.ts', 'patientWriter') };
  const full = await inNewFolder((trial) => fillDisks({ ...trial, ...patient }, Number(values.full)));

  if (killed.interrupted) tell(table('kills', killed));
  tell(`${'killed first starts'.padEnd(26)}${values['first-starts']}, of which ${firstStarts} did not open`);
  if (cut.interrupted) tell(table('power cuts', cut));
  if (full.interrupted) tell(`${table('full disks', full)}\n${JSON.stringify(full, null, 1)}`);
  if (damaged.refusals.length > 0)
    tell(`damages\n${JSON.stringify({ ...damaged, refusals: median(damaged.refusals) }, null, 1)}`);
  const unnoticed = [...Object.values(damaged.closed), damaged.killed].reduce(
    (sum, { done, noticed }) => sum + done - noticed,
    0,
  );
  const unwell = full.endedWithZero + full.starts - full.sentences;
  return unnoticed + unwell + faults(full) + faults(killed) + firstStarts + faults(cut) === 0 ? 0 : 1;
}
