import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { ListQuery } from '../../contract/listQuery';
import type { Resource, Verb } from '../../schema';
import { requiredFault } from '../../schema/validate';
import { invalid, notFound } from '../errors';
import { actionsJob, actionTitle } from '../jobs/actions';
import { bodySchema, pageSchema, recordSchema, rowsQuerySchema } from '../openapiSchemas';
import type { RouteAccess } from '../plugins/access';
import { scopeOf } from '../plugins/gate';
import { act, actOnOne, checkAction, readIds } from '../records/act';
import { createOrFind } from '../records/create';
import { deletionPreview } from '../records/deletionPreview';
import { history } from '../records/history';
import { list } from '../records/list';
import { listLimits } from '../records/listLimits';
import { one } from '../records/one';
import { remove } from '../records/remove';
import { restore } from '../records/restore';
import { reveal } from '../records/reveal';
import { update } from '../records/update';
import type { App, Services } from '../services';
import { steppedUp } from './account';
import { begun, begunAnswer } from './begun';
import { readAddressOf, readListOf } from './listQuery';
import { onceOnly } from './repeatable';
import { etagOf, versionOf } from './version';

type Body = Record<string, unknown>;
interface ById {
  Params: { id: string };
}

/** The record layer checks what is sent, field by field and in Polish; the schemas here describe it. */
const described = { validatorCompiler: () => () => true } as const;
const id = { params: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } } } as const;
const anything = { type: 'object', additionalProperties: true } as const;
/** The record layer knows what the asker may send. */
const own = { namesUnknown: true } as const;
const versioned = { type: ['object', 'null'], properties: { version: { type: 'integer' } } } as const;
const selected = { type: 'object', properties: { ids: { type: 'array', items: { type: 'string' } } } } as const;
const opened = { type: 'object', properties: { field: { type: 'string' } } } as const;

