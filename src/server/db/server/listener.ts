import pg, { type ClientConfig } from 'pg';
import type { Listeners } from '../../notices/noticeRows';
import type { DatabaseLog } from '../database';

const SIGN_OF_LIFE = 20_000;
const FIRST_RETRY = 250;
const LONGEST_RETRY = 4_000;

/** Hears the notices of all processes on one connection of its own, and comes back by itself when that breaks. */
export function noticeListener(config: ClientConfig, listeners: Listeners, log: DatabaseLog) {
  let client: pg.Client | null = null;
  let started: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let retry = FIRST_RETRY;
  let closed = false;

  const later = (work: () => void, delay: number) => {
    timer = setTimeout(work, delay);
    timer.unref();
  };

  function lost(broken: pg.Client) {
    if (client !== broken) return;
    client = null;
    clearTimeout(timer);
    broken.end().catch(() => undefined);
    if (closed) return;
    log.warn('Utracono połączenie, którym baza danych przesyła powiadomienia. Ponawiam.');
    later(() => void connect().then((again) => again && listeners.tellMissed()), retry);
    retry = Math.min(retry * 2, LONGEST_RETRY);
  }

  const hear = (on: pg.Client, channel: string) =>
    on.query(`listen ${pg.escapeIdentifier(channel)}`).then(
      () => undefined,
      () => lost(on),
    );

  function watch(open: pg.Client) {
    const ask = () =>
      void open.query('select 1').then(
        () => later(ask, SIGN_OF_LIFE),
        () => lost(open),
      );
    later(ask, SIGN_OF_LIFE);
  }

  async function connect(): Promise<boolean> {
    const fresh = new pg.Client(config);
    client = fresh;
    fresh.on('error', () => lost(fresh));
    fresh.on('end', () => lost(fresh));
    fresh.on('notification', ({ channel, payload = '' }) => listeners.deliver({ channel, payload }));
    try {
      await fresh.connect();
    } catch {
      lost(fresh);
      return false;
    }
    for (const channel of listeners.channels()) await hear(fresh, channel);
    if (client !== fresh) return false;
    retry = FIRST_RETRY;
    watch(fresh);
    return true;
  }

  return {
    /** Resolves when the channel is heard; while the server is away at once, and it is heard after the return. */
    async add(channel: string): Promise<void> {
      started ??= connect().then(() => undefined);
      await started;
      if (client) await hear(client, channel);
    },
    async close(): Promise<void> {
      closed = true;
      clearTimeout(timer);
      const open = client;
      client = null;
      await open?.end().catch(() => undefined);
    },
  };
}
