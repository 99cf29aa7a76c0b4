import { openDatabase } from '../../src/server/db/open';

/** Writes until it is killed, and says on its output what was acknowledged: `ready`, then one entry's number a line. */
const [, , dataDir = '', workerFile, first = '1'] = process.argv;

const CHECKPOINT_EVERY = 150;
const WRITERS = 3;

const say = (line: string) => process.stdout.write(`${line}\n`);

const db = await openDatabase({
  dataDir,
  workerFile,
  log: { info: () => undefined, warn: () => undefined },
  onFatal(error) {
    say(`fatal ${error.message}`);
    process.exit(70);
  },
});
await db.query({ text: 'create table if not exists entries (id int primary key, note text not null)' });
await db.query({ text: 'create table if not exists audit (entry_id int primary key, balance int not null)' });
await db.query({ text: 'create table if not exists balance (id int primary key, amount int not null)' });
await db.query({ text: 'insert into balance values (1, 0) on conflict do nothing' });
say('ready');

let next = Number(first);

async function write(): Promise<void> {
  for (;;) {
    const id = next++;
    await db.transaction(async (tx) => {
      await tx.query({ name: 'entry', text: 'insert into entries values ($1, $2)', values: [id, 'x'.repeat(id % 700)] });
      await tx.query({ name: 'balance', text: 'update balance set amount = amount + 1 where id = 1' });
      await tx.query({ name: 'audit', text: 'insert into audit select $1, amount from balance where id = 1', values: [id] });
    });
    say(String(id));
    if (id % CHECKPOINT_EVERY === 0) await db.query({ text: 'checkpoint' });
  }
}

await Promise.all(Array.from({ length: WRITERS }, write));
