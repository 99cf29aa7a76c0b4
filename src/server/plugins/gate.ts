import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasArea } from '../../access/principal';
import { lacksDemandedFactor } from '../../contract/secondFactor';
import { apiKeyHeader, idempotencyHeader, scopeHeader } from '../../contract/session';
import type { Alarms } from '../alarms';
import { authenticate } from '../auth/authenticate';
import {
  badQuery,
  forbidden,
  malformed,
  notFound,
  notLoggedIn,
  secondFactorNeeded,
  tooLarge,
  tooMany,
  unavailable,
  unknownKey,
} from '../errors';
import { addRequest } from '../figures';
import type { Limits, Rate } from '../limits';
import { networkOf } from '../network';
import type { Scope, Tenant } from '../scope';
import type { Services } from '../services';
import { isApi, isWrite, type RouteAccess } from './access';
import { refuseCharacters } from './characters';
import { bearerOf } from './credentials';
import { apiAnswer, everyAnswer } from './headers';
import type { LoadGuard } from './load';
import { allowedOrigins, isForeign } from './origins';
import { queryFault } from './query';
import { createRateCounter, type RateCounter } from './rates';

/**
 * The one hook that every request passes before its body is read: headers, load, origin, the firm's key, rates, the session, the area.
 * One hook and not eight, because each costs every request.
 */
export function guard(app: FastifyInstance, services: Services, load: LoadGuard): void {
  const { config, clock, tenants, log } = services;
  const isAllowed = allowedOrigins(config);
  const rates = createRateCounter();
  const { alarms, readings, figures } = services.auth;
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.decorateRequest('tenant', null);
  app.decorateRequest('scope', null);
  app.decorateRequest('startedAt', 0);
  app.decorateRequest('read', 0);

  app.addHook('onRequest', async (request, reply) => {
    request.startedAt = performance.now();
    reply.header('x-request-id', request.id);
    const path = request.url.split('?', 1)[0] ?? '';
    if (!isApi(path)) {
      reply.headers(everyAnswer);
      return;
    }
    reply.headers(apiAnswer);
    const access: RouteAccess = request.routeOptions.config ?? {};
    refuseQuery(request, path, config.limits);
    refuseCharacters(request);
    allowOrigin(request, reply, config.origins);
    if (request.method === 'OPTIONS') return answerPreflight(request, reply, config.origins);
    if (isStopping) throw unavailable();
    if (access.open) return;
    if (load.isOver()) throw unavailable();
    if (isForeign(request.headers, isAllowed) && (isWrite(request.method, access) || access.changes)) throw forbidden();
    if (access.changes) refuseNavigation(request);
    request.tenant = tenantOfKey(request, tenants.byKey);
    if (access.public || !access.area) {
      limitNetwork(request, rates, config.limits, clock().getTime());
      return;
    }
    const scope = await findScope(services, request);
    if (!scope) {
      // Tokens that nobody has count like any stranger's requests (A13), so that nobody tries them by the thousand.
      limitNetwork(request, rates, config.limits, clock().getTime());
      throw notLoggedIn();
    }
    limitPerson(scope, request.method, access, rates, config.limits);
    requireArea(scope, access);
  });

  app.addHook('onResponse', (request, reply, done) => {
    countRare(alarms, request, reply.statusCode);
    if (request.tenant) load.answered(reply.statusCode);
    if (request.scope) readings.count(request.scope, request.read);
    const route = request.is404 ? '404' : (request.routeOptions.url ?? '404');
    const ms = performance.now() - request.startedAt;
    addRequest(figures, route, request.method, reply.statusCode, ms / 1000);
    log.info('request', {
      requestId: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(ms),
      tenant: request.tenant?.key,
      user: request.scope?.who.id,
    });
    done();
  });
}

/** L03: what should be rare is counted by how it was answered. */
function countRare(alarms: Alarms, { tenant, scope, routeOptions }: FastifyRequest, status: number): void {
  if (!tenant || status < 400) return;
  const { login }: RouteAccess = routeOptions.config ?? {};
  if (status >= 500) alarms.count('faults', tenant);
  else if (login && status === 401) alarms.count('failedLogins', tenant);
  else if (scope && (status === 403 || status === 404)) alarms.count('refusals', tenant, scope.who.id);
}

/** Who asks, from the bearer token; null where nobody is logged in. Public routes that answer more to those who are call it too. */
export async function findScope({ db, clock }: Services, request: FastifyRequest): Promise<Scope | null> {
  const token = bearerOf(request);
  if (!request.tenant || !token) return null;
  const now = clock();
  const session = await authenticate(db, request.tenant, token, now);
  if (!session) return null;
  const { switches } = request.tenant.config;
  const lacks = lacksDemandedFactor({ isAdmin: session.who.isAdmin, second_factor: session.secondFactor }, switches);
  if (lacks && !mayWithoutFactor(request, session.who.id)) throw secondFactorNeeded();
  request.scope = {
    tenant: request.tenant,
    who: session.who,
    sessionId: session.sessionId,
    ipPrefix: networkOf(request.ip),
    userAgent: request.headers['user-agent'] ?? '',
    requestId: request.id,
    now,
  };
  return request.scope;
}

