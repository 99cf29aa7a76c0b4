import { readConfig } from './config';
import { demoNotice } from './demo/notice';
import { freePort } from './freePort';
import { type Running, startServer } from './start';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

let running: Running | null = null;
let ending = false;

/** Stops what runs and ends the process; a second reason to end changes nothing. */
async function end(code: number): Promise<void> {
  if (ending) return;
  ending = true;
  await running?.stop().catch(() => undefined);
  process.exit(code);
}

/** E04: after an error that nobody caught nothing is certain any more, so the process ends and its supervisor starts another. */
function fatal(error: unknown): void {
  const { name = 'Error', stack = String(error) } = error instanceof Error ? error : {};
  running?.services.log.error('The process ends after an error that nobody caught', { error: name, stack });
  process.stderr.write(`Serwer kończy pracę po nieoczekiwanym błędzie (${name}).\n`);
  void end(1);
}

async function main(): Promise<void> {
  const port = process.env.PORT === '0' ? await freePort() : process.env.PORT;
  const env = { ...process.env, ...(port === undefined ? {} : { PORT: String(port) }) };
  const config = readConfig(env, process.getuid?.());
  running = await startServer(config, env, say, fatal);
  for (const line of config.demo ? demoNotice(running.services) : []) say(line);
  say(`Gotowe: ${config.publicUrl}`);
}

process.on('uncaughtException', fatal);
process.on('unhandledRejection', fatal);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(0));

try {
  await main();
} catch (error) {
  // What the operator can mend is a sentence; the rest needs the place it came from.
  const mendable =
    error instanceof Error && ['ConfigRefused', 'SecretsRefused', 'MailNotConfigured', 'SchemaRefused'].includes(error.name);
  process.stderr.write(`${mendable ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}
