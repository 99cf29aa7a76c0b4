import { mkdir } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { cases } from './cases';
import { type Ground, prepareGround } from './ground';
import { CONNECTIONS, load } from './load';
import { type Session, session } from './login';
import { memoryOf } from './processes';
import { report } from './report';
import { callsOf, type Runner, race } from './rounds';
import { firstAnswer, type Place, type Server, startPanel, startReference } from './servers';
import { starts } from './starts';
import { works } from './works';

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
  /** Of ordinary use by 200 people after the rounds, for the memory that is left then. */
  minutes: { type: 'string' },
  both: { type: 'boolean', default: false },
} as const;

const PEOPLE = 200;
/** Sessions are renewed between stretches. */
const STRETCH = 240;

const tell = (line: string) => process.stdout.write(`${line}\n`);

/** Stopped from outside it takes its servers and their database along. */
function endTogether(ground: Ground): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void ground.remove().finally(() => process.exit(1)));
}

/**
 * Measures the named cases, or all of them, and prints the table; see docs/performance.md. No figure makes it fail. `--companies` is how
 * many the measured firm has, `--firms` how many firms of that size share the tables (of companies and of what their lists count);
 * `--both` measures the embedded engine after the PostgreSQL server, `--minutes` the memory after so long a use by 200 people.
 */
export async function main(args: string[], bundles: Bundles): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const names = positionals.length > 0 ? positionals : Object.keys(cases);
  const unknown = names.filter((name) => !Object.hasOwn(cases, name));
  if (unknown.length > 0) throw new Error(`No case is called ${unknown.join(', ')}; cases are ${Object.keys(cases).join(', ')}`);
  const { quick, profile } = values;
  const rounds = Number(values.rounds ?? 3);
  const seconds = Number(values.seconds ?? (quick ? 1 : 4));
  const companies = Number(values.companies ?? (quick ? 5_000 : 100_000));
  const firms = Number(values.firms ?? 1);
  const minutes = Number(values.minutes ?? 0);
  const engines = values.both ? [false, true] : [values.embedded];
  if (engines.includes(true) && firms > 1)
    throw new Error('Firms are multiplied by the superuser of a PostgreSQL server, which the embedded engine has not');
  for (const embedded of engines)
    await measureOn({ embedded, companies, firms, names, rounds, seconds, minutes, bundles, profile });
}

interface Wanted extends Omit<Plan, 'ground'> {
  embedded: boolean;
  companies: number;
  firms: number;
}

async function measureOn({ embedded, companies, firms, ...wanted }: Wanted): Promise<void> {
  const { names, bundles } = wanted;
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
    await measure({ ground, ...wanted });
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
  minutes: number;
  bundles: Bundles;
  profile: boolean;
}

async function measure({ ground, names, rounds, seconds, minutes, bundles, profile }: Plan): Promise<void> {
  const place: Place = { bundle: bundles.server, dataDir: ground.dataDir, ...(ground.server ? { url: ground.server.url } : {}) };
  const known = session(ground.office.email);
  const times = await starts(place, known, rounds);
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
    const done = await works(panel, ground, await known.headers(panel.base));
    const memoryLater = minutes > 0 ? await memoryAfterUse(panel, known, ground, minutes) : null;
    tell(`\n${report({ samples, starts: times, memory, works: done, memoryLater, onServer: ground.server !== null })}\n`);
    if (profile) tell(`The server's CPU profile is in ${profileDir}.`);
  } finally {
    for (const server of open) await server.stop();
  }
}

/** Bytes that the server holds after people looked at lists and records and added some for so long. */
async function memoryAfterUse(panel: Server, known: Session, ground: Ground, minutes: number): Promise<number> {
  const used = ['list', 'filter', 'search', 'one', 'one', 'waiting', 'create'];
  const calls = used.flatMap((name) => {
    const wanted = cases[name];
    return wanted ? callsOf(name, wanted, ground, 'panel').slice(0, 20) : [];
  });
  for (let left = minutes * 60; left > 0; left -= STRETCH)
    await load(panel.base, await known.headers(panel.base), calls, Math.min(left, STRETCH), PEOPLE);
  return memoryOf(panel.pid);
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
