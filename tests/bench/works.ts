import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { type BegunJob, isOver } from '../../src/contract/jobs';
import { csvLine } from '../../src/lib/csv';
import { freshNip } from './cases';
import type { Ground } from './ground';
import { session } from './login';
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
  /** Seconds that somebody who listed companies meanwhile waited at the longest. */
  wait?: number;
  goal: { seconds: number } | { cpu: number };
}

type Headers = Readonly<Record<string, string>>;
type Told = Omit<Work, 'says' | 'goal'>;

const LISTENERS = 1_000;
/** Milliseconds until a change that nobody told of is given up. */
const LONGEST = 60_000;
/** Rows of a file that is loaded: as many as one may hold, or a tenth of them where the office is small. */
const rowsFor = ({ office }: Ground) => (office.size < 10_000 ? 1_000 : 10_000);
/** Days ahead that tasks are made for: a month. */
const AHEAD = 31;
/** How often what takes little is done, for the one in the middle. */
const TIMES = 5;

/**
 * Takes a list away whole as each kind of file, reads what one's own clients owe, tells many listeners of a change, tries and loads a file, and
 * makes a month's tasks.
 */
export async function works(panel: Server, ground: Ground, headers: Headers): Promise<Work[]> {
  const asked = await asManyPeople(panel, ground, headers);
  return [...asked, ...(await imports(panel, ground, headers)), await generation(panel, ground)];
}

/** What takes people of their own, or a fresh word of who one is: none on the embedded engine. */
async function asManyPeople(panel: Server, ground: Ground, headers: Headers): Promise<Work[]> {
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

/** A file of new companies is tried, as whoever loads one does, and then written. */
async function imports(panel: Server, ground: Ground, headers: Headers): Promise<Work[]> {
  const count = rowsFor(ground);
  const [owner = ''] = ground.office.keepers;
  const heads = ['title', 'vat_number', 'company_type', 'address_postal_code', 'address_city', 'owner_id', 'taxation_form'];
  const rows = Array.from({ length: count }, (_, nth) => [
    `Z pliku ${nth}`,
    freshNip(),
    'jdg',
    '90-001',
    'Łódź',
    owner,
    'pit_scale',
  ]);
  const file = [heads, ...rows].map((cells) => csvLine(cells)).join('');
  const load = (query: string) =>
    measured(
      panel,
      ground,
      () => worked(panel, `/api/companies/import${query}`, { ...headers, 'content-type': 'text/csv' }, file, { created: count }),
      headers,
    );
  const tried = await load('?dry_run=1');
  const written = await load('');
  await ground.settle();
  const goal = { seconds: (10 * count) / 10_000 };
  return [
    { says: `a file of ${count} companies, tried`, ...tried, goal },
    { says: `a file of ${count} companies, loaded`, ...written, goal },
  ];
}

/** The tasks that a large office's rules ask for in a month. */
async function generation(panel: Server, ground: Ground): Promise<Work> {
  const { firm, email, companies } = ground.office.planned;
  const headers = await session(email, firm).headers(panel.base);
  const made = await measured(
    panel,
    ground,
    () => worked(panel, '/api/recurring-tasks/generate', headers, JSON.stringify({ days: AHEAD }), {}),
    headers,
  );
  return { says: `a month’s tasks of ${companies} companies`, ...made, goal: { cpu: companies } };
}

/** Begins work and waits for its end. Throws where it came to something else. */
async function worked(panel: Server, path: string, headers: Headers, body: string, came: object): Promise<void> {
  const begun = await answered<{ data: { address: string } }>(`${panel.base}${path}`, { method: 'POST', headers, body });
  for (;;) {
    await new Promise((resume) => setTimeout(resume, 100));
    const { data } = await answered<{ data: BegunJob }>(`${panel.base}${begun.data.address}`, { headers });
    if (!isOver(data)) continue;
    const result = (data.result ?? {}) as Record<string, unknown>;
    const isSo = data.state === 'done' && Object.entries(came).every(([key, value]) => result[key] === value);
    if (!isSo) throw new Error(`${path} came to nothing: ${data.says}`);
    return;
  }
}

async function answered<Body>(url: string, how: RequestInit): Promise<Body> {
  const response = await fetch(url, how);
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Body;
}

async function several(work: (nth: number) => Promise<Told>): Promise<Told> {
  const took: Told[] = [];
  for (let nth = 0; nth < TIMES; nth += 1) took.push(await work(nth));
  const middle = took.sort((one, other) => one.cpu - other.cpu)[Math.floor(TIMES / 2)];
  if (!middle) throw new Error('Nothing was done');
  return middle;
}

/** With the headers of somebody who lists companies meanwhile it tells how long they waited, too. */
async function measured(panel: Server, ground: Ground, work: () => Promise<void>, others?: Headers): Promise<Told> {
  const [held, used, begun] = [memoryOf(panel.pid), cpuOf(panel.pid) + ground.cpu(), performance.now()];
  let most = held;
  const looking = setInterval(() => {
    most = Math.max(most, memoryOf(panel.pid));
  }, 50);
  const waits = others ? waiting(panel, others) : null;
  try {
    await work();
  } finally {
    clearInterval(looking);
  }
  const cpu = cpuOf(panel.pid) + ground.cpu() - used;
  const took = { seconds: (performance.now() - begun) / 1_000, cpu, memory: most - held };
  return waits ? { ...took, wait: await waits.end() } : took;
}

/** Lists companies every tenth of a second until the end, which answers the longest wait in seconds. */
function waiting(panel: Server, headers: Headers): { end(): Promise<number> } {
  let over = false;
  let longest = 0;
  const asking = (async () => {
    while (!over) {
      const begun = performance.now();
      // On the embedded engine an answer may be given up; it was waited for all the same.
      await drained(`${panel.base}/api/companies/?page=1&limit=25&sort=title:asc`, headers).catch(() => undefined);
      longest = Math.max(longest, (performance.now() - begun) / 1_000);
      await new Promise((resume) => setTimeout(resume, 100));
    }
  })();
  return {
    async end() {
      over = true;
      await asking;
      return longest;
    },
  };
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
