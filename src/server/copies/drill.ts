import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { storePassword } from '../auth/accounts';
import { createAuth } from '../auth/createAuth';
import type { Keys } from '../auth/crypto/keys';
import { check, open, verify } from '../auth/login';
import { exchange } from '../auth/sessions';
import type { Clock } from '../clock';
import type { Config } from '../config';
import type { Database } from '../db/database';
import { applyDiff } from '../db/differApply';
import { openDatabase } from '../db/open';
import { someoneActive } from '../db/whole/people';
import { readRows, settle } from '../db/whole/rows';
import { readSchema } from '../db/whole/schemaText';
import { openTenants } from '../firms/tenants';
import type { Log } from '../log';
import type { Message } from '../mail/message';
import { verifyAudit } from '../records/auditVerify';
import type { CopyWhole } from './archive';
import type { Drilled } from './copies';
import { CopyDamaged } from './damaged';
import { loadCopy } from './load';
import { printOf } from './make';
import type { Passphrase } from './passphrase';
import type { CopyPlace } from './place';
import { RowSum } from './rowSum';
import { verifyCopy } from './verify';

export interface DrillParts {
  place: CopyPlace;
  passphrase: Passphrase;
  keys: Keys;
  clock: Clock;
  config: Config;
  log: Log;
  /** Of the embedded engine; as `openDatabase` has it. */
  workerFile?: string;
  signal?: AbortSignal;
}

/**
 * B02: restores the newest copy into a scratch place on the embedded engine, whichever one it came from, and looks at what stands there:
 * counts and sums of every table, the bytes of every file, every firm's trail to its head, a login to each firm with the server's own keys.
 */
export async function drill(parts: DrillParts): Promise<Drilled> {
  const { place, passphrase, keys, clock, config, signal } = parts;
  const began = performance.now();
  const [copy] = await place.names();
  if (copy === undefined) throw new CopyDamaged('There is no copy yet');
  const { head, files } = await verifyCopy(place, passphrase, copy, signal);
  const held = new Set(printOf(keys).map(({ print }) => print));
  const lacking = head.keys.filter(({ print }) => !held.has(print)).map(({ id }) => id);
  if (lacking.length > 0)
    throw new CopyDamaged(`The server no longer has the key ${lacking.join(', ')}: encrypted fields would stay closed`);

  const folder = join(config.dataDir, 'drill');
  await rm(folder, { recursive: true, force: true });
  let died: Error | null = null;
  const db = await openDatabase({
    dataDir: folder,
    log: { info: () => undefined, warn: () => undefined },
    onFatal: (error) => {
      died = error;
    },
    ...(parts.workerFile === undefined ? {} : { workerFile: parts.workerFile }),
  });
  try {
    const whole = await loadCopy(db, place, passphrase, copy);
    await compare(db, whole, signal);
    const trail = await trailsHold(db, keys, head.firms);
    await applyDiff(db, { info: () => undefined, warn: () => undefined });
    const logins = await logIn(db, parts, clock);
    const rows = Object.values(whole.tables).reduce((sum, table) => sum + table.rows, 0);
    const ms = Math.round(performance.now() - began);
    return { copy, made: head.made, tables: Object.keys(whole.tables).length, rows, files: files.length, trail, logins, ms };
  } catch (error) {
    throw died ?? error;
  } finally {
    await db.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Reads back what was restored: the same rows, value by value. */
async function compare(db: Database, whole: CopyWhole, signal?: AbortSignal): Promise<void> {
  await db.transaction(async (tx) => {
    await settle(tx);
    const { tables } = await readSchema(tx);
    for (const table of tables) {
      const sum = new RowSum();
      for await (const rows of readRows(tx, table)) {
        signal?.throwIfAborted();
        for (const row of rows) sum.add(row);
      }
      const expected = whole.tables[table.name];
      if (expected?.rows !== sum.rows || expected.sum !== sum.sum)
        throw new CopyDamaged(
          `${table.name}: restored ${sum.rows} rows, written were ${expected?.rows ?? 0}, or their values differ`,
        );
    }
    const restored = new Set(tables.map(({ name }) => name));
    const lost = Object.keys(whole.tables).filter((name) => !restored.has(name));
    if (lost.length > 0) throw new CopyDamaged(`Tables were not restored: ${lost.join(', ')}`);
  });
}

/** So many lines of trail in all; throws where that of a firm does not hold. */
export async function trailsHold(db: Database, keys: Keys, firms: readonly { id: number; key: string }[]): Promise<number> {
  let lines = 0;
  for (const { id, key } of firms) {
    const verdict = await verifyAudit(db, keys, id);
    const [wrong] = verdict.findings;
    if (wrong) throw new CopyDamaged(`The trail of ${key} does not hold from line ${wrong.from}: ${wrong.why}`);
    lines += verdict.lines;
  }
  return lines;
}

/** All three steps of the login, as one of each firm's people, whose password is made up here in the scratch place; nothing is sent to anybody. */
async function logIn(db: Database, { keys, config, log }: DrillParts, clock: Clock): Promise<number> {
  const sent: Message[] = [];
  const mailer = {
    channels: ['email', 'sms'] as const,
    send: async (message: Message) => void sent.push(message),
    smsapiProfile: async () => ({ configured: false as const }),
  };
  const auth = createAuth({ db, keys, clock, random: randomBytes, mailer, config: { ...config, demoLoginCode: null }, log });
  const tenants = await openTenants(db, log);
  try {
    let logins = 0;
    for (const tenant of tenants.all()) {
      const person = await someoneActive(db, tenant.id);
      if (!person) continue;
      const password = randomBytes(24).toString('base64url');
      await storePassword(db, tenant.id, person.id, await auth.hasher.hash(password), clock());
      const origin = { tenant, network: '127.0.0.0/24', userAgent: 'drill', requestId: 'drill', deviceToken: null };
      const { ticket } = await check(auth, origin, person.email, password);
      await auth.mail.drain();
      const code = sent.findLast((message) => message.code)?.code;
      if (!code) throw new CopyDamaged(`${tenant.key}: no code was sent for a login`);
      await verify(auth, origin, ticket, person.email, code);
      const { refresh } = await open(auth, origin, ticket, person.email, password);
      if ((await exchange(auth, origin, refresh)).kind !== 'fresh')
        throw new CopyDamaged(`${tenant.key}: the session did not open`);
      logins += 1;
    }
    return logins;
  } finally {
    tenants.close();
    await auth.settled();
    await auth.stopCounting();
    await auth.mail.stop();
  }
}
