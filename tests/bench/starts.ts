import type { Session } from './login';
import { firstAnswer, type Place, type Server, startPanel } from './servers';

/** Seconds, each time. */
export interface Starts {
  /** From the start of the process to the first list that was answered to somebody logged in. */
  list: number[];
  /** The same until it is ready, where the one before was killed in the middle of a write. */
  killed: number[];
}

const list = '/api/companies/?page=1&limit=25&sort=title:asc';
const secondsSince = (started: number) => (performance.now() - started) / 1_000;

/** A few times over, with an orderly end and with none before. */
export async function starts(place: Place, known: Session, times: number): Promise<Starts> {
  const first = await startPanel(place);
  await firstAnswer(`${first.base}/api/ready`, {});
  const headers = await known.headers(first.base);
  await first.stop();

  const seconds: Starts = { list: [], killed: [] };
  for (let time = 0; time < times; time += 1) {
    const started = performance.now();
    const server = await startPanel(place);
    await firstAnswer(`${server.base}${list}`, headers);
    seconds.list.push(secondsSince(started));
    await server.stop();
  }
  for (let time = 0; time < times; time += 1) {
    const doomed = await startPanel(place);
    await firstAnswer(`${doomed.base}/api/ready`, {});
    await killWriting(doomed, await known.headers(doomed.base));
    const started = performance.now();
    const server = await startPanel(place);
    await firstAnswer(`${server.base}/api/ready`, {});
    seconds.killed.push(secondsSince(started));
    await server.stop();
  }
  return seconds;
}

/** Kills a server that a few people change their own settings on at the moment. */
async function killWriting(server: Server, headers: Readonly<Record<string, string>>): Promise<void> {
  let over = false;
  const write = async () => {
    while (!over) {
      const sent = fetch(`${server.base}/api/companies/import/matches`, {
        method: 'PUT',
        headers,
        body: JSON.stringify({ match: { Nazwa: 'title' } }),
      });
      await sent.then((response) => response.arrayBuffer()).catch(() => undefined);
    }
  };
  const writers = Array.from({ length: 4 }, write);
  await new Promise((resume) => setTimeout(resume, 500));
  await server.kill();
  over = true;
  await Promise.all(writers);
}
