import { existsSync, readFileSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { formatDateTime, toWarsaw } from '../../lib/dates';
import { ForOperator } from '../forOperator';
import type { Database, Tx } from './database';

/** Which copy a restore puts in place, and since when (ISO, UTC). */
export interface RestoreMark {
  copy: string;
  began: string;
}

const fileOf = (dataDir: string) => join(dataDir, 'restore-unfinished.json');
const word = 'panel-biura-restore ';

/** B02: what stands in the place is not whole, as a restore of it was cut off; nothing but a restore may open it. */
export class RestoreUnfinished extends ForOperator {
  override readonly name = 'RestoreUnfinished';

  constructor({ copy, began }: RestoreMark) {
    const since = Number.isNaN(Date.parse(began)) ? '' : ` (od ${formatDateTime(toWarsaw(new Date(began)))})`;
    super(
      `Odtwarzanie kopii ${copy}${since} zostało przerwane i danych nie ma tu w całości, więc nic ich nie otworzy. Odtwórz ją jeszcze raz: npm run restore -- --copy ${copy}`,
    );
  }
}

/** The mark of a data folder; a file that can't be read is a mark too. */
export function markIn(dataDir: string): RestoreMark | null {
  if (dataDir === '' || !existsSync(fileOf(dataDir))) return null;
  return markOf(readFileSync(fileOf(dataDir), 'utf8'));
}

function markOf(text: string): RestoreMark {
  try {
    const { copy, began } = JSON.parse(text);
    return { copy: String(copy), began: String(began) };
  } catch {
    return { copy: 'NAZWA', began: '' };
  }
}

/** On the disk before anything of the place is touched: with its name, or not at all. */
export async function markRestore(dataDir: string, mark: RestoreMark): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${fileOf(dataDir)}.new`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(JSON.stringify(mark));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, fileOf(dataDir));
  await syncFolder(dataDir);
}

/** The last thing that a restore does. */
export async function unmarkRestore(dataDir: string): Promise<void> {
  await rm(fileOf(dataDir), { force: true });
  await syncFolder(dataDir);
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}

/** On a server many processes share a database, and each of them has to find the mark: it is the comment of the schema. */
export async function markSchema(tx: Pick<Tx, 'query'>, mark: RestoreMark | null): Promise<void> {
  const text = mark ? `'${(word + JSON.stringify(mark)).replaceAll("'", "''")}'` : 'null';
  await tx.query({ text: `comment on schema public is ${text}` });
}

/** What opens a server's database for work asks it first, as opening it connects to nothing yet. Throws RestoreUnfinished. */
export async function requireRestored(db: Pick<Database, 'query' | 'engine'>): Promise<void> {
  const cutOff = db.engine === 'server' ? await markOfSchema(db) : null;
  if (cutOff) throw new RestoreUnfinished(cutOff);
}

export async function markOfSchema(db: Pick<Database, 'query'>): Promise<RestoreMark | null> {
  const [row] = await db.query<{ said: string | null }>({
    text: `select obj_description(to_regnamespace('public')::oid, 'pg_namespace') as said`,
  });
  return row?.said?.startsWith(word) ? markOf(row.said.slice(word.length)) : null;
}