/** Everything that a declaration gives: list and search, one, create, update, delete with restore, transitions and actions, reveal, history. */
export function resourceRoutes(app: App, services: Services, resource: Resource): void {
  const { db, config, auth } = services;
  const base = `/api/${resource.name}`;
  const record = recordSchema(resource);
  const { idempotencyKey: keyLimit, body, richBody } = config.limits.request;
  const hasRichText = Object.values(resource.fields).some(({ type }) => type === 'richText');
  const sized = { bodyLimit: hasRichText ? richBody : body };

  const route = (
    verb: Verb | 'act',
    summary: string,
    schema: FastifySchema = {},
    more: Pick<RouteAccess, 'rate' | 'secret' | 'namesUnknown'> = {},
  ) => ({
    ...described,
    config: { area: resource.area, verb, resource, ...more },
    schema: { tags: [resource.name], summary: `${resource.labels.few}: ${summary}`, response: { 200: record }, ...schema },
  });
  const answer = <R extends { version: number }>(reply: FastifyReply, found: R): R => {
    reply.header('etag', etagOf(found));
    return found;
  };
  const page = { 200: pageSchema(record) };

  const listed = async (request: FastifyRequest, query: ListQuery) => {
    const found = await list(db, scopeOf(request), resource, query);
    request.read = found.data.length;
    return found;
  };

  app.get(base, route('list', 'lista', { querystring: rowsQuerySchema, response: page }), async (request) =>
    listed(request, readAddressOf(resource, request.query, 'rows')),
  );

  app.post<{ Body: Body }>(
    `${base}/search`,
    route('list', 'lista; zapytanie w treści', { body: rowsQuerySchema, response: page }, own),
    async (request) => listed(request, readListOf(request.body, 'rows')),
  );

  app.get<ById>(`${base}/:id`, route('show', 'jeden rekord', id), async (request, reply) => {
    const found = await one(db, scopeOf(request), resource, request.params.id);
    request.read = 1;
    return answer(reply, found);
  });

  app.post<{ Body: Body }>(
    base,
    { ...route('create', 'nowy rekord', { body: bodySchema(resource, 'create'), response: { 201: record } }, own), ...sized },
    async (request, reply) => {
      const scope = scopeOf(request);
      return onceOnly(db, scope, request, reply, keyLimit, async (on) => {
        const { record: made, isNew } = await createOrFind(on, scope, resource, request.body ?? {});
        reply.header('etag', etagOf(made));
        return { status: isNew ? 201 : 200, body: made };
      });
    },
  );

  const edit = { body: bodySchema(resource, 'edit') };
  app.put<{ Body: Body }>(base, { ...route('edit', 'zmiana; id w treści', edit, own), ...sized }, async (request, reply) => {
    const { id: named, ...body } = request.body ?? {};
    if (named === undefined || named === null) throw invalid({ id: requiredFault });
    if (typeof named !== 'string') throw notFound();
    return answer(reply, await update(db, scopeOf(request), resource, named, body, versionOf(request, body)));
  });
  const editById = { ...route('edit', 'zmiana', { ...id, ...edit }, own), ...sized };
  app.put<ById & { Body: Body }>(`${base}/:id`, editById, async (request, reply) => {
    const { id: named = request.params.id, ...body } = request.body ?? {};
    if (named !== request.params.id) throw notFound();
    return answer(reply, await update(db, scopeOf(request), resource, request.params.id, body, versionOf(request, body)));
  });

  app.delete<ById & { Body: Body | null }>(
    `${base}/:id`,
    route('delete', 'usunięcie, które można cofnąć', { ...id, body: versioned }),
    async (request) => remove(db, scopeOf(request), resource, request.params.id, versionOf(request, request.body)),
  );
  app.post<{ Body: Body }>(
    `${base}/deletion`,
    route('delete', 'co zniknie razem z rekordami i co na to nie pozwala', { body: selected, response: { 200: anything } }),
    async (request) => ({ data: await deletionPreview(db, scopeOf(request), resource, request.body?.ids) }),
  );
  app.post<ById>(`${base}/:id/restore`, route('delete', 'cofnięcie usunięcia', id), async (request, reply) =>
    answer(reply, await restore(db, scopeOf(request), resource, request.params.id)),
  );

  app.post<ById & { Body: Body }>(
    `${base}/:id/actions/:action`,
    route('act', 'czynność na rekordzie', { response: { 200: anything } }, own),
    async (request, reply) => {
      const scope = scopeOf(request);
      const { id: named, action } = request.params as { id: string; action: string };
      return onceOnly(db, scope, request, reply, keyLimit, async (on) => ({
        status: 200,
        body: await actOnOne(on, scope, resource, named, action, request.body ?? {}),
      }));
    },
  );
  app.post<{ Body: Body; Params: { action: string } }>(
    `${base}/actions/:action`,
    route('act', 'czynność na wielu rekordach', { response: { 200: anything, 202: begunAnswer } }, own),
    async (request, reply) => {
      const scope = scopeOf(request);
      const { action: name } = request.params;
      const { ids: asked, ...rest } = request.body ?? {};
      const ids = readIds(asked);
      if (ids.length > listLimits.selectionAtOnce) {
        checkAction(scope, resource, name, rest);
        const payload = { resource: resource.name, name, ids, body: rest };
        const begins = { name: actionsJob, payload, title: actionTitle(resource, name), unit: 'pozycji', total: ids.length };
        return begun(services, request, reply, begins);
      }
      return onceOnly(db, scope, request, reply, keyLimit, async (on) => ({
        status: 200,
        body: await act(on, scope, resource, request.params.action, request.body ?? {}),
      }));
    },
  );

  app.post<ById & { Body: Body }>(
    `${base}/:id/reveal`,
    route(
      'show',
      'pełna wartość zakrytego pola',
      { ...id, body: opened, response: { 200: anything } },
      { rate: 'reveals', secret: true },
    ),
    async (request) => {
      const scope = await steppedUp(auth, scopeOf(request));
      const value = await reveal(db, scope, resource, request.params.id, request.body?.field);
      request.read = 1;
      return { data: { value } };
    },
  );

  app.get<ById>(
    `${base}/:id/history`,
    route('show', 'historia zmian', {
      ...id,
      querystring: {
        type: 'object',
        properties: { before: { type: 'string', description: 'Wpisy starsze niż ten o tym numerze' } },
      },
      response: { 200: anything },
    }),
    async (request) => {
      const { before } = request.query as { before?: string };
      return {
        data: await history(
          db,
          scopeOf(request),
          resource,
          request.params.id,
          before && /^\d{1,15}$/.test(before) ? Number(before) : undefined,
        ),
      };
    },
  );
}
