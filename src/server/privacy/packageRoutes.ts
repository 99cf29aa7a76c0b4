import { resources } from '../../../resources';
import { permit } from '../../access/can';
import { type Package, type PackageAsked, packageKinds, packers } from '../../contract/packages';
import { toWarsaw } from '../../lib/dates';
import { isUuid } from '../../lib/uuid';
import type { Resource } from '../../schema';
import { forbidden, invalid, notFound } from '../errors';
import { FileMissing, openStored } from '../files/store/store';
import { scopeOf } from '../plugins/gate';
import { audit, trailOf } from '../records/audit';
import { readWhole } from '../records/wholeRows';
import { steppedUp } from '../routes/account';
import { begun, begunAnswer } from '../routes/begun';
import type { Scope } from '../scope';
import type { App, Services } from '../services';
import { ownEyes } from './eyes';
import { findPackage, type PackageRow, packagesOf } from './packageRows';
import { packJob } from './packJob';

const own = { area: 'own' } as const;
const anything = { type: 'object', additionalProperties: true } as const;
const longestDownload = 15 * 60_000;

/** All that is kept of a person or company as an archive (R02), and what a company is given when it leaves. */
export function packageRoutes(app: App, services: Services): void {
  const { db, auth, files } = services;
  app.post<{ Body: Partial<PackageAsked> | null }>(
    '/api/packages',
    {
      config: { ...own, verb: 'act', rate: 'exports' },
      schema: {
        tags: ['packages'],
        summary: 'Zebranie danych osoby albo firmy w jednym archiwum',
        body: {
          type: 'object',
          required: ['kind', 'resource', 'id'],
          additionalProperties: false,
          properties: { kind: { enum: Object.keys(packageKinds) }, resource: { type: 'string' }, id: { type: 'string' } },
        },
        response: { 202: begunAnswer },
      },
    },
    async (request, reply) => {
      const scope = scopeOf(request);
      const asked = await readAsked(scope, request.body ?? {});
      await steppedUp(auth, scope);
      return begun(services, request, reply, { name: packJob, payload: asked, title: packageKinds[asked.kind], unit: 'pozycji' });
    },
  );

  app.get(
    '/api/packages',
    {
      config: { ...own, verb: 'list' },
      schema: { tags: ['packages'], summary: 'Własne archiwa do pobrania', response: { 200: anything } },
    },
    async (request) => {
      const scope = scopeOf(request);
      return { data: (await packagesOf(db, scope.tenant.id, scope.who.id, scope.now)).map(told) };
    },
  );

  app.get<{ Params: { id: string } }>(
    '/api/packages/:id',
    {
      config: { ...own, verb: 'show', rate: 'downloads' },
      handlerTimeout: longestDownload,
      schema: {
        tags: ['packages'],
        summary: 'Pobranie własnego archiwum',
        params: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
        produces: ['application/zip'],
        response: { 200: { type: 'string', format: 'binary', description: 'Archiwum ZIP' } },
      },
    },
    async (request, reply) => {
      const scope = scopeOf(request);
      const { id } = request.params;
      const row = isUuid(id) ? await findPackage(db, scope.tenant.id, scope.who.id, id, scope.now) : null;
      if (!row) throw notFound();
      await steppedUp(auth, scope);
      const handle = await openStored(files.store, row.storage_key).catch((error: unknown) => {
        throw error instanceof FileMissing ? notFound() : error;
      });
      const line = { action: 'download', entity: row.resource, id: row.record_id, changes: {} };
      await db.transaction((tx) => audit(tx, { ...trailOf(scope), ...line }));
      return reply
        .headers({
          'cache-control': 'private, no-store',
          'content-disposition': `attachment; filename="${row.name}"`,
          'content-length': row.bytes,
        })
        .type('application/zip')
        .send(handle.createReadStream({ start: 0 }));
    },
  );

  /** Refuses what the asker may not have: 404 for what they don't see, 403 where only who leads hands data out. */
  async function readAsked(scope: Scope, { kind, resource: name, id }: Partial<PackageAsked>): Promise<PackageAsked> {
    const resource = Object.values<Resource>(resources).find((each) => each.name === name);
    const { subject } = resource?.privacy ?? {};
    if (!resource || !subject || !kind) throw invalid({ resource: 'Wskaż osobę albo firmę' });
    if (kind === 'handover' && subject !== 'company') throw invalid({ kind: 'Taką paczkę dostaje firma' });
    if (id === undefined || !isUuid(id) || permit(scope.who, 'show', resource, scope.tenant.config) === 'absent')
      throw notFound();
    const view = ownEyes(scope).view(resource);
    if (!view) throw forbidden();
    if ((await readWhole(db, view, [id], scope.who.isAdmin)).length === 0) throw notFound();
    const isOneself = resource.self?.by === 'id' && id === scope.who.id && kind === 'export';
    const leads = scope.who.isAdmin && packers.some((role) => scope.who.roles.includes(role));
    if (!isOneself && !leads) throw forbidden();
    return { kind, resource: resource.name, id };
  }
}

function told({ id, kind, resource, record_id, name, bytes, made_at, expires_at }: PackageRow): Package {
  return {
    package: id,
    kind,
    resource,
    id: record_id,
    name,
    bytes,
    made_at: toWarsaw(made_at),
    expires_at: toWarsaw(expires_at),
  };
}