/** Routes that say so, and looking at one's own row where the declaration gives it to everybody. */
function mayWithoutFactor({ routeOptions, params }: FastifyRequest, ownId: string): boolean {
  const { withoutFactor, verb, resource }: RouteAccess = routeOptions.config ?? {};
  const isOwn = resource?.self?.by === 'id' && resource.self.may.includes('show') && (params as { id?: string }).id === ownId;
  return withoutFactor === true || (verb === 'show' && isOwn);
}

/** The scope of a private route's request. */
export function scopeOf(request: FastifyRequest): Scope {
  if (!request.scope) throw notLoggedIn();
  return request.scope;
}

/** The firm of a request that carried its key. */
export function tenantOf(request: FastifyRequest): Tenant {
  if (!request.tenant) throw unknownKey();
  return request.tenant;
}

function refuseQuery(request: FastifyRequest, path: string, { request: { query: most } }: Limits): void {
  if (request.url.length - path.length - 1 > most) throw tooLarge();
  switch (queryFault(request.query)) {
    case 'unreadable':
      throw malformed();
    case 'forbidden':
      throw badQuery('Zapytanie zawiera niedozwoloną nazwę parametru.');
    case 'repeated':
      throw badQuery('Ten sam parametr podano dwa razy.');
  }
}

/** Other configured origins may read the answers; the panels' own need no permission (W03). */
function allowOrigin(request: FastifyRequest, reply: FastifyReply, origins: readonly string[]): void {
  const { origin } = request.headers;
  if (origin === undefined || !origins.includes(origin)) return;
  reply.headers({
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'etag, retry-after, x-request-id',
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'origin',
  });
}

/** A browser asks before a page of another origin may call; only configured ones may. */
function answerPreflight({ headers: { origin } }: FastifyRequest, reply: FastifyReply, origins: readonly string[]): FastifyReply {
  if (origin === undefined || !origins.includes(origin)) throw forbidden();
  return reply
    .code(204)
    .headers({
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': `authorization, content-type, if-match, ${apiKeyHeader}, ${scopeHeader}, ${idempotencyHeader}`,
      'access-control-max-age': '600',
    })
    .send();
}

/** W06: a GET that changes something is never followed from a link or fetched ahead. */
function refuseNavigation({ headers }: FastifyRequest): void {
  const purpose = headers['sec-purpose'] ?? headers.purpose;
  if (headers['sec-fetch-mode'] === 'navigate' || String(purpose ?? '').includes('prefetch')) throw forbidden();
}

function tenantOfKey({ headers }: FastifyRequest, byKey: (key: string) => Tenant | null): Tenant {
  const key = headers[apiKeyHeader];
  const tenant = typeof key === 'string' && headers[scopeHeader] === 'local' ? byKey(key) : null;
  if (!tenant) throw unknownKey();
  return tenant;
}

function limitNetwork(request: FastifyRequest, rates: RateCounter, { anonymous }: Limits, now: number): void {
  const wait = rates.hit(`network:${request.tenant?.id}:${networkOf(request.ip)}`, anonymous, now);
  if (wait > 0) throw tooMany(wait / 1000);
}

/** V10: per person, and `tenantFactor` times as much per firm. */
function limitPerson(
  { tenant, who, now }: Scope,
  method: string,
  access: RouteAccess,
  rates: RateCounter,
  { rates: allowances, tenantFactor }: Limits,
): void {
  const kinds: Rate[] = [
    'requests',
    // A file is counted among uploads, and among writes as the record that it becomes.
    ...(isWrite(method, access) && access.rate !== 'uploads' ? (['writes'] as const) : []),
    ...(access.rate ? [access.rate] : []),
  ];
  for (const kind of kinds) {
    const { most, windowMs } = allowances[kind];
    const waits = [
      rates.hit(`${kind}:${tenant.id}:${who.id}`, { most, windowMs }, now.getTime()),
      rates.hit(`${kind}:${tenant.id}`, { most: most * tenantFactor, windowMs }, now.getTime()),
    ];
    if (Math.max(...waits) > 0) throw tooMany(Math.max(...waits) / 1000);
  }
}

/** Routes of a resource are decided with its rows and fields; the others by their area alone. */
function requireArea({ who, tenant }: Scope, { area, resource }: RouteAccess): void {
  if (resource || !area || area === 'own') return;
  if (tenant.config.deniedAreas.includes(area)) throw notFound();
  if (!hasArea(who, area, tenant.config)) throw forbidden();
}
