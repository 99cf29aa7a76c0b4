import { formatDateTime, toWarsaw } from '../../lib/dates';
import type { Keys } from '../auth/crypto/keys';
import { SecretsRefused } from '../auth/crypto/keyText';
import type { Clock } from '../clock';
import type { Config } from '../config';
import type { Database } from '../db/database';
import { noteTold, readWork } from '../db/housekeeping';
import type { FileStore } from '../files/store/store';
import type { Tenants } from '../firms/tenants';
import type { Log } from '../log';
import { notify } from '../notices/notify';
import { peopleWith } from '../notices/people';
import { systemScope } from '../scope';
import type { Copies, Drilled, MadeCopy } from './copies';
import { copyWork, drillWork } from './copyWork';
import { type Passphrase, passphraseOf, readPassphrase } from './passphrase';
import { openPlace } from './place';
import { doWork, UnderWay, type Work } from './works';

interface Parts {
  db: Database;
  config: Config;
  clock: Clock;
  keys: Keys;
  log: Log;
  tenants: Tenants;
  store: FileStore;
  passphrase: Passphrase;
  workerFile?: string;
}

const lookMs = 30_000;
const hour = 60 * 60_000;
/** While it lasts, people are told so often. */
const againMs = 24 * hour;

/** The passphrase where copies are made; throws SecretsRefused where it is missing or no good. */
export async function copyPassphrase(
  config: Pick<Config, 'copies'>,
  env: Parameters<typeof readPassphrase>[0],
): Promise<Passphrase | null> {
  if (!config.copies) return null;
  const text = await readPassphrase(env);
  if (!text)
    throw new SecretsRefused(
      'BACKUP_DIR jest ustawione, a hasła kopii nie ma: ustaw BACKUP_PASSPHRASE_FILE albo BACKUP_PASSPHRASE (openssl rand -base64 32).',
      'BACKUP_DIR is set and the passphrase of copies is not: set BACKUP_PASSPHRASE_FILE or BACKUP_PASSPHRASE (openssl rand -base64 32).',
    );
  return passphraseOf(text);
}

/** B01, B02: makes copies and tries them by the clock; one process of all does each. */
export async function openCopies(parts: Parts): Promise<Copies> {
  const { db, config, clock, keys, log, tenants, store, passphrase, workerFile } = parts;
  if (!config.copies) throw new Error('Copies are opened where they are configured');
  const { target, months, everyMs } = config.copies;
  const place = await openPlace(target, config.dataDir);
  const stopping = new AbortController();
  const { signal } = stopping;
  const copying = copyWork({ db, store, place, passphrase, keys, clock, months, signal }, config);
  const drilling = drillWork({
    place,
    passphrase,
    keys,
    clock,
    config,
    log,
    signal,
    ...(workerFile === undefined ? {} : { workerFile }),
  });
  const opened = clock();
  let under: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | null = null;

  /** One after another in this process, so that two works do not share a disk and a core. */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const mine = under.then(work);
    under = mine.catch(() => undefined);
    return mine;
  };

  async function tellEverybody(event: 'copy_old' | 'copy_drill_failed', made: Date | null): Promise<void> {
    const now = clock();
    for (const tenant of tenants.all())
      await db.transaction(async (tx) => {
        const to = await peopleWith(tx, tenant.id, 'superuser');
        const termin = made ? formatDateTime(toWarsaw(made)) : 'brak';
        await notify(tx, systemScope(tenant, now), { event, to, values: { termin } });
      });
  }

  async function tellWhenOld(): Promise<void> {
    const now = clock();
    const done = (await readWork(db, 'copy'))?.done_at ?? null;
    if (now.getTime() - (done ?? opened).getTime() <= Math.max(4 * everyMs, hour)) return;
    if (!(await noteTold(db, 'copy', now, new Date(now.getTime() - againMs)))) return;
    log.error('Alarm: backupAge');
    await tellEverybody('copy_old', done);
  }

  /** What an error says names tables and files by their ids, and nothing of people. */
  function failed(name: Work<unknown>['name'], error: unknown): void {
    if (signal.aborted || error instanceof UnderWay) return;
    log.error(name === 'copy' ? 'A copy failed' : 'Alarm: copyDrill', { error: error instanceof Error ? error.name : 'unknown' });
  }

  async function runCopy(isAsked: boolean): Promise<MadeCopy | null> {
    try {
      const made = await doWork({ db, clock }, copying, isAsked);
      if (made && made.missing.length > 0) log.error('Alarm: files are missing in the store, so in the copy too');
      return made;
    } catch (error) {
      failed('copy', error);
      throw error;
    }
  }

  async function runDrill(isAsked: boolean): Promise<Drilled | null> {
    try {
      return await doWork({ db, clock }, drilling, isAsked);
    } catch (error) {
      failed('drill', error);
      if (!signal.aborted && !(error instanceof UnderWay)) await tellEverybody('copy_drill_failed', clock());
      throw error;
    }
  }

  const work = () =>
    inTurn(async () => {
      await runCopy(false).catch(() => undefined);
      await tellWhenOld().catch((error: unknown) => failed('copy', error));
      await runDrill(false).catch(() => undefined);
    });

  return {
    work,
    copyNow: () => inTurn(() => runCopy(true)) as Promise<MadeCopy>,
    drillNow: () => inTurn(() => runDrill(true)) as Promise<Drilled>,
    begin() {
      timer = setInterval(() => void work(), lookMs);
      timer.unref();
    },
    async stop() {
      if (timer) clearInterval(timer);
      stopping.abort();
      await under;
      place.close();
    },
  };
}
