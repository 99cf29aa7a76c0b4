import { toWarsaw } from '../../lib/dates';
import { isUuid } from '../../lib/uuid';
import { forbidden, notFound } from '../errors';
import { jobsChannel } from '../jobs/enqueue';
import { jobs } from '../jobs/index';
import { deadJobs, revive } from '../jobs/rows';
import { scopeOf } from '../plugins/gate';
import { audit, trailOf } from '../records/audit';
import type { Scope } from '../scope';
import type { App, Services } from '../services';

const labels = new Map(jobs.map(({ name, label }) => [name, label]));
const anything = { type: 'object', additionalProperties: true } as const;

/** Work that was given up after its last try: what failed and why, and how to have it tried again. For superusers. */
export function jobRoutes(app: App, { db }: Services): void {
  app.get(
    '/api/jobs/dead',
    {
      config: { area: 'settings', verb: 'list' },
      schema: { tags: ['settings'], summary: 'Zadania w tle, które się nie powiodły', response: { 200: anything } },
    },
    async (request) => {
      const { tenant } = superuserOf(scopeOf(request));
      const found = await deadJobs(db, tenant.id);
      const told = found.map((job) => ({
        ...job,
        name: labels.get(job.name) ?? job.name,
        created_at: toWarsaw(job.created_at),
        ended_at: toWarsaw(job.ended_at),
      }));
      return { data: told };
    },
  );

  app.post<{ Params: { id: string } }>(
    '/api/jobs/:id/retry',
    {
      config: { area: 'settings', verb: 'act' },
      schema: { tags: ['settings'], summary: 'Ponowienie zadania w tle', response: { 200: anything } },
    },
    async (request) => {
      const scope = superuserOf(scopeOf(request));
      const { id } = request.params;
      if (!isUuid(id)) throw notFound();
      await db.transaction(async (tx) => {
        const name = await revive(tx, scope.tenant.id, id);
        if (name === null) throw notFound();
        tx.notify(jobsChannel, '');
        await audit(tx, {
          ...trailOf(scope),
          action: 'action:retry',
          entity: 'jobs',
          id,
          changes: { name: { before: null, after: name } },
        });
      });
      return { data: { id } };
    },
  );
}

function superuserOf(scope: Scope): Scope {
  if (!scope.who.roles.includes('superuser')) throw forbidden();
  return scope;
}
