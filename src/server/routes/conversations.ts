import { resources } from '../../../resources';
import { inboxLimits } from '../../contract/inbox';
import { cut } from '../../lib/text';
import type { Resource } from '../../schema';
import { badQuery } from '../errors';
import { scopeOf } from '../plugins/gate';
import { correctPost, retractPost } from '../records/conversation/correcting';
import { readUpTo } from '../records/conversation/marking';
import { mentionable } from '../records/conversation/people';
import { readPosts } from '../records/conversation/reading';
import { unreadTotals } from '../records/conversation/unread';
import { post } from '../records/conversation/writing';
import { inboxOf } from '../records/inbox/read';
import type { App, Services } from '../services';
import { companyAsked } from './companyAsked';
import * as shapes from './conversationShapes';
import { onceOnly } from './repeatable';

type Body = Record<string, unknown>;
interface ById {
  Params: { id: string };
}
interface ByPost {
  Params: { id: string; post: string };
}

/** The record layer checks what is sent; the schemas describe it. */
const described = { validatorCompiler: () => () => true } as const;

/** What people write about records: of every resource that declares a conversation, and how much of it all is unread. */
export function conversationRoutes(app: App, services: Services): void {
  const all = Object.values<Resource>(resources).filter(({ conversation }) => conversation);
  for (const resource of all) routesOf(app, services, resource);

  app.get('/api/unread', { config: { area: 'own', verb: 'list' }, schema: shapes.unread }, async (request) => ({
    data: await unreadTotals(services.db, scopeOf(request), all, companyAsked(request)),
  }));

  app.get('/api/inbox', { config: { area: 'own', verb: 'list' }, schema: shapes.inbox }, (request) =>
    inboxOf(services.db, scopeOf(request), all, { companyId: companyAsked(request), limit: limitAsked(request.query) }),
  );
}

function limitAsked(query: unknown): number {
  const { limit } = query as { limit?: string };
  if (limit === undefined) return inboxLimits.usual;
  if (!/^\d{1,3}$/.test(limit) || Number(limit) < 1 || Number(limit) > inboxLimits.most)
    throw badQuery(`Podaj limit od 1 do ${inboxLimits.most}.`);
  return Number(limit);
}

function routesOf(app: App, { db, config }: Services, resource: Resource): void {
  const base = `/api/${resource.name}/:id/posts`;
  const reading = { ...described, config: { area: resource.area, verb: 'show', resource } } as const;
  const writing = {
    ...described,
    config: { area: resource.area, verb: 'act', resource, rate: 'posts' },
    bodyLimit: config.limits.request.body,
  } as const;
  const most = config.limits.request.idempotencyKey;

  app.get<ById>(base, { ...reading, schema: shapes.list(resource) }, (request) => {
    const { before } = request.query as { before?: string };
    return readPosts(db, scopeOf(request), resource, request.params.id, before);
  });

  app.post<ById & { Body: Body | null }>(base, { ...writing, schema: shapes.write(resource) }, (request, reply) => {
    const scope = scopeOf(request);
    return onceOnly(db, scope, request, reply, most, async (on) => ({
      status: 201,
      body: await post(on, scope, resource, request.params.id, request.body ?? {}),
    }));
  });

  app.put<ByPost & { Body: Body | null }>(`${base}/:post`, { ...writing, schema: shapes.correct(resource) }, (request) =>
    correctPost(db, scopeOf(request), resource, request.params.id, request.params.post, request.body ?? {}),
  );

  app.delete<ByPost>(`${base}/:post`, { ...writing, schema: shapes.retract(resource) }, (request) =>
    retractPost(db, scopeOf(request), resource, request.params.id, request.params.post),
  );

  const marking = { ...reading, config: { ...reading.config, verb: 'act' } } as const;
  app.post<ById & { Body: Body | null }>(`${base}/read`, { ...marking, schema: shapes.read(resource) }, async (request) => {
    const { id } = request.params;
    await readUpTo(db, scopeOf(request), resource, id, request.body?.to);
    return { data: { id } };
  });

  app.get<ById>(`${base}/people`, { ...reading, schema: shapes.people(resource) }, async (request) => {
    const { q = '' } = request.query as { q?: string };
    return { data: await mentionable(db, scopeOf(request), resource, request.params.id, cut(q, 60)) };
  });
}
