import { isNoSpace } from '../../src/server/db/faults';
import { openDatabase } from '../../src/server/db/open';

/**
 * Writes and reads by turns, checkpoints all the time, and goes on where the disk is full. Says on its output `ready`, the number of an entry
 * that was acknowledged, `full` for a write that found no room, `read` for
 * rows that were read, `checkpoint` or `checkpoint refused`.
 */
const [, , dataDir = '', workerFile, first = '1'] = process.argv;

const say = (line: string) => process.stdout.write(`${line}\n`);

const db = await openDatabase({
  dataDir,
  workerFile,
  log: { info: () => undefined, warn: () => undefined },
  onFatal(error) {
    say(`fatal ${error.message}`);
    process.exit(70);
  },
}).catch((error: Error) => {
  say(`refused ${error.message.replaceAll('\n', ' ')}`);
  process.exit(1);
});
const tables = [
  'create table if not exists entries (id int primary key, note text not null)',
  'create table if not exists audit (entry_id int primary key, balance int not null)',
  'create table if not exists balance (id int primary key, amount int not null)',
  'insert into balance values (1, 0) on conflict do nothing',
];
for (const text of tables) await db.query({ text });
say('ready');

async function write(id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query({ name: 'entry', text: 'insert into entries values ($1, $2)', values: [id, 'x'.repeat((id * 37) % 2_000)] });
    await tx.query({ name: 'balance', text: 'update balance set amount = amount + 1 where id = 1' });
    await tx.query({ name: 'audit', text: 'insert into audit select $1, amount from balance where id = 1', values: [id] });
  });
  say(String(id));
}

for (let id = Number(first), turn = 1; ; turn += 1) {
  try {
    await write(id);
    id += 1;
  } catch (error) {
    if (!isNoSpace(error)) throw error;
    say('full');
  }
  await db.query({ text: 'select count(*) from entries' });
  say('read');
  if (turn % 50 === 0) {
    const refused = await db.query({ text: 'checkpoint' }).then(
      () => null,
      (error: unknown) => error,
    );
    if (refused && !isNoSpace(refused)) throw refused;
    say(refused ? 'checkpoint refused' : 'checkpoint');
  }
}
