import type { CopiesState } from '../../contract/copies';
import { toWarsaw } from '../../lib/dates';
import { type Housekeeping, hurryWork, readWork } from '../db/housekeeping';
import { conflict, forbidden } from '../errors';
import { scopeOf } from '../plugins/gate';
import { audit, trailOf } from '../records/audit';
import type { Scope } from '../scope';
import type { App, Services } from '../services';
import type { Drilled, MadeCopy } from './copies';
import { timeOfCopy } from './place';

const path = '/api/settings/copies';
const answer = { 200: { type: 'object', properties: { data: { type: 'object', additionalProperties: true } } } } as const;
const minute = 60_000;

/** How old the newest copy of the data is and how its last trial went (B02), and a copy at once. For superusers. */
export function copiesRoutes(app: App, { db, config, clock, copies }: Services): void {
  app.get(
    path,
    {
      config: { area: 'settings', verb: 'show' },
      schema: { tags: ['settings'], summary: 'Kopie zapasowe', response: answer },
    },
    async (request) => {
      superuserOf(scopeOf(request));
      return { data: await state() };
    },
  );

  app.post(
    path,
    {
      config: { area: 'settings', verb: 'act', rate: 'tests' },
      schema: { tags: ['settings'], summary: 'Kopia zapasowa teraz', response: answer },
    },
    async (request) => {
      const scope = superuserOf(scopeOf(request));
      if (!config.copies) throw conflict('Ten serwer nie robi kopii zapasowych.');
      await db.transaction(async (tx) => {
        await hurryWork(tx, 'copy', clock());
        await audit(tx, { ...trailOf(scope), action: 'action:copy', entity: 'copies', id: null, changes: {} });
      });
      void copies?.work();
      return { data: await state() };
    },
  );

  async function state(): Promise<CopiesState> {
    const copy = await readWork<MadeCopy>(db, 'copy');
    const drill = await readWork<Drilled>(db, 'drill');
    const now = clock();
    const every = config.copies ? config.copies.everyMs / minute : null;
    const since = copy?.done_at ? now.getTime() - copy.done_at.getTime() : null;
    return {
      isOn: config.copies !== null,
      every,
      made:
        copy?.done_at && copy.result
          ? {
              at: toWarsaw(copy.done_at),
              minutesAgo: Math.floor((since ?? 0) / minute),
              bytes: copy.result.bytes,
              rows: copy.result.rows,
              files: copy.result.files,
              missing: copy.result.missing.length,
            }
          : null,
      failed: failedSince(copy),
      isOld: every !== null && (since === null || since > Math.max(4 * every, 60) * minute),
      tried:
        drill?.done_at && drill.result
          ? {
              at: toWarsaw(drill.done_at),
              copyAt: toWarsaw(timeOfCopy(drill.result.copy) ?? drill.done_at),
              tables: drill.result.tables,
              rows: drill.result.rows,
              files: drill.result.files,
              trail: drill.result.trail,
              seconds: Math.ceil(drill.result.ms / 1000),
            }
          : null,
      trialFailed: failedSince(drill),
      isUnderWay: Boolean(copy?.lease_until && copy.lease_until > now),
    };
  }
}

/** When it failed last, where that is later than its last success. */
function failedSince(work: Housekeeping | null): string | null {
  if (!work?.failed_at || (work.done_at && work.done_at > work.failed_at)) return null;
  return toWarsaw(work.failed_at);
}

function superuserOf(scope: Scope): Scope {
  if (!scope.who.roles.includes('superuser')) throw forbidden();
  return scope;
}
