import { writeListQuery } from '../../src/contract/listQuery';
import { type Ask, type Case, cases } from './cases';
import type { Ground } from './ground';
import { type Call, load, type Measured } from './load';
import { metricsToken, type Session } from './login';
import { cpuOf } from './processes';
import type { Server } from './servers';

/** One measurement: what the load saw, and what each request cost in CPU milliseconds. */
export interface Sample extends Measured {
  server: number;
  database: number;
}

/** A server in the race. */
export interface Runner {
  name: 'bare' | 'bare-pg' | 'panel';
  process: Server;
}

/** By case, by server, one sample a round. */
export type Samples = Map<string, Map<Runner['name'], Sample[]>>;

interface Race {
  names: readonly string[];
  runners: readonly Runner[];
  rounds: number;
  seconds: number;
  ground: Ground;
  session: Session;
  tell(line: string): void;
}

function panelCall(ask: Ask): Call {
  if ('list' in ask) return { path: `/api/companies/?${writeListQuery(ask.list)}` };
  if ('one' in ask) return { path: `/api/companies/${ask.one}` };
  if ('path' in ask) return ask.operator ? { path: ask.path, headers: { authorization: `Bearer ${metricsToken}` } } : ask;
  return { path: '/api/companies/', body: JSON.stringify(ask.create) };
}

/** The calls of a case: the product's own, or for a reference its case and number, with the body where there is one. */
export function callsOf(name: string, wanted: Case, ground: Ground, to: Runner['name']): Call[] {
  const calls = wanted.asks(ground.office).map(panelCall);
  return to === 'panel' ? calls : calls.map(({ body }, index) => ({ path: `/${name}/${index}`, body }));
}

/** Measures every case on every server in turn, round after round, so that a noisy minute falls on all of them. */
export async function race({ names, runners, rounds, seconds, ground, session, tell }: Race): Promise<Samples> {
  const samples: Samples = new Map(names.map((name) => [name, new Map(runners.map((runner) => [runner.name, []]))]));
  for (let round = 1; round <= rounds; round += 1) {
    for (const name of names) {
      const wanted = cases[name];
      if (!wanted) continue;
      for (const { name: runner, process } of runners) {
        // What is no list of companies is asked of the panel, and of the constant answer, alone.
        if (runner === 'bare-pg' && wanted.asks(ground.office).some((ask) => 'path' in ask)) continue;
        const calls = callsOf(name, wanted, ground, runner);
        const headers = runner === 'panel' ? await session.headers(process.base) : { 'content-type': 'application/json' };
        await load(process.base, headers, calls, 1);
        const before = [cpuOf(process.pid), ground.cpu()] as const;
        const measured = await load(process.base, headers, calls, seconds);
        const [server, database] = [cpuOf(process.pid) - before[0], ground.cpu() - before[1]].map((ms) => ms / measured.requests);
        const sample = { ...measured, server: server ?? 0, database: database ?? 0 };
        samples.get(name)?.get(runner)?.push(sample);
        tell(
          `round ${round}  ${name.padEnd(10)} ${runner.padEnd(8)} ${(sample.server + sample.database).toFixed(3)} ms CPU, ${Math.round(measured.perSecond)}/s`,
        );
        if (wanted.creates && runner !== 'bare') await ground.settle();
      }
    }
  }
  return samples;
}
