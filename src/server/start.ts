import { resources } from '../../resources';
import { checkResources } from '../schema/check';
import { keepAnchored, sealTrails } from './anchors/keep';
import { buildApp } from './app';
import { createAuth } from './auth/createAuth';
import { SecretsRefused } from './auth/crypto/keyText';
import { systemRandom } from './auth/crypto/random';
import { requireKeys } from './auth/crypto/seals';
import { loadSecrets } from './auth/crypto/secrets';
import { inviteFirstSuperusers } from './auth/firstSuperuser';
import { clockFrom, systemClock } from './clock';
import type { Config, Env } from './config';
import { copyPassphrase, openCopies } from './copies/openCopies';
import { hearOperator } from './copies/operator';
import { applyDiff } from './db/differApply';
import { openDatabase } from './db/open';
import { requireRestored } from './db/restoreMark';
import { fillDocumentFiles } from './demo/documentFiles';
import { fillDemo } from './demo/fill';
import { watchDisk } from './disk';
import { closedBefore } from './ending';
import { openFiles } from './files/openFiles';
import { hostsOf } from './firms/hosts';
import { keepShipped, openTenants } from './firms/tenants';
import { handlers } from './handlers';
import { openJobs } from './jobs/openJobs';
import { openLog } from './log';
import { createMailer } from './mail/createMailer';
import { keepRules } from './notices/rules';
import { reapplyErasures } from './privacy/reapply';
import { closedSamples } from './records/closedSamples';
import { startRecords } from './records/start';
import { keepStatutory } from './recurring/statutoryKeeping';
import { openRegisters } from './registers/registers';
import { systemScope } from './scope';
import type { App, Services } from './services';
import { closeBareAccounts } from './settlements/closeAccounts';
import { keepCategories } from './tickets/readyMade';

export interface Running {
  app: App;
  services: Services;
  /** Finishes what is under way, as long as the limits allow, then closes everything. */
  stop(): Promise<void>;
}

/** Starts the server, each part after what it needs. `say` tells the operator what is being done, in Polish. */
export async function startServer(
  given: Config,
  env: Env,
  say: (line: string) => void,
  onFatal: (error: Error) => void,
): Promise<Running> {
  const faults = checkResources(resources);
  if (faults.length > 0) throw new Error(`The declarations have faults:\n${faults.join('\n')}`);
  const clock = given.testNow ? clockFrom(given.testNow, performance.timeOrigin) : systemClock;
  const random = systemRandom;
  const log = openLog(given.logFile, clock, given.limits.log);
  const { keys, forget } = await loadSecrets({ mode: given.mode, env, dataDir: given.dataDir });
  const passphrase = await copyPassphrase(given, env);
  if (given.mode === 'production' && !given.copies)
    say('Uwaga: serwer nie robi kopii zapasowych. Ustaw BACKUP_DIR albo dbaj o nie poza panelem (docs/operations.md, Copies).');
  const mailer = createMailer({ mode: given.mode, dataDir: given.dataDir, ...given.mail, now: clock, print: say });
  const db = await openDatabase({
    ...(given.databaseUrl === null ? {} : { url: given.databaseUrl }),
    ...(given.adminUrl === null ? {} : { adminUrl: given.adminUrl }),
    dataDir: given.dataDir,
    log: { info: say, warn: say },
    onFatal,
  });
  try {
    await requireRestored(db);
    await applyDiff(db, { info: say, warn: say });
    await requireKeys(db, keys, () => closedSamples(db, resources));
  } catch (error) {
    if (error instanceof SecretsRefused) await forget();
    await db.close();
    throw error;
  }
  startRecords({ keys, handlers });
  if (given.mode !== 'production') await keepShipped(db);
  const tenants = await openTenants(db, log);
  const firms = tenants.all().map(({ key }) => key);
  const config = { ...given, hosts: hostsOf(given.hosts, firms, given.publicUrl) };
  await sealTrails({ db, keys, clock, log, config, tenants });
  const auth = createAuth({ db, keys, clock, random, mailer, config, log });
  const filled = config.demo && (await fillDemo(auth, config.demoCompanies, say));
  for (const line of await inviteFirstSuperusers(auth, tenants)) say(line);
  const files = await openFiles({ db, clock, log, tenants, config });
  if (filled) for (const { id } of tenants.all()) await fillDocumentFiles(files, id);
  const erasures = await reapplyErasures({ db, config, keys, clock, tenants, log, files });
  if (erasures > 0) say(`Ponowiono trwałe usunięcia danych na odtworzonej kopii: ${erasures}.`);
  for (const tenant of tenants.all()) {
    const closed = await closeBareAccounts(db, systemScope(tenant, clock()));
    if (closed > 0) say(`${tenant.config.tenant.name}: zakryto rachunki z PESEL w pozycjach rozliczeń: ${closed}.`);
  }
  const registers = openRegisters(config, clock);
  const parts = { db, config, clock, random, keys, mailer, auth, log, tenants, files, registers };
  const copies = passphrase && (await openCopies({ ...parts, store: files.store, passphrase }));
  const services: Services = { ...parts, jobs: openJobs(parts), copies };
  for (const { id } of tenants.all()) await keepRules(db, id, clock());
  // After the notices' own rules, by which managers hear what of the law has changed.
  for (const tenant of tenants.all()) await db.transaction((tx) => keepStatutory(tx, systemScope(tenant, clock())));
  for (const { id } of tenants.all()) await keepCategories(db, id, clock());
  const app = await buildApp(services);
  // A test begins on a quiet server: what the hours before its clock left to do is done.
  if (config.testNow) await services.jobs.drain();
  await app.listen({ host: config.host, port: config.port });
  await services.jobs.start();
  const anchored = keepAnchored(services);
  const disk = watchDisk(services);
  const unhear = copies && db.engine === 'embedded' ? await hearOperator(config.dataDir, copies) : null;
  copies?.begin();
  return {
    app,
    services,
    async stop() {
      unhear?.();
      const { finishMs, exitMs } = config.limits.server;
      const since = performance.now();
      await within(finishMs, Promise.all([app.close(), services.jobs.stop(), copies?.stop()]));
      await within(exitMs - closedBefore - (performance.now() - since), closeRest(services, [disk, anchored]));
    },
  };
}

/** `kept` is what goes on beside requests. */
async function closeRest({ auth, files, tenants, db, log }: Services, kept: readonly { stop(): Promise<void> }[]): Promise<void> {
  await files.close();
  await auth.settled();
  await auth.stopCounting();
  await auth.mail.stop();
  for (const { stop } of kept) await stop();
  tenants.close();
  await db.close();
  await log.close();
}

/** Waits for work, but no longer than so many milliseconds. */
function within(ms: number, work: Promise<unknown>): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((done) => {
    timer = setTimeout(done, ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
