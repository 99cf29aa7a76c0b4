import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { WholeSchema, WholeTable } from '../db/whole/schemaText';
import { CopyDamaged } from './damaged';
import type { Passphrase } from './passphrase';
import { RowSum } from './rowSum';
import { seal, unseal } from './sealed';

/** What a copy says of itself before anything else. */
export interface CopyHead {
  format: 1;
  made: string;
  engine: 'embedded' | 'server';
  /** Numbers of the migrations that its database had. */
  migrations: number[];
  /** Of each key of the server, so that the right ones are known again. */
  keys: { id: string; print: string }[];
  firms: { id: number; key: string; name: string }[];
}

/** What a copy says at its end, when everything is in it. */
export interface CopyWhole {
  tables: Record<string, { rows: number; sum: string }>;
  files: { count: number; bytes: number };
  /** Files whose rows are in the copy and whose bytes the store did not have as the rows say. */
  absent: string[];
}

/** Called for each part as it is read; a false answer ends the reading. */
export interface CopyReader {
  schema?(schema: WholeSchema): Promise<void>;
  rows?(table: WholeTable, rows: readonly string[]): Promise<void>;
  /** After the last row of a table. */
  end?(table: WholeTable): Promise<boolean>;
}

const sealedAs = 'copy';
/** Lines handed on at once. */
const batch = 500;

/** Writes a copy's lines into a local file: packed, sealed, and on the disk when `finish` resolves. */
export function writeArchive(path: string, passphrase: Passphrase) {
  const input = new PassThrough({ highWaterMark: 1024 * 1024 });
  const done = pipeline(
    input,
    createGzip(),
    (packed: AsyncIterable<Buffer>) => seal(passphrase, sealedAs, packed),
    createWriteStream(path, { mode: 0o600, flags: 'wx' }),
  );
  done.catch(() => undefined);
  const write = async (text: string) => {
    if (!input.write(text)) await Promise.race([once(input, 'drain'), done]);
  };
  const tell = (word: string, what: unknown) => write(`#${word} ${JSON.stringify(what)}\n`);
  return {
    head: (head: CopyHead) => tell('head', head),
    schema: (schema: WholeSchema) => tell('schema', schema),
    table: (table: WholeTable) => tell('table', table),
    rows: (rows: readonly string[]) => write(`${rows.join('\n')}\n`),
    async finish(whole: CopyWhole): Promise<void> {
      await tell('whole', whole);
      input.end();
      await done;
      const file = await open(path, 'r+');
      await file.sync().finally(() => file.close());
    },
    async abandon(): Promise<void> {
      input.destroy(new Error('The copy was given up'));
      await done.catch(() => undefined);
    },
  };
}

/**
 * Reads a copy from a local file to its end and compares it with what it says of itself. Throws CopyDamaged wherever it is not what was
 * written; who only wants to know that it is whole gives no reader.
 */
export async function readArchive(
  path: string,
  passphrase: Passphrase,
  reader: CopyReader = {},
): Promise<{ head: CopyHead; whole: CopyWhole | null }> {
  const told: { head?: CopyHead; whole?: CopyWhole } = {};
  const sums = new Map<string, RowSum>();
  let table: WholeTable | null = null;
  let rows: string[] = [];
  let stopped = false;

  const flush = async () => {
    if (table && rows.length > 0) await reader.rows?.(table, rows);
    rows = [];
  };
  const endTable = async () => {
    await flush();
    if (table && (await reader.end?.(table)) === false) stopped = true;
    table = null;
  };
  const each = async (line: string) => {
    if (line.startsWith('{')) {
      if (!table) throw new CopyDamaged('A row stands outside any table');
      sums.get(table.name)?.add(line);
      rows.push(line);
      if (rows.length >= batch) await flush();
      return;
    }
    await endTable();
    const [, word, json = ''] = /^#(\w+) (.*)$/s.exec(line) ?? [];
    const what = JSON.parse(json);
    if (word === 'head') told.head = what;
    else if (word === 'schema') await reader.schema?.(what);
    else if (word === 'whole') told.whole = what;
    else if (word === 'table') {
      table = what as WholeTable;
      sums.set(table.name, new RowSum());
    } else throw new CopyDamaged(`The copy holds a part "${word}" that this version does not know`);
  };

  await pipeline(
    createReadStream(path),
    (sealed: AsyncIterable<Buffer>) => unseal(passphrase, sealedAs, sealed),
    createGunzip(),
    async (plain: AsyncIterable<Buffer>) => {
      for await (const line of linesOf(plain)) {
        await each(line);
        if (stopped) return;
      }
    },
  ).catch((error: unknown) => {
    if (!stopped) throw error;
  });
  const { head, whole } = told;
  if (head?.format !== 1) throw new CopyDamaged('The copy has no beginning that this version knows');
  if (stopped) return { head, whole: null };
  if (!whole) throw new CopyDamaged('The copy has no end');
  for (const [name, { rows: count, sum }] of Object.entries(whole.tables))
    if (sums.get(name)?.rows !== count || sums.get(name)?.sum !== sum)
      throw new CopyDamaged(`The rows of ${name} are not those that were written`);
  return { head, whole };
}

/** Lines by their ends alone: readers of text take other signs for ends too, which stand in what people write. */
async function* linesOf(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer[] = [];
  for await (const chunk of source) {
    let from = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      yield Buffer.concat([...rest, chunk.subarray(from, end)]).toString('utf8');
      rest = [];
      from = end + 1;
    }
    if (from < chunk.length) rest.push(chunk.subarray(from));
  }
  if (rest.length > 0) throw new CopyDamaged('The last line has no end');
}
