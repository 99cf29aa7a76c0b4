import type { Job } from '../../src/server/jobs/define';
import { unkept } from '../../src/server/jobs/pieces';
import { systemScope } from '../../src/server/scope';
import type { Firm, Office } from './office';

/** Runs a daily job of a firm for that day as the worker does at that moment, without waiting for it. */
export async function runDaily(office: Office, job: Job, day: { today: string; now: Date; firm?: Firm }): Promise<void> {
  const { today, now, firm = 'demo' } = day;
  const { services } = office;
  const tenant = services.tenants.all().find(({ key }) => key === firm);
  if (!tenant) throw new Error(`No firm "${firm}"`);
  const work = <Result>(inside: Parameters<typeof services.db.transaction<Result>>[0]) => services.db.transaction(inside);
  await job.run(
    { due: today },
    {
      db: services.db,
      tenant,
      now,
      today,
      scope: systemScope(tenant, now),
      tools: { ...services, store: services.files.store, workers: services.files.workers },
      signal: new AbortController().signal,
      transaction: work,
      complete: (inside) => work((tx) => inside(tx, async () => undefined)),
      progress: async () => undefined,
      tally: unkept,
      conclude: () => undefined,
      rest() {
        throw new Error('Daily work does not rest');
      },
    },
  );
}
