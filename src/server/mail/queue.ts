import { uuidMaker } from '../../lib/uuid';
import { decryptField, encryptField } from '../auth/crypto/fields';
import type { Keys } from '../auth/crypto/keys';
import type { Clock } from '../clock';
import type { Database, Tx } from '../db/database';
import type { Mailer, Message } from './message';
import { withWord } from './recognition';

/** Messages are written in the transaction that causes them and sent after it, so none is sent for what did not happen. */
export interface MailQueue {
  enqueue(tx: Tx, tenantId: number, message: Message, now: Date): Promise<void>;
  /** For a message that nothing else is written with. */
  send(tenantId: number, message: Message): Promise<void>;
  /** Sends what is due, soon. */
  kick(): void;
  /** Sends what is due and waits for it. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

interface Due {
  tenant_id: number;
  id: string;
  body: string;
  attempts: number;
}

const pauses = [10, 60, 300, 1_800, 7_200];
const leaseSeconds = 60;

const newId = uuidMaker();

/** Writes a message in the caller's transaction; the queue looks for what is due by itself, every quarter of a minute. */
export async function writeMessage(
  tx: Pick<Tx, 'query'>,
  keys: Keys,
  tenantId: number,
  message: Message,
  now: Date,
): Promise<void> {
  await tx.query({
    text: 'insert into mail_queue (tenant_id, id, body, next_at, created_at) values ($1, $2, $3, $4, $4)',
    values: [tenantId, newId(), encryptField(keys, String(tenantId), 'mail', JSON.stringify(message)), now],
  });
}

/** Throws away what stands of a firm's messages that were sent, or given up, before the moment. */
export async function forgetMessages(db: Pick<Database, 'query'>, tenantId: number, before: Date): Promise<void> {
  await db.query({
    text: 'delete from mail_queue where tenant_id = $1 and created_at < $2 and (sent_at is not null or failed is not null)',
    values: [tenantId, before],
  });
}

/** A queue on the database: leased, so that two processes never send the same message; five retries, then given up and kept as failed. */
export function createMailQueue({
  db,
  mailer,
  keys,
  clock,
  onError,
}: {
  db: Database;
  mailer: Mailer;
  keys: Keys;
  clock: Clock;
  onError: (error: unknown) => void;
}): MailQueue {
  let running: Promise<void> | null = null;
  let again = false;
  let stopped = false;
  const timer = setInterval(() => kick(), 15_000);
  timer.unref();

  /** Takes one due message for a minute; whoever dies meanwhile leaves it to the next. */
  async function claim(): Promise<Due | null> {
    const now = clock();
    const [due] = await db.query<Due>({
      name: 'mail.claim',
      text: `update mail_queue set attempts = attempts + 1, next_at = $2 where (tenant_id, id) in
        (select tenant_id, id from mail_queue where sent_at is null and failed is null and next_at <= $1 order by next_at, id limit 1 for update skip locked)
        returning tenant_id, id, body, attempts`,
      values: [now, new Date(now.getTime() + leaseSeconds * 1_000)],
    });
    return due ?? null;
  }

  async function deliver(due: Due) {
    const where = [due.tenant_id, due.id];
    try {
      const message = JSON.parse(decryptField(keys, String(due.tenant_id), 'mail', due.body)) as Message;
      await mailer.send(await withWord(db, due.tenant_id, message));
      await db.query({
        text: 'update mail_queue set sent_at = $3, body = null where tenant_id = $1 and id = $2',
        values: [...where, clock()],
      });
    } catch (error) {
      onError(error);
      const pause = pauses[due.attempts - 1];
      if (pause === undefined)
        await db.query({
          text: "update mail_queue set failed = 'gave up', body = null where tenant_id = $1 and id = $2",
          values: where,
        });
      else
        await db.query({
          text: 'update mail_queue set next_at = $3 where tenant_id = $1 and id = $2',
          values: [...where, new Date(clock().getTime() + pause * 1_000)],
        });
    }
  }

  async function run() {
    do {
      again = false;
      for (let due = await claim(); due && !stopped; due = await claim()) await deliver(due);
    } while (again && !stopped);
  }

  function drain(): Promise<void> {
    again = true;
    running ??= run()
      .catch(onError)
      .finally(() => {
        running = null;
      });
    return running;
  }

  function kick() {
    if (!stopped) void drain();
  }

  return {
    enqueue: (tx, tenantId, message, now) => writeMessage(tx, keys, tenantId, message, now),
    kick,
    drain,
    send: async (tenantId, message) => {
      await db.transaction((tx) => writeMessage(tx, keys, tenantId, message, clock()));
      kick();
    },
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
