import { mkdir } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { cases } from './cases';
import { type Ground, prepareGround } from './ground';
import { CONNECTIONS } from './load';
import { type Session, session } from './login';
import { memoryOf } from './processes';
import { report } from './report';
import { callsOf, type Runner, race } from './rounds';
import { firstAnswer, type Place, type Server, startPanel, startReference } from './servers';
import { starts } from './starts';

/** The bundles that run in processes or threads of their own. */
export interface Bundles {
  server: string;
  worker: string;
  reference: string;
}

const OPTIONS = {
  embedded: { type: 'boolean', default: false },
  quick: { type: 'boolean', default: false },
  profile: { type: 'boolean', default: false },
  companies: { type: 'string' },
  firms: { type: 'string' },
  rounds: { type: 'string' },
  seconds: { type: 'string' },
} as const;

const tell = (line: string) => process.stdout.write(`${line}\n`);

/** Stopped from outside it takes its servers and their database along. */
function endTogether(ground: Ground): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void ground.remove().finally(() => process.exit(1)));
}

/**
 * Measures the named cases, or all of them, and prints the table; see docs/performance.md. No figure makes it fail. `--companies` is how
 * many the measured firm has, `--firms` how many firms of that size share the tables (of companies and of what their lists count).
 */
export async function main(args: string[], bundles: Bundles): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const names = positionals.length > 0 ? positionals : Object.keys(cases);
  const unknown = names.filter((name) => !Object.hasOwn(cases, name));
  if (unknown.length > 0) throw new Error(`No case is called ${unknown.join(', ')}; cases are ${Object.keys(cases).join(', ')}`);
  const { embedded, quick, profile } = values;
  const rounds = Number(values.rounds ?? 3);
  const seconds = Number(values.seconds ?? (quick ? 1 : 4));
  const companies = Number(values.companies ?? (quick ? 5_000 : 100_000));
  const firms = Number(values.firms ?? 1);
  if (embedded && firms > 1)
    throw new Error('Firms are multiplied by the superuser of a PostgreSQL server, which the embedded engine has not');

  tell(firms > 1 ? `Making up ${firms} offices of ${companies} companies…` : `Making up an office of ${companies} companies…`);
  const ground = await prepareGround({ embedded, companies, firms, cases: names, worker: bundles.worker });
  endTogether(ground);
  try {
    const { model = '' } = cpus()[0] ?? {};
    tell(`${ground.engine}, Node ${process.versions.node}, ${cpus().length} × ${model}, ${CONNECTIONS} connections`);
    tell(
      `Load of the machine before: ${loadavg()
        .map((part) => part.toFixed(2))
        .join(' ')}`,
    );
    await measure({ ground, names, rounds, seconds, bundles, profile });
    tell(
      `Load of the machine after: ${loadavg()
        .map((part) => part.toFixed(2))
        .join(' ')}`,
    );
  } finally {
    await ground.remove();
  }
}

interface Plan {
  ground: Ground;
  names: readonly string[];
  rounds: number;
  seconds: number;
  bundles: Bundles;
  profile: boolean;
}

async function measure({ ground, names, rounds, seconds, bundles, profile }: Plan): Promise<void> {
  const place: Place = { bundle: bundles.server, dataDir: ground.dataDir, ...(ground.server ? { url: ground.server.url } : {}) };
  const known = session(ground.office.email);
  const startTimes = await starts(place, known, rounds);
  const profileDir = resolve('build/bench/profiles');
  if (profile) await mkdir(profileDir, { recursive: true });

  const panel = await startPanel(profile ? { ...place, profileDir } : place);
  const open: Server[] = [panel];
  try {
    await firstAnswer(`${panel.base}/api/ready`, {});
    const runners: Runner[] = [
      {
        name: 'bare',
        process: await startReference(bundles.reference, { constant: await answersOf(panel, known, ground, names) }),
      },
    ];
    open.push(...runners.map(({ process }) => process));
    if (ground.server) {
      const barePg = await startReference(bundles.reference, ground.server);
      open.push(barePg);
      runners.push({ name: 'bare-pg', process: barePg });
    }
    runners.push({ name: 'panel', process: panel });
    const samples = await race({ names, runners, rounds, seconds, ground, session: known, tell });
    const memory = runners.map(({ name, process }) => [name, memoryOf(process.pid)] as const);
    tell(`\n${report(samples, startTimes, memory, ground.server !== null)}\n`);
    if (profile) tell(`The server's CPU profile is in ${profileDir}.`);
  } finally {
    for (const server of open) await server.stop();
  }
}

/** What the product answers to the first ask of each case, for `bare` to repeat; a create's is the answer of one record. */
async function answersOf(
  panel: Server,
  known: Session,
  ground: Ground,
  names: readonly string[],
): Promise<Record<string, string>> {
  const headers = await known.headers(panel.base);
  const answers: Record<string, string> = {};
  for (const name of names) {
    const read = cases[name]?.creates ? 'one' : name;
    const wanted = cases[read];
    const [call] = wanted ? callsOf(read, wanted, ground, 'panel') : [];
    if (call) answers[name] = await (await fetch(`${panel.base}${call.path}`, { headers: call.headers ?? headers })).text();
  }
  return answers;
}
