import { principalsOf } from '../auth/sessionPrincipals';
import type { ChangeNotice } from '../records/notices';
import { changesChannel } from '../records/notices';
import type { Services } from '../services';
import { deliver, missed } from './deliver';
import type { Listener } from './listener';

/** Everybody of this process who hears of changes. */
export interface EventHub {
  /** Answers how to leave. */
  join(listener: Listener): Promise<() => void>;
  /** Ends every stream, for good. */
  close(): void;
}

/** Milliseconds; changes that come together are told together, and looked at once for all who listen. */
const gathering = 100;
/** Without a word for longer than this a proxy would take the line for dead. */
const heartbeat = 20_000;
/** Streams of one session; the oldest ends for the newest. */
const mostOfSession = 10;

/** A comment that clients pass over. */
const beat = Buffer.from(': \n\n');
const readAnew = Buffer.from(missed);

async function beatAll(listeners: readonly Listener[]): Promise<void> {
  for (const { send } of listeners) send(beat);
}

type Parts = Pick<Services, 'db' | 'clock' | 'log' | 'tenants'>;

export function eventHub(parts: Parts): EventHub {
  const { db, clock, log, tenants } = parts;
  const byTenant = new Map<number, Set<Listener>>();
  const waiting = new Map<number, ChangeNotice[]>();
  let working: Promise<void> | null = null;
  let timer: NodeJS.Timeout | null = null;
  let hearing: Promise<() => void> | null = null;
  let closed = false;

  const beats = setInterval(() => {
    for (const [tenantId] of byTenant) void checked(tenantId, beatAll);
  }, heartbeat);
  beats.unref();

  function hear(payload: string) {
    const notice = JSON.parse(payload) as ChangeNotice;
    if (!byTenant.has(notice.tenant)) return;
    const notices = waiting.get(notice.tenant) ?? [];
    notices.push(notice);
    waiting.set(notice.tenant, notices);
    timer ??= setTimeout(tell, gathering).unref();
  }

  function tell() {
    timer = null;
    const batch = [...waiting];
    waiting.clear();
    const work = async () => {
      for (const [tenantId, notices] of batch)
        await checked(tenantId, (listeners, people) => deliver(parts, tenantId, notices, listeners, people));
    };
    // One batch after another, so that nobody hears of a later change first.
    working = (working ?? Promise.resolve()).then(work);
  }

  /** Ends the streams of sessions that are over, then does the work for the rest; where that fails they are told that they may have missed something. */
  async function checked(
    tenantId: number,
    work: (listeners: readonly Listener[], people: People) => Promise<void>,
  ): Promise<void> {
    const listeners = [...(byTenant.get(tenantId) ?? [])];
    const tenant = tenants.all().find(({ id }) => id === tenantId);
    if (listeners.length === 0 || !tenant) return;
    try {
      const people = await principalsOf(db, tenant, [...new Set(listeners.map(({ sessionId }) => sessionId))], clock());
      const living = listeners.filter(({ sessionId }) => people.has(sessionId));
      for (const listener of listeners) if (!people.has(listener.sessionId)) leave(listener);
      await work(living, people);
    } catch (error) {
      log.warn('Changes could not be told', { error: error instanceof Error ? error.name : 'unknown' });
      for (const { send } of listeners) send(readAnew);
    }
  }

  function leave(listener: Listener) {
    const listeners = byTenant.get(listener.tenantId);
    if (!listeners?.delete(listener)) return;
    if (listeners.size === 0) byTenant.delete(listener.tenantId);
    listener.end();
  }

  function tellMissed() {
    for (const listeners of byTenant.values()) for (const { send } of listeners) send(readAnew);
  }

  return {
    async join(listener) {
      const listeners = byTenant.get(listener.tenantId) ?? new Set<Listener>();
      byTenant.set(listener.tenantId, listeners.add(listener));
      const own = [...listeners].filter(({ sessionId }) => sessionId === listener.sessionId);
      for (const old of own.slice(0, -mostOfSession)) leave(old);
      hearing ??= db.listen(changesChannel, hear, tellMissed);
      await hearing;
      if (closed) leave(listener);
      return () => leave(listener);
    },
    close() {
      closed = true;
      clearInterval(beats);
      if (timer) clearTimeout(timer);
      for (const listeners of [...byTenant.values()]) for (const listener of [...listeners]) leave(listener);
      void hearing?.then((stop) => stop());
    },
  };
}

type People = Awaited<ReturnType<typeof principalsOf>>;
