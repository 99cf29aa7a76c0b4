import type { FastifyReply, FastifyRequest } from 'fastify';
import { cut } from '../../lib/text';
import { accountById } from '../auth/accounts';
import { resend } from '../auth/attempts';
import type { Auth, Origin } from '../auth/context';
import { recordEvent } from '../auth/events';
import { check, open, refresh, verify } from '../auth/login';
import { askDeviceLink, spendDeviceLink } from '../auth/reset';
import { endSession, endSessionsOf } from '../auth/sessions';
import { notLoggedIn } from '../errors';
import { networkOf } from '../network';
import { basicOf, bearerOf } from '../plugins/credentials';
import { findScope, scopeOf, tenantOf } from '../plugins/gate';
import type { App, Services } from '../services';
import * as shapes from './authShapes';
import { cookies } from './cookies';

/** The firm, network and browser a login request comes from. */
export function originOf(request: FastifyRequest): Origin {
  return {
    tenant: tenantOf(request),
    network: networkOf(request.ip),
    userAgent: cut(String(request.headers['user-agent'] ?? 'nieznane urządzenie'), 300),
    requestId: request.id,
    deviceToken: cookies.device.read(request),
  };
}

const sent = { data: { sent: true } };

/** Logging in step by step, exchanging tokens, and asking or ending one's own session; most of it is for people without one. */
export function authRoutes(app: App, services: Services, auth: Auth) {
  const secure = services.config.mode === 'production';
  const isPublic = { config: { public: true, secret: true } } as const;
  const isLogin = { config: { public: true, login: true, secret: true } } as const;

  app.post<{ Body: shapes.Check }>('/api/users/check', { ...isLogin, schema: shapes.check }, async (request, reply) => {
    const { ticket, ...answer } = await check(auth, originOf(request), request.body.email, request.body.password);
    cookies.attempt.write(reply, ticket, auth.limits.ticketMs, secure);
    return { data: answer };
  });

  app.post<{ Body: shapes.Verify }>('/api/users/verify', { ...isLogin, schema: shapes.verify }, async (request) => {
    await verify(auth, originOf(request), cookies.attempt.read(request), request.body.email, request.body.code);
    return { data: { verified: true } };
  });

  app.post('/api/users/resend', { ...isPublic, schema: shapes.sent }, async (request) => {
    const origin = originOf(request);
    await resend(auth, origin, cookies.attempt.read(request), (id) => accountById(auth.db, origin.tenant.id, id));
    return sent;
  });

  app.post<{ Body: shapes.Email }>('/api/users/device-link', { ...isPublic, schema: shapes.email }, async (request) => {
    auth.later(() => askDeviceLink(auth, originOf(request), request.body.email));
    return sent;
  });

  app.post<{ Body: shapes.Token }>('/api/users/device', { ...isPublic, schema: shapes.token }, async (request, reply) => {
    cookies.device.write(reply, await spendDeviceLink(auth, originOf(request), request.body.token), auth.limits.deviceMs, secure);
    return { data: { known: true } };
  });

  app.post('/api/auth', { ...isPublic, schema: shapes.opened }, async (request, reply) => {
    const { email, password } = basic(request);
    const { refresh: refresh_token, deviceToken } = await open(
      auth,
      originOf(request),
      cookies.attempt.read(request),
      email,
      password,
    );
    cookies.attempt.clear(reply, secure);
    cookies.device.write(reply, deviceToken, auth.limits.deviceMs, secure);
    return { refresh_token };
  });

  app.post('/api/auth/access', { ...isPublic, schema: shapes.pair }, async (request) =>
    refresh(auth, originOf(request), bearer(request)),
  );

  app.get('/api/auth', { config: { public: true, withoutFactor: true }, schema: shapes.status }, async (request) => {
    const scope = await findScope(services, request);
    return scope ? { loggedIn: true, id: scope.who.id } : { loggedIn: false };
  });

  const own = { config: { area: 'own', verb: 'delete', withoutFactor: true } } as const;
  app.delete('/api/auth', { ...own, schema: shapes.ended }, async (request, reply) => {
    const { tenant, who, sessionId } = scopeOf(request);
    await auth.db.transaction(async (tx) => {
      if (sessionId) await endSession(tx, tenant.id, sessionId, 'logout', auth.clock());
      await recordEvent(auth, originOf(request), who.id, 'logout', { sessionId, on: tx });
    });
    return done(reply);
  });

  app.delete('/api/auth/all', { ...own, schema: shapes.ended }, async (request, reply) => {
    const { tenant, who, sessionId } = scopeOf(request);
    await auth.db.transaction(async (tx) => {
      await endSessionsOf(tx, tenant.id, who.id, 'logout_all', auth.clock());
      await recordEvent(auth, originOf(request), who.id, 'logout_all', { sessionId, on: tx });
    });
    return done(reply);
  });

  function done(reply: FastifyReply) {
    cookies.attempt.clear(reply, secure);
    return { data: { loggedIn: false } };
  }
}

function bearer(request: FastifyRequest): string {
  const token = bearerOf(request);
  if (!token) throw notLoggedIn();
  return token;
}

function basic(request: FastifyRequest): { email: string; password: string } {
  const given = basicOf(request);
  if (!given) throw notLoggedIn();
  return given;
}
