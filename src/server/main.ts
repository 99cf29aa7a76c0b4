import { SecretsRefused } from './auth/crypto/keyText';
import { ConfigRefused, readConfig } from './config';
import { SchemaRefused } from './db/differApply';
import { FolderInUse } from './db/embedded/lock';
import { NotDurable } from './db/embedded/probe';
import { demoNotice } from './demo/notice';
import { freePort, PortTaken } from './freePort';
import { whereFrom } from './log';
import { MailNotConfigured } from './mail/createMailer';
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
  const known = error instanceof Error ? error : new Error();
  running?.services.log.error('The process ends after an error that nobody caught', {
    error: known.name,
    stack: whereFrom(known),
  });
  process.stderr.write(`Serwer kończy pracę po nieoczekiwanym błędzie (${known.name}).\n`);
  void end(1);
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

const mendable = [ConfigRefused, SecretsRefused, MailNotConfigured, SchemaRefused, FolderInUse, NotDurable, PortTaken];

/** Why the server does not start: a sentence where the operator can mend it, else the place it came from. */
function whyNot(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return mendable.some((kind) => error instanceof kind) ? error.message : (error.stack ?? error.message);
}

process.on('uncaughtException', fatal);
process.on('unhandledRejection', fatal);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(0));

try {
  await main();
} catch (error) {
  process.stderr.write(`${whyNot(error)}\n`);
  process.exit(1);
}
