import { readConfig } from './config';
import { isNoRoom } from './db/embedded/space';
import { isNoSpace } from './db/faults';
import { demoNotice } from './demo/notice';
import { endWithin } from './ending';
import { ForOperator } from './forOperator';
import { freePort } from './freePort';
import { limits } from './limits';
import { whereFrom } from './log';
import { outletOf } from './outlet';
import { type Running, startServer } from './start';

const out = outletOf(process.stdout);
const err = outletOf(process.stderr);
const say = (line: string): void => out.write(`${line}\n`);

let running: Running | null = null;
let ending = false;

/** Stops what runs and ends the process. A second reason changes nothing but the code: an end that failed is no good one. */
async function end(code: 0 | 1): Promise<void> {
  // Set at once: should everything close before the last line is reached, Node ends with this.
  process.exitCode = Math.max(code, ending ? Number(process.exitCode) : 0);
  if (ending) return;
  ending = true;
  endWithin((running?.services.config.limits ?? limits).server.exitMs);
  await running?.stop().catch(() => undefined);
  process.exit();
}

/**
 * E04, E05: after an error that nobody caught nothing is certain any more, so the process ends and its supervisor starts another. Only the
 * first is told: what fails while it ends would fail for ever.
 */
function fatal(error: unknown): void {
  if (ending) return void end(1);
  void end(1);
  const known = error instanceof Error ? error : new Error();
  running?.services.log.error('The process ends after an error that nobody caught', {
    error: known.name,
    stack: whereFrom(known),
  });
  err.write(
    error instanceof ForOperator ? `${error.message}\n` : `Serwer kończy pracę po nieoczekiwanym błędzie (${known.name}).\n`,
  );
}

async function main(): Promise<void> {
  const uid = process.getuid?.();
  const asked = readConfig(process.env, uid);
  const env = { ...process.env, PORT: String(await freePort(asked.host, asked.port)) };
  const config = readConfig(env, uid);
  running = await startServer(config, env, say, fatal);
  for (const line of config.demo ? demoNotice(running.services) : []) say(line);
  say(`Gotowe: ${config.publicUrl}`);
}

const noRoom =
  'Na dysku albo w bazie danych zabrakło miejsca. Zwolnij miejsce (stare kopie, dzienniki) albo powiększ dysk i uruchom panel ponownie.';

/** Why the server does not start: a sentence where the operator can mend it, else the place it came from. */
function whyNot(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ForOperator) return error.message;
  if (isNoSpace(error) || isNoRoom(error)) return noRoom;
  return error.stack ?? error.message;
}

process.on('uncaughtException', fatal);
process.on('unhandledRejection', fatal);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(0));

try {
  await main();
} catch (error) {
  err.write(`${whyNot(error)}\n`);
  process.exit(1);
}
