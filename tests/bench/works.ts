import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { Ground } from './ground';
import { cpuOf, memoryOf } from './processes';
import type { Server } from './servers';

/** What is done once and not a thousand times. */
export interface Work {
  says: string;
  /** Seconds, and CPU milliseconds of server and database. */
  seconds: number;
  cpu: number;
  /** Bytes of memory that the server held at the most beyond what it held before. */
  memory: number;
  goal: { seconds: number } | { cpu: number };
}

type Headers = Readonly<Record<string, string>>;
type Told = Omit<Work, 'says' | 'goal'>;

const LISTENERS = 1_000;
/** Milliseconds until a change that nobody told of is given up. */
const LONGEST = 60_000;
/** How often what takes little is done, for the one in the middle. */
const TIMES = 5;

/** Takes a list away whole as each kind of file, reads what one's own clients owe, and tells many listeners of a change. */
export async function works(panel: Server, ground: Ground, headers: Headers): Promise<Work[]> {
  const tokens = await ground.tokens(LISTENERS);
  if (tokens.length === 0) return [];
  const files: Work[] = [];
  for (const format of ['csv', 'xlsx']) {
    const taken = await measured(panel, ground, () => drained(`${panel.base}/api/companies/export?format=${format}`, headers));
    files.push({ says: `export of all companies as ${format}`, ...taken, goal: { seconds: 3 } });
  }
  const duties = await several(() =>
    measured(panel, ground, () => drained(`${panel.base}/api/obligations/duties?keeper=${ground.office.who.id}`, headers)),
  );
  const listeners = tokens.map((token) => ({ ...headers, authorization: `Bearer ${token}` }));
  return [
    ...files,
    { says: 'what one’s own clients owe this month', ...duties, goal: { seconds: 0.5 } },
    await telling(panel, ground, headers, listeners),
  ];
}

async function several(work: (nth: number) => Promise<Told>): Promise<Told> {
  const took: Told[] = [];
  for (let nth = 0; nth < TIMES; nth += 1) took.push(await work(nth));
  const middle = took.sort((one, other) => one.cpu - other.cpu)[Math.floor(TIMES / 2)];
  if (!middle) throw new Error('Nothing was done');
  return middle;
}

async function measured(panel: Server, ground: Ground, work: () => Promise<void>): Promise<Told> {
  const [held, used, begun] = [memoryOf(panel.pid), cpuOf(panel.pid) + ground.cpu(), performance.now()];
  let most = held;
  const looking = setInterval(() => {
    most = Math.max(most, memoryOf(panel.pid));
  }, 50);
  try {
    await work();
  } finally {
    clearInterval(looking);
  }
  const cpu = cpuOf(panel.pid) + ground.cpu() - used;
  return { seconds: (performance.now() - begun) / 1_000, cpu, memory: most - held };
}

/** Reads an answer to its end, without keeping it. */
async function drained(url: string, headers: Headers): Promise<void> {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  await response.body?.pipeTo(new WritableStream());
}

/** One change, told to everybody who listens; what it costs besides being written is the most of it. */
async function telling(panel: Server, ground: Ground, writer: Headers, listeners: readonly Headers[]): Promise<Work> {
  const streams: IncomingMessage[] = [];
  try {
    for (const headers of listeners) streams.push(await listen(`${panel.base}/api/events`, headers));
    const [company = ''] = ground.office.companies;
    const told = await several((nth) => {
      const heard = Promise.all(streams.map(nextChange));
      // Of a change that failed nobody hears.
      heard.catch(() => undefined);
      return measured(panel, ground, async () => {
        await changed(panel, company, `Zmiana ${nth}`, writer);
        await heard;
      });
    });
    return { says: `one change to ${streams.length} listeners`, ...told, goal: { cpu: 20 } };
  } finally {
    for (const stream of streams) stream.destroy();
  }
}

async function listen(url: string, headers: Headers): Promise<IncomingMessage> {
  const [stream] = (await once(get(url, { headers, agent: false }), 'response')) as [IncomingMessage];
  if (stream.statusCode !== 200) throw new Error(`${url} answered ${stream.statusCode}`);
  await once(stream, 'data');
  return stream;
}

/** Beats and greetings are no changes. Throws where none comes for long. */
function nextChange(stream: IncomingMessage): Promise<void> {
  return new Promise((resolve, reject) => {
    const hear = (piece: Buffer) => {
      if (piece.includes('data: {"resource"')) done();
    };
    const end = () => done(new Error('A listener was let go'));
    const late = setTimeout(() => done(new Error('A listener heard nothing')), LONGEST);
    const done = (error?: Error) => {
      clearTimeout(late);
      stream.off('data', hear);
      stream.off('close', end);
      if (error) reject(error);
      else resolve();
    };
    stream.on('data', hear);
    stream.once('close', end);
  });
}

async function changed(panel: Server, id: string, internal_note: string, headers: Headers): Promise<void> {
  const url = `${panel.base}/api/companies/`;
  const response = await fetch(url, { method: 'PUT', headers, body: JSON.stringify({ id, internal_note }) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
}
