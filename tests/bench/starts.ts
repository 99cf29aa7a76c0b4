import type { Session } from './login';
import { firstAnswer, type Place, startPanel } from './servers';

/** Seconds from the start of the process to the first list that was answered to somebody logged in, a few times over. */
export async function starts(place: Place, known: Session, times: number): Promise<number[]> {
  const first = await startPanel(place);
  await firstAnswer(`${first.base}/api/ready`, {});
  const headers = await known.headers(first.base);
  await first.stop();

  const seconds: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const started = performance.now();
    const server = await startPanel(place);
    await firstAnswer(`${server.base}/api/companies/?page=1&limit=25&sort=title:asc`, headers);
    seconds.push((performance.now() - started) / 1_000);
    await server.stop();
  }
  return seconds;
}
