import { openDatabase } from '../../../../src/server/db/open';

/** A process of its own on an embedded database: `hold` opens it, `fill` writes until it cannot. Says what happens, a line each. */
const [, , what, dataDir = '', workerFile] = process.argv;

const say = (line: string) => process.stdout.write(`${line}\n`);

function onFatal(error: Error): never {
  say(`fatal: ${error.message}`);
  process.exit(70);
}

try {
  const db = await openDatabase({ dataDir, workerFile, onFatal, log: { info: () => undefined, warn: () => undefined } });
  say('open');
  if (what === 'fill') await db.query({ text: 'create table filler (note text)' });
  while (what === 'fill') {
    await db.transaction((tx) => tx.query({ text: `insert into filler select repeat('x', 500) from generate_series(1, 500)` }));
    say('saved');
  }
} catch (error) {
  say(`refused: ${error instanceof Error ? error.message : error}`);
}
