import { cases } from './cases';
import type { Runner, Sample, Samples } from './rounds';
import type { Starts } from './starts';
import { spreadOf, tableOf, written } from './table';
import type { Work } from './works';

const heads = ['case', 'server', 'CPU ms a request', 'server + database', 'goal', '× bare-pg', 'requests/s', 'p50 ms', 'p99 ms'];
const total = ({ server, database }: Sample) => server + database;
const medianOf = (figures: readonly number[]) => spreadOf(figures).median;

/** What one run of the bench found out. */
export interface Outcome {
  samples: Samples;
  starts: Starts;
  /** Bytes after the rounds. */
  memory: readonly (readonly [Runner['name'], number])[];
  works: readonly Work[];
  /** Bytes after a long stretch of ordinary use, where one was asked for. */
  memoryLater: number | null;
  onServer: boolean;
}

/** The whole outcome as Markdown: a table of cases beside the other servers, and one of everything that has a goal. */
export function report(outcome: Outcome): string {
  const rows = [...outcome.samples].flatMap(([name, byServer]) => rowsOf(name, byServer));
  const others = outcome.memory.map(([name, bytes]) => `${name} ${gigabytes(bytes)}`).join(', ');
  return [tableOf(heads, rows), `Memory after the rounds: ${others}.`, tableOf(goalHeads, goalsOf(outcome))].join('\n\n');
}

const goalHeads = ['what', 'of', 'measured', 'goal', 'met'];
const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(3)} GB`;
const goals = {
  server: { start: 0.6, killed: 3, memory: 0.16, memoryLater: 0.25 },
  embedded: { start: 1.2, killed: 3, memory: 0.45, memoryLater: 0.45 },
};

function goalsOf({ samples, starts, memory, works, memoryLater, onServer }: Outcome): string[][] {
  const { start, killed, memory: most, memoryLater: mostLater } = onServer ? goals.server : goals.embedded;
  const row = (what: string, of: string, measured: number, goal: number, said: (figure: number) => string) => [
    what,
    of,
    said(measured),
    `≤ ${said(goal)}`,
    measured <= goal ? 'yes' : 'no',
  ];
  const seconds = (figure: number) => `${figure.toFixed(2)} s`;
  const cpu = (figure: number) => `${figure.toFixed(2)} ms`;
  const asked = [...samples].flatMap(([name, byServer]) => {
    const taken = byServer.get('panel') ?? [];
    const { says = name, goal } = cases[name] ?? {};
    return taken.length === 0 || goal === undefined ? [] : [row(says, 'CPU a request', medianOf(taken.map(total)), goal, cpu)];
  });
  const done = works.map(({ says, goal, ...took }) =>
    'cpu' in goal
      ? row(says, `CPU${waited(took)}`, took.cpu, goal.cpu, cpu)
      : row(
          says,
          `time; +${Math.round(took.memory / 1e6)} MB, ${Math.round(took.cpu)} ms CPU${waited(took)}`,
          took.seconds,
          goal.seconds,
          seconds,
        ),
  );
  const panel = memory.find(([name]) => name === 'panel')?.[1] ?? 0;
  return [
    ...asked,
    ...done,
    row('start to the first answered list', 'time', medianOf(starts.list), start, seconds),
    row('start after a kill, until it is ready', 'time', medianOf(starts.killed), killed, seconds),
    row('the rounds', 'memory after', panel, most * 1e9, gigabytes),
    ...(memoryLater === null ? [] : [row('200 people at work', 'memory after', memoryLater, mostLater * 1e9, gigabytes)]),
  ];
}

const waited = ({ wait }: Pick<Work, 'wait'>) => (wait === undefined ? '' : `; others waited ${wait.toFixed(2)} s at most`);

function rowsOf(name: string, byServer: ReadonlyMap<Runner['name'], readonly Sample[]>): string[][] {
  const { says = name, goal } = cases[name] ?? {};
  const bare = medianOf((byServer.get('bare-pg') ?? []).map(total));
  return [...byServer].map(([server, taken]) => {
    const cpu = spreadOf(taken.map(total));
    const isPanel = server === 'panel';
    return [
      says,
      server,
      written(cpu),
      `${medianOf(taken.map((sample) => sample.server)).toFixed(2)} + ${medianOf(taken.map((sample) => sample.database)).toFixed(2)}`,
      isPanel && goal !== undefined ? `≤ ${goal}` : '',
      isPanel && bare > 0 ? (cpu.median / bare).toFixed(1) : '',
      medianOf(taken.map((sample) => sample.perSecond)).toFixed(0),
      String(medianOf(taken.map((sample) => sample.p50))),
      String(medianOf(taken.map((sample) => sample.p99))),
    ];
  });
}
