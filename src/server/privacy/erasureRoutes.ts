import { resources } from '../../../resources';
import {
  type Counted,
  type Erasure,
  type ErasurePreview,
  erasureReasons,
  type KeptCount,
  type RetentionState,
} from '../../contract/erasures';
import { toWarsaw } from '../../lib/dates';
import type { Resource } from '../../schema';
import { forbidden, invalid, notFound } from '../errors';
import { scopeOf } from '../plugins/gate';
import { people } from '../records/conversation/reading';
import { filesOfRecords } from '../records/fileRows';
import { todayOf } from '../records/present';
import { resourceNamed } from '../records/start';
import { titlesOf } from '../records/titlesOf';
import { trialOn } from '../records/trial';
import { steppedUp } from '../routes/account';
import { begun, begunAnswer } from '../routes/begun';
import type { Scope } from '../scope';
import type { App, Services } from '../services';
import { peopleAlong } from './alongRows';
import { type ErasureAsked, eraseJob } from './eraseJob';
import { erasuresOf, locksOf } from './erasureRows';
import { requireErasable, sentenceOf } from './mayErase';
import { joined, type Kept, planOf } from './plan';
import { reportsOf } from './reportRows';
import { retentionJob } from './retentionJob';

const config = { area: 'settings', verb: 'act' } as const;
const anything = { type: 'object', additionalProperties: true } as const;
const named = { resource: { type: 'string' }, id: { type: 'string' } } as const;
const labelOf = (name: string) => resourceNamed(name).labels;

