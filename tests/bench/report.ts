import { cases } from './cases';
import type { Runner, Sample, Samples } from './rounds';
import { spreadOf, tableOf, written } from './table';

const heads = ['case', 'server', 'CPU ms a request', 'server + database', 'goal', '× bare-pg', 'requests/s', 'p50 ms', 'p99 ms'];
const total = ({ server, database }: Sample) => server + database;
const medianOf = (figures: readonly number[]) => spreadOf(figures).median;

/** The whole outcome as Markdown: a table of cases, then start and memory. */
export function report(
  samples: Samples,
  startTimes: readonly number[],
  memory: readonly (readonly [Runner['name'], number])[],
  onServer: boolean,
): string {
  const rows = [...samples].flatMap(([name, byServer]) => rowsOf(name, byServer));
  const goals = onServer ? { start: 0.8, memory: 0.16 } : { start: 3, memory: 0.45 };
  const gigabytes = memory.map(([name, bytes]) => `${name} ${(bytes / 1e9).toFixed(3)} GB`).join(', ');
  return [
    tableOf(heads, rows),
    `Start to the first answered list: ${written(spreadOf(startTimes))} s, goal ${goals.start} s.`,
    `Memory after the run: ${gigabytes}; goal ${goals.memory} GB.`,
  ].join('\n\n');
}

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
