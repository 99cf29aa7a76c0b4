import { toWarsaw } from '../../lib/dates';
import { isUuid } from '../../lib/uuid';
import { forbidden, notFound } from '../errors';
import { askToStop, begunJob, ownJobs, putAway } from '../jobs/begun';
import { jobsChannel } from '../jobs/enqueue';
import { jobs } from '../jobs/index';
import { deadJobs, revive } from '../jobs/rows';
import { scopeOf } from '../plugins/gate';
import { audit, trailOf } from '../records/audit';
import type { Scope } from '../scope';
import type { App, Services } from '../services';

const labels = new Map(jobs.map(({ name, label }) => [name, label]));
const anything = { type: 'object', additionalProperties: true } as const;

const id = { params: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } } } as const;
const own = { area: 'own' } as const;

/** Work that the asker began: how far it is, having it stopped, and putting its end away. Superusers see and stop everybody's. */
export function begunJobRoutes(app: App, { db }: Services): void {
  const described = (summary: string) => ({ tags: ['jobs'], summary, response: { 200: anything } });
  const named = (params: unknown): string => {
    const { id: given } = params as { id: string };
    if (!isUuid(given)) throw notFound();
    return given;
  };

  app.get(
    '/api/jobs',
    { config: { ...own, verb: 'list' }, schema: described('Zlecone prace: własne, w toku i zakończone') },
    async (request) => ({
      data: await ownJobs(db, scopeOf(request)),
    }),
  );

  app.get(
    '/api/jobs/:id',
    { config: { ...own, verb: 'show' }, schema: { ...described('Zlecona praca: postęp i wynik'), ...id } },
    async (request) => ({ data: await begunJob(db, scopeOf(request), named(request.params)) }),
  );

  app.post(
    '/api/jobs/:id/cancel',
    { config: { ...own, verb: 'act' }, schema: { ...described('Zlecona praca: przerwanie'), ...id } },
    async (request) => {
      const scope = scopeOf(request);
      const { id: known } = await begunJob(db, scope, named(request.params));
      await db.transaction((tx) => askToStop(tx, scope, known));
      return { data: await begunJob(db, scope, known) };
    },
  );

  app.post(
    '/api/jobs/:id/seen',
    { config: { ...own, verb: 'act' }, schema: { ...described('Zlecona praca: odłożenie wyniku'), ...id } },
    async (request) => {
      const scope = scopeOf(request);
      const { id: known } = await begunJob(db, scope, named(request.params));
      await db.transaction((tx) => putAway(tx, scope, known));
      return { data: { id: known } };
    },
  );
}

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