/** Erasing a person or company for good (R03): what would go and what law keeps, the deed, and what was erased. For superusers. */
export function erasureRoutes(app: App, services: Services): void {
  const { db, auth } = services;
  app.post<{ Body: Partial<ErasureAsked> }>(
    '/api/erasures/preview',
    {
      config: { ...config, rate: 'previews' },
      schema: {
        tags: ['erasures'],
        summary: 'Trwałe usunięcie danych: co zniknie i co zostanie',
        body: { type: 'object', required: ['resource', 'id'], additionalProperties: false, properties: named },
        response: { 200: anything },
      },
    },
    async (request): Promise<{ data: ErasurePreview }> => {
      const scope = superuserOf(scopeOf(request));
      const root = subjectNamed(request.body.resource);
      return { data: await preview(scope, root, String(request.body.id)) };
    },
  );

  app.post<{ Body: Partial<ErasureAsked> }>(
    '/api/erasures',
    {
      config: { ...config, rate: 'exports' },
      schema: {
        tags: ['erasures'],
        summary: 'Trwałe usunięcie danych osoby albo firmy',
        body: {
          type: 'object',
          required: ['resource', 'id', 'reason'],
          additionalProperties: false,
          properties: { ...named, reason: { enum: Object.keys(erasureReasons) } },
        },
        response: { 202: begunAnswer },
      },
    },
    async (request, reply) => {
      const scope = superuserOf(scopeOf(request));
      const { id = '', reason = 'request' } = request.body;
      const root = subjectNamed(request.body.resource);
      await trialOn(db, (tx) => requireErasable(tx, scope, root, id));
      await steppedUp(auth, scope);
      const payload: ErasureAsked = { resource: root.name, id, reason };
      return begun(services, request, reply, { name: eraseJob, payload, title: 'Trwałe usunięcie danych', unit: 'pozycji' });
    },
  );

  app.get(
    '/api/erasures',
    {
      config: { area: 'settings', verb: 'list' },
      schema: { tags: ['erasures'], summary: 'Trwałe usunięcia danych i to, co po nich zostało', response: { 200: anything } },
    },
    async (request): Promise<{ data: Erasure[] }> => ({ data: await done(superuserOf(scopeOf(request))) }),
  );

  app.get(
    '/api/retention',
    {
      config: { area: 'settings', verb: 'show' },
      schema: { tags: ['erasures'], summary: 'Dane po terminie przechowywania', response: { 200: anything } },
    },
    async (request): Promise<{ data: RetentionState }> => {
      const { tenant } = superuserOf(scopeOf(request));
      return { data: { isOn: tenant.config.switches.retentionRun, reports: await reportsOf(db, tenant.id) } };
    },
  );

  app.post<{ Body: { erase?: boolean } }>(
    '/api/retention',
    {
      config: { ...config, rate: 'bulk' },
      schema: {
        tags: ['erasures'],
        summary: 'Sprawdzenie, co jest po terminie przechowywania, albo usunięcie tego',
        body: { type: 'object', required: ['erase'], additionalProperties: false, properties: { erase: { type: 'boolean' } } },
        response: { 202: begunAnswer },
      },
    },
    async (request, reply) => {
      const scope = superuserOf(scopeOf(request));
      const erase = request.body.erase === true;
      if (erase) await steppedUp(auth, scope);
      const title = erase ? 'Usuwanie danych po terminie' : 'Sprawdzanie terminów przechowywania';
      return begun(services, request, reply, { name: retentionJob, payload: { erase }, title, unit: 'pozycji' });
    },
  );

  async function preview(scope: Scope, root: Resource, id: string): Promise<ErasurePreview> {
    const tenantId = scope.tenant.id;
    const refused = await sentenceOf(() => trialOn(db, (tx) => requireErasable(tx, scope, root, id)));
    const people = await peopleAlong(db, tenantId, root, [id]);
    const plans = [await planOf(db, tenantId, root, [id], todayOf(scope))];
    const along: ErasurePreview['along'] = [];
    for (const { resource, ids } of people) {
      plans.push(await planOf(db, tenantId, resource, ids, todayOf(scope)));
      const names = [...(await titlesOf(db, tenantId, resource, ids)).values()];
      along.push({ resource: resource.name, label: resource.labels.few, names });
    }
    const plan = joined(plans);
    const titles = await titlesOf(db, tenantId, root, [id]);
    let files = 0;
    for (const { resource, ids } of plan.goes) files += (await filesOfRecords(db, tenantId, resource.name, ids)).length;
    const goes: Counted[] = plan.goes.map(({ resource, ids }) => ({
      resource: resource.name,
      label: resource.labels.few,
      count: ids.length,
    }));
    return { title: titles.get(id) ?? '', goes, files, kept: countKept(plan.kept), along, refused };
  }

  async function done(scope: Scope): Promise<Erasure[]> {
    const rows = await erasuresOf(db, scope.tenant.id);
    const locks = await locksOf(db, scope.tenant.id);
    const by = [...new Set(rows.flatMap(({ by_id }) => by_id ?? []))];
    const names = await titlesOf(db, scope.tenant.id, resourceNamed(people), by);
    return rows.map(({ id, resource, reason, at, by_id, told }) => ({
      id,
      subject: labelOf(resource).one,
      reason: erasureReasons[reason as keyof typeof erasureReasons] ?? reason,
      at: toWarsaw(at),
      by: by_id === null ? 'System' : (names.get(by_id) ?? ''),
      ...told,
      kept: locks
        .filter(({ erasure_id }) => erasure_id === id)
        .map(({ resource: name, until, act, count }) => ({ resource: name, label: labelOf(name).few, until, act, count })),
    }));
  }
}

/** Those that are kept as long for the same reason, together. */
function countKept(kept: readonly Kept[]): KeptCount[] {
  const counts = new Map<string, KeptCount>();
  for (const { resource, until, act } of kept) {
    const key = `${until} ${resource.name} ${act}`;
    const known = counts.get(key) ?? { resource: resource.name, label: resource.labels.few, until, act, count: 0 };
    counts.set(key, { ...known, count: known.count + 1 });
  }
  return [...counts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, count]) => count);
}

function subjectNamed(name: unknown): Resource {
  const root = Object.values<Resource>(resources).find((each) => each.name === name);
  if (!root?.privacy.subject) throw invalid({ resource: 'Wskaż osobę albo firmę' });
  return root;
}

function superuserOf(scope: Scope): Scope {
  if (!scope.who.isAdmin) throw notFound();
  if (!scope.who.roles.includes('superuser')) throw forbidden();
  return scope;
}
